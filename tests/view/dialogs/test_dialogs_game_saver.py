"""A game is saved as a file, and the file brings back exactly that game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox

from pyramide_qt.store.exchange.opening import read_opened
from pyramide_qt.view.dialogs.history.game_saver import GameSaver
from tests.helpers.drivers.records_driver import opened, play_three
from tests.helpers.drivers.window_driver import WindowDriver

TEXT = "PY1-N-AAAAAAB D D U"


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path / "data").start()
    yield made
    made.shut_down()


@pytest.fixture
def played(driver: WindowDriver) -> WindowDriver:
    """The game of `TEXT` on the table, after a won game and one that was left."""
    return play_three(driver)


def file_dialog(saver: GameSaver) -> QFileDialog:
    assert saver.dialog is not None
    return saver.dialog


def choose(saver: GameSaver, path: Path) -> None:
    """Answer the open question for a file, as a desktop's own dialog does."""
    dialog = file_dialog(saver)
    dialog.setDirectory(str(path.parent))
    # `selectFile` changes nothing while the field has the focus.
    field = dialog.findChild(QLineEdit)
    assert field is not None
    field.setText(path.name)
    dialog.done(QFileDialog.DialogCode.Accepted)


def answer(saver: GameSaver, role: QMessageBox.ButtonRole) -> None:
    question = saver.question
    assert question is not None
    (button,) = [each for each in question.buttons() if question.buttonRole(each) == role]
    button.click()


def test_what_stands_in_place_of_a_code_leads_to_no_other_folder(driver: WindowDriver) -> None:
    saver = driver.window.commands.records.saver
    saver.ask_and_save("../../etc/PY1-N\0-5 D")
    (proposed,) = file_dialog(saver).selectedFiles()
    assert Path(proposed).name == "etcPY1-N-5.pyramide"
    assert Path(proposed).parent == Path.home()
    file_dialog(saver).reject()


def test_the_game_on_the_table_is_saved_and_opened_again(
    played: WindowDriver, tmp_path: Path
) -> None:
    played.trigger("save_game")
    saver = played.window.commands.records.saver
    (proposed,) = file_dialog(saver).selectedFiles()
    assert Path(proposed) == Path.home() / "PY1-N-AAAAAAB.pyramide"
    choose(saver, tmp_path / "mine.pyramide")
    assert played.message == "The game is saved as mine.pyramide."
    assert read_opened(str(tmp_path / "mine.pyramide")) == ("PY1-N-AAAAAAB", TEXT)
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["mine.pyramide"]


def test_a_game_that_was_just_dealt_is_its_code(driver: WindowDriver, tmp_path: Path) -> None:
    driver.trigger("save_game")
    choose(driver.window.commands.records.saver, tmp_path / "new.pyramide")
    assert read_opened(str(tmp_path / "new.pyramide")) == ("PY1-N-AAAAAAS", "")


def test_a_name_gets_the_ending_and_then_no_file_is_lost(
    played: WindowDriver, tmp_path: Path
) -> None:
    old = tmp_path / "old.pyramide"
    old.write_text("PY1-N-AAAAAAS D\n")
    saver = played.window.commands.records.saver
    role = QMessageBox.ButtonRole
    for wanted, text in ((role.RejectRole, "PY1-N-AAAAAAS D"), (role.AcceptRole, TEXT)):
        played.trigger("save_game")
        choose(saver, tmp_path / "old")
        assert saver.question is not None
        assert "old.pyramide" in saver.question.text()
        answer(saver, wanted)
        assert old.read_text() == f"{text}\n"
        assert saver.question is None


def test_a_question_left_open_writes_nothing(played: WindowDriver, tmp_path: Path) -> None:
    played.trigger("save_game")
    saver = played.window.commands.records.saver
    played.trigger("save_game")
    file_dialog(saver).reject()
    old = tmp_path / "old.pyramide"
    old.write_text("kept")
    played.trigger("save_game")
    choose(saver, old)
    assert saver.question is not None
    played.window.commands.dialogs.close_all()
    assert saver.question is None
    assert old.read_text() == "kept"


def test_a_file_that_cannot_be_written_is_told_in_one_sentence(
    played: WindowDriver, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("kept")
    played.trigger("save_game")
    choose(played.window.commands.records.saver, tmp_path / "file" / "a.pyramide")
    assert played.message.startswith("The file ")
    assert "cannot be written" in played.message
    assert (tmp_path / "file").read_text() == "kept"


def test_a_folder_of_that_name_is_not_replaced(played: WindowDriver, tmp_path: Path) -> None:
    folder = tmp_path / "f.pyramide"
    (folder / "inner").mkdir(parents=True)
    played.trigger("save_game")
    saver = played.window.commands.records.saver
    choose(saver, tmp_path / "f")
    answer(saver, QMessageBox.ButtonRole.AcceptRole)
    assert "cannot be written" in played.message
    assert (folder / "inner").is_dir()


def test_a_game_of_the_history_is_saved(played: WindowDriver, tmp_path: Path) -> None:
    dialog = opened(played)
    dialog.table.selectAll()
    assert not dialog.menu["save_game"].isEnabled()
    dialog.table.selectRow(2)
    kept = played.game_app.parts.store.game(dialog.games.ids[2])
    assert kept is not None
    dialog.menu["save_game"].trigger()
    (saver,) = dialog.findChildren(GameSaver)
    choose(saver, tmp_path / "won.pyramide")
    assert dialog.count_text == "The game is saved as won.pyramide."
    assert read_opened(str(tmp_path / "won.pyramide")).game == kept.game_text


def test_the_long_code_of_own_rules_gives_a_name_that_can_be_written(
    driver: WindowDriver, tmp_path: Path
) -> None:
    saver = GameSaver(driver.window)
    saver.ask_and_save(f"PY1-X{'A' * 300}-AAAAAAS D")
    (proposed,) = file_dialog(saver).selectedFiles()
    assert len(Path(proposed).name) < 100
    choose(saver, tmp_path / Path(proposed).name)
    assert len(list(tmp_path.glob("*.pyramide"))) == 1
