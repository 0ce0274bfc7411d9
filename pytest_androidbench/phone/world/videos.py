"""Videos of the small world: who films, what is to be seen, and what others say to it."""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.world.more_videos import more_videos
from pytest_androidbench.phone.world.video_rows import CHANNEL_ROWS, REMARKS, VIDEO_ROWS

SHORT_S: Final = 60
"""What is no longer than this is a short."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Channel:
    """Somebody's films."""

    handle: str
    """How others write of it, without the sign ahead."""
    title: str
    owner: str
    """One of the world's people."""
    about: str
    subscribers: int
    scene: str
    """What its pictures look like: hills, town, sea, table, board."""

    @property
    def key(self) -> str:
        """Twenty-four letters that stay the same."""
        return "UC" + _letters(f"channel {self.handle}", 22)


@dataclass(frozen=True, slots=True, kw_only=True)
class Video:
    """One film."""

    channel: Channel
    title: str
    seconds: int
    views: int
    days: int
    """So many days before today it was shown first."""
    about: str

    @property
    def key(self) -> str:
        """Eleven letters that stay the same."""
        return _letters(self.title, 11)

    @property
    def short(self) -> bool:
        """Whether it is filmed upright, and over in a minute."""
        return self.seconds <= SHORT_S

    @property
    def likes(self) -> int:
        """How many people have liked it."""
        return self.views // (17 + len(self.title) % 23)


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """What somebody says to a film, or to what another says."""

    video: str
    """Key of the film."""
    author: str
    text: str
    days: int
    likes: int
    answer: bool = False
    """Whether it answers the remark ahead of it."""


def _letters(text: str, count: int) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return base64.urlsafe_b64encode(digest).decode()[:count]


_MORE: Final = more_videos()
_ROWS: Final = (*VIDEO_ROWS, *_MORE.videos)
_SAID: Final = {**REMARKS, **_MORE.remarks}
CHANNELS: Final = tuple(
    Channel(handle=handle, title=title, owner=owner, subscribers=count, scene=scene, about=about)
    for handle, title, owner, count, scene, about in (*CHANNEL_ROWS, *_MORE.channels)
)
_BY_HANDLE: Final = {one.handle: one for one in CHANNELS}
VIDEOS: Final = tuple(
    Video(
        channel=_BY_HANDLE[handle],
        title=title,
        seconds=seconds,
        views=views,
        days=days,
        about=about,
    )
    for handle, title, seconds, views, days, about, _, _ in _ROWS
)


def remarks() -> list[Remark]:
    """All remarks, film by film: one of its own, one of its channel's, an answer to every third."""
    found: list[Remark] = []
    for place, (video, row) in enumerate(zip(VIDEOS, _ROWS, strict=True)):
        author, text = row[6], row[7]
        found.append(
            Remark(
                video=video.key, author=author, text=text, days=video.days * 4 // 5,
                likes=video.views // 900,
            )
        )  # fmt: skip
        if place % 3 == 0:
            found.append(
                Remark(
                    video=video.key, author=video.channel.owner, text="Thank you for watching!",
                    days=video.days * 3 // 4, likes=video.views // 4000, answer=True,
                )
            )  # fmt: skip
        other, said = _SAID[video.channel.handle][place % 5]
        found.append(
            Remark(
                video=video.key, author=other, text=said, days=video.days // 2,
                likes=video.views // 2500,
            )
        )  # fmt: skip
    return found
