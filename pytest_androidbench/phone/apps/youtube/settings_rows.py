"""The rows of the settings' pages that keep a value."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.youtube import names
from pytest_androidbench.phone.kit.preference_rows import choice, heading, toggle, translated
from pytest_androidbench.phone.kit.preferences import Entry
from pytest_androidbench.phone.ui.message import TextLike, tr

_FEEDS: Final = {"always": "Always on", "wifi": "Wi-Fi only", "off": "Off"}
_QUALITIES: Final = {
    "auto": "Auto (recommended)",
    "high": "Higher picture quality",
    "saver": "Data saver",
}
_THEMES: Final = {"system": "Use device theme", "light": "Light theme", "dark": "Dark theme"}
_SKIPS: Final = {str(one): f"{one} seconds" for one in (5, 10, 15, 20, 30, 60)}
_SIZES: Final = {"small": "Small", "normal": "Normal", "large": "Large"}
_BREAKS: Final = {
    "off": "Off",
    "30": "Every 30 minutes",
    "60": "Every hour",
    "90": "Every hour and a half",
}
_LANGUAGES: Final[dict[str, TextLike]] = {"": tr("Device language"), **names.LANGUAGES}

PAGES: Final[dict[str, tuple[Entry, ...]]] = {
    "general": (
        choice("take_a_break", "Remind me to take a break", translated(_BREAKS), "off"),
        choice(names.THEME_KEY, "Appearance", translated(_THEMES), "system"),
        choice(names.LANGUAGE_KEY, "App language", _LANGUAGES, ""),
        choice("inline_playback", "Playback in feeds", translated(_FEEDS), "wifi"),
        choice(names.SKIP_KEY, "Double-tap to seek", translated(_SKIPS), "10"),
        toggle(
            names.RESTRICTED_KEY,
            "Restricted Mode",
            "Hides videos that may not be suitable for everybody on this device",
        ),
        toggle("enable_stats_for_nerds", "Enable stats for nerds"),
    ),
    "data": (
        toggle("data_saving_mode", "Data saving mode", "Uses less mobile data"),
        heading("Mobile data"),
        toggle("reduce_video_quality", "Reduce video quality"),
        toggle("limit_mobile_data_usage", "Play HD on Wi-Fi only"),
        toggle("mute_feeds_on_mobile", "Muted playback in feeds on Wi-Fi only", default=True),
    ),
    "autoplay": (
        toggle(
            names.AUTOPLAY_KEY,
            "Autoplay next video",
            "When a video ends, another one plays by itself",
            default=True,
        ),
    ),
    "quality": (
        choice("video_quality_wifi", "Video quality on Wi-Fi", translated(_QUALITIES), "auto"),
        choice("video_quality_mobile", "Video quality on mobile networks",
               translated(_QUALITIES), "auto"),
    ),
    "history": (
        toggle(
            names.PAUSE_HISTORY_KEY,
            "Pause watch history",
            "Videos you watch are not added to your history",
        ),
        toggle(
            names.PAUSE_SEARCH_KEY,
            "Pause search history",
            "Words you search for are not kept",
        ),
        toggle(
            names.INCOGNITO_KEY,
            "Incognito",
            "Nothing you watch or search for is kept",
        ),
        toggle("keep_subscriptions_private", "Keep all my subscriptions private", default=True),
    ),
    "notifications": (
        toggle("notify_subscriptions", "Subscriptions", "Activity of channels you follow",
               default=True),
        toggle("notify_recommended", "Recommended videos", "Videos you might like",
               default=True),
        toggle("notify_comments", "Activity on my comments", "Replies and thumbs", default=True),
        toggle("notify_mentions", "Mentions", "When others mention you", default=True),
        toggle("notify_digest", "Scheduled digest", "All notifications once a day"),
        toggle("notify_quiet", "Disable sounds & vibrations", "From 10:00 PM to 8:00 AM",
               default=True),
    ),
    "captions": (
        toggle("captions_on", "Show captions"),
        choice("captions_size", "Text size", translated(_SIZES), "normal"),
    ),
    "accessibility": (
        toggle("accessibility_player", "Accessibility player",
               "Player controls stay on the screen"),
    ),
}  # fmt: skip
