"""The four kings: headcloth or crown, the false beard and the crook."""

from __future__ import annotations

from pyramide_qt.view.art.courts.body import collar, ear, face, hand, shoulders
from pyramide_qt.view.art.courts.shapes import Shape, disc, fine, solid, stroke, within
from pyramide_qt.view.palette import Tint

_SKIN = Tint.BRONZE
_NEMES = (
    "M40.6 28.4 C40.4 19.6 46.6 15.4 54 16 C63.4 16.8 68 25 70.4 37 C72 45 73.4 52 76 60 "
    "L58.6 61.4 C58.8 54 58.2 46 55.6 40.6 C53.4 35.4 53.6 31 52.6 28.8 C49 26.6 44.6 26.6 40.6 28.4 Z"
)
_LAPPET = "M54.6 41 C52.8 46 49.6 52 48.6 62 H59.4 C59.6 54 59.4 46 57.6 41.6 Z"


def king_shapes(suit: str) -> tuple[Shape, ...]:
    """The upper half of the king of that suit, looking left, painted from first to last."""
    headdress = {"S": _nemes, "H": _double_crown, "D": _nemes_with_disc, "C": _feathered_crown}
    return (
        *_crook(),
        *shoulders(_SKIN),
        *collar(Tint.ROBE, Tint.GOLD, Tint.TURQUOISE),
        *face(_SKIN),
        *headdress[suit](),
        *_beard(),
        *hand(_SKIN),
    )


def _crook() -> tuple[Shape, ...]:
    shaft = (
        "M26.7 74 V22 C26.7 14.6 31 11 36 11 C40.4 11 43 14 43 17.2 C43 19.4 41.6 20.8 39.8 20.8 "
        "L39.2 17.6 C39.6 15.4 38 14.2 36 14.2 C32.6 14.2 29.9 17 29.9 22 V74 Z"
    )
    return (
        solid(shaft, Tint.GOLD),
        within(shaft, "M26 26 H31 V29 H26 Z M26 32 H31 V35 H26 Z M26 38 H31 V41 H26 Z M26 44 H31 V47 "
               "H26 Z M26 50 H31 V53 H26 Z", Tint.LAPIS),
    )


def _beard() -> tuple[Shape, ...]:
    return (
        solid("M38.6 48.6 C37.6 53 36.4 57 34.4 60.4 C34.8 62.4 37.6 62.8 39 61.4 C41 57.6 42.4 53.4 "
              "43 49.6 Z", Tint.LAPIS),
        fine("M37.8 52 L42.2 53 M36.8 55.6 L41 56.8 M35.6 58.8 L39.8 60"),
    )


def _cloth() -> tuple[Shape, ...]:
    stripes = (
        "M36 22 L72 20 V23 L36 25 Z M50 29 L74 26 V29.4 L50 32.4 Z M52 36 L76 32.6 V36 L52 39.4 Z "
        "M54 42.6 L78 39.4 V43 L54 46.2 Z M56 49.2 L80 46.4 V50 L56 52.8 Z M56 55.8 L80 53.4 V57 L56 59.4 Z"
    )
    lappet = "M46 47 H62 V50 H46 Z M46 53 H62 V56 H46 Z M46 59 H62 V62 H46 Z"
    return (
        solid(_NEMES, Tint.GOLD),
        within(_NEMES, stripes, Tint.LAPIS),
        solid(_LAPPET, Tint.GOLD),
        within(_LAPPET, lappet, Tint.LAPIS),
        solid("M40.2 29.6 C44 27.2 49 27 53.4 29.2 L53 25.6 C49 23.6 44.4 23.8 40.6 26 Z", Tint.GOLD),
        *ear(_SKIN),
    )


def _cobra() -> tuple[Shape, ...]:
    return (
        solid("M41.4 27.6 C38 27 36 24 36.6 20.6 C37 18 39.4 17.2 40.6 18.6 C39.6 20 39.8 22 42 23.4 Z",
              Tint.GOLD),
    )


def _nemes() -> tuple[Shape, ...]:
    return (*_cloth(), *_cobra())


def _nemes_with_disc() -> tuple[Shape, ...]:
    return (disc(53.4, 13.6, 5.4, Tint.CARNELIAN), *_cloth(), *_cobra())


def _double_crown() -> tuple[Shape, ...]:
    return (
        solid("M44 20 C42 15 45 9.4 50.6 8.6 C55 8.2 57 11 56.4 14 L60 24 L44 25 Z", Tint.LINEN),
        solid("M40.4 29 C40 24.6 40.6 21.4 41.6 19.4 C48 22.4 56 22 61.6 20.4 L64.4 9.6 L68.6 10 "
              "C67.6 20 65.4 32 61.4 41.4 L57.8 42.4 C57 37 55 32 53 29.4 C49 27.4 44.4 27.4 40.4 29 Z",
              Tint.CARNELIAN),
        *ear(_SKIN),
        *_cobra(),
    )


def _feathered_crown() -> tuple[Shape, ...]:
    return (
        solid("M44 22 C39.4 17 39.6 11.4 43 9.4 C46.6 10.4 48 16 48.4 22 Z", Tint.TURQUOISE),
        solid("M57 22 C56.6 16 58.4 10.4 62.4 9.4 C66 12 65.4 18 61 23 Z", Tint.TURQUOISE),
        solid("M46 22 C45 15 48 9 52.6 8.6 C57 9 60 15 59 22 Z", Tint.LINEN),
        *_cloth(),
        *_cobra(),
    )
