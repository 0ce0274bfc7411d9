"""Small pictures of films, made when they are found (medialibrary, ThumbnailerWorker.cpp)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.vlc import names
from pytest_androidbench.phone.kit.films import film_still
from pytest_androidbench.phone.media.errors import MediaError

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

FOLDER: Final = "files/thumbs"
SHARE: Final = 0.4
"""How far into a film its picture is taken (ThumbnailsProvider.kt)."""


class FilmThumbnails:
    """JPEG files by the numbers of films."""

    def __init__(self, app: App) -> None:
        self._app = app

    def make(self, id_: int, data: bytes) -> None:
        """Keep the picture of a film; there is none of what cannot be decoded."""
        self.drop(id_)
        try:
            picture = film_still(self._app.phone.decoder, data, SHARE)
        except MediaError:
            return
        files, folder = self._app.files, f"{self._app.home}/{FOLDER}"
        if picture is not None:
            if not files.is_dir(folder):
                files.mkdir(folder, parents=True, uid=self._app.uid)
            files.write(self._path(id_), picture, uid=self._app.uid)

    def get(self, id_: int) -> bytes | None:
        """A film's picture, where there is one and such pictures are wanted."""
        wanted = self._app.prefs().get(names.THUMBNAILS, default=True)
        path = self._path(id_)
        return self._app.files.read(path) if wanted and self._app.files.is_file(path) else None

    def drop(self, id_: int) -> None:
        """Forget a film's picture."""
        if self._app.files.is_file(self._path(id_)):
            self._app.files.remove(self._path(id_))

    def _path(self, id_: int) -> str:
        return f"{self._app.home}/{FOLDER}/{id_}.jpg"
