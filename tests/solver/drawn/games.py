"""Games named by one number each: a record, a deal and legal moves, all drawn by chance."""

from __future__ import annotations

import random
from typing import NamedTuple

from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import NUMBER_COUNT, DealCode
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.goal import is_won
from pyramide_qt.rules.moves import Move, MoveKind
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import DealMode, Goal, RuleSet
from tests.solver.drawn.deep_rules import cell, closed, deep_rules, odd, opened, pool, turned
from tests.solver.drawn.rules import any_rules

_PASSING = (MoveKind.DRAW, MoveKind.REDEAL)
FAMILIES = {f.__name__: f for f in (closed, opened, turned, pool, cell, odd)}
KINDS = ("any", *FAMILIES)


class DrawnGame(NamedTuple):
    """A game in the middle; `text` is what the command line can be asked."""

    seed: int
    kind: str
    later: int
    game: Game

    @property
    def deal(self) -> Deal:
        return self.game.deal

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def text(self) -> str:
        code, _, moves = self.game.to_text().partition(" ")
        return f'{self.kind} {self.seed} {self.later}: pyramide solve {code} --after "{moves}"'


def drawn_game(kind: str, seed: int, later: int = 0) -> DrawnGame:
    """The game of that number under rules of that kind, after `later` more runs of moves."""
    # A text is hashed the same way on every machine.
    rng = random.Random(f"{kind} {seed}")
    number = rng.randrange(NUMBER_COUNT)
    family = FAMILIES.get(kind)
    rules = deep_rules(rng, number, family) if family else any_rules(rng)
    game = Game(_deal(rng, rules, number))
    _play(rng, game, rng.choice((0, 10, *(_draws(rules) * part // 4 for part in (1, 2, 3, 4)))))
    for _ in range(later):
        _play(rng, game, 40)
    return DrawnGame(seed, kind, later, game)


def _deal(rng: random.Random, rules: RuleSet, number: int) -> Deal:
    """The deal of that number, or of one with which each card of the table goes with some rank."""
    token = encode_record(rules)
    useful = {r for r in rules.ranks if rules.partners[r] or r in rules.pairs.alone}
    for _ in range(rng.choice((1, 20, 20, 20))):
        deal = deal_from_code(DealCode(token, number))
        if useful.issuperset(deal.ranks[: rules.slot_count]):
            break
        number = rng.randrange(NUMBER_COUNT)
    return deal


def _draws(rules: RuleSet) -> int:
    """How many draws and redeals are made at most, or in two passes if there is no end."""
    stock, cards = rules.stock, rules.card_count - rules.slot_count
    if stock is None:
        return 0
    at_once = stock.number if stock.mode in (DealMode.PILE, DealMode.EACH) else 1
    return min(300, (cards // at_once + 1) * (stock.passes or 2))


def _play(rng: random.Random, game: Game, most: int) -> None:
    """Make up to `most` moves, mostly draws, and take some back."""
    passing, removing = rng.choice((3, 8, 20)), rng.choice((0.1, 0.5, 2))
    if game.deal.rules.goal is Goal.ALL:
        # Few cards are left only late in such a game.
        passing, removing = 3, rng.choice((1, 8, 30))
    undone = 0
    for _ in range(rng.randint(most // 3, most)):
        chance = rng.random()
        if chance < 0.06 and game.moves:
            undone += _taken_back(game, rng.choice((1, 1, 3)))
        elif chance < 0.1 and undone:
            game.redo()
            undone -= 1
        else:
            moves = list(game.legal_moves)
            if not moves:
                break
            weights = [passing if move.kind in _PASSING else removing for move in moves]
            game.push(rng.choices(moves, weights)[0])
            undone = 0
    if rng.random() < 0.9 and (not game.legal_moves or is_won(game.deal, game.position)):
        _taken_back(game, rng.randint(1, len(game.moves) // 2 + 1))


def _taken_back(game: Game, most: int) -> int:
    """How many moves could be taken back, up to `most`."""
    number = min(most, len(game.moves))
    for _ in range(number):
        game.pop()
    return number


def ends_without_a_move(game: DrawnGame, most: int = 400) -> list[Move]:
    """The moves by which the game is played to where none is left, if it gets there."""
    rng = random.Random(f"end {game.seed}")
    made: list[Move] = []
    while len(made) < most and (moves := list(game.game.legal_moves)):
        move = rng.choice(moves)
        game.game.push(move)
        made.append(move)
    return made
