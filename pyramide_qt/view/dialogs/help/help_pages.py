"""The pages of the help that are not rules: how to play, and the keys, made from the actions."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject

from pyramide_qt.model.rule_texts.page import RulesPage, Section
from pyramide_qt.model.wording.card_letters import Letters, letters_text
from pyramide_qt.model.wording.wording import rules_name
from pyramide_qt.rules.deals.deal_code import rules_of
from pyramide_qt.view.actions.actions import Actions, plain_text_of
from pyramide_qt.view.actions.shortcut_list import shortcut_groups, typed_letters

HOW_TO_PLAY, MISTAKES, KEYS = "?play", "?mistakes", "?keys"
PAGES = (HOW_TO_PLAY, MISTAKES, KEYS)


class HelpPage(NamedTuple):
    """A page that is not made by a rule set: paragraphs or rows of two columns, in sections."""

    title: str
    sections: tuple[Section, ...] = ()
    tables: tuple[tuple[str, dict[str, str]], ...] = ()


class HelpPages(QObject):
    """Makes the pages in the language of the moment.

    `letters` are those on the cards, `token` is the rule set on the table.
    """

    def __init__(self, actions: Actions, letters: Letters, token: str) -> None:
        super().__init__()
        self._actions = actions
        self._letters = letters
        self._token = token

    @property
    def letters(self) -> Letters:
        """The letters on the cards."""
        return self._letters

    def page(self, key: str) -> HelpPage:
        """One of `PAGES`."""
        if key == HOW_TO_PLAY:
            parts = (self._pointer(), self._keys(), self._reader(), self._stuck())
            return HelpPage(self.title(key), parts)
        if key == MISTAKES:
            section = RulesPage().mistakes(rules_of(self._token))
            named = Section(rules_name(self._token), section.sentences)
            return HelpPage(self.title(key), (named,))
        return HelpPage(self.title(key), tables=shortcut_groups(self._actions, self._letters))

    def title(self, key: str) -> str:
        """What a page is called."""
        return {
            HOW_TO_PLAY: self.tr("How to play"),
            MISTAKES: QCoreApplication.translate("RulesPage", "Common mistakes"),
            KEYS: QCoreApplication.translate("ShortcutsDialog", "Keyboard shortcuts"),
        }[key]

    def _pointer(self) -> Section:
        return Section(
            self.tr("Mouse and touch"),
            (
                self.tr(
                    "Touch two open cards that go together, one after the other, or drag one onto "
                    "the other. A card that goes alone needs one touch."
                ),
                self.tr(
                    "Touch the stock to draw. When it is empty, touch its place to turn the waste "
                    "over, if another pass is left."
                ),
                self.tr(
                    "Hold the finger or the mouse still on a card to read what it is and what "
                    "covers it."
                ),
                self.tr(
                    "Click a card or the stock with the right button to be told why it cannot be "
                    "played."
                ),
                self.tr(
                    "A right click or a long press on the bare table opens a short menu, also in "
                    "full screen."
                ),
            ),
        )

    def _keys(self) -> Section:
        ranks = self.tr("Type a rank to jump to the next open card of that rank: %1.")
        why = self.tr(
            "Press I to be told what the cursor stands on. Press %1, then Enter, to be told why "
            "it cannot be played."
        )
        return Section(
            self.tr("Keyboard"),
            (
                self.tr(
                    "The arrow keys move a cursor over the table. Enter or Space touches what it "
                    "stands on; Escape lets the chosen card go."
                ),
                ranks.replace("%1", letters_text(typed_letters(self._actions, self._letters))),
                why.replace("%1", self._actions["why"].shortcut().toString()),
            ),
        )

    def _reader(self) -> Section:
        return Section(
            self.tr("Screen reader"),
            (
                self.tr(
                    "The table is a list of its cards and piles. Each is read with its place and "
                    "whether it is open, and can be pressed like a button."
                ),
                self.tr("Moves, refusals and the end of a game are spoken, a sentence each."),
            ),
        )

    def _stuck(self) -> Section:
        helps = self.tr(
            "“%1” takes back the last move, “%2” shows the next move of a shortest win, and “%3” "
            "deals the same cards again."
        )
        for place, name in enumerate(("undo", "hint", "replay"), start=1):
            helps = helps.replace(f"%{place}", self._named(name))
        why = self.tr("“%1” in the Help menu tells why something cannot be done.")
        return Section(
            self.tr("When you get stuck"), (helps, why.replace("%1", self._named("why")))
        )

    def _named(self, name: str) -> str:
        return plain_text_of(self._actions[name])
