"""The page of a rule set: sentences chosen by the fields of its record, in sections."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from pyramide_qt.model.rule_texts.advice import what_to_watch
from pyramide_qt.model.rule_texts.mistakes import MistakeSentences
from pyramide_qt.model.rule_texts.origins import disagreements, origin
from pyramide_qt.model.rule_texts.page_play import PlaySentences
from pyramide_qt.model.rule_texts.page_table import TableSentences
from pyramide_qt.model.wording.card_letters import INTERNATIONAL, Letters
from pyramide_qt.model.wording.typography import own_digits
from pyramide_qt.rules.records.rule_set import RuleSet
from pyramide_qt.rules.records.rule_sets import announces_cycling


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the sentences under it.

    In a sentence `[CL]` stands for a link to the page of that rule set, `[*]` for one to the
    player's own rules.
    """

    heading: str
    sentences: tuple[str, ...]


class RulesPage(QObject):
    """Puts a page together in the language of the moment, with the letters on the cards."""

    def __init__(self, letters: Letters = INTERNATIONAL) -> None:
        super().__init__()
        self._letters = letters

    def sections(self, token: str, rules: RuleSet) -> tuple[Section, ...]:
        """All that is to be said about `rules`; `token` adds where they come from."""
        table, play = TableSentences(), PlaySentences(self._letters)
        sections = (
            Section(self.tr("The table"), tuple(table.table(rules))),
            Section(self.tr("What may be removed"), tuple(play.pairs(rules))),
            Section(self.tr("Stock and waste"), tuple(table.stock(rules))),
            Section(self.tr("Cells"), tuple(table.cells(rules))),
            Section(
                self.tr("Goal"),
                tuple(play.goal(rules, announces_cycling=announces_cycling(token))),
            ),
            Section(self.tr("Score and taking back"), tuple(play.score(rules))),
            self.mistakes(rules),
            Section(self.tr("What to watch"), what_to_watch(token)),
            Section(self.tr("Where it comes from"), origin(token)),
            Section(self.tr("Where the sources differ"), disagreements(token)),
        )
        return tuple(_shown(section) for section in sections if section.sentences)

    def mistakes(self, rules: RuleSet) -> Section:
        """What is often done wrong under `rules`."""
        said = tuple(MistakeSentences().mistakes(rules))
        return _shown(Section(self.tr("Common mistakes"), said))


def _shown(section: Section) -> Section:
    return Section(section.heading, tuple(own_digits(each) for each in section.sentences))
