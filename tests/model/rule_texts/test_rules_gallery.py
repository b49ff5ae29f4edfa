"""The gallery lists all rule sets, finds them by words, and says how the player did."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from pyramide_qt.model.rule_texts.gallery import GalleryRole, Rate, RulesGallery, win_rates
from pyramide_qt.model.rule_texts.groups import MEMBERS, Group
from pyramide_qt.model.rule_texts.measured import MEASURED
from pyramide_qt.model.rule_texts.own_rules import OwnEntry, OwnRules, clean_name
from pyramide_qt.model.wording.wording import name_own_rules, rules_name
from pyramide_qt.rules.errors import CodeError
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import Block, BlockKind, Cells, RuleSet
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.store.game_store import GameStore, open_game_store
from pyramide_qt.store.kept_lists import Entry, KeptList, KeptLists
from pyramide_qt.store.saved_game import GameSummary, Result
from tests.helpers.source_tree import ROOT

SMALL = encode_record(RuleSet(blocks=(Block(BlockKind.PYRAMID, rows=4),), cells=Cells(2)))
OTHER = encode_record(RuleSet(blocks=(Block(BlockKind.INVERTED, rows=5),)))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    opened = open_game_store(tmp_path / "games.db")
    yield opened
    opened.close()


@pytest.fixture
def own(store: GameStore) -> Iterator[OwnRules]:
    made = OwnRules(store.lists)
    name_own_rules(made.name_of)
    yield made
    name_own_rules()


def kept_lists(folder: Path) -> KeptLists:
    """The lists as a second window finds them."""
    second = open_game_store(folder / "games.db")
    second.close()
    return second.lists


def gallery_of(
    lists: KeptLists, own: OwnRules, rates: dict[str, Rate] | None = None
) -> RulesGallery:
    return RulesGallery(lists, own, rates or {})


def test_all_rule_sets_are_listed_each_with_its_line(store: GameStore, own: OwnRules) -> None:
    gallery = gallery_of(store.lists, own)
    assert sorted(gallery.tokens) == sorted(RULE_SETS)
    row = gallery.index(gallery.row_of("GZ"))
    assert row.data() == "Giza"
    assert row.data(GalleryRole.LINE).startswith("All cards lie open")
    assert row.data(GalleryRole.FIGURES) == "37.7% can be won (36.0–39.4)\nsome 28 move(s)"
    assert "no stock · all cards must go" in row.data(Qt.ItemDataRole.ToolTipRole)
    spoken = row.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Giza. All cards lie open") and "37.7%" in spoken
    unknown = gallery.index(gallery.row_of("TP"))
    assert unknown.data(GalleryRole.FIGURES) == "How many can be won is not known."


def test_each_rule_set_stands_in_one_group(store: GameStore, own: OwnRules) -> None:
    grouped = [token for members in MEMBERS.values() for token in members]
    assert sorted(grouped) == sorted(RULE_SETS)
    gallery = gallery_of(store.lists, own)
    assert gallery.tokens == tuple(grouped)
    gallery.set_group(Group.TWO_PACKS)
    assert gallery.tokens == ("DP", "TP", "UD", "AN")
    assert all(RULE_SETS[token].rules.packs == 2 for token in gallery.tokens)
    gallery.set_search("giza")
    assert gallery.tokens == ("GZ",)


def test_easier_and_harder_are_so_by_what_was_measured() -> None:
    assert all(MEASURED[token].rate > 0.5 for token in MEMBERS[Group.EASIER])
    assert all(MEASURED[token].rate < 0.3 for token in MEMBERS[Group.HARDER])


def test_mine_and_favourites_are_groups_once_there_are_any(store: GameStore, own: OwnRules) -> None:
    gallery = gallery_of(store.lists, own)
    assert not gallery.has_group(Group.MINE) and not gallery.has_group(Group.FAVOURITES)
    own.keep(SMALL, "Small")
    gallery.set_favourite("TT", True)
    gallery.set_group(Group.MINE)
    assert gallery.tokens == (SMALL,)
    gallery.set_group(Group.FAVOURITES)
    assert gallery.tokens == ("TT",)


def test_what_is_told_is_what_the_page_on_the_solver_has() -> None:
    page = (ROOT / "docs" / "solver.md").read_text(encoding="utf-8")
    rows = {}
    for line in page.split("## How often games can be won")[1].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] in RULE_SETS:
            rows[cells[0]] = cells[2:8]
    assert sorted(rows) == sorted(MEASURED)
    for token, measured in MEASURED.items():
        low, high = measured.interval
        assert rows[token] == [
            f"{measured.won:,}",
            f"{measured.lost:,}",
            str(measured.unknown),
            f"{measured.rate:.2%}",
            f"{low:.2%} to {high:.2%}",
            str(measured.moves),
        ]


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("giza", ["GZ"]),
        ("TT", ["TT", "R7", "L7", "R6"]),
        ("8 column", ["GZ"]),
        ("inverted open", ["UD", "TR", "YL"]),
        ("TOMB  tut", ["TT"]),
        ("klondike", []),
    ],
)
def test_words_find_names_tokens_and_rules(
    store: GameStore, own: OwnRules, text: str, tokens: list[str]
) -> None:
    gallery = gallery_of(store.lists, own)
    gallery.set_search(text)
    assert set(gallery.tokens) <= set(tokens)
    assert tokens[:1] == list(gallery.tokens)[:1]


def test_favourites_come_first_and_are_remembered(
    store: GameStore, own: OwnRules, tmp_path: Path
) -> None:
    gallery = gallery_of(store.lists, own)
    gallery.set_favourite("TT", True)
    gallery.set_favourite("AP", True)
    assert gallery.tokens[:3] == ("TT", "AP", "N")
    again = kept_lists(tmp_path)
    assert gallery_of(again, OwnRules(again)).tokens[:2] == ("TT", "AP")
    gallery.set_favourite("TT", False)
    assert gallery.tokens[:2] == ("AP", "N")


def test_the_win_rate_is_told_once_it_says_something(store: GameStore, own: OwnRules) -> None:
    rates = {"TP": Rate(3, 10), "UD": Rate(1, 2), "AN": Rate(0, 0)}
    gallery = gallery_of(store.lists, own, rates)
    told = [gallery.index(gallery.row_of(t)).data(GalleryRole.FIGURES) for t in rates]
    assert [text.split("\n")[1:] for text in told] == [
        ["Won 30 % of 10 game(s)"],
        ["2 game(s), won 1"],
        [],
    ]


def test_win_rates_come_from_the_games() -> None:
    store = open_game_store(None)
    for token, result in (("GZ", Result.WON), ("GZ", Result.STUCK), ("N", Result.WON)):
        game_id = store.begin_game(f"PY1-{token}-AAAAAAS", token, "{}", "2026-01-01T00:00:00Z")
        store.append_action(game_id, 1, "G1", 0, GameSummary(result, 1, 5, 10))
    assert win_rates(store) == {"GZ": Rate(1, 2), "N": Rate(1, 1)}
    store.close()


def test_own_rules_are_kept_by_name_and_named_everywhere(
    store: GameStore, own: OwnRules, tmp_path: Path
) -> None:
    gallery = gallery_of(store.lists, own)
    assert rules_name(SMALL) == "My rules"
    own.keep(SMALL, "  Small \n one ")
    own.keep(OTHER, "Other")
    assert own.entries == (OwnEntry(SMALL, "Small one"), OwnEntry(OTHER, "Other"))
    assert rules_name(SMALL) == "Small one"
    assert gallery.tokens[-2:] == (SMALL, OTHER)
    assert OwnRules(kept_lists(tmp_path)).entries == own.entries
    own.remove(SMALL)
    assert own.entries == (OwnEntry(OTHER, "Other"),)
    assert rules_name(SMALL) == "My rules"


def test_own_rules_change_in_their_place(own: OwnRules) -> None:
    own.keep(SMALL, "One")
    own.keep(OTHER, "Two")
    own.keep(SMALL, "First")
    assert [entry.name for entry in own.entries] == ["First", "Two"]
    third = encode_record(RuleSet(cells=Cells(3)))
    own.keep(third, "Third", instead_of=SMALL)
    assert own.entries == (OwnEntry(third, "Third"), OwnEntry(OTHER, "Two"))
    own.keep(OTHER, "Only", instead_of=third)
    assert own.entries == (OwnEntry(OTHER, "Only"),)


@pytest.mark.parametrize("name", ["", "   ", "\n\t"])
def test_own_rules_need_a_name(own: OwnRules, name: str) -> None:
    with pytest.raises(ValueError, match="own_rules"):
        own.keep(SMALL, name)
    assert own.entries == ()


def test_what_are_no_rules_is_not_kept(own: OwnRules) -> None:
    with pytest.raises(CodeError):
        own.keep(SMALL[:-1] + ("A" if SMALL[-1] != "A" else "B"), "Broken")
    assert own.entries == ()


def test_entries_that_cannot_be_read_stay_in_the_file(store: GameStore, tmp_path: Path) -> None:
    strange, mine, more = Entry("XAAAA", "Strange"), Entry(SMALL, "Mine"), Entry(OTHER, "More")
    store.lists.set(KeptList.OWN_RULES, [strange, mine])
    own = OwnRules(store.lists)
    assert own.entries == (OwnEntry(SMALL, "Mine"),)
    own.keep(OTHER, "More")
    assert kept_lists(tmp_path).get(KeptList.OWN_RULES) == (strange, mine, more)


def test_a_name_is_cut_to_one_line() -> None:
    assert clean_name("a\x00b \u0085 c" + "d" * 100) == ("a b c" + "d" * 100)[:60]
    assert clean_name("Игра на баба") == "Игра на баба"
