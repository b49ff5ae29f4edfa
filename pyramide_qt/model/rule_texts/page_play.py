"""Sentences about pairs, the goal and the score of a rule set, made from its record."""

from __future__ import annotations

from PySide6.QtCore import QObject

from pyramide_qt.model.wording.card_letters import Letters, figure_of
from pyramide_qt.model.wording.rules_words import (
    RulesWords,
    rank_names,
    source_names,
    values_text,
)
from pyramide_qt.model.wording.typography import left_to_right, listed
from pyramide_qt.model.wording.wording import number_text
from pyramide_qt.rules.records.rule_set import (
    BlockKind,
    DealMode,
    Foundations,
    Goal,
    RuleSet,
    ScoreRule,
    Stock,
    WasteOpen,
)

KING = 13


class PlaySentences(QObject):
    """What may be removed, when the game is won, and what it scores, in words.

    A pair of cards is two signs with a plus between them, as they stand on the cards, in an isolate
    from left to right.
    """

    def __init__(self, letters: Letters) -> None:
        super().__init__()
        self._letters = letters

    def pairs(self, rules: RuleSet) -> list[str]:
        """Which cards go together or alone, and which are open."""
        pairs = rules.pairs
        found = self._together(rules)
        alone_here = tuple(rank for rank in pairs.alone if rank in rules.ranks)
        if alone_here == (KING,):
            found.append(self.tr("A king goes alone."))
        elif pairs.alone:
            alone = self.tr("These go alone, without a partner: %1.")
            found.append(alone.replace("%1", rank_names(pairs.alone)))
        else:
            found.append(self.tr("No card goes alone."))
        found.append(self.tr("A card of the tableau is open when no card lies on it."))
        if rules.stock is not None:
            found += self._open_beside(rules, rules.stock)
        if any(block.kind is not BlockKind.COLUMNS for block in rules.blocks):
            found.append(self._coverer(rules))
        for zones in pairs.forbid:
            text = self.tr("Cards from these two places must not go together: %1.")
            found.append(text.replace("%1", source_names(zones)))
        return found

    def goal(self, rules: RuleSet, *, announces_cycling: bool) -> list[str]:
        """When the game is won and when it is stuck."""
        if rules.goal is Goal.ALL:
            found = [self.tr("The game is won when every card has gone.")]
        else:
            found = [
                self.tr(
                    "The game is won when the tableau is cleared; cards left in the stock and "
                    "the waste do not matter."
                )
            ]
        if rules.play_on:
            found.append(self.tr("After that the play may go on for a better score."))
        if rules.stock is not None and rules.stock.passes is None:
            if announces_cycling:
                found.append(
                    self.tr(
                        "When only the stock goes round and nothing can be removed any more, "
                        "that is said; you may go on all the same."
                    )
                )
            else:
                found.append(self.tr("The game goes on as long as a card can be drawn."))
        return found

    def score(self, rules: RuleSet) -> list[str]:
        """What is counted, and how far back moves can be taken."""
        found = [self._score(rules)]
        if rules.foundations is Foundations.BY_SUIT:
            found.append(
                self.tr("Removed cards lie on four piles by suit and cannot be played from there.")
            )
        if rules.undo is None:
            found.append(self.tr("Every move can be taken back, to the start of the game."))
        elif rules.undo == 0:
            found.append(self.tr("No move can be taken back."))
        else:
            found.append(RulesWords().undo(rules.undo))
        found.append(
            self.tr("Removals, draws and redeals count as moves; taking back lowers no count.")
        )
        return found

    def _together(self, rules: RuleSet) -> list[str]:
        pairs, found = rules.pairs, []
        if pairs.total is not None:
            text = self.tr("Two open cards go together if their values make %1.")
            found += [text.replace("%1", number_text(pairs.total)), values_text(rules)]
        if pairs.near:
            found.append(
                self.tr(
                    "Two open cards go together if their ranks are equal or neighbours; ace and "
                    "king are no neighbours."
                )
            )
        named = [
            left_to_right(f"{figure_of(a, self._letters)} + {figure_of(b, self._letters)}")
            for a in rules.ranks
            for b in sorted(rules.partners[a])
            if a <= b
        ]
        if named:
            found.append(self.tr("The pairs: %1.").replace("%1", listed(named)))
        return found

    def _open_beside(self, rules: RuleSet, stock: Stock) -> list[str]:
        """Which cards of stock and waste may be played."""
        found = []
        if stock.top_open:
            found.append(
                self.tr("The stock lies face up, and its next card may be played like any other.")
            )
        if WasteOpen.TOP in rules.waste_open:
            found.append(self._waste_top(stock))
        if WasteOpen.UNDER_TOP in rules.waste_open:
            found.append(
                self.tr("The top of the waste may also go together with the card right under it.")
            )
        if WasteOpen.OLDEST in rules.waste_open:
            found.append(
                self.tr(
                    "The oldest card of the waste is open too; when it has gone, the one that is "
                    "oldest then takes its place."
                )
            )
        if not rules.waste_open:
            found.append(self.tr("No card of the waste can be played."))
        return found

    def _waste_top(self, stock: Stock) -> str:
        if stock.waste_count == 1:
            return self.tr("The top card of the waste is open; playing it opens the one below.")
        if stock.mode is DealMode.SHIFT and stock.number == 2:
            return self.tr(
                "The card just turned and the top of the waste are both open, and may go together."
            )
        return self.tr("The top card of each waste is open, and they may go together.")

    def _coverer(self, rules: RuleSet) -> str:
        if rules.pairs.with_coverer:
            return self.tr(
                "A covered card may go together with the only card that still covers it, if that "
                "one is open."
            )
        return self.tr("A card never goes together with a card that covers it.")

    def _score(self, rules: RuleSet) -> str:
        if rules.score is ScoreRule.TEN_A_CARD:
            return RulesWords().points(10 * rules.slot_count)
        if rules.score is ScoreRule.ROWS:
            return self.tr(
                "Each removal brings 5 points, and each cleared row a bonus: 25, 50, 75, 100, "
                "150, 250 and 500, counted from the last row."
            )
        if rules.score is ScoreRule.PAR:
            return self.tr(
                "Clearing the tableau in the first pass brings 50 points, in the second 35, in "
                "the third 20; every card that is left then costs one point. A match is six "
                "games, and par is a total of 0."
            )
        return self.tr("The score counts the cards left on the table: 0 is perfect.")
