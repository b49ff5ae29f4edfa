"""Pictures of cards: their sizes, when they are drawn, and how many are kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from pyramide_qt.view.art import card_art
from pyramide_qt.view.art.card_art import CARD_RATIO, CardArt
from pyramide_qt.view.style.palette import Back, Deck, back_colours, deck_colours
from tests.helpers.pictures import card_of, colours, dots, share_unlike, turned
from tests.helpers.work import counted_work

pytestmark = pytest.mark.usefixtures("qapp")
SUITS = "CDHS"

MAX_CALLS = 2_000


@pytest.fixture
def art() -> CardArt:
    return CardArt(Deck.CLASSIC, Back.WEAVE)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("width", [32, 40, 48, 72, 120])
def test_a_picture_is_as_large_as_asked_times_the_pixel_ratio(
    art: CardArt, width: int, ratio: float
) -> None:
    margin = art.margin(width)
    for picture in (art.face(7, "H", width, ratio), art.back(width, ratio)):
        assert picture.devicePixelRatio() == ratio
        assert picture.size() == QSize(
            round(width * ratio) + round(2 * margin * ratio),
            round(art.height(width) * ratio) + round(2 * margin * ratio),
        )
        assert (margin * ratio).is_integer()


def test_the_shape_of_a_card(art: CardArt) -> None:
    assert art.height(100) == 140 == round(100 * CARD_RATIO)
    assert 0.04 <= art.margin(100) / 100 <= 0.12


def test_nothing_is_drawn_before_it_is_asked_for(art: CardArt) -> None:
    assert art.kept_count == 0
    art.face(3, "C", 60, 1.0)
    asked = art.kept_count
    art.face(3, "C", 60, 1.0)
    # With the face what lies under it: the shadow, and the blank card.
    assert art.kept_count == asked <= 3


def test_the_same_picture_is_given_again(art: CardArt) -> None:
    first = art.face(12, "S", 80, 1.0)
    assert art.face(12, "S", 80, 1.0).cacheKey() == first.cacheKey()
    assert art.face(12, "S", 81, 1.0).cacheKey() != first.cacheKey()


def test_kept_pictures_are_bounded(art: CardArt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_art, "CACHE_BYTES", 200_000)
    monkeypatch.setattr(card_art, "PICTURES_IN_USE", 2)
    for width in range(40, 90):
        art.face(9, "D", width, 1.0)
        assert art.kept_bytes <= 200_000
    assert art.kept_count < 100


def test_a_whole_table_is_kept_whatever_its_size(
    art: CardArt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_art, "CACHE_BYTES", 0)
    first = art.face(1, "C", 60, 1.0)
    for rank in range(1, 14):
        for suit in SUITS:
            art.face(rank, suit, 60, 1.0)
    art.back(60, 1.0)
    assert art.face(1, "C", 60, 1.0).cacheKey() == first.cacheKey()


def test_a_new_style_forgets_the_old_pictures(art: CardArt) -> None:
    old = dots(art.face(13, "H", 60, 1.0).toImage())
    back = dots(art.back(60, 1.0).toImage())
    art.set_style(Deck.CLASSIC, Back.WEAVE)
    assert art.kept_count > 0
    art.set_style(Deck.DARK, Back.STARS, all_corners=True)
    assert art.kept_count == art.kept_bytes == 0
    assert dots(art.face(13, "H", 60, 1.0).toImage()) != old
    assert (art.deck, art.has_all_corners) == (Deck.DARK, True)
    assert dots(art.back(60, 1.0).toImage()) != back


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("width", [40, 72, 121])
def test_edges_are_crisp(art: CardArt, width: int, ratio: float) -> None:
    """Along the middle of each side: one hairline of the edge's colour, then paper at once."""
    card = card_of(art.face(1, "H", width, ratio), art.margin(width))
    line = int(ratio)
    across = round(card.width() * 0.5)
    down = round(card.height() * 0.36)
    edge, paper = deck_colours(Deck.CLASSIC).edge, deck_colours(Deck.CLASSIC).face
    for near, inside in (
        ((0, down), (line, down)),
        ((card.width() - 1, down), (card.width() - 1 - line, down)),
        ((across, 0), (across, line)),
        ((across, card.height() - 1), (across, card.height() - 1 - line)),
    ):
        assert QColor(card.pixel(*near)) == edge
        assert QColor(card.pixel(*inside)) == paper


def test_the_shadow_ends_within_its_margin_and_lies_below(art: CardArt) -> None:
    image = art.face(2, "S", 120, 1.0).toImage()
    margin = round(art.margin(120))
    middle = image.width() // 2
    below = image.pixelColor(middle, image.height() - margin).alpha()
    above = image.pixelColor(middle, margin - 1).alpha()
    assert below > above
    for x, y in ((0, 0), (middle, 0), (0, image.height() // 2), (image.width() - 1, 0)):
        assert image.pixelColor(x, y).alpha() <= 6


@pytest.mark.parametrize("width", [40, 121])
@pytest.mark.parametrize("deck", Deck)
def test_four_backs_differ_and_look_the_same_when_turned(deck: Deck, width: int) -> None:
    seen = set()
    for back in Back:
        art = CardArt(deck, back)
        card = card_of(art.back(width, 1.0), art.margin(width))
        seen.add(dots(card))
        assert back_colours(deck).light.name() in colours(card)
        assert share_unlike(card, turned(card)) < 0.02, back
    assert len(seen) == 4


def test_the_edge_of_a_turning_card_is_narrow_and_as_high_as_the_card(art: CardArt) -> None:
    edge = art.edge(120, 1.5)
    assert edge.height() == round(art.height(120) * 1.5)
    assert edge.width() == round(art.edge_width(120) * 1.5)
    assert 1 <= art.edge_width(120) <= 120 * 0.06
    assert art.edge_width(20) >= 1


def test_drawing_a_deck_is_quick(art: CardArt, qtbot: QtBot) -> None:
    art.face(13, "C", 120, 1.0)
    for rank in range(1, 14):
        with counted_work() as work:
            art.face(rank, "S", 120, 1.0)
        assert work.calls < MAX_CALLS
