"""The rows of eight more channels and their films, which lie in `more_videos.txt`.

A channel begins with `= handle | title | owner | subscribers | scene | about`, whose lines with an
exclamation mark are what people say to its films in general; a line else is a film with what one
says to it. Films behind `= extra` name the older channel they are of.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from pytest_androidbench.phone.world.people import first_named

ChannelRow = tuple[str, str, str, int, str, str]
"""Handle, title, owner, subscribers, scene, about."""
VideoRow = tuple[str, str, int, int, int, str, str, str]
"""Handle, title, seconds, views, days ago, about, whose remark it has, the remark."""
_ROWS: Final = Path(__file__).with_name("more_videos.txt")
EXTRA: Final = "extra"


class MoreVideos(NamedTuple):
    """Rows as those of `video_rows.py`."""

    channels: tuple[ChannelRow, ...]
    videos: tuple[VideoRow, ...]
    remarks: dict[str, tuple[tuple[str, str], ...]]


def more_videos() -> MoreVideos:
    """All rows, in the order of the file."""
    channels: list[ChannelRow] = []
    videos: list[VideoRow] = []
    remarks: dict[str, tuple[tuple[str, str], ...]] = {}
    for part in f"\n{_ROWS.read_text(encoding='utf-8')}".split("\n= ")[1:]:
        head, *lines = part.splitlines()
        handle = head.partition(" | ")[0]
        if handle != EXTRA:
            channels.append(_channel(head))
            remarks[handle] = tuple(_remark(line) for line in lines if line[0] == "!")
        films = [line for line in lines if line[0] != "!"]
        ahead = "" if handle == EXTRA else f"{handle} | "
        videos += [_video(f"{ahead}{line}") for line in films]
    return MoreVideos(tuple(channels), tuple(videos), remarks)


def _channel(line: str) -> ChannelRow:
    handle, title, owner, subscribers, scene, about = line.split(" | ")
    return handle, title, owner, int(subscribers), scene, about


def _remark(line: str) -> tuple[str, str]:
    author, text = line.removeprefix("! ").split(" | ")
    return first_named(author).name, text


def _video(line: str) -> VideoRow:
    handle, title, seconds, views, days, about, author, text = line.split(" | ")
    name = first_named(author).name
    return handle, title, int(seconds), int(views), int(days), about, name, text
