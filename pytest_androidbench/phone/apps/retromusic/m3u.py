"""Playlists as files (M3UWriter.kt)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pytest_androidbench.phone.apps.retromusic.model import Song

TYPE: Final = "audio/mpegurl"
HEADER: Final = "#EXTM3U"
MOST_LINES: Final = 5000
"""Of a file that is read."""


def m3u(songs: Sequence[Song]) -> bytes:
    """The file: lengths are in milliseconds there, and no line's end is at its own end."""
    if not songs:
        return b""
    lines = [HEADER]
    for song in songs:
        lines += [f"#EXTINF:{song.duration},{song.artist} - {song.title}", song.path]
    return "\n".join(lines).encode()


def paths_of(data: bytes, folder: str) -> list[str]:
    """The files that one names; those without a folder lie beside it."""
    lines = data.decode("utf-8", "replace").split("\n", MOST_LINES)[:MOST_LINES]
    named = (line.strip() for line in lines)
    return [
        path if path.startswith("/") else f"{folder}/{path}"
        for path in named
        if path and not path.startswith("#")
    ]
