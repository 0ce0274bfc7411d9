"""What VLC lists: media, groups of them, playlists."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.ui.message import Message, ntr, tr

UNKNOWN, VIDEO, AUDIO = range(3)
PREFIX: Final = 6
"""How many first characters films of one group have in common."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VlcMedium:
    """A film or a song."""

    id: int
    type: int
    title: str
    filename: str
    path: str
    duration: int
    """In milliseconds; -1 where it is not known."""
    size: int
    modified: int
    """In seconds since 1970."""
    last_time: int = -1
    """How far it was seen, in milliseconds; -1: not begun, or seen whole."""
    play_count: int = 0
    last_played: int = 0
    artist: str = ""
    album: str = ""
    genre: str = ""
    group: int = 0
    """Of the group it was put into by hand; 0: none."""
    group_name: str = ""
    alone: bool = False
    """Whether it was taken out of all groups."""

    @property
    def is_video(self) -> bool:
        return self.type == VIDEO

    @property
    def mrl(self) -> str:
        """Its address, for people."""
        return f"file://{self.path}"

    @property
    def folder(self) -> str:
        return self.path.rpartition("/")[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class VlcPlaylist:
    """Media in an order."""

    id: int
    name: str
    media: tuple[VlcMedium, ...]

    @property
    def duration(self) -> int:
        return total(self.media)


@dataclass(frozen=True, slots=True, kw_only=True)
class VideoGroup:
    """Films whose titles begin alike, or that lie in one folder."""

    key: str
    title: str
    media: tuple[VlcMedium, ...]
    id: int = 0
    """In the table of groups that were made by hand; 0: it is none of them."""


def total(media: tuple[VlcMedium, ...] | list[VlcMedium]) -> int:
    """How long media are together, in milliseconds."""
    return sum(max(0, medium.duration) for medium in media)


def clock_text(ms: int) -> str:
    """As `Tools.millisToString` writes it: 1:02, 1:02:03."""
    seconds = max(0, ms) // 1000
    hours, minutes, rest = seconds // 3600, seconds // 60 % 60, seconds % 60
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def length_text(ms: int) -> str:
    """As `Tools.millisToText` writes it: 1h02min, 3min05s, 40s."""
    seconds = max(0, ms) // 1000
    hours, minutes, rest = seconds // 3600, seconds // 60 % 60, seconds % 60
    if hours:
        return f"{hours}h{minutes:02}min"
    return f"{minutes}min{rest:02}s" if minutes else f"{rest}s"


def unplayable(mrl: str) -> Message:
    """What is said of something that cannot be played (PlaylistManager.kt)."""
    return tr("The media at {mrl} cannot be played.", mrl=mrl)


def tracks(count: int) -> Message:
    return ntr("{n} track", "{n} tracks", count)


def videos(count: int) -> Message:
    return ntr("{n} video", "{n} videos", count)


def grouped(media: list[VlcMedium], mode: str) -> list[VideoGroup]:
    """Films in groups by name or folder; a group of one film stands for the film."""
    found: dict[str, list[VlcMedium]] = {}
    for medium in media:
        found.setdefault(_key(medium, mode), []).append(medium)
    return [
        VideoGroup(
            key=key,
            title=_title(own, mode),
            media=tuple(own),
            id=own[0].group if mode == "name" and not own[0].alone else 0,
        )
        for key, own in found.items()
    ]


def _bare(title: str) -> str:
    return title[4:] if title.lower().startswith("the ") else title


def _key(medium: VlcMedium, mode: str) -> str:
    if mode == "folder":
        return medium.folder
    if mode == "name" and medium.alone:
        return f"#{medium.id}"
    if mode == "name" and medium.group:
        return f"group {medium.group}"
    if mode == "name":
        return _bare(medium.title)[:PREFIX].lower()
    return f"#{medium.id}"


def _title(media: list[VlcMedium], mode: str) -> str:
    if mode == "folder":
        return media[0].folder.rpartition("/")[2]
    if mode == "name" and len(media) > 1 and media[0].group:
        return media[0].group_name
    titles = [_bare(medium.title) for medium in media]
    if len(titles) == 1:
        return media[0].title
    first, common = titles[0], 0
    while all(t[: common + 1].lower() == first[: common + 1].lower() for t in titles):
        common += 1
        if common >= len(first):
            break
    return first[:common]
