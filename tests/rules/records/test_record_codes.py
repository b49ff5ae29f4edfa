"""A player's own rules as letters in a deal code, and hostile letters."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramide_qt.rules.deals.bit_text import LETTERS, BitReader, BitWriter
from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.rules.errors import RecordError
from pyramide_qt.rules.records.record import from_record, to_record
from pyramide_qt.rules.records.record_code import decode_record, encode_record
from pyramide_qt.rules.records.rule_set import Block, BlockKind, Pairing, RuleSet, Source, WasteOpen
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from tests.helpers.work import counted_work
from tests.rules.tables import TOKENS

MAX_CALLS = 12_000


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("X", "check sum"),
        ("XA", "check sum"),
        ("XAAAAAA", "check sum"),
        ("X" + "A" * 199, "check sum"),
        ("X" + "A" * 200, "200"),
        ("X!AAAAAAAA", '"!" at place 1'),
        ("XAA1AAAAAA", '"1" at place 3'),
    ],
)
def test_a_bad_code_of_rules_is_refused(text: str, words: str) -> None:
    with pytest.raises(RecordError, match=words):
        decode_record(text)


def test_one_changed_letter_is_always_noticed() -> None:
    code = encode_record(RULE_SETS["TZ"].rules)
    for place in range(1, len(code)):
        for letter in LETTERS:
            if letter != code[place]:
                with pytest.raises(RecordError):
                    decode_record(code[:place] + letter + code[place + 1 :])


def written(*numbers: tuple[int, int]) -> str:
    bits = BitWriter()
    for value, width in numbers:
        bits.write(value, width)
    return "X" + bits.text()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (written((2, 4)), "newer form"),
        (written((1, 4)), "ends too early"),
        (written((1, 4), (0, 1), (3, 2)), "not known"),
        (written((1, 4), (0, 1), (0, 2), (15, 4)), "ends too early"),
    ],
)
def test_a_code_with_a_right_check_sum_may_still_be_wrong(text: str, words: str) -> None:
    with pytest.raises(RecordError, match=words):
        decode_record(text)


def test_a_code_has_one_form_for_each_record() -> None:
    # The same rules with their fixed cards in another order, or with something behind them.
    rules = RuleSet(fixed=(("A1", Card(13, "S")), ("B1", Card(2, "C"))))
    code = encode_record(rules)
    assert decode_record(code) == rules
    bits = "".join(format(LETTERS.index(letter), "05b") for letter in code[1:-5])
    one, other = bits.rstrip("0").ljust(len(bits), "0"), bits + "00000"
    assert one == bits or set(bits[len(one) :]) == {"0"}
    longer = BitWriter()
    longer.write(int(other, 2), len(other))
    with pytest.raises(RecordError, match="too long"):
        decode_record("X" + longer.text())
    swapped = replace(rules, fixed=rules.fixed[::-1])
    assert encode_record(swapped) == code


@given(st.lists(st.tuples(st.integers(0, 2**16 - 1), st.just(16)), min_size=1, max_size=55))
def test_any_bits_are_read_or_refused_cleanly(numbers: list[tuple[int, int]]) -> None:
    text = written((1, 4), *numbers)
    try:
        rules = decode_record(text)
    except RecordError:
        return
    assert encode_record(rules) == text


def test_two_thousand_spoilt_records_are_read_or_refused_in_time() -> None:
    source = random.Random(7)
    refused = 0
    for _ in range(2000):
        rules = RULE_SETS[source.choice(TOKENS)].rules
        bits = list(_bits(encode_record(rules)))
        for _ in range(source.randint(1, 6)):
            at = source.randrange(4, len(bits))
            bits[at] = "1" if bits[at] == "0" else "0"
        writer = BitWriter()
        for bit in bits:
            writer.write(int(bit), 1)
        with counted_work() as work:
            try:
                found = decode_record("X" + writer.text())
            except RecordError:
                refused += 1
            else:
                assert from_record(to_record(found)) == found
        assert work.calls < MAX_CALLS
    assert 200 < refused < 2000


def _bits(code: str) -> str:
    return "".join(format(LETTERS.index(letter), "05b") for letter in code[1:-5])


def test_numbers_are_packed_and_read_back() -> None:
    writer = BitWriter()
    for value, width in ((5, 3), (0, 1), (1023, 10), (1, 1)):
        writer.write(value, width)
    reader = BitReader(writer.text())
    assert [reader.read(width) for width in (3, 1, 10, 1)] == [5, 0, 1023, 1]
    reader.finish()
    with pytest.raises(RecordError, match="too large"):
        writer.write(8, 3)


def test_the_largest_records_fit_into_a_code() -> None:
    ranks = range(1, 14)
    extra = [(a, b) for a in ranks for b in ranks if a <= b][:30]
    rules = RuleSet(
        packs=2,
        blocks=(Block(BlockKind.COLUMNS, 0, 13, 1),) * 8,
        stock=None,
        waste_open=(WasteOpen.TOP,),
        pairs=Pairing(None, tuple(extra), True, tuple(ranks), True, ((Source.CELL, Source.CELL),)),
        fixed=tuple((f"T{i}", Card(i % 13 + 1, "CDHS"[i // 13])) for i in range(1, 21)),
    )
    assert len(encode_record(rules)) <= 200
