"""Light, dark, or as the system: by the platform where it can, else by a palette of our own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from pyramide_qt.view.style.palette import MIN_TEXT_CONTRAST, contrast_ratio

_Role, _Group = QPalette.ColorRole, QPalette.ColorGroup
_SCHEMES = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}
_LIGHT = {
    _Role.Window: "#F1F0EC",
    _Role.WindowText: "#1E2430",
    _Role.Base: "#FFFFFF",
    _Role.AlternateBase: "#F6F5F1",
    _Role.Text: "#1E2430",
    _Role.PlaceholderText: "#5E6470",
    _Role.Button: "#E9E7E1",
    _Role.ButtonText: "#1E2430",
    _Role.BrightText: "#FFFFFF",
    _Role.Highlight: "#1B5E8C",
    _Role.HighlightedText: "#FFFFFF",
    _Role.Link: "#1B5E8C",
    _Role.LinkVisited: "#6A3D8F",
    _Role.ToolTipBase: "#FFFBEA",
    _Role.ToolTipText: "#1E2430",
    _Role.Light: "#FFFFFF",
    _Role.Midlight: "#F6F5F1",
    _Role.Mid: "#C9C6BD",
    _Role.Dark: "#A5A299",
    _Role.Shadow: "#6E6B64",
}
_DARK = {
    _Role.Window: "#23272F",
    _Role.WindowText: "#E8EAEE",
    _Role.Base: "#1A1D23",
    _Role.AlternateBase: "#20242B",
    _Role.Text: "#E8EAEE",
    _Role.PlaceholderText: "#A3A9B5",
    _Role.Button: "#323843",
    _Role.ButtonText: "#E8EAEE",
    _Role.BrightText: "#FFFFFF",
    _Role.Highlight: "#2A76AC",
    _Role.HighlightedText: "#FFFFFF",
    _Role.Link: "#8CC8FF",
    _Role.LinkVisited: "#CDA9EE",
    _Role.ToolTipBase: "#39404C",
    _Role.ToolTipText: "#F4F6FA",
    _Role.Light: "#4A515E",
    _Role.Midlight: "#3D434F",
    _Role.Mid: "#2B3038",
    _Role.Dark: "#16181D",
    _Role.Shadow: "#0B0C0F",
}
_OFF = {"light": "#8A8E96", "dark": "#737A87"}
_PALETTES = {"light": _LIGHT, "dark": _DARK}


def palette_of(theme: str) -> QPalette:
    """The palette of `light` or `dark`; that of `system` sets no colour at all."""
    palette = QPalette()
    for role, colour in _PALETTES.get(theme, {}).items():
        palette.setColor(role, QColor(colour))
    if theme in _OFF:
        for role in (_Role.WindowText, _Role.Text, _Role.ButtonText, _Role.HighlightedText):
            palette.setColor(_Group.Disabled, role, QColor(_OFF[theme]))
        palette.setColor(_Group.Disabled, _Role.Highlight, QColor(_PALETTES[theme][_Role.Mid]))
    return palette


def apply_theme(application: QApplication, theme: str) -> None:
    """Show all windows in `theme`: system, light or dark."""
    hints = application.styleHints()
    hints.setColorScheme(_SCHEMES[theme])
    follows = theme == "system" or hints.colorScheme() is _SCHEMES[theme]
    application.setPalette(QPalette() if follows else palette_of(theme))
    if follows:
        _make_choice_readable(application)


def _make_choice_readable(application: QApplication) -> None:
    """Let what is chosen in lists and fields be read, where the system's colours are too alike.

    Qt's own style writes white on a light blue. The ground stays that of the system.
    """
    system = application.palette()
    ground = system.color(_Role.Highlight)
    if contrast_ratio(system.color(_Role.HighlightedText), ground) < MIN_TEXT_CONTRAST:
        text = max(QColor("white"), QColor("black"), key=lambda each: contrast_ratio(each, ground))
        palette = QPalette()
        palette.setColor(_Role.HighlightedText, text)
        application.setPalette(palette)
