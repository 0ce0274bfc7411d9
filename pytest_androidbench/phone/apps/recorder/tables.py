"""The two tables of the database, and recordings as their rows."""

from __future__ import annotations

from typing import Any, Final

from pytest_androidbench.phone.apps.recorder.model import Record

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


def record_of(row: Any) -> Record:
    """The recording in a row of either table."""
    return Record(
        id=row["_id"],
        name=row["name"],
        duration_us=row["duration"],
        created=row["created"],
        added=row["added"],
        path=row["path"],
        format=row["format"],
        size=row["size"],
        rate=row["sample_rate"],
        channels=row["channel_count"],
        bits=row["bitrate"],
        data=row["data"],
        bookmarked=bool(row["bookmark"]),
    )


def columns_of(record: Record) -> tuple[str, list[Any]]:
    """Names and values of all columns but the id."""
    values: dict[str, Any] = {
        "name": record.name,
        "duration": record.duration_us,
        "created": record.created,
        "added": record.added,
        "path": record.path,
        "format": record.format,
        "size": record.size,
        "sample_rate": record.rate,
        "channel_count": record.channels,
        "bitrate": record.bits,
        "data": record.data,
        "bookmark": int(record.bookmarked),
        "waveform_processed": 1,
        "data_str": "",
    }
    return ", ".join(values), list(values.values())
