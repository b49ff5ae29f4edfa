"""What all court figures share: the face in profile, shoulders, broad collar, hand and staff."""

from __future__ import annotations

from pyramide_qt.view.art.courts.shapes import Shape, disc, fine, flat, solid, stroke
from pyramide_qt.view.style.palette import Tint

_FACE = (
    "M47 20.6 C43.5 21.6 41.2 24.6 40.4 28.8 C40.2 30.2 40 31.2 39.5 32.1 L35.9 37.7 "
    "C35.2 38.8 35.9 39.6 38.3 39.4 C37.9 39.9 36.8 40.2 36.8 41 C36.8 41.6 37.6 41.9 38.3 42 "
    "C37.5 42.3 37.1 42.9 37.4 43.6 C37.7 44.3 38.5 44.5 38.9 44.7 C38.3 45.5 38.1 46.5 38.5 47.5 "
    "C39.1 49.1 40.7 49.9 42.7 49.7 C44.7 49.5 46.3 48.9 47.4 48.2 L47 62 H59 L58 44 "
    "C61.4 38 61.4 28 57 23.2 C54 20.2 50 19.8 47 20.6 Z"
)
_NECK_LINE = "C55 59 50.4 59 45.6 55.6"


def face(skin: Tint) -> tuple[Shape, ...]:
    """The head in profile looking left, with neck, eye, brow and lips; the ear comes apart."""
    return (
        solid(_FACE, skin),
        flat(
            "M40.8 34.4 C42.4 31.9 45.8 31.9 48.2 34.3 C45.8 36.1 42.6 36.1 40.8 34.4 Z", Tint.LINEN
        ),
        Shape(disc(44.3, 34, 1.65, Tint.LINE).path, Tint.LINE, 0.0),
        stroke("M40.6 34.5 C42.4 31.7 45.8 31.7 48.4 34.2 L52 35", 1.05),
        stroke("M40.9 30.4 C43.6 28.3 47.4 28.5 51.4 30.6", 1.05),
        fine("M40.8 34.5 C42.6 36.3 45.8 36.3 48.4 34.3"),
        fine("M38.3 42 H41.2"),
        fine("M39.4 39 C40.2 38.8 40.6 38.2 40.3 37.4"),
        fine("M47.4 48.2 C50 46.8 51.6 44.6 52.4 42.4"),
    )


def ear(skin: Tint) -> tuple[Shape, ...]:
    """An ear, drawn over the edge of the headdress."""
    return (
        solid(
            "M53 33 C56 31 58.4 33.2 57.6 36 C57 37.8 55.6 38.4 55.2 40.2 "
            "C53.4 40.6 52.4 38 53 33 Z",
            skin,
        ),
        fine("M54.6 34.6 C56 33.8 56.6 35.2 55.4 36.6"),
    )


def shoulders(skin: Tint) -> tuple[Shape, ...]:
    """Bare shoulders seen from the front, as the Egyptian canon has them."""
    return (
        solid(
            "M23 76 C23 64.5 26.6 60.4 34 59.2 C40 58.3 45 58 47 56.4 H58.4 C60 58 64 58.3 67 59.2 "
            "C74 60.4 77 64.5 77 76 Z",
            skin,
        ),
    )


def collar(outer: Tint, middle: Tint, inner: Tint) -> tuple[Shape, ...]:
    """A broad collar of three bands about the neck."""
    return (
        solid(
            f"M33 58.4 C32.4 64 33 70 35 76 H69 C70.6 70 71 64 70 58.4 L60.2 55.6 {_NECK_LINE} Z",
            outer,
        ),
        solid(
            "M37.4 57.4 C37.2 62 38.4 67.4 41 72 H62 C64.8 67.4 66.2 62 66 57.4 "
            f"L60.2 55.6 {_NECK_LINE} Z",
            middle,
        ),
        solid(
            "M41.6 56.4 C41.8 60 43.6 63.8 47 66.2 C50.6 68 53.6 68 57.4 66.2 "
            "C60.6 63.8 62 60 62.2 56.4 "
            f"L60.2 55.6 {_NECK_LINE} Z",
            inner,
        ),
        fine("M44.4 56.6 C46.6 61 50 62.6 52.6 62.6 C55.4 62.6 58.6 61 60 57.6"),
        fine("M34.8 61 L36.8 60.4 M35.4 64 L37.4 63.2 M68.4 61 L66.4 60.4 M68 64 L66 63.2"),
    )


def hand(skin: Tint) -> tuple[Shape, ...]:
    """A forearm with a bracelet and a fist at the left, closed about a staff at x = 28.4."""
    return (
        solid("M23.2 76 C22.4 69 23.4 63 25 58.4 L32 59.2 C33.6 64 33.6 70 33 76 Z", skin),
        solid(
            "M24 54.8 C24 52.8 26 52.2 28.6 52.2 C31.8 52.2 33.2 53.4 33 56 "
            "C32.8 59 31.4 60.2 28.4 60 "
            "C25.2 59.8 24 58 24 54.8 Z",
            skin,
        ),
        fine("M24.4 54.8 H30.2 M24.4 57.3 H30.4"),
        solid("M23.8 61.4 L33 62.4 L33.4 65.4 L23.2 64.4 Z", Tint.GOLD),
    )


def staff(top: float, tint: Tint = Tint.GOLD) -> Shape:
    """An upright staff at the left, from `top` down to the band."""
    return solid(f"M27.3 76 V{top} H29.5 V76 Z", tint)
