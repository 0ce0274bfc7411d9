"""Names of Chrome 103: activities, preferences, folders (Chromium's AndroidManifest.xml)."""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "com.android.chrome"
START: Final = "com.google.android.apps.chrome.Main"
DISPATCHER: Final = "com.google.android.apps.chrome.IntentDispatcher"
CHROME: Final = "org.chromium.chrome.browser"
MAIN: Final = f"{CHROME}.ChromeTabbedActivity"
FIRST_RUN_ACTIVITY: Final = f"{CHROME}.firstrun.FirstRunActivity"
HISTORY: Final = f"{CHROME}.history.HistoryActivity"
DOWNLOADS: Final = f"{CHROME}.download.DownloadActivity"
BOOKMARKS: Final = f"{CHROME}.app.bookmarks.BookmarkActivity"
EDIT_BOOKMARK: Final = f"{CHROME}.app.bookmarks.BookmarkEditActivity"
SETTINGS: Final = f"{CHROME}.settings.SettingsActivity"

NOTIFICATIONS: Final = "android.permission.POST_NOTIFICATIONS"
STORAGE: Final = "android.permission.READ_EXTERNAL_STORAGE"

PROFILE: Final = "app_chrome/Default"
TABS: Final = "app_tabs/0"

FIRST_RUN: Final = "first_run_flow"
ASKED_NOTIFICATIONS: Final = "Chrome.NotificationPermission.RationaleTimestamp"
USAGE_REPORTS: Final = "in_metrics_sample_allowed"
THEME: Final = "ui_theme_setting"
"""0: as the system, 1: light, 2: dark (`ThemeType`)."""
ENGINE: Final = "default_search_provider"
HOME_ON: Final = "homepage"
HOME_PAGE: Final = "homepage_custom_uri"
HOME_IS_NEW_TAB: Final = "Chrome.Homepage.UseNTP"
TEXT_SCALE: Final = "user_font_scale_factor"
"""In percent."""
JAVASCRIPT: Final = "javascript_enabled"
DESKTOP: Final = "desktop_site_enabled"
DO_NOT_TRACK: Final = "enable_do_not_track"
SUGGESTIONS: Final = "search_suggest_enabled"
ASK_WHERE: Final = "prompt_for_download_android"
SAFE_BROWSING: Final = "safe_browsing_enabled"

NO_JAVASCRIPT: Final = ("Content-Security-Policy", "script-src 'none'")
