"""Sounds: which event has which, only when wanted, and how the files themselves are."""

from __future__ import annotations

import array
import sys
import wave
from pathlib import Path

import pytest

from pyramide_qt.model.game.game_events import DealtReason
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.resources.lookup import sound_file
from pyramide_qt.rules.game import Game, game_from_text
from pyramide_qt.rules.moves import DRAW
from pyramide_qt.show_offscreen import RECORDED_GAME
from pyramide_qt.store.settings.settings_file import SettingsFile
from pyramide_qt.view.desktop import sounds
from pyramide_qt.view.desktop.sounds import VOLUMES, Sounds, are_sounds_possible
from tools.make_sounds import RATE, SOUNDS, samples_of


class Room:
    """A game whose sounds are written down."""

    def __init__(self, folder: Path) -> None:
        self.settings = SettingsModel(SettingsFile.load(folder / "settings.json"))
        self.game = GameModel()
        self.selection = Selection(self.game, self.settings)
        self.heard: list[tuple[str, float]] = []
        self.sounds = Sounds(self.game, self.selection, self.settings, play=self.hear)
        self.game.deal_code("PY1-N-AAAAAAS")

    def hear(self, name: str, volume: float) -> None:
        self.heard.append((name, volume))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.heard]


@pytest.fixture
def room(tmp_path: Path, qapp: object) -> Room:
    return Room(tmp_path)


def test_there_is_no_sound_unless_wanted(room: Room) -> None:
    room.game.play(DRAW)
    room.game.undo()
    assert room.heard == []


def test_every_event_has_its_sound(room: Room) -> None:
    room.settings.set_value("sounds", True)
    room.game.replay_deal()
    room.game.play(DRAW)
    room.game.undo()
    room.game.redo()
    assert room.names == ["alone", "deal", "draw", "back", "draw"]


def test_a_whole_game_sounds(room: Room) -> None:
    room.settings.set_value("sounds", True)
    game = game_from_text(RECORDED_GAME)
    room.game.load(Game(game.deal), DealtReason.RESUMED)
    del room.heard[:]
    for move in game.moves:
        room.game.play(move)
    assert set(room.names) == {"pair", "alone", "draw", "redeal", "won"}
    assert room.names[-1] == "won"
    assert len(room.names) == len(game.moves) + 1


def test_what_is_not_said_makes_no_sound(room: Room) -> None:
    room.settings.set_value("sounds", True)
    del room.heard[:]
    room.selection.touch_card(0)
    assert room.heard == []
    room.settings.set_value("error_help", True)
    room.selection.touch_card(0)
    assert room.names == ["refused"]


def test_the_volume_is_heard_when_it_is_set(room: Room) -> None:
    room.settings.set_value("sounds", True)
    for volume in ("soft", "loud", "medium"):
        room.settings.set_value("volume", volume)
        assert room.heard[-1] == ("alone", VOLUMES[volume])


@pytest.mark.parametrize("name", SOUNDS)
def test_a_file_is_what_the_script_makes(name: str) -> None:
    with wave.open(str(sound_file(name)), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    made = samples_of(name)
    assert len(made) == len(samples)
    # Sines differ in the last bit from one machine to the next.
    assert max(abs(one - other) for one, other in zip(made, samples, strict=True)) <= 1


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_soft_and_without_clicks(name: str) -> None:
    samples = samples_of(name)
    assert len(samples) / RATE < 1.5
    loudest = max(map(abs, samples))
    assert 0.1 < loudest / 32_767 < 0.45
    assert samples[0] == 0
    assert samples[-1] == 0
    assert max(abs(value) for value in samples[-20:]) < loudest * 0.15


def test_a_part_that_cannot_be_loaded_is_not_tried_again(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds, "find_spec", lambda name: name)
    monkeypatch.setattr(sounds, "_failed", [])
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    room = Room(tmp_path)
    room.sounds.deleteLater()
    Sounds(room.game, room.selection, room.settings, parent=room.game)
    assert are_sounds_possible()
    room.settings.set_value("sounds", True)
    assert not are_sounds_possible()
    assert room.game.play(DRAW) is None


def test_without_the_extra_part_nothing_is_loaded(tmp_path: Path, qapp: object) -> None:
    room = Room(tmp_path)
    room.sounds.deleteLater()
    Sounds(room.game, room.selection, room.settings, parent=room.game)
    room.settings.set_value("sounds", True)
    room.game.play(DRAW)
    assert ("PySide6.QtMultimedia" in sys.modules) == are_sounds_possible()
