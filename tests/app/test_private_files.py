"""What the program writes for itself belongs to its user alone; what it exports, to the umask."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from pyramide_qt.paths import find_places
from pyramide_qt.store.game_store import open_game_store
from tests.helpers.system.child import PYTHON, environment
from tests.store.exchange.test_exchange import some_games

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows keeps the folder private")


def modes(folder: Path) -> dict[str, int]:
    """The mode of the folder and of all in it, those of files without their type."""
    found = [folder, *folder.rglob("*")]
    return {str(path.relative_to(folder)): stat.S_IMODE(path.lstat().st_mode) for path in found}


def run(*words: str, home: Path, umask: int = 0) -> None:
    variables = environment(home / "unused") | {"HOME": str(home)}
    variables = {k: v for k, v in variables.items() if not k.startswith(("XDG_", "PYRAMIDE_"))}
    command = [*PYTHON, "-m", "pyramide_qt", *words]
    subprocess.run(
        command, env=variables, check=True, timeout=120, umask=umask, stdout=subprocess.DEVNULL
    )


@pytest.mark.skipif(sys.platform != "linux", reason="the folders are those of Linux")
def test_settings_games_journal_log_and_locks_are_private(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    run("--log-level", "debug", "--exit-when-shown", home=home)
    found = modes(home)
    assert any(name.endswith("games.db") for name in found)
    assert any(name.endswith("pyramide.log") for name in found)
    ours = {name: mode for name, mode in found.items() if "pyramide" in name}
    assert {name for name, mode in ours.items() if mode & 0o077} == set()


def test_a_folder_that_is_named_is_made_private_and_what_is_exported_is_not(
    tmp_path: Path,
) -> None:
    made, out = tmp_path / "made", tmp_path / "out.json"
    store = open_game_store(made / "games.db")
    some_games(store)
    store.close()
    run("--data-dir", str(made), "export", str(out), home=tmp_path, umask=0o027)
    assert stat.S_IMODE(out.stat().st_mode) == 0o640
    data = tmp_path / "data"
    run("--data-dir", str(data), "import", str(out), home=tmp_path)
    assert modes(data)["games.db"] == 0o600
    assert {name for name, mode in modes(data).items() if mode & 0o077} == set()


def test_what_an_earlier_version_left_open_is_closed(tmp_path: Path) -> None:
    places = find_places(environment={}, data_dir=tmp_path)
    for path in (places.settings_file, places.database_file, places.lock_file):
        path.write_bytes(b"")
        path.chmod(0o664)
    tmp_path.chmod(0o755)
    assert places.make_folders() == ()
    assert stat.S_IMODE(places.settings_file.stat().st_mode) == 0o600
    assert stat.S_IMODE(places.database_file.stat().st_mode) == 0o600
    assert stat.S_IMODE(places.lock_file.stat().st_mode) == 0o600
    # The folder may hold other things of the player's.
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
