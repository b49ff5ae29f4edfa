"""The commands about games that were played: stats, history, export, import."""

from __future__ import annotations

import argparse
import contextlib
import functools
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pyramide_qt.commands.parser import CommandError, add_command, add_json, whole_number
from pyramide_qt.paths import find_places
from pyramide_qt.printing import Progress, cleaned, say, tell
from pyramide_qt.rules.deals.deal_code import is_code
from pyramide_qt.rules.records.rule_sets import RULE_SETS, rules_name
from pyramide_qt.store.errors import StoreError, is_about_file
from pyramide_qt.store.exchange.files import (
    FileFormat,
    format_of,
    game_count,
    games_to_write,
    written,
)
from pyramide_qt.store.exchange.importing import ForeignGame
from pyramide_qt.store.exchange.reader import BadRecord, GamesFile, bad_daily, opened_games
from pyramide_qt.store.for_others import writing_for_others
from pyramide_qt.store.game_store import GameStore, open_game_store
from pyramide_qt.store.notices import Notice
from pyramide_qt.store.queries.daily_book import DailyBook
from pyramide_qt.store.queries.game_filter import GameFilter
from pyramide_qt.store.queries.history import History, HistoryGame
from pyramide_qt.store.queries.statistics import Statistics
from pyramide_qt.store.reading import FileReader, open_to_read
from pyramide_qt.store.saved_game import Result, is_count, is_play_time, is_score
from pyramide_qt.store.stored_times import known_moment

if TYPE_CHECKING:
    from pyramide_qt.commands.parser import Subparsers

_LISTED = 20
_MAX_LISTED = 10_000_000
_BAD_SHOWN = 20
_BATCH = 1000
_UNWRITTEN = "Nothing was imported, for the games could not be written."


def add_parser(subparsers: Subparsers) -> None:
    """Add the parsers of `stats`, `history`, `export` and `import`."""
    stats = add_command(subparsers, "stats", "sum up the games that were played", _run_stats)
    _add_filter(stats)
    add_json(stats)
    history = add_command(subparsers, "history", "list the games, the newest first", _run_history)
    _add_filter(history)
    history.add_argument("--result", choices=list(map(str, Result)), help="only games like this")
    history.add_argument(
        "--limit",
        type=whole_number("--limit", 1, _MAX_LISTED),
        default=_LISTED,
        metavar="N",
        help=f"how many, by default {_LISTED}",
    )
    history.add_argument("--moves", action="store_true", help="with the whole game as text")
    add_json(history)
    export = add_command(subparsers, "export", "write the games to a file", _run_export)
    export.add_argument("file", metavar="FILE", help='ends in .json or .csv ("-": output)')
    _add_filter(export)
    bring = add_command(subparsers, "import", "bring in the games of a file", _run_import)
    bring.add_argument("file", metavar="FILE", help="a file that export has written")
    bring.add_argument(
        "--keep-good", action="store_true", help="bring in the good games even if some are bad"
    )
    add_json(bring)


def _add_filter(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", metavar="TOKEN", help="only games of a rule set")


def _filter(options: argparse.Namespace) -> GameFilter:
    token = options.rules.upper() if options.rules else None
    result = getattr(options, "result", None)
    return GameFilter(token=token, result=Result(result) if result else None)


@contextlib.contextmanager
def _reading(options: argparse.Namespace) -> Iterator[FileReader]:
    """The games as they lie there, also while a window plays."""
    places = find_places(getattr(options, "data_dir", None))
    reader = open_to_read(places.database_file)
    try:
        yield reader
    finally:
        reader.close()


def _run_stats(options: argparse.Namespace) -> int:
    with _reading(options) as reader:
        statistics, where = Statistics(reader), _filter(options)
        totals, streaks = statistics.totals(where), statistics.streaks(where)
    report: dict[str, Any] = {
        "rules": where.token,
        "played": totals.played,
        "won": totals.won,
        "stuck": totals.stuck,
        "left": totals.left,
        "in_progress": totals.in_progress,
        "rate": totals.win_rate,
        "streak": streaks.current,
        "longest_streak": streaks.longest,
        "longest_losing_streak": streaks.longest_losing,
        "best_time_ms": totals.best_time_ms,
        "fewest_moves": totals.fewest_moves,
        "mean_time_ms": totals.mean_time_ms,
        "mean_moves": totals.mean_moves,
        "mean_over_par": totals.mean_over_par,
    }
    if options.json:
        return _print([json.dumps(report)])
    return _print([f"{name.replace('_', ' '):24}{_plain(report[name])}" for name in report])


def _plain(value: object) -> str:
    if value is None:
        return "-"
    return f"{value:.3f}" if isinstance(value, float) else str(value)


def _run_history(options: argparse.Namespace) -> int:
    with _reading(options) as reader:
        history = History(reader)
        ids = history.ids(where=_filter(options))[: options.limit]
        games = history.games(ids)
        listed = [games[game_id] for game_id in ids if game_id in games]
        texts: dict[int, str | None] = {}
        if options.moves:
            for game in listed:
                texts[game.game_id] = _whole_text(history, game)
    if options.json:
        rows = [_game_values(game, texts) for game in listed]
        return _print([json.dumps(rows)])
    return _print([_game_line(game, texts) for game in listed])


def _whole_text(history: History, game: HistoryGame) -> str | None:
    """The whole game as text; None if its moves cannot be read."""
    try:
        full = history.game(game.game_id)
    except StoreError as error:
        if is_about_file(error):
            raise
        return None
    return full.game_text if full is not None else game.code


def _game_values(game: HistoryGame, texts: dict[int, str | None]) -> dict[str, Any]:
    """What is known of a game; None for the rest."""
    values: dict[str, Any] = {
        "code": game.code if is_code(game.code) else None,
        "rules": game.token if game.token in RULE_SETS or game.token[:1] == "X" else None,
        "started_at": game.started_at if known_moment(game.started_at) else None,
        "ended_at": game.ended_at if known_moment(game.ended_at) else None,
        "result": str(game.result) if isinstance(game.result, Result) else None,
        "moves": game.move_count if is_count(game.move_count) else None,
        "time_ms": game.time_ms if is_play_time(game.time_ms) else None,
        "score": game.score if is_score(game.score) else None,
        "hints": game.hints if is_count(game.hints) else None,
        "undos": game.undos if is_count(game.undos) else None,
        "par": game.par if game.par is not None and is_count(game.par) else None,
    }
    return values | {"game": texts[game.game_id]} if game.game_id in texts else values


def _game_line(game: HistoryGame, texts: dict[int, str | None]) -> str:
    values = _game_values(game, texts)
    known = {name: _plain(value) for name, value in values.items()}
    rules = "-" if values["rules"] is None else rules_name(game.token)
    seconds = game.time_ms // 1000
    time = f"{seconds // 60:>4}:{seconds % 60:02}" if is_play_time(game.time_ms) else f"{'-':>7}"
    line = (
        f"{known['started_at']:20}  {known['result']:5}  {rules:18}"
        f"{known['moves']:>5} moves {time} {known['score']:>5}  "
    )
    line += values.get("game") or known["code"]
    # One line for each game, whatever a foreign file has brought in.
    return " ".join(cleaned(line).splitlines())


def _run_export(options: argparse.Namespace) -> int:
    is_output = options.file == "-"
    file_format = FileFormat.JSON if is_output else format_of(options.file)
    with _reading(options) as reader:
        book, left_out = DailyBook(reader, lambda _write: False), list[int]()
        games = games_to_write(History(reader), book, _filter(options), left_out.append)
        pieces = written(games, file_format)
        count = _print_pieces(pieces) if is_output else _write_pieces(Path(options.file), pieces)
    more = [f"{len(left_out)} games could not be read and were left out."] if left_out else []
    if is_output:
        for line in more:
            tell(line)
        return 0
    return _print(
        [f"{game_count(count, file_format)} games were written to {options.file}.", *more]
    )


def _print_pieces(pieces: Iterator[str]) -> int:
    # Nothing is printed before it is known that games can be read.
    head, count = next(pieces), 1
    for piece in pieces:
        say(head + piece, end="")
        head, count = "", count + 1
    return count


def _write_pieces(path: Path, pieces: Iterator[str]) -> int:
    count = 0
    with writing_for_others(path) as file:
        for piece in pieces:
            file.write(piece.encode())
            count += 1
    return count


def _run_import(options: argparse.Namespace) -> int:
    with opened_games(Path(options.file)) as file:
        found = file.games()
        places = find_places(getattr(options, "data_dir", None))
        places.make_folders()
        store = open_game_store(places.database_file, places.lock_file)
        try:
            return _bring_in(options, store, _shown(file, found))
        finally:
            store.close()


def _shown(
    file: GamesFile, found: Iterator[ForeignGame | BadRecord]
) -> Iterator[ForeignGame | BadRecord]:
    """What is found, with a bar that shows how far the file has been read."""
    progress = Progress()
    try:
        for each in found:
            progress.show(file.share)
            yield each
    finally:
        progress.end()


def _bring_in(
    options: argparse.Namespace, store: GameStore, found: Iterator[ForeignGame | BadRecord]
) -> int:
    notices = store.take_notices()
    if not store.is_saving:
        kinds = ", ".join(notice.kind.replace("_", " ") for notice in notices)
        raise CommandError(f"Nothing was imported, for the games cannot be written now ({kinds}).")
    _tell(notices)
    importing, bad = store.begin_import(), list[BadRecord]()
    for good in _batches(found, bad):
        if bad and not options.keep_good:
            continue
        if not importing.add(good):
            raise CommandError(_UNWRITTEN)
    if bad and not options.keep_good:
        raise CommandError(f"{_bad_text(bad)} Nothing was imported; --keep-good takes the others.")
    count = importing.finish()
    if count is None:
        raise CommandError(_UNWRITTEN)
    report = {
        "added": count.added,
        "extended": count.extended,
        "known": count.known,
        "bad": [{"line": each.line, "reason": str(each.problem)} for each in bad],
    }
    if options.json:
        return _print([json.dumps(report)])
    lines = [f"{count.added} games came in, {count.extended} had gone on since."]
    lines.append(f"{count.known} games were here already.")
    return _print(lines + ([_bad_text(bad)] if bad else []))


def _batches(
    found: Iterable[ForeignGame | BadRecord], bad: list[BadRecord]
) -> Iterator[list[ForeignGame]]:
    """The games that may come in, a thousand at a time; the others go to `bad`."""
    batch: list[ForeignGame] = []
    for each in found:
        if isinstance(each, ForeignGame) and _is_marked_rightly(each):
            batch.append(each)
        else:
            bad.append(each if isinstance(each, BadRecord) else bad_daily(each))
        if len(batch) == _BATCH:
            yield batch
            batch = []
    yield batch


def _is_marked_rightly(foreign: ForeignGame) -> bool:
    """Whether the deal is that of the day whose daily deal it is said to be."""
    daily = foreign.daily
    return daily is None or _code_of(daily.token, daily.day) == daily.code


@functools.cache
def _code_of(token: str, day: str) -> str:
    # It takes a solver, which few imports need.
    from pyramide_qt.solver.daily import daily_deal

    return str(daily_deal(token, day).code)


def _tell(notices: Iterable[Notice]) -> None:
    """Say on standard error what was kept under which name, as the window would."""
    for notice in notices:
        # Seldom needed, and it loads Qt.
        from pyramide_qt.model.wording.wording import notice_text

        tell(notice_text(notice))


def _bad_text(bad: list[BadRecord]) -> str:
    reasons = [f"line {each.line}: {each.problem}" for each in bad[:_BAD_SHOWN]]
    if len(bad) > _BAD_SHOWN:
        reasons.append(f"and {len(bad) - _BAD_SHOWN} more.")
    return f"{len(bad)} games cannot be read: {' '.join(reasons)}"


def _print(lines: list[str]) -> int:
    say("".join(f"{line}\n" for line in lines), end="")
    return 0
