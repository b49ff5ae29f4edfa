"""Lays out what Linux packages install, below a folder that stands for `/`."""

from __future__ import annotations

import gzip
import importlib
import re
import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path

import texts
from identity import (
    APP_ID,
    COMMAND,
    MIME_TYPE,
    PACKAGE,
    PACKAGING,
    ROOT,
    TEXTS,
    WINDOW_COMMAND,
    filled,
    source_time,
)
from run import fresh

_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
LINUX = PACKAGING / "linux"


def lay_out(target: Path, bundle: Path, programs: str) -> Path:
    """Fill `target` with the tree; `programs` is the folder of commands, as `usr/games`."""
    fresh(target)
    library = target / "usr" / "lib" / "pyramide"
    shutil.copytree(bundle, library, symlinks=True)
    folder = target / programs
    folder.mkdir(parents=True)
    for command in (COMMAND, WINDOW_COMMAND):
        (folder / command).symlink_to(f"../lib/pyramide/{command}")
    share = target / "usr" / "share"
    write_text(share / "applications" / f"{APP_ID}.desktop", desktop_file())
    write_text(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo())
    write_text(share / "mime" / "packages" / f"{APP_ID}.xml", mime_file())
    _place_icons(share / "icons" / "hicolor")
    _place_papers(share)
    set_modes(target)
    return target


def desktop_file() -> str:
    """The text of the desktop file."""
    return filled(LINUX / "app.desktop.in", TEXTS=texts.desktop_entries())


def mime_file() -> str:
    """The text of the file that declares the type of game files."""
    return filled(LINUX / "app.mime.xml.in", COMMENTS=texts.elements("comment", "game"))


def metainfo() -> str:
    """The text of the AppStream file."""
    return filled(
        LINUX / "app.metainfo.xml.in",
        DATE=day(),
        SUMMARIES=texts.elements("summary", "summary"),
        PARAGRAPHS=texts.description(),
        LANGUAGES="\n".join(f'<lang percentage="100">{code}</lang>' for code in TEXTS),
    )


def day() -> str:
    """The date that the packages carry."""
    return datetime.fromtimestamp(source_time(), UTC).strftime("%Y-%m-%d")


def man_pages() -> dict[str, str]:
    """The manual pages by file name; the list of commands is that of the program itself."""
    commands = "\n".join(
        f".TP\n.B pyramide {_roff(name)}\n{_roff(text)}" for name, text in command_list()
    )
    return {
        f"{name}.6": filled(LINUX / f"{name}.6.in", DATE=day(), COMMANDS=commands)
        for name in (COMMAND, WINDOW_COMMAND)
    }


def command_list() -> list[tuple[str, str]]:
    """Every command of the program with its explanation."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    cli = importlib.import_module("pyramide_qt.cli")
    parser = cli.make_parser(cli.command_modules())
    # argparse tells it in no other way.
    choices = [getattr(action, "_choices_actions", []) for action in parser._actions]
    return [(str(choice.dest), str(choice.help)) for each in choices for choice in each]


def write_text(path: Path, text: str) -> None:
    """Write a file and the folders that it needs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def set_modes(target: Path) -> None:
    """Programs may be run, nothing else; whoever builds this has habits of their own."""
    for path in [target, *target.rglob("*")]:
        if path.is_symlink():
            continue
        is_command = path.name in (COMMAND, WINDOW_COMMAND) and path.parent.name == "pyramide"
        is_program = is_command or path.name == "AppRun"
        path.chmod(0o755 if path.is_dir() or is_program else 0o644)


def _place_icons(hicolor: Path) -> None:
    drawn = PACKAGE / "resources" / "icons"
    names = {"apps": APP_ID, "mimetypes": MIME_TYPE.replace("/", "-")}
    for kind, name in names.items():
        scalable = hicolor / "scalable" / kind / f"{name}.svg"
        scalable.parent.mkdir(parents=True)
        shutil.copy(drawn / "pyramide.svg", scalable)
        for size in _ICON_SIZES:
            sized = hicolor / f"{size}x{size}" / kind / f"{name}.png"
            sized.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(drawn / f"pyramide-{size}.png", sized)


def _place_papers(share: Path) -> None:
    for name, text in man_pages().items():
        pack(share / "man" / "man6" / f"{name}.gz", text)
    documents = share / "doc" / "pyramide"
    for name in ("README.md", "CREDITS.md"):
        write_text(documents / name, (ROOT / name).read_text(encoding="utf-8"))
    pack(documents / "changelog.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


def pack(path: Path, text: str) -> None:
    """Write a text packed, the same bytes each time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))


def _roff(text: str) -> str:
    return re.sub(r"(?<!\\)-", r"\\-", text)
