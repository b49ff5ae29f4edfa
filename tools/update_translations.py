"""Brings the catalogues in line with the sources and compiles them: one command, no arguments."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "pyramide_qt"
SOURCES = ROOT / "translations"
COMPILED = PACKAGE / "resources" / "translations"
CHECK_SUMS = COMPILED / "check_sums.json"
# Only plural forms differ from the source texts in English.
LANGUAGES: dict[str, tuple[str, ...]] = {
    "en": ("-pluralonly",),
    **dict.fromkeys(("bg", "fr", "ru", "de", "es", "it", "pt_BR", "pl", "uk", "zh_CN", "ar"), ()),
}


def main() -> int:
    """Update the `.ts` sources from the texts in the code, then compile the `.qm` files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.parse_args()
    for language in LANGUAGES:
        catalogue = SOURCES / catalogue_name(language)
        extract(language, catalogue)
        compile_catalogue(catalogue, COMPILED / f"{catalogue.stem}.qm")
    CHECK_SUMS.write_text(check_sums(), encoding="ascii", newline="\n")
    return 0


def check_sums() -> str:
    """The CRC-32 of each compiled catalogue, by which the program knows a damaged one."""
    compiled = {code: COMPILED / f"pyramide_qt_{code}.qm" for code in sorted(LANGUAGES)}
    sums = {code: zlib.crc32(path.read_bytes()) for code, path in compiled.items()}
    return json.dumps(sums, indent=2) + "\n"


def catalogue_name(language: str) -> str:
    """File name of the `.ts` source of a language."""
    return f"pyramide_qt_{language}.ts"


def extract(language: str, catalogue: Path) -> None:
    """Run lupdate: new texts come in unfinished, translations stay, texts no longer used go."""
    texts = sorted(PACKAGE.rglob("*.py"))
    run(
        "lupdate",
        *LANGUAGES[language],
        "-silent",
        *("-locations", "none"),
        "-no-obsolete",
        *("-source-language", "en", "-target-language", language),
        *map(str, texts),
        *("-ts", str(catalogue)),
    )


def compile_catalogue(catalogue: Path, target: Path) -> None:
    """Run lrelease; unfinished texts are left out, so that the source text is shown."""
    target.parent.mkdir(parents=True, exist_ok=True)
    run("lrelease", "-silent", str(catalogue), "-qm", str(target))


def run(tool: str, *arguments: str) -> None:
    """Run one of Qt's tools from the environment of this Python; show its output if it fails."""
    program = Path(sys.executable).with_name(f"pyside6-{tool}")
    done = subprocess.run(
        [program, *arguments], capture_output=True, text=True, check=False, cwd=ROOT
    )
    if done.returncode:
        raise SystemExit(f"{tool}: {done.stdout}{done.stderr}")


if __name__ == "__main__":
    sys.exit(main())
