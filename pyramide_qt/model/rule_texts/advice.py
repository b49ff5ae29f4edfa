"""What to watch under each named rule set, each text with the rule sets that it is true for."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

WATCH: tuple[tuple[object, tuple[str, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "Two cards of which one lies under the other can never go together; each needs "
            "another partner, so find those first.",
        ),
        ("N", "P3", "CL", "RX", "PAR", "OS", "SP", "S6"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "Drawing costs nothing but moves: every card of the stock comes to the top again.",
        ),
        ("N",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "Use the first pass to learn the order of the stock; nothing is shuffled, so it comes "
            "again.",
        ),
        ("P3", "OS", "TR", "DP", "TP", "UD"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "All cards must go, so count: do not spend the last partner of a card that is still "
            "covered.",
        ),
        ("CL", "SP", "S6", "R7", "L7", "R6", "TH", "TZ", "YL", "GZ", "PH", "IT"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "The stock passes by only once: what goes with the top of the waste should do so "
            "before the next draw covers it.",
        ),
        ("RX", "CE", "CV"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "Fewer points are given from pass to pass, and once the pyramid is gone each further "
            "pair still saves two.",
        ),
        ("PAR",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "Do not draw by habit: the card on the stock can be used where it lies, and drawing "
            "it covers the top of the waste.",
        ),
        ("OS",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "Only every third card comes to the top by itself. Taking one moves the groups of "
            "three of the next pass, and others come up.",
        ),
        ("KT",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "Look at what lies on what: a pair of which one card covers the other goes too, once "
            "nothing else lies on the two.",
        ),
        ("CV", "TT"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "One draw covers all wastes at once, so use their top cards before it.",
        ),
        ("AP", "AN", "ET"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "Nothing is hidden and nothing is drawn, so the whole game can be thought through "
            "before the first move.",
        ),
        ("GZ", "DZ", "PH"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "At the start a single card of the table is open, so the first partners can only come "
            "from the stock.",
        ),
        ("TR", "YL", "ET"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "The loose cards cover nothing and can wait; keep them for cards that find no other "
            "partner.",
        ),
        ("R7", "L7", "R6"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "Keep the cell free as long as you can: a card leaves it only by being removed.",
        ),
        ("CE",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch", "The upper rows are hidden, so prefer moves that turn a card up."
        ),
        ("TH",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "Aces and kings have two ranks to go with, all others three, so find partners for "
            "aces and kings first.",
        ),
        ("CH",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesWatch",
            "With two packs a card has up to eight partners: choose the one whose going opens "
            "most.",
        ),
        ("DP", "TP", "UD", "AN"),
    ),
)


def what_to_watch(token: str) -> tuple[str, ...]:
    """Advice for the rules of `token`; nothing for a player's own."""
    return tuple(
        QCoreApplication.translate("RulesWatch", str(text))
        for text, tokens in WATCH
        if token in tokens
    )
