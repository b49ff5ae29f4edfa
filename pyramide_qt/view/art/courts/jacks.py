"""The four jacks: youths with the side lock of hair, and a feather."""

from __future__ import annotations

from pyramide_qt.view.art.courts.body import collar, ear, face, hand, shoulders
from pyramide_qt.view.art.courts.shapes import Shape, disc, fine, solid, stroke
from pyramide_qt.view.palette import Tint

_SKIN = Tint.BRONZE


def jack_shapes(suit: str) -> tuple[Shape, ...]:
    """The upper half of the jack of that suit, looking left, painted from first to last."""
    held = {"S": _spear, "H": _lily, "D": _ankh, "C": _reed}
    return (
        *_feather(),
        *held[suit](),
        *shoulders(_SKIN),
        *collar(Tint.LINEN, Tint.ROBE, Tint.GOLD),
        *face(_SKIN),
        *_lock_and_band(),
        *ear(_SKIN),
        *hand(_SKIN),
    )


def _feather() -> tuple[Shape, ...]:
    return (
        solid("M59.4 27 C57 20 58.4 12 65 9 C69 8.4 71 11.4 69 13.4 C71 18 67.4 24 62 28 Z", Tint.SUIT),
        fine("M60.6 27 C62 20 64 15.6 67.4 12.4"),
    )


def _lock_and_band() -> tuple[Shape, ...]:
    return (
        solid("M55 24 C62 24 66.6 30 66.4 39 C66.2 46 68.6 50 71.6 52.6 C69 56.6 64 57 61 53 "
              "C58 48 59.6 42 59 37 C58.6 33 57 30 54 28.6 Z", Tint.HAIR),
        solid("M40.6 28.4 C45 25.6 53 25 60.6 28.4 L60.2 24.6 C54 21.4 46.4 21.6 41.4 24.6 Z", Tint.GOLD),
    )


def _spear() -> tuple[Shape, ...]:
    return (
        stroke("M28.4 74 V24", 2.4),
        solid("M28.4 10 C31.6 15 32.6 19 31.6 24 H25.2 C24.2 19 25.2 15 28.4 10 Z", Tint.LINEN),
    )


def _lily() -> tuple[Shape, ...]:
    return (
        stroke("M28.4 74 V24", 2.4),
        solid("M28.4 25 C23 23 21.6 17 23 12 C26 14 27.4 16 28.4 19 C29.4 16 30.8 14 33.8 12 C35.2 17 33.8 "
              "23 28.4 25 Z", Tint.TURQUOISE),
    )


def _ankh() -> tuple[Shape, ...]:
    return (
        stroke("M28.4 74 V28 M22.6 31 H34.2", 2.6),
        Shape(disc(28.4, 20, 5, Tint.GOLD).path, None, 2.4),
    )


def _reed() -> tuple[Shape, ...]:
    return (
        stroke("M28.4 74 V24", 2.4),
        solid("M25.4 26 V14 C25.4 9.6 31.4 9.6 31.4 14 V26 Z", Tint.GOLD),
        fine("M25.4 18 H31.4 M25.4 22 H31.4"),
    )
