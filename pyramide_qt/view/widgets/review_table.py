"""The moves of a reviewed game as rows: number, move, verdict, and what was left."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QWidget

from pyramide_qt.model.analysis.position_status import Status
from pyramide_qt.model.analysis.review_model import ReviewModel, ReviewRow
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.model.wording.analysis import AnalysisWording, short_move_text, verdict_text
from pyramide_qt.model.wording.card_letters import letters_for
from pyramide_qt.model.wording.typography import left_to_right
from pyramide_qt.model.wording.wording import move_text, number_text
from pyramide_qt.solver.question import Verdict
from pyramide_qt.view.widgets.solver_badge import SIGN_PX, paint_sign, status_ink

NUMBER, MOVE, VERDICT, LEFT = range(4)
_STATUS = {
    Verdict.WINNABLE: Status.WINNABLE,
    Verdict.NOT_WINNABLE: Status.LOST,
    Verdict.UNKNOWN: Status.UNKNOWN,
}
_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


class ReviewTable(QAbstractTableModel):
    """What `review` knows, for a list on the screen; signs are painted in the ink of `owner`."""

    def __init__(self, review: ReviewModel, settings: SettingsModel, owner: QWidget) -> None:
        super().__init__(owner)
        self._review = review
        self._settings = settings
        self._owner = owner
        self._icons: dict[Status, QIcon] = {}
        review.row_changed.connect(self._on_row_changed)
        settings.changed.connect(self._on_setting_changed)

    def row_text(self, ply: int) -> tuple[str, ...]:
        """The texts of one row, as they are read."""
        return tuple(str(self.data(self.index(ply, column)) or "") for column in range(4))

    def update_inks(self) -> None:
        """Paint the signs anew, for another theme."""
        self._icons.clear()

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self._review.rows)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:  # noqa: N802
        return 0 if parent.isValid() else 4

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            self.tr("No."),
            self.tr("Move"),
            self.tr("Can it be won?"),
            self.tr("Fewest moves left"),
        )[section]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self._review.rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.DecorationRole and column == VERDICT:
            return self._icon(row)
        if role == Qt.ItemDataRole.FontRole and row.loses:
            font = QFont(self._owner.font())
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.TextAlignmentRole and column == NUMBER:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tool_tip(row, column)
        return None

    def _text(self, row: ReviewRow, column: int) -> str:
        if column == NUMBER:
            return number_text(row.ply)
        if column == MOVE:
            return self._move_text(row)
        if column == VERDICT:
            return self._verdict_text(row)
        facts = row.facts
        if row.is_won:
            return ""
        if facts.verdict is Verdict.NOT_WINNABLE:
            return "" if facts.most is None else AnalysisWording().most(facts.most)
        if facts.fewest is None:
            return ""
        left = number_text(facts.fewest)
        more = f" (+{number_text(row.wasted)})" if row.wasted else ""
        return left_to_right(left + more)

    def _move_text(self, row: ReviewRow) -> str:
        if row.move is None:
            return self.tr("Start")
        game = self._review.game
        letters = letters_for(self._settings.indices)
        return short_move_text(game.deal, game.positions[row.ply - 1], row.move, letters)

    def _tool_tip(self, row: ReviewRow, column: int) -> str:
        if column != MOVE or row.move is None:
            return self._text(row, column)
        game = self._review.game
        return move_text(game.deal, game.positions[row.ply - 1], row.move)

    def _verdict_text(self, row: ReviewRow) -> str:
        if row.is_won:
            return self.tr("Won")
        if row.loses:
            return self.tr("This move lost the win")
        return verdict_text(row.facts.verdict)

    def _icon(self, row: ReviewRow) -> QIcon:
        status = Status.WINNABLE if row.is_won else _STATUS[row.facts.verdict]
        if status not in self._icons:
            palette = self._owner.palette()
            icon = QIcon(self._sign(status, status_ink(status, palette)))
            chosen = self._sign(status, palette.color(QPalette.ColorRole.HighlightedText))
            icon.addPixmap(chosen, QIcon.Mode.Selected)
            self._icons[status] = icon
        return self._icons[status]

    def _sign(self, status: Status, ink: QColor) -> QPixmap:
        dpr = self._owner.devicePixelRatioF()
        pixmap = QPixmap(QSize(SIGN_PX, SIGN_PX) * dpr)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_sign(painter, status, ink)
        painter.end()
        return pixmap

    def _on_setting_changed(self, key: str) -> None:
        if key == "indices":
            last = self.index(self.rowCount() - 1, 3)
            self.dataChanged.emit(self.index(0, 0), last)

    def _on_row_changed(self, ply: int) -> None:
        self.dataChanged.emit(self.index(ply, 0), self.index(ply, 3))
