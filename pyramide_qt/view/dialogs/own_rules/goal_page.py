"""The page of the editor with cells, goal, score and taking back."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QSpinBox, QWidget

from pyramide_qt.model.wording.rules_words import source_names
from pyramide_qt.rules.records.record_fields import MAX_CELLS, MAX_UNDO
from pyramide_qt.rules.records.rule_set import Cells, Foundations, Goal, RuleSet, ScoreRule, Source
from pyramide_qt.view.dialogs.own_rules.fields import NumberOrNone, OneOf, Page, SomeOf

_SOURCES = (Source.TABLEAU, Source.WASTE, Source.STOCK)


class GoalPage(Page):
    """How the game is won and what it counts."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        inside = self.inside
        self._goal: OneOf[Goal] = OneOf(list(Goal), inside)
        self._play_on = QCheckBox(inside)
        self._cells = QSpinBox(inside)
        self._cells.setRange(0, MAX_CELLS)
        self._sources: SomeOf[Source] = SomeOf(_SOURCES, 3, inside)
        self._score: OneOf[ScoreRule] = OneOf(list(ScoreRule), inside)
        self._foundations: OneOf[Foundations] = OneOf(list(Foundations), inside)
        self._undo = NumberOrNone(0, MAX_UNDO, inside)
        self.add("goal", self._goal)
        self.add_wide(self._play_on)
        self.add("cells", self._cells)
        self.add("sources", self._sources)
        self.add("score", self._score)
        self.add("foundations", self._foundations)
        self.add("undo", self._undo)
        for choice in (self._goal, self._score, self._foundations):
            choice.activated.connect(self.changed)
        for number in (self._cells, self._undo):
            number.valueChanged.connect(self.changed)
        self._play_on.clicked.connect(self.changed)
        self._sources.changed.connect(self.changed)

    def set_rules(self, rules: RuleSet) -> None:
        """Show the fields of `rules`."""
        self._goal.set_value(rules.goal)
        self._play_on.setChecked(rules.play_on)
        self._cells.setValue(rules.cells.count)
        self._sources.set_value(rules.cells.sources)
        self._score.set_value(rules.score)
        self._foundations.set_value(rules.foundations)
        self._undo.set_number(rules.undo)

    def apply(self, rules: RuleSet) -> RuleSet:
        """`rules` with the fields of this page."""
        return replace(
            rules,
            goal=self._goal.value,
            play_on=self._play_on.isChecked(),
            cells=Cells(self._cells.value(), self._sources.value),
            score=self._score.value,
            foundations=self._foundations.value,
            undo=self._undo.number,
        )

    def retranslate(self) -> None:
        self.set_labels(
            {
                "goal": self.tr("&Won when:"),
                "cells": self.tr("&Cells:"),
                "sources": self.tr("Cells are filled from:"),
                "score": self.tr("&Score:"),
                "foundations": self.tr("&Removed cards:"),
                "undo": self.tr("Moves to take &back:"),
            }
        )
        self._goal.set_texts(
            {
                Goal.ALL: self.tr("all cards have gone"),
                Goal.TABLEAU: self.tr("the tableau is cleared"),
            }
        )
        self._play_on.setText(self.tr("After a win the &play may go on"))
        self._sources.set_texts({source: source_names((source,)) for source in _SOURCES})
        self._score.set_texts(
            {
                ScoreRule.TEN_A_CARD: self.tr("ten points a card"),
                ScoreRule.LEFT: self.tr("cards left on the table"),
                ScoreRule.PAR: self.tr("par, by passes and cards left"),
                ScoreRule.ROWS: self.tr("points for removals and rows"),
            }
        )
        self._foundations.set_texts(
            {
                Foundations.ONE: self.tr("on one pile"),
                Foundations.BY_SUIT: self.tr("on four piles by suit"),
            }
        )
        self._undo.set_none_text(self.tr("without limit"))
