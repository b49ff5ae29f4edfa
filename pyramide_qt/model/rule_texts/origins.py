"""Where each rule set comes from, and where its sources tell different things.

`[CL]` in a text is a link to the page of that rule set, `[*]` one to the player's own rules.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from pyramide_qt.model.rule_texts.disagreements import DISAGREEMENTS

ORIGINS: dict[str, object] = {
    "N": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "The game that this program was first written for: the stock goes round as often as you "
        "like, only the top of the waste is open, and clearing the pyramid wins.",
    ),
    "P3": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "Three passes through the stock are the most common number in programs for the computer. "
        "Here the removed cards are sorted by suit, so that you see how far each suit has come.",
    ),
    "CL": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "The game of the books, as Morehead and Mott-Smith and later Michael Keller describe it: "
        "one pass, and all 52 cards must go. Books guess that a person wins one game in fifty; "
        "with all cards known about one deal in fifteen can be won at all.",
    ),
    "RX": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "The classic game with an easier end: clearing the pyramid is enough. Wikipedia and "
        "several programs call it the relaxed game.",
    ),
    "PAR": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "Morehead and Mott-Smith's version for those who want more than winning or losing: three "
        "passes and a score against par, like in golf. Six games are a match.",
    ),
    "OS": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "The way Microsoft's collection plays it: the next card of the stock lies face up and may "
        "be paired, also with the top of the waste. About two deals in three can be cleared.",
    ),
    "KT": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "Three cards at a time and passes without limit, as PySolFC and Politaire play King Tut.",
    ),
    "TT": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "Tut's Tomb came with Microsoft's entertainment packs around 1990. Here the king of "
        "spades lies at the top as Tutankhamun, and a card may go together with the last card "
        "that covers it. Taking or leaving a waste card changes the groups of three of the next "
        "pass, so no king ever leaves the waste by itself.",
    ),
    "AP": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "PySolFC's Apophis has three wastes whose top cards pair with the pyramid and with each "
        "other. As the wastes are gathered, the cards come in another order in each pass.",
    ),
    "GZ": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "Michael Keller's open game: there is no stock, all cards can be seen from the start, and "
        "thinking decides. A little more than one deal in three can be won.",
    ),
    "TR": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "PySolFC's Triangle turns the pyramid upside down, so that only one card is open at the "
        "start. PySolFC also calls it Yield and Funnel, though AisleRiot's Yield plays otherwise.",
    ),
    "R7": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "An old text on Wikipedia lays seven more cards below the pyramid, which are open from "
        "the start and cover nothing.",
    ),
    "L7": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "Another reading of the reserve of seven: the seventh row itself lies loose below a "
        "pyramid of six rows.",
    ),
    "R6": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "A full pyramid with six loose cards below it, which leaves 18 for the stock.",
    ),
    "CE": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "A free place for one card, as several programs offer it. It looks small and helps more "
        "than anything else: nearly every deal can be won.",
    ),
    "CV": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "A card may go together with the last card that covers it. Of the relaxed deals that "
        "lifts the share that can be won from about 9 to about 23 in a hundred.",
    ),
    "SP": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "Played with the Spanish pack of 48 cards, which has no tens. Wikipedia names it as one "
        "of the sizes of pack that Pyramid is played with.",
    ),
    "S6": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "A smaller pyramid of six rows, and so a larger stock. All cards must go in one pass, "
        "which is harder than it looks.",
    ),
    "TH": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "AisleRiot's Thirteen deals all rows but the last face down. The drawn card lies on the "
        "waste and may go together with the card right under it.",
    ),
    "TZ": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "AisleRiot's Treize shows all cards and keeps the oldest card of the waste apart, so that "
        "it can be played at any time.",
    ),
    "YL": QT_TRANSLATE_NOOP(
        "RulesOrigins", "AisleRiot's Yield is Treize on a pyramid that stands upside down."
    ),
    "DZ": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "PySolFC's and Politaire's Pyramid Dozen makes twelve instead of thirteen. Nothing goes "
        "alone: queen and king, which make no twelve, go together.",
    ),
    "CH": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "Cheops counts nothing: equal and neighbouring ranks go together, 26 pairs in all, and no "
        "king goes alone.",
    ),
    "PH": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "PySolFC's Pharaohs lays the whole pack out as three pyramids. A pair may come from two "
        "of them.",
    ),
    "IT": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "Played in Italy with 40 cards: ten is the total, the king counts ten and goes alone, and "
        "two fives make a pair.",
    ),
    "DP": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "Thomas Warfield's Double Pyramid takes two packs and nine rows.",
    ),
    "TP": QT_TRANSLATE_NOOP(
        "RulesOrigins", "PySolFC's own: two packs and two pyramids side by side."
    ),
    "UD": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "PySolFC's own: two packs, one pyramid that stands and one that hangs.",
    ),
    "AN": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "Anubis is Politaire's larger Apophis, with two packs, nine rows and two passes.",
    ),
    "ET": QT_TRANSLATE_NOOP(
        "RulesOrigins",
        "Eleven is the total on a triangle that stands upside down. Jacks, queens and kings make "
        "no eleven, so two equal ones go together.",
    ),
}


def origin(token: str) -> tuple[str, ...]:
    """Where the rules of `token` come from; nothing for a player's own."""
    text = ORIGINS.get(token)
    return () if text is None else (QCoreApplication.translate("RulesOrigins", str(text)),)


def disagreements(token: str) -> tuple[str, ...]:
    """What the sources of `token` do not agree on, and where the other reading can be played."""
    return tuple(
        QCoreApplication.translate("RulesOrigins", str(text))
        for text, tokens in DISAGREEMENTS
        if token in tokens
    )
