"""Where the pips of the ranks one to ten lie on a card of 100 by 140."""

from __future__ import annotations

from typing import NamedTuple


class Pip(NamedTuple):
    """A pip's centre in card units; `turned` pips stand on their head."""

    x: float
    y: float
    turned: bool


_LEFT, _MIDDLE, _RIGHT = 30.0, 50.0, 70.0
_TOP, _CENTRE, _BOTTOM = 27.5, 70.0, 112.5
_STEP = (_BOTTOM - _TOP) / 3
_SIDES = {
    1: (),
    2: (),
    3: (),
    4: (_TOP, _BOTTOM),
    5: (_TOP, _BOTTOM),
    6: (_TOP, _CENTRE, _BOTTOM),
    7: (_TOP, _CENTRE, _BOTTOM),
    8: (_TOP, _CENTRE, _BOTTOM),
    9: (_TOP, _TOP + _STEP, _BOTTOM - _STEP, _BOTTOM),
    10: (_TOP, _TOP + _STEP, _BOTTOM - _STEP, _BOTTOM),
}
_MIDDLES = {
    1: (_CENTRE,),
    2: (_TOP, _BOTTOM),
    3: (_TOP, _CENTRE, _BOTTOM),
    4: (),
    5: (_CENTRE,),
    6: (),
    7: ((_TOP + _CENTRE) / 2,),
    8: ((_TOP + _CENTRE) / 2, (_CENTRE + _BOTTOM) / 2),
    9: (_CENTRE,),
    10: (_TOP + _STEP / 2, _BOTTOM - _STEP / 2),
}


def pip_places(rank: int) -> tuple[Pip, ...]:
    """The pips of a rank from 1 to 10 on the classic grid, the lower half turned."""
    columns = ((_LEFT, _SIDES[rank]), (_MIDDLE, _MIDDLES[rank]), (_RIGHT, _SIDES[rank]))
    return tuple(Pip(x, y, y > _CENTRE) for x, rows in columns for y in rows)


def small_pip_places(rank: int) -> tuple[Pip, ...]:
    """The pips of a rank from 1 to 10 in two rows across the middle, the lower row turned.

    The upper row ends above the 45 % of a card that stay visible when it is covered.
    """
    upper = (rank + 1) // 2
    rows = ((upper, 55.8, False), (rank - upper, 84.2, True)) if rank > 1 else ((1, 70.0, False),)
    return tuple(
        Pip(50 + (place - (count - 1) / 2) * 17, y, turned)
        for count, y, turned in rows
        for place in range(count)
    )
