"""The light of a win: closed lines round every tableau, cut into pieces that lose nothing."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.view.art.card_art import CardArt
from pyramide_qt.view.style.palette import Back, Deck, TableLook, table_colours
from pyramide_qt.view.table.cards.card_item import CardLook
from pyramide_qt.view.table.cards.layout import table_layout
from pyramide_qt.view.table.motion.light_outline import LightOutline, cut, first_part, outline_rings

pytestmark = pytest.mark.usefixtures("qapp")


def length(points: list[QPointF]) -> float:
    return sum(float(((b - a).x() ** 2 + (b - a).y() ** 2) ** 0.5) for a, b in pairwise(points))


@pytest.mark.parametrize("token", RULE_SETS)
def test_every_slot_lies_inside_a_closed_line(token: str) -> None:
    layout = table_layout(RULE_SETS[token].rules, 900, 700)
    rings = outline_rings(layout)
    shapes = [QPolygonF(ring) for ring in rings]
    assert all(ring[0] == ring[-1] for ring in rings)
    for slot in layout.slots:
        assert any(shape.boundingRect().contains(QPointF(*slot.middle)) for shape in shapes)


def test_the_pyramid_has_one_line_with_a_straight_foot() -> None:
    rings = outline_rings(table_layout(RULE_SETS["N"].rules, 1000, 700))
    assert len(rings) == 1
    lowest = max(point.y() for point in rings[0])
    flat = [point.x() for point in rings[0] if abs(point.y() - lowest) < 0.01]
    assert max(flat) - min(flat) > 0.6 * (max(p.x() for p in rings[0]))


def test_pieces_follow_each_other_and_keep_the_whole_length() -> None:
    ring = outline_rings(table_layout(RULE_SETS["N"].rules, 1000, 700))[0]
    pieces = cut(ring, 80.0)
    assert all(one[-1] == other[0] for one, other in pairwise(pieces))
    assert sum(length(piece) for piece in pieces) == pytest.approx(length(ring))
    assert max(length(piece) for piece in pieces) < 3 * 80


@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 0.99, 1.0])
def test_a_first_part_has_its_share_of_the_length(share: float) -> None:
    line = [QPointF(0, 0), QPointF(30, 0), QPointF(30, 40), QPointF(100, 40)]
    assert length(first_part(line, share)) == pytest.approx(140 * share)


def test_the_light_grows_fades_and_goes() -> None:
    scene = QGraphicsScene()
    look = CardLook(CardArt(Deck.CLASSIC, Back.WEAVE), table_colours(TableLook.FELT))
    light = LightOutline(scene, look, table_layout(RULE_SETS["N"].rules, 900, 700))
    counts = []
    for progress in (0.0, 0.2, 0.4, 0.6):
        light.set_progress(progress)
        counts.append(sum(item.isVisible() for item in scene.items()))
    assert counts[0] == 0
    assert counts == sorted(counts)
    assert counts[-1] == len(scene.items()) > 20
    light.set_progress(0.95)
    assert all(item.opacity() < 0.3 for item in scene.items())
    light.end()
    assert not scene.items()
