"""How large photos and films can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import Prefs

Size = tuple[int, int]
"""Width and height in pixels, with the phone held upright."""

PHOTOS: Final[tuple[tuple[str, Size], ...]] = (
    ("(4:3) 1.2 megapixels", (960, 1280)),
    ("(4:3) 0.3 megapixels", (480, 640)),
    ("(16:9) 0.9 megapixels", (720, 1280)),
)
FILMS: Final[tuple[tuple[str, Size], ...]] = (
    ("HD 720p", (720, 1280)),
    ("SD 480p", (480, 720)),
    ("CIF", (288, 352)),
)


def photo_size(prefs: Prefs, *, front: bool) -> Size:
    """The size chosen for photos of one side."""
    return PHOTOS[int(prefs.get(f"pref_camera_picturesize_{_side(front)}", 0))][1]


def film_size(prefs: Prefs, *, front: bool) -> Size:
    """The size chosen for films of one side."""
    return FILMS[int(prefs.get(f"pref_video_quality_{_side(front)}", 0))][1]


def _side(front: bool) -> str:
    return "front" if front else "back"
