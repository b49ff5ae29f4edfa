"""Colours: every text on a table and every index on a face can be read."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette

from pyramide_qt.store.settings.schema import BACK, DECK, TABLE
from pyramide_qt.view.style.palette import (
    MIN_RING_CONTRAST,
    MIN_TEXT_CONTRAST,
    Back,
    Deck,
    TableColours,
    TableLook,
    back_colours,
    contrast_ratio,
    deck_colours,
    table_colours,
)

SUITS = "CDHS"


def window(ground: str, text: str) -> QPalette:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Window, QColor(ground))
    palette.setColor(QPalette.ColorRole.WindowText, QColor(text))
    return palette


TABLES = {
    **{look.value: table_colours(look) for look in TableLook},
    "plain light": table_colours(TableLook.PLAIN, window("#EFEFEF", "#101010")),
    "plain dark": table_colours(TableLook.PLAIN, window("#232629", "#FCFCFC")),
    "plain middle": table_colours(TableLook.PLAIN, window("#7F7F7F", "#808080")),
}
EVERY_TABLE = pytest.mark.parametrize("colours", TABLES.values(), ids=TABLES.keys())


@pytest.mark.parametrize(
    ("a", "b", "ratio"),
    [("#000000", "#FFFFFF", 21.0), ("#777777", "#777777", 1.0), ("#767676", "#FFFFFF", 4.54)],
)
def test_contrast_is_that_of_the_web_guidelines(a: str, b: str, ratio: float) -> None:
    assert contrast_ratio(QColor(a), QColor(b)) == pytest.approx(ratio, abs=0.01)
    assert contrast_ratio(QColor(b), QColor(a)) == pytest.approx(ratio, abs=0.01)


def test_the_names_are_those_of_the_settings() -> None:
    assert set(DECK.choices) == {deck.value for deck in Deck}
    assert set(BACK.choices) == {back.value for back in Back}
    assert set(TABLE.choices) == {look.value for look in TableLook}


@EVERY_TABLE
def test_texts_on_a_table_can_be_read(colours: TableColours) -> None:
    for ground in (colours.top, colours.bottom):
        assert contrast_ratio(colours.text, ground) >= MIN_TEXT_CONTRAST
    assert contrast_ratio(colours.plate_text, colours.plate) >= MIN_TEXT_CONTRAST


@EVERY_TABLE
def test_the_double_cursor_shows_on_table_and_faces(colours: TableColours) -> None:
    grounds = [colours.top, colours.bottom, *(deck_colours(deck).face for deck in Deck)]
    for ground in grounds:
        rings = (colours.cursor_light, colours.cursor_dark)
        assert max(contrast_ratio(ring, ground) for ring in rings) >= MIN_RING_CONTRAST


@EVERY_TABLE
def test_partner_and_hint_rings_show_on_the_table(colours: TableColours) -> None:
    for ground in (colours.top, colours.bottom):
        assert contrast_ratio(colours.partner, ground) >= MIN_RING_CONTRAST
        assert contrast_ratio(colours.hint, ground) >= MIN_RING_CONTRAST


def test_the_plain_table_is_the_window_of_the_system() -> None:
    colours = table_colours(TableLook.PLAIN, window("#336699", "#FFFFFF"))
    assert colours.top == colours.bottom == QColor("#336699")
    assert colours.text == QColor("#FFFFFF")


@pytest.mark.parametrize("deck", Deck)
def test_an_index_can_be_read_on_its_face(deck: Deck) -> None:
    colours = deck_colours(deck)
    for suit in SUITS:
        assert contrast_ratio(colours.suits[suit], colours.face) >= MIN_TEXT_CONTRAST


@pytest.mark.parametrize("deck", Deck)
def test_the_edge_of_a_card_shows_on_its_face(deck: Deck) -> None:
    colours, back = deck_colours(deck), back_colours(deck)
    assert contrast_ratio(colours.edge, colours.face) >= 1.9
    assert contrast_ratio(back.edge, back.rim) >= 1.9


def test_red_and_black_suits_differ_and_four_colours_are_four() -> None:
    for deck in Deck:
        suits = deck_colours(deck).suits
        assert suits["H"] != suits["S"]
    assert len({colour.name() for colour in deck_colours(Deck.FOUR_COLOUR).suits.values()}) == 4
