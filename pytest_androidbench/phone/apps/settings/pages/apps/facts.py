"""What the app pages show about packages: sizes, groups, who may be stopped."""

from __future__ import annotations

import hashlib
from typing import Final

from pytest_androidbench.phone.system.packages import PackageInfo
from pytest_androidbench.phone.system.phone import Phone

SMALLEST_APK: Final = 3_100_000
APK_SPREAD: Final = 61_000_000
UNITS: Final = ((1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB"))


def launchable(phone: Phone, info: PackageInfo) -> bool:
    """Return whether the app has an icon, or was installed by the user."""
    known = phone.packages.known(info.package)
    return not info.system or (known is not None and bool(known.main))


def shown_apps(phone: Phone) -> list[PackageInfo]:
    """Return the apps listed by default, by label."""
    infos = [info for info in phone.packages.all() if launchable(phone, info)]
    return sorted(infos, key=lambda info: info.label.casefold())


def folder_size(phone: Phone, path: str) -> int:
    """Return the bytes of all files in a folder and below."""
    stat = phone.files.stat(path, follow=False)
    if stat is None:
        return 0
    if stat.kind != "dir":
        return stat.size
    return sum(folder_size(phone, f"{path}/{name}") for name in phone.files.listdir(path))


def data_size(phone: Phone, package: str) -> int:
    """Return the bytes of an app's private and shared data."""
    own = folder_size(phone, f"/data/data/{package}")
    return own + folder_size(phone, f"/data/media/0/Android/data/{package}")


def cache_size(phone: Phone, package: str) -> int:
    """Return the bytes of an app's cache."""
    return folder_size(phone, f"/data/data/{package}/cache")


def apk_size(package: str) -> int:
    """Return the bytes of an app's code: made up, as the phone holds no real APK."""
    digest = hashlib.sha256(package.encode()).digest()
    return SMALLEST_APK + int.from_bytes(digest[:4], "big") % APK_SPREAD


def app_size(phone: Phone, package: str) -> int:
    """Return what an app takes in total."""
    return apk_size(package) + data_size(phone, package)


def size_text(size: int) -> str:
    """Return a size as Android writes it: 1000-based, two digits."""
    for unit, name in UNITS:
        if size >= unit:
            value = size / unit
            return f"{value:.2f} {name}" if value < 10 else f"{value:.1f} {name}"
    return f"{size} B"
