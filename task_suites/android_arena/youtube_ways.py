"""What tasks about YouTube share: films and playlists that are there, and ways through the app."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.youtube import (
    PACKAGE,
    Followed,
    ListedVideo,
    TubeContents,
    Video,
    VideoChannel,
    VideoList,
    YouTube,
)
from pytest_androidbench.tasks.strategies import codes
from task_suites.android_arena.looking import Sight, in_sight

APP: Final = "YouTube"
REST: Final = "everything else is as it was"
SUBJECTS: Final = (
    "ChatGPT", "Transformers", "Tides", "Sourdough", "Pendulums", "Sonnets", "Volcanoes", "Knots",
)  # fmt: skip
_DAY_MS: Final = 86_400_000
OWN_LIST: Final = 900
"""An id that no playlist has yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Films:
    """A channel with three films of a subject, and two playlists; a code tells them from others."""

    subject: str
    code: str
    order: tuple[int, int, int]
    """Places of the films by how often they were watched."""
    ages: tuple[int, int, int]
    """Of the films, in days."""

    @property
    def channel(self) -> VideoChannel:
        """Whose they are."""
        title = f"Lectures {self.code}"
        return VideoChannel(
            id=f"UCarena{self.code}", title=title, handle=f"lectures{self.code.lower()}",
            about="Short talks on large things", subscribers=1_240_000, scene="room",
        )  # fmt: skip

    @property
    def query(self) -> str:
        """Words that all of the films have, and no other."""
        return f"{self.subject} {self.code}"

    @property
    def titles(self) -> tuple[str, str, str]:
        """Of the films."""
        return (
            f"{self.subject} Explained Completely {self.code}",
            f"{self.subject} in Ten Minutes {self.code}",
            f"{self.subject} for Beginners {self.code}",
        )

    @property
    def title(self) -> str:
        """Of the film that is meant."""
        return self.titles[0]

    @property
    def other(self) -> str:
        """Of a film beside it."""
        return self.titles[1]

    @property
    def playlist(self) -> str:
        """The playlist that is meant."""
        return f"work {self.code}"

    @property
    def other_playlist(self) -> str:
        """A playlist beside it."""
        return f"rest {self.code}"

    def videos(self, now_ms: int) -> list[Video]:
        """The films."""
        return [
            Video(
                id=f"ar{self.code}{place:05d}",
                channel_id=self.channel.id,
                title=title,
                about="A talk",
                seconds=240 + 60 * place,
                views=1_000_000 - 100_000 * self.order[place],
                likes=40_000 + place,
                published_ms=now_ms - self.ages[place] * _DAY_MS,
            )
            for place, title in enumerate(self.titles)
        ]


def films() -> SearchStrategy[Films]:
    """Films of a drawn subject."""
    return st.builds(
        Films,
        subject=st.sampled_from(SUBJECTS),
        code=codes(4),
        order=st.permutations((0, 1, 2)).map(tuple),
        ages=st.lists(st.integers(2, 300), min_size=3, max_size=3, unique=True).map(tuple),
    )


@dataclass(frozen=True, slots=True)
class Start:
    """What a task's episode starts from."""

    tube: YouTube
    before: TubeContents
    videos: list[Video]

    @property
    def first(self) -> Video:
        """The one that a search for all of them shows first: which was watched most."""
        return max(self.videos, key=lambda video: video.views)

    @property
    def newest(self) -> Video:
        """The one that was made last."""
        return max(self.videos, key=lambda video: video.published_ms)


def arranged(
    episode: Episode, films_: Films, *, followed: bool = False, listed: tuple[int, ...] = ()
) -> Start:
    """Put the channel, its films and the playlists beside those that are there.

    Args:
        episode: what is going on.
        films_: what is drawn.
        followed: whether the channel is followed.
        listed: places of the films that are in the first playlist.
    """
    tube = YouTube(episode.device)
    now = round(episode.device.now().timestamp() * 1000)
    videos, channel = films_.videos(now), films_.channel
    lists = [
        VideoList(id=OWN_LIST, title=films_.playlist, made_ms=now),
        VideoList(id=OWN_LIST + 1, title=films_.other_playlist, made_ms=now - 1),
    ]
    items = [
        ListedVideo(playlist_id=OWN_LIST, video_id=videos[place].id, added_ms=now)
        for place in listed
    ]
    follows = [Followed(channel_id=channel.id, since_ms=now)] if followed else []
    tube.add(
        channels=[channel],
        videos=videos,
        playlists=lists,
        playlist_items=items,
        subscriptions=follows,
    )
    return Start(tube, tube.contents(), videos)


def is_watched(episode: Episode, start: Start, video: Video) -> list[str]:
    """What is missing for a film to be shown: its page in front, and it was the last to begin."""
    history = start.tube.contents().history
    last = max(history, key=lambda seen: seen.watched_ms).video_id if history else ""
    wrong = [] if last == video.id else [f"{last or 'nothing'} was watched last, not {video.id}"]
    return wrong + in_sight(episode.device, PACKAGE, Sight(id="video_info"))


def search(pilot: Pilot, words: str) -> Pilot:
    """Search for films."""
    return pilot.open(APP).tap(id="menu_item_1").type(None, words, enter=True)


def watch(pilot: Pilot, films_: Films, title: str) -> Pilot:
    """Search for the films, and watch one of them."""
    return search(pilot, films_.query).scroll_to(text=title).tap(text=title)


def open_channel(pilot: Pilot, films_: Films) -> Pilot:
    """Search for the channel, and open it."""
    return search(pilot, films_.channel.title).tap(id="channel_name", index=0)


def open_playlist(pilot: Pilot, title: str) -> Pilot:
    """Open a playlist."""
    return pilot.open(APP).tap("Library").scroll_to(text=title).tap(text=title)
