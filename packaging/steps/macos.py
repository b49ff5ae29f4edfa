"""What macOS wants to know about the application bundle."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

from identity import (
    APP_ID,
    COPYRIGHT,
    GAME_SUFFIX,
    NAME,
    PACKAGING,
    URL_SCHEME,
    VERSION,
)
from run import WORK, fresh, run
from texts import apple_codes

GAME_TYPE = f"{APP_ID}.game"
# What the oldest Qt that is supported runs on.
OLDEST_SYSTEM = "13.0"


def bundle_properties() -> dict[str, Any]:
    """The property list of the bundle, apart from what PyInstaller writes itself."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": apple_codes(),
        "NSHumanReadableCopyright": COPYRIGHT,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Pyramide game",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [GAME_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": GAME_TYPE,
                "UTTypeDescription": "Pyramide game",
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": [GAME_SUFFIX]},
            }
        ],
        "CFBundleURLTypes": [
            {"CFBundleURLName": GAME_TYPE, "CFBundleURLSchemes": [URL_SCHEME]},
        ],
    }


def sign(app: Path) -> str:
    """Sign the bundle from the inside out, and have it notarised; what was done, in a word.

    PYRAMIDE_SIGN_IDENTITY names the certificate, PYRAMIDE_NOTARY_PROFILE the stored account.
    """
    identity = os.environ.get("PYRAMIDE_SIGN_IDENTITY", "")
    if not identity:
        return "no, there is no certificate"
    codesign = ["codesign", "--force", "--timestamp", "--options", "runtime", "--sign", identity]
    inner = [path for path in app.rglob("*") if path.suffix in (".dylib", ".so")]
    frameworks = list(app.rglob("*.framework"))
    programs = [path for path in (app / "Contents" / "MacOS").iterdir() if path.is_file()]
    entitled = ["--entitlements", PACKAGING / "macos" / "entitlements.plist"]
    for path in sorted([*inner, *frameworks], key=lambda each: -len(each.parts)):
        run([*codesign, path])
    for path in [*programs, app]:
        run([*codesign, *entitled, path])
    run(["codesign", "--verify", "--deep", "--strict", app])
    profile = os.environ.get("PYRAMIDE_NOTARY_PROFILE", "")
    if not profile:
        return "yes, not notarised"
    archive = WORK / "notarise.zip"
    run(["ditto", "-c", "-k", "--keepParent", app, archive])
    submit = ["xcrun", "notarytool", "submit", archive, "--keychain-profile", profile, "--wait"]
    run(submit, timeout_s=3600)
    run(["xcrun", "stapler", "staple", app])
    return "yes, and notarised"


def make_disk_image(app: Path, target: Path) -> Path:
    """A disk image with the bundle and a link to the folder that it is dragged to."""
    place = fresh(WORK / "image")
    shutil.copytree(app, place / app.name, symlinks=True)
    (place / "Applications").symlink_to("/Applications")
    options = ["-volname", NAME, "-srcfolder", place, "-format", "UDZO", "-ov"]
    run(["hdiutil", "create", *options, target])
    return target
