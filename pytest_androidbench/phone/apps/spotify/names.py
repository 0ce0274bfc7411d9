"""Names of Spotify's app.

Package and launch activity are the real ones, as public scripts start it. Ids of tabs, search,
library, rows, headers, dialogs and the player are those that public tests of the app name
(`github.com/gitstanhub/test-automation-experiment-spotify`, `github.com/Maram31/SWE2020-Final`,
ChromeOS' tests of battery and memory). It is closed source: other ids, activities and keys are
ours, made after the words on its pages.
"""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "com.spotify.music"
MAIN: Final = "com.spotify.music.MainActivity"
RECEIVER: Final = "com.spotify.music.internal.receiver.MediaButtonReceiver"
TOGGLE: Final = "com.spotify.mobile.android.ui.widget.PLAY"
NEXT: Final = "com.spotify.mobile.android.ui.widget.NEXT"
PREVIOUS: Final = "com.spotify.mobile.android.ui.widget.PREVIOUS"
STOP: Final = "com.spotify.mobile.android.service.STOP"
POST: Final = "android.permission.POST_NOTIFICATIONS"
HOSTS: Final = ("open.spotify.com",)

PROFILE_NAME: Final = "display_name"
DATA_SAVER: Final = "data_saver"
OFFLINE: Final = "offline_mode"
AUTOPLAY: Final = "autoplay"
EXPLICIT: Final = "allow_explicit"
PRIVATE: Final = "private_session"
SORT: Final = "library_sort"
GRID: Final = "library_grid"
FROM_KIND: Final = "context_kind"
"""In the preferences `playback`: what is played, as a kind and a number."""
FROM_ID: Final = "context_id"
SLEEP_AT: Final = "sleep_at"
SLEEP_TIMER: Final = "sleep_timer"
SLEEP_TRACK: Final = "sleep_after_track"

MOST_NAME: Final = 30
"""Characters of somebody's name."""
MOST_TITLE: Final = 100
"""Characters of a playlist's name."""
