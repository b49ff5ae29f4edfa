"""Finds, installs and holds the translators: our texts and those of Qt itself."""

from __future__ import annotations

import contextlib
import json
import zlib
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
# The CRC-32 of each compiled catalogue, by language.
_CHECK_SUMS = _CATALOGUES / "check_sums.json"


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


def read_catalogue(language: str) -> bytes | None:
    """The compiled catalogue of that language; None if it is not there, or not as it was built.

    Qt believes whatever it reads, and dies of a catalogue whose inside is damaged.
    """
    try:
        catalogue = catalogue_path(language).read_bytes()
        check_sum = json.loads(_CHECK_SUMS.read_bytes())[language]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return catalogue if zlib.crc32(catalogue) == check_sum else None


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
        self._unreadable = ""
        # A translator reads from the bytes it was given, and does not keep them.
        self._held: list[tuple[QTranslator, bytes]] = []

    @property
    def language(self) -> str:
        """The code of the language that is shown."""
        return self._language

    @property
    def unreadable(self) -> str:
        """The code of the language that is wanted, if its catalogue is damaged; else empty."""
        return self._unreadable

    def set_language(self, setting: str) -> None:
        """Show `setting` ("" = the system's); all windows get a LanguageChange event at once.

        English is shown in place of a language whose catalogue is damaged.
        """
        language = pick_language(setting, QLocale.system().uiLanguages())
        if language == (self._unreadable or self._language):
            return
        catalogue = read_catalogue(language)
        self._unreadable = "" if catalogue is not None else language
        if catalogue is None and language != SOURCE_LANGUAGE:
            language = SOURCE_LANGUAGE
            catalogue = read_catalogue(language)
        self._language = language
        # The new ones first: each change of translators makes every window read its texts anew.
        old, self._held = self._held, []
        QLocale.setDefault(locale_for(language, QLocale.system()))
        self._install_qt(language)
        if catalogue is not None:
            self._install(catalogue)
        for translator, _ in old:
            self._application.removeTranslator(translator)
            translator.deleteLater()

    def _install_qt(self, language: str) -> None:
        if language != SOURCE_LANGUAGE:
            from PySide6.QtCore import QLibraryInfo

            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            with contextlib.suppress(OSError):
                self._install(Path(folder, f"qtbase_{language}.qm").read_bytes())

    def _install(self, catalogue: bytes) -> None:
        # From a copy: Qt maps a file, and dies if an update of the program writes over it.
        translator = QTranslator(self)
        if translator.load(catalogue):
            self._application.installTranslator(translator)
            self._held.append((translator, catalogue))
        else:
            translator.deleteLater()
