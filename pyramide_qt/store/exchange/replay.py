"""Plays the actions of a game by the rules, and says which figures they lead to."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.deals.deal_code import rules_of
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.goal import is_won
from pyramide_qt.rules.notation import UNDO_TEXT
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.records.record import record_text
from pyramide_qt.store.saved_game import GameSummary, Result, recorded_after

_RESULTS = {Outcome.WON: Result.WON, Outcome.STUCK: Result.STUCK, Outcome.OPEN: Result.OPEN}


class Replay(NamedTuple):
    """What a game was, by its actions alone.

    `last` is how it stands, `counted` what counts: its first win, if there was one. The clock in
    both is that of their last action, and of hints the actions know nothing. `won_in` is the
    number of moves of the first win without those taken back; None if it was never won.
    """

    actions: tuple[str, ...]
    last: GameSummary
    counted: GameSummary
    won_in: int | None


def replayed(deal: Deal, words: Sequence[str], times_ms: Sequence[int]) -> Replay:
    """Play `words` as a player could, each at its time; RulesError names what cannot be played."""
    game = Game(deal)
    counted: GameSummary | None = None
    won_in = None
    goal_mask, positions = deal.tableau.goal_mask, game.positions
    for number, _ in enumerate(game.steps(words, as_player=True)):
        # Cards of the goal are left in nearly all positions, and then nothing else counts.
        if not positions[-1].tableau & goal_mask and is_won(deal, positions[-1]):
            now = _figures(game, Result.WON, times_ms[number])
            if counted is None:
                counted, won_in = now, len(game.moves)
            counted = recorded_after(counted, now, can_improve=deal.rules.play_on)
    last = _figures(game, _RESULTS[game.outcome()], times_ms[-1])
    return Replay(game.actions, last, counted or last, won_in)


@lru_cache(maxsize=64)
def record_of(token: str) -> str:
    """The rule record of a token as the games keep it; CodeError if there is none."""
    return record_text(rules_of(token))


def is_record_of(text: str, token: str) -> bool:
    """Whether the JSON text is the record of a token; a field may be missing, as of old."""
    right = record_of(token)
    return text == right or _is_part(_read(text), json.loads(right))


def _read(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _is_part(told: object, right: object) -> bool:
    if isinstance(told, dict) and isinstance(right, dict):
        return all(name in right and _is_part(told[name], right[name]) for name in told)
    return type(told) is type(right) and told == right


def _figures(game: Game, result: Result, time_ms: int) -> GameSummary:
    undos = game.actions.count(UNDO_TEXT)
    return GameSummary(result, game.move_count, time_ms, game.score(), undos=undos)
