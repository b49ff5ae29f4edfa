"""What all court figures share: the face in profile, neck, shoulders, broad collar and hand."""

from __future__ import annotations

from pyramide_qt.view.art.courts.shapes import LINE, Shape, disc, fine, flat, solid, stroke
from pyramide_qt.view.palette import Tint

FACE = (
    "M47 21 C43.5 22 41.2 25 40.4 29 C40.2 30.2 39.9 31.2 39.4 32 L35.7 37.8 "
    "C35.2 38.8 36 39.4 38.3 39.2 C37.8 39.8 36.7 40.1 36.7 40.9 C36.7 41.5 37.5 41.8 38.2 41.9 "
    "C37.4 42.2 37 42.8 37.3 43.5 C37.6 44.2 38.4 44.4 38.8 44.6 C38.2 45.4 38 46.4 38.4 47.4 "
    "C39 49 40.6 49.8 42.6 49.6 C44.6 49.4 46.2 48.8 47.4 48.2 L47 60 H58.5 L58 44 "
    "C61 38 61 28 57 23.5 C54 20.6 50 20.2 47 21 Z"
)


def face(skin: Tint) -> tuple[Shape, ...]:
    """The head in profile looking left, with neck, eye, brow and lips; the ear comes apart."""
    return (
        solid(FACE, skin),
        flat("M40.9 34.2 C42.4 31.9 45.6 31.9 48 34.1 C45.6 35.9 42.6 35.9 40.9 34.2 Z", Tint.LINEN),
        Shape(disc(44.2, 33.9, 1.55, Tint.LINE).path, Tint.LINE, 0.0),
        stroke("M40.6 34.4 C42.4 31.7 45.6 31.7 48.2 34 L51.4 34.6", 1.0),
        stroke("M40.8 30.6 C43.4 28.5 47 28.6 50.6 30.6", 1.0),
        fine("M40.9 34.2 C42.6 36 45.6 36 48 34.1"),
        fine("M38.2 41.9 H41"),
        fine("M39.2 38.9 C40 38.8 40.4 38.2 40.2 37.4"),
    )


def ear(skin: Tint) -> tuple[Shape, ...]:
    """An ear, drawn over the edge of the headdress."""
    return (
        solid("M53.2 32.6 C56.4 31 58.4 33.4 57.4 36 C56.8 37.8 55.4 38.2 55 40 C53.4 40.4 52.6 38 "
              "53.2 32.6 Z", skin),
        fine("M54.6 34.4 C56 33.8 56.6 35 55.4 36.4"),
    )


def shoulders(skin: Tint) -> tuple[Shape, ...]:
    """Bare shoulders seen from the front, as the Egyptian canon has them."""
    return (
        solid("M22 74 C22 63.5 26 59.5 34 58.6 C40 58 45 57.6 47 56 H58.4 C60 57.6 64 58 68 58.6 "
              "C75 59.5 79 63.5 79 74 Z", skin),
    )


def collar(first: Tint, second: Tint, third: Tint) -> tuple[Shape, ...]:
    """A broad collar of three bands, outermost first, with drops on the outer one."""
    return (
        solid("M35.5 57.6 C33 63 32 68 32 74 H72 C72 68 70.5 63 67.5 57.6 C63 58 61 56.6 59.6 55.2 "
              "C55 58.6 50 58.6 45.8 55.2 C44.4 56.8 40 57.8 35.5 57.6 Z", first),
        solid("M39 57.4 C37 63 36.6 66 38 74 H66 C67 66 66 63 63.8 57.6 C61.6 57 60.4 56.2 59.6 55.2 "
              "C55 58.6 50 58.6 45.8 55.2 C44.4 56.4 42 57.2 39 57.4 Z", second),
        solid("M42.4 57 C41.4 64 44 68.6 52.4 68.8 C60.6 68.6 62.6 64 61.4 57 C60.8 56.6 60 56 59.6 "
              "55.2 C55 58.6 50 58.6 45.8 55.2 C44.8 56 43.8 56.6 42.4 57 Z", third),
        stroke("M45.8 55.2 C50 58.6 55 58.6 59.6 55.2", LINE),
        fine("M45.4 61 C48.4 64.2 56.6 64.2 59 61"),
    )


def hand(skin: Tint) -> tuple[Shape, ...]:
    """A forearm and fist at the left, closed about a staff that stands at x = 28."""
    return (
        solid("M22.4 74 C21.6 68 22.6 62.6 24.6 58.4 L32 59.6 C33.4 64 33.2 69 32.6 74 Z", skin),
        solid("M24 55 C24 53.2 26 52.6 28.4 52.8 C31.6 53 33 54 32.8 56.4 C32.6 59 31.4 60.4 28.4 60.2 "
              "C25.4 60 24 58.4 24 55 Z", skin),
        fine("M24.2 55.4 H30 M24.2 57.6 H30.4"),
        solid("M23.4 62.4 L33 64 L33.2 67 L23 65.2 Z", Tint.GOLD),
    )
