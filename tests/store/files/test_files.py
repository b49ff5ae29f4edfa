"""Writing, setting aside and locking: the ground that settings and games stand on."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.files.atomic_file import write_atomically
from pyramide_qt.store.files.owner_lock import OwnerLock
from pyramide_qt.store.files.set_aside import copy_aside, free_name, set_aside
from tests.helpers.system.child import PYTHON
from tests.store.conftest import as_nobody


def test_writing_makes_the_folder_and_leaves_one_file(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "file.json"
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize(("owner", "call"), [(os, "fsync"), (Path, "replace")])
def test_a_failure_keeps_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: object, call: str
) -> None:
    path = tmp_path / "file.json"
    write_atomically(path, b"old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(owner, call, fail)
    with pytest.raises(StoreError, match=r"^The file .* cannot be written: No space left"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_read_only_folder_is_one_sentence(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    with as_nobody(), pytest.raises(StoreError, match="Permission denied"):
        write_atomically(open_folder / "file.json", b"new")
    assert list(open_folder.iterdir()) == []


def test_a_linked_file_stays_where_it_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_bytes(b"old")
    (tmp_path / "link.json").symlink_to(kept)
    write_atomically(tmp_path / "link.json", b"new")
    assert kept.read_bytes() == b"new"
    assert (tmp_path / "link.json").is_symlink()


def test_setting_aside_never_lands_on_another_file(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    (tmp_path / "games.damaged-1.db").write_bytes(b"earlier")
    (tmp_path / "games.damaged-2.db-wal").write_bytes(b"earlier journal")
    path.write_bytes(b"main")
    (tmp_path / "games.db-wal").write_bytes(b"journal")
    kept = set_aside(path, "damaged", ("-wal", "-shm"))
    assert kept.name == "games.damaged-3.db"
    assert kept.read_bytes() == b"main"
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"journal"
    assert not path.exists()
    assert (tmp_path / "games.damaged-1.db").read_bytes() == b"earlier"


def test_copies_get_names_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"1")
    assert copy_aside(path, "version-1").name == "settings.version-1-1.json"
    assert copy_aside(path, "version-1").name == "settings.version-1-2.json"
    assert path.read_bytes() == b"1"
    (tmp_path / "settings.version-1-3.json").symlink_to(tmp_path / "nowhere")
    assert free_name(path, "version-1").name == "settings.version-1-4.json"


def test_a_lock_has_one_owner(tmp_path: Path) -> None:
    first, second = OwnerLock(tmp_path / "lock"), OwnerLock(tmp_path / "lock")
    assert first.acquire()
    assert first.acquire()
    assert not second.acquire()
    assert not second.is_held
    first.release()
    assert second.acquire()
    second.release()
    second.release()


def test_a_killed_owner_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "lock"
    script = (
        "import sys, time; from pathlib import Path\n"
        "from pyramide_qt.store.files.owner_lock import OwnerLock\n"
        "lock = OwnerLock(Path(sys.argv[1])); print(lock.acquire(), flush=True); time.sleep(60)"
    )
    with subprocess.Popen(
        [*PYTHON, "-c", script, str(path)], stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "True\n"
        lock = OwnerLock(path)
        assert not lock.acquire()
        child.kill()
        child.wait()
    assert lock.acquire()
    lock.release()
