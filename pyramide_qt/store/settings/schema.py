"""Every setting, declared once, and how files of older versions are brought up to date.

To add a setting: declare it below and list it in `SETTINGS`; nothing else is needed. To rename
one: add a line to `RENAMED` and keep it for ever. To change what stored values mean: raise
`VERSION` and add a step to `MIGRATIONS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pyramide_qt.store.settings.kinds import Choice, Flag, Setting, Text, Window

PLAY, TABLE_PAGE, LAYOUT_PAGE, MOTION_PAGE = "play", "table", "layout", "motion"
LANGUAGE_PAGE, HIDDEN = "language", "window"

ERROR_HELP = Flag("error_help", default=False, page=PLAY)
SHOW_CLOCK = Flag("show_clock", default=True, page=PLAY)
SHOW_SCORE = Flag("show_score", default=True, page=PLAY)
# "auto": normal, but reduced where the system asks for less motion.
ANIMATION_SPEED = Choice(
    "animation_speed",
    default="auto",
    page=MOTION_PAGE,
    choices=("auto", "normal", "fast", "reduced", "off"),
)
# Cards that can be played rise a little under the mouse.
LIFT_CARDS = Flag("lift_cards", default=False, page=MOTION_PAGE)
SOUNDS = Flag("sounds", default=False, page=MOTION_PAGE)
VOLUME = Choice("volume", default="medium", page=MOTION_PAGE, choices=("soft", "medium", "loud"))
# Help: a game that is played with it counts as one with hints.
MARK_PARTNERS = Flag("mark_partners", default=False, page=PLAY)
# Whether a game can still be won is help: in the documented game ("auto") only when asked for.
SOLVER_STATUS = Choice("solver_status", default="auto", page=PLAY, choices=("auto", "on", "off"))
# Which deals a new game takes; a typed code is dealt as it is. "auto": any in the documented game,
# else such as can be won.
NEW_DEALS = Choice(
    "new_deals",
    default="auto",
    page=PLAY,
    choices=("auto", "any", "winnable", "easy", "medium", "hard"),
)
DECK = Choice(
    "deck",
    default="classic",
    page=TABLE_PAGE,
    choices=("classic", "four_colour", "large_print", "contrast", "dark"),
)
# Which letters ace and courts have on the cards; "language": those of the language shown.
INDICES = Choice(
    "indices", default="international", page=TABLE_PAGE, choices=("international", "language")
)
BACK = Choice(
    "back", default="weave", page=TABLE_PAGE, choices=("weave", "lotus", "stars", "plain")
)
TABLE = Choice("table", default="felt", page=TABLE_PAGE, choices=("felt", "sand", "night", "plain"))
THEME = Choice("theme", default="system", page=TABLE_PAGE, choices=("system", "light", "dark"))
# Cards of the tableau that are covered step back; never in the high-contrast deck.
DIM_COVERED = Flag("dim_covered", default=True, page=TABLE_PAGE)
LEFT_HANDED = Flag("left_handed", default=False, page=LAYOUT_PAGE)
# "auto": where the hand is.
STOCK_SIDE = Choice(
    "stock_side", default="auto", page=LAYOUT_PAGE, choices=("auto", "left", "right")
)
SHOW_BAR = Flag("show_bar", default=True, page=LAYOUT_PAGE)
# Empty: the language of the system. A code that is not shipped falls back to English.
LANGUAGE = Text("language", default="", page=LANGUAGE_PAGE, pattern=r"([a-z]{2,3}(_[A-Z]{2})?)?")
# Whether the guide through a first game has been shown.
GUIDE_SEEN = Flag("guide_seen", default=False, page=HIDDEN)
WINDOW = Window("window", default=None, page=HIDDEN)
LAST_RULES = Text("last_rules", default="N", page=HIDDEN, pattern=r"[A-Z0-9]{1,200}")

SETTINGS: dict[str, Setting[Any]] = {
    setting.key: setting
    for setting in (
        ERROR_HELP,
        SHOW_CLOCK,
        SHOW_SCORE,
        ANIMATION_SPEED,
        SOLVER_STATUS,
        NEW_DEALS,
        DECK,
        INDICES,
        BACK,
        TABLE,
        THEME,
        DIM_COVERED,
        LEFT_HANDED,
        STOCK_SIDE,
        SHOW_BAR,
        LIFT_CARDS,
        MARK_PARTNERS,
        SOUNDS,
        VOLUME,
        LANGUAGE,
        GUIDE_SEEN,
        WINDOW,
        LAST_RULES,
    )
}

# What was kept here once and lies in the database now (`moved_lists.py`).
MOVED = ("own_rules", "favourites", "ready_deals", "par_match")

VERSION = 1

Migration = Callable[[dict[str, Any]], dict[str, Any]]

# Old key -> key of today.
RENAMED: dict[str, str] = {}
# Version that a step starts from -> the step, which gets the stored values and returns new ones.
MIGRATIONS: dict[int, Migration] = {}


class Schema(NamedTuple):
    """What a settings file may hold, and the way there from each older version."""

    settings: Mapping[str, Setting[Any]] = SETTINGS
    version: int = VERSION
    renamed: Mapping[str, str] = RENAMED
    migrations: Mapping[int, Migration] = MIGRATIONS

    def migrate(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """Return `raw`, stored by `version`, as this version stores it; `raw` stays as it is.

        Raises ValueError if a step is missing or fails.
        """
        values = dict(raw)
        for step in range(version, self.version):
            if step not in self.migrations:
                raise ValueError(f"Settings of version {version} are not known.")
            try:
                values = self.migrations[step](dict(values))
            except (ArithmeticError, AttributeError, LookupError, TypeError) as error:
                raise ValueError(f"Settings of version {step} cannot be read: {error}.") from error
        return self._rename(values)

    def _rename(self, values: dict[str, Any]) -> dict[str, Any]:
        for old, new in self.renamed.items():
            if old in values:
                moved = values.pop(old)
                values.setdefault(new, moved)
        return values


SCHEMA = Schema()
