"""Texts about rules that have a count in them, and the names of ranks, values and sources."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from pyramide_qt.model.wording import names
from pyramide_qt.model.wording.typography import joined
from pyramide_qt.model.wording.wording import number_text
from pyramide_qt.rules.records.rule_set import RuleSet, Source

SOURCES: dict[Source, object] = {
    Source.TABLEAU: QT_TRANSLATE_NOOP("RulesPage", "the tableau"),
    Source.WASTE: QT_TRANSLATE_NOOP("RulesPage", "the waste"),
    Source.STOCK: QT_TRANSLATE_NOOP("RulesPage", "the stock"),
    Source.CELL: QT_TRANSLATE_NOOP("RulesPage", "a cell"),
}


class RulesWords(QObject):
    """Texts with a count: only `tr` of an object marks them as such for the translators."""

    def pyramid(self, rows: int) -> str:
        return self.tr(
            "A pyramid of %n row(s) is laid out: one card in the first row and one more in each "
            "row after it.",
            "",
            rows,
        )

    def inverted(self, rows: int) -> str:
        return self.tr(
            "A pyramid of %n row(s) is laid out upside down: the longest row comes first and a "
            "single card last.",
            "",
            rows,
        )

    def reserve(self, count: int) -> str:
        return self.tr("%n card(s) are laid out side by side as a reserve.", "", count)

    def columns(self, count: int) -> str:
        """`%1` is the number of cards in a column."""
        return self.tr("%n column(s) of %1 cards each are laid out face up.", "", count)

    def stock(self, count: int) -> str:
        return self.tr("The other %n card(s) are the stock.", "", count)

    def first_drawn(self, count: int) -> str:
        """`%1` is what is left of the stock."""
        return self.tr(
            "%n card(s) of it are drawn before the game begins, which leaves %1.", "", count
        )

    def drawn(self, count: int) -> str:
        return self.tr(
            "Cards are drawn onto the waste, %n at a time; each lies on the one before.", "", count
        )

    def one_to_each(self, count: int) -> str:
        return self.tr("A draw lays one card on each of %n waste(s).", "", count)

    def shifted(self, count: int) -> str:
        return self.tr(
            "A draw turns a card onto the first of %n waste(s); the card that lay there moves on "
            "to the next.",
            "",
            count,
        )

    def chosen(self, count: int) -> str:
        return self.tr(
            "A draw lays one card on one of %n waste(s), which the player chooses.", "", count
        )

    def passes(self, count: int) -> str:
        return self.tr(
            "There are %n pass(es) through the stock: when it is empty, the waste is turned over "
            "and drawn again.",
            "",
            count,
        )

    def cells(self, count: int) -> str:
        """`%1` are the places that a cell can be filled from."""
        return self.tr(
            "There are %n free place(s), called cells: each can hold one open card for later. "
            "They take cards from %1.",
            "",
            count,
        )

    def undo(self, count: int) -> str:
        return self.tr("The last %n move(s) can be taken back.", "", count)

    def points(self, count: int) -> str:
        return self.tr("Each card that leaves the tableau brings 10 points, %n in all.", "", count)

    def short_pyramid(self, rows: int) -> str:
        return self.tr("pyramid of %n row(s)", "", rows)

    def short_inverted(self, rows: int) -> str:
        return self.tr("inverted pyramid of %n row(s)", "", rows)

    def short_reserve(self, count: int) -> str:
        return self.tr("reserve of %n", "", count)

    def short_columns(self, count: int) -> str:
        return self.tr("%n column(s)", "", count)

    def short_passes(self, count: int) -> str:
        return self.tr("%n pass(es)", "", count)

    def short_drawn(self, count: int) -> str:
        return self.tr("%n at a time", "", count)

    def short_wastes(self, count: int) -> str:
        return self.tr("%n waste(s)", "", count)

    def short_cells(self, count: int) -> str:
        return self.tr("%n cell(s)", "", count)

    def short_cards(self, count: int) -> str:
        return self.tr("%n card(s)", "", count)


def rank_name(rank: int) -> str:
    """A rank in words, 1 the ace and 13 the king."""
    return QCoreApplication.translate("Wording", str(names.RANKS[rank - 1]))


def rank_names(ranks: tuple[int, ...]) -> str:
    """Several ranks, as a sentence lists them."""
    return joined(rank_name(rank) for rank in ranks)


def source_names(sources: tuple[Source, ...]) -> str:
    """Several sources of cards, as a sentence lists them."""
    return joined(QCoreApplication.translate("RulesPage", str(SOURCES[s])) for s in sources)


def values_text(rules: RuleSet) -> str:
    """What the ace and the court cards of the pack count."""
    text = QCoreApplication.translate(
        "RulesPage", "An ace counts 1, a jack %1, a queen %2 and a king %3."
    )
    for place, rank in enumerate((11, 12, 13), start=1):
        text = text.replace(f"%{place}", number_text(rules.values[rank]))
    return text
