"""Icons and the signs of empty places: all there, drawn in the ink that is asked for."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from pyramide_qt.resources.lookup import (
    APP_ICON_SIZES,
    ICON_INK,
    action_icon_svg,
    app_icon_png,
    app_icon_svg,
    icon_names,
)
from pyramide_qt.view.art.icons import action_icon, app_icon
from pyramide_qt.view.art.signs import Sign, paint_place
from pyramide_qt.view.style.palette import TableLook, table_colours
from tests.helpers.pictures import ARGB, colours, dots, share_unlike
from tests.helpers.source_tree import ROOT

pytestmark = pytest.mark.usefixtures("qapp")
NEEDED = {
    "copy", "hint", "new", "next", "pause", "previous", "random", "redo", "restart", "settings",
    "statistics", "undo",
}  # fmt: skip
INK, QUIET = QColor("#FF8800"), QColor("#0044FF")


def inked(icon: QIcon, mode: QIcon.Mode) -> set[str]:
    image = icon.pixmap(QSize(32, 32), 1.0, mode).toImage()
    found = (image.pixelColor(x, y) for x in range(32) for y in range(32))
    return {colour.name() for colour in found if colour.alpha() == 255}


def test_every_icon_that_is_needed_is_there() -> None:
    assert set(icon_names()) >= NEEDED


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        action_icon_svg("no such icon")


@pytest.mark.parametrize("name", icon_names())
def test_an_icon_is_drawn_in_the_ink_asked_for(name: str) -> None:
    icon = action_icon(name, INK, QUIET)
    assert INK.name() in inked(icon, QIcon.Mode.Normal)
    assert QUIET.name() in inked(icon, QIcon.Mode.Disabled)
    assert INK.name() not in inked(icon, QIcon.Mode.Disabled)


def test_no_two_icons_are_alike() -> None:
    pictures = {
        dots(action_icon(name, INK, QUIET).pixmap(QSize(24, 24), 1.0).toImage())
        for name in icon_names()
    }
    assert len(pictures) == len(icon_names())


@pytest.mark.parametrize("name", icon_names())
def test_the_drawing_holds_only_what_the_painter_reads(name: str) -> None:
    """Other programs must see the same icon: paths with one ink, nothing else."""
    root = ET.fromstring(action_icon_svg(name))
    assert {child.tag.rpartition("}")[2] for child in root} == {"path"}
    assert root.get("stroke") == ICON_INK
    assert {child.get("fill", ICON_INK) for child in root} == {ICON_INK}


@pytest.mark.parametrize("size", APP_ICON_SIZES)
def test_the_icon_of_the_program_has_each_size(size: int) -> None:
    picture = QImage.fromData(app_icon_png(size))
    assert picture.size() == QSize(size, size)
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(size // 2, size * 3 // 4).alpha() == 255


def test_the_icon_of_the_program_is_offered_whole() -> None:
    assert {size.width() for size in app_icon().availableSizes()} == {16, 24, 32, 48, 64, 128}
    assert app_icon_svg().startswith(b"<svg")


@pytest.mark.parametrize("look", TableLook)
def test_each_sign_of_an_empty_place_is_its_own(look: TableLook) -> None:
    seen = set()
    for sign in (None, *Sign):
        image = QImage(80, 112, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(table_colours(look).top)
        painter = QPainter(image)
        paint_place(painter, QRectF(0, 0, 80, 112), table_colours(look), sign)
        painter.end()
        seen.add(dots(image))
    assert len(seen) == len(Sign) + 1


@pytest.mark.parametrize("size", APP_ICON_SIZES)
def test_the_painted_sizes_are_those_of_the_drawing(size: int) -> None:
    """After a change of the drawing `tools/app_icon.py` must be run."""
    fresh = QImage(size, size, ARGB)
    fresh.fill(Qt.GlobalColor.transparent)
    painter = QPainter(fresh)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(app_icon_svg()).render(painter, QRectF(0, 0, size, size))
    painter.end()
    assert share_unlike(fresh, QImage.fromData(app_icon_png(size)).convertToFormat(ARGB)) < 0.01


@pytest.mark.parametrize("what", ["deck", "courts", "backs", "table"])
def test_a_contact_sheet_can_be_made(what: str, tmp_path: Path) -> None:
    target = tmp_path / "sheet.png"
    script = ROOT / "tools" / "contact_sheet.py"
    command = [sys.executable, str(script), what, str(target), "--width", "32"]
    result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (result.returncode, result.stderr) == (0, "")
    assert len(colours(QImage(str(target)))) > 20
