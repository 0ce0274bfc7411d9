"""Which pictures and films Photos shows, and what is done with them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.photos.model import LibraryPhoto
from pytest_androidbench.phone.apps.photos.schema import AlbumPhoto, PhotoAlbum, PhotoRow
from pytest_androidbench.phone.apps.photos.things import holds
from pytest_androidbench.phone.kit.tables import Table
from pytest_androidbench.phone.system.times import local_time

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.providers.media.items import MediaItem

KEPT_DAYS = 60
"""How long the trash keeps things."""


class PhotoLibrary:
    """The phone's media with the app's own rows about them."""

    def __init__(self, app: App) -> None:
        self._app = app
        database = app.database()
        self.rows = Table(database, "local_media", PhotoRow)
        self.albums = Table(database, "collections", PhotoAlbum)
        self.members = Table(database, "collection_media", AlbumPhoto)

    def all(self) -> list[LibraryPhoto]:
        """Everything that is not in the trash, the newest first, as far as one may see it."""
        facts = {row.path: row for row in self.rows.all("ORDER BY _id")}
        media = self._app.phone.media
        images = media.images() if self._may("READ_MEDIA_IMAGES") else []
        videos = media.videos() if self._may("READ_MEDIA_VIDEO") else []
        found = [self._shown(item, facts, film=False) for item in images]
        found += [self._shown(item, facts, film=True) for item in videos]
        return sorted(found, key=lambda one: (one.taken, one.path), reverse=True)

    def _may(self, permission: str) -> bool:
        return self._app.phone.permissions.held(self._app.package, permission)

    def one(self, path: str) -> LibraryPhoto | None:
        """The picture or film at a path."""
        return next((one for one in self.all() if one.path == path), None)

    def _shown(self, item: MediaItem, facts: dict[str, PhotoRow], *, film: bool) -> LibraryPhoto:
        return LibraryPhoto(
            path=item.path,
            taken=local_time(self._app.phone, item.taken_ms or item.modified_ms),
            film=film,
            size=item.size,
            width=item.width or 0,
            height=item.height or 0,
            duration_ms=item.duration_ms,
            type=item.type,
            facts=facts.get(item.path, PhotoRow(path=item.path)),
        )

    def at(self, kind: str, value: str = "") -> list[LibraryPhoto]:
        """What one of the app's places holds."""
        found = self.all()
        if kind == "album":
            paths = {one.path for one in self.members.all("WHERE collection_id = ?", value)}
            return [one for one in found if one.path in paths]
        if kind == "words":
            return [one for one in found if holds(self._app.phone, one, value)]
        return [one for one in found if _belongs(one, kind, value)]

    def row(self, path: str) -> PhotoRow:
        """What is kept of a file."""
        return self.rows.first("WHERE content_path = ?", path) or PhotoRow(path=path)

    def put(self, path: str, **values: object) -> None:
        """Keep something else of a file."""
        self.rows.save(replace(self.row(path), **values))  # type: ignore[arg-type]

    def trash(self, paths: Iterable[str]) -> None:
        """Put files into the trash: out of the storage that other apps see."""
        files, home = self._app.files, f"{self._app.home}/files/trash"
        files.mkdir(home, parents=True, uid=self._app.uid)
        now = self._app.phone.clock.now_ms
        for path in paths:
            if files.is_file(path):
                target = f"{home}/{now}-{path.strip('/').replace('/', '-')[-100:]}"
                files.write(target, files.read(path), uid=self._app.uid)
                self._app.phone.media.delete(path)
                self.put(path, trashed_ms=now, trash_path=target)

    def trashed(self) -> list[PhotoRow]:
        """What the trash holds, the newest first."""
        return self.rows.all("WHERE trash_timestamp > 0 ORDER BY trash_timestamp DESC, _id")

    def restore(self, paths: Iterable[str]) -> None:
        """Put files back to where they were."""
        files = self._app.files
        for path in paths:
            row = self.row(path)
            if files.is_file(row.trash_path) and not files.exists(path):
                files.mkdir(path.rpartition("/")[0], parents=True)
                files.rename(row.trash_path, path)
            self.put(path, trashed_ms=0, trash_path="")

    def forget(self, paths: Iterable[str]) -> None:
        """Delete from the trash for good."""
        for path in paths:
            row = self.row(path)
            if self._app.files.is_file(row.trash_path):
                self._app.files.remove(row.trash_path)
            self.rows.remove([row.id])

    def add(self, album: int, paths: Iterable[str]) -> None:
        """Put pictures into an album, once each."""
        there = {one.path for one in self.members.all("WHERE collection_id = ?", album)}
        for path in paths:
            if path not in there:
                self.members.add(AlbumPhoto(album=album, path=path))

    def take_out(self, album: int, paths: Iterable[str]) -> None:
        """Take pictures out of an album."""
        inside = self.members.all("WHERE collection_id = ?", album)
        wanted = set(paths)
        self.members.remove(one.id for one in inside if one.path in wanted)

    def create(self, title: str) -> int:
        """Make an album."""
        now = self._app.phone.clock.now_ms
        return self.albums.add(PhotoAlbum(title=title, created_ms=now))

    def drop(self, album: int) -> None:
        """Delete an album; its pictures stay."""
        self.members.remove(one.id for one in self.members.all("WHERE collection_id = ?", album))
        self.albums.remove([album])


def _belongs(one: LibraryPhoto, kind: str, value: str) -> bool:
    facts = one.facts
    if kind == "archive":
        return facts.archived
    found = {
        "photos": lambda: not facts.archived,
        "favorites": lambda: facts.favorite,
        "folder": lambda: one.folder == value,
        "videos": lambda: one.film,
        "screenshots": lambda: "screenshot" in one.path.casefold(),
        "person": lambda: value in facts.names,
        "place": lambda: facts.place == value,
        "thing": lambda: facts.thing == value,
    }.get(kind)
    return found is not None and found()
