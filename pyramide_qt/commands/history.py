"""The commands about games that were played: stats, history, export, import."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pyramide_qt.commands.parser import CommandError, add_command, add_json, whole_number
from pyramide_qt.paths import find_places
from pyramide_qt.rules.deals.deal_code import is_code
from pyramide_qt.rules.records.rule_sets import RULE_SETS, rules_name
from pyramide_qt.store.errors import StoreError, is_about_file
from pyramide_qt.store.exchange.files import (
    BadRecord,
    FileFormat,
    format_of,
    game_count,
    games_to_write,
    read_file,
    read_games,
    written,
)
from pyramide_qt.store.exchange.importing import ForeignGame
from pyramide_qt.store.files.atomic_file import write_atomically
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
    # What a foreign file has brought in must not steer the terminal.
    return "".join(sign if sign.isprintable() else "?" for sign in line)


def _run_export(options: argparse.Namespace) -> int:
    is_output = options.file == "-"
    file_format = FileFormat.JSON if is_output else format_of(options.file)
    with _reading(options) as reader:
        book, left_out = DailyBook(reader, lambda _write: False), list[int]()
        games = games_to_write(History(reader), book, _filter(options), left_out.append)
        pieces = list(written(games, file_format))
    more = [f"{len(left_out)} games could not be read and were left out."] if left_out else []
    if is_output:
        sys.stdout.write("".join(pieces))
        sys.stderr.write("".join(f"{line}\n" for line in more))
        return 0
    write_atomically(Path(options.file), "".join(pieces).encode())
    count = game_count(len(pieces), file_format)
    return _print([f"{count} games were written to {options.file}.", *more])


def _run_import(options: argparse.Namespace) -> int:
    path = Path(options.file)
    found = list(read_games(read_file(path), format_of(path.name)))
    good = [each for each in found if isinstance(each, ForeignGame)]
    bad = [each for each in found if isinstance(each, BadRecord)]
    if bad and not options.keep_good:
        raise CommandError(f"{_bad_text(bad)} Nothing was imported; --keep-good takes the others.")
    places = find_places(getattr(options, "data_dir", None))
    places.make_folders()
    store = open_game_store(places.database_file, places.lock_file)
    try:
        return _bring_in(options, store, good, bad)
    finally:
        store.close()


def _bring_in(
    options: argparse.Namespace,
    store: GameStore,
    good: Iterable[ForeignGame],
    bad: list[BadRecord],
) -> int:
    notices = store.take_notices()
    if not store.is_saving:
        kinds = ", ".join(notice.kind.replace("_", " ") for notice in notices)
        raise CommandError(f"Nothing was imported, for the games cannot be written now ({kinds}).")
    _tell(notices)
    count = store.import_games(good)
    if count is None:
        raise CommandError("Nothing was imported, for the games could not be written.")
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


def _tell(notices: Iterable[Notice]) -> None:
    """Say on standard error what was kept under which name, as the window would."""
    for notice in notices:
        # Seldom needed, and it loads Qt.
        from pyramide_qt.model.wording.wording import notice_text

        sys.stderr.write(f"{notice_text(notice)}\n")


def _bad_text(bad: list[BadRecord]) -> str:
    reasons = [f"line {each.line}: {each.problem}" for each in bad[:_BAD_SHOWN]]
    if len(bad) > _BAD_SHOWN:
        reasons.append(f"and {len(bad) - _BAD_SHOWN} more.")
    return f"{len(bad)} games cannot be read: {' '.join(reasons)}"


def _print(lines: list[str]) -> int:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0
