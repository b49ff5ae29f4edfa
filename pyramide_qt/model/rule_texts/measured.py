"""How often deals can be won, and in how many moves, as the page on the solver has it."""

from __future__ import annotations

from typing import NamedTuple

from pyramide_qt.solver.survey import wilson


class Measured(NamedTuple):
    """Deals that can be won, that cannot, and that stayed unknown; `moves` of half of the wins.

    The moves are those of the shortest wins, or where these are not known in time of wins found.
    """

    won: int
    lost: int
    unknown: int
    moves: int

    @property
    def rate(self) -> float:
        """The winnable ones as a share of the decided."""
        return self.won / (self.won + self.lost)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the rate of all deals lies, in 95 of 100 cases."""
        low, high = wilson(self.won, self.won + self.lost)
        assert low is not None and high is not None
        return low, high


MEASURED: dict[str, Measured] = {
    "N": Measured(67_033, 32_967, 0, 56),
    "P3": Measured(13_205, 6_795, 0, 59),
    "CL": Measured(710, 9_290, 0, 52),
    "RX": Measured(490, 4_510, 0, 44),
    "PAR": Measured(3_368, 1_682, 0, 58),
    "OS": Measured(13_396, 6_603, 1, 42),
    "KT": Measured(317, 282, 1, 46),
    "TT": Measured(248, 50, 2, 39),
    "AP": Measured(138, 62, 0, 45),
    "GZ": Measured(1_186, 1_963, 0, 28),
    "TR": Measured(404, 196, 0, 50),
    "CE": Measured(369, 29, 2, 56),
    "CV": Measured(494, 1_506, 0, 44),
    "SP": Measured(376, 3_850, 0, 46),
    "S6": Measured(248, 6_752, 0, 59),
    "TH": Measured(20, 180, 0, 52),
    "TZ": Measured(107, 93, 0, 52),
    "YL": Measured(74, 126, 0, 52),
    "DZ": Measured(57, 543, 0, 26),
    "PH": Measured(160, 19_840, 0, 28),
    "IT": Measured(59, 141, 0, 41),
    "ET": Measured(23, 177, 0, 33),
    "CH": Measured(199, 1, 0, 33),
    "L7": Measured(129, 71, 0, 52),
    "R7": Measured(1_449, 1_551, 0, 45),
    "R6": Measured(1_289, 1_711, 0, 46),
}
