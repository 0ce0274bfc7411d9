"""The tables of the app's databases.

After RetroMusicPlayer v6.1.0: RetroDatabase.kt (Room, version 24) and the stores in `providers`.
"""

from __future__ import annotations

from typing import Final

PLAYLISTS: Final = "playlist.db"
PLAYBACK: Final = "music_playback_state.db"
HISTORY: Final = "history.db"
PLAY_COUNT: Final = "song_play_count.db"
BLACKLIST: Final = "blacklist.db"
WEEKS: Final = 52
"""For so many weeks is counted how often a song was played."""

_METADATA: Final = """
CREATE TABLE android_metadata (locale TEXT);
INSERT INTO android_metadata VALUES ('en_US');
"""
_SONG: Final = """`title` TEXT NOT NULL, `track_number` INTEGER NOT NULL, `year` INTEGER NOT NULL,
  `duration` INTEGER NOT NULL, `data` TEXT NOT NULL, `date_modified` INTEGER NOT NULL,
  `album_id` INTEGER NOT NULL, `album_name` TEXT NOT NULL, `artist_id` INTEGER NOT NULL,
  `artist_name` TEXT NOT NULL, `composer` TEXT, `album_artist` TEXT"""
_QUEUE: Final = """(_id INT NOT NULL,title STRING NOT NULL,track INT NOT NULL,year INT NOT NULL,
  duration LONG NOT NULL,_data STRING NOT NULL,date_modified LONG NOT NULL,album_id INT NOT NULL,
  album STRING NOT NULL,artist_id INT NOT NULL,artist STRING NOT NULL,composer STRING,
  album_artist STRING)"""
_WEEKS: Final = "".join(f"week{week} INT DEFAULT 0," for week in range(WEEKS))

SCHEMAS: Final = {
    PLAYLISTS: f"""
PRAGMA user_version = 24;
{_METADATA}
CREATE TABLE `PlaylistEntity` (`playlist_id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  `playlist_name` TEXT NOT NULL);
CREATE TABLE `SongEntity` (`song_key` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  `playlist_creator_id` INTEGER NOT NULL, `id` INTEGER NOT NULL, {_SONG});
CREATE UNIQUE INDEX `index_SongEntity_playlist_creator_id_id` ON `SongEntity`
  (`playlist_creator_id`, `id`);
CREATE TABLE `HistoryEntity` (`id` INTEGER NOT NULL, {_SONG}, `time_played` INTEGER NOT NULL,
  PRIMARY KEY(`id`));
CREATE TABLE `PlayCountEntity` (`id` INTEGER NOT NULL, {_SONG}, `time_played` INTEGER NOT NULL,
  `play_count` INTEGER NOT NULL, PRIMARY KEY(`id`));
CREATE TABLE room_master_table (id INTEGER PRIMARY KEY,identity_hash TEXT);
INSERT INTO room_master_table (id,identity_hash)
  VALUES(42, 'f793f5ad3c36b79989dbc58a02676797');
""",
    PLAYBACK: f"""
PRAGMA user_version = 12;
{_METADATA}
CREATE TABLE playing_queue{_QUEUE};
CREATE TABLE original_playing_queue{_QUEUE};
""",
    HISTORY: f"""
PRAGMA user_version = 1;
{_METADATA}
CREATE TABLE recent_history (song_id LONG NOT NULL,time_played LONG NOT NULL);
""",
    PLAY_COUNT: f"""
PRAGMA user_version = 3;
{_METADATA}
CREATE TABLE song_play_count(song_id INT UNIQUE,{_WEEKS}week_index INT NOT NULL,
  play_count_score REAL DEFAULT 0);
""",
    BLACKLIST: f"""
PRAGMA user_version = 2;
{_METADATA}
CREATE TABLE blacklist (path STRING NOT NULL);
""",
}
"""The first one is the app's main database."""
