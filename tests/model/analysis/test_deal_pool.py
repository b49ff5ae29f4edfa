"""Winnable deals and difficulty: found beforehand, kept, dealt once, and never for a typed code."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from pyramide_qt.model.analysis.deal_bands import THIRDS, Band, band_of, suits
from pyramide_qt.model.analysis.deal_pool import KEPT, DealPool
from pyramide_qt.model.analysis.first_deals import FIRST_DEALS
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode, number_text
from pyramide_qt.rules.game import game_from_text
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.solver.question import Aim, Answer, Budget, Verdict
from pyramide_qt.solver.solve import solve
from pyramide_qt.store.game_store import open_game_store
from pyramide_qt.store.saved_game import GameSummary, Result
from pyramide_qt.store.settings.settings_file import SettingsFile
from tests.helpers.solver_desk import HandService
from tests.rules.tables import DATA


class PoolDesk:
    """A pool with a hand service; numbers come in order."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.numbers = count(1000)
        self.open()

    def open(self) -> None:
        """Start again with the settings file as it is."""
        self.settings = SettingsModel(SettingsFile.load(self.folder / "settings.json"))
        self.store = open_game_store(self.folder / "games.db")
        self.service = HandService()
        self.pool = DealPool(
            self.settings,
            self.store,
            self.service,  # type: ignore[arg-type]
            lambda: next(self.numbers),
        )
        self.missed: list[bool] = []
        self.pool.missed.connect(self.missed.append)


@pytest.fixture
def desk(tmp_path: Path, qapp: object) -> PoolDesk:
    return PoolDesk(tmp_path)


def answer_of(deal: Deal, aim: Aim) -> Answer:
    return solve(deal, deal.start, aim, Budget(cpu_s=20))


def test_the_first_game_of_all_can_be_won_and_the_next_in_pyramide_is_any(desk: PoolDesk) -> None:
    first = number_text(desk.pool.draw_number())
    assert first in FIRST_DEALS["N"].split()
    assert [desk.pool.draw_number() for _ in range(2)] == [1001, 1002]
    assert desk.service.asked_count == 0


def test_where_something_was_played_no_game_is_the_first(desk: PoolDesk) -> None:
    game_id = desk.store.begin_game("PY1-N-AAAAAAS", "N", "{}", "2026-01-01T00:00:00Z")
    desk.store.append_action(game_id, 1, "G6", 0, GameSummary(Result.OPEN, 1, 0, 10))
    assert desk.pool.draw_number() == 1000


def test_other_rules_deal_what_can_be_won_unless_the_player_wishes_else(desk: PoolDesk) -> None:
    desk.settings.set_value("last_rules", "OS")
    assert desk.pool.wish is Band.WINNABLE
    first = desk.pool.draw_number()
    desk.service.answer_all()
    assert len(desk.pool.ready("OS")) == KEPT
    for number in (first, desk.pool.draw_number()):
        assert answer_of(deal_from_code(DealCode("OS", number)), Aim.WIN).verdict is (
            Verdict.WINNABLE
        )
    desk.settings.set_value("new_deals", "any")
    assert desk.pool.wish is Band.ANY


def test_every_rule_set_has_first_games_that_were_won() -> None:
    lines = (DATA / "first_deals.txt").read_text(encoding="ascii").splitlines()[1:]
    won = [game_from_text(line) for line in lines]
    assert all(game.outcome() is Outcome.WON for game in won)
    codes = [f"PY1-{token}-{each}" for token in RULE_SETS for each in FIRST_DEALS[token].split()]
    assert [str(game.deal.code) for game in won] == codes
    assert set(FIRST_DEALS) == set(RULE_SETS)


def test_that_none_is_found_is_said_once_in_a_row(desk: PoolDesk) -> None:
    desk.settings.set_value("last_rules", "PH")
    desk.settings.set_value("new_deals", "winnable")
    # Numbers in a row of which none can be won.
    desk.numbers = count(200)
    for _ in range(2):
        desk.pool.draw_number()
    assert desk.missed == [False]


def test_any_deal_is_dealt_by_chance_and_nothing_is_asked(desk: PoolDesk) -> None:
    desk.settings.set_value("new_deals", "any")
    assert desk.pool.draw_number() == 1000
    assert desk.service.asked_count == 0


def test_only_winnable_deals_are_dealt(desk: PoolDesk) -> None:
    desk.settings.set_value("new_deals", "winnable")
    desk.service.answer_all()
    assert len(desk.pool.ready("N")) == KEPT
    dealt = []
    for _ in range(KEPT + 3):
        dealt.append(desk.pool.draw_number())
        desk.service.answer_all()
    assert len(set(dealt)) == len(dealt)
    assert desk.missed == []
    for number in dealt:
        deal = deal_from_code(DealCode("N", number))
        assert answer_of(deal, Aim.WIN).verdict is Verdict.WINNABLE


def test_even_the_first_new_game_can_be_won(desk: PoolDesk) -> None:
    desk.settings.set_value("new_deals", "winnable")
    number = desk.pool.draw_number()
    if desk.missed != [False]:
        deal = deal_from_code(DealCode("N", number))
        assert answer_of(deal, Aim.WIN).verdict is Verdict.WINNABLE


@pytest.mark.parametrize("band", [Band.EASY, Band.HARD])
def test_a_band_is_a_third_by_the_fewest_moves(desk: PoolDesk, band: Band) -> None:
    desk.settings.set_value("last_rules", "OS")
    desk.settings.set_value("new_deals", band.value)
    while not desk.pool.ready("OS"):
        desk.service.answer()
    for code in desk.pool.ready("OS"):
        fewest = answer_of(deal_from_code(code), Aim.FEWEST).fewest_moves
        assert band_of("OS", fewest) is band


def test_what_is_ready_outlives_the_program(desk: PoolDesk) -> None:
    desk.settings.set_value("new_deals", "winnable")
    desk.service.answer_all()
    ready = desk.pool.ready("N")
    desk.open()
    assert desk.pool.ready("N") == ready
    number = desk.pool.draw_number()
    assert str(DealCode("N", number)) == ready[0]
    assert ready[0] not in desk.pool.ready("N")


def test_other_rules_have_deals_of_their_own(desk: PoolDesk) -> None:
    desk.settings.set_value("new_deals", "winnable")
    desk.service.answer_all()
    desk.settings.set_value("last_rules", "P3")
    assert desk.pool.ready("P3") == ()
    desk.service.answer_all()
    assert all(code.startswith("PY1-P3-") for code in desk.pool.ready("P3"))


def test_rules_without_bands_get_deals_that_can_be_won() -> None:
    assert "DP" not in THIRDS
    assert suits("DP", None, Band.HARD)
    assert band_of("DP", 40) is Band.WINNABLE


def test_bands_part_all_lengths() -> None:
    for token, (medium, hard) in THIRDS.items():
        bands = [band_of(token, fewest) for fewest in range(20, 100)]
        assert bands == sorted(bands, key=[Band.EASY, Band.MEDIUM, Band.HARD].index)
        assert band_of(token, medium) is Band.MEDIUM
        assert band_of(token, hard) is Band.HARD
