"""Names of Google Drive.

Package and activities are the real ones, ids those that public tests of the app use where any are
known; it is closed source, so that most of its pages are known, not seen.
"""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "com.google.android.apps.docs"
MAIN: Final = ".drive.startup.StartupActivity"
UPLOAD: Final = ".shareitem.UploadMenuActivity"
THEME: Final = "theme"
"""Preference: `system`, `light` or `dark`."""
WIFI_ONLY: Final = "wifi_only"
ORDER: Final = "order"
"""Preference: `name` or `changed`."""
NAME_FIELD: Final = "edit_text"
"""Id of the field in which a file or folder gets its name."""
MOST_NAME: Final = 255
MOST_COMMENT: Final = 2048
"""Characters of a comment."""
QUOTA: Final = 15_000_000_000
"""Bytes that everybody has."""
