"""What was played when and how often: of Room's tables two, and two older databases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.retromusic import schema
from pytest_androidbench.phone.apps.retromusic.names import PAUSE_HISTORY_KEY
from pytest_androidbench.phone.apps.retromusic.rows import ENTITY, MOST_ROWS, insert, song_of

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.retromusic.model import Song
    from pytest_androidbench.phone.system.app import App

MOST_RECENT: Final = 150
"""So many rows the older history keeps (HistoryStore.java)."""
MOST_PLAYED: Final = 99
WEEK_MS: Final = 7 * 24 * 60 * 60 * 1000
HEIGHT, BASE = 50, 25


class PlayedSongs:
    """Keeps what was played."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._room = app.database(schema.PLAYLISTS)
        self._counts = app.database(schema.PLAY_COUNT)

    @property
    def _now(self) -> int:
        return self._app.phone.clock.now_ms

    def begun(self, song: Song) -> None:
        """A song begins."""
        self._note(song.id)
        if not self._app.prefs().get(PAUSE_HISTORY_KEY, default=False):
            self.remember(song)
        before = self._room.value("SELECT play_count FROM PlayCountEntity WHERE id = ?", song.id)
        times = int(before or 0) + 1
        insert(self._room, "PlayCountEntity", song, ENTITY, time_played=self._now, play_count=times)

    def remember(self, song: Song) -> None:
        """Put a song at the top of the history."""
        insert(self._room, "HistoryEntity", song, ENTITY, time_played=self._now)

    def heard(self, song: int) -> None:
        """At least half of a song was heard (SongPlayCountStore.java)."""
        week = self._now // WEEK_MS
        sql = "SELECT * FROM song_play_count WHERE song_id = ?"
        row = self._counts.one(sql, song)
        counts = _shifted(row, week) if row is not None else [0] * schema.WEEKS
        counts[0] += 1
        values = {f"week{place}": count for place, count in enumerate(counts)}
        values |= {"song_id": song, "week_index": week}
        names, marks = ", ".join(values), ", ".join("?" * (len(values) + 1))
        sql = f"REPLACE INTO song_play_count ({names}, play_count_score) VALUES ({marks})"  # noqa: S608
        self._counts.execute(sql, *values.values(), _score(counts))

    def recent(self) -> list[Song]:
        """What was played, the last first."""
        sql = "SELECT * FROM HistoryEntity ORDER BY time_played DESC, id LIMIT ?"
        return [song_of(row, ENTITY) for row in self._room.query(sql, MOST_ROWS)]

    def most(self) -> list[Song]:
        """What was played most often."""
        sql = "SELECT * FROM PlayCountEntity ORDER BY play_count DESC, time_played, id LIMIT ?"
        return [song_of(row, ENTITY) for row in self._room.query(sql, MOST_PLAYED)]

    def forget(self, song: int) -> None:
        """A song is gone."""
        for table in ("HistoryEntity", "PlayCountEntity"):
            self._room.execute(f"DELETE FROM {table} WHERE id = ?", song)  # noqa: S608 - own names

    def clear(self) -> list[Song]:
        """Forget what was played; gives what that was."""
        songs = self.recent()
        self._room.execute("DELETE FROM HistoryEntity")
        return songs

    def _note(self, song: int) -> None:
        database = self._app.database(schema.HISTORY)
        database.execute("DELETE FROM recent_history WHERE song_id = ?", song)
        database.execute("INSERT INTO recent_history VALUES (?, ?)", song, self._now)
        sql = """DELETE FROM recent_history WHERE song_id NOT IN
          (SELECT song_id FROM recent_history ORDER BY time_played DESC LIMIT ?)"""
        database.execute(sql, MOST_RECENT)


def _shifted(row: Any, week: int) -> list[int]:
    """The counts of the weeks, as they are to be counted from another week on."""
    kept = [int(row[f"week{place}"] or 0) for place in range(schema.WEEKS)]
    passed = week - int(row["week_index"] or 0)
    if abs(passed) >= schema.WEEKS:
        return [0] * schema.WEEKS
    if passed >= 0:
        return [*[0] * passed, *kept[: schema.WEEKS - passed]]
    return [*kept[-passed:], *[0] * -passed]


def _score(counts: list[int]) -> float:
    """A play counts the more the fewer weeks ago it was: Android's AccelerateInterpolator(1.5)."""
    return sum(
        count * ((1 - week / schema.WEEKS) ** 3 * HEIGHT + BASE)
        for week, count in enumerate(counts)
    )
