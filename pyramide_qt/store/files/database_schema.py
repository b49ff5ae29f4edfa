"""The tables of the game database, and the steps from each older version.

A fresh file gets every step in turn, so that old and new files cannot differ. A released step is
never changed: a change is a new step at the end.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

# "Pyra", in the file's header: tells our files from those of other programs.
APPLICATION_ID = 0x50797261

_VERSION_1 = """
CREATE TABLE records (
    id INTEGER PRIMARY KEY,
    record TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL,
    token TEXT NOT NULL,
    record_id INTEGER NOT NULL REFERENCES records (id),
    started_at TEXT NOT NULL,
    ended_at TEXT,
    result TEXT NOT NULL CHECK (result IN ('open', 'won', 'stuck', 'left')),
    move_count INTEGER NOT NULL,
    time_ms INTEGER NOT NULL,
    score INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    undos INTEGER NOT NULL,
    last_result TEXT NOT NULL CHECK (last_result IN ('open', 'won', 'stuck', 'left')),
    last_move_count INTEGER NOT NULL,
    last_time_ms INTEGER NOT NULL,
    last_score INTEGER NOT NULL,
    last_hints INTEGER NOT NULL,
    last_undos INTEGER NOT NULL,
    par INTEGER,
    is_deleted INTEGER NOT NULL DEFAULT 0 CHECK (is_deleted IN (0, 1))
) STRICT;

CREATE TABLE actions (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    text TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE histories (
    game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    packed BLOB NOT NULL
) STRICT;

CREATE TABLE on_table (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    game_id INTEGER REFERENCES games (id) ON DELETE SET NULL,
    code TEXT
) STRICT;

INSERT INTO on_table (id) VALUES (1);

CREATE INDEX games_by_start
    ON games (started_at, id, token, result, time_ms, move_count) WHERE is_deleted = 0;
CREATE INDEX wins_by_time
    ON games (time_ms, move_count, id, token) WHERE result = 'won' AND is_deleted = 0;
CREATE INDEX wins_by_moves
    ON games (move_count, time_ms, id, token) WHERE result = 'won' AND is_deleted = 0;
CREATE INDEX wins_by_date
    ON games (ended_at, id, token) WHERE result = 'won' AND is_deleted = 0;
CREATE INDEX games_by_record ON games (record_id);
CREATE INDEX deleted_games ON games (id) WHERE is_deleted = 1;
"""

# A daily deal is entered when it is first put on the table; whether it was won is asked of the
# games. `offset_min` is how far the local time was ahead of UTC then. The index by code holds
# deleted games too: as a part of the games, SQLite would take it for counting them.
_VERSION_2 = """
CREATE TABLE dailies (
    id INTEGER PRIMARY KEY,
    token TEXT NOT NULL,
    day TEXT NOT NULL,
    code TEXT NOT NULL,
    opened_at TEXT NOT NULL,
    offset_min INTEGER NOT NULL,
    UNIQUE (token, day)
) STRICT;

CREATE INDEX games_by_code ON games (code);
CREATE INDEX wins_with_par ON games (token, started_at, move_count, par)
    WHERE result = 'won' AND is_deleted = 0 AND par IS NOT NULL;
"""

# What a player keeps beside the games, in an order: own rules, favourites and the like.
_VERSION_3 = """
CREATE TABLE lists (
    id INTEGER PRIMARY KEY,
    list TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    UNIQUE (list, key)
) STRICT;
"""

# Step number n - 1 leads from version n - 1 to version n.
STEPS: Sequence[str] = (_VERSION_1, _VERSION_2, _VERSION_3)


def apply_steps(connection: sqlite3.Connection, steps: Sequence[str]) -> None:
    """Bring the open database up to the last of `steps`, in one transaction.

    Raises sqlite3.Error, and then nothing has changed.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    script = "\n".join(steps[version:])
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{script}\nPRAGMA application_id = {APPLICATION_ID};\n"
            f"PRAGMA user_version = {len(steps)};\nCOMMIT;"
        )
    except sqlite3.Error:
        connection.rollback()
        raise
