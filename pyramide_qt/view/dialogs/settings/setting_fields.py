"""Fields of the settings dialog, each tied to one setting both ways."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, QSize
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from pyramide_qt.model.settings_model import SettingsModel


class FlagField(QCheckBox):
    """A box to tick for a setting that is on or off."""

    def __init__(self, settings: SettingsModel, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._key = key
        self.setObjectName(key)
        self.refresh()
        self.toggled.connect(self._on_toggled)
        settings.changed.connect(self._on_changed)

    def refresh(self) -> None:
        with QSignalBlocker(self):
            self.setChecked(bool(self._settings.value(self._key)))

    def _on_toggled(self, on: bool) -> None:
        self._settings.set_value(self._key, on)

    def _on_changed(self, key: str) -> None:
        if key == self._key:
            self.refresh()


class ChoiceField(QComboBox):
    """A list to choose from; `set_texts` names the values, in the order in which they show."""

    def __init__(self, settings: SettingsModel, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._key = key
        self.setObjectName(key)
        # The texts change with the language, also while the field is seen.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.currentIndexChanged.connect(self._on_chosen)
        settings.changed.connect(self._on_changed)

    def minimumSizeHint(self) -> QSize:
        """Every choice can be read; Qt's own least width is that of a few letters."""
        return self.sizeHint()

    def set_texts(self, texts: Mapping[str, str]) -> None:
        """Show these texts for these values; the setting stays as it is."""
        with QSignalBlocker(self):
            self.clear()
            for value, text in texts.items():
                self.addItem(text, value)
        self.refresh()

    def refresh(self) -> None:
        with QSignalBlocker(self):
            self.setCurrentIndex(max(0, self.findData(self._settings.value(self._key))))

    def _on_chosen(self, index: int) -> None:
        if index >= 0:
            self._settings.set_value(self._key, self.itemData(index))

    def _on_changed(self, key: str) -> None:
        if key == self._key:
            self.refresh()
