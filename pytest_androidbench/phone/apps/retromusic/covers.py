"""The pictures of albums: what is in the songs' files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from pytest_androidbench.phone.apps.retromusic.id3 import picture_of
from pytest_androidbench.phone.ui import widgets as w

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pytest_androidbench.phone.apps.retromusic.model import Song
    from pytest_androidbench.phone.system.app import App

Shape = Literal["rect", "round", "circle"]
MOST_LOOKED_AT: Final = 9
"""Songs of a playlist whose pictures would be in its mosaic."""
LARGEST: Final = 64_000_000
"""Bytes of a file in which a picture is looked for."""


def cover(
    app: App,
    song: Song | None,
    size: float,
    *,
    shape: Shape = "round",
    id_: str = "image",
    sign: str = "music_note",
) -> w.Picture:
    """The picture of a song, or a sign where there is none."""
    source = picture(app, song)
    if source is not None:
        return w.Picture(source, size=size, shape=shape, id=id_)
    return w.Picture(
        icon=sign,
        background="secondary_container",
        colour="on_secondary_container",
        size=size,
        shape=shape,
        id=id_,
    )


def first_pictured(app: App, songs: Sequence[Song]) -> Song | None:
    """The first of some songs that has a picture, of the first few."""
    few = songs[:MOST_LOOKED_AT]
    return next((song for song in few if picture(app, song) is not None), None)


def picture(app: App, song: Song | None) -> bytes | None:
    """The picture in a song's file; None where there is none, or no file."""
    if song is None or not song.path.lower().endswith(".mp3"):
        return None
    found = app.files.stat(song.path) if app.files.is_file(song.path) else None
    if found is None or found.size > LARGEST:
        return None
    return picture_of(app.files.read(song.path))
