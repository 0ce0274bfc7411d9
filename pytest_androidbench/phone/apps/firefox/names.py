"""Names of Firefox for Android: activities, preferences, files (Fenix's AndroidManifest.xml)."""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "org.mozilla.firefox"
START: Final = f"{PACKAGE}.App"
FENIX: Final = "org.mozilla.fenix"
HOME: Final = f"{FENIX}.HomeActivity"
RECEIVER: Final = f"{FENIX}.IntentReceiverActivity"
NOTIFICATIONS: Final = "android.permission.POST_NOTIFICATIONS"

TABS: Final = "files/mozac_sessions"
PLACES: Final = "places.sqlite"
DOWNLOADS: Final = "mozac_downloads_database"

ENGINE: Final = "pref_key_default_search_engine"
THEME: Final = "pref_key_theme"
"""`light`, `dark`, or as the phone is."""
TOOLBAR_TOP: Final = "pref_key_toolbar_top"
TOP_SITES: Final = "pref_key_show_top_sites"
JUMP_BACK: Final = "pref_key_recent_tabs"
TEXT_SCALE: Final = "pref_key_accessibility_font_scale"
"""In percent."""
DESKTOP: Final = "pref_key_desktop_mode"
SUGGEST_HISTORY: Final = "pref_key_search_browsing_history"
SUGGEST_BOOKMARKS: Final = "pref_key_search_bookmarks"
OPEN_PRIVATE: Final = "pref_key_open_links_in_a_private_tab"
