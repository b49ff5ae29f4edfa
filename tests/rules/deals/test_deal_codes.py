"""Deal codes: frozen deals, generous reading, and refusals that say what is wrong and where."""

from __future__ import annotations

import random
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramide_qt.rules.deals.deal import deal_from_cards, deal_from_code
from pyramide_qt.rules.deals.deal_code import (
    NUMBER_COUNT,
    DealCode,
    code_in,
    number_text,
    parse_code,
    parse_number,
)
from pyramide_qt.rules.deals.pack import FROZEN_ORDER
from pyramide_qt.rules.deals.shuffle import SplitMix64
from pyramide_qt.rules.errors import CodeError, RulesError
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import RuleSet
from tests.rules.strategies import numbers, rule_sets
from tests.rules.tables import DATA, TOKENS, game, table

FROZEN = [
    line.split()
    for line in (DATA / "deals.txt").read_text(encoding="ascii").splitlines()
    if not line.startswith("#")
]
PACK = (
    "3C 4C 3S 5D 2S QC 7C 5C 6S 9S 2C 4H 2H 7S 6C QD 9H JS KH AS 8H 5H 5S QH 7D KC "
    "JD TH 6H KD 8S JH TS 9C TC AH AC 8D KS JC 9D AD 4D 2D 6D 7H 8C QS TD 3D 4S 3H"
)


@pytest.mark.parametrize("frozen", FROZEN, ids=lambda frozen: frozen[0])
def test_a_code_gives_the_same_cards_for_ever(frozen: list[str]) -> None:
    code, *cards = frozen
    assert [str(card) for card in deal_from_code(code).cards] == cards


def test_the_pack_order_is_frozen() -> None:
    assert " ".join(map(str, FROZEN_ORDER)) == PACK


def test_the_generator_gives_the_published_values() -> None:
    # SplitMix64 from state 1234567; the deal number is mixed with the stream constant 20.
    generator = SplitMix64(1234567 ^ 20)
    assert [generator.next() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_values_beyond_the_last_whole_share_are_drawn_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # 2^64 - 1 is a multiple of 3: the value at that limit would make a nought too likely.
    values = iter([2**64 - 1, 5])
    generator = SplitMix64(0)
    monkeypatch.setattr(generator, "next", lambda: next(values))
    assert generator.below(3) == 2


def test_one_number_shows_the_same_pyramid_under_other_rules() -> None:
    tables = [table(game(f"PY1-{token}-AAAAAAS"))["tableau"] for token in ("N", "P3", "CL", "OS")]
    assert all(one == tables[0] for one in tables)


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "AAAAAAA"), (9, "AAAAAAJ"), (18, "AAAAAAS"), (26, "AAAAABA"), (8031810175, "ZZZZZZZ")],
)
def test_numbers_are_seven_letters(number: int, text: str) -> None:
    assert number_text(number) == text
    assert parse_number(text) == number


@given(numbers)
def test_every_number_reads_back(number: int) -> None:
    assert parse_number(number_text(number)) == number
    assert parse_code(str(DealCode("N", number))) == DealCode("N", number)


def test_there_are_26_to_the_seventh_deals() -> None:
    assert NUMBER_COUNT == 8_031_810_176


@pytest.mark.parametrize(
    "text",
    [
        "PY1-N-AAAAAAS",
        "py1-n-aaaaaas",
        "  PY1-N-AAAAAAS\n",
        "PY1 - N - AAA AAAS",
        "P Y 1-N-A A A A A A S",
        "PY1\u00a0-\tN-AAAAAAS",
        "\ufeffPY1-N-AAA\u200b\u00adAAAS\u2069\u200f",
        *(f"PY1{dash}N{dash}AAAAAAS" for dash in "\u2010\u2011\u2012\u2013\u2014\u2015\u2212"),
    ],
)
def test_reading_is_generous_and_writing_strict(text: str) -> None:
    assert str(parse_code(text)) == "PY1-N-AAAAAAS"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no deal code"),
        (" \n ", "no deal code"),
        ("PY2-N-AAAAAAS", "format PY2"),
        ("PY10-N-AAAAAAS", "format PY10"),
        ("XY1-N-AAAAAAS", 'starts with "XY1"'),
        ("-N-AAAAAAS", 'starts with "-N-AAAAAAS"'),
        ("hello", 'starts with "HELLO"'),
        ("PY1", "this one has 1"),
        ("PY1-N", "this one has 2"),
        ("PY1-N-AAA-AAAS", "this one has 4"),
        ("PY1--AAAAAAS", 'token ""'),
        ("PY1-QQ-AAAAAAS", 'token "QQ"'),
        ("PY1-TZZ-AAAAAAS", "did you mean TZ?"),
        ("PY1-N-AAAAAA", "this one is 6"),
        ("PY1-N-AAAAAAAA", "this one is 8"),
        ("PY1-N-", "this one is 0"),
        ("PY1-N-AAA4AAS", 'letter 4 is "4"'),
        ("PY1-N-AAAAAA?", 'letter 7 is "?"'),
        ("PY1_N_AAAAAAS", 'starts with "PY1_N_AAAAAA"'),
        ("PY1-N-AAAA\u0391AS", "\u0391"),
        ("PY1-N-AAAAAA\u017f", "\u017f"),
        ("PY\u0661-N-AAAAAAS", "\u0661"),
        ("\u0440Y1-N-AAAAAAS", "character 1"),
        ("PY1-X-AAAAAAS", "check sum"),
        ("PY1-X1-AAAAAAS", '"1" at place 1'),
        ("PY1-XAAAAAAAAAAAA-AAAAAAS", "check sum"),
    ],
)
def test_a_bad_code_is_refused_with_what_is_wrong(text: str, words: str) -> None:
    with pytest.raises(CodeError) as caught:
        parse_code(text)
    message = str(caught.value)
    assert words in message
    assert "\n" not in message and len(message) < 200
    assert message.endswith((".", "?"))


def test_what_cannot_be_seen_is_named() -> None:
    for text, shown in (("PY1-N-AAA\x00AAAS", "U+0000"), ("PY1-N-AAA\ue000AAA", "U+E000")):
        with pytest.raises(CodeError) as caught:
            parse_code(text)
        assert shown in str(caught.value)
        assert str(caught.value).isascii()


@pytest.mark.parametrize(
    "text",
    [
        "\u201cPY1-N-AAAAAAS\u201d.",
        "Try PY1-N-AAAAAAS!",
        "PY1-N-AAAAAAS is hard",
        "Ето py1\u2013n\u2013aaaaaas, например",
        "\u8bd5\u8bd5PY1-N-AAAAAAS\u5427",
        "*PY1-N-AAAAAAS* and again PY1-N-AAAAAAS",
        "PY1-N-AAAAAAS G6 G2+G5",
        "pyramide:PY1-N-AAAAAAS",
        "Pyramide, daily deal of 2026-01-31\nPyramide: won with 61 moves in 2:05\nPY1-N-AAAAAAS",
        "word " * 200 + "PY1-N-AAAAAAS",
    ],
)
def test_the_one_code_in_a_text_is_taken(text: str) -> None:
    assert code_in(text) == DealCode("N", 18)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("PY1-N-AAAAAAS or PY1-N-AAAAAAJ?", "2 deal codes"),
        ("Play PY2-N-AAAAAAS.", "format PY2"),
        ("Play PY1-GG-AAAAAAS.", "did you mean GZ?"),
        ("(PY1-N-AAAAA7S)", 'letter 6 is "7"'),
        ("Play XPY1-N-AAAAAAS.", 'starts with "PLAYXPY1"'),
        ("Play PY1-N-AAAAAAS-B.", 'starts with "PLAYPY1"'),
        ("Play with me.", 'starts with "PLAYWITHME."'),
        ("word " * 2000 + "PY1-N-AAAAAAS", "far too many"),
    ],
)
def test_a_text_without_one_good_code_is_refused(text: str, words: str) -> None:
    with pytest.raises(CodeError) as caught:
        code_in(text)
    assert words in str(caught.value)


@pytest.mark.parametrize("length", [601, 10_000, 10_000_000])
def test_the_length_is_bounded_before_anything_else(length: int) -> None:
    with pytest.raises(CodeError, match="far too many"):
        parse_code("A" * length)
    with pytest.raises(CodeError, match="far too many"):
        parse_code("PY1-N-AAAAAAS" + " " * length)


@pytest.mark.parametrize("token", TOKENS)
def test_every_token_reads_back_in_any_case(token: str) -> None:
    assert parse_code(f"py1-{token.lower()}-aaaaaas") == DealCode(token, 18)


@given(rule_sets(), numbers)
def test_a_code_of_own_rules_reads_back_in_any_case(rules: RuleSet, number: int) -> None:
    code = DealCode(encode_record(rules), number)
    for text in (str(code), str(code).lower(), str(code).replace("-", " \u2013 ")):
        assert parse_code(text) == code
    assert len(code.token) <= 200
    assert deal_from_code(code).rules == rules


def mutated(text: str, source: random.Random) -> str:
    signs = list(text)
    for _ in range(source.randint(1, 4)):
        at = source.randrange(len(signs) + 1)
        sign = source.choice(string.printable + "\u2013\u00df\u0130\u017f\u0000\ud800\U0001f0a1")
        kind = source.randrange(4)
        if kind == 0 and signs:
            signs.pop(min(at, len(signs) - 1))
        elif kind == 1:
            signs.insert(at, sign)
        elif kind == 2 and signs:
            signs[min(at, len(signs) - 1)] = sign
        else:
            signs[at:at] = signs[at : at + source.randrange(1, 50)]
    return "".join(signs)


def complaint(text: str) -> str:
    """Why `text` is refused, or nothing if it is read; then its strict form must read back."""
    try:
        code = parse_code(text)
    except RulesError as error:
        return str(error)
    assert parse_code(str(code)) == code
    return ""


def test_two_thousand_spoilt_codes_are_read_or_refused_cleanly() -> None:
    source = random.Random(20)
    good = ["PY1-N-AAAAAAS", f"PY1-{encode_record(RuleSet())}-ZZZZZZZ"]
    answers = [complaint(mutated(source.choice(good), source)) for _ in range(2000)]
    assert 1000 < sum(map(bool, answers)) < 2000
    assert max(map(len, answers)) < 300


@given(st.text(max_size=700))
def test_any_text_is_read_or_refused_cleanly(text: str) -> None:
    assert len(complaint(text)) < 300


def test_cards_typed_in_must_be_the_pack_in_deal_order() -> None:
    cards = list(FROZEN_ORDER)
    deal = deal_from_cards(cards, "N")
    assert deal.code is None and deal.cards == FROZEN_ORDER
    with pytest.raises(RulesError, match="This pack has 52 cards, not 51"):
        deal_from_cards(cards[1:], "N")
    with pytest.raises(RulesError, match="3C at place 52 is given too often"):
        deal_from_cards([*cards[:51], cards[0]], "N")
    with pytest.raises(RulesError, match="KS must lie at A1"):
        deal_from_cards(cards, "TT")
    with pytest.raises(RulesError, match="is not in this pack"):
        deal_from_cards(cards[:48], "SP")
    with pytest.raises(CodeError, match='token "QQ"'):
        deal_from_cards(cards, "QQ")
