"""What Windows shows of the programs in their properties, and the call of the installer script."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from icons import write_ico
from identity import APP_ID, COPYRIGHT, DEVELOPERS, NAME, PACKAGING, ROOT, SUMMARY, TEXTS, VERSION
from run import WORK, Report, fresh, need, run, size_of
from texts import nsis_languages

_LANGUAGE, _UNICODE = 0x0409, 1200


def four_numbers() -> tuple[int, int, int, int]:
    """The version as Windows wants it."""
    numbers = [int(part) for part in VERSION.split(".")[:3]]
    return (*numbers, *[0] * (4 - len(numbers)))  # type: ignore[return-value]


def version_strings(program: str) -> dict[str, str]:
    """The properties of a program as texts."""
    return {
        "CompanyName": DEVELOPERS,
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


def build_installer(payload: Path, target: Path) -> Path:
    """Compile the installer script over the folder `payload`."""
    need("makensis")
    languages = WORK / "languages.nsh"
    languages.write_text(nsis_languages(), encoding="utf-8")
    values = {
        "VERSION": VERSION,
        "VERSION4": ".".join(map(str, four_numbers())),
        "PAYLOAD": str(payload),
        "ICON": str(write_ico(WORK / "pyramide.ico")),
        "LICENCE": str(ROOT / "LICENSE"),
        "TARGET": str(target),
        "APP_ID": APP_ID,
        "DEVELOPERS": DEVELOPERS,
        "LANGUAGES": str(languages),
        "SIZE_KB": str(size_of(payload) // 1024),
    }
    defined = [f"-D{name}={value}" for name, value in values.items()]
    script = PACKAGING / "windows" / "installer.nsi"
    # A warning is a fault: of the script, or of a value that it was not given.
    run(["makensis", "-V2", "-WX", *defined, script])
    return target


def check(report: Report) -> None:
    """Compile the script over a folder that stands in for the programs of Windows."""
    payload = fresh(WORK / "stand-in")
    for name in ("pyramide.exe", "pyramide-qt.exe", "_internal/library.dll"):
        place = payload / name
        place.parent.mkdir(exist_ok=True)
        place.write_bytes(b"MZ stands in for a program\n" * 100)
    setup = build_installer(payload, WORK / f"pyramide-{VERSION}-setup.exe")
    data = setup.read_bytes()
    shown = [NAME, VERSION, DEVELOPERS]
    missing = [text for text in shown if text.encode("utf-16-le") not in data]
    holds = data[:2] == b"MZ" and not missing
    figure = f"{len(data) / 1000:.0f} kB, {len(TEXTS)} languages, stand-in payload"
    report.add("Windows: installer compiles", figure, holds)
