"""What every package calls the program; version and id are read from the program itself."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
PACKAGE = ROOT / "pyramide_qt"


def _constant(name: str) -> str:
    text = (PACKAGE / "__init__.py").read_text(encoding="utf-8")
    found = re.search(rf'^{name} = "([^"]+)"$', text, re.MULTILINE)
    if not found:
        raise ValueError(f"pyramide_qt/__init__.py has no {name}.")
    return found[1]


NAME = "Pyramide"
COMMAND = "pyramide"
WINDOW_COMMAND = "pyramide-qt"
VERSION = _constant("__version__")
APP_ID = _constant("APP_ID")
TEXTS: dict[str, dict[str, Any]] = tomllib.loads(
    (PACKAGING / "translations.toml").read_text(encoding="utf-8")
)
"""What is shown of the program before it runs, by language; the file explains each entry."""
SUMMARY = str(TEXTS["en"]["summary"])
DESCRIPTION = str(TEXTS["en"]["comment"])
LICENCE = "GPL-3.0-or-later"
DEVELOPERS = "The Pyramide developers"
COPYRIGHT = f"Copyright {DEVELOPERS}"

# Who releases the program says where it is hosted and who answers for the packages.
MAINTAINER = os.environ.get("PYRAMIDE_MAINTAINER") or f"{DEVELOPERS} <pyramide@example.org>"
HOMEPAGE = os.environ.get("PYRAMIDE_HOMEPAGE") or "https://github.com/pyramide-qt/pyramide"
SCREENSHOTS = os.environ.get("PYRAMIDE_SCREENSHOTS") or (
    f"{HOMEPAGE.replace('github.com', 'raw.githubusercontent.com')}/v{VERSION}/docs/screenshots"
)
MIME_TYPE = "application/x-pyramide-game"
GAME_SUFFIX = "pyramide"
URL_SCHEME = "pyramide"


def unsaid() -> list[str]:
    """The variables that a release sets and that are not set; a stand-in is used for each."""
    names = ("PYRAMIDE_HOMEPAGE", "PYRAMIDE_MAINTAINER")
    return [name for name in names if not os.environ.get(name)]


def languages() -> set[str]:
    """The codes of the catalogues that are shipped."""
    folder = PACKAGE / "resources" / "translations"
    return {path.stem.removeprefix("pyramide_qt_") for path in folder.glob("*.qm")}


@lru_cache(maxsize=1)
def source_time() -> int:
    """Seconds since 1970 that packages carry as their date: of the last commit, or given."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    git = ["git", "-c", f"safe.directory={ROOT}", "-C", str(ROOT)]
    done = subprocess.run(
        [*git, "log", "-1", "--format=%ct"], capture_output=True, text=True, check=False
    )
    if done.returncode == 0 and done.stdout.strip():
        return int(done.stdout)
    return int((PACKAGE / "__init__.py").stat().st_mtime)


def values() -> dict[str, str]:
    """What stands for `@NAME@` and so on in the files that are filled in."""
    return {
        "NAME": NAME,
        "COMMAND": COMMAND,
        "WINDOW_COMMAND": WINDOW_COMMAND,
        "VERSION": VERSION,
        "APP_ID": APP_ID,
        "SUMMARY": SUMMARY,
        "DESCRIPTION": DESCRIPTION,
        "LICENCE": LICENCE,
        "COPYRIGHT": COPYRIGHT,
        "DEVELOPERS": DEVELOPERS,
        "MAINTAINER": MAINTAINER,
        "HOMEPAGE": HOMEPAGE,
        "SCREENSHOTS": SCREENSHOTS,
        "MIME_TYPE": MIME_TYPE,
        "GAME_SUFFIX": GAME_SUFFIX,
        "URL_SCHEME": URL_SCHEME,
    }


def filled(template: Path, **more: str) -> str:
    """The text of a file with each `@NAME@` replaced; ValueError for a name without a value."""
    known = values() | more

    def value(found: re.Match[str]) -> str:
        if found[1] not in known:
            raise ValueError(f"{template.name} asks for {found[0]}, which has no value.")
        return known[found[1]]

    return re.sub(r"@([A-Z_]+)@", value, template.read_text(encoding="utf-8"))
