"""Renders a contact sheet of a deck, of its courts, of the backs or of a mock table to a PNG."""

from __future__ import annotations

import argparse
import os
import random
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from pyramide_qt.model.wording.card_letters import INTERNATIONAL, LETTERS
from pyramide_qt.view.art.card_art import CardArt
from pyramide_qt.view.style.palette import Back, Deck, TableLook
from pyramide_qt.view.table.ground import TableGround

GAP_PX = 8


def main() -> int:
    """Read the arguments, paint, save."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["deck", "courts", "backs", "table"])
    parser.add_argument("target", type=Path)
    parser.add_argument("--deck", type=Deck, choices=list(Deck), default=Deck.CLASSIC)
    parser.add_argument("--back", type=Back, choices=list(Back), default=Back.WEAVE)
    parser.add_argument("--look", type=TableLook, choices=list(TableLook), default=TableLook.FELT)
    parser.add_argument("--width", type=int, default=120, help="logical width of a card")
    parser.add_argument("--ratio", type=float, default=1.0, help="device pixel ratio")
    parser.add_argument("--all-corners", action="store_true")
    parser.add_argument("--letters", choices=list(LETTERS), help="those of a language")
    chosen = parser.parse_args()
    _app = QGuiApplication(sys.argv[:1])
    letters = LETTERS.get(chosen.letters, INTERNATIONAL)
    art = CardArt(chosen.deck, chosen.back, chosen.all_corners, letters)
    picture = _table(art, chosen) if chosen.what == "table" else _sheet(art, chosen)
    return 0 if picture.save(str(chosen.target)) else 1


def _sheet(art: CardArt, chosen: argparse.Namespace) -> QImage:
    rows: dict[str, list[list[str]]] = {
        "deck": [[f"{rank}{suit}" for rank in range(1, 14)] for suit in "SHCD"],
        "courts": [[f"{rank}{suit}" for suit in "SHCD"] for rank in (11, 12, 13)],
        "backs": [[str(back) for back in Back]],
    }
    names = rows[chosen.what]
    step_x = chosen.width + GAP_PX
    step_y = art.height(chosen.width) + GAP_PX
    size = QSize(step_x * len(names[0]) + GAP_PX, step_y * len(names) + GAP_PX)
    image, painter = _canvas(size, chosen)
    margin = art.margin(chosen.width)
    for row, line in enumerate(names):
        for column, name in enumerate(line):
            place = QPointF(GAP_PX + column * step_x - margin, GAP_PX + row * step_y - margin)
            if chosen.what == "backs":
                art.set_style(art.deck, Back(name), art.has_all_corners)
                painter.drawPixmap(place, art.back(chosen.width, chosen.ratio))
            else:
                face = art.face(int(name[:-1]), name[-1], chosen.width, chosen.ratio)
                painter.drawPixmap(place, face)
    painter.end()
    return image


def _table(art: CardArt, chosen: argparse.Namespace) -> QImage:
    width = chosen.width
    height = art.height(width)
    step_x, step_y = round(width * 1.1), round(height * 0.45)
    size = QSize(step_x * 8, round(step_y * 6 + height * 2.4))
    image, painter = _canvas(size, chosen)
    pack = [(rank, suit) for suit in "CDHS" for rank in range(1, 14)]
    random.Random(7).shuffle(pack)
    margin = art.margin(width)
    for row in range(7):
        for place in range(row + 1):
            x = size.width() / 2 - width / 2 + round((place - row / 2) * step_x)
            corner = QPointF(round(x - margin), round(height * 0.15 + row * step_y - margin))
            painter.drawPixmap(corner, art.face(*pack.pop(), width, chosen.ratio))
    y = round(size.height() - height * 1.1 - margin)
    painter.drawPixmap(QPointF(step_x * 5 - margin, y), art.back(width, chosen.ratio))
    painter.drawPixmap(QPointF(step_x * 6 - margin, y), art.face(13, "S", width, chosen.ratio))
    painter.end()
    return image


def _canvas(size: QSize, chosen: argparse.Namespace) -> tuple[QImage, QPainter]:
    ratio = chosen.ratio
    image = QImage(
        round(size.width() * ratio), round(size.height() * ratio), QImage.Format.Format_RGB32
    )
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    ground = TableGround(chosen.look, None)
    painter.drawPixmap(0, 0, ground.pixmap(size, ratio))
    return image, painter


if __name__ == "__main__":
    sys.exit(main())
