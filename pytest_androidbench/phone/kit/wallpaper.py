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
LOCK_FILE: Final = "/data/system/users/0/wallpaper_lock"
"""The same of the lock screen, where it has one of its own (`WALLPAPER_LOCK_CROP`)."""
KEY, LOCK_KEY = "wallpaper", "wallpaper_lock"
"""Settings of the names that were chosen; without one, the lock screen has the home screen's."""
DEFAULT: Final = "dawn"
BANDS: Final = 48
Tint = tuple[int, int, int]
PALETTES: Final[Mapping[str, tuple[Tint, Tint]]] = {
    "dawn": ((58, 84, 128), (206, 140, 126)),
    "leaf": ((24, 92, 58), (150, 206, 98)),
    "petal": ((176, 58, 110), (250, 196, 190)),
    "reef": ((12, 78, 104), (240, 150, 112)),
    "forest": ((32, 76, 64), (120, 160, 110)),
    "canyon": ((112, 52, 34), (240, 180, 126)),
    "dunes": ((96, 130, 170), (232, 204, 150)),
    "ocean": ((18, 60, 110), (80, 160, 190)),
    "slate": ((44, 50, 58), (110, 120, 132)),
    "linen": ((214, 204, 188), (240, 234, 224)),
    "plain": ((70, 74, 82), (70, 74, 82)),
    "navy": ((24, 40, 84), (24, 40, 84)),
    "olive": ((96, 104, 60), (96, 104, 60)),
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
    def of(cls, phone: Phone, *, locked: bool = False) -> Wallpaper:
        """The one that was chosen, or that lies in its file; of the lock screen where `locked`."""
        if locked and _has_own_lock(phone):
            return cls(phone.settings.text("system", LOCK_KEY, ""), _picture(phone, LOCK_FILE))
        return cls(phone.settings.text("system", KEY, DEFAULT), _picture(phone))

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


def choose_wallpaper(phone: Phone, name: str, *, home: bool = True, lock: bool = True) -> None:
    """Have one of `PALETTES` in place of what was there, on one of the screens or on both."""
    if home and not lock and not _has_own_lock(phone):
        _keep_on_lock_screen(phone)
    if home:
        phone.settings.put("system", KEY, name)
        _forget(phone, FILE)
    if lock:
        phone.settings.put("system", LOCK_KEY, "" if home else name)
        _forget(phone, LOCK_FILE)
    phone.windows.invalidate()


def put_picture(phone: Phone, data: bytes, *, home: bool = True, lock: bool = True) -> None:
    """Have a picture in place of what was there, on one of the screens or on both."""
    if home and not lock and not _has_own_lock(phone):
        _keep_on_lock_screen(phone)
    phone.files.mkdir(FILE.rpartition("/")[0], parents=True)
    if home:
        phone.files.write(FILE, data)
    if lock:
        phone.settings.put("system", LOCK_KEY, "")
        _forget(phone, LOCK_FILE)
        if not home:
            phone.files.write(LOCK_FILE, data)
    phone.windows.invalidate()


def _has_own_lock(phone: Phone) -> bool:
    """Whether the lock screen has another one than the home screen."""
    return bool(phone.settings.text("system", LOCK_KEY, "")) or phone.files.is_file(LOCK_FILE)


def _keep_on_lock_screen(phone: Phone) -> None:
    """Leave to the lock screen what it has with the home screen, which gets another one."""
    if picture := _picture(phone):
        phone.files.write(LOCK_FILE, picture)
    else:
        phone.settings.put("system", LOCK_KEY, phone.settings.text("system", KEY, DEFAULT))


def _forget(phone: Phone, path: str) -> None:
    if phone.files.is_file(path):
        phone.files.remove(path)


def _picture(phone: Phone, path: str = FILE) -> bytes:
    """The file's content; nothing where there is none, or no picture in it."""
    if not phone.files.is_file(path):
        return b""
    data = phone.files.read(path)
    try:
        with opened(data):
            return data
    except PictureError:
        return b""
