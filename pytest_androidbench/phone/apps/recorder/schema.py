"""The two tables of the database."""

from __future__ import annotations

from typing import Final

DATABASE: Final = "records.db"
_COMMON: Final = """path TEXT NOT NULL, format TEXT NOT NULL DEFAULT '',
 size LONG NOT NULL DEFAULT 0, sample_rate INTEGER NOT NULL DEFAULT 0,
 channel_count INTEGER NOT NULL DEFAULT 0, bitrate INTEGER NOT NULL DEFAULT 0,
 data BLOB NOT NULL, bookmark INTEGER NOT NULL DEFAULT 0,
 waveform_processed INTEGER NOT NULL DEFAULT 0, data_str BLOB NOT NULL);
"""
_START: Final = """(_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL,
 duration LONG NOT NULL, created LONG NOT NULL, added LONG NOT NULL, """
SCHEMA: Final = "\n".join(
    (
        "CREATE TABLE android_metadata (locale TEXT);",
        "INSERT INTO android_metadata VALUES ('en_US');",
        f"CREATE TABLE records {_START}{_COMMON}",
        f"CREATE TABLE trash {_START}removed LONG NOT NULL, {_COMMON}",
        "PRAGMA user_version = 3;",
    )
)
