"""Makes the package for Debian and Ubuntu with dpkg-deb, and lets lintian judge it."""

from __future__ import annotations

import re
import shutil
import subprocess
from email.utils import formatdate
from pathlib import Path

from identity import COMMAND, HOMEPAGE, MAINTAINER, SUMMARY, VERSION, filled, source_time
from run import MB, WORK, Report, StepError, fresh, need, run, size_of
from tree import LINUX, lay_out, pack, set_modes, write_text

# The same library under the name it got when time became 64 bits wide.
_ALSO_NAMED = {"libglib2.0-0": "libglib2.0-0t64"}
# The recommended font has no Chinese letters and only plain Arabic ones; whoever reads these
# languages mostly has such fonts, so nobody else gets 130 MB of them.
_FONTS = ("fonts-noto-cjk", "fonts-noto-core")
_COPYRIGHT_FORMAT = "https://www.{}.org/doc/packaging-manuals/copyright-format/1.0/"
_TEXT = """\
Takes away pairs of cards that make thirteen until the pyramid is gone: the
documented game and its family, with deals named by codes, undo, hints from
an exact solver, replays and statistics.
.
It uses no network."""


def build(bundle: Path, packing: str = "gzip") -> Path:
    """Build the package; `packing` is `gzip` (quick) or `xz` (small)."""
    need("dpkg-deb", "dpkg-shlibdeps")
    root = lay_out(WORK / "deb-root", bundle, "usr/games")
    _place_copyright(root)
    set_modes(root)
    write_text(root / "DEBIAN" / "md5sums", _checksums(root))
    return pack_up(root, VERSION, depends(bundle), packing)


def pack_up(root: Path, version: str, names: list[str], packing: str) -> Path:
    """Make a package of the tree at `root` that calls itself `version`."""
    text = _control(version, size_of(root) // 1024, names)
    write_text(root / "DEBIAN" / "control", text)
    target = WORK / f"pyramide_{version}_amd64.deb"
    level = {"gzip": "-z4", "xz": "-z6"}[packing]
    run(
        ["dpkg-deb", "--root-owner-group", f"-Z{packing}", level, "--build", root, target],
        environment={"SOURCE_DATE_EPOCH": str(source_time())},
    )
    return target


def depends(bundle: Path) -> list[str]:
    """What the libraries of the bundle need of the distribution, by dpkg-shlibdeps."""
    kept = WORK / "depends.txt"
    if kept.exists() and kept.stat().st_mtime > bundle.stat().st_mtime:
        return kept.read_text(encoding="utf-8").splitlines()
    place = fresh(WORK / "shlibdeps")
    write_text(
        place / "debian" / "control", "Source: pyramide\n\nPackage: pyramide\nArchitecture: any\n"
    )
    parts = [path for path in bundle.rglob("*") if path.is_file() and _is_elf(path)]
    folders = sorted({path.parent for path in parts})
    said = run(
        [
            *("dpkg-shlibdeps", "-O", "--ignore-missing-info"),
            *(f"-l{folder}" for folder in folders),
            *(f"-e{path}" for path in parts),
        ],
        cwd=place,
    )
    found = re.search(r"^shlibs:Depends=(.*)$", said, re.MULTILINE)
    if not found:
        raise StepError(f"dpkg-shlibdeps found nothing: {said[-300:]}")
    names = [_with_other_name(name.strip()) for name in found[1].split(",")]
    kept.write_text("\n".join(names), encoding="utf-8")
    return names


def _with_other_name(name: str) -> str:
    plain, _, version = name.partition(" ")
    also = _ALSO_NAMED.get(plain)
    return f"{name} | {also} {version}".strip() if also else name


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _control(version: str, size_kb: int, names: list[str]) -> str:
    fields = {
        "Package": "pyramide",
        "Version": version,
        "Section": "games",
        "Priority": "optional",
        "Architecture": "amd64",
        "Installed-Size": str(size_kb),
        "Depends": ", ".join(names),
        "Recommends": "fonts-dejavu-core",
        "Suggests": ", ".join(_FONTS),
        "Maintainer": MAINTAINER,
        "Homepage": HOMEPAGE,
        "Description": "\n ".join([SUMMARY, *_TEXT.splitlines()]),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def _checksums(root: Path) -> str:
    files = sorted(path.relative_to(root).as_posix() for path in _payload(root))
    return run(["md5sum", *files], cwd=root)


def _payload(root: Path) -> list[Path]:
    return [
        path
        for path in root.rglob("*")
        if path.is_file() and not path.is_symlink() and "DEBIAN" not in path.parts
    ]


def _place_copyright(root: Path) -> None:
    documents = root / "usr" / "share" / "doc" / "pyramide"
    head = f"Format: {_COPYRIGHT_FORMAT.format('debian')}\n"
    write_text(documents / "copyright", head + filled(LINUX / "copyright.in"))
    entry = f"pyramide ({VERSION}) stable; urgency=low\n\n  * See CHANGELOG.md.\n\n"
    entry += f" -- {MAINTAINER}  {formatdate(source_time(), usegmt=False)}\n"
    (documents / "changelog.gz").unlink()
    pack(documents / "changelog.gz", entry)
    overrides = root / "usr" / "share" / "lintian" / "overrides" / "pyramide"
    overrides.parent.mkdir(parents=True)
    shutil.copy(LINUX / "lintian-overrides", overrides)


def prove(package: Path, report: Report) -> None:
    """Look into the package, at its texts, and at what lintian says."""
    listed = run(["dpkg-deb", "-c", package])
    size = package.stat().st_size / MB
    report.add("deb: size", f"{size:.1f} MB, {listed.count(chr(10))} entries")
    owners = set(re.findall(r"^\S+ (\S+)", listed, re.MULTILINE))
    report.add("deb: owners", " ".join(sorted(owners)), owners == {"root/root"})
    names = run(["dpkg-deb", "-f", package, "Depends"]).strip()
    report.add("deb: depends", f"{names.count(',') + 1} packages", "libxcb-cursor0" in names)
    root = WORK / "deb-root"
    [desktop] = root.glob("usr/share/applications/*.desktop")
    run(["desktop-file-validate", desktop])
    report.add("deb: desktop-file-validate", desktop.name)
    run(["appstreamcli", "validate-tree", "--no-net", root])
    report.add("deb: appstreamcli validate-tree", "passes")
    for page in root.glob("usr/share/man/man6/*"):
        said = run(
            ["man", "--warnings", "-l", "-Tutf8", page],
            environment={"MANROFFSEQ": "", "LC_ALL": "C.UTF-8"},
        )
        report.add(f"deb: {page.name}", f"{len(said.splitlines())} lines", COMMAND in said)
    _ask_lintian(package, report)


def _ask_lintian(package: Path, report: Report) -> None:
    need("lintian")
    done = subprocess.run(
        ["lintian", "--allow-root", "--tag-display-limit", "0", str(package)],
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in done.stdout.splitlines() if line.strip() and line[:1] in "EWU"]
    report.add("deb: lintian", " | ".join(said[:4]) or "nothing beyond the overrides", not said)
