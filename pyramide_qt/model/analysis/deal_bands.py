"""How hard a deal is: by the fewest moves that win it, in thirds of the deals that can be won."""

from __future__ import annotations

from enum import StrEnum

from pyramide_qt.store.settings.schema import LAST_RULES, NEW_DEALS


class Band(StrEnum):
    """What a new game may be; the values are those of the setting `new_deals` but for `auto`."""

    ANY = "any"
    WINNABLE = "winnable"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


# The fewest moves at which the second and the last third begin, of the winnable ones among 90
# deals each. Rule sets are left out whose fewest moves are often not known in time.
THIRDS: dict[str, tuple[int, int]] = {
    "N": (55, 59),
    "P3": (56, 60),
    "OS": (40, 43),
    "TT": (40, 45),
    "KT": (44, 51),
}


def wanted_band(setting: str, token: str) -> Band:
    """What the setting `new_deals` wants under the rules of `token`.

    The document of the first game (N) deals any number.
    """
    if setting != NEW_DEALS.default:
        return Band(setting)
    return Band.ANY if token == LAST_RULES.default else Band.WINNABLE


def has_bands(token: str) -> bool:
    """Whether deals of these rules can be told easy from hard."""
    return token in THIRDS


def band_of(token: str, fewest: int | None) -> Band:
    """The band of a winnable deal; WINNABLE where that is all that is known."""
    if fewest is None or token not in THIRDS:
        return Band.WINNABLE
    medium, hard = THIRDS[token]
    if fewest < medium:
        return Band.EASY
    return Band.MEDIUM if fewest < hard else Band.HARD


def suits(token: str, fewest: int | None, wanted: Band) -> bool:
    """Whether a winnable deal is what is wanted; without bands any winnable deal is."""
    if wanted in (Band.ANY, Band.WINNABLE) or not has_bands(token):
        return True
    return band_of(token, fewest) is wanted
