"""The four queens: the vulture cap over a long wig, and a lotus."""

from __future__ import annotations

from pyramide_qt.view.art.courts.body import collar, face, hand, shoulders, staff
from pyramide_qt.view.art.courts.shapes import Shape, disc, fine, moved, solid, stroke, within
from pyramide_qt.view.style.palette import Tint

_SKIN = Tint.SKIN
_POSE = (1.0, 2.8)
_WING = (
    "M45.4 26.6 C51 23.6 58.4 25.6 61 31 C63.4 36.6 63.6 45 62.4 53.6 L60 50 L57.6 54.6 L55.4 50 "
    "L52.4 53 C53.8 45.6 53.2 38 51 33 C49.6 29.8 47.8 27.8 45.4 26.6 Z"
)


def queen_shapes(suit: str) -> tuple[Shape, ...]:
    """The upper half of the queen of that suit, looking left, painted from first to last."""
    crown = {"S": _plumes, "H": _horns_and_disc, "D": _modius, "C": _papyrus_crown}[suit]()
    return (
        *shoulders(_SKIN),
        *moved((_back_wig(), *face(_SKIN)), *_POSE),
        *collar(Tint.GOLD, Tint.ROBE, Tint.LINEN),
        *moved((*crown, *_wig(), *_vulture_cap()), *_POSE),
        *_lotus(),
        *hand(_SKIN),
    )


def _back_wig() -> Shape:
    return solid("M56 22 C66 26 69.4 40 71 63 H57 Z", Tint.HAIR)


def _wig() -> tuple[Shape, ...]:
    return (
        solid("M52 31 C50.6 41 48.4 52 48 64 H60.6 C61.4 52 61 41 59.6 31 Z", Tint.HAIR),
        fine(
            "M51.6 54 L51 63 M54.4 55 L54.2 63 M57.2 55 V63 M64.4 36 C66 44 66.8 52 67 62 "
            "M62.6 56 L63 62"
        ),
    )


def _vulture_cap() -> tuple[Shape, ...]:
    feathers = (
        "M50 40 L66 38 V41.6 L50 43.6 Z M50 47 L66 45 V49 L50 51 Z M46 30 L64 31 V34.4 L46 33.6 Z"
    )
    return (
        solid("M62.6 24 L72 25.4 C72.6 28.6 72 31.4 70.6 34 L64.6 32 Z", Tint.TURQUOISE),
        fine("M64 27 L72 28.4 M64.4 29.8 L71.6 31.4"),
        solid(
            "M40.4 28.8 C40.2 20 47 15.8 54 16.4 C61.6 17.2 66 22.6 66.4 30 "
            "C66.6 34 65.8 37 64.6 40 "
            "L60 34 C56 28.6 47.4 26.4 40.4 28.8 Z",
            Tint.GOLD,
        ),
        fine(
            "M46 20.4 C49 18.6 54 18.6 57.6 20.2 M50 23 C54 22 59 23.4 62.4 26.6 M58 28.6 C61 30.4 "
            "63.4 33 64.6 36.4"
        ),
        solid(_WING, Tint.GOLD),
        within(_WING, feathers, Tint.ROBE),
        stroke(_WING),
        solid(
            "M42.4 27.2 C38.8 27.2 36.8 24.6 37.4 21.8 L34.8 22.2 C35.6 19.6 37.6 18.2 40 18.6 "
            "C42.2 19 43.4 20.6 43.4 22.6 Z",
            Tint.GOLD,
        ),
    )


def _lotus() -> tuple[Shape, ...]:
    return (
        staff(30, Tint.TURQUOISE),
        solid("M28.4 31.4 C22.8 29 21.4 21 23.4 14 C27 18 28.8 25 28.4 31.4 Z", Tint.LINEN),
        solid("M28.4 31.4 C34 29 35.4 21 33.4 14 C29.8 18 28 25 28.4 31.4 Z", Tint.LINEN),
        solid(
            "M28.4 31.4 C25.4 26.4 25.4 18.4 28.4 11 C31.4 18.4 31.4 26.4 28.4 31.4 Z", Tint.ROBE
        ),
        solid("M28.4 32.4 C23 32.4 20.6 28 21 21 C24.4 22.6 27.4 27 28.4 32.4 Z", Tint.ROBE),
        solid("M28.4 32.4 C33.8 32.4 36.2 28 35.8 21 C32.4 22.6 29.4 27 28.4 32.4 Z", Tint.ROBE),
    )


def _plumes() -> tuple[Shape, ...]:
    return (
        solid("M54 19 C48.6 15 47.4 9.4 50 5.4 C53.8 7.6 55 13 54.8 19 Z", Tint.TURQUOISE),
        solid("M55.4 19 C55.2 13 56.4 7.6 60.4 5.4 C62.8 9.4 61.6 15 56.4 19 Z", Tint.TURQUOISE),
        fine("M53.8 17 C51.6 13 50.6 10 50.4 8 M56.4 17 C58.6 13 59.8 10 60 8"),
        disc(55, 15, 3, Tint.CARNELIAN),
    )


def _horns_and_disc() -> tuple[Shape, ...]:
    return (
        disc(55, 11.2, 4.8, Tint.CARNELIAN),
        solid(
            "M52.4 18.6 C46 17 44 11 46.4 5.6 C46.8 11 49.4 14.8 55 15 C60.6 14.8 63.2 11 63.6 5.6 "
            "C66 11 64 17 57.6 18.6 Z",
            Tint.LINEN,
        ),
    )


def _modius() -> tuple[Shape, ...]:
    return (
        solid("M48.4 18.8 L46.4 7 H63.6 L61.8 19.6 Z", Tint.LAPIS),
        solid("M46.4 7 H63.6 L63.2 10 H46.9 Z", Tint.GOLD),
        fine("M50.4 10 L51.2 18 M55 10 V18 M59.6 10 L59 18"),
    )


def _papyrus_crown() -> tuple[Shape, ...]:
    return (
        solid(
            "M54.4 18.6 C50 16.4 47.4 11.6 46.6 6.4 C51.4 8 58.6 8 63.4 6.4 "
            "C62.6 11.6 60 16.4 55.6 18.6 Z",
            Tint.TURQUOISE,
        ),
        fine("M55 17.6 C53 14 52 11 51.4 8 M55 17.6 C57 14 58 11 58.6 8 M55 17.6 V8.2"),
    )
