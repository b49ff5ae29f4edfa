"""Paints the PNG sizes of the program's icon from its SVG."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from pyramide_qt.resources.lookup import APP_ICON_SIZES, app_icon_svg

FOLDER = ROOT / "pyramide_qt" / "resources" / "icons"


def main() -> int:
    """Paint every size; the status is 1 if one could not be written."""
    _app = QGuiApplication(sys.argv[:1])
    drawing = QSvgRenderer(app_icon_svg())
    written = [_write(drawing, size) for size in APP_ICON_SIZES]
    return 0 if all(written) else 1


def _write(drawing: QSvgRenderer, size_px: int) -> bool:
    picture = QImage(size_px, size_px, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter, QRectF(0, 0, size_px, size_px))
    painter.end()
    return picture.save(str(FOLDER / f"pyramide-{size_px}.png"))


if __name__ == "__main__":
    sys.exit(main())
