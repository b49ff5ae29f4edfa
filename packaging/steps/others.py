"""Makes .rpm and Arch packages with nfpm, the AppDir, and checks the Flatpak manifest."""

from __future__ import annotations

import json
import re
import shutil
from datetime import UTC, datetime
from pathlib import Path

from frozen import self_test
from identity import APP_ID, COMMAND, PACKAGING, VERSION, filled, source_time
from run import (
    MB,
    WORK,
    Report,
    StepError,
    build_python,
    fresh,
    need,
    run,
    run_module,
    size_of,
    tool,
)
from tree import LINUX, lay_out, set_modes

# What the bundle leaves to the system, by the names of Fedora and of Arch.
_RPM_DEPENDS = (
    "glibc libstdc++ dbus-libs fontconfig freetype glib2 mesa-libGL mesa-libEGL libX11 libX11-xcb "
    "libxcb libxkbcommon libxkbcommon-x11 xcb-util xcb-util-cursor xcb-util-image "
    "xcb-util-keysyms xcb-util-renderutil xcb-util-wm libwayland-client libwayland-cursor "
    "libwayland-egl sqlite-libs libffi bzip2-libs xz-libs libzstd zlib expat"
).split()
_ARCH_DEPENDS = (
    "glibc gcc-libs dbus fontconfig freetype2 glib2 libglvnd libx11 libxcb libxkbcommon "
    "libxkbcommon-x11 xcb-util xcb-util-cursor xcb-util-image xcb-util-keysyms "
    "xcb-util-renderutil xcb-util-wm wayland sqlite libffi bzip2 xz zstd zlib expat"
).split()


def build_with_nfpm(bundle: Path, report: Report) -> None:
    """Build .rpm and Arch packages of one tree and look into both."""
    need("rpm", "bsdtar")
    tree = lay_out(WORK / "nfpm-root", bundle, "usr/bin")
    recipe = WORK / "nfpm.yaml"
    text = filled(
        LINUX / "nfpm.yaml.in",
        TREE=str(tree),
        TIME=datetime.fromtimestamp(source_time(), UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        RPM_DEPENDS=_items(_RPM_DEPENDS),
        ARCH_DEPENDS=_items(_ARCH_DEPENDS),
    )
    recipe.write_text(text, encoding="utf-8")
    place = fresh(WORK / "nfpm")
    for kind in ("rpm", "archlinux"):
        run([tool("nfpm"), "package", "-f", recipe, "-p", kind, "-t", place])
    [rpm], [arch] = place.glob("*.rpm"), place.glob("*.pkg.tar.zst")
    files = set(run(["rpm", "-qlp", rpm]).split())
    described = run(["rpm", "-qip", rpm])
    holds = f"/usr/bin/{COMMAND}" in files and f"Version     : {VERSION}" in described
    report.add("rpm", f"{rpm.stat().st_size / MB:.1f} MB, {len(files)} entries", holds)
    listed = set(run(["bsdtar", "-tf", arch]).split())
    facts = run(["bsdtar", "-xOf", arch, ".PKGINFO"])
    holds = f"usr/bin/{COMMAND}" in listed and f"pkgver = {VERSION}-1" in facts
    report.add("Arch", f"{arch.stat().st_size / MB:.1f} MB, {len(listed)} entries", holds)
    wanted = {str(path.relative_to(tree)) for path in tree.rglob("*") if path.is_file()}
    missing = {f"/{name}" for name in wanted} - files | wanted - listed
    report.add("rpm and Arch: hold the tree", f"{len(wanted)} files", not missing)


def build_appdir(bundle: Path, report: Report) -> Path:
    """Build the folder that an AppImage is made of, and start it from another place."""
    need("desktop-file-validate", "appstreamcli")
    root = lay_out(WORK / f"{COMMAND}.AppDir", bundle, "usr/bin")
    shutil.copy(LINUX / "AppRun", root / "AppRun")
    share = root / "usr" / "share"
    shutil.copy(share / "applications" / f"{APP_ID}.desktop", root)
    icon = share / "icons" / "hicolor" / "256x256" / "apps" / f"{APP_ID}.png"
    shutil.copy(icon, root)
    (root / ".DirIcon").symlink_to(icon.name)
    set_modes(root)
    [desktop] = root.glob("*.desktop")
    run(["desktop-file-validate", desktop])
    run(["appstreamcli", "validate-tree", "--no-net", root])
    asked = re.search(r"^Icon=(.*)$", desktop.read_text(encoding="utf-8"), re.MULTILINE)
    has_icon = asked is not None and (root / f"{asked[1]}.png").is_file()
    report.add("AppDir: parts", f"{size_of(root) / MB:.1f} MB, icon and desktop file", has_icon)
    moved = fresh(WORK / "elsewhere") / "moved.AppDir"
    root.rename(moved)
    self_test(moved / "AppRun", report, "AppDir: self-test from another place")
    moved.rename(root)
    return root


def flatpak_manifest(wheels: list[Path], address: str) -> str:
    """The Flatpak manifest with every wheel by name, version and hash; JSON is YAML too."""
    import hashlib

    sources = [
        {
            "type": "file",
            "url": f"{address}/{path.name}",
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        }
        for path in wheels
    ]
    names = [f"/app/wheels/{path.name}" for path in wheels]
    return filled(LINUX / "flatpak.yaml.in", SOURCES=json.dumps(sources), WHEELS=" ".join(names))


def check_flatpak(wheel: Path, report: Report) -> Path:
    """Fill the manifest in with the wheels of the lock file and let flatpak-builder parse it."""
    need("flatpak-builder")
    place = fresh(WORK / "flatpak")
    lock = PACKAGING / "requirements.lock"
    pins = _run_time_pins(lock.read_text(encoding="utf-8"))
    (place / "run-time.lock").write_text(pins, encoding="utf-8")
    options = ("-q", "--no-deps", "--require-hashes", "--only-binary", ":all:", "-d", place)
    run_module(build_python(), "pip", "download", *options, "-r", place / "run-time.lock")
    shutil.copy(wheel, place)
    manifest = place / f"{APP_ID}.yaml"
    found = sorted(place.glob("*.whl"))
    manifest.write_text(flatpak_manifest(found, "https://example.org/wheels"), encoding="utf-8")
    shown = json.loads(run(["flatpak-builder", "--show-manifest", manifest]))
    asked = " ".join(shown["finish-args"])
    if "network" in asked or shown["id"] != APP_ID:
        raise StepError(f"the manifest asks for {asked}")
    report.add("Flatpak: manifest parses", f"{len(found)} wheels by hash; asks {asked}")
    return manifest


def _run_time_pins(lock: str) -> str:
    wanted = re.compile(r"^(pyside6-essentials|shiboken6|platformdirs)==", re.IGNORECASE)
    entries = re.split(r"\n(?=\S)", lock)
    return "\n".join(entry for entry in entries if wanted.match(entry)) + "\n"


def _items(names: list[str]) -> str:
    return "\n".join(f"      - {name}" for name in names)
