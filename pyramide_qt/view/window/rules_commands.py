"""What the window does about rule sets: gallery, same number, pages, and the player's own."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.notation import is_game_text
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.store.settings.schema import LAST_RULES
from pyramide_qt.view.actions.actions import Actions
from pyramide_qt.view.dialog_opener import DialogOpener
from pyramide_qt.view.models import WindowParts

if TYPE_CHECKING:
    from pyramide_qt.view.dialogs.help.help_dialog import HelpDialog
    from pyramide_qt.view.dialogs.help.help_pages import HelpPages
    from pyramide_qt.view.dialogs.new_game.new_game_dialog import NewGameDialog
    from pyramide_qt.view.dialogs.own_rules.own_rules_dialog import OwnRulesDialog
    from pyramide_qt.view.widgets.rules_picture import PictureLook


class RulesCommands(QObject):
    """Connects the actions about rules; dialogs are imported when they are first wanted.

    Signals:
    - `game_pasted()`: a whole game, and not a deal code alone, lies on the clipboard.
    """

    game_pasted = Signal()

    def __init__(
        self, parts: WindowParts, actions: Actions, dialogs: DialogOpener, window: QMainWindow
    ) -> None:
        super().__init__(window)
        self._parts = parts
        self._actions = actions
        self._dialogs = dialogs
        self._window = window

    def open_new_game(self, text: str = "") -> NewGameDialog | None:
        """Ask for rules and deal, with `text` in the field for the code."""
        dialog = self._dialogs.open("new_game", self._make_new_game)
        if dialog is not None and text:
            dialog.set_text(text)
        return dialog

    def open_page(self, key: str) -> None:
        """Show the rules of a rule set, or another page of the help."""
        shown = self._dialogs.find("rules")
        dialog = self._dialogs.open("rules", partial(self._make_page, key))
        if dialog is None and shown is not None:
            cast("HelpDialog", shown).show_page(key)

    def open_editor(self, token: str) -> None:
        """Put together rules of the player's own, starting from those of `token`."""
        shown = self._dialogs.find("own_rules")
        dialog = self._dialogs.open("own_rules", partial(self._make_editor, token))
        if dialog is None and shown is not None:
            cast("OwnRulesDialog", shown).load(token)

    def _token(self) -> str:
        return self._parts.game.deal.token

    def _look(self) -> PictureLook:
        from pyramide_qt.view.widgets.rules_picture import picture_look

        return picture_look(self._parts.settings.table, self._parts.settings.deck)

    def paste_code(self) -> None:
        """Deal the code on the clipboard, or watch the game there."""
        text = QGuiApplication.clipboard().text()
        if is_game_text(text):
            self.game_pasted.emit()
        else:
            self.open_new_game(text)

    def open_same_number(self) -> None:
        """Ask for rules under which to deal the number on the table."""
        dialog = self.open_new_game()
        if dialog is not None:
            dialog.prefer_same_number()

    def open_page_of_game(self) -> None:
        """Show the rules of the game on the table."""
        self.open_page(self._token())

    def open_how_to_play(self) -> None:
        """Show how the game is played."""
        from pyramide_qt.view.dialogs.help.help_pages import HOW_TO_PLAY

        self.open_page(HOW_TO_PLAY)

    def open_own_rules(self) -> None:
        """Put together own rules, starting from those on the table."""
        self.open_editor(self._token())

    def _on_deal_wanted(self, code: DealCode) -> None:
        self._parts.session.new_game(code)

    def _on_random_wanted(self, token: str) -> None:
        self._parts.settings.set_value(LAST_RULES.key, token)
        self._parts.session.new_game()

    def _make_new_game(self) -> NewGameDialog:
        from pyramide_qt.model.rule_texts.gallery import RulesGallery, win_rates
        from pyramide_qt.view.dialogs.new_game.new_game_dialog import NewGameDialog

        store = self._parts.store
        gallery = RulesGallery(store.lists, self._parts.own_rules, win_rates(store))
        current = self._parts.game.deal.code
        dialog = NewGameDialog(gallery, self._token(), self._look(), current, self._window)
        gallery.setParent(dialog)
        dialog.deal_wanted.connect(self._on_deal_wanted)
        dialog.random_wanted.connect(self._on_random_wanted)
        dialog.page_wanted.connect(self.open_page)
        dialog.editor_wanted.connect(self.open_editor)
        return dialog

    def _make_page(self, key: str) -> HelpDialog:
        from pyramide_qt.view.dialogs.help.help_dialog import HelpDialog

        tokens = [*RULE_SETS, *(entry.token for entry in self._parts.own_rules.entries)]
        dialog = HelpDialog(tokens, key, self._help_pages, self._look(), self._window)
        dialog.play_wanted.connect(self._on_random_wanted)
        dialog.editor_wanted.connect(self.open_editor)
        return dialog

    def _help_pages(self) -> HelpPages:
        from pyramide_qt.model.wording.card_letters import letters_for
        from pyramide_qt.view.dialogs.help.help_pages import HelpPages

        return HelpPages(self._actions, letters_for(self._parts.settings.indices), self._token())

    def _make_editor(self, token: str) -> OwnRulesDialog:
        from pyramide_qt.view.dialogs.own_rules.own_rules_dialog import OwnRulesDialog

        dialog = OwnRulesDialog(self._parts.own_rules, token, self._look(), self._window)
        dialog.play_wanted.connect(self._on_random_wanted)
        return dialog
