"""The sounds of the game, where the optional part of the package for them is installed."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl

from pyramide_qt.model.game.game_events import (
    Dealt,
    DealtReason,
    Direction,
    Moved,
    RefusalKind,
    Refused,
)
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.resources.lookup import sound_file
from pyramide_qt.rules.moves import MoveKind
from pyramide_qt.rules.outcome import Outcome

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

VOLUMES = {"soft": 0.25, "medium": 0.5, "loud": 1.0}
_OF_MOVES = {
    MoveKind.PAIR: "pair",
    MoveKind.ALONE: "alone",
    MoveKind.DRAW: "draw",
    MoveKind.REDEAL: "redeal",
    MoveKind.TO_CELL: "draw",
}
_QUIET = (RefusalKind.PAUSED, RefusalKind.OVER)

Play = Callable[[str, float], None]


_failed: list[ImportError] = []
"""Why Qt's multimedia part could not be loaded although it is installed."""


def are_sounds_possible() -> bool:
    """Whether Qt's multimedia part is installed and has not failed yet; asking loads nothing."""
    return find_spec("PySide6.QtMultimedia") is not None and not _failed


def _effect_class() -> type[QSoundEffect] | None:
    try:
        from PySide6.QtMultimedia import QSoundEffect
    except ImportError as error:
        # It wants libraries of the system that not every machine has.
        _failed.append(error)
        return None
    return QSoundEffect


class Sounds(QObject):
    """Plays a sound for each event, if the player wants any.

    `play` gets the name of a sound and a volume from 0 to 1; without it Qt plays.
    """

    def __init__(
        self,
        game: GameModel,
        selection: Selection,
        settings: SettingsModel,
        parent: QObject | None = None,
        play: Play | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._effects: dict[str, QSoundEffect] = {}
        self._play = play
        game.moved.connect(self._on_moved)
        game.dealt.connect(self._on_dealt)
        game.finished.connect(self._on_finished)
        selection.refused.connect(self._on_refused)
        settings.changed.connect(self._on_setting_changed)

    def _sound(self, name: str) -> None:
        if not self._settings.has_sounds:
            return
        volume = VOLUMES[self._settings.volume]
        if self._play is not None:
            self._play(name, volume)
        elif are_sounds_possible():
            self._play_effect(name, volume)

    def _play_effect(self, name: str, volume: float) -> None:
        effect = self._effects.get(name)
        if effect is None:
            maker = _effect_class()
            if maker is None:
                return
            effect = self._effects[name] = maker(self)
            effect.setSource(QUrl.fromLocalFile(str(sound_file(name))))
        effect.setVolume(volume)
        effect.play()

    def _on_moved(self, moved: Moved) -> None:
        is_undone = moved.direction is Direction.UNDONE
        self._sound("back" if is_undone else _OF_MOVES[moved.move.kind])

    def _on_dealt(self, dealt: Dealt) -> None:
        if dealt.reason in (DealtReason.NEW, DealtReason.REPLAY):
            self._sound("deal")

    def _on_finished(self, outcome: Outcome) -> None:
        if outcome is Outcome.WON:
            self._sound("won")

    def _on_refused(self, refused: Refused) -> None:
        if refused.kind not in _QUIET and refused.says:
            self._sound("refused")

    def _on_setting_changed(self, key: str) -> None:
        if key in ("sounds", "volume"):
            self._sound("alone")
