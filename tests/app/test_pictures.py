"""Pictures of the real program at several pixel ratios: drawn, sharp, and nothing cut off."""

from __future__ import annotations

import os
import subprocess
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

from pyramide_qt.show_offscreen import HEIGHT_PX, PICTURES, WIDTH_PX
from tests.helpers.system.child import PYTHON

RATIOS = (1.0, 1.5, 2.0)
RIM_PX = 4
# Of the height of the window, so much is surely table and not bars.
TABLE_SHARE = (0.15, 0.92)


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[float, str], QImage]:
    """What the program shows at the start, in the middle and at the end of a game."""
    found = {}
    for ratio in RATIOS:
        folder: Path = tmp_path_factory.mktemp("pictures")
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR=str(ratio))
        command = [*PYTHON, "-m", "pyramide_qt.show_offscreen", "--out", str(folder)]
        subprocess.run(command, env=environment, check=True, capture_output=True, timeout=120)
        for name in PICTURES:
            found[ratio, name] = QImage(str(folder / name)).convertToFormat(
                QImage.Format.Format_RGB32
            )
    return found


def colours(picture: QImage, step: int = 3) -> Counter[int]:
    """How often each colour occurs, of one pixel in `step` squared."""
    return Counter(
        picture.pixel(x, y)
        for y in range(0, picture.height(), step)
        for x in range(0, picture.width(), step)
    )


def share(found: Counter[int], fits: Callable[[QColor], bool]) -> float:
    return sum(n for value, n in found.items() if fits(QColor(value))) / found.total()


def is_red(colour: QColor) -> bool:
    # Red on covered cards is a little darker.
    return colour.red() > 150 and colour.green() < 90 and colour.blue() < 90


def is_black(colour: QColor) -> bool:
    return max(colour.red(), colour.green(), colour.blue()) < 60


def is_paper(colour: QColor) -> bool:
    return min(colour.red(), colour.green(), colour.blue()) > 220


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("name", PICTURES)
def test_it_has_the_size_of_the_window(
    pictures: dict[tuple[float, str], QImage], ratio: float, name: str
) -> None:
    picture = pictures[ratio, name]
    assert (picture.width(), picture.height()) == (WIDTH_PX * ratio, HEIGHT_PX * ratio)


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("name", PICTURES)
def test_it_is_no_flat_colour_and_has_red_black_and_paper(
    pictures: dict[tuple[float, str], QImage], ratio: float, name: str
) -> None:
    found = colours(pictures[ratio, name])
    assert len(found) > 200
    assert found.most_common(1)[0][1] < 0.6 * found.total()
    if name != PICTURES[-1]:
        assert share(found, is_red) > 0.003
        assert share(found, is_black) > 0.003
        assert share(found, is_paper) > 0.1


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("name", PICTURES)
def test_nothing_reaches_the_rim_of_the_table(
    pictures: dict[tuple[float, str], QImage], ratio: float, name: str
) -> None:
    picture = pictures[ratio, name]
    top, bottom = (round(part * picture.height()) for part in TABLE_SHARE)
    rim = round(RIM_PX * ratio)
    for x in (*range(rim), *range(picture.width() - rim, picture.width())):
        for y in range(top, bottom, 3):
            felt = picture.pixelColor(x, y)
            assert felt.green() > felt.red(), (x, y)
            assert felt.green() > felt.blue(), (x, y)


def edges(picture: QImage) -> float:
    """How much neighbours differ, on the average of a part with cards."""
    total = count = 0
    for y in range(picture.height() // 4, picture.height() * 3 // 4, 7):
        row = [
            picture.pixelColor(x, y).lightness()
            for x in range(picture.width() // 4, picture.width() * 3 // 4)
        ]
        total += sum((one - other) ** 2 for one, other in pairwise(row))
        count += len(row)
    return total / count


@pytest.mark.parametrize("ratio", RATIOS[1:])
def test_cards_are_painted_for_the_ratio_and_not_enlarged(
    pictures: dict[tuple[float, str], QImage], ratio: float
) -> None:
    real = pictures[ratio, PICTURES[0]]
    enlarged = pictures[1.0, PICTURES[0]].scaled(
        real.size(), mode=Qt.TransformationMode.SmoothTransformation
    )
    assert edges(real) > 1.3 * edges(enlarged)
