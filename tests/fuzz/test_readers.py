"""No text makes a reader do more than read it or say in one sentence why not."""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import parse_code
from pyramide_qt.rules.errors import RulesError
from pyramide_qt.rules.game import game_from_text
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.solver.process_entry import cards_deal
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.exchange.files import FileFormat
from pyramide_qt.store.exchange.reader import BadRecord, read_games
from pyramide_qt.store.game_store import open_game_store
from pyramide_qt.store.settings.settings_file import SettingsFile
from tests.fuzz.mutations import long_ones, mutated
from tests.helpers.source_tree import ROOT
from tests.helpers.work import counted_work
from tests.store.exchange.test_exchange import export, some_games

MAX_CALLS = 250_000
MAX_MB = 50
QUICK, LONG = 2000, 100_000
# One text in so many has 200,000 signs.
LONG_TEXT_IN = 100
# Does a step of reading, from one pause to the next.
Read = Callable[[str], Iterator[None]]
CODES = [f"PY1-{token}-ABCDEFG" for token in RULE_SETS]
OWN = [f"PY1-{encode_record(named.rules)}-ABCDEFG" for named in RULE_SETS.values()]
GAMES = (ROOT / "tests" / "data" / "won_games.txt").read_text().splitlines()[1:]
CARDS = [" ".join(map(str, deal_from_code(f"PY1-{t}-ABCDEFG").cards)) for t in ("N", "DP", "SP")]
SETTINGS = [
    '{"version": 1, "settings": {"deck": "dark", "error_help": true, "last_rules": "GZ"}}',
    (
        '{"version": 1, "settings": {"window": {"x": 1, "y": 2, "width": 900, "height": 700, '
        '"maximised": false}, "language": "bg", "animation_speed": "off"}}'
    ),
]


def read_code(text: str) -> Iterator[None]:
    try:
        deal_from_code(parse_code(text))
    except RulesError as error:
        check_sentence(error)
    yield


def read_game(text: str) -> Iterator[None]:
    try:
        game_from_text(text)
    except RulesError as error:
        check_sentence(error)
    yield


def read_cards(text: str) -> Iterator[None]:
    for token in ("N", "DP", "SP"):
        try:
            cards_deal(text, token)
        except RulesError as error:
            check_sentence(error)
        yield


def read_import(file_format: FileFormat) -> Read:
    """Reads one game of a file in each step."""

    def read(text: str) -> Iterator[None]:
        try:
            for each in read_games(text, file_format):
                if isinstance(each, BadRecord):
                    assert each.line >= 1
                    assert "\n" not in str(each.problem)
                yield
        except StoreError as error:
            check_sentence(error)

    return read


def check_sentence(error: Exception) -> None:
    assert str(error).strip()
    assert len(str(error)) < 500


def exported(file_format: FileFormat) -> list[str]:
    store = open_game_store(None)
    some_games(store)
    text = export(store, file_format)
    store.close()
    return [text]


def longest_step(read: Read, text: str) -> int:
    """Return the most calls that one step took."""
    steps, most = read(text), 0
    is_done = False
    while not is_done:
        with counted_work() as work:
            is_done = next(steps, steps) is steps
        most = max(most, work.calls)
    return most


def texts(seeds: Sequence[str], count: int, seed: int) -> Iterator[str]:
    long_count = count // LONG_TEXT_IN
    yield from mutated(seeds, count - long_count, seed)
    yield from long_ones(seeds, long_count, seed)


def run(read: Read, seeds: Sequence[str], count: int, seed: int) -> None:
    """Read every text; fail at the first that takes too long, and if memory has grown."""
    longest_step(read, seeds[0])
    before_kb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    most = 0
    for text in texts(seeds, count, seed):
        calls = longest_step(read, text)
        most = max(most, calls)
        assert calls < MAX_CALLS, f"{calls} calls for {len(text)} signs, {text[:300]!r}"
    grown_mb = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before_kb) / 1024
    # Seen with `pytest -s`; the figures of the docs come from here.
    sys.stdout.write(f"{count} texts: at most {most} calls, memory +{grown_mb:.1f} MB\n")
    assert grown_mb < MAX_MB


READERS: dict[str, tuple[Read, Callable[[], list[str]]]] = {
    "deal code": (read_code, lambda: CODES),
    "record in a code": (read_code, lambda: OWN),
    "game text": (read_game, lambda: GAMES),
    "card list": (read_cards, lambda: CARDS),
    "JSON file of games": (read_import(FileFormat.JSON), lambda: exported(FileFormat.JSON)),
    "table of games": (read_import(FileFormat.CSV), lambda: exported(FileFormat.CSV)),
}


@pytest.mark.parametrize("name", READERS)
def test_readers_stand_two_thousand_texts(name: str) -> None:
    read, seeds = READERS[name]
    run(read, seeds(), QUICK, seed=len(name))


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", READERS)
def test_readers_stand_a_hundred_thousand_texts(name: str) -> None:
    read, seeds = READERS[name]
    run(read, seeds(), LONG, seed=len(name) + 1000)


def read_settings(folder: Path) -> Read:
    """Load the settings and ask for each; a bad file is set aside and cleared away here."""

    def read(text: str) -> Iterator[None]:
        path = folder / "settings.json"
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        settings = SettingsFile.load(path)
        settings.take_notices()
        assert settings.value("show_clock") in (True, False)
        yield
        for kept in folder.iterdir():
            kept.unlink()

    return read


def test_settings_stand_two_thousand_texts(tmp_path: Path) -> None:
    run(read_settings(tmp_path), SETTINGS, QUICK, seed=7)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_settings_stand_a_hundred_thousand_texts(tmp_path: Path) -> None:
    run(read_settings(tmp_path), SETTINGS, LONG, seed=1007)
