"""Names for people: cards, places, rule sets, kinds of move, headings."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from pyramide_qt.model.game.locations import Spot
from pyramide_qt.rules.moves import MoveKind

# Everything here is English source text; `wording.py` translates it where it is used.

RANKS: tuple[object, ...] = (
    QT_TRANSLATE_NOOP("Wording", "ace"),
    QT_TRANSLATE_NOOP("Wording", "two"),
    QT_TRANSLATE_NOOP("Wording", "three"),
    QT_TRANSLATE_NOOP("Wording", "four"),
    QT_TRANSLATE_NOOP("Wording", "five"),
    QT_TRANSLATE_NOOP("Wording", "six"),
    QT_TRANSLATE_NOOP("Wording", "seven"),
    QT_TRANSLATE_NOOP("Wording", "eight"),
    QT_TRANSLATE_NOOP("Wording", "nine"),
    QT_TRANSLATE_NOOP("Wording", "ten"),
    QT_TRANSLATE_NOOP("Wording", "jack"),
    QT_TRANSLATE_NOOP("Wording", "queen"),
    QT_TRANSLATE_NOOP("Wording", "king"),
)

SUITS: dict[str, object] = {
    "C": QT_TRANSLATE_NOOP("Wording", "clubs"),
    "D": QT_TRANSLATE_NOOP("Wording", "diamonds"),
    "H": QT_TRANSLATE_NOOP("Wording", "hearts"),
    "S": QT_TRANSLATE_NOOP("Wording", "spades"),
}

RULES: dict[str, object] = {
    "N": QT_TRANSLATE_NOOP("Wording", "Pyramide"),
    "P3": QT_TRANSLATE_NOOP("Wording", "Three Passes"),
    "CL": QT_TRANSLATE_NOOP("Wording", "Classic"),
    "RX": QT_TRANSLATE_NOOP("Wording", "Relaxed"),
    "PAR": QT_TRANSLATE_NOOP("Wording", "Par Pyramid"),
    "OS": QT_TRANSLATE_NOOP("Wording", "Open Stock"),
    "KT": QT_TRANSLATE_NOOP("Wording", "King Tut"),
    "TT": QT_TRANSLATE_NOOP("Wording", "Tut's Tomb"),
    "AP": QT_TRANSLATE_NOOP("Wording", "Apophis"),
    "GZ": QT_TRANSLATE_NOOP("Wording", "Giza"),
    "TR": QT_TRANSLATE_NOOP("Wording", "Triangle"),
    "R7": QT_TRANSLATE_NOOP("Wording", "Reserve of Seven"),
    "L7": QT_TRANSLATE_NOOP("Wording", "Loose Last Row"),
    "R6": QT_TRANSLATE_NOOP("Wording", "Reserve of Six"),
    "CE": QT_TRANSLATE_NOOP("Wording", "One Cell"),
    "CV": QT_TRANSLATE_NOOP("Wording", "Coverer Pairs"),
    "SP": QT_TRANSLATE_NOOP("Wording", "Spanish Deck"),
    "S6": QT_TRANSLATE_NOOP("Wording", "Six Rows"),
    "TH": QT_TRANSLATE_NOOP("Wording", "Thirteen"),
    "TZ": QT_TRANSLATE_NOOP("Wording", "Treize"),
    "YL": QT_TRANSLATE_NOOP("Wording", "Yield"),
    "DZ": QT_TRANSLATE_NOOP("Wording", "Pyramid Dozen"),
    "CH": QT_TRANSLATE_NOOP("Wording", "Cheops"),
    "PH": QT_TRANSLATE_NOOP("Wording", "Pharaohs"),
    "IT": QT_TRANSLATE_NOOP("Wording", "Italian Deck"),
    "DP": QT_TRANSLATE_NOOP("Wording", "Double Pyramid"),
    "TP": QT_TRANSLATE_NOOP("Wording", "Two Pyramids"),
    "UD": QT_TRANSLATE_NOOP("Wording", "Up and Down"),
    "AN": QT_TRANSLATE_NOOP("Wording", "Anubis"),
    "ET": QT_TRANSLATE_NOOP("Wording", "Eleven Triangle"),
}
OWN_RULES: object = QT_TRANSLATE_NOOP("Wording", "My rules")

# Places of which there is one, and those that are counted.
ONE_OF_A_KIND: dict[Spot, object] = {
    Spot.WASTE: QT_TRANSLATE_NOOP("Wording", "waste"),
    Spot.STOCK: QT_TRANSLATE_NOOP("Wording", "stock"),
    Spot.CELL: QT_TRANSLATE_NOOP("Wording", "cell"),
    Spot.FOUNDATION: QT_TRANSLATE_NOOP("Wording", "foundation"),
}
COUNTED: dict[Spot, object] = {
    Spot.COLUMN: QT_TRANSLATE_NOOP("Wording", "column %1"),
    Spot.WASTE: QT_TRANSLATE_NOOP("Wording", "waste %1"),
    Spot.CELL: QT_TRANSLATE_NOOP("Wording", "cell %1"),
    Spot.FOUNDATION: QT_TRANSLATE_NOOP("Wording", "foundation %1"),
}

MOVES: dict[MoveKind, object] = {
    MoveKind.PAIR: QT_TRANSLATE_NOOP("Wording", "%1 and %2 are removed"),
    MoveKind.ALONE: QT_TRANSLATE_NOOP("Wording", "%1 is removed"),
    MoveKind.DRAW: QT_TRANSLATE_NOOP("Wording", "%1 is drawn"),
    MoveKind.REDEAL: QT_TRANSLATE_NOOP("Wording", "The waste is turned back into the stock"),
    MoveKind.TO_CELL: QT_TRANSLATE_NOOP("Wording", "%1 goes to a cell"),
}

HEADINGS: dict[str, object] = {
    "RANK": QT_TRANSLATE_NOOP("Wording", "Rank"),
    "TIME": QT_TRANSLATE_NOOP("Wording", "Time"),
    "MOVES": QT_TRANSLATE_NOOP("Wording", "Moves"),
    "SCORE": QT_TRANSLATE_NOOP("Wording", "Score"),
    "DATE": QT_TRANSLATE_NOOP("Wording", "Date"),
    "CODE": QT_TRANSLATE_NOOP("Wording", "Deal code"),
}
