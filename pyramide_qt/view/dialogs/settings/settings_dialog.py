"""Edits the settings; each change shows at once and is kept at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.model.wording.typography import own_digits
from pyramide_qt.store.settings.schema import SETTINGS
from pyramide_qt.view.desktop.sounds import are_sounds_possible
from pyramide_qt.view.dialogs.dialog import Dialog
from pyramide_qt.view.dialogs.settings import settings_texts as texts
from pyramide_qt.view.dialogs.settings.setting_fields import ChoiceField, FlagField
from pyramide_qt.view.dialogs.settings.settings_preview import SettingsPreview
from pyramide_qt.view.dialogs.settings.settings_search import matching
from pyramide_qt.view.widgets.hinted_field import HintedField
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel

# The rows of each page, from top to bottom; every key is one of the settings schema.
PAGES: dict[str, tuple[str, ...]] = {
    "play": (
        "error_help",
        "mark_partners",
        "solver_status",
        "new_deals",
        "show_clock",
        "show_score",
    ),
    "table": ("deck", "indices", "back", "table", "theme", "dim_covered"),
    "layout": ("left_handed", "stock_side", "show_bar"),
    "motion": ("animation_speed", "lift_cards", "sounds", "volume"),
    "language": ("language",),
}


class SettingsDialog(Dialog):
    """One page for each group; words in the field above leave only what they are found in.

    `languages` are codes with the names that their speakers give them.
    """

    def __init__(self, settings: SettingsModel, languages: dict[str, str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings = settings
        self._languages = languages
        self._flags: dict[str, FlagField] = {}
        self._choices: dict[str, ChoiceField] = {}
        self._labels: dict[str, QLabel] = {}
        self._forms: dict[str, QFormLayout] = {}
        self._notes = {page: WrappedLabel(self) for page in ("layout", "motion", "language")}
        self._search = HintedField(self)
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._on_search)
        self._nothing = QLabel(self)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.hide()
        self._tabs = QTabWidget(self)
        for page in PAGES:
            self._tabs.addTab(self._make_page(page), "")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._reset = self._buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        # Enter closes; it must not undo a page of choices.
        self._reset.setAutoDefault(False)
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        self._reset.clicked.connect(self._on_reset)
        self._buttons.rejected.connect(self.reject)
        settings.changed.connect(self._on_setting_changed)
        layout = QVBoxLayout(self)
        layout.addWidget(self._search)
        layout.addWidget(self._tabs, 1)
        layout.addWidget(self._nothing, 1)
        layout.addWidget(self._buttons)
        self._tabs.setFocus()
        self.retranslate()

    def field(self, key: str) -> FlagField | ChoiceField:
        """The field that shows the setting `key`."""
        return self._flags.get(key) or self._choices[key]

    def show_page(self, name: str) -> None:
        """Turn to the page of that name, one of `PAGES`."""
        self._tabs.setCurrentIndex(list(PAGES).index(name))

    def search(self, words: str) -> None:
        """Leave only the settings that all of `words` are found in; no words show all."""
        self._search.setText(words)

    def shown_keys(self) -> list[str]:
        """The settings that the search leaves, in their order."""
        keys = [key for page in PAGES for key in PAGES[page]]
        return [key for key in keys if self._form_of(key).isRowVisible(self.field(key))]

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        for index, title in enumerate(texts.page_titles().values()):
            self._tabs.setTabText(index, title)
        for key, text in texts.field_texts().items():
            if key in self._flags:
                self._flags[key].setText(text)
            else:
                self._labels[key].setText(text)
        for key, names in texts.choice_texts(self._languages).items():
            self._choices[key].set_texts(names)
        for key, text in texts.tool_tips().items():
            self.field(key).setToolTip(text)
        self._reset.setText(self.tr("&Restore defaults"))
        self._reset.setToolTip(self.tr("Restore the defaults of this page"))
        self._search.setPlaceholderText(self.tr("Search the settings"))
        self._search.setAccessibleName(self.tr("Search the settings"))
        self._nothing.setText(self.tr("No setting has these words."))
        self._update_notes()
        self._on_search(self._search.text())

    def _update_notes(self) -> None:
        self._notes["language"].setText(self.tr("The language changes at once, everywhere."))
        self._notes["layout"].setText(
            self.tr("F11 fills the whole screen; Z leaves nothing but the cards.")
        )
        has_sounds = are_sounds_possible()
        for key in ("sounds", "volume"):
            self.field(key).setEnabled(has_sounds)
        self._labels["volume"].setEnabled(has_sounds)
        self._notes["motion"].setVisible(not has_sounds)
        self._notes["motion"].setText(
            own_digits(
                self.tr(
                    "Sounds need an extra part of about 170 MB that is not installed. "
                    "The README of Pyramide tells how to add it."
                )
            )
        )

    def _make_page(self, name: str) -> QWidget:
        page = QWidget(self._tabs)
        form = self._forms[name] = QFormLayout(page)
        form.setContentsMargins(16, 16, 16, 16)
        form.setVerticalSpacing(10)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        if name == "table":
            form.addRow(SettingsPreview(self._settings, page))
        for key in PAGES[name]:
            if isinstance(SETTINGS[key].default, bool):
                self._flags[key] = FlagField(self._settings, key, page)
                form.addRow(self._flags[key])
            else:
                self._choices[key] = ChoiceField(self._settings, key, page)
                self._labels[key] = QLabel(page)
                self._labels[key].setBuddy(self._choices[key])
                form.addRow(self._labels[key], self._choices[key])
        if name in self._notes:
            note = self._notes[name]
            note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            form.addRow(note)
        return page

    def _form_of(self, key: str) -> QFormLayout:
        return next(self._forms[page] for page, keys in PAGES.items() if key in keys)

    def _on_setting_changed(self, key: str) -> None:
        if key == "sounds":
            # The first sound may have shown that there can be none.
            self._update_notes()

    def _on_search(self, words: str) -> None:
        found = matching(words, PAGES, self._languages)
        for key in (key for keys in PAGES.values() for key in keys):
            self._form_of(key).setRowVisible(self.field(key), key in found)
        for index, keys in enumerate(PAGES.values()):
            self._tabs.setTabVisible(index, bool(found.intersection(keys)))
        self._tabs.setVisible(bool(found))
        self._nothing.setVisible(not found)
        self._reset.setEnabled(bool(found))

    def _on_reset(self) -> None:
        page = list(PAGES)[self._tabs.currentIndex()]
        self._settings.reset(PAGES[page])
