"""What the parts of a table may ask of the view that holds them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessibleInterface
from PySide6.QtWidgets import QGraphicsView

if TYPE_CHECKING:
    from pyramide_qt.view.table.cards.card_item import CardLook
    from pyramide_qt.view.table.cards.hit_targets import Target
    from pyramide_qt.view.table.table_scene import TableScene


class TableSurface(QGraphicsView):
    """The view of one table as its helpers know it; `TableView` is the one that there is.

    A class and not a protocol, since the helpers need a widget of Qt, too.
    """

    @property
    def table_scene(self) -> TableScene:
        """The scene with all cards and places."""
        raise NotImplementedError

    @property
    def look(self) -> CardLook:
        """Pictures, colours and size of the cards on this table."""
        raise NotImplementedError

    @property
    def cursor_target(self) -> Target | None:
        """What the cursor of the keys stands on; None while it is not shown."""
        raise NotImplementedError

    def lead_cursor_to(self, target: Target) -> None:
        """Have the keys go to the table, from a card or place on."""
        raise NotImplementedError

    def accessible_table(self) -> QAccessibleInterface | None:
        """The table as a tree for screen readers; None after it was shut down."""
        raise NotImplementedError

    def cancel_touch(self) -> None:
        """Forget a press that has not become a touch; a card in the hand goes back."""
        raise NotImplementedError

    def show_message(
        self, text: Callable[[], str] | str, card: int | None = None, *, is_lasting: bool = False
    ) -> None:
        """Show a sentence near `card`, for a few seconds or until something is done."""
        raise NotImplementedError
