"""The page of the editor with the stock, its passes and the waste."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QSpinBox, QWidget

from pyramide_qt.rules.records.record_fields import MAX_DRAWN, MAX_PASSES, MAX_WASTES
from pyramide_qt.rules.records.rule_set import (
    DealMode,
    Gather,
    RuleSet,
    Stock,
    Unmatched,
    WasteOpen,
)
from pyramide_qt.view.dialogs.own_rules.fields import NumberOrNone, OneOf, Page, SomeOf


class StockPage(Page):
    """Whether there is a stock, how it is drawn, and what of it is open."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        inside = self.inside
        self._has_stock = QCheckBox(inside)
        self._mode: OneOf[DealMode] = OneOf(list(DealMode), inside)
        self._number = QSpinBox(inside)
        self._number.setRange(1, max(MAX_DRAWN, MAX_WASTES))
        self._passes = NumberOrNone(1, MAX_PASSES, inside)
        self._first_deal = QCheckBox(inside)
        self._top_open = QCheckBox(inside)
        self._open: SomeOf[WasteOpen] = SomeOf(list(WasteOpen), 1, inside)
        self._gather: OneOf[Gather] = OneOf(list(Gather), inside)
        self._unmatched: OneOf[Unmatched] = OneOf(list(Unmatched), inside)
        self.add_wide(self._has_stock)
        self.add("mode", self._mode)
        self.add("number", self._number)
        self.add("passes", self._passes)
        self.add_wide(self._first_deal)
        self.add_wide(self._top_open)
        self.add("open", self._open)
        self.add("gather", self._gather)
        self.add("unmatched", self._unmatched)
        self._connect()

    def set_rules(self, rules: RuleSet) -> None:
        """Show the fields of `rules`; without a stock those of a usual one, greyed."""
        stock = rules.stock or Stock()
        self._has_stock.setChecked(rules.stock is not None)
        self._mode.set_value(stock.mode)
        self._number.setValue(stock.number)
        self._passes.set_number(stock.passes)
        self._first_deal.setChecked(stock.first_deal)
        self._top_open.setChecked(stock.top_open)
        self._open.set_value(rules.waste_open)
        self._gather.set_value(stock.gather)
        self._unmatched.set_value(stock.unmatched)
        self._update_enabled()

    def apply(self, rules: RuleSet) -> RuleSet:
        """`rules` with the fields of this page."""
        stock = Stock(
            mode=self._mode.value,
            number=self._number.value(),
            top_open=self._top_open.isChecked(),
            first_deal=self._first_deal.isChecked(),
            passes=self._passes.number,
            gather=self._gather.value,
            unmatched=self._unmatched.value,
        )
        has_stock = self._has_stock.isChecked()
        return replace(
            rules, stock=stock if has_stock else None, waste_open=tuple(self._open.value)
        )

    def retranslate(self) -> None:
        self._has_stock.setText(self.tr("The cards that are left are a &stock"))
        self.set_labels(
            {
                "mode": self.tr("A &draw lays"),
                "number": self.tr("&Number of cards or wastes:"),
                "passes": self.tr("&Passes:"),
                "open": self.tr("Open cards of the waste:"),
                "gather": self.tr("&Gathered:"),
                "unmatched": self.tr("&Unused cards:"),
            }
        )
        self._mode.set_texts(
            {
                DealMode.PILE: self.tr("that many cards on one waste"),
                DealMode.EACH: self.tr("one card on each of that many wastes"),
                DealMode.SHIFT: self.tr("one card on the first waste, others move on"),
                DealMode.CHOOSE: self.tr("one card on a waste of choice"),
            }
        )
        self._passes.set_none_text(self.tr("without limit"))
        self._first_deal.setText(self.tr("The &first draw is made before the game"))
        self._top_open.setText(self.tr("The ne&xt card of the stock lies open"))
        self._open.set_texts(
            {
                WasteOpen.TOP: self.tr("the top"),
                WasteOpen.UNDER_TOP: self.tr("the card under it, with the top"),
                WasteOpen.OLDEST: self.tr("the oldest"),
            }
        )
        self._retranslate_later_passes()

    def _retranslate_later_passes(self) -> None:
        self._gather.set_texts(
            {
                Gather.SAME_ORDER: self.tr("in the same order"),
                Gather.LAST_PILE_FIRST: self.tr("the last waste first"),
            }
        )
        self._unmatched.set_texts(
            {
                Unmatched.WASTE: self.tr("stay in the waste"),
                Unmatched.GONE: self.tr("are out of the game at the next draw"),
            }
        )

    def _connect(self) -> None:
        for choice in (self._mode, self._gather, self._unmatched):
            choice.activated.connect(self.changed)
        for number in (self._number, self._passes):
            number.valueChanged.connect(self.changed)
        for box in (self._first_deal, self._top_open, self._has_stock):
            box.clicked.connect(self.changed)
        self._open.changed.connect(self.changed)
        self._has_stock.clicked.connect(self._update_enabled)

    def _update_enabled(self) -> None:
        has_stock = self._has_stock.isChecked()
        for field in (
            self._mode,
            self._number,
            self._passes,
            self._first_deal,
            self._top_open,
            self._open,
            self._gather,
            self._unmatched,
        ):
            field.setEnabled(has_stock)
