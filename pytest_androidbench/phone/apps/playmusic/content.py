"""What the app's new database holds: the world's songs, and what the owner made of them."""

from __future__ import annotations

from datetime import UTC
from typing import Final

from pytest_androidbench.phone.apps.playmusic.model import (
    PlayedGroup,
    PlaylistTune,
    Tune,
    TunePlaylist,
)
from pytest_androidbench.phone.kit.filling import inserts
from pytest_androidbench.phone.world.people import TODAY
from pytest_androidbench.phone.world.songs import ALBUMS, PLAYLISTS

TODAY_MS: Final = int(TODAY.replace(tzinfo=UTC).timestamp() * 1000)
DAY_MS: Final = 86_400_000
PLAYED: Final = (("album", "Slow Tide"), ("playlist", "1"), ("artist", "Nova Reed"),
                 ("album", "Soft Circuits"))  # fmt: skip
LIKED: Final = frozenset({"Blue Ferry", "Copper Rain", "Hold the Door"})


def rows() -> str:
    """The statements that fill it."""
    tunes = _tunes()
    numbers = {one.title: one.id for one in tunes}
    lists = [
        TunePlaylist(id=id_, title=title, made_ms=TODAY_MS - id_ * 40 * DAY_MS)
        for id_, (title, _) in enumerate(PLAYLISTS, 1)
    ]
    places = [
        PlaylistTune(playlist_id=id_, song_id=numbers[title])
        for id_, (_, titles) in enumerate(PLAYLISTS, 1)
        for title in titles
    ]
    played = [
        PlayedGroup(kind=kind, name=name, played_ms=TODAY_MS - place * DAY_MS // 2)
        for place, (kind, name) in enumerate(PLAYED)
    ]
    return "".join(
        (
            inserts("songs", tunes),
            inserts("playlists", lists),
            inserts("playlist_songs", places),
            inserts("recents", played),
        )
    )


def _tunes() -> list[Tune]:
    found: list[Tune] = []
    for place, album in enumerate(ALBUMS):
        for track, (title, seconds) in enumerate(album.songs, 1):
            found.append(
                Tune(
                    id=len(found) + 1,
                    title=title,
                    artist=album.artist,
                    album=album.title,
                    genre=album.genre,
                    year=album.year,
                    track=track,
                    seconds=seconds,
                    thumb="up" if title in LIKED else "",
                    added_ms=TODAY_MS - (place * 7 + 3) * DAY_MS,
                )
            )
    return found
