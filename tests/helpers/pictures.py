"""Looks into pictures: cuts the card out of its shadow, counts and compares colours."""

from __future__ import annotations

from collections import Counter

from PySide6.QtGui import QColor, QImage, QPixmap, QTransform

ARGB = QImage.Format.Format_ARGB32


def card_of(picture: QPixmap, margin_px: float) -> QImage:
    """The card without the margin for its shadow; `margin_px` is logical."""
    image = picture.toImage().convertToFormat(ARGB)
    margin = round(margin_px * picture.devicePixelRatio())
    image.setDevicePixelRatio(1.0)
    return image.copy(margin, margin, image.width() - 2 * margin, image.height() - 2 * margin)


def dots(image: QImage) -> bytes:
    """All dots, four bytes each, row by row."""
    plain = image.convertToFormat(ARGB)
    return bytes(plain.constBits())


def colours(image: QImage) -> Counter[str]:
    """How many dots have each colour; dots that let the ground through are left out."""
    found: Counter[str] = Counter()
    for y in range(image.height()):
        for x in range(image.width()):
            colour = QColor.fromRgba(image.pixel(x, y))
            if colour.alpha() == 255:
                found[colour.name()] += 1
    return found


def share_unlike(one: QImage, other: QImage, tolerance: int = 24) -> float:
    """The share of dots whose red, green or blue differ by more than a tolerance of 255."""
    first, second = dots(one), dots(other)
    assert len(first) == len(second)
    unlike = sum(
        any(abs(first[i + part] - second[i + part]) > tolerance for part in range(3))
        for i in range(0, len(first), 4)
    )
    return unlike / (len(first) / 4)


def turned(image: QImage) -> QImage:
    """The picture standing on its head."""
    return image.transformed(QTransform.fromScale(-1, -1))
