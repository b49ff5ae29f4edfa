"""Plays games into a store as fast as it can, saying each action once it is kept.

Run as a child process with the path of the database; it ends only when it is killed. The first
line it says is what it found: `found GAME ACTIONS`, then `kept GAME SEQ` for each action.
"""

from __future__ import annotations

import sys
from pathlib import Path

from pyramide_qt.store.game_store import GameStore, open_game_store
from pyramide_qt.store.saved_game import GameSummary, Result, utc_now

LENGTH = 25


def main(path: Path) -> None:
    store = open_game_store(path)
    notices = store.take_notices()
    if notices:
        say(f"trouble {notices}")
        return
    game = store.game_in_progress()
    game_id, seq = (game.game_id, len(game.actions)) if game is not None else (0, 0)
    say(f"found {game_id} {seq}")
    while True:
        if game_id == 0 or seq == LENGTH:
            store.set_current_deal("PY1-N-AAAAAAS")
            game_id, seq = store.begin_game("PY1-N-AAAAAAS", "N", "{}", utc_now()), 0
        seq += 1
        play(store, game_id, seq)
        say(f"kept {game_id} {seq}")


def play(store: GameStore, game_id: int, seq: int) -> None:
    result = Result.WON if seq == LENGTH else Result.OPEN
    figures = GameSummary(result, seq, seq * 100, 10 * seq)
    store.append_action(game_id, seq, f"A{seq}", seq * 100, figures)


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
