"""Name, version and id are the same wherever a system reads them."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

import pyramide_qt
from pyramide_qt.app import make_application
from pyramide_qt.cli import command_modules, make_parser
from pyramide_qt.store.exchange import opening
from tests.helpers.source_tree import ROOT, tracked_files
from tests.packaging.steps import PACKAGING, step

identity = step("identity")
tree = step("tree")
MIME_SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def desktop() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(tree.desktop_file())
    return parser["Desktop Entry"]


@pytest.fixture(scope="module")
def metainfo() -> ET.Element:
    return ET.fromstring(tree.metainfo())


def text_of(element: ET.Element, path: str) -> str:
    found = element.find(path)
    assert found is not None
    return found.text or ""


def test_the_id_is_the_same_everywhere(
    qapp: QApplication, desktop: configparser.SectionProxy, metainfo: ET.Element
) -> None:
    make_application([])
    found = {
        identity.APP_ID,
        QGuiApplication.desktopFileName(),
        desktop["Icon"],
        desktop["StartupWMClass"],
        text_of(metainfo, "id"),
        text_of(metainfo, "launchable").removesuffix(".desktop"),
    }
    assert found == {pyramide_qt.APP_ID}
    assert re.fullmatch(r"[a-z]+(\.\w+){2,}", pyramide_qt.APP_ID)


def test_the_version_stands_in_one_place(metainfo: ET.Element) -> None:
    version = pyramide_qt.__version__
    assert version == identity.VERSION
    release = metainfo.find("releases/release")
    assert release is not None
    assert release.get("version") == version
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    places = [path for path in tracked_files() if PACKAGING in path.parents]
    places += [ROOT / ".github" / "workflows" / "release.yml", ROOT / "play.py"]
    pattern = re.compile(rf"(?<![\d.]){re.escape(version)}(?![\d.])")
    assert [
        path.name
        for path in places
        if path.name != "requirements.lock" and pattern.search(path.read_text(encoding="utf-8"))
    ] == []


def test_files_and_addresses_are_those_that_the_program_opens(
    desktop: configparser.SectionProxy,
) -> None:
    types = desktop["MimeType"].split(";")
    assert types == [identity.MIME_TYPE, f"x-scheme-handler/{opening.URL_SCHEME[:-1]}", ""]
    mime = ET.fromstring(tree.mime_file())
    [kind] = mime.findall(f"{MIME_SPACE}mime-type")
    assert kind.get("type") == identity.MIME_TYPE
    [glob] = kind.findall(f"{MIME_SPACE}glob")
    assert glob.get("pattern") == f"*{opening.GAME_SUFFIX}"
    script = (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")
    assert rf'"Software\Classes\{opening.GAME_SUFFIX}"' in script
    assert rf'"Software\Classes\{opening.URL_SCHEME[:-1]}"' in script
    properties = step("macos").bundle_properties()
    [declared] = properties["UTExportedTypeDeclarations"]
    suffix = declared["UTTypeTagSpecification"]["public.filename-extension"]
    assert [f".{each}" for each in suffix] == [opening.GAME_SUFFIX]
    [address] = properties["CFBundleURLTypes"]
    assert address["CFBundleURLSchemes"] == [opening.URL_SCHEME[:-1]]


def test_the_desktop_starts_a_program_that_is_installed(
    desktop: configparser.SectionProxy, metainfo: ET.Element
) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    programs = {*project["scripts"], *project["gui-scripts"]}
    assert desktop["Exec"].split()[0] in programs
    assert {each.text for each in metainfo.findall("provides/binary")} == programs


def test_no_package_names_the_developers_for_itself() -> None:
    places = [path for path in tracked_files() if PACKAGING in path.parents]
    naming = [path for path in places if "Pyramide developers" in path.read_text(encoding="utf-8")]
    assert [path.name for path in naming] == ["identity.py"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["authors"] == [{"name": identity.DEVELOPERS}]


def test_what_a_release_has_not_said_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYRAMIDE_HOMEPAGE", "https://example.net/pyramide")
    monkeypatch.setenv("PYRAMIDE_MAINTAINER", "")
    assert identity.unsaid() == ["PYRAMIDE_MAINTAINER"]


def test_the_screenshots_are_there_in_the_size_that_is_told(
    metainfo: ET.Element,
) -> None:
    images = metainfo.findall("screenshots/screenshot/image")
    assert images
    for image in images:
        name = (image.text or "").rsplit("/", 1)[1]
        picture = QImage(str(ROOT / "docs" / "screenshots" / name))
        told = (int(image.get("width", "0")), int(image.get("height", "0")))
        assert (picture.width(), picture.height()) == told, name


def test_the_manual_names_every_command_and_option() -> None:
    pages = tree.man_pages()
    assert set(pages) == {"pyramide.6", "pyramide-qt.6"}
    text = pages["pyramide.6"].replace("\\-", "-")
    parser = make_parser(command_modules())
    for action in parser._actions:
        for option in action.option_strings:
            assert option in text
    commands = {name for name, _ in tree.command_list()}
    assert {"play", "deal", "solve", "rules"} <= commands
    for name in commands:
        assert f".B pyramide {name}\n" in text


@pytest.mark.parametrize(
    ("program", "arguments", "name"),
    [
        ("desktop-file-validate", [], "app.desktop"),
        ("appstreamcli", ["validate", "--no-net"], "app.metainfo.xml"),
    ],
)
def test_the_tools_of_the_desktop_accept_the_files(
    tmp_path: Path, program: str, arguments: list[str], name: str
) -> None:
    if not shutil.which(program):
        pytest.skip(f"{program} is not installed; packaging/check needs it")
    path = tmp_path / name.replace("app", identity.APP_ID, 1)
    text = tree.metainfo() if "metainfo" in name else tree.desktop_file()
    path.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [program, *arguments, str(path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_template_that_asks_for_an_unknown_value_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.in"
    path.write_text("@NAME@ @COLOUR@", encoding="utf-8")
    with pytest.raises(ValueError, match="@COLOUR@"):
        identity.filled(path)
    assert identity.filled(path, COLOUR="red") == "Pyramide red"
