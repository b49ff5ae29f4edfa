"""The four kings: headcloth or crown, the false beard, crook and flail."""

from __future__ import annotations

from pyramide_qt.view.art.courts.body import collar, ear, face, hand, shoulders
from pyramide_qt.view.art.courts.shapes import Shape, disc, fine, moved, solid, stroke, within
from pyramide_qt.view.style.palette import Tint

_SKIN = Tint.BRONZE
_CROOK = (
    "M26.6 76 V22 C26.6 14.4 30.6 9.6 36 9.6 C40.8 9.6 43.4 12.6 43.4 16 "
    "C43.4 18.6 41.8 20.2 39.8 20.2 "
    "C38.4 20.2 37.4 19.4 37.4 18.2 C38.6 18.2 39.6 17.4 39.6 15.8 C39.6 14 38.2 13 36 13 "
    "C32.6 13 30.2 16.6 30.2 22 V76 Z"
)
_NEMES = (
    "M40.5 28.4 C40.3 19.4 46.6 15.2 54 15.8 C63.4 16.6 68 24.8 70 36.8 C71.4 45 72.8 52.6 75.4 61 "
    "L58.6 62.4 C58.8 54 58.2 46 55.8 40.6 C53.6 35.4 53.6 31 52.6 28.8 "
    "C49 26.6 44.6 26.6 40.5 28.4 Z"
)
_LAPPET = "M55 41 C53 46.6 50 53 49.2 63 H59.6 C59.8 55 59.6 46.6 57.6 41.4 Z"
_KHEPRESH = (
    "M40.4 29 C39.6 24.6 41 18.4 45.4 14 C50 9.6 58 8.6 63.4 12.6 C68.6 16.6 69.4 23 66 28.6 "
    "C63.4 33 61.4 38 60.6 43 L57.4 43 C57.2 37.4 55.4 32.4 53 29.6 C49 27.4 44.4 27.4 40.4 29 Z"
)


def king_shapes(suit: str) -> tuple[Shape, ...]:
    """The upper half of the king of that suit, looking left, painted from first to last."""
    headdress, scale, down = {
        "S": (_nemes(), 1.08, 1.4),
        "H": (_double_crown(), 1.0, 2.8),
        "D": (_blue_crown(), 1.02, 2.4),
        "C": (_feathered_crown(), 1.0, 2.8),
    }[suit]
    return (
        *_crook(),
        *(() if suit == "S" else _flail()),
        *shoulders(_SKIN),
        *moved(face(_SKIN), scale, down),
        *collar(Tint.ROBE, Tint.GOLD, Tint.TURQUOISE),
        *moved((*headdress, *_beard()), scale, down),
        *hand(_SKIN),
    )


def _crook() -> tuple[Shape, ...]:
    rings = " ".join(f"M26 {y} H31 V{y + 3} H26 Z" for y in (25, 31, 37, 43, 49))
    return (solid(_CROOK, Tint.GOLD), within(_CROOK, rings, Tint.LAPIS))


def _flail() -> tuple[Shape, ...]:
    """A flail over the far shoulder: a handle, and three strands that hang outwards."""
    return (
        solid("M66.8 76 L70.6 33.4 L73 33.6 L69.6 76 Z", Tint.GOLD),
        solid("M72.2 34 L74.2 33 L79 50 L76.6 50.6 Z", Tint.LAPIS),
        solid("M71.4 34.4 L73.4 34 L75.8 53 L73.2 53.4 Z", Tint.LINEN),
        solid("M70.4 34.4 L72.6 34.6 L72.4 55 L69.8 55 Z", Tint.LAPIS),
        solid("M69.4 33 C69.4 30.4 74.8 30.4 74.8 33 C74.8 35.4 69.4 35.4 69.4 33 Z", Tint.GOLD),
    )


def _beard() -> tuple[Shape, ...]:
    return (
        solid(
            "M38.7 48.8 C38 53 37 56.6 35.2 60.4 C35 63 38.6 63.8 40 61.6 "
            "C41.8 57.8 43 53.8 43.4 49.8 Z",
            Tint.LAPIS,
        ),
        fine("M38 52.4 L42.8 53.6 M37.2 55.8 L41.8 57.2 M36 59 L40.6 60.6"),
    )


def _brow_band() -> Shape:
    return solid(
        "M40.2 29.8 C44 27.4 49 27.2 53.6 29.6 L53 25.8 C49 23.8 44.4 24 40.6 26.2 Z", Tint.GOLD
    )


def _cobra() -> tuple[Shape, ...]:
    return (
        solid(
            "M41.6 28 C38 27.6 35.6 24.6 36.2 21 C36.6 18.6 39.4 17.8 40.8 19.6 "
            "C39.8 20.8 40 22.6 42 23.8 Z",
            Tint.GOLD,
        ),
    )


def _nemes() -> tuple[Shape, ...]:
    stripes = (
        "M36 21.6 C48 17 60 17.4 74 21 V24.4 C60 20.8 48 20.4 36 25 Z "
        "M52 26.4 C60 26.6 66 28 76 31.4 V35 C66 31.4 60 30 52 29.8 Z "
        "M52 33.6 C60 34 66 35.4 78 39.4 V43.2 C66 39 60 37.6 52 37.2 Z "
        "M52 41.2 C60 41.4 68 43 80 47.4 V51.4 C68 46.8 60 45.2 52 45 Z "
        "M52 49 C60 49 68 50.6 82 55.4 V59.6 C68 54.6 60 53 52 53 Z "
        "M52 57 C60 57 68 58.6 82 63.4 V67 H52 Z"
    )
    bars = "M46 46.6 H62 V49.8 H46 Z M46 53 H62 V56.2 H46 Z M46 59.4 H62 V63 H46 Z"
    return (
        solid(_NEMES, Tint.GOLD),
        within(_NEMES, stripes, Tint.LAPIS),
        stroke(_NEMES),
        solid(_LAPPET, Tint.GOLD),
        within(_LAPPET, bars, Tint.LAPIS),
        stroke(_LAPPET),
        _brow_band(),
        *ear(_SKIN),
        *_cobra(),
    )


def _double_crown() -> tuple[Shape, ...]:
    return (
        _ribbon(Tint.LINEN),
        solid(
            "M43.4 21 C42 13.4 45 7.4 50 6.4 C52.8 5.8 54.4 8 54 10.4 C55.4 14 57.6 18 60 22 Z",
            Tint.LINEN,
        ),
        solid(
            "M40.4 29 C40 25 40.2 21.4 41 18.4 C48 21.6 56 21.4 61.6 19.6 L64.6 6.8 L69.2 7.4 "
            "C68.4 19 65.6 32 61.4 42.4 L57.6 43 C57.2 37.4 55.4 32.4 53 29.6 "
            "C49 27.4 44.4 27.4 40.4 29 Z",
            Tint.CARNELIAN,
        ),
        fine("M40.4 25.6 C48 24 56 24.4 65 24"),
        *ear(_SKIN),
        *_cobra(),
    )


def _blue_crown() -> tuple[Shape, ...]:
    rings = tuple(
        disc(x, y, 1.15, Tint.GOLD, 0.0)
        for x, y in (
            (46, 18.6),
            (51, 15),
            (57, 13.6),
            (63, 16),
            (49.6, 21),
            (55.4, 19),
            (61.2, 20.2),
            (65, 22.6),
            (54.6, 24.4),
            (60, 25.6),
            (59, 31),
        )
    )
    return (
        _ribbon(Tint.CARNELIAN),
        solid(_KHEPRESH, Tint.LAPIS),
        *(Shape(ring.path, ring.fill, 0.0, is_detail=True) for ring in rings),
        solid(
            "M40.3 29.2 C44 27 49 27 53 29.6 L52.6 26.4 C48.6 24.4 44 24.4 40.5 26.4 Z", Tint.GOLD
        ),
        fine("M53 27 C57.6 31.4 59.4 37 59.4 43"),
        *ear(_SKIN),
        *_cobra(),
    )


def _feathered_crown() -> tuple[Shape, ...]:
    return (
        _ribbon(Tint.LAPIS),
        solid("M43 25 C37.4 19 37.4 10.6 42.4 7 C46.6 9.6 48.6 16 48.4 24 Z", Tint.TURQUOISE),
        solid("M61 25 C66.6 19 66.6 10.6 61.4 7 C57.2 9.6 55.2 16 55.4 24 Z", Tint.TURQUOISE),
        fine("M43 23 C41.6 17 41.8 12 42.6 9.4 M61 23 C62.4 17 62.2 12 61.2 9.4"),
        solid(
            "M40.4 29 C41.8 22 45.4 16 48.4 11.4 C49.2 6 55.6 6 56.4 11.4 C60 16 62 22 62 29 "
            "C62 34.6 60.6 39.6 58.6 43 L57.4 43 C57.2 37.4 55.4 32.4 53 29.6 "
            "C49 27.4 44.4 27.4 40.4 29 Z",
            Tint.LINEN,
        ),
        _brow_band(),
        *ear(_SKIN),
        *_cobra(),
    )


def _ribbon(tint: Tint) -> Shape:
    """Two ends of a ribbon that fall behind the neck."""
    return solid("M58 38 C62 43 65 48 66 56 L62 57 L61.4 54 L58 57 C58.6 50 58.4 44 56 40 Z", tint)
