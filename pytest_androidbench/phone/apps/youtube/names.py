"""Names that the app has towards the phone.

Package and activities as Android's log has them; ids of search and player from public tests of
the real app (versions 13 to 17).
"""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.intents import Extra, Intent

PACKAGE: Final = "com.google.android.youtube"
HOME: Final = ".app.honeycomb.Shell$HomeActivity"
LINKS: Final = ".UrlActivity"
WATCH_WHILE: Final = "com.google.android.apps.youtube.app.watchwhile.WatchWhileActivity"
PAIR_WITH_TV: Final = "com.google.android.libraries.youtube.mdx.smartpairing.PairWithTvActivity"
SETTINGS: Final = "com.google.android.apps.youtube.app.settings.SettingsActivity"
HOSTS: Final = ("www.youtube.com", "youtube.com", "m.youtube.com", "youtu.be")
VIDEO: Final = "video_id"
"""Extra: which film is to be watched."""

INCOGNITO_KEY: Final = "incognito_mode"
AUTOPLAY_KEY: Final = "autonav_settings_activity_key"
PAUSE_HISTORY_KEY: Final = "pause_watch_history"
PAUSE_SEARCH_KEY: Final = "pause_search_history"
SKIP_KEY: Final = "double_tap_skip_duration"
THEME_KEY: Final = "app_theme_dark"
RESTRICTED_KEY: Final = "safe_search_mode"
PLAYBACK_SPEED_KEY: Final = "playback_speed"
"""Preference: how fast the film plays that was begun last."""
LANGUAGE_KEY: Final = "app_language"
LANGUAGES: Final = {
    "ar": "العربية",
    "de": "Deutsch",
    "en": "English (US)",
    "es": "Español",
    "fr": "Français",
    "hi": "हिन्दी",
    "ja": "日本語",
    "ko": "한국어",
    "pt": "Português",
    "ru": "Русский",
    "sq": "Shqip",
}
"""The languages that the app has of its own -> what they are called in themselves."""


def leading_to(activity: str, **extras: Extra) -> Intent:
    """The intent that starts one of the app's own pages."""
    return Intent(component=f"{PACKAGE}/{activity}", extras=extras)


def link(video: str) -> str:
    """The address by which a film is shared."""
    return f"https://youtu.be/{video}"
