"""Takes the pictures of the documentation from the real program: one command, no arguments."""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_SCALE_FACTOR"] = "1"

from PySide6.QtWidgets import QApplication, QWidget

from pyramide_qt.app import GameApp, make_application
from pyramide_qt.paths import find_places
from pyramide_qt.rules.deals.deal_code import parse_code
from pyramide_qt.rules.notation import parse_game_text
from pyramide_qt.show_offscreen import RECORDED_GAME, play_by_touch
from pyramide_qt.view.dialogs.settings.settings_dialog import SettingsDialog

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
WIDTH_PX, HEIGHT_PX = 1200, 800
# So many moves into the recorded game, with the card of slot F3 chosen.
MIDDLE = 11
CHOSEN_SLOT = 17
GAMES = 14


class Photographer:
    """Starts the program on data of its own and saves what its windows show."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        self._application = application
        self._folder = folder
        self._data = tempfile.TemporaryDirectory(prefix="pyramide-")
        self.game_app = GameApp(application, find_places(self._data.name))
        self.game_app.parts.settings.set_value("animation_speed", "off")
        self.game_app.start(parse_code("PY1-N-AAAAAAS"))
        self.game_app.window.resize(WIDTH_PX, HEIGHT_PX)
        self._settle()

    def shut_down(self) -> None:
        self.game_app.shut_down()
        self._data.cleanup()

    def take(self, name: str, what: QWidget | None = None) -> None:
        """Save what a widget, else the whole window, shows now."""
        self._settle()
        picture = (what or self.game_app.window).grab()
        target = self._folder / f"{name}.png"
        if not picture.save(str(target), "PNG", 0):
            raise SystemExit(f"{target} cannot be written")
        print(target)

    def play(self, count: int | None, time_ms: int, detours: int = 0) -> None:
        """Deal anew and play so many moves of the recorded game, else all, after some detours."""
        session = self.game_app.parts.session
        session.replay()
        for _ in range(detours):
            play_by_touch(self.game_app, "D")
            session.undo()
        self.game_app.parts.clock.set_time(time_ms)
        for action in parse_game_text(RECORDED_GAME).actions[:count]:
            play_by_touch(self.game_app, action)

    def _settle(self) -> None:
        for _ in range(5):
            self._application.processEvents()


def photograph_table(photographer: Photographer, language: str) -> None:
    """Save the table in mid-game, in one language."""
    parts = photographer.game_app.parts
    parts.settings.set_value("language", language)
    photographer.play(MIDDLE, 83_000)
    parts.selection.touch_card(CHOSEN_SLOT)
    # A deal begun anew says how to come back to the one before.
    photographer.game_app.window.table.show_message("")
    photographer.take(f"table-{language}")


def photograph_dialogs(photographer: Photographer) -> None:
    """Save the settings and the statistics after some games."""
    game_app, chance = photographer.game_app, random.Random(7)
    for number in range(GAMES):
        moves = None if number % 4 else 20
        photographer.play(moves, chance.randrange(140_000, 900_000), chance.randrange(12))
    for name in ("statistics", "settings"):
        game_app.window.action(name).trigger()
        dialog = game_app.window.commands.dialogs.find(name)
        if isinstance(dialog, SettingsDialog):
            dialog.show_page("table")
        photographer.take(name, dialog)


def main() -> int:
    """Take all pictures."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    photographer = Photographer(make_application(["pyramide"]), FOLDER)
    try:
        for language in ("bg", "fr", "ru", "en"):
            photograph_table(photographer, language)
        photograph_dialogs(photographer)
    finally:
        photographer.shut_down()
    return 0


if __name__ == "__main__":
    sys.exit(main())
