"""The picture behind the home screen and the lock screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.pictures import PictureError, opened

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.painter import Painter

FILE: Final = "/data/system/users/0/wallpaper"
"""The picture that Android shows, where there is one (`WallpaperManagerService.WALLPAPER_CROP`);
scripts with root put theirs there."""
BANDS: Final = 48
Tint = tuple[int, int, int]
PALETTES: Final[Mapping[str, tuple[Tint, Tint]]] = {
    "dawn": ((58, 84, 128), (206, 140, 126)),
    "forest": ((32, 76, 64), (120, 160, 110)),
    "ocean": ((18, 60, 110), (80, 160, 190)),
    "plain": ((70, 74, 82), (70, 74, 82)),
}


class Wallpaper:
    """Paints a picture, or bands from one colour to another."""

    def __init__(self, name: str, picture: bytes = b"") -> None:
        """Choose what is painted.

        Args:
            name: of `PALETTES`.
            picture: a file's content, which covers what is behind it; without one, the bands.
        """
        self._ends = PALETTES.get(name, PALETTES["dawn"])
        self._picture = picture

    @classmethod
    def of(cls, phone: Phone) -> Wallpaper:
        """The one that was chosen, or that lies in its file."""
        return cls(phone.settings.text("system", "wallpaper", "dawn"), _picture(phone))

    def __call__(self, painter: Painter, rect: Rect) -> None:
        if self._picture:
            painter.image(self._picture, rect)
            return
        first, last = self._ends
        for band in range(BANDS):
            top = rect.top + rect.height * band // BANDS
            bottom = rect.top + rect.height * (band + 1) // BANDS
            red, green, blue = (
                a + (b - a) * band // (BANDS - 1) for a, b in zip(first, last, strict=True)
            )
            painter.fill(Rect(rect.left, top, rect.right, bottom), (red, green, blue, 255))


def chosen_wallpaper(phone: Phone) -> str:
    """The name of what its user chose; "" where a picture lies in the file."""
    return "" if _picture(phone) else phone.settings.text("system", "wallpaper", "dawn")


def choose_wallpaper(phone: Phone, name: str) -> None:
    """Have one of `PALETTES` in place of what was there."""
    phone.settings.put("system", "wallpaper", name)
    if phone.files.is_file(FILE):
        phone.files.remove(FILE)
    phone.windows.invalidate()


def _picture(phone: Phone) -> bytes:
    """The file's content; nothing where there is none, or no picture in it."""
    if not phone.files.is_file(FILE):
        return b""
    data = phone.files.read(FILE)
    try:
        with opened(data):
            return data
    except PictureError:
        return b""
