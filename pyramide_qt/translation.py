"""Finds, installs and holds the translators: our texts and those of Qt itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

# Codes of the languages that come with the program, each with its own name for itself.
LANGUAGES: dict[str, str] = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "pl": "Polski",
    "pt_BR": "Português (Brasil)",
    "bg": "Български",
    "ru": "Русский",
    "uk": "Українська",
    "ar": "العربية",
    "zh_CN": "简体中文",
}
SOURCE_LANGUAGE = "en"
# Readers of these read the shipped language too; Chinese in traditional signs is not among them.
_READ_AS = {"pt": "pt_BR", "zh": "zh_CN", "zh_Hans": "zh_CN", "zh_SG": "zh_CN"}
_TRADITIONAL = ("zh_Hant", "zh_TW", "zh_HK", "zh_MO")
# The cards show 2 to 10 in Latin digits; so does the text, where the system does not say else.
_LOCALES = {"ar": "ar_AE"}
_CATALOGUES = Path(__file__).parent / "resources" / "translations"


def pick_language(setting: str, wanted: Sequence[str]) -> str:
    """The shipped language for `setting` (empty: the first of the system's that is shipped).

    `wanted` are the system's languages as `bg-BG`, `zh-Hans-CN` or `bg`, best first.
    """
    reads_traditional = False
    for name in [setting] if setting else wanted:
        code = name.replace("-", "_")
        if code.startswith(_TRADITIONAL):
            reads_traditional = True
        # Systems name `zh` after `zh-Hant-TW` and `zh-TW`, as what these are shortened to.
        if code.startswith(_TRADITIONAL) or (reads_traditional and code == "zh"):
            continue
        parts = code.split("_")
        for shorter in ("_".join(parts[:length]) for length in range(len(parts), 0, -1)):
            shipped = _READ_AS.get(shorter, shorter)
            if shipped in LANGUAGES:
                return shipped
    return SOURCE_LANGUAGE


def catalogue_path(language: str) -> Path:
    """Where the compiled catalogue of that language lies."""
    return _CATALOGUES / f"pyramide_qt_{language}.qm"


def locale_for(language: str, system: QLocale) -> QLocale:
    """The locale for dates and numbers: that of the system if it speaks and writes `language`."""
    shipped = QLocale(_LOCALES.get(language, language))
    is_same = system.language() == shipped.language() and system.script() == shipped.script()
    return system if is_same else shipped


class Translations(QObject):
    """Holds the translators as long as the application lives."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._language = ""
        # A translator reads from the bytes it was given, and does not keep them.
        self._held: list[tuple[QTranslator, bytes]] = []

    @property
    def language(self) -> str:
        """The code of the language that is shown."""
        return self._language

    def set_language(self, setting: str) -> None:
        """Show `setting` ("" = the system's); all windows get a LanguageChange event at once."""
        language = pick_language(setting, QLocale.system().uiLanguages())
        if language == self._language:
            return
        self._language = language
        # The new ones first: each change of translators makes every window read its texts anew.
        old, self._held = self._held, []
        QLocale.setDefault(locale_for(language, QLocale.system()))
        self._install_qt(language)
        self._install_ours(language)
        for translator, _ in old:
            self._application.removeTranslator(translator)
            translator.deleteLater()

    def _install_ours(self, language: str) -> None:
        self._install(str(catalogue_path(language)))

    def _install_qt(self, language: str) -> None:
        if language != SOURCE_LANGUAGE:
            from PySide6.QtCore import QLibraryInfo

            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            self._install(f"{folder}/qtbase_{language}.qm")

    def _install(self, path: str) -> None:
        try:
            catalogue = Path(path).read_bytes()
        except OSError:
            return
        # From a copy: Qt maps a file, and dies if an update of the program writes over it.
        translator = QTranslator(self)
        if translator.load(catalogue):
            self._application.installTranslator(translator)
            self._held.append((translator, catalogue))
        else:
            translator.deleteLater()
