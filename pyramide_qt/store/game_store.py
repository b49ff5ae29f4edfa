"""Keeps every game: the one on the table after each action, and all those before it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from pyramide_qt.store.database import Database
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_on_table import GameOnTable
from pyramide_qt.store.game_rows import select_game
from pyramide_qt.store.notices import Notice, NoticeKind
from pyramide_qt.store.saved_game import Action, GameSummary, SavedGame, utc_now

if TYPE_CHECKING:
    from pyramide_qt.store.deleted_games import DeletedGames
    from pyramide_qt.store.exchange.importing import ForeignGame, Import, ImportCount
    from pyramide_qt.store.kept_lists import KeptLists
    from pyramide_qt.store.queries.daily_book import DailyBook
    from pyramide_qt.store.queries.history import History
    from pyramide_qt.store.queries.statistics import Statistics
    from pyramide_qt.store.writer import Writer

# Above it no game of ours gets its number; a row that somebody else has written may stand there.
_MAX_ID = 2**62


def open_game_store(database_path: Path | None, lock_path: Path | None = None) -> GameStore:
    """Open the games at `database_path`, or in memory alone without a path; never raises.

    `take_notices` of the store says what was wrong with the file. The lock lies beside the
    database unless `lock_path` says otherwise.
    """
    return GameStore(Database(database_path, lock_path))


class GameStore:
    """All games in one database; made by `open_game_store`.

    Trouble with the file never raises: the game stays in memory, is written again with the next
    change, and `take_notices` says so once. StoreError means a call that makes no sense.
    """

    def __init__(self, database: Database, now: Callable[[], str] = utc_now) -> None:
        self._database = database
        self._now = now
        self._game: GameOnTable | None = None
        self._code: str | None = None
        # Games that have given place to another and are not yet written as ended.
        self._ending: list[GameOnTable] = []
        self._is_closed = False
        self._last_id = 0
        self._load_table()
        database.on_replaced = self._on_replaced

    @property
    def is_saving(self) -> bool:
        """False while nothing reaches a file: memory only, or the last write failed."""
        return self._database.is_on_disk and not self._writer.is_failing

    @cached_property
    def statistics(self) -> Statistics:
        """The questions that all games together can answer."""
        # The window opens without them.
        from pyramide_qt.store.queries.statistics import Statistics

        return Statistics(self._database)

    @cached_property
    def history(self) -> History:
        """The list of all games."""
        from pyramide_qt.store.queries.history import History

        return History(self._database)

    @cached_property
    def daily_book(self) -> DailyBook:
        """The daily deals and when they were won."""
        from pyramide_qt.store.queries.daily_book import DailyBook

        return DailyBook(self._database, self._writer.run)

    @cached_property
    def lists(self) -> KeptLists:
        """What the player keeps beside the games."""
        from pyramide_qt.store.kept_lists import KeptLists

        lists = KeptLists(self._database, self._flush)
        if not self._database.is_on_disk and self._database.path is not None:
            lists.take_over(self._database.path)
        return lists

    @cached_property
    def _writer(self) -> Writer:
        # The table is shown before anything is written.
        from pyramide_qt.store.writer import Writer

        return Writer(self._database)

    @cached_property
    def _deleted_games(self) -> DeletedGames:
        from pyramide_qt.store.deleted_games import DeletedGames

        return DeletedGames(self._writer.run)

    def take_notices(self) -> tuple[Notice, ...]:
        """Return what there is to tell since the last call."""
        return self._database.notices.take()

    def begin_game(self, code: str, token: str, record_json: str, started_at: str) -> int:
        """Put a game on the table and return its id; it is written with its first action."""
        self._clear_table()
        self._code = code
        game = SavedGame.begun(self._new_id(), code, token, record_json, started_at)
        self._game = GameOnTable(game)
        return game.game_id

    def append_action(
        self, game_id: int, seq: int, text: str, at_ms: int, summary: GameSummary
    ) -> None:
        """Write action `seq` (from 1) and how the game stands after it, in one transaction."""
        game = self._on_table(game_id)
        game.append(seq, Action(text, at_ms))
        game.take_summary(summary, self._now())
        self._flush()

    def update_summary(self, game_id: int, summary: GameSummary) -> None:
        """Write the clock or the hints without an action."""
        self._on_table(game_id).take_summary(summary, self._now())
        self._flush()

    def set_current_deal(self, code: str) -> None:
        """Remember a fresh deal on the table; the game before it has ended."""
        if self._game is None and code == self._code:
            # As at each start that finds the deal of the last one: nobody waits for the disk.
            return
        self._clear_table()
        self._code = code
        self._flush()

    def current_deal(self) -> str | None:
        """Return the code of the deal on the table that has no action yet."""
        return None if self._has_begun() else self._code

    def game_in_progress(self) -> SavedGame | None:
        """Return the game on the table, won and stuck ones too; None before its first action."""
        return self._game.in_full() if self._game is not None and self._has_begun() else None

    def reopen_game(self, game_id: int) -> SavedGame:
        """Put an earlier game back on the table as if it had never been left."""
        if self._game is None or self._game.game.game_id != game_id:
            game = self._find_ended(game_id)
            self._clear_table()
            self._game = game
        self._game.reopen()
        self._flush()
        return self._game.in_full()

    def game(self, game_id: int) -> SavedGame | None:
        """Return a game in full; None if there is none or it was deleted.

        Raises StoreError if the file cannot be read now.
        """
        held = self._held(game_id)
        if held is not None and held.actions:
            return held.in_full()
        return self._database.read(lambda connection: select_game(connection, game_id))

    def actions(self, game_id: int) -> tuple[Action, ...]:
        """Return the actions of a game, none if there is no such game."""
        game = self.game(game_id)
        return game.actions if game is not None else ()

    def set_par(self, game_id: int, par: int) -> None:
        """Note the fewest moves that the deal of a kept game can be won in."""
        held = self._held(game_id)
        if held is not None:
            held.game = held.game._replace(par=par)
            self._flush()
            return
        query = "UPDATE games SET par = ? WHERE id = ?"
        self._writer.run(lambda connection: connection.execute(query, (par, game_id)))

    def delete_games(self, ids: Iterable[int]) -> tuple[int, ...]:
        """Take out all but the game on the table, for good at `close`; return the ids taken."""
        on_table = self._id_on_table()
        return self._deleted_games.delete([game_id for game_id in ids if game_id != on_table])

    def restore_games(self, ids: Iterable[int]) -> tuple[int, ...]:
        """Bring deleted games back; return the ids that came back."""
        return self._deleted_games.restore(list(ids))

    def begin_import(self) -> Import:
        """Bring in games of another file, all or none, in as many steps as wanted."""
        from pyramide_qt.store.exchange.importing import Import

        return Import(self._writer.run, self._new_id, self._id_on_table)

    def import_games(self, games: Iterable[ForeignGame]) -> ImportCount | None:
        """Bring in games of another file, all or none; None, and a notice, if that fails."""
        importing = self.begin_import()
        return importing.finish() if importing.add(games) else None

    def close(self) -> None:
        """Write what is still unwritten, drop deleted games and let the file go, once."""
        if self._is_closed:
            return
        self._is_closed = True
        if self._writer.is_failing or not self._database.is_as_left:
            self._flush()
        self._purge()
        self._database.close()

    def _lists_read(self) -> KeptLists | None:
        """The lists, if anybody has asked for them."""
        return self.__dict__.get("lists")

    def _held(self, game_id: int) -> GameOnTable | None:
        held = (self._game, *self._ending)
        return next((each for each in held if each and each.game.game_id == game_id), None)

    def _new_id(self) -> int:
        self._last_id += 1
        return self._last_id

    def _id_on_table(self) -> int | None:
        return self._game.game.game_id if self._game is not None else None

    def _on_table(self, game_id: int) -> GameOnTable:
        if self._game is None or self._id_on_table() != game_id:
            raise StoreError(f"Game {game_id} is not on the table.")
        return self._game

    def _has_begun(self) -> bool:
        return self._game is not None and bool(self._game.actions)

    def _find_ended(self, game_id: int) -> GameOnTable:
        held = self._held(game_id)
        if held is not None:
            self._ending.remove(held)
            return held
        game = self.game(game_id)
        if game is None:
            raise StoreError(f"There is no game {game_id}.")
        return GameOnTable.from_file(game)

    def _clear_table(self) -> None:
        if self._game is not None and self._has_begun():
            self._game.end(self._now())
            self._ending.append(self._game)
        self._game = None
        self._code = None

    def _load_table(self) -> None:
        try:
            ((game_id, self._code, last_id),) = self._database.fetch(
                "SELECT game_id, code, (SELECT max(id) FROM games WHERE id <= ?) FROM on_table",
                (_MAX_ID,),
            )
        except StoreError as error:
            self._database.tell(NoticeKind.DATABASE_DAMAGED, detail=str(error))
            return
        self._last_id = max(last_id or 0, 0)
        try:
            game = self.game(game_id) if game_id is not None else None
        except StoreError as error:
            # Gone on with, it would lack moves. Without the code, another deal gets its place.
            self._code = None
            self._database.tell(NoticeKind.GAME_UNREADABLE, detail=str(error))
            return
        self._game = GameOnTable.from_file(game) if game is not None else None

    def _flush(self) -> None:
        """Write all that the file lacks, in one transaction."""
        lists = self._lists_read()

        def write(connection: sqlite3.Connection) -> None:
            for ended in self._ending:
                ended.write_ended(connection)
            if self._game is not None:
                self._game.write(connection)
            if lists is not None:
                lists.write(connection)
            game_id = self._id_on_table() if self._has_begun() else None
            connection.execute("UPDATE on_table SET game_id = ?, code = ?", (game_id, self._code))

        if self._writer.run(write):
            self._ending.clear()
            if lists is not None:
                lists.mark_written()
            if self._game is not None:
                self._game.mark_written()

    def _purge(self) -> None:
        with contextlib.suppress(StoreError):
            if self._database.fetch("SELECT 1 FROM games WHERE is_deleted = 1 LIMIT 1"):
                self._deleted_games.purge()

    def _on_replaced(self) -> None:
        """The file may lack or contradict what is in memory, which goes into it once more."""
        for held in (self._game, *self._ending):
            if held is not None:
                held.forget_file()
        if (lists := self._lists_read()) is not None:
            lists.forget_file()
        self._flush()
