"""The app's tables, and the questions that its pages put to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.youtube import names
from pytest_androidbench.phone.apps.youtube.model import (
    LONGEST_TITLE,
    WATCH_LATER,
    PlaylistItem,
    Rating,
    Subscription,
    TubeChannel,
    TubePlaylist,
    TubeVideo,
    Watched,
)
from pytest_androidbench.phone.kit.past_searches import PastSearches
from pytest_androidbench.phone.kit.tables import Table

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

MOST: Final = "LIMIT 200"
_IN_FEED: Final = "WHERE id NOT IN (SELECT video_id FROM dismissed)"
_FOLLOWED: Final = "channel_id IN (SELECT channel_id FROM subscriptions)"


class TubeStore:
    """Films, channels, and what the owner of the phone did with them."""

    def __init__(self, app: App) -> None:
        db = app.database()
        self._db = db
        self._clock = app.phone.clock
        self._prefs = app.prefs()
        self.videos = Table(db, "videos", TubeVideo)
        self.channels = Table(db, "channels", TubeChannel)
        self.subscriptions = Table(db, "subscriptions", Subscription, "channel_id")
        self.ratings = Table(db, "ratings", Rating, "video_id")
        self.history = Table(db, "history", Watched)
        self.searches = PastSearches(db)
        self.playlists = Table(db, "playlists", TubePlaylist)
        self.items = Table(db, "playlist_items", PlaylistItem)

    @property
    def now(self) -> int:
        """The phone's time, in milliseconds."""
        return self._clock.now_ms

    def feed(self, *, followed: bool = False, short: bool = False) -> list[TubeVideo]:
        """What is proposed, or the newest of the channels that are followed."""
        rest = f"{_IN_FEED} AND short = ?"
        if followed:
            return self.videos.all(
                f"{rest} AND {_FOLLOWED} ORDER BY published_ms DESC, id {MOST}", short
            )
        order = f"ORDER BY {_FOLLOWED} DESC, views / (10 + seconds % 97) DESC, id"
        return self.videos.all(f"{rest} {order} {MOST}", short)

    def of_channel(self, channel: str, *, short: bool, popular: bool = False) -> list[TubeVideo]:
        """A channel's films, the newest or the most popular first."""
        order = "views" if popular else "published_ms"
        return self.videos.all(
            f"WHERE channel_id = ? AND short = ? ORDER BY {order} DESC, id {MOST}", channel, short
        )

    def beside(self, video: TubeVideo) -> list[TubeVideo]:
        """What is proposed below a film: its channel's first."""
        return self.videos.all(
            "WHERE id != ? AND short = 0 AND id NOT IN (SELECT video_id FROM dismissed) "
            "ORDER BY channel_id = ? DESC, abs(seconds - ?), id LIMIT 12",
            video.id, video.channel_id, video.seconds,
        )  # fmt: skip

    def channel(self, id_: str) -> TubeChannel:
        """A channel; one of nobody where there is none."""
        return self.channels.get(id_) or TubeChannel(id=id_)

    def followed(self) -> list[TubeChannel]:
        """The channels that are followed, by their names."""
        return self.channels.all(
            "WHERE id IN (SELECT channel_id FROM subscriptions) ORDER BY title COLLATE NOCASE, id"
        )

    def subscribe(self, channel: str, *, on: bool) -> None:
        """Follow a channel, or not."""
        self.subscriptions.remove([channel])
        if on:
            self.subscriptions.add(Subscription(channel_id=channel, since_ms=self.now))

    def rating(self, video: str) -> str:
        """The thumb that a film got: "like", "dislike" or ""."""
        found = self.ratings.get(video)
        return found.rating if found is not None else ""

    def rate(self, video: str, rating: str) -> None:
        """Give a film a thumb, or take it back with ""."""
        self.ratings.remove([video])
        if rating:
            self.ratings.add(Rating(video_id=video, rating=rating, rated_ms=self.now))

    def liked(self) -> list[TubeVideo]:
        """The films with a thumb up, the last one first."""
        return self.videos.all(
            "JOIN ratings r ON r.video_id = t.id WHERE r.rating = 'like' "
            f"ORDER BY r.rated_ms DESC, t.id {MOST}"
        )

    def watched(self) -> list[TubeVideo]:
        """The films that were watched, the last one first."""
        return self.videos.all(
            f"JOIN history h ON h.video_id = t.id ORDER BY h.watched_ms DESC, h._id DESC {MOST}"
        )

    def progress(self, video: str) -> Watched | None:
        """How far a film was watched."""
        return self.history.first("WHERE video_id = ?", video)

    def watch(self, video: str, position_ms: int) -> None:
        """Keep how far a film was watched, unless nothing is to be kept."""
        quiet = names.PAUSE_HISTORY_KEY, names.INCOGNITO_KEY
        if any(self._prefs.get(key, default=False) for key in quiet):
            return
        self.forget(video)
        row = Watched(video_id=video, watched_ms=self.now, position_ms=position_ms)
        self.history.add(row)

    def forget(self, video: str) -> None:
        """Take a film out of the history."""
        self._db.execute("DELETE FROM history WHERE video_id = ?", video)

    def clear(self, table: str) -> None:
        """Empty the history of films, or of searches."""
        self._db.execute(
            {"history": "DELETE FROM history", "searches": "DELETE FROM searches"}[table]
        )

    def dismiss(self, video: str, *, on: bool = True) -> None:
        """Propose a film no more, or again."""
        self._db.execute("DELETE FROM dismissed WHERE video_id = ?", video)
        if on:
            self._db.execute("INSERT INTO dismissed (video_id) VALUES (?)", video)

    def searched(self, words: str) -> None:
        """Keep what was searched for."""
        quiet = names.PAUSE_SEARCH_KEY, names.INCOGNITO_KEY
        if any(self._prefs.get(key, default=False) for key in quiet):
            return
        self.searches.add(words, self.now)

    def own_playlists(self) -> list[TubePlaylist]:
        """The playlists but for "Watch later", the newest first."""
        return self.playlists.all("WHERE _id != ? ORDER BY made_ms DESC, _id DESC", WATCH_LATER)

    def make_playlist(self, title: str, privacy: str) -> int:
        """A new playlist; gives its number."""
        row = TubePlaylist(title=title[:LONGEST_TITLE], privacy=privacy, made_ms=self.now)
        return self.playlists.add(row)

    def remove_playlist(self, id_: int) -> None:
        """Delete a playlist, not its films."""
        self._db.execute("DELETE FROM playlist_items WHERE playlist_id = ?", id_)
        self.playlists.remove([id_])

    def in_playlist(self, id_: int) -> list[TubeVideo]:
        """A playlist's films, in the order in which they were added."""
        return self.videos.all(
            "JOIN playlist_items i ON i.video_id = t.id WHERE i.playlist_id = ? "
            f"ORDER BY i.added_ms, i._id {MOST}", id_,
        )  # fmt: skip

    def holds(self, id_: int, video: str) -> bool:
        """Whether a film is in a playlist."""
        return bool(self.items.count("WHERE playlist_id = ? AND video_id = ?", id_, video))

    def keep(self, id_: int, video: str, *, on: bool = True) -> None:
        """Put a film into a playlist, or take it out."""
        self._db.execute(
            "DELETE FROM playlist_items WHERE playlist_id = ? AND video_id = ?", id_, video
        )
        if on:
            self.items.add(PlaylistItem(playlist_id=id_, video_id=video, added_ms=self.now))
