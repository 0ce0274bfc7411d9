"""Names of Google Translate.

Package, activities and extras are the real ones; ids are those that public tests of version 6.52
(2023) and its neighbours use, where any are known. The app is closed: other pages are known, not
seen.
"""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "com.google.android.apps.translate"
MAIN: Final = ".TranslateActivity"
POPOVER: Final = ".copydrop.CopyDropActivity"
SETTINGS: Final = ".pref.SettingsActivity"
IMAGE: Final = "android.widget.ImageView"
MICROPHONE: Final = "android.permission.RECORD_AUDIO"
CAMERA: Final = "android.permission.CAMERA"

ACTION_TRANSLATE: Final = "android.intent.action.TRANSLATE"
KEY_TEXT: Final = "key_text_input"
KEY_FROM: Final = "key_language_from"
KEY_TO: Final = "key_language_to"
WEB_HOST: Final = "translate.google.com"

SOURCE: Final = "source"
"""Preference: the language that is translated from, or `auto`."""
TARGET: Final = "target"
"""Preference: the language that is translated to."""
RECENT: Final = "recent"
"""Preference: languages chosen lately, the latest first, parted by blanks."""
SAVED_ORDER: Final = "saved_order"
"""Preference: `time` or `alphabet`."""
SPEED: Final = "speech_speed"
"""Preference: `normal`, `slow` or `slower`."""
ORIGINAL: Final = "original_text"
TRANSLATED: Final = "translated_text"
INPUT: Final = "text_input_field"
OUTPUT: Final = "text_output_field"
MOST_TEXT: Final = 5000
"""Characters that are translated at a time, as the real app has it."""
