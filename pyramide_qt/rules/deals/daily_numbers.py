"""Where the search for the deal of a calendar day begins, and how far it goes."""

from __future__ import annotations

from pyramide_qt.rules.deals.deal_code import NUMBER_COUNT, DealCode, rules_of
from pyramide_qt.rules.records.rule_sets import RULE_SETS

# Rules under which hardly a deal can be won must not keep a machine busy for a day.
MAX_TRIES = 10_000


def start_number(token: str, day: str) -> int:
    """Where the search for the deal of `day` (`2026-11-30`) begins."""
    # It loads a library, and the window starts without.
    import hashlib

    digest = hashlib.sha256(f"PY1 daily {token} {day}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % NUMBER_COUNT


def is_searched(token: str) -> bool:
    """Whether a deal is looked for that can be won; not with two packs and own rules."""
    return token in RULE_SETS and rules_of(token).packs == 1


def may_be_daily(code: DealCode, day: str) -> bool:
    """Whether the search for the deal of `day` may end at `code`; a solver knows if it does."""
    tries = MAX_TRIES if is_searched(code.token) else 1
    return (code.number - start_number(code.token, day)) % NUMBER_COUNT < tries
