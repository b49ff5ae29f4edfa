"""What holds in every game under every rule set, named or a player's own."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pyramide_qt.rules.game import Game, game_from_text
from pyramide_qt.rules.legal_moves import legal_moves, why_not
from pyramide_qt.rules.moves import MoveKind
from pyramide_qt.rules.notation import move_text, parse_move
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.records.record import to_record
from pyramide_qt.rules.records.rule_set import Unmatched
from pyramide_qt.rules.report import position_report
from tests.rules.oracle import is_won, oracle_moves
from tests.rules.oracle_moves import after
from tests.rules.strategies import games
from tests.rules.tables import all_moves, every_card, moves

walks = st.lists(st.sampled_from("UUYDDDDD"), max_size=30)


def throws_away(game: Game) -> bool:
    stock = game.deal.rules.stock
    return stock is not None and stock.unmatched is Unmatched.GONE


@given(games())
def test_every_card_is_there_once_until_it_is_removed(game: Game) -> None:
    gone: set[int] = set()
    everything = set(range(len(game.deal.cards)))
    for move, before, then in zip(game.moves, game.positions, game.positions[1:], strict=False):
        left = every_card(then)
        assert len(left) == len(set(left))
        vanished = set(every_card(before)) - set(left)
        expected = {MoveKind.PAIR: 2, MoveKind.ALONE: 1}.get(move.kind, 0)
        if not (throws_away(game) and move.kind is MoveKind.DRAW):
            assert len(vanished) == expected
        gone |= vanished
        assert set(left) == everything - gone
    assert game.removed_count == len(gone)


@given(games())
def test_taking_back_everything_leads_to_the_deal_and_redoing_leads_back(game: Game) -> None:
    positions, made = list(game.positions), list(game.moves)
    scores = game.score()
    for position in reversed(positions[:-1]):
        game.pop()
        assert game.position == position
    assert game.position == game.deal.start
    for position in positions[1:]:
        game.redo()
        assert game.position == position
    assert list(game.moves) == made
    assert game.score() == scores
    assert game.move_count == len(made)


@given(games(), walks)
def test_a_game_as_text_reads_back_as_the_same_game(game: Game, walk: list[str]) -> None:
    for step in walk:
        if step == "U" and game.moves:
            game.pop()
        elif step == "Y" and game.can_redo:
            game.redo()
        elif step == "D" and (legal := list(game.legal_moves)):
            game.push(legal[-1])
    again = game_from_text(game.to_text())
    assert again.to_text() == game.to_text()
    assert again.position == game.position
    assert again.positions == game.positions
    assert (again.moves, again.undone) == (game.moves, game.undone)
    assert again.move_count == game.move_count
    assert (again.can_undo, again.can_redo) == (game.can_undo, game.can_redo)
    assert (again.score(), again.outcome()) == (game.score(), game.outcome())


@given(games(longest=25))
def test_legal_moves_are_those_of_the_words_of_the_rules(game: Game) -> None:
    record = to_record(game.deal.rules)
    for position in game.positions:
        report = position_report(game.deal, position)
        listed = [move_text(game.deal.rules, m) for m in legal_moves(game.deal, position)]
        assert len(listed) == len(set(listed))
        assert set(listed) == oracle_moves(record, report)


# Hundreds of written moves a position: more examples would only take longer.
@given(games().filter(lambda game: game.deal.rules.packs == 1))
def test_moves_change_what_the_words_of_the_rules_say(game: Game) -> None:
    record, dealt = to_record(game.deal.rules), [str(card) for card in game.deal.cards]
    first_rows = [0]
    for block in record["blocks"]:
        first_rows.append(first_rows[-1] + block["rows"] if "rows" in block else first_rows.pop())
    reports = [position_report(game.deal, position) for position in game.positions]
    for move, before, expected in zip(game.moves, reports, reports[1:], strict=False):
        written = move_text(game.deal.rules, move)
        found = after(record, before | {"first_rows": first_rows}, written, dealt)
        found.pop("first_rows")
        assert found == expected, written


@settings(max_examples=60)
@given(games(longest=25))
def test_every_other_move_is_refused_with_a_reason(game: Game) -> None:
    allowed = moves(game)
    assert len(game.legal_moves) == len(allowed)
    assert bool(game.legal_moves) == bool(allowed)
    assert all(move in game.legal_moves for move in game.legal_moves)
    for text in all_moves(game.deal):
        move = parse_move(game.deal.rules, text)
        refusal = why_not(game.deal, game.position, move)
        assert (refusal is None) == (move_text(game.deal.rules, move) in allowed), text
        if refusal is not None:
            sentence = refusal.sentence()
            assert sentence and "{" not in sentence and "None" not in sentence


@given(games())
def test_the_outcome_agrees_with_goal_and_moves(game: Game) -> None:
    record = to_record(game.deal.rules)
    report = position_report(game.deal, game.position)
    outcome = game.outcome()
    assert (outcome is Outcome.WON) == is_won(record, report)
    if not moves(game) and outcome is not Outcome.WON:
        assert outcome is Outcome.STUCK
    if outcome is Outcome.STUCK and game.position.redeals_left is not None:
        assert not moves(game)


@given(games())
def test_face_down_cards_are_the_covered_ones_of_their_blocks(game: Game) -> None:
    report = position_report(game.deal, game.position)
    slots = game.deal.tableau.slots
    for slot in slots:
        filled = game.position.tableau >> slot.index & 1
        covered = any(game.position.tableau >> i & 1 for i in slot.coverers)
        expected = bool(filled and covered and slot.face_down)
        assert (slot.name in report["face_down"]) == expected
