"""Measures an import from the command line beside a plain insert of the same rows."""

from __future__ import annotations

import argparse
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from records import write_games
from start import calibration_ms

from pyramide_qt.solver.own_program import program_command
from pyramide_qt.store.files.database_schema import STEPS, apply_steps

# What the bounds are told for: a machine whose calibration loop takes so long.
_CALM_MS = 102
_GAMES_A_SECOND, _MEGABYTES = 3000, 300
_TABLES = ("records", "games", "histories")


def imported_s(file: Path, folder: Path) -> float:
    """CPU seconds of `pyramide import`."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(program_command("import", str(file), "--data-dir", str(folder)), check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def inserted_s(made: Path, fresh: Path) -> float:
    """CPU seconds that SQLite takes to insert the rows of `made` into the same tables."""
    with closing(sqlite3.connect(made)) as source:
        rows = {name: source.execute(f"SELECT * FROM {name}").fetchall() for name in _TABLES}  # noqa: S608
    with closing(sqlite3.connect(fresh, isolation_level=None)) as target:
        apply_steps(target, STEPS)
        target.execute("PRAGMA journal_mode = WAL")
        began = time.process_time()
        for name, found in rows.items():
            target.execute("BEGIN")
            marks = ", ".join("?" * len(found[0]))
            target.executemany(f"INSERT OR REPLACE INTO {name} VALUES ({marks})", found)  # noqa: S608
            target.execute("COMMIT")
        return time.process_time() - began


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000)
    count: int = parser.parse_args().games
    with tempfile.TemporaryDirectory() as name:
        folder, file = Path(name), Path(name, "games.json")
        write_games(file, count)
        calm = calibration_ms() / _CALM_MS
        import_s = imported_s(file, folder / "data")
        calm = (calm + calibration_ms() / _CALM_MS) / 2
        insert_s = inserted_s(folder / "data" / "games.db", folder / "fresh.db")
        megabytes = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
        size = file.stat().st_size / 1e6
    rate = count / import_s
    print(f"{count} games of 40 actions, {size:.0f} MB, on a machine {calm:.2f} times as slow")
    print(f"import: {import_s:.1f} s CPU, {rate:.0f} games a second ({rate * calm:.0f} if calm)")
    print(f"plain insert: {insert_s:.1f} s CPU; ratio {import_s / insert_s:.1f}")
    print(f"peak memory: {megabytes:.0f} MB, bound {_MEGABYTES} MB")
    return 0 if rate * calm >= _GAMES_A_SECOND and megabytes <= _MEGABYTES else 1


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.exit(main())
