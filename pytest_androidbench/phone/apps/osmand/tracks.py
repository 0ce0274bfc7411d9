"""Tracks: GPX files in a folder and the folders in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.osmand import names
from pytest_androidbench.phone.apps.osmand.gpx import Gpx, GpxError, read, written
from pytest_androidbench.phone.kit.maps.projection import distance_m
from pytest_androidbench.phone.system.files import FileError

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

MOST_FILES: Final = 300
"""So many files are listed, in folders down to `MOST_DEPTH`."""
MOST_DEPTH: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackFile:
    """A file with a track, or one that should be."""

    path: str
    modified_ms: int
    gpx: Gpx | None
    """None: it cannot be read."""

    @property
    def name(self) -> str:
        """Without folder and ending."""
        return self.path.rpartition("/")[2].removesuffix(".gpx")

    @property
    def folder(self) -> str:
        """Relative to the folder of tracks; "" for that itself."""
        return self.path.removeprefix(f"{names.TRACKS}/").rpartition("/")[0]

    @property
    def metres(self) -> float:
        """How long its segments are, all together."""
        lines = [segment.points for segment in self.gpx.segments] if self.gpx else []
        return sum(distance_m(a, b) for line in lines for a, b in pairwise(line))

    @property
    def points(self) -> int:
        """How many points its segments have."""
        return sum(len(segment.points) for segment in self.gpx.segments) if self.gpx else 0


class TrackFiles:
    """Reads and writes an app's tracks."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._files = app.files

    def all(self) -> list[TrackFile]:
        """All of them, folder by folder, by name."""
        paths = sorted(self._paths(names.TRACKS, MOST_DEPTH))[:MOST_FILES]
        return [track for path in paths if (track := self.get(path)) is not None]

    def folders(self) -> list[str]:
        """All folders, "" first."""
        return ["", *sorted(self._folders(names.TRACKS, MOST_DEPTH))]

    def get(self, path: str) -> TrackFile | None:
        """The file at a path, if there is one among the tracks."""
        own = path.startswith(f"{names.TRACKS}/") and "/../" not in path
        stat = self._files.stat(path) if own else None
        if stat is None or not self._files.is_file(path):
            return None
        try:
            gpx = read(self._files.read(path))
        except (GpxError, FileError):
            gpx = None
        return TrackFile(path=path, modified_ms=stat.mtime_ms, gpx=gpx)

    def path_of(self, name: str, folder: str = "") -> str:
        """Where a track of this name lies, in a folder."""
        plain = "".join(sign if sign not in '/\\:*?"<>|' else "_" for sign in name)[:150]
        return f"{names.TRACKS}/{folder}/{plain}.gpx" if folder else f"{names.TRACKS}/{plain}.gpx"

    def is_there(self, name: str, folder: str = "") -> bool:
        """Whether a track of this name is in a folder."""
        return self._files.exists(self.path_of(name, folder))

    def free_name(self, name: str, folder: str = "") -> str:
        """The name, or with the first number behind it that no file has."""
        found, count = name, 2
        while self.is_there(found, folder):
            found, count = f"{name} - {count}", count + 1
        return found

    def put(self, path: str, gpx: Gpx) -> None:
        """Write a file."""
        self._files.mkdir(path.rpartition("/")[0], parents=True, uid=self._app.uid)
        self._files.write(path, written(gpx), uid=self._app.uid)

    def add_folder(self, folder: str) -> None:
        """Make a folder."""
        plain = folder.strip().replace("/", "_")
        self._files.mkdir(f"{names.TRACKS}/{plain}", parents=True, uid=self._app.uid)

    def rename(self, path: str, name: str) -> str:
        """Call a file otherwise, in its folder; gives its path then."""
        track = self.get(path)
        to = self.path_of(name, track.folder if track else "")
        if not self._files.exists(to):
            self._files.rename(path, to)
        return to

    def remove(self, path: str) -> None:
        """Take a file away."""
        if self._files.exists(path):
            self._files.remove_tree(path)

    def _paths(self, folder: str, depth: int) -> Iterator[str]:
        for name in self._list(folder):
            path = f"{folder}/{name}"
            if self._files.is_dir(path):
                if depth > 1:
                    yield from self._paths(path, depth - 1)
            elif name.casefold().endswith(".gpx"):
                yield path

    def _folders(self, folder: str, depth: int) -> Iterator[str]:
        for name in self._list(folder):
            path = f"{folder}/{name}"
            if self._files.is_dir(path):
                yield path.removeprefix(f"{names.TRACKS}/")
                if depth > 1:
                    yield from self._folders(path, depth - 1)

    def _list(self, folder: str) -> list[str]:
        try:
            return self._files.listdir(folder)
        except FileError:
            return []
