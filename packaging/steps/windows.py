"""What Windows shows of the programs in their properties, and the call of the installer script."""

from __future__ import annotations

from typing import Any

from identity import COPYRIGHT, NAME, SUMMARY, VERSION

_LANGUAGE, _UNICODE = 0x0409, 1200


def four_numbers() -> tuple[int, int, int, int]:
    """The version as Windows wants it."""
    numbers = [int(part) for part in VERSION.split(".")[:3]]
    return (*numbers, *[0] * (4 - len(numbers)))  # type: ignore[return-value]


def version_strings(program: str) -> dict[str, str]:
    """The properties of a program as texts."""
    return {
        "CompanyName": COPYRIGHT.removeprefix("Copyright "),
        "FileDescription": f"{NAME} - {SUMMARY}",
        "FileVersion": VERSION,
        "InternalName": program,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{program}.exe",
        "ProductName": NAME,
        "ProductVersion": VERSION,
    }


def version_resource(program: str) -> Any:
    """The version resource of a program, for PyInstaller on Windows."""
    from PyInstaller.utils.win32 import versioninfo as info

    strings = [info.StringStruct(*pair) for pair in version_strings(program).items()]
    return info.VSVersionInfo(
        ffi=info.FixedFileInfo(filevers=four_numbers(), prodvers=four_numbers()),
        kids=[
            info.StringFileInfo(
                [info.StringTable(f"{_LANGUAGE:04x}{_UNICODE:04x}", strings)],
            ),
            info.VarFileInfo([info.VarStruct("Translation", [_LANGUAGE, _UNICODE])]),
        ],
    )
