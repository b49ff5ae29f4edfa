"""What macOS wants to know about the application bundle."""

from __future__ import annotations

from typing import Any

from identity import APP_ID, COPYRIGHT, GAME_SUFFIX, NAME, URL_SCHEME, VERSION, languages

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
        "CFBundleLocalizations": sorted(languages()),
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
