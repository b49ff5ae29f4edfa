"""The plate of the end stands on free felt wherever a table leaves room for it."""

from __future__ import annotations

import random
from functools import cache
from itertools import product

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from pyramide_qt.model.game.locations import locate
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.view.art.card_art import CardArt
from pyramide_qt.view.style.palette import Back, Deck, TableLook, table_colours
from pyramide_qt.view.table.cards.card_item import CardLook
from pyramide_qt.view.table.cards.layout import Rect, TableLayout, table_layout
from pyramide_qt.view.table.cards.poses import card_rests
from pyramide_qt.view.table.messages.end_plate import EndContent, EndPlate, PlateButton
from pyramide_qt.view.table.messages.plate_places import (
    Surroundings,
    free_place,
    hidden_area,
    message_place,
    open_place,
    rank_corner,
)
from tests.helpers.drivers.random_play import chosen_move

CONTENT = EndContent(
    "No more possible moves",
    ("Cards left: 19", "Before move 13 it could still be won."),
    tuple(PlateButton(n, n) for n in ("Undo", "Replay this deal", "New game", "Review")),
)
SIZES = [(480, 340), (800, 520), (1100, 700), (1366, 640), (1920, 960), (600, 1000)]
PLATES = [QSizeF(300, 130), QSizeF(220, 240), QSizeF(520, 110)]
_STEP_PX = 3


def cards_left(layout: TableLayout, token: str, seed: int) -> list[Rect]:
    """The places of a table in the middle of a game: the upper rows, and all piles."""
    kept = random.Random(seed).randint(0, len(layout.slots))
    assert deal_from_code(DealCode(token, seed)).rules.slot_count == len(layout.slots)
    return [*layout.slots[:kept], *layout.piles]


def has_room(size: QSizeF, cards: list[Rect], table: Rect) -> bool:
    """Whether the plate fits somewhere, tried at each few pixels."""
    width, height = size.width(), size.height()
    for y in range(0, int(table.height - height) + 1, _STEP_PX):
        beside = sorted(card for card in cards if card.y < y + height and card.bottom > y)
        at = 0.0
        for card in [*beside, Rect(table.width, 0, 0, 0)]:
            if card.x - at >= width:
                return True
            at = max(at, card.right)
    return False


@pytest.mark.parametrize("token", RULE_SETS)
def test_no_card_is_covered_where_the_window_has_room(token: str) -> None:
    rules = RULE_SETS[token].rules
    found = 0
    for (width, height), seed in product(SIZES, range(4)):
        table = Rect(0, 0, width, height)
        cards = cards_left(table_layout(rules, width, height), token, seed)
        for plate in PLATES:
            place = free_place(plate, cards, table)
            assert (place is not None) or not has_room(plate, cards, table)
            chosen = open_place(plate, cards, table)
            assert chosen.x >= 0 and chosen.right <= width
            assert chosen.y >= 0 and chosen.bottom <= height
            if place is not None:
                found += 1
                assert chosen == place
                assert hidden_area(place, cards) == 0
    assert found > 10


def test_it_stands_in_the_middle_of_the_felt() -> None:
    table = Rect(0, 0, 800, 600)
    assert open_place(QSizeF(300, 120), [], table).middle == (400, 300)
    row = [Rect(x, 0, 80, 112) for x in range(0, 800, 80)]
    assert open_place(QSizeF(300, 120), row, table).middle == (400, 356)


def test_near_a_card_it_goes_no_further_than_it_must() -> None:
    table, card = Rect(0, 0, 800, 600), Rect(300, 200, 80, 112)
    place = free_place(QSizeF(200, 40), [card], table, card.middle)
    assert place is not None
    assert (place.y == 312 or place.bottom == 200) and place.middle[0] == 340


@pytest.mark.parametrize("size", SIZES[1:])
@pytest.mark.parametrize("token", RULE_SETS)
def test_a_message_hides_no_rank(token: str, size: tuple[int, int]) -> None:
    layout = table_layout(RULE_SETS[token].rules, *size)
    cards = [*layout.slots, *layout.piles]
    sizes = [QSizeF(240, 40), QSizeF(160, 60)]
    around = Surroundings(Rect(0, 0, *size), None, (), cards, cards, cards)
    for near in (None, layout.slots[-1], layout.slots[0]):
        place = message_place(sizes, around._replace(near=near))
        assert hidden_area(place, [rank_corner(card) for card in cards]) == 0
        assert 0 <= place.x <= place.right <= size[0]


@cache
def finished_game(token: str) -> Game:
    """A game played by chance to its end; where a stock goes round for ever, for a while."""
    game, source = Game(deal_from_code(DealCode(token, 4))), random.Random(7)
    while game.outcome() is Outcome.OPEN and game.move_count < 150:
        move = chosen_move(game, source, removals_first=0.95)
        assert move is not None
        game.push(move)
    return game


def lost_table(token: str, size: tuple[int, int]) -> tuple[TableLayout, list[Rect]]:
    """The table of a lost game, and the cards that are seen on it."""
    rules, game = RULE_SETS[token].rules, finished_game(token)
    layout = table_layout(rules, *size)
    width, height = layout.card_width, layout.card_height
    rests = card_rests(layout, rules, locate(game)).values()
    return layout, [Rect(rest.x, rest.y, width, height) for rest in rests if rest.is_visible]


# In so many of the thirty tables at most there is too little felt; fonts differ a little.
@pytest.mark.parametrize(("size", "most"), list(zip(SIZES, (28, 12, 5, 2, 2, 4), strict=True)))
def test_a_lost_game_is_told_on_free_felt(
    qapp: QApplication, size: tuple[int, int], most: int
) -> None:
    table, hiding = Rect(0, 0, *size), []
    for token in RULE_SETS:
        layout, cards = lost_table(token, size)
        look = CardLook(CardArt(Deck.CLASSIC, Back.WEAVE), table_colours(TableLook.FELT))
        look.width = layout.card_width
        plate = EndPlate(look)
        plate.show_end(CONTENT, table, cards, layout.piles)
        place = plate.place
        assert table.overlap(place) == pytest.approx(place.width * place.height)
        if hidden_area(place, cards) > 1:
            hiding.append(token)
            assert not has_room(QSizeF(place.width, place.height), cards, table)
    assert len(hiding) <= most, hiding
