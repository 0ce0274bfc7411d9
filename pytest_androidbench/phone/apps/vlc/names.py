"""Names of VLC 3.5.4: activities, actions, preferences."""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "org.videolan.vlc"
START: Final = ".StartActivity"
ONBOARDING: Final = ".gui.onboarding.OnboardingActivity"
MAIN: Final = ".gui.MainActivity"
HEADER_LIST: Final = ".gui.HeaderMediaListActivity"
SECONDARY: Final = ".gui.SecondaryActivity"
VIDEO: Final = ".gui.video.VideoPlayerActivity"
INFO: Final = ".gui.InfoActivity"
SEARCH: Final = ".gui.SearchActivity"
SETTINGS: Final = ".gui.preferences.PreferencesActivity"

NOTIFICATIONS: Final = "android.permission.POST_NOTIFICATIONS"
APP_PAGE: Final = "android.settings.APPLICATION_DETAILS_SETTINGS"
ALL_FILES_PAGE: Final = "android.settings.MANAGE_APP_ALL_FILES_ACCESS_PERMISSION"

FIRST_RUN: Final = "first_run"
SCAN: Final = "auto_rescan"
THEME: Final = "app_theme"
GROUPING: Final = "video_min_group_length"
"""By name, by folder, or not: "name", "folder", "none"."""
LIST_MODE: Final = "video_display_in_cards"
SORT: Final = "video_sort"
DESCENDING: Final = "video_sort_desc"
TIPS: Final = "video_player_tips_shown"
HISTORY: Final = "playback_history"
RESUME: Final = "playback_resume"
TAB: Final = "fragment_id"
BACKGROUND: Final = "video_action_switch"
"""What becomes of a film when another app comes to the front."""
STOPPED, HEARD = "0", "1"
ORIENTATION: Final = "screen_orientation"
FOLDERS_FIRST: Final = "tv_folders_first"
HIDDEN: Final = "browser_show_hidden_files"
SEEN_MARKER: Final = "media_seen"
PLAY_ALL_VIDEO: Final = "playlist_mode_video"
PLAY_ALL_AUDIO: Final = "playlist_mode_audio"

TOGGLE: Final = "org.videolan.vlc.remote.PlayPause"
NEXT: Final = "org.videolan.vlc.remote.Forward"
PREVIOUS: Final = "org.videolan.vlc.remote.Backward"
STOP: Final = "org.videolan.vlc.remote.Stop"
RECEIVER: Final = ".MediaButtonReceiver"
REMOTE: Final = (TOGGLE, NEXT, PREVIOUS, STOP)
