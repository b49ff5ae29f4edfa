"""Says which games a question is about."""

from __future__ import annotations

from typing import NamedTuple

from pyramide_qt.store.saved_game import Result


class GameFilter(NamedTuple):
    """Which games: of one rule set, begun from `since` on and before `until` (UTC texts).

    `result` is what counts of the game; `code_part` is found anywhere in the deal code, in
    upper or lower case. A game whose begin is unknown was begun at no time that is asked for.
    """

    token: str | None = None
    since: str | None = None
    until: str | None = None
    result: Result | None = None
    code_part: str = ""

    def condition(self) -> tuple[str, list[str]]:
        """Return the condition in SQL and the values for it."""
        parts, values = ["is_deleted = 0"], []
        if self.since is not None or self.until is not None:
            # The start of the program asks for no time.
            from pyramide_qt.store.stored_times import BEGIN_SEEMS_KNOWN

            parts.append(BEGIN_SEEMS_KNOWN)
        for test, value in (
            ("token = ?", self.token),
            ("started_at >= ?", self.since),
            ("started_at < ?", self.until),
            ("result = ?", self.result),
            ("instr(code, ?) > 0", self.code_part.strip().upper() or None),
        ):
            if value is not None:
                parts.append(test)
                values.append(str(value))
        return " AND ".join(parts), values


ALL = GameFilter()
