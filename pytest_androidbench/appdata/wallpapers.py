"""The pictures behind the home screen and the lock screen, as Android keeps them."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Final

from PIL import Image, ImageChops, ImageOps, ImageStat

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.wallpapers import FILE

LOCK_FILE: Final = f"{FILE}_lock"
"""`WallpaperManagerService.WALLPAPER_LOCK_CROP`: where the lock screen has one of its own."""
FIRST: Final = "dawn"
"""What the simulated phone draws before anything was chosen; its settings have no name then."""
SAMPLE: Final = (48, 48)
MOST_OFF: Final = 12.0
"""Pictures whose middles differ by no more, of 255, are the same one, cut or scaled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScreenPictures:
    """What lies behind both screens; b"" is what the phone came with, or draws itself."""

    home: bytes
    lock: bytes
    names: tuple[str, str] = ("", "")
    """Of wallpapers that the phone draws itself: the home screen's, and the lock screen's."""


def read_pictures(device: Device) -> ScreenPictures:
    """Both; a lock screen without a picture of its own has the home screen's."""
    home = _content(device, FILE)
    name = device.setting("system", "wallpaper") or FIRST
    own, own_name = _content(device, LOCK_FILE), device.setting("system", "wallpaper_lock")
    if not own and not own_name:
        return ScreenPictures(home=home, lock=home, names=(name, name))
    return ScreenPictures(home=home, lock=own, names=(name, own_name))


def shows(picture: bytes, wallpaper: bytes) -> bool:
    """Whether a wallpaper is a picture: the same file, or what Android has cut and scaled of it."""
    if not picture or not wallpaper:
        return False
    return picture == wallpaper or _difference(picture, wallpaper) <= MOST_OFF


def _difference(picture: bytes, wallpaper: bytes) -> float:
    with Image.open(BytesIO(picture)) as one, Image.open(BytesIO(wallpaper)) as other:
        whole = ImageOps.fit(one.convert("RGB"), other.size).resize(SAMPLE)
        off = ImageChops.difference(whole, other.convert("RGB").resize(SAMPLE))
        return sum(ImageStat.Stat(off).mean) / len(off.getbands())


def _content(device: Device, path: str) -> bytes:
    return device.get_file(path) if device.files.exists(path) else b""
