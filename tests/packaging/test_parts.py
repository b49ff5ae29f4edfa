"""What goes into the packages: libraries, icons, licences, pins, and no network."""

from __future__ import annotations

import json
import logging
import plistlib
import re
import struct
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from pyramide_qt.resources.lookup import licence_text, licences
from pyramide_qt.translation import LANGUAGES
from pyramide_qt.view.dialogs.about.about_dialog import AboutDialog
from pyramide_qt.view.dialogs.about.licences_dialog import LicencesDialog
from tests.helpers.source_tree import ROOT
from tests.helpers.system.child import PYTHON, environment
from tests.packaging.steps import PACKAGING, step

trim = step("trim")
QT = "/venv/lib/python3.11/site-packages/PySide6/Qt"
LOCK = (PACKAGING / "requirements.lock").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("target", "source", "in_system", "in_portable"),
    [
        ("PySide6/Qt/lib/libQt6Widgets.so.6", f"{QT}/lib/libQt6Widgets.so.6", True, True),
        ("PySide6/Qt/lib/libQt6Network.so.6", f"{QT}/lib/libQt6Network.so.6", False, False),
        ("PySide6/Qt/lib/libQt6Qml.so.6", f"{QT}/lib/libQt6Qml.so.6", False, False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", f"{QT}/x", True, True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", f"{QT}/x", False, False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", f"{QT}/x", False, False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", "C:\\x\\qwindows.dll", True, True),
        ("PySide6\\opengl32sw.dll", "C:\\x\\opengl32sw.dll", False, False),
        ("PySide6/Qt/translations/qtbase_bg.qm", f"{QT}/x", True, True),
        ("PySide6/Qt/translations/qtbase_pt_BR.qm", f"{QT}/x", True, True),
        ("PySide6/Qt/translations/qtbase_zh_CN.qm", f"{QT}/x", True, True),
        ("PySide6/Qt/translations/qtbase_zh_TW.qm", f"{QT}/x", False, False),
        ("PySide6/Qt/translations/qtbase_ja.qm", f"{QT}/x", False, False),
        ("PySide6/Qt/translations/designer_bg.qm", f"{QT}/x", False, False),
        ("libstdc++.so.6", "/usr/lib/x86_64-linux-gnu/libstdc++.so.6", False, False),
        ("libxcb-cursor.so.0", "/lib/x86_64-linux-gnu/libxcb-cursor.so.0", False, True),
        ("libpython3.11.so.1.0", "/lib/x86_64-linux-gnu/libpython3.11.so.1.0", True, True),
        ("lib-dynload/_json.so", "/usr/lib/python3.11/lib-dynload/_json.so", True, True),
    ],
)
def test_only_what_is_used_goes_into_the_bundle(
    target: str, source: str, in_system: bool, in_portable: bool
) -> None:
    entry = (target, source, "BINARY")
    shipped = set(LANGUAGES)
    assert trim.is_wanted(entry, shipped, is_portable=False) == in_system
    assert trim.is_wanted(entry, shipped, is_portable=True) == in_portable


def test_a_library_that_was_not_found_is_complained_of_where_it_is_needed() -> None:
    missing = trim.MissingLibraries()
    logger = logging.getLogger("packer")
    logger.addHandler(missing)
    warning = "Library not found: could not resolve %r, dependency of %r."
    logger.warning(warning, "libxcb-icccm.so.4", "/qt/libqxcb.so")
    logger.warning(warning, "libgtk-3.so.0", "/qt/libqgtk3.so")
    logger.removeHandler(missing)
    assert missing.complaints({"/qt/libqxcb.so"}) == ["libxcb-icccm.so.4, needed by /qt/libqxcb.so"]


@pytest.mark.skipif(sys.platform != "linux", reason="asks the loader of Linux")
def test_the_loader_is_asked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "\tlibc.so.6 => /lib/libc.so.6 (0x1)\n\tlibwayland-cursor.so.0 => not found\n"
    done = subprocess.CompletedProcess([], 0, said, "")
    monkeypatch.setattr(subprocess, "run", lambda *_arguments, **_options: done)
    assert trim.missing_by_loader(["/qt/libqwayland.so"]) == [
        "libwayland-cursor.so.0, needed by /qt/libqwayland.so"
    ]


def test_the_icon_of_windows_has_all_sizes(tmp_path: Path) -> None:
    path = step("icons").write_ico(tmp_path / "made" / "pyramide.ico")
    data = path.read_bytes()
    assert struct.unpack("<HHH", data[:6]) == (0, 1, 7)
    assert QImage(str(path)).width() in (16, 256)
    for number in range(7):
        size, _, _, _, _, bits, length, place = struct.unpack_from(
            "<BBBBHHII", data, 6 + 16 * number
        )
        picture = QImage.fromData(data[place : place + length])
        assert (picture.width(), bits) == (size or 256, 32)


def test_the_icon_of_macos_is_whole(tmp_path: Path) -> None:
    data = step("icons").write_icns(tmp_path / "pyramide.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    place, widths = 8, []
    while place < len(data):
        (length,) = struct.unpack_from(">I", data, place + 4)
        widths.append(QImage.fromData(data[place + 8 : place + length]).width())
        place += length
    assert widths == [16, 32, 64, 128, 256, 512]


def test_what_macos_reads_are_property_lists() -> None:
    entitlements = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert all(value is True for value in entitlements.values())
    assert not any("network" in name for name in entitlements)
    properties = step("macos").bundle_properties()
    assert plistlib.loads(plistlib.dumps(properties)) == properties


def test_signing_is_left_out_where_there_is_nothing_to_sign_with(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("PYRAMIDE_SIGN_IDENTITY", raising=False)
    assert step("macos").sign(tmp_path / "Pyramide.app") == "no, there is no certificate"


def test_windows_shows_version_and_holder() -> None:
    windows = step("windows")
    numbers = windows.four_numbers()
    assert len(numbers) == 4
    strings = windows.version_strings("pyramide-qt")
    assert strings["OriginalFilename"] == "pyramide-qt.exe"
    assert strings["ProductVersion"] == ".".join(map(str, numbers[:3]))


def test_the_uninstaller_keeps_the_games_unless_it_is_asked() -> None:
    script = (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")
    [optional] = re.findall(r'Section /o "un\.\$\(PLAYER_DATA\)"(.*?)SectionEnd', script, re.DOTALL)
    assert r"$LOCALAPPDATA\pyramide" in optional
    assert script.count(r'RMDir /r "$LOCALAPPDATA\pyramide"') == 1
    assert "RequestExecutionLevel user" in script


def test_every_pin_has_hashes_and_fits_the_project() -> None:
    entries = re.split(r"\n(?=\S)", LOCK.strip())
    for entry in entries:
        assert re.match(r"[\w.-]+==[\w.]+", entry), entry
        assert "--hash=sha256:" in entry
    [version] = re.findall(r"^pyside6-essentials==(\d+)\.(\d+)", LOCK, re.MULTILINE)
    assert (6, 8) <= tuple(map(int, version)) < (6, 12)
    own = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    for name in ("pyside6-essentials", "shiboken6", "platformdirs"):
        pin = re.compile(rf"^{name}==[\w.]+", re.MULTILINE)
        assert set(pin.findall(LOCK)) <= set(pin.findall(own))


def test_the_flatpak_asks_for_no_network_and_pins_its_wheels(tmp_path: Path) -> None:
    wheel = tmp_path / "pyramide_qt-1-py3-none-any.whl"
    wheel.write_bytes(b"wheel")
    text = step("others").flatpak_manifest([wheel], "https://example.org/wheels")
    assert "network" not in text.replace("reaches no network", "").replace("--no-index", "")
    [line] = [line for line in text.splitlines() if line.strip().startswith('sources: [{"type"')]
    [source] = json.loads(line.split(":", 1)[1])
    assert source["url"].endswith(wheel.name)
    assert re.fullmatch(r"[0-9a-f]{64}", source["sha256"])


def test_the_bill_of_materials_names_what_is_bundled(tmp_path: Path) -> None:
    (tmp_path / "pyramide.deb").write_bytes(b"package")
    bill, sums = step("sbom").write_papers(tmp_path)
    read = json.loads(bill.read_text(encoding="utf-8"))
    names = {each["name"] for each in read["components"]}
    assert names >= {"python", "pyside6-essentials", "shiboken6", "platformdirs", "pyinstaller"}
    assert all(each["version"] and each["licenses"] for each in read["components"])
    listed = [line.split("  ")[1] for line in sums.read_text(encoding="utf-8").splitlines()]
    assert sorted(listed) == sorted(["pyramide.deb", bill.name])


def test_the_release_calls_the_steps_that_there_are() -> None:
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    called = set(re.findall(r"packaging/build (\w+)", workflow))
    built = (PACKAGING / "build").read_text(encoding="utf-8")
    assert called == set(re.findall(r'^    "(\w+)": build_', built, re.MULTILINE))
    assert workflow.count("--self-test") >= 2
    assert "SHA256SUMS" in workflow


def test_the_licence_of_everything_is_shipped() -> None:
    own, *others = licences()
    assert licence_text(own) == (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "LESSER GENERAL PUBLIC" in licence_text(others[0])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["license"] == own.terms
    folder = ROOT / "pyramide_qt" / "resources" / "licences"
    assert {path.name for path in folder.iterdir()} == {each.file for each in licences()}


def test_about_shows_the_licences(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    about = AboutDialog(holder)
    box = about.findChild(QDialogButtonBox)
    [button] = [each for each in box.buttons() if box.buttonRole(each) == box.ButtonRole.ActionRole]
    button.click()
    shown = about.findChild(LicencesDialog)
    assert shown.isVisible()
    assert "GNU GENERAL PUBLIC LICENSE" in shown.text
    shown.list.setCurrentRow(4)
    assert "platformdirs" in shown.list.currentItem().text()
    assert shown.text.startswith("MIT License")
    about.close()


def test_it_plays_where_there_is_no_network_at_all(tmp_path: Path) -> None:
    network = step("network")
    if not network.is_possible():
        pytest.skip("this machine lets no process have a network of its own")
    assert network.interfaces() == ["lo"]
    done = subprocess.run(
        [*network.WITHOUT_NETWORK, *PYTHON, "-m", "pyramide_qt", "--self-test"],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
