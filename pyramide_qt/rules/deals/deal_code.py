"""Deal codes of format PY1: `PY1-<rules>-<seven letters>`."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP, CodeError, RecordError
from pyramide_qt.rules.records.rule_set import RuleSet
from pyramide_qt.rules.records.rule_sets import RULE_SETS

FORMAT = "PY1"
NUMBER_COUNT = 26**7
_LETTERS = 7
# What is read is bounded first: a code is at most some 220 signs, the rest may be blanks.
_MAX_TEXT_LENGTH = 600
_MAX_PASTED_LENGTH = 4000
# A code among other signs, spoilt or not; letters of other alphabets may stand next to it.
_CODE = re.compile(
    r"(?<![A-Za-z0-9])[Pp][Yy][0-9]{1,4}-[A-Za-z0-9]{1,220}-[A-Za-z0-9]{1,20}(?!-?[A-Za-z0-9])"
)
_DASHES = dict.fromkeys([*range(0x2010, 0x2016), 0x2212], "-")


class DealCode(NamedTuple):
    """The token of a rule set (or `X…`, a player's own rules) and a deal number."""

    token: str
    number: int

    def __str__(self) -> str:
        return f"{FORMAT}-{self.token}-{number_text(self.number)}"


def number_text(number: int) -> str:
    """A deal number as seven letters, most significant first."""
    letters = []
    for _ in range(_LETTERS):
        number, place = divmod(number, 26)
        letters.append(chr(ord("A") + place))
    return "".join(reversed(letters))


def parse_number(text: str) -> int:
    """Read the seven letters of a deal number; CodeError says what is wrong and where."""
    for place, letter in enumerate(text, start=1):
        if not (letter.isascii() and letter.isalpha()):
            raise CodeError(
                QT_TRANSLATE_NOOP(
                    "CodeProblem",
                    'The deal number may only have letters from A to Z; letter %1 is "%2".',
                ),
                place,
                letter,
            )
    if len(text) != _LETTERS:
        raise CodeError(
            QT_TRANSLATE_NOOP(
                "CodeProblem", "The deal number must have %1 letters; the length of this one is %2."
            ),
            _LETTERS,
            len(text),
        )
    number = 0
    for letter in text.upper():
        number = number * 26 + ord(letter) - ord("A")
    return number


def parse_code(text: str) -> DealCode:
    """Read a deal code: lower case, blanks, the common dashes and format signs are read too.

    Everything else raises CodeError with one sentence that says what is wrong and where.
    """
    if len(text) > _MAX_TEXT_LENGTH:
        raise CodeError(
            QT_TRANSLATE_NOOP(
                "CodeProblem", "The text has %1 characters, far too many for a deal code."
            ),
            len(text),
        )
    compact = re.sub(r"\s+", "", _plain(text))
    if not compact:
        raise CodeError(
            QT_TRANSLATE_NOOP(
                "CodeProblem", "There is no deal code here; one looks like PY1-N-AAAAAAS."
            )
        )
    # Some letters of other alphabets have our letters as their capitals.
    for place, sign in enumerate(compact, start=1):
        if not sign.isascii():
            raise CodeError(
                QT_TRANSLATE_NOOP("CodeProblem", 'A deal code cannot have "%1", its character %2.'),
                sign,
                place,
            )
    compact = compact.upper()
    parts = compact.split("-")
    if parts[0] != FORMAT:
        raise _wrong_format(parts[0] or compact)
    if len(parts) != 3:
        raise CodeError(
            QT_TRANSLATE_NOOP(
                "CodeProblem", "A deal code has three parts, as in PY1-N-AAAAAAS; this one has %1."
            ),
            len(parts),
        )
    check_token(parts[1])
    return DealCode(parts[1], parse_number(parts[2]))


def code_in(text: str) -> DealCode:
    """The one deal code in a text that was pasted or typed, whatever stands around it.

    CodeError says what is wrong with it, or with the whole text if it holds none.
    """
    try:
        return parse_code(text)
    except CodeError as error:
        of_all = error
    if len(text) > _MAX_PASTED_LENGTH:
        raise of_all
    plain = _plain(text)
    found = {each.upper() for each in _CODE.findall(plain)}
    if len(found) > 1:
        raise CodeError(
            QT_TRANSLATE_NOOP(
                "CodeProblem", "There are %1 deal codes here; only one can be dealt."
            ),
            len(found),
        )
    # What begins as a code is one, spoilt, up to its end.
    if not found or (plain.lstrip().upper().startswith(FORMAT) and not is_code(min(found))):
        raise of_all
    return parse_code(found.pop())


def is_code(text: str) -> bool:
    """Whether `parse_code` reads `text`."""
    try:
        parse_code(text)
    except CodeError:
        return False
    return True


def _plain(text: str) -> str:
    """`text` with our dashes alone, and without the signs that only direct other signs."""
    if text.isascii():
        return text
    from pyramide_qt.rules.unseen import without_format

    return without_format(text).translate(_DASHES)


def _wrong_format(start: str) -> CodeError:
    start = start[:12]
    if re.fullmatch(r"PY[0-9]{1,4}", start):
        return CodeError(
            QT_TRANSLATE_NOOP("CodeProblem", "The format %1 is not known; this program reads %2."),
            start,
            FORMAT,
        )
    return CodeError(
        QT_TRANSLATE_NOOP(
            "CodeProblem", 'A deal code starts with "%1-"; this text starts with "%2".'
        ),
        FORMAT,
        start,
    )


def check_token(token: str) -> None:
    """Raise CodeError unless `token` names a rule set or holds a readable record."""
    if token in RULE_SETS:
        return
    if token.startswith("X"):
        from pyramide_qt.rules.records.record_code import decode_record

        try:
            decode_record(token)
        except RecordError as error:
            raise CodeError(
                QT_TRANSLATE_NOOP("CodeProblem", "The rules in this code cannot be used: %1"), error
            ) from error
        return
    import difflib

    close = difflib.get_close_matches(token[:8], RULE_SETS, n=1, cutoff=0.5)
    if close:
        raise CodeError(
            QT_TRANSLATE_NOOP(
                "CodeProblem", 'There are no rules with the token "%1"; did you mean %2?'
            ),
            token[:12],
            close[0],
        )
    raise CodeError(
        QT_TRANSLATE_NOOP("CodeProblem", 'There are no rules with the token "%1".'), token[:12]
    )


@lru_cache(maxsize=64)
def rules_of(token: str) -> RuleSet:
    """The rule set of a token in upper case; CodeError if there is none."""
    check_token(token)
    named = RULE_SETS.get(token)
    if named:
        return named.rules
    from pyramide_qt.rules.records.record_code import decode_record

    return decode_record(token)
