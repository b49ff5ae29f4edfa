"""The moves of ended games are packed without loss, and rubbish is refused."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramide_qt.store import packed_actions
from pyramide_qt.store.database import Database
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.notices import NoticeKind
from pyramide_qt.store.packed_actions import pack_actions, unpack_actions
from pyramide_qt.store.saved_game import Action
from tests.store.conftest import OpenStore
from tests.store.plays import CODE, play

WORDS = st.from_regex(r"[A-Z0-9+>]{1,8}", fullmatch=True)


@given(st.lists(st.builds(Action, WORDS, st.integers(-10, 10**12))))
def test_packed_actions_come_back(actions: list[Action]) -> None:
    assert unpack_actions(pack_actions(actions)) == tuple(actions)


@given(st.binary() | st.binary().map(zlib.compress) | st.text().map(str.encode).map(zlib.compress))
def test_rubbish_is_refused_by_our_own_error(packed: bytes) -> None:
    try:
        actions = unpack_actions(packed)
    except StoreError:
        return
    assert all(action.text.split() == [action.text] for action in actions)


@pytest.mark.parametrize(
    "packed",
    [
        pack_actions([Action("D", 1)] * 500)[:-8],
        zlib.compress(b"D D\n1"),
        zlib.compress(b"D\none"),
        zlib.compress(b"D" * (packed_actions.MAX_BYTES + 1)),
    ],
    ids=["cut off", "a time missing", "no number", "too long"],
)
def test_what_is_wrong_is_one_sentence(packed: bytes) -> None:
    with pytest.raises(StoreError, match=r"^The moves of a saved game cannot be read\.$"):
        unpack_actions(packed)


def spoil(path: Path, game_id: int) -> None:
    database = Database(path)
    database.connection.execute(
        "INSERT OR REPLACE INTO histories VALUES (?, ?)", (game_id, b"spoiled")
    )
    database.close()


def test_one_spoiled_game_does_not_hide_the_others(
    open_store: OpenStore, database_path: Path
) -> None:
    store = open_store()
    first, second = play(store), play(store)
    store.set_current_deal(CODE)
    store.close()
    spoil(database_path, first)
    store = open_store()
    with pytest.raises(StoreError):
        store.game(first)
    assert len(store.actions(second)) == 3
    assert store.statistics.totals().played == 2


def test_a_spoiled_game_on_the_table_does_not_stop_the_start(
    open_store: OpenStore, database_path: Path
) -> None:
    store = open_store()
    game_id = play(store)
    store.close()
    spoil(database_path, game_id)
    store = open_store()
    (notice,) = store.take_notices()
    assert notice.kind is NoticeKind.GAME_UNREADABLE
    assert store.game_in_progress() is None
    new_id = play(store)
    assert new_id != game_id
    assert store.statistics.totals().played == 2
