"""Moves and whole games as text, both ways."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from pyramide_qt.rules.deals.deal_code import DealCode, parse_code
from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP, NotationError, RulesError
from pyramide_qt.rules.moves import (
    DRAW,
    REDEAL,
    STOCK,
    UNDER,
    WASTE,
    Move,
    MoveKind,
    Zone,
    alone,
    draw_to,
    pair,
    to_cell,
)
from pyramide_qt.rules.place_names import parse_place, place_text
from pyramide_qt.rules.records.rule_set import RuleSet

UNDO_TEXT = "U"
REDO_TEXT = "Y"
MAX_GAME_LENGTH = 200_000
# Twenty times the longest games; so many are played within 50 ms.
MAX_ACTIONS = 4000
# What tells the moves after a code from the words of a sentence.
_LIKE_AN_ACTION = re.compile(r"[DRUYWS]|W[UO]|[0-9]?[A-Z][0-9]{1,2}|.+[+>].+", re.IGNORECASE)


def move_text(rules: RuleSet, move: Move) -> str:
    """The written form: `G2+G5`, `G6`, `D`, `R`, `G3>Z1`, `S>W2` for a draw to a chosen waste."""
    if move is DRAW:
        return "D"
    if move.kind is MoveKind.REDEAL:
        return "R"
    names = [place_text(rules, place) for place in move.places]
    if move.kind is MoveKind.DRAW:
        return f"S>{names[0]}" if names else "D"
    return (">" if move.kind is MoveKind.TO_CELL else "+").join(names)


def parse_move(rules: RuleSet, text: str) -> Move:
    """Read a written move, pairs in either order; NotationError if it cannot be one here."""
    if text in ("D", "d"):
        return DRAW
    if text in ("R", "r"):
        return REDEAL
    if ">" in text:
        return _parse_transfer(rules, text)
    parts = text.split("+")
    if len(parts) > 2:
        raise NotationError(QT_TRANSLATE_NOOP("GameProblem", "a pair has two places"))
    places = [parse_place(rules, part) for part in parts]
    if len(places) == 1:
        if places[0] == UNDER:
            raise NotationError(
                QT_TRANSLATE_NOOP(
                    "GameProblem", "the card under the top goes only with that top: W+WU"
                )
            )
        return alone(places[0])
    if UNDER in places and WASTE not in places:
        raise NotationError(
            QT_TRANSLATE_NOOP("GameProblem", "the card under the top goes only with that top: W+WU")
        )
    return pair(places[0], places[1])


def _parse_transfer(rules: RuleSet, text: str) -> Move:
    parts = [parse_place(rules, part) for part in text.split(">")]
    if len(parts) == 2:
        origin, target = parts
        if target.zone is Zone.CELL and origin.zone not in (Zone.CELL, Zone.UNDER):
            return to_cell(origin, target.number)
        if target.zone is Zone.WASTE and origin == STOCK:
            return draw_to(target.number)
    raise NotationError(
        QT_TRANSLATE_NOOP(
            "GameProblem", "a card can only go to a cell, or from the stock to a waste"
        )
    )


class GameText(NamedTuple):
    """A game as text: its code and its actions, moves with `U` and `Y` among them."""

    code: DealCode
    actions: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((str(self.code), *self.actions))


def split_actions(text: str) -> tuple[str, ...]:
    """The words of a game text, without what follows a `#` on each line; NotationError if huge."""
    if len(text) > MAX_GAME_LENGTH:
        raise NotationError(
            QT_TRANSLATE_NOOP("GameProblem", "The text has %1 characters, too many for a game."),
            len(text),
        )
    if not text.isascii():
        from pyramide_qt.rules.unseen import without_format

        text = without_format(text)
    lines = (line.partition("#")[0] for line in text.splitlines())
    words = tuple(word for line in lines for word in line.split())
    # The first word is the code.
    if len(words) > MAX_ACTIONS + 1:
        raise NotationError(
            QT_TRANSLATE_NOOP(
                "GameProblem",
                "The text has %1 words, too many for a game: it has at most %2 actions.",
            ),
            len(words),
            MAX_ACTIONS,
        )
    return words


def parse_game_text(text: str) -> GameText:
    """Read `CODE MOVE MOVE …`; CodeError or NotationError says what cannot be read."""
    words = split_actions(text)
    if not words:
        raise NotationError(
            QT_TRANSLATE_NOOP(
                "GameProblem", "There is no game here; one starts with its deal code."
            )
        )
    return GameText(parse_code(words[0]), words[1:])


def is_game_text(text: str) -> bool:
    """Whether `text` begins like a game with moves; a code, alone or in a sentence, does not."""
    try:
        game = parse_game_text(text)
    except RulesError:
        return False
    return bool(game.actions) and _LIKE_AN_ACTION.fullmatch(game.actions[0]) is not None


def actions_text(actions: Iterable[str]) -> str:
    """Actions joined as in a game text."""
    return " ".join(actions)
