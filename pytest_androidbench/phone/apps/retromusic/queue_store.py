"""What is played in turn, in `music_playback_state.db`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.retromusic.rows import MOST_ROWS, QUEUED, insert, song_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pytest_androidbench.phone.apps.retromusic.model import Song
    from pytest_androidbench.phone.system.databases import Database

PLAYING, ORIGINAL = "playing_queue", "original_playing_queue"
_ORDER: Final = "ORDER BY rowid"


class QueueStore:
    """Two queues: the one that is played, and the order it had before it was shuffled.

    As in MusicPlaybackQueueStore.java each change empties both tables and writes them anew.
    """

    def __init__(self, database: Database) -> None:
        self._db = database

    def playing(self) -> list[Song]:
        """The queue as it is played."""
        return self._read(PLAYING)

    def original(self) -> list[Song]:
        """The queue as it was given."""
        return self._read(ORIGINAL)

    def count(self) -> int:
        """How many songs are in the queue."""
        return int(self._db.value(f"SELECT count(*) FROM {PLAYING}"))  # noqa: S608 - own names

    def at(self, place: int) -> Song | None:
        """What is at a place of the queue."""
        sql = f"SELECT * FROM {PLAYING} {_ORDER} LIMIT 1 OFFSET ?"  # noqa: S608 - own names
        row = self._db.one(sql, place)
        return None if row is None else song_of(row, QUEUED)

    def write(self, playing: Sequence[Song], original: Sequence[Song]) -> None:
        """Let these be the queues."""
        with self._db.transaction():
            for table, songs in ((PLAYING, playing), (ORIGINAL, original)):
                self._db.execute(f"DELETE FROM {table}")  # noqa: S608 - own names
                for song in songs:
                    insert(self._db, table, song, QUEUED)

    def _read(self, table: str) -> list[Song]:
        sql = f"SELECT * FROM {table} {_ORDER} LIMIT ?"  # noqa: S608 - own names
        rows = self._db.query(sql, MOST_ROWS)
        return [song_of(row, QUEUED) for row in rows]
