"""The four queens: the vulture cap over a long wig, and a lotus."""

from __future__ import annotations

from pyramide_qt.view.art.courts.body import collar, face, hand, shoulders
from pyramide_qt.view.art.courts.shapes import Shape, disc, fine, solid, stroke
from pyramide_qt.view.palette import Tint

_SKIN = Tint.SKIN


def queen_shapes(suit: str) -> tuple[Shape, ...]:
    """The upper half of the queen of that suit, looking left, painted from first to last."""
    crown = {"S": _plumes, "H": _horns_and_disc, "D": _modius, "C": _lotus_crown}
    return (
        *_back_wig(),
        *shoulders(_SKIN),
        *collar(Tint.GOLD, Tint.ROBE, Tint.LINEN),
        *face(_SKIN),
        *crown[suit](),
        *_wig_and_cap(),
        *_lotus(),
        *hand(_SKIN),
    )


def _back_wig() -> tuple[Shape, ...]:
    return (solid("M56 24 C66 28 70 42 72 64 H58 Z", Tint.HAIR),)


def _wig_and_cap() -> tuple[Shape, ...]:
    return (
        solid("M52 30 C50 40 47.6 52 47.4 64 H58.6 C60 52 60 40 59 31 Z", Tint.HAIR),
        solid("M40.4 28.6 C40.4 20 47 16 54 16.6 C62 17.4 66.6 24 68 32 C69 38 70 44 72.4 48 "
              "C66 48.6 61.4 45 59 39 C57.6 35.4 55.6 31.6 52.4 29.6 C48.4 27.2 44.4 27.2 40.4 28.6 Z",
              Tint.GOLD),
        fine("M45 24.6 C52 22 60 25 66 33 M52 27.4 C58 29 62.6 35 66.6 42 M57 33 C60 38 64 43 69 46"),
        solid("M41.6 27.4 C38.6 27.4 36.6 25 37.2 22.6 C37.8 20.6 40 20.2 42.4 22.4 Z", Tint.GOLD),
    )


def _lotus() -> tuple[Shape, ...]:
    return (
        stroke("M28.4 74 V28", 2.2),
        solid("M28.4 31 C24.6 30 22 26 21.6 20.4 L25 23 L28.4 17 L31.8 23 L35.2 20.4 C34.8 26 32.2 30 "
              "28.4 31 Z", Tint.SUIT),
        fine("M28.4 31 C26.4 27 26 25 25 23 M28.4 31 C30.4 27 30.8 25 31.8 23"),
    )


def _plumes() -> tuple[Shape, ...]:
    return (
        solid("M50 20 C47 14 48 9.6 51 8.6 C54 10 54.6 15 54.6 20 Z", Tint.TURQUOISE),
        solid("M55.4 20 C55 15 56 10 59.4 8.6 C62.4 10.4 62.4 15 60 21 Z", Tint.TURQUOISE),
    )


def _horns_and_disc() -> tuple[Shape, ...]:
    return (
        solid("M50 20 C45 16 44.6 11 46 8.6 C47 13 50 15.6 55 15.6 C60 15.6 63 13 64 8.6 C65.4 11 65 16 60 "
              "20 Z", Tint.LINEN),
        disc(55, 11.6, 3.6, Tint.CARNELIAN),
    )


def _modius() -> tuple[Shape, ...]:
    return (
        solid("M48.4 18.6 L47 10.4 H62.4 L61.4 20 Z", Tint.LAPIS),
        fine("M50.4 10.4 L51 18 M54.6 10.4 V18 M58.8 10.4 L58.4 18"),
    )


def _lotus_crown() -> tuple[Shape, ...]:
    return (
        solid("M55 19 C50.6 18 48.4 14.6 48 10.6 L51.6 12.6 L55 8.6 L58.4 12.6 L62 10.6 C61.6 14.6 59.4 18 "
              "55 19 Z", Tint.TURQUOISE),
    )
