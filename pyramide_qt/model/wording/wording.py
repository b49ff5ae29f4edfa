"""Names and sentences that several parts of the window say, in the player's language.

All have the one context `Wording`, so that moving code loses no translation. Nothing here is
kept: after a change of language the same call gives the new text.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from pyramide_qt.model.game.game_events import RefusalKind, Refused
from pyramide_qt.model.game.locations import Location, Spot, moved_cards
from pyramide_qt.model.session.session_news import LanguageUnreadable, News, StatisticsUnreadable
from pyramide_qt.model.wording import names, notices, refusals
from pyramide_qt.model.wording.typography import left_to_right, own_digits, sentences, without_stop
from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.errors import filled
from pyramide_qt.rules.moves import Move, MoveKind
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import BlockKind, Foundations, ScoreRule
from pyramide_qt.rules.refusal import Refusal
from pyramide_qt.store.notices import Notice
from pyramide_qt.store.saved_game import is_count, is_play_time, is_score

# Stands where nothing is known.
UNKNOWN = "–"
_LARGEST = 2**63 - 1


class Wording(QObject):
    """Texts with a count: only `tr` of an object marks them as such for the translators."""

    def rescued(self, count: int) -> str:
        return self.tr("%n game(s) could be brought over.", "", count)


def card_name(card: Card) -> str:
    """A card in words: `queen of clubs`."""
    rank, suit = _text(names.RANKS[card.rank - 1]), _text(names.SUITS[card.suit])
    return _fill(QCoreApplication.translate("Wording", "%1 of %2"), rank, suit)


def _nobody(_token: str) -> str:
    return ""


class _OwnNames:
    """Who knows the names of own rules; without a window nobody does."""

    name_of: Callable[[str], str] = staticmethod(_nobody)


_own_names = _OwnNames()


def rules_name(token: str) -> str:
    """The name of a rule set; a player's own rules without a name share one.

    A dash for a token that names no rules.
    """
    if token in names.RULES:
        return _text(names.RULES[token])
    if token[:1] not in ("", "X"):
        return UNKNOWN
    return _own_names.name_of(token) or _text(names.OWN_RULES)


def name_own_rules(name_of: Callable[[str], str] = _nobody) -> None:
    """Say who knows how the player has named own rules (token -> name, or empty), or nobody."""
    _own_names.name_of = name_of


def place_name(deal: Deal, location: Location) -> str:
    """Where a card lies, in words: `row 7, place 3`, `waste`, `column 2`."""
    if location.spot is Spot.SLOT:
        return _slot_name(deal, location.number)
    if location.spot is Spot.COLUMN or _count(deal, location.spot) > 1:
        return _fill(_text(names.COUNTED[location.spot]), number_text(location.number + 1))
    return _text(names.ONE_OF_A_KIND[location.spot])


def move_text(deal: Deal, before: Position, move: Move) -> str:
    """What a move does that is made from `before`: `ten of clubs and three of spades are …`."""
    cards = moved_cards(deal, move, before, apply_move(deal, before, move))
    if move.kind is MoveKind.DRAW:
        # The card that can be seen at the end.
        cards = cards[-1:]
    card_names = [card_name(deal.cards[card]) for card in cards]
    return _fill(_text(names.MOVES[move.kind]), *card_names)


def refusal_text(refused: Refused, deal: Deal) -> str:
    """Why a touch changed nothing."""
    refusal = refused.refusal
    if refusal is None or refused.kind is RefusalKind.COVERED:
        return _text(refusals.KINDS[refused.kind])
    total = refusal.total if refusal.total is not None else deal.rules.pairs.total
    return _fill(_text(refusals.REASONS[refusal.reason]), number_text(total or 0))


def reason_text(refusal: Refusal) -> str:
    """Why the rules do not allow a move that was written down."""
    return _fill(_text(refusals.REASONS[refusal.reason]), number_text(refusal.total or 0))


def outcome_text(outcome: Outcome) -> str:
    """How a game stands."""
    return _text(refusals.OUTCOMES[outcome])


def only_cycles_text() -> str:
    """That a game is stuck although the stock can still be drawn."""
    return _text(refusals.ONLY_CYCLES)


def score_name(score_rule: ScoreRule) -> str:
    """What a game is played for: `Score`, `Cards left`, `Par score`."""
    return _text(refusals.SCORES[score_rule])


def score_text(score: int, score_rule: ScoreRule) -> str:
    """The points of a game; par scores have their sign."""
    text = points_text(score)
    is_signed = score_rule is ScoreRule.PAR and score > 0 and text != UNKNOWN
    return left_to_right(f"+{text}") if is_signed else text


def points_text(score: int) -> str:
    """The points of a game as a bare number; a dash if no game can have so many."""
    return number_text(score) if is_score(score) else UNKNOWN


def notice_text(notice: News | StatisticsUnreadable) -> str:
    """What is to be told about files and the games in them."""
    if not isinstance(notice, Notice):
        name = notice.name if isinstance(notice, LanguageUnreadable) else ""
        return _fill(_text(notices.OTHERS[type(notice)]), name)
    kept = notices.KEPT.get(notice.kind) if notice.kept_as else None
    text = _fill(_text(kept or notices.NOT_KEPT[notice.kind]), notice.kept_as)
    if notice.rescued:
        text = sentences(text, Wording().rescued(notice.rescued))
    if notice.detail and notice.kind in notices.WITH_DETAIL:
        text = with_note(text, system_reason_text(without_stop(notice.detail)))
    return text


def system_reason_text(reason: str) -> str:
    """What the system says; SQLite speaks only English, so its usual reasons are translated."""
    return QCoreApplication.translate("SystemReason", reason)


def ranking_heading(column: str) -> str:
    """The heading of a column of the ranking, by the column's name."""
    return _text(names.HEADINGS[column])


def time_text(time_ms: int) -> str:
    """A time as `0:05`, `12:34` or `1:02:03`; begun seconds are not counted.

    A dash for what no play clock can have said.
    """
    if not is_play_time(time_ms):
        return UNKNOWN
    minutes, seconds = divmod(time_ms // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    text = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return own_digits(text)


def _slot_name(deal: Deal, index: int) -> str:
    slot = deal.tableau.slots[index]
    row, place = number_text(slot.row + 1), number_text(slot.place + 1)
    if _count(deal, Spot.SLOT) == 1:
        return _fill(QCoreApplication.translate("Wording", "row %1, place %2"), row, place)
    text = QCoreApplication.translate("Wording", "pyramid %1, row %2, place %3")
    return _fill(text, number_text(_pyramids_to(deal, slot.block)), row, place)


def _count(deal: Deal, spot: Spot) -> int:
    """How many places of one kind these rules have."""
    rules = deal.rules
    if spot is Spot.SLOT:
        return _pyramids_to(deal, len(rules.blocks) - 1)
    if spot is Spot.FOUNDATION:
        return 4 if rules.foundations is Foundations.BY_SUIT else 1
    return {Spot.WASTE: rules.waste_count, Spot.CELL: rules.cells.count}.get(spot, 1)


def _pyramids_to(deal: Deal, block: int) -> int:
    blocks = deal.rules.blocks[: block + 1]
    return sum(each.kind is not BlockKind.COLUMNS for each in blocks)


def number_text(number: int) -> str:
    """A number as the language shown writes it; a dash for one that no file of ours can hold."""
    return QLocale().toString(number) if abs(number) <= _LARGEST else UNKNOWN


def count_text(count: int) -> str:
    """How many moves, hints or undos; a dash for what cannot have been counted."""
    return number_text(count) if is_count(count) else UNKNOWN


def percent_text(percent: int) -> str:
    """A share in hundredths, with its sign."""
    return _fill(QCoreApplication.translate("Wording", "%1%"), number_text(percent))


def labelled(label: str, text: str) -> str:
    """What `text` is about and itself, in one line."""
    return _fill(QCoreApplication.translate("Wording", "%1: %2"), label, text)


def with_note(text: str, note: str) -> str:
    """`text` with something less important behind it."""
    return _fill(QCoreApplication.translate("Wording", "%1 (%2)"), text, note)


def _text(source: object) -> str:
    return QCoreApplication.translate("Wording", str(source))


def _fill(text: str, *parts: str) -> str:
    return filled(text, parts)
