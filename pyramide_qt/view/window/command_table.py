"""The one table of what the window can do: each command with its words, keys, icon and deed."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication

from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP
from pyramide_qt.rules.records.rule_set import ScoreRule
from pyramide_qt.view.actions.command import Command
from pyramide_qt.view.models import WindowParts
from pyramide_qt.view.window.main_window import MainWindow

_Standard = QKeySequence.StandardKey
_Role = QAction.MenuRole


def can_move(parts: WindowParts) -> bool:
    """Whether the game on the table goes on."""
    return not parts.session.is_paused and not parts.game.has_ended


def can_pause(parts: WindowParts) -> bool:
    """Whether a pause can begin or end."""
    return parts.session.is_paused or not parts.game.has_ended


def can_undo(parts: WindowParts) -> bool:
    """Whether a move, or New Game, can be taken back, or why not be asked."""
    session = parts.session
    can_return = parts.game.can_undo or session.can_take_back_new_game
    return (not session.is_paused and can_return) or parts.selection.is_asking


def can_redo(parts: WindowParts) -> bool:
    """Whether a move can be made again, or why not be asked."""
    return (not parts.session.is_paused and parts.game.can_redo) or parts.selection.is_asking


def can_draw(parts: WindowParts) -> bool:
    """Whether there is a stock to touch, or why not be asked."""
    has_stock = parts.game.deal.rules.stock is not None
    return (has_stock and can_move(parts)) or parts.selection.is_asking


def has_code(parts: WindowParts) -> bool:
    """Cards that were typed in have no code, and so no text that a file could hold."""
    return parts.game.deal.code is not None


def is_played_for_par(parts: WindowParts) -> bool:
    """Whether the game on the table may belong to a match."""
    return parts.game.deal.rules.score is ScoreRule.PAR


# The table itself reads arrows, Enter, Space and Escape.
COMMANDS: tuple[Command[MainWindow, WindowParts], ...] = (
    Command(
        "new_game",
        QT_TRANSLATE_NOOP("Actions", "&New game"),
        (_Standard.New, "N", "F2"),
        lambda w: w.parts.session.new_game(),
        tip=QT_TRANSLATE_NOOP("Actions", "Deal a new game at random"),
        icon="new",
    ),
    Command(
        "choose_deal",
        QT_TRANSLATE_NOOP("Actions", "New game by r&ules or code…"),
        ("Ctrl+Shift+N",),
        lambda w: w.commands.rules.open_new_game(),
        tip=QT_TRANSLATE_NOOP("Actions", "Choose rules and a deal by its code"),
        icon="random",
    ),
    Command(
        "new_match",
        QT_TRANSLATE_NOOP("Actions", "Be&gin a new match"),
        ("Ctrl+M",),
        lambda w: w.par.begin_match(),
        tip=QT_TRANSLATE_NOOP("Actions", "Let the next game be the first of a match of six"),
        is_offered=is_played_for_par,
        is_hidden_else=True,
    ),
    Command(
        "my_rules",
        QT_TRANSLATE_NOOP("Actions", "M&y rules…"),
        ("Ctrl+Shift+M",),
        lambda w: w.commands.rules.open_own_rules(),
        tip=QT_TRANSLATE_NOOP("Actions", "Put together rules of your own"),
    ),
    Command(
        "same_number",
        QT_TRANSLATE_NOOP("Actions", "Sa&me number under other rules…"),
        ("Ctrl+Shift+R",),
        lambda w: w.commands.rules.open_same_number(),
        tip=QT_TRANSLATE_NOOP("Actions", "Deal the number on the table under other rules"),
    ),
    Command(
        "deal_winnable",
        QT_TRANSLATE_NOOP("Actions", "Deal one that can be &won"),
        ("Ctrl+Shift+W",),
        lambda w: w.analysis.deal_winnable(),
        tip=QT_TRANSLATE_NOOP("Actions", "Deal a game under these rules that can be won"),
    ),
    Command(
        "replay",
        QT_TRANSLATE_NOOP("Actions", "&Replay this deal"),
        ("Ctrl+R",),
        lambda w: w.parts.session.replay(),
        tip=QT_TRANSLATE_NOOP("Actions", "Play this deal again from its start"),
        icon="restart",
        short=QT_TRANSLATE_NOOP("Actions", "Replay"),
    ),
    Command(
        "next_deal",
        QT_TRANSLATE_NOOP("Actions", "Ne&xt deal"),
        ("Ctrl+PgDown",),
        lambda w: w.parts.session.next_deal(),
        icon="next",
    ),
    Command(
        "previous_deal",
        QT_TRANSLATE_NOOP("Actions", "Pre&vious deal"),
        ("Ctrl+PgUp",),
        lambda w: w.parts.session.previous_deal(),
        icon="previous",
    ),
    Command(
        "take_back_new_game",
        QT_TRANSLATE_NOOP("Actions", "&Take back the new game"),
        ("Ctrl+Alt+Z",),
        lambda w: w.parts.session.take_back_new_game(),
        icon="undo",
        is_offered=lambda parts: parts.session.can_take_back_new_game,
    ),
    Command(
        "pause",
        QT_TRANSLATE_NOOP("Actions", "&Pause"),
        ("P", "Pause"),
        lambda w: w.parts.session.pause(w.is_checked("pause")),
        tip=QT_TRANSLATE_NOOP("Actions", "Cover the table and stop the clock"),
        icon="pause",
        is_offered=can_pause,
        is_checkable=True,
        text_on=QT_TRANSLATE_NOOP("Actions", "&Resume"),
        icon_on="resume",
    ),
    Command(
        "statistics",
        QT_TRANSLATE_NOOP("Actions", "&Statistics"),
        ("Ctrl+T",),
        lambda w: w.commands.open_statistics(),
        tip=QT_TRANSLATE_NOOP("Actions", "Show how your games went"),
        icon="statistics",
    ),
    Command(
        "history",
        QT_TRANSLATE_NOOP("Actions", "&History"),
        ("Ctrl+H",),
        lambda w: w.commands.records.open_history(),
        icon="history",
    ),
    Command(
        "save_game",
        QT_TRANSLATE_NOOP("Actions", "Save this game as a &file…"),
        (_Standard.Save, "Ctrl+S"),
        lambda w: w.commands.records.save_game(),
        is_offered=has_code,
    ),
    Command(
        "daily",
        QT_TRANSLATE_NOOP("Actions", "&Daily deal"),
        ("Ctrl+Shift+D",),
        lambda w: w.commands.records.open_daily(),
        icon="daily",
    ),
    Command(
        "quit",
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        (_Standard.Quit, "Ctrl+Q"),
        lambda w: w.close(),
        icon="quit",
        role=_Role.QuitRole,
    ),
    Command(
        "undo",
        QT_TRANSLATE_NOOP("Actions", "&Undo"),
        (_Standard.Undo, "U", "Backspace"),
        lambda w: w.commands.undo(),
        tip=QT_TRANSLATE_NOOP("Actions", "Take back the last move"),
        icon="undo",
        short=QT_TRANSLATE_NOOP("Actions", "Undo"),
        is_offered=can_undo,
    ),
    Command(
        "redo",
        QT_TRANSLATE_NOOP("Actions", "&Redo"),
        (_Standard.Redo, "Ctrl+Shift+Z", "Ctrl+Y", "Shift+U"),
        lambda w: w.commands.redo(),
        tip=QT_TRANSLATE_NOOP("Actions", "Make the move again that was taken back"),
        icon="redo",
        short=QT_TRANSLATE_NOOP("Actions", "Redo"),
        is_offered=can_redo,
    ),
    Command(
        "draw",
        QT_TRANSLATE_NOOP("Actions", "&Draw or redeal"),
        ("D",),
        lambda w: w.parts.selection.draw(),
        is_offered=can_draw,
    ),
    Command(
        "hint",
        QT_TRANSLATE_NOOP("Actions", "&Hint"),
        ("H",),
        lambda w: w.analysis.ask_hint(),
        tip=QT_TRANSLATE_NOOP("Actions", "Show the next move of a shortest win"),
        icon="hint",
        is_offered=can_move,
    ),
    Command(
        "show_moves",
        QT_TRANSLATE_NOOP("Actions", "Show &moves"),
        ("M",),
        lambda w: w.analysis.show_moves(),
        is_offered=can_move,
    ),
    Command(
        "demo",
        QT_TRANSLATE_NOOP("Actions", "Show the solu&tion"),
        ("Ctrl+D",),
        lambda w: w.with_solver().dialogs.ask_for_line(),
        icon="demo",
    ),
    Command(
        "review",
        QT_TRANSLATE_NOOP("Actions", "Re&view this game"),
        ("Ctrl+E",),
        lambda w: w.with_solver().dialogs.review_game(),
    ),
    Command(
        "enter_deal",
        QT_TRANSLATE_NOOP("Actions", "&Enter a deal…"),
        ("Ctrl+Shift+E",),
        lambda w: w.with_solver().dialogs.open_enter_deal(),
    ),
    Command(
        "show_status",
        QT_TRANSLATE_NOOP("Actions", "Say whether the game can be &won"),
        ("Ctrl+I",),
        lambda w: w.analysis.set_shown(w.is_checked("show_status")),
        is_checkable=True,
    ),
    Command(
        "copy_code",
        QT_TRANSLATE_NOOP("Actions", "&Copy deal code"),
        (_Standard.Copy,),
        lambda w: w.commands.copy_code(),
        tip=QT_TRANSLATE_NOOP("Actions", "Copy the code of this deal"),
        icon="copy",
    ),
    Command(
        "paste_code",
        QT_TRANSLATE_NOOP("Actions", "&Paste deal code…"),
        (_Standard.Paste,),
        lambda w: w.commands.rules.paste_code(),
        icon="paste",
    ),
    Command(
        "settings",
        QT_TRANSLATE_NOOP("Actions", "&Settings…"),
        (_Standard.Preferences, "Ctrl+,"),
        lambda w: w.commands.open_settings(),
        tip=QT_TRANSLATE_NOOP("Actions", "Change how the game looks and helps"),
        icon="settings",
        role=_Role.PreferencesRole,
    ),
    Command(
        "full_screen",
        QT_TRANSLATE_NOOP("Actions", "&Full screen"),
        (_Standard.FullScreen, "F11"),
        lambda w: w.commands.set_full_screen(w.is_checked("full_screen")),
        icon="full_screen",
        is_checkable=True,
    ),
    Command(
        "cards_only",
        QT_TRANSLATE_NOOP("Actions", "&Nothing but cards"),
        ("Z",),
        lambda w: w.bars.show_as_wanted(),
        is_checkable=True,
        text_on=QT_TRANSLATE_NOOP("Actions", "Show the &bars"),
    ),
    Command(
        "rules",
        QT_TRANSLATE_NOOP("Actions", "&Rules of this game"),
        (_Standard.HelpContents, "F1"),
        lambda w: w.commands.rules.open_page_of_game(),
        icon="rules",
    ),
    Command(
        "how_to_play",
        QT_TRANSLATE_NOOP("Actions", "How to &play"),
        ("Ctrl+Shift+H",),
        lambda w: w.commands.rules.open_how_to_play(),
    ),
    Command(
        "why",
        QT_TRANSLATE_NOOP("Actions", "&Why can't I…?"),
        ("Y",),
        lambda w: w.with_help().why.toggle(),
    ),
    Command(
        "guide",
        QT_TRANSLATE_NOOP("Actions", "&Guide through a first game"),
        ("Ctrl+G",),
        lambda w: w.with_help().begin_guide(),
    ),
    Command(
        "shortcuts",
        QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"),
        ("Ctrl+F1", "?"),
        lambda w: w.commands.open_shortcuts(),
    ),
    Command(
        "about",
        QT_TRANSLATE_NOOP("Actions", "&About Pyramide"),
        ("Shift+F1",),
        lambda w: w.commands.open_about(),
        icon="about",
        role=_Role.AboutRole,
    ),
    Command(
        "about_qt",
        QT_TRANSLATE_NOOP("Actions", "About &Qt"),
        ("Ctrl+Shift+F1",),
        lambda _window: QApplication.aboutQt(),
        role=_Role.AboutQtRole,
    ),
)
