"""The names by which others know the app, and under which it keeps its settings.

After RetroMusicPlayer v6.1.0: AndroidManifest.xml, Constants.kt and MusicService.kt.
"""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "code.name.monkey.retromusic"
MAIN: Final = ".activities.MainActivity"
PERMISSIONS: Final = ".activities.PermissionActivity"
SONG_TAGS: Final = ".activities.tageditor.SongTagEditorActivity"
ALBUM_TAGS: Final = ".activities.tageditor.AlbumTagEditorActivity"
RESTORE: Final = ".fragments.backup.RestoreActivity"
DRIVING: Final = ".activities.DriveModeActivity"
NEEDED: Final = (
    "android.permission.READ_MEDIA_AUDIO",
    "android.permission.POST_NOTIFICATIONS",
)
"""Without these the first page is shown."""
NEARBY: Final = "android.permission.BLUETOOTH_CONNECT"
WRITE_SETTINGS: Final = "WRITE_SETTINGS"

TOGGLE: Final = f"{PACKAGE}.togglepause"
NEXT: Final = f"{PACKAGE}.skip"
PREVIOUS: Final = f"{PACKAGE}.rewind"
QUIT: Final = f"{PACKAGE}.quitservice"
FAVORITE: Final = f"{PACKAGE}.togglefavorite"
MEDIA_BUTTON: Final = "android.intent.action.MEDIA_BUTTON"
PLAYER_ACTIONS: Final = (TOGGLE, NEXT, PREVIOUS, QUIT, FAVORITE)

FAVORITES: Final = "Favorites"
"""The playlist of what was marked with a heart."""

POSITION_KEY: Final = "POSITION"
TRACK_POSITION_KEY: Final = "POSITION_IN_TRACK"
SHUFFLE_KEY: Final = "SHUFFLE_MODE"
REPEAT_KEY: Final = "REPEAT_MODE"
LAST_TAB_KEY: Final = "last_used_tab"
CATEGORIES_KEY: Final = "library_categories"
START_FOLDER_KEY: Final = "start_directory"
REMEMBER_TAB_KEY: Final = "remember_last_tab"
THEME_KEY: Final = "general_theme"
FILTER_KEY: Final = "filter_song"
WHITELIST_KEY: Final = "whitelist_music"
PAUSE_HISTORY_KEY: Final = "pause_history"
SUGGESTIONS_KEY: Final = "toggle_suggestions"
ADDED_SINCE_KEY: Final = "last_added_interval"
EXTRA_INFO_KEY: Final = "extra_song_info"
EXTRA_CONTROLS_KEY: Final = "toggle_add_controls"
TAB_TITLES_KEY: Final = "tab_text_mode"
NEW_QUEUE_KEY: Final = "toggle_shuffle"
EXPAND_KEY: Final = "expand_now_playing_panel"
LISTED_KEY: Final = "initialized_blacklist"
LYRICS_KEY: Final = "show_lyrics"
SPEED_KEY: Final = "playback_speed"
SLEEP_MINUTES_KEY: Final = "last_sleep_timer_value"
FINISH_SONG_KEY: Final = "sleep_timer_finish_song"
