"""The media library of VLC: media as it found them, and playlists."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.devices.device import Device

PACKAGE: Final = "org.videolan.vlc"
DATABASE: Final = f"/data/data/{PACKAGE}/app_db/vlc_media.db"
TABLES: Final = ("Playlist", "PlaylistMediaRelation")
VIDEO, AUDIO = 1, 2
MADE: Final = 1_697_328_000
"""When arranged playlists say they were made: seconds since 1970, 15 October 2023."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LibraryMedium:
    """A film or a song that the app has found."""

    id: int
    filename: str
    """With its ending."""
    title: str
    type: int
    """1 a film, 2 a song, 0 not known."""
    duration: int
    """In milliseconds; -1 where it is not known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MediaPlaylist:
    """Files in the order in which they are in a playlist."""

    name: str
    filenames: tuple[str, ...] = ()


class VlcLibrary:
    """Reads and arranges what the app keeps."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(DATABASE)

    def media(self) -> list[LibraryMedium]:
        """All media in the order in which the app found them."""
        rows = self._database.query(
            "SELECT id_media, filename, title, type, duration FROM Media ORDER BY id_media"
        )
        return [
            LibraryMedium(
                id=row["id_media"],
                filename=str(row["filename"]),
                title=str(row["title"]),
                type=row["type"],
                duration=row["duration"],
            )
            for row in rows
        ]

    def playlists(self) -> list[MediaPlaylist]:
        """All playlists in the order they were made, taken at one moment."""
        rows = self._database.rows_of(*TABLES, "Media")
        names = {row["id_media"]: str(row["filename"]) for row in rows if row["table"] == "Media"}
        entries = [row for row in rows if row["table"] == "PlaylistMediaRelation"]
        entries.sort(key=lambda row: int(row["position"]))
        return [
            MediaPlaylist(
                name=str(row["name"]),
                filenames=tuple(
                    names[entry["media_id"]]
                    for entry in entries
                    if entry["playlist_id"] == row["id_playlist"] and entry["media_id"] in names
                ),
            )
            for row in rows
            if row["table"] == "Playlist"
        ]

    def rows(self) -> list[dict[str, Any]]:
        """Every row about playlists, each with its table's name, to see whether any changed."""
        return self._database.rows_of(*TABLES)

    def clear(self) -> None:
        """Leave no playlist; for arranging a task."""
        self.replace([])

    def replace(self, playlists: Iterable[MediaPlaylist]) -> None:
        """Make these all playlists there are, in this order; for arranging a task.

        Raises:
            LookupError: a file is not in the media library.
        """
        known = {medium.filename: medium for medium in self.media()}
        with self._database.edit() as connection:
            for table in reversed(TABLES):
                connection.execute(f"DELETE FROM {table}")  # noqa: S608 - own names
            for playlist in playlists:
                missing = [name for name in playlist.filenames if name not in known]
                if missing:
                    raise LookupError(f"VLC's media library has no {', '.join(missing)}")
                media = [known[name] for name in playlist.filenames]
                id_ = connection.execute(_PLAYLIST, _counts(playlist.name, media)).lastrowid
                for place, medium in enumerate(media):
                    connection.execute(_RELATION, (medium.id, id_, place))


_PLAYLIST: Final = f"""INSERT INTO Playlist(name, creation_date, nb_video, nb_audio, nb_unknown,
  nb_present_video, nb_present_audio, nb_present_unknown, duration, nb_duration_unknown) VALUES(
  :name, {MADE}, :video, :audio, :unknown, :video, :audio,
  :unknown, :duration, :without)"""
_RELATION: Final = (
    "INSERT INTO PlaylistMediaRelation(media_id, playlist_id, position) VALUES(?, ?, ?)"
)


def _counts(name: str, media: list[LibraryMedium]) -> dict[str, Any]:
    """What the app keeps of a playlist beside its media."""
    films = sum(medium.type == VIDEO for medium in media)
    songs = sum(medium.type == AUDIO for medium in media)
    return {
        "name": name,
        "video": films,
        "audio": songs,
        "unknown": len(media) - films - songs,
        "duration": sum(max(0, medium.duration) for medium in media),
        "without": sum(medium.duration < 0 for medium in media),
    }
