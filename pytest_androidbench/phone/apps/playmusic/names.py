"""Names that the app has towards the phone.

Package and launch activity as Android's log has them; ids of the player and of lists from public
tests of the real app (version 8).
"""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "com.google.android.music"
TOP: Final = "com.android.music.activitymanagement.TopLevelActivity"
SETTINGS: Final = "com.google.android.music.ui.settings.MusicSettingsActivity"
RECEIVER: Final = "com.google.android.music.playback.MediaButtonReceiver"
TOGGLE: Final = "com.android.music.musicservicecommand.togglepause"
NEXT: Final = "com.android.music.musicservicecommand.next"
PREVIOUS: Final = "com.android.music.musicservicecommand.previous"
STOP: Final = "com.android.music.musicservicecommand.stop"
AUDIO: Final = "android.permission.READ_MEDIA_AUDIO"
POST: Final = "android.permission.POST_NOTIFICATIONS"
ONLY_LOCAL_KEY: Final = "downloaded_only"
EXPLICIT_KEY: Final = "block_explicit"
WIFI_ONLY_KEY: Final = "stream_on_wifi_only"
QUALITY_KEY: Final = "stream_quality"
