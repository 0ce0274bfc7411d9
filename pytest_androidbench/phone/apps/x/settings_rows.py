"""The rows of the settings' pages that keep a value."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.x import names
from pytest_androidbench.phone.kit.preference_rows import choice, heading, toggle, translated
from pytest_androidbench.phone.kit.preferences import Entry

_THEMES: Final = {"system": "Use device settings", "light": "Off", "dark": "On"}
_SIZES: Final = {"small": "Small", "normal": "Default", "large": "Large"}
_WRITERS: Final = {"followed": "People you follow", "verified": "Verified users", "all": "Everyone"}
_TAGS: Final = {"all": "Anyone can tag you", "followed": "Only people you follow", "off": "Off"}
_VIDEOS: Final = {"wifi": "On Wi-Fi only", "always": "On cellular or Wi-Fi", "never": "Never"}
_COUNTRIES: Final = {"us": "United States", "uk": "United Kingdom", "li": "Liechtenstein"}

PAGES: Final[dict[str, tuple[Entry, ...]]] = {
    "information": (
        choice("country", "Country", translated(_COUNTRIES), "us"),
        toggle("automation", "Automation", "Say that the account is run by a program"),
    ),
    "security": (
        toggle("two_factor", "Two-factor authentication", "Asks for a code beside the password"),
        toggle("password_reset_protect", "Password reset protect",
               "Asks for your email or phone number before a reset"),
        toggle("id_verification", "Additional password protection"),
    ),
    "privacy": (
        heading("Your X activity"),
        toggle(names.PROTECTED, "Protect your posts", "Only followers see your posts"),
        choice("photo_tagging", "Photo tagging", translated(_TAGS), "followed"),
        toggle("sensitive_content", "Display media that may contain sensitive content"),
        toggle("discoverable_by_email", "Let people who have your email address find you"),
        toggle("personalised_ads", "Personalized ads", default=True),
        toggle("location_information", "Personalize based on places you've been"),
    ),
    "messages": (
        choice("dm_from", "Allow message requests from", translated(_WRITERS), "followed"),
        toggle("dm_filter", "Filter low-quality messages", default=True),
        toggle("dm_receipts", "Show read receipts", default=True),
    ),
    "notifications": (
        toggle("quality_filter", "Quality filter", "Leaves out repeated or automated content",
               default=True),
        heading("Push notifications"),
        toggle("push_likes", "Likes", default=True),
        toggle("push_reposts", "Reposts", default=True),
        toggle("push_mentions", "Mentions and replies", default=True),
        toggle("push_followers", "New followers", default=True),
        toggle("push_messages", "Direct Messages", default=True),
        heading("Email notifications"),
        toggle("email_digest", "Top posts", "A mail each week"),
    ),
    "display": (
        heading("Display and sound"),
        choice(names.THEME, "Dark mode", translated(_THEMES), "system"),
        choice("font_size", "Font size", translated(_SIZES), "normal"),
        toggle("media_previews", "Media previews", default=True),
        toggle("sound_effects", "Sound effects", default=True),
        heading("Accessibility"),
        toggle("alt_reminder", "Receive image description reminder",
               "Reminds you to describe images before posting"),
        toggle("reduce_motion", "Reduce motion"),
        heading("Data usage"),
        toggle("data_saver", "Data saver", "Loads images in lower quality"),
        choice("video_autoplay", "Video autoplay", translated(_VIDEOS), "wifi"),
    ),
    "explore": (
        toggle("explore_here", "Show content in this location", default=True),
        toggle("explore_personal", "Trends for you", "Personalizes trends by whom you follow",
               default=True),
    ),
}  # fmt: skip
"""Pages by their names -> rows."""
