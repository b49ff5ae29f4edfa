"""Every empty place says whose it is, in a sign that is seen on every table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from pyramide_qt.model.game.locations import Spot, locate
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.view.art.signs import Sign, paint_place
from pyramide_qt.view.style.palette import MIN_RING_CONTRAST, TableLook, contrast_ratio
from pyramide_qt.view.table.cards.poses import PlaceKey, place_state
from pyramide_qt.view.table.ground import TableGround

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = QSize(640, 420)
CORNERS = [(4, 4), (556, 4), (4, 304), (556, 304), (280, 150)]


def painted(look: TableLook, corner: tuple[int, int], sign: Sign | None) -> QImage:
    """A part of the table with an empty place on it."""
    ground = TableGround(look)
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    ground.paint(painter, QRect(0, 0, SIZE.width(), SIZE.height()), 1.0)
    paint_place(painter, QRectF(*corner, 80, 112), ground.colours, sign)
    painter.end()
    return image.copy(*corner, 80, 112)


@pytest.mark.parametrize("look", TableLook)
@pytest.mark.parametrize("sign", Sign)
def test_signs_are_seen_on_all_tables(look: TableLook, sign: Sign) -> None:
    for corner in CORNERS:
        bare, signed = painted(look, corner, None), painted(look, corner, sign)
        table = QColor(painted(look, corner, None).pixel(0, 0))
        best = 0.0
        for x in range(80):
            for y in range(112):
                ink, ground = QColor(signed.pixel(x, y)), QColor(bare.pixel(x, y))
                if ink != ground:
                    seen = min(contrast_ratio(ink, ground), contrast_ratio(ink, table))
                    best = max(best, seen)
        assert best >= MIN_RING_CONTRAST, (look, sign, corner)


def sign_of(game: Game, key: PlaceKey) -> Sign | None:
    return place_state(key, game.deal.rules, game.position, locate(game)).sign


def new_game(token: str) -> Game:
    return Game(deal_from_code(DealCode(token, 18)))


def test_the_arrow_of_a_redeal_stands_only_while_one_is_possible() -> None:
    game = new_game("N")
    position = game.position
    assert sign_of(game, (Spot.STOCK, 0)) is Sign.REDEAL
    spent = position._replace(stock=(), wastes=((),))
    state = place_state((Spot.STOCK, 0), game.deal.rules, spent, locate(game))
    assert state.sign is Sign.NO_REDEAL
    full = position._replace(stock=(), wastes=((30,),))
    state = place_state((Spot.STOCK, 0), game.deal.rules, full, locate(game))
    assert state.sign is Sign.REDEAL
    last = full._replace(redeals_left=0)
    state = place_state((Spot.STOCK, 0), game.deal.rules, last, locate(game))
    assert state.sign is Sign.NO_REDEAL


@pytest.mark.parametrize("token", RULE_SETS)
def test_places_of_different_use_have_different_signs(token: str) -> None:
    game = new_game(token)
    rules = game.deal.rules
    wastes = [sign_of(game, (Spot.WASTE, number)) for number in range(rules.waste_count)]
    cells = [sign_of(game, (Spot.CELL, number)) for number in range(rules.cells.count)]
    stock = [sign_of(game, (Spot.STOCK, 0))] if rules.stock else []
    signs = [*stock, *dict.fromkeys(wastes), *cells, sign_of(game, (Spot.FOUNDATION, 0))]
    assert None not in signs
    assert len(set(signs)) == len(signs)
    assert (Sign.TURNED in wastes) is (token in "CL RX PAR R7 L7 R6 CE CV SP S6 IT".split())
