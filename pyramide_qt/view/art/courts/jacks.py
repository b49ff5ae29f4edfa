"""The four jacks: youths with the side lock of hair, who carry the feathers of the court."""

from __future__ import annotations

from pyramide_qt.view.art.courts.body import collar, ear, face, hand, shoulders, staff
from pyramide_qt.view.art.courts.shapes import Shape, disc, fine, moved, solid
from pyramide_qt.view.style.palette import Tint

_SKIN = Tint.BRONZE


def jack_shapes(suit: str) -> tuple[Shape, ...]:
    """The upper half of the jack of that suit, looking left, painted from first to last."""
    held = {"S": _plume, "H": _fan, "D": _ankh, "C": _two_plumes}[suit]()
    worn = _worn_feather() if suit == "D" else ()
    band = Tint.GOLD if suit in "SD" else Tint.LINEN
    pose = (1.02, 2.4) if suit == "D" else (1.1, 1.6)
    return (
        *held,
        *shoulders(_SKIN),
        *moved((*worn, *face(_SKIN)), *pose),
        *collar(Tint.LINEN, Tint.ROBE, Tint.GOLD),
        *moved((*_side_lock(), _headband(band), *ear(_SKIN)), *pose),
        *hand(_SKIN),
    )


def _side_lock() -> tuple[Shape, ...]:
    return (
        solid(
            "M51 20.4 C58 18.6 65.4 22.4 66.6 30 C67.4 36 66 41 66.8 45.4 "
            "C67.2 47.8 69.2 48.8 70.4 47.4 "
            "C71.2 46.4 70.6 45 69.2 45.2 C70 42.8 73.8 43.4 74 47 C74.2 51.2 70.4 53.8 66.6 52.8 "
            "C61.8 51.6 60 47.4 59.8 42.6 C59.6 37.4 60.6 34 58.8 30.6 "
            "C57.4 28.2 54.4 27.2 51.6 27.4 Z",
            Tint.HAIR,
        ),
        fine("M55 21.6 C60 22.6 62.6 26.6 63 31.4 M53 24.4 C57.6 24.4 60.4 27 61 31.4"),
        solid("M59.6 32.6 L67 31.4 L67 35 L60 36 Z", Tint.GOLD),
        fine("M60 39.4 L66.4 38 M60.2 43 L66.6 41.4 M61.2 46.8 L66.8 44.8 M63.4 50.2 L67.6 47.4"),
    )


def _headband(tint: Tint) -> Shape:
    return solid(
        "M40.5 29 C45 26 52.6 25.6 60.4 29.6 L60.8 26.4 C53 22.4 45.6 22.8 41.2 25.8 Z", tint
    )


def _worn_feather() -> tuple[Shape, ...]:
    """A feather that stands upright behind the headband."""
    return (
        solid(
            "M52.4 24 C48.6 19 48.6 12 52.6 9.4 C56 7.4 60.4 8.8 60.6 11.4 "
            "C60.6 12.8 59.2 13.4 58.4 12.8 "
            "C60 17 58.6 21.6 55.4 24 Z",
            Tint.TURQUOISE,
        ),
        fine("M54 23 C53 19 53.6 14.6 56.4 11.4"),
    )


def _plume() -> tuple[Shape, ...]:
    return (
        staff(36),
        solid(
            "M28.4 38.4 C23.2 34 21.6 23.6 23.4 15.6 C24.6 10.4 29 8 33.2 9.2 "
            "C36.8 10.4 37.2 14.2 34.8 15.4 "
            "C33.6 16 32.6 15.4 32.4 14.6 C35.8 21 35.4 33 28.4 38.4 Z",
            Tint.ROBE,
        ),
        fine("M28.4 38 C26.8 30 27.6 20.6 31.4 12.4"),
        solid("M25.6 37 H31.2 V40.6 H25.6 Z", Tint.TURQUOISE),
    )


def _two_plumes() -> tuple[Shape, ...]:
    return (
        staff(34),
        solid("M28 35 C22.4 31 21 18 24 9.4 C27.8 14 29.2 26 28.4 35 Z", Tint.ROBE),
        solid("M28.8 35 C34.4 31 35.8 18 32.8 9.4 C29 14 27.6 26 28.4 35 Z", Tint.ROBE),
        fine("M27 32 C25 25 24.4 19 24.8 14 M29.8 32 C31.8 25 32.4 19 32 14"),
        disc(28.4, 36, 3.2, Tint.CARNELIAN),
    )


def _fan() -> tuple[Shape, ...]:
    return (
        staff(26),
        solid("M28.4 32 L21.6 22.4 C21.4 14 24 9 28.4 9 C32.8 9 35.4 14 35.2 22.4 Z", Tint.ROBE),
        solid(
            "M28.4 32 L23.8 24.4 C24 18.4 25.8 15.4 28.4 15.4 C31 15.4 32.8 18.4 33 24.4 Z",
            Tint.LINEN,
        ),
        fine(
            "M28.4 31 V9.4 M28.4 31 L24.4 11.4 M28.4 31 L32.4 11.4 M28.4 31 L22 16.6 "
            "M28.4 31 L34.8 16.6"
        ),
        solid("M25 31 H31.8 L30.6 35.6 H26.2 Z", Tint.GOLD),
    )


def _ankh() -> tuple[Shape, ...]:
    return (
        staff(32),
        solid(
            "M28.4 31.4 C21.8 25 22 12.4 28.4 12.4 C34.8 12.4 35 25 28.4 31.4 Z "
            "M28.4 27 C31.8 22.6 31.4 15.8 28.4 15.8 C25.4 15.8 25 22.6 28.4 27 Z",
            Tint.GOLD,
        ),
        solid("M22 30 V34.4 L28.4 33.4 L34.8 34.4 V30 L28.4 31 Z", Tint.GOLD),
    )
