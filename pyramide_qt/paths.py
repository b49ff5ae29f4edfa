"""Says where settings, games and logs lie; the only place that asks the system."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from pyramide_qt.store.for_others import make_private

APPLICATION = "pyramide"
DATA_DIR_VARIABLE = "PYRAMIDE_DATA_DIR"


class DataPlaces(NamedTuple):
    """Every file the program writes; `docs/files.md` describes each."""

    settings_file: Path
    database_file: Path
    lock_file: Path
    log_file: Path
    crash_log: Path

    @property
    def requests_folder(self) -> Path:
        """Where another start of the program leaves what the running window is to open."""
        return self.lock_file.parent / "requests"

    def make_folders(self) -> tuple[Path, ...]:
        """Make the folders that are missing; return those that cannot be made.

        What is ours and was left open to others by an earlier version is closed to them.
        """
        refused = []
        for folder in dict.fromkeys(
            (self.settings_file.parent, self.database_file.parent, self.log_file.parent)
        ):
            try:
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError:
                refused.append(folder)
            # A folder that was named may hold other things; the places of the system are ours.
            if self.log_file.parent != self.database_file.parent:
                make_private(folder)
        database = self.database_file
        for file in (self.settings_file, database, self.lock_file, self.log_file, self.crash_log):
            make_private(file)
        for ending in ("-wal", "-shm"):
            make_private(database.with_name(f"{database.name}{ending}"))
        return tuple(refused)


def find_places(
    data_dir: str | Path | None = None, environment: Mapping[str, str] | None = None
) -> DataPlaces:
    """Say where files go: `data_dir`, else PYRAMIDE_DATA_DIR, else the places of this system.

    An empty text counts as not given. Nothing is created.
    """
    environment = os.environ if environment is None else environment
    chosen = str(data_dir or "") or environment.get(DATA_DIR_VARIABLE, "")
    if chosen:
        folder = Path(chosen).expanduser().absolute()
        return _places(folder, folder, folder)
    import platformdirs

    dirs = platformdirs.PlatformDirs(APPLICATION, appauthor=False)
    return _places(dirs.user_config_path, dirs.user_data_path, dirs.user_log_path)


def _places(config: Path, data: Path, log: Path) -> DataPlaces:
    return DataPlaces(
        settings_file=config / "settings.json",
        database_file=data / "games.db",
        lock_file=data / "games.lock",
        log_file=log / "pyramide.log",
        crash_log=log / "crash.log",
    )
