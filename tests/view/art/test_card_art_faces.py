"""The faces of the decks: all different, readable when small, courts the same when turned."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from pyramide_qt.model.wording.card_letters import INTERNATIONAL, LETTERS, Letters, figure_of
from pyramide_qt.view.art.blank_card import paint_shade
from pyramide_qt.view.art.card_art import CardArt
from pyramide_qt.view.art.courts.figures import court_shapes
from pyramide_qt.view.art.face_style import face_style
from pyramide_qt.view.art.path_data import path
from pyramide_qt.view.art.pips import pip_places, small_pip_places
from pyramide_qt.view.art.rank_marks import RANK_RATIO, line_px, rank_path
from pyramide_qt.view.art.suit_marks import suit_path
from pyramide_qt.view.style.palette import (
    MIN_TEXT_CONTRAST,
    Back,
    Deck,
    contrast_ratio,
    deck_colours,
)
from tests.helpers.pictures import card_of, colours, dots, share_unlike, turned

pytestmark = pytest.mark.usefixtures("qapp")
SUITS = "CDHS"
FACES = list(product(range(1, 14), SUITS))
COURTS = list(product((11, 12, 13), SUITS))
SETS = {INTERNATIONAL, *LETTERS.values()}
FIGURES = sorted({figure_of(rank, letters) for letters in SETS for rank in range(1, 14)})


def face(deck: Deck, rank: int, suit: str, width: int, ratio: float = 1.0) -> QImage:
    art = CardArt(deck, Back.WEAVE)
    return card_of(art.face(rank, suit, width, ratio), art.margin(width))


def rows_with(image: QImage, colour: QColor, box: tuple[int, int, int, int]) -> set[int]:
    left, top, width, height = box
    return {
        y
        for y in range(top, top + height)
        if any(QColor(image.pixel(x, y)) == colour for x in range(left, left + width))
    }


@pytest.mark.parametrize("width", [32, 48, 100])
@pytest.mark.parametrize("deck", Deck)
def test_all_faces_of_a_deck_differ(deck: Deck, width: int) -> None:
    art = CardArt(deck, Back.WEAVE)
    seen = {dots(art.face(rank, suit, width, 1.0).toImage()) for rank, suit in FACES}
    assert len(seen) == 52


@pytest.mark.parametrize("width", [32, 48, 100])
@pytest.mark.parametrize("letters", sorted(SETS - {INTERNATIONAL}))
def test_letters_of_a_language_change_what_is_read_and_nothing_else(
    letters: Letters, width: int
) -> None:
    art = CardArt(Deck.CLASSIC, Back.WEAVE)
    own = CardArt(Deck.CLASSIC, Back.WEAVE, letters=letters)
    for rank in range(1, 14):
        shapes_differ = _shape(rank, letters) != _shape(rank, INTERNATIONAL)
        one, other = (each.face(rank, "S", width, 1.0).toImage() for each in (art, own))
        assert (dots(one) != dots(other)) is shapes_differ, rank
        assert share_unlike(one, other) < 0.2
    art.set_style(Deck.CLASSIC, Back.WEAVE, letters=letters)
    assert dots(art.face(13, "S", width, 1.0).toImage()) == dots(
        own.face(13, "S", width, 1.0).toImage()
    )


def _shape(rank: int, letters: Letters) -> str:
    # The Cyrillic letters that are drawn as Latin ones.
    return {"К": "K"}.get(figure_of(rank, letters), figure_of(rank, letters))


@pytest.mark.parametrize("width", [40, 60, 121])
@pytest.mark.parametrize("deck", Deck)
def test_courts_are_the_same_when_turned(deck: Deck, width: int) -> None:
    for rank, suit in COURTS:
        image = face(deck, rank, suit, width)
        assert share_unlike(image, turned(image)) < 0.02, (rank, suit)


@pytest.mark.parametrize(("rank", "suit"), [*product((2, 4, 10), SUITS), (1, "D"), (9, "D")])
def test_even_pip_cards_and_diamonds_are_the_same_when_turned(rank: int, suit: str) -> None:
    image = face(Deck.CLASSIC, rank, suit, 120)
    assert share_unlike(image, turned(image)) < 0.02


def test_twelve_court_pictures_have_twelve_outlines() -> None:
    """Even in one colour, without index and suit, no court is another one seen in a mirror."""
    outlines = set()
    for rank, suit in COURTS:
        image = QImage(100, 70, QImage.Format.Format_ARGB32)
        image.fill(QColor("white"))
        seen = set()
        for shape in court_shapes(rank, suit):
            bounds = shape.path.boundingRect()
            middle = min(bounds.left(), 100 - bounds.right())
            seen.add((round(middle, 1), round(bounds.top(), 1), round(bounds.height(), 1)))
        outlines.add(frozenset(seen))
    assert len(outlines) == 12


def test_court_figures_stay_inside_their_frame() -> None:
    for rank, suit in COURTS:
        for shape in court_shapes(rank, suit):
            bounds = shape.path.boundingRect()
            assert bounds.left() >= 20.4, (rank, suit)
            assert bounds.right() <= 79.6, (rank, suit)
            assert bounds.top() >= 7.0, (rank, suit)


@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize(("rank", "suit"), FACES)
def test_a_face_shows_paper_and_the_colour_of_its_suit(deck: Deck, rank: int, suit: str) -> None:
    found = colours(face(deck, rank, suit, 60))
    total = sum(found.values())
    assert found[deck_colours(deck).face.name()] > 0.15 * total
    assert found[deck_colours(deck).suits[suit].name()] > 0.01 * total


def test_a_king_is_found_at_a_glance() -> None:
    """At 48 pixels a large part of each king has the gold ground that no other card has."""
    gold = deck_colours(Deck.CLASSIC).panels[13].name()
    for rank, suit in FACES:
        found = colours(face(Deck.CLASSIC, rank, suit, 48))
        share = found[gold] / sum(found.values())
        assert (share > 0.08) == (rank == 13), (rank, suit, share)


@pytest.mark.parametrize(
    ("deck", "width", "least_px"),
    [
        (Deck.CLASSIC, 40, 13),
        (Deck.FOUR_COLOUR, 40, 13),
        (Deck.CONTRAST, 40, 13),
        (Deck.DARK, 40, 13),
        (Deck.LARGE_PRINT, 32, 12),
        (Deck.CLASSIC, 48, 11),
        (Deck.CLASSIC, 72, 14),
        (Deck.LARGE_PRINT, 100, 39),
    ],
)
def test_an_index_is_high_enough_to_be_read(deck: Deck, width: int, least_px: int) -> None:
    """The stem of the king's letter, in dots that have the full colour of the suit."""
    image = face(deck, 13, "S", width)
    box = (2, 2, round(width * 0.14), round(width * 0.48))
    rows = rows_with(image, deck_colours(deck).suits["S"], box)
    assert len(rows) >= least_px
    assert (
        contrast_ratio(deck_colours(deck).suits["S"], deck_colours(deck).face) >= MIN_TEXT_CONTRAST
    )


@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("width", [32, 48, 120])
def test_what_stays_visible_of_a_covered_card_tells_rank_and_suit(deck: Deck, width: int) -> None:
    """The upper 45 % of all faces differ, and hold the whole index and a row of pips."""
    seen = set()
    for rank, suit in FACES:
        image = face(deck, rank, suit, width)
        upper = image.copy(0, 0, image.width(), round(image.height() * 0.45))
        seen.add(dots(upper))
    assert len(seen) == 52


def test_left_handed_cards_have_an_index_in_all_corners() -> None:
    art = CardArt(Deck.CLASSIC, Back.WEAVE, all_corners=True)
    for width in (40, 60, 120):
        image = card_of(art.face(7, "D", width, 1.0), art.margin(width))
        part = round(width * 0.2)
        paper = deck_colours(Deck.CLASSIC).face.name()
        for x, y in product((3, width - 3 - part), (3, image.height() - 3 - part)):
            corner = colours(image.copy(x, y, part, part))
            assert corner[paper] < sum(corner.values()) * 0.95, (width, x, y)


@pytest.mark.parametrize("figure", FIGURES)
@pytest.mark.parametrize("weight", [0.1, 0.15, 0.2])
def test_rank_figures_fill_their_box_and_no_more(figure: str, weight: float) -> None:
    bounds = rank_path(figure, weight).boundingRect()
    assert QRectF(-0.001, -0.001, RANK_RATIO + 0.002, 1.002).contains(bounds)
    assert bounds.height() > 0.98
    assert bounds.width() > 0.8 * RANK_RATIO


@pytest.mark.parametrize(("rank", "suit"), [(13, "S"), (11, "C"), (4, "S"), (10, "C")])
@pytest.mark.parametrize("width", [40, 56, 72, 90, 120])
def test_the_stem_of_a_figure_is_crisp(rank: int, suit: str, width: int) -> None:
    """On a row through the stem the ink begins and ends from one dot to the next."""
    image = face(Deck.CLASSIC, rank, suit, width)
    style = face_style(Deck.CLASSIC, width)
    height = round(style.rank_height * width / 100)
    line = line_px(figure_of(rank, INTERNATIONAL), style.rank_weight, height)
    top = max(2, round(5.5 * width / 100))
    deck = deck_colours(Deck.CLASSIC)
    signs = {deck.suits[suit].name(): "#", deck.face.name(): "."}
    rows = {
        "".join(signs.get(QColor(image.pixel(x, y)).name(), "~") for x in range(1, width // 3))
        for y in range(top, top + height)
    }
    assert any(f".{'#' * line}." in row for row in rows), rows


def test_suit_marks_differ_in_shape() -> None:
    """Drawn in one colour, each mark has dots that no other has."""
    for one, other in product(SUITS, SUITS):
        if one != other:
            alone = suit_path(one).subtracted(suit_path(other)).boundingRect()
            assert alone.width() * alone.height() > 0.02


@pytest.mark.parametrize("rank", range(1, 11))
def test_pips_are_as_many_as_the_rank_and_the_lower_ones_are_turned(rank: int) -> None:
    for pips in (pip_places(rank), small_pip_places(rank)):
        assert len(pips) == rank == len(set(pips))
        assert all(pip.turned == (pip.y > 70) for pip in pips)
    columns = {pip.x for pip in pip_places(rank)}
    assert columns <= {30.0, 50.0, 70.0}


@pytest.mark.parametrize("text", ["M1 1 A2 2", "M1 1 L2", "M1 1 L2 3 4 Z", "5 5"])
def test_a_path_text_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="path text"):
        path(text)


@pytest.mark.parametrize("deck", Deck)
def test_a_covered_face_steps_back_and_can_still_be_read(deck: Deck) -> None:
    inks = deck_colours(deck)

    def shaded(colour: QColor) -> QColor:
        image = QImage(40, 56, QImage.Format.Format_RGB32)
        image.fill(colour)
        painter = QPainter(image)
        paint_shade(painter, QRectF(0, 0, 40, 56), inks)
        painter.end()
        return image.pixelColor(20, 28)

    paper = shaded(inks.face)
    for suit in inks.suits.values():
        assert contrast_ratio(shaded(suit), paper) >= MIN_TEXT_CONTRAST
    step = contrast_ratio(paper, inks.face)
    assert step == 1 if deck is Deck.CONTRAST else 1.2 <= step <= 1.5


@pytest.mark.parametrize("deck", [Deck.CLASSIC, Deck.FOUR_COLOUR, Deck.CONTRAST, Deck.DARK])
@pytest.mark.parametrize("width", [56, 68, 76, 93, 114, 125, 160])
def test_index_and_pips_have_air_between_them(deck: Deck, width: int) -> None:
    art = CardArt(deck, Back.PLAIN)
    paper = deck_colours(deck).face.rgb()
    for rank, suit in product(range(4, 11), SUITS):
        image = art.face(rank, suit, width, 1.0).toImage()
        edge, middle = round(art.margin(width)), width // 2
        rows = range(edge + 4, edge + round(width * 0.6))
        free = [all(image.pixel(edge + x, y) == paper for y in rows) for x in range(4, middle)]
        start = free.index(True, free.index(False))
        air = free.index(False, start) - start
        assert air >= max(2, round(0.03 * width)), (rank, suit)
