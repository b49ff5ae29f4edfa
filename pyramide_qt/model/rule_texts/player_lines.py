"""Each named rule set in one line, as a player would tell it to another."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from pyramide_qt.model.rule_texts.summary import rules_summary
from pyramide_qt.model.wording.typography import own_digits
from pyramide_qt.rules.deals.deal_code import rules_of

LINES: dict[str, object] = {
    "N": QT_TRANSLATE_NOOP(
        "RulesLines", "The stock goes round as often as you like; clear the pyramid to win."
    ),
    "P3": QT_TRANSLATE_NOOP("RulesLines", "As Pyramide, but you see the stock only three times."),
    "CL": QT_TRANSLATE_NOOP("RulesLines", "Once through the stock, and every card must go."),
    "RX": QT_TRANSLATE_NOOP(
        "RulesLines", "Once through the stock, but clearing the pyramid is enough."
    ),
    "PAR": QT_TRANSLATE_NOOP(
        "RulesLines", "Three times through the stock, for a score, as in golf."
    ),
    "OS": QT_TRANSLATE_NOOP(
        "RulesLines", "The next card of the stock lies face up and can be paired."
    ),
    "KT": QT_TRANSLATE_NOOP("RulesLines", "Draw three cards at a time, as often as you like."),
    "TT": QT_TRANSLATE_NOOP(
        "RulesLines", "Draw three at a time; a card can go with the last one that lies on it."
    ),
    "AP": QT_TRANSLATE_NOOP(
        "RulesLines", "Draw three cards side by side, three times; every card must go."
    ),
    "GZ": QT_TRANSLATE_NOOP("RulesLines", "All cards lie open: it is won by thinking alone."),
    "TR": QT_TRANSLATE_NOOP(
        "RulesLines", "The pyramid stands on its tip, and one card is open at first."
    ),
    "R7": QT_TRANSLATE_NOOP(
        "RulesLines", "Seven loose cards below the pyramid help from the start."
    ),
    "L7": QT_TRANSLATE_NOOP("RulesLines", "The last row lies loose below a smaller pyramid."),
    "R6": QT_TRANSLATE_NOOP("RulesLines", "Six loose cards below the pyramid help from the start."),
    "CE": QT_TRANSLATE_NOOP("RulesLines", "One free place where you can put a card aside."),
    "CV": QT_TRANSLATE_NOOP("RulesLines", "A card can go with the last one that lies on it."),
    "SP": QT_TRANSLATE_NOOP("RulesLines", "48 cards without tens; two cards make 12."),
    "S6": QT_TRANSLATE_NOOP(
        "RulesLines", "A smaller pyramid, a larger stock, and every card must go."
    ),
    "TH": QT_TRANSLATE_NOOP("RulesLines", "The upper rows lie face down until you uncover them."),
    "TZ": QT_TRANSLATE_NOOP("RulesLines", "The oldest of the drawn cards stays in play."),
    "YL": QT_TRANSLATE_NOOP("RulesLines", "As Treize, with the pyramid on its tip."),
    "DZ": QT_TRANSLATE_NOOP("RulesLines", "All cards lie open; two cards make 12."),
    "CH": QT_TRANSLATE_NOOP("RulesLines", "Equal and neighbouring cards go together."),
    "PH": QT_TRANSLATE_NOOP("RulesLines", "Three pyramids, and nothing to draw."),
    "IT": QT_TRANSLATE_NOOP("RulesLines", "40 cards and a smaller pyramid; two cards make 10."),
    "DP": QT_TRANSLATE_NOOP("RulesLines", "One pyramid of nine rows: a long game."),
    "TP": QT_TRANSLATE_NOOP("RulesLines", "Two pyramids side by side."),
    "UD": QT_TRANSLATE_NOOP("RulesLines", "Two pyramids, one of them on its tip."),
    "AN": QT_TRANSLATE_NOOP("RulesLines", "Nine rows; you draw three cards side by side."),
    "ET": QT_TRANSLATE_NOOP("RulesLines", "The pyramid stands on its tip; two cards make 11."),
}


def player_line(token: str) -> str:
    """What a player would say of the rules; of the player's own, what their record says."""
    line = LINES.get(token)
    if line is None:
        return rules_summary(rules_of(token))
    return own_digits(QCoreApplication.translate("RulesLines", str(line)))
