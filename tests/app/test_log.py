"""The log for bug reports: silent until asked for, bounded, and never in the way of a game."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyramide_qt import log
from pyramide_qt.cli import main
from tests.helpers.system.child import PYTHON, run_window


@pytest.fixture(autouse=True)
def stopped() -> Iterator[None]:
    yield
    log.stop_log()


def test_nothing_is_written_unless_it_was_asked_for(tmp_path: Path) -> None:
    log.warning("nobody %s", "listens")
    assert not log.is_logging()
    done = run_window(tmp_path, "PY1-N-AAAAAAS")
    assert done.returncode == 0
    assert not (tmp_path / "pyramide.log").exists()


def test_the_window_program_tells_its_steps(tmp_path: Path) -> None:
    done = run_window(tmp_path, "PY1-N-AAAAAAS", "--log-level", "info")
    assert done.returncode == 0
    text = (tmp_path / "pyramide.log").read_text(encoding="utf-8")
    for step in (
        "Pyramide ",
        "games are in",
        "on the table: PY1-N-AAAAAAS",
        "the first frame is shown",
        "status 0",
    ):
        assert step in text


def test_what_the_store_tells_the_player_is_in_the_log(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{", encoding="utf-8")
    run_window(tmp_path, "--log-level", "warning")
    text = (tmp_path / "pyramide.log").read_text(encoding="utf-8")
    assert "settings" in text and "damaged" in text
    assert "first frame" not in text


def test_the_log_is_bounded(tmp_path: Path) -> None:
    path = tmp_path / "some" / "pyramide.log"
    log.start_log("debug", path)
    for number in range(4_000):
        log.debug("%s %s", number, "x" * 300)
    sizes = {each.name: each.stat().st_size for each in path.parent.iterdir()}
    assert set(sizes) == {"pyramide.log", "pyramide.log.1"}
    assert max(sizes.values()) <= log.MAX_BYTES // 2
    assert "3999 " in path.read_text(encoding="utf-8")


def test_a_log_that_cannot_be_written_disturbs_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pyramide.log").mkdir()
    log.start_log("debug", tmp_path / "pyramide.log")
    log.info("lost")
    assert main(["deal", "PY1-N-AAAAAAS", "--data-dir", str(tmp_path), "--log-level", "info"]) == 0
    assert capsys.readouterr().err == ""
    (tmp_path / "folder").touch()
    assert main(["deal", "PY1-N-AAAAAAS", "--data-dir", str(tmp_path / "folder" / "x"),
                 "--log-level", "info"]) == 0  # fmt: skip


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_disturbs_nothing(tmp_path: Path) -> None:
    (tmp_path / "pyramide.log").symlink_to("/dev/full")
    log.start_log("debug", tmp_path / "pyramide.log")
    log.warning("lost")
    log.stop_log()
    assert not log.is_logging()


@pytest.mark.parametrize("words", [["--log-level", "loud"], ["deal", "N", "--log-level", "loud"]])
def test_a_bad_level_is_refused_in_one_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == ('The level of the log must be one of debug, info, warning, error, not "loud".\n')


def test_the_library_is_not_loaded_before_it_is_needed(tmp_path: Path) -> None:
    code = (
        "import sys; from pyramide_qt import cli, log; "
        "log.info('x'); print('logging' in sys.modules)"
    )
    done = subprocess.run(
        [*PYTHON, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert done.stdout == "False\n"
