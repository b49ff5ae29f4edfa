"""Edits the settings; each change shows at once and is kept at once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.store.settings_schema import SETTINGS
from pyramide_qt.view.dialogs.setting_fields import ChoiceField, FlagField
from pyramide_qt.view.dialogs.settings_preview import SettingsPreview

# The rows of each page, from top to bottom; every key is one of the settings schema.
PAGES: dict[str, tuple[str, ...]] = {
    "play": (
        "error_help",
        "solver_status",
        "new_deals",
        "animation_speed",
        "show_clock",
        "show_score",
    ),
    "table": ("deck", "back", "table", "theme", "left_handed"),
    "language": ("language",),
}


class SettingsDialog(QDialog):
    """One page for play, one for looks, one for the language.

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
        self._note = QLabel(self)
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
        layout = QVBoxLayout(self)
        layout.addWidget(self._tabs)
        layout.addWidget(self._buttons)
        self.retranslate()

    def field(self, key: str) -> FlagField | ChoiceField:
        """The field that shows the setting `key`."""
        return self._flags.get(key) or self._choices[key]

    def show_page(self, name: str) -> None:
        """Turn to the page of that name, one of `PAGES`."""
        self._tabs.setCurrentIndex(list(PAGES).index(name))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        titles = (self.tr("Play"), self.tr("Look"), self.tr("Language"))
        for index, title in enumerate(titles):
            self._tabs.setTabText(index, title)
        for key, text in self._field_texts().items():
            if key in self._flags:
                self._flags[key].setText(text)
            else:
                self._labels[key].setText(text)
        for key, texts in self._choice_texts().items():
            self._choices[key].set_texts(texts)
        self._flags["error_help"].setToolTip(
            self.tr("Touching a covered card says why it cannot be played.")
        )
        self._reset.setText(self.tr("&Restore defaults"))
        self._note.setText(self.tr("The language changes at once, everywhere."))

    def _make_page(self, name: str) -> QWidget:
        page = QWidget(self._tabs)
        form = QFormLayout(page)
        form.setContentsMargins(16, 16, 16, 16)
        form.setVerticalSpacing(10)
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
        if name == "language":
            form.addRow("", self._note)
        return page

    def _field_texts(self) -> dict[str, str]:
        return {
            "error_help": self.tr("&Error help: say why a covered card cannot be played"),
            "animation_speed": self.tr("&Animation:"),
            "show_clock": self.tr("Show the &time"),
            "show_score": self.tr("Show the &score"),
            "deck": self.tr("&Cards:"),
            "back": self.tr("&Back:"),
            "table": self.tr("&Table:"),
            "theme": self.tr("&Window:"),
            "solver_status": self.tr("Say whether the game can be &won:"),
            "new_deals": self.tr("&New games:"),
            "left_handed": self.tr("&Left-handed: stock on the left, figures in all four corners"),
            "language": self.tr("&Language:"),
        }

    def _choice_texts(self) -> dict[str, dict[str, str]]:
        language = {"": self.tr("Language of the system"), **self._languages}
        return {**self._play_texts(), **self._look_texts(), "language": language}

    def _play_texts(self) -> dict[str, dict[str, str]]:
        return {
            "animation_speed": {
                "normal": self.tr("Normal"),
                "fast": self.tr("Fast"),
                "reduced": self.tr("Reduced: cards fade"),
                "off": self.tr("Off"),
            },
            "solver_status": {
                "auto": self.tr("Except in Pyramide"),
                "on": self.tr("Always"),
                "off": self.tr("Never"),
            },
            "new_deals": {
                "any": self.tr("Any deal"),
                "winnable": self.tr("Deals that can be won"),
                "easy": self.tr("Easy: a short win is possible"),
                "medium": self.tr("Medium"),
                "hard": self.tr("Hard: every win is long"),
            },
        }

    def _look_texts(self) -> dict[str, dict[str, str]]:
        return {
            "deck": {
                "classic": self.tr("Classic"),
                "four_colour": self.tr("Four colours"),
                "large_print": self.tr("Large print"),
                "contrast": self.tr("High contrast"),
                "dark": self.tr("Dark"),
            },
            "back": {
                "weave": self.tr("Woven triangles"),
                "lotus": self.tr("Lotus band"),
                "stars": self.tr("Starry ceiling"),
                "plain": self.tr("Plain", "card back"),
            },
            "table": {
                "felt": self.tr("Green felt"),
                "sand": self.tr("Sand"),
                "night": self.tr("Night"),
                "plain": self.tr("Plain, as the window", "table"),
            },
            "theme": {
                "system": self.tr("As the system"),
                "light": self.tr("Light"),
                "dark": self.tr("Dark", "window"),
            },
        }

    def _on_reset(self) -> None:
        page = list(PAGES)[self._tabs.currentIndex()]
        self._settings.reset(PAGES[page])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
