"""Plays a recorded winning game in the real window without a screen, and leaves three pictures."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from pyramide_qt.printing import say, tell

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from pyramide_qt.app import GameApp

# Found by a search: the documented deal, won in 65 moves with two redeals.
RECORDED_GAME = (
    "PY1-N-AAAAAAS G2+G5 G6 D D F5+W D D D G4+W F4+G3 E4 D D F2+W D F3+W E3+W D3+G7 E2 D F6+W "
    "E5+W D D D D D D D4+W D D2+W C2+W D D C3+W D D D D G1+W F1+W E1 D B2+W R D D D D D D D1+W "
    "D D D D R D D C1+W B1+W D D D A1+W"
)
WIDTH_PX, HEIGHT_PX = 1200, 800
PICTURES = ("start.png", "middle.png", "end.png")


def main(arguments: list[str] | None = None) -> int:
    """Play, save the pictures into the folder that was named, and print where they lie."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("pyramide-pictures"), metavar="DIR")
    folder: Path = parser.parse_args(arguments).out
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    say("There is no screen here; Pyramide plays a recorded game without one.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="pyramide-") as data_dir:
            pictures = play_through(folder, Path(data_dir))
    except OSError as error:
        tell(f"pyramide: the pictures cannot be kept in {folder}: {error.strerror}")
        return 1
    for picture in pictures:
        say(str(picture))
    return 0


def play_through(folder: Path, data_dir: Path) -> list[Path]:
    """Play the recorded game by touching its cards; return the pictures taken on the way."""
    from pyramide_qt.app import GameApp, make_application
    from pyramide_qt.paths import find_places
    from pyramide_qt.rules.notation import parse_game_text

    recorded = parse_game_text(RECORDED_GAME)
    application = make_application(["pyramide"])
    game_app = GameApp(application, find_places(data_dir))
    try:
        game_app.parts.settings.set_value("animation_speed", "off")
        game_app.start(recorded.code)
        game_app.window.resize(WIDTH_PX, HEIGHT_PX)
        middle = len(recorded.actions) // 2
        pictures = [take_picture(application, game_app, folder / PICTURES[0])]
        for number, action in enumerate(recorded.actions, start=1):
            play_by_touch(game_app, action)
            application.processEvents()
            if number == middle:
                pictures.append(take_picture(application, game_app, folder / PICTURES[1]))
        pictures.append(take_picture(application, game_app, folder / PICTURES[2]))
    finally:
        game_app.shut_down()
    return pictures


def play_by_touch(game_app: GameApp, action: str) -> None:
    """Do what a player does for that move: touch its cards, or draw."""
    from pyramide_qt.rules.available import card_at
    from pyramide_qt.rules.moves import MoveKind
    from pyramide_qt.rules.notation import parse_move

    game, selection = game_app.parts.game, game_app.parts.selection
    move = parse_move(game.deal.rules, action)
    if move.kind in (MoveKind.DRAW, MoveKind.REDEAL):
        selection.draw()
        return
    cards = [card_at(game.deal, game.position, place) for place in move.places]
    for card in cards:
        if card is not None:
            selection.touch_card(card)


def take_picture(application: QApplication, game_app: GameApp, target: Path) -> Path:
    """Save what the window shows now; OSError if it cannot be saved."""
    for _ in range(3):
        application.processEvents()
    if not game_app.window.grab().save(str(target)):
        raise OSError(0, "the picture was not written", str(target))
    return target


if __name__ == "__main__":
    sys.exit(main())
