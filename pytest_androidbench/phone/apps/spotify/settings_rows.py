"""The rows of the settings' pages that keep a value."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.spotify import names
from pytest_androidbench.phone.kit.preference_rows import (
    choice,
    heading,
    slider,
    toggle,
    translated,
)
from pytest_androidbench.phone.kit.preferences import Entry

_QUALITIES: Final = {
    "automatic": "Automatic",
    "low": "Low",
    "normal": "Normal",
    "high": "High",
    "very_high": "Very high",
}
_LEVELS: Final = {"loud": "Loud", "normal": "Normal", "quiet": "Quiet"}
_ASSISTANTS: Final = {"none": "None", "google": "Google Assistant"}

PAGES: Final[dict[str, tuple[Entry, ...]]] = {
    "content": (
        heading("Content preferences"),
        toggle(names.EXPLICIT, "Allow explicit content",
               "Explicit content is labeled with the E tag", default=True),
        toggle("show_unplayable", "Show unplayable songs",
               "Show songs that are unplayable, for example because the artist removed them"),
        heading("Display"),
        toggle("canvas", "Canvas", "Display short, looping visuals on tracks", default=True),
    ),
    "playback": (
        heading("Track transitions"),
        slider("crossfade_seconds", "Crossfade", 0, 0, 12,
               summary="Seconds that songs overlap"),
        toggle("gapless", "Gapless playback", "Removes the gaps between tracks", default=True),
        toggle("automix", "Automix", "Smooth transitions between songs in a playlist",
               default=True),
        heading("Listening controls"),
        toggle(names.AUTOPLAY, "Autoplay",
               "Enjoy nonstop listening. When your music ends, similar songs follow",
               default=True),
        toggle("mono", "Mono audio", "Makes the left and right speakers play the same audio"),
        toggle("normalize", "Volume normalization", "Set the same volume level for all content",
               default=True),
        choice("loudness", "Volume level", translated(_LEVELS), "normal"),
    ),
    "privacy": (
        heading("Listening activity"),
        toggle(names.PRIVATE, "Private session",
               "Listen anonymously: a private session ends by itself after six hours"),
        toggle("share_activity", "Listening activity", "Share what you listen to with followers",
               default=True),
        heading("Social"),
        toggle("show_top_artists", "Recently played artists",
               "Show my recently played artists on my public profile", default=True),
        toggle("show_followers", "Followers and following",
               "Show my follower and following lists on my public profile", default=True),
    ),
    "notifications": (
        toggle("notify_music", "New music", "Fresh tracks from artists you follow",
               default=True),
        toggle("notify_playlists", "Playlist updates", "A playlist you follow is updated",
               default=True),
        toggle("notify_podcasts", "Podcasts", "New episodes of shows you follow", default=True),
        toggle("notify_concerts", "Concert notifications", "Updates about shows near you"),
        toggle("notify_product", "Product news", "Feature updates and tips"),
    ),
    "devices": (
        heading("Devices"),
        toggle("local_devices_only", "Show local devices only",
               "Only show devices on your local network in the devices menu"),
        toggle("device_broadcast", "Device broadcast status",
               "Allow other apps on your device to see what you are listening to"),
        heading("Apps"),
        choice("voice_assistant", "Voice assistant", translated(_ASSISTANTS), "none"),
    ),
    "saving": (
        heading("Data-saving"),
        toggle(names.DATA_SAVER, "Data Saver",
               "Sets your audio quality to low and hides Canvas"),
        toggle("download_cellular", "Download using cellular"),
        toggle("stream_cellular", "Stream over cellular", default=True),
        heading("Offline"),
        toggle(names.OFFLINE, "Offline mode",
               "When you go offline, you'll only be able to play what you've downloaded"),
    ),
    "quality": (
        heading("Audio streaming quality"),
        choice("quality_wifi", "Wi-Fi streaming quality", translated(_QUALITIES), "automatic"),
        choice("quality_cellular", "Cellular streaming quality", translated(_QUALITIES),
               "automatic"),
        toggle("auto_adjust", "Auto adjust quality",
               "Adjusts your audio quality when your internet bandwidth is low", default=True),
        heading("Audio downloads"),
        choice("quality_download", "Audio download quality", translated(_QUALITIES), "normal"),
        heading("Video streaming quality"),
        choice("video_wifi", "Wi-Fi video quality", translated(_QUALITIES), "very_high"),
        choice("video_cellular", "Cellular video quality", translated(_QUALITIES), "normal"),
    ),
    "advertisements": (
        toggle("tailored_ads", "Tailored ads",
               "Ads are chosen by what is known of you", default=True),
    ),
}  # fmt: skip
