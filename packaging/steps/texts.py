"""Writes the translated texts the way that each system wants to read them."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from identity import TEXTS

_SOURCE = "en"
# What NSIS calls the languages.
_NSIS = {
    "en": "English",
    "de": "German",
    "es": "Spanish",
    "fr": "French",
    "it": "Italian",
    "pl": "Polish",
    "pt_BR": "PortugueseBR",
    "bg": "Bulgarian",
    "ru": "Russian",
    "uk": "Ukrainian",
    "ar": "Arabic",
    "zh_CN": "SimpChinese",
}
# macOS tells the ways to write Chinese apart, not the countries.
_APPLE = {"zh_CN": "zh-Hans"}


def desktop_entries() -> str:
    """The lines of a desktop file that are translated."""
    keys = {"GenericName": "generic_name", "Comment": "comment", "Keywords": "keywords"}
    return "\n".join(
        f"{name}{'' if code == _SOURCE else f'[{code}]'}={_line(text)}"
        for name, key in keys.items()
        for code, text in _by_language(key)
    )


def _line(text: str | list[str]) -> str:
    return text if isinstance(text, str) else "".join(f"{word};" for word in text)


def elements(tag: str, key: str) -> str:
    """An XML element `tag` for each language, with the text `key`."""
    return "\n".join(_element(tag, code, str(text)) for code, text in _by_language(key))


def description() -> str:
    """The long description as AppStream wants it: a paragraph and a list, line by line."""
    lines = [_element("p", code, _paragraph(code)) for code in TEXTS]
    lines.append("<ul>")
    for number in range(len(TEXTS[_SOURCE]["points"])):
        lines += [_element("li", code, text[number]) for code, text in _by_language("points")]
    return "\n".join([*lines, "</ul>"])


def _paragraph(code: str) -> str:
    kings = str(TEXTS[code]["kings"])
    stop = kings[-1]
    # Chinese has a stop of its own, with its room in it.
    space = "" if stop == "\u3002" else " "
    return f"{TEXTS[code]['comment']}{stop}{space}{kings}"


def _element(tag: str, code: str, text: str) -> str:
    language = "" if code == _SOURCE else f' xml:lang="{code}"'
    return f"<{tag}{language}>{escape(text)}</{tag}>"


def nsis_languages() -> str:
    """What the installer of Windows includes: its languages, each with our texts."""
    lines = []
    for code, name in _NSIS.items():
        lines.append(f'!insertmacro MUI_LANGUAGE "{name}"')
        lines += [
            f'LangString {label} ${{LANG_{name.upper()}}} "{TEXTS[code][key]}"'
            for label, key in {"GAME_FILE": "game", "PLAYER_DATA": "data"}.items()
        ]
    return "\n".join(lines) + "\n"


def apple_codes() -> list[str]:
    """The languages as macOS names them."""
    return sorted(_APPLE.get(code, code.replace("_", "-")) for code in TEXTS)


def _by_language(key: str) -> Iterator[tuple[str, str | list[str]]]:
    return ((code, texts[key]) for code, texts in TEXTS.items())
