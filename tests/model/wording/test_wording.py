"""Every code has words, and the words say what they should."""

from __future__ import annotations

import re
from itertools import chain

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

from pyramide_qt.model.game.card_touches import KINDS
from pyramide_qt.model.game.game_events import RefusalKind, Refused
from pyramide_qt.model.game.locations import Location, Spot, locate
from pyramide_qt.model.history.ranking_table import Column
from pyramide_qt.model.session.session_news import GameNotResumed, StatisticsUnreadable
from pyramide_qt.model.wording import names as wording_names
from pyramide_qt.model.wording import notices as wording_notices
from pyramide_qt.model.wording import refusals as wording_refusals
from pyramide_qt.model.wording import wording
from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.game import Game, game_from_text
from pyramide_qt.rules.moves import MoveKind
from pyramide_qt.rules.notation import move_text as written
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.records.rule_sets import OWN_NAME, RULE_SETS
from pyramide_qt.rules.refusal import Reason, Refusal
from pyramide_qt.store.notices import Notice, NoticeKind
from tests.model.rule_texts.own_rules import CHOOSE

DEAL = deal_from_code("PY1-N-AAAAAAS")


@pytest.fixture(autouse=True)
def english() -> object:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


def is_sentence(text: str) -> bool:
    """Words for people: no key, no open placeholder, a capital first."""
    return bool(re.fullmatch(r"[A-Z][a-z]*( .+)?", text)) and not re.search(
        r"[_%{}]|Kind|\bNone", text
    )


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_of_the_rules_has_a_sentence(reason: Reason) -> None:
    refusal = Refusal(reason, ("G1", "G2"), ("F1",), 13)
    text = wording.refusal_text(Refused(KINDS[reason], (0, 1), (), refusal), DEAL)
    assert is_sentence(text)
    assert text != wording.refusal_text(Refused(RefusalKind.PAUSED), DEAL)


@pytest.mark.parametrize("kind", RefusalKind)
def test_every_kind_of_refusal_has_a_sentence(kind: RefusalKind) -> None:
    assert is_sentence(wording.refusal_text(Refused(kind), DEAL))


def test_the_sentences_of_the_documented_game() -> None:
    wrong = Refused(RefusalKind.WRONG_PAIR, (0, 1), (), Refusal(Reason.WRONG_SUM, total=13))
    assert wording.refusal_text(wrong, DEAL) == "The sum must be 13"
    covered = Refused(RefusalKind.COVERED, (0,), (1, 2))
    assert wording.refusal_text(covered, DEAL) == "This card is blocked by another"
    assert wording.outcome_text(Outcome.STUCK) == "No more possible moves"


def test_the_sum_is_that_of_the_rules() -> None:
    deal = deal_from_code("PY1-IT-AAAAAAA")
    wrong = Refused(RefusalKind.WRONG_PAIR, (0, 1), (), Refusal(Reason.WRONG_SUM, total=10))
    assert wording.refusal_text(wrong, deal) == "The sum must be 10"


@pytest.mark.parametrize("outcome", Outcome)
def test_every_outcome_has_a_sentence(outcome: Outcome) -> None:
    assert is_sentence(wording.outcome_text(outcome))


@pytest.mark.parametrize("kept_as", ["", "/home/a/games.damaged-1"])
@pytest.mark.parametrize("kind", NoticeKind)
def test_every_notice_has_a_sentence(kind: NoticeKind, kept_as: str) -> None:
    text = wording.notice_text(Notice(kind, "/home/a/games", kept_as, detail="disk full."))
    assert is_sentence(text)
    assert text.endswith((".", ")"))
    assert (kept_as in text) or kind not in wording_notices.KEPT
    assert ("(disk full)" in text) is (kind in wording_notices.WITH_DETAIL)


def test_a_notice_says_how_many_games_were_brought_over() -> None:
    text = wording.notice_text(Notice(NoticeKind.DATABASE_DAMAGED, "", "/a/b", rescued=5))
    assert re.search(r"/a/b.*\. 5 game.* brought over\.$", text)


def test_other_news_have_sentences() -> None:
    assert is_sentence(wording.notice_text(GameNotResumed("move 3 (G9): no")))
    assert is_sentence(wording.notice_text(StatisticsUnreadable("disk")))


def test_a_label_a_note_and_a_share_are_put_together_by_the_language() -> None:
    assert wording.labelled("a", "%1") == "a: %1"
    assert wording.with_note("a", "b") == "a (b)"
    assert wording.percent_text(50) == "50%"


def test_every_card_has_a_name_of_its_own() -> None:
    card_names = {wording.card_name(Card(rank, suit)) for rank in range(1, 14) for suit in "CDHS"}
    assert len(card_names) == 52
    assert wording.card_name(Card(12, "C")) == "queen of clubs"
    assert wording.card_name(Card(1, "H")) == "ace of hearts"
    assert wording.card_name(Card(10, "D")) == "ten of diamonds"


def test_every_rule_set_has_its_name() -> None:
    for named in RULE_SETS.values():
        assert wording.rules_name(named.token) == named.name
    assert wording.rules_name(CHOOSE) == OWN_NAME


@pytest.mark.parametrize("token", [*RULE_SETS, CHOOSE])
def test_every_place_has_a_name_and_slots_have_their_own(token: str) -> None:
    game = Game(deal_from_code(DealCode(token, 7)))
    for location in locate(game).values():
        assert re.fullmatch(r"[a-z0-9, ]+", wording.place_name(game.deal, location))
    rows = [slot.index for slot in game.deal.tableau.slots if slot.column is None]
    slots = {wording.place_name(game.deal, Location(Spot.SLOT, i, 0, True)) for i in rows}
    assert len(slots) == len(rows)


def test_places_are_counted_where_there_are_several() -> None:
    two = deal_from_code("PY1-TP-AAAAAAA")
    by_suit = deal_from_code("PY1-P3-AAAAAAA")
    shift = deal_from_code("PY1-CE-AAAAAAA")
    names = [
        wording.place_name(deal, Location(spot, number, 0, True))
        for deal, spot, number in (
            (DEAL, Spot.SLOT, 27),
            (DEAL, Spot.WASTE, 0),
            (DEAL, Spot.FOUNDATION, 0),
            (two, Spot.SLOT, 28),
            (by_suit, Spot.FOUNDATION, 3),
            (shift, Spot.WASTE, 1),
            (shift, Spot.CELL, 0),
            (deal_from_code("PY1-GZ-AAAAAAA"), Spot.COLUMN, 4),
        )
    ]
    assert names == [
        "row 7, place 7",
        "waste",
        "foundation",
        "pyramid 2, row 1, place 1",
        "foundation 4",
        "waste 2",
        "cell",
        "column 5",
    ]


def test_moves_are_told_by_their_cards() -> None:
    game = Game(DEAL)
    told = []
    for move in game_from_text("PY1-N-AAAAAAS G6 G2+G5 D").moves:
        told.append(wording.move_text(DEAL, game.position, move))
        game.push(move)
    drawn = wording.card_name(DEAL.cards[game.position.wastes[0][-1]])
    assert told == [
        "king of diamonds is removed",
        "ten of clubs and three of spades are removed",
        f"{drawn} is drawn",
    ]


@pytest.mark.parametrize("token", ["KT", "AP", "CE", "R7", "OS"])
def test_every_kind_of_move_can_be_told(token: str) -> None:
    game = Game(deal_from_code(DealCode(token, 3)))
    kinds = set()
    for _ in range(40):
        for move in game.legal_moves:
            text = wording.move_text(game.deal, game.position, move)
            assert "%" not in text
            assert written(game.deal.rules, move) not in text.split()
            kinds.add(move.kind)
        game.push([*game.legal_moves][-1] if token != "CE" else next(iter(game.legal_moves)))
        if not game.legal_moves:
            break
    assert kinds & {MoveKind.DRAW, MoveKind.TO_CELL}


def test_every_column_of_the_ranking_has_a_heading() -> None:
    headings = {wording.ranking_heading(column.name) for column in Column}
    assert len(headings) == len(Column)
    assert all(is_sentence(heading) for heading in headings)


@pytest.mark.parametrize(
    ("time_ms", "text"),
    [
        (0, "0:00"),
        (999, "0:00"),
        (65_000, "1:05"),
        (3_599_999, "59:59"),
        (3_723_000, "1:02:03"),
        (360_000_000, "100:00:00"),
    ],
)
def test_times(time_ms: int, text: str) -> None:
    assert wording.time_text(time_ms) == text


class Echo(QTranslator):
    """A language in which every text stands between angle brackets."""

    def translate(
        self,
        context: str,
        source: str,
        _disambiguation: str | None = None,
        _count: int = -1,
    ) -> str:
        return f"<{source}>" if context == "Wording" else ""

    def isEmpty(self) -> bool:
        return False


def test_all_texts_are_translated_where_they_are_used(application: QCoreApplication) -> None:
    echo = Echo(application)
    application.installTranslator(echo)
    try:
        texts = [wording.card_name(Card(3, "S")), wording.rules_name("KT"), wording.rules_name("X")]
        texts += [wording.refusal_text(Refused(kind), DEAL) for kind in RefusalKind]
        texts += [wording.notice_text(Notice(kind)) for kind in NoticeKind]
        texts += [wording.place_name(DEAL, place) for place in locate(Game(DEAL)).values()]
        texts += [wording.outcome_text(outcome) for outcome in Outcome]
        assert all(re.fullmatch(r"<.*>", text) for text in texts)
        assert texts[0] == "<<three> of <spades>>"
    finally:
        application.removeTranslator(echo)
        echo.deleteLater()


def test_the_tables_hold_plain_texts() -> None:
    tables = chain(
        wording_names.RULES.values(),
        wording_notices.KEPT.values(),
        wording_notices.NOT_KEPT.values(),
        wording_refusals.REASONS.values(),
    )
    assert all(isinstance(text, str) and "  " not in text for text in tables)


def test_the_object_behind_the_counts_is_named_as_the_context() -> None:
    assert QObject.metaObject(wording.Wording()).className() == "Wording"
