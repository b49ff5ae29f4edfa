"""Signs that cannot be seen: dropped from what is pasted, and named where an error quotes them."""

from __future__ import annotations

from unicodedata import category

# Blank although they count as letters or marks, and what picks the look of the sign before.
_BLANK = frozenset([0x034F, 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, *range(0xFE00, 0xFE10)])


def without_format(text: str) -> str:
    """`text` without zero-width spaces, soft hyphens, byte-order and direction marks and kin."""
    return "".join(sign for sign in text if category(sign) != "Cf" and ord(sign) not in _BLANK)


def visible(text: str) -> str:
    """`text` with `U+200B` and the like in place of what nobody could see."""
    return "".join(sign if _is_seen(sign) else f"U+{ord(sign):04X}" for sign in text)


def _is_seen(sign: str) -> bool:
    return sign.isprintable() and ord(sign) not in _BLANK
