"""How large photos and films can be, by what AOSP's Camera2 keeps of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pytest_androidbench.phone.system.app import Prefs

Size = tuple[int, int]
"""Width and height in pixels, with the phone held upright."""

PHOTOS: Final[Mapping[str, tuple[str, Size]]] = {
    "1280x960": ("(4:3) 1.2 megapixels", (960, 1280)),
    "640x480": ("(4:3) 0.3 megapixels", (480, 640)),
    "1280x720": ("(16:9) 0.9 megapixels", (720, 1280)),
}
FILMS: Final[Mapping[str, tuple[str, Size]]] = {
    "large": ("HD 720p", (720, 1280)),
    "medium": ("SD 480p", (480, 720)),
    "small": ("QVGA", (240, 320)),
}
PHOTO_KEY: Final = "pref_camera_picturesize_{side}_key"
FILM_KEY: Final = "pref_video_quality_{side}_key"


def photo_size(prefs: Prefs, *, front: bool) -> Size:
    """The size chosen for photos of one side."""
    return PHOTOS[chosen_size(prefs, PHOTO_KEY.format(side=_side(front)), PHOTOS)][1]


def film_size(prefs: Prefs, *, front: bool) -> Size:
    """The size chosen for films of one side."""
    return FILMS[chosen_size(prefs, FILM_KEY.format(side=_side(front)), FILMS)][1]


def chosen_size(prefs: Prefs, key: str, sizes: Mapping[str, tuple[str, Size]]) -> str:
    """What is kept of a size; the first where nothing is."""
    first = next(iter(sizes))
    kept = prefs.get(key, first)
    return kept if kept in sizes else first


def _side(front: bool) -> str:
    return "front" if front else "back"
