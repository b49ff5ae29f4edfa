"""The ground of the table: painted once for a size, and still readable where it is darkest."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from pyramide_qt.view.style.palette import MIN_TEXT_CONTRAST, TableLook, contrast_ratio
from pyramide_qt.view.table.ground import TableGround

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = QSize(640, 400)


@pytest.mark.parametrize("look", TableLook)
def test_texts_can_be_read_anywhere_on_the_painted_table(look: TableLook) -> None:
    ground = TableGround(look)
    image = ground.pixmap(SIZE, 1.0).toImage()
    text = ground.colours.text
    for x in range(0, SIZE.width(), 7):
        for y in range(0, SIZE.height(), 7):
            assert contrast_ratio(text, QColor(image.pixel(x, y))) >= MIN_TEXT_CONTRAST


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_the_picture_fits_the_pixel_ratio(ratio: float) -> None:
    picture = TableGround(TableLook.FELT).pixmap(SIZE, ratio)
    assert picture.devicePixelRatio() == ratio
    assert picture.size() == QSize(round(640 * ratio), round(400 * ratio))


def test_a_size_is_painted_once() -> None:
    ground = TableGround(TableLook.SAND)
    assert not ground.is_exact(SIZE, 1.0)
    first = ground.pixmap(SIZE, 1.0)
    assert ground.is_exact(SIZE, 1.0)
    assert ground.pixmap(SIZE, 1.0).cacheKey() == first.cacheKey()
    assert not ground.is_exact(SIZE, 2.0)
    assert ground.pixmap(QSize(641, 400), 1.0).cacheKey() != first.cacheKey()


def test_resizing_stretches_the_kept_picture_and_leaves_no_gap() -> None:
    ground = TableGround(TableLook.FELT)
    kept = ground.pixmap(SIZE, 1.0).cacheKey()
    target = QImage(800, 500, QImage.Format.Format_RGB32)
    target.fill(QColor("magenta"))
    painter = QPainter(target)
    ground.paint(painter, QRect(0, 0, 800, 500), 1.0)
    painter.end()
    for x, y in ((0, 0), (799, 0), (0, 499), (799, 499), (400, 250)):
        assert QColor(target.pixel(x, y)).green() > QColor(target.pixel(x, y)).red()
    assert ground.pixmap(SIZE, 1.0).cacheKey() == kept


def test_a_new_look_is_painted_anew() -> None:
    ground = TableGround(TableLook.FELT)
    ground.pixmap(SIZE, 1.0)
    ground.set_look(TableLook.NIGHT)
    assert not ground.is_exact(SIZE, 1.0)
    assert ground.colours.is_dark
    middle = QColor(ground.pixmap(SIZE, 1.0).toImage().pixel(320, 200))
    assert middle.blue() >= middle.green()


def test_the_plain_table_has_one_colour() -> None:
    image = TableGround(TableLook.PLAIN).pixmap(SIZE, 1.0).toImage()
    assert {image.pixel(x, y) for x in range(0, 640, 50) for y in range(0, 400, 50)} == {
        image.pixel(0, 0)
    }
