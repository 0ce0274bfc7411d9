"""The photos and films the camera has made, as files of the shared storage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.camera.scene import View, photo
from pytest_androidbench.phone.system.recordings import film_file, frame_of
from pytest_androidbench.phone.system.times import local_time

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

PICTURES: Final = "/storage/emulated/0/Pictures"
MOVIES: Final = "/storage/emulated/0/Movies"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shot:
    """A photo or a film."""

    path: str
    is_film: bool
    made_ms: int


class PhotoStore:
    """What lies in the two folders the camera writes to."""

    def __init__(self, phone: Phone, uid: int) -> None:
        self._phone = phone
        self._uid = uid

    def all(self) -> list[Shot]:
        """Newest first."""
        shots = [*self._in(PICTURES, "IMG_", ".jpg"), *self._in(MOVIES, "VID_", ".mp4")]
        return sorted(shots, key=lambda shot: (shot.made_ms, shot.path), reverse=True)

    def newest(self) -> Shot | None:
        """The last one made."""
        return next(iter(self.all()), None)

    def photo(self, view: View) -> bytes:
        """What the lens sees now."""
        return photo(local_time(self._phone), view)

    def film(self, ms: int, view: View) -> bytes:
        """What the lens has seen for a while."""
        return film_file(ms, self.photo(view), view.size, self._phone.clock.now_ms)

    def keep(self, data: bytes, *, is_film: bool) -> str:
        """Write a photo or film under the name of its second."""
        folder, kind, ending = (MOVIES, "VID", ".mp4") if is_film else (PICTURES, "IMG", ".jpg")
        stem = f"{folder}/{kind}_{local_time(self._phone):%Y%m%d_%H%M%S}"
        names = [stem + ending, *(f"{stem}_{number}{ending}" for number in range(1, 100))]
        path = next(name for name in names if self._phone.files.stat(name) is None)
        self._phone.files.mkdir(folder, parents=True)
        self._phone.files.write(path, data, uid=self._uid)
        self._phone.media.scan(path)
        return path

    def read(self, shot: Shot) -> bytes | None:
        """A photo, or the picture of a film; None where it cannot be seen."""
        data = self._phone.files.read(shot.path)
        return (frame_of(data) or None) if shot.is_film else data

    def delete(self, path: str) -> None:
        """Remove one for good."""
        self._phone.media.delete(path)

    def _in(self, folder: str, start: str, ending: str) -> list[Shot]:
        files = self._phone.files
        names = files.listdir(folder) if files.stat(folder) is not None else []
        paths = [f"{folder}/{name}" for name in names if name.startswith(start)]
        found = [(path, files.stat(path)) for path in paths if path.endswith(ending)]
        return [
            Shot(path=path, is_film=folder == MOVIES, made_ms=stat.mtime_ms)
            for path, stat in found
            if stat is not None
        ]
