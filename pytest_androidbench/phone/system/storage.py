"""How much room there is, and who takes it."""

from __future__ import annotations

import hashlib
from typing import Final

from pytest_androidbench.phone.system.packages import PackageInfo
from pytest_androidbench.phone.system.phone import Phone

TOTAL_BYTES: Final = 8_000_000_000
"""What the phone is said to have; `files.room.STORAGE_BYTES` of it are for files."""
SYSTEM_BYTES: Final = 5_400_000_000
"""What the system is said to take, so that with the apps' code no more is left than that."""
SHARED: Final = "/data/media/0"
SMALLEST_APK: Final = 3_100_000
APK_SPREAD: Final = 61_000_000


def launchable(phone: Phone, info: PackageInfo) -> bool:
    """Whether the app has an icon, or was installed by the user."""
    known = phone.packages.known(info.package)
    return not info.system or (known is not None and bool(known.main))


def shown_apps(phone: Phone) -> list[PackageInfo]:
    """The apps listed by default, by label."""
    infos = [info for info in phone.packages.all() if launchable(phone, info)]
    return sorted(infos, key=lambda info: phone.packages.label(info.package).casefold())


def folder_size(phone: Phone, path: str) -> int:
    """The bytes of all files in a folder and below."""
    stat = phone.files.stat(path, follow=False)
    if stat is None:
        return 0
    if stat.kind != "dir":
        return stat.size
    return sum(found.size for found in phone.files.below(path))


def data_size(phone: Phone, package: str) -> int:
    """The bytes of an app's private and shared data."""
    own = folder_size(phone, f"/data/data/{package}")
    return own + folder_size(phone, f"/data/media/0/Android/data/{package}")


def cache_size(phone: Phone, package: str) -> int:
    """The bytes of an app's cache."""
    return folder_size(phone, f"/data/data/{package}/cache")


def apk_size(package: str) -> int:
    """The bytes of an app's code: made up, as the phone holds no real APK."""
    digest = hashlib.sha256(package.encode()).digest()
    return SMALLEST_APK + int.from_bytes(digest[:4], "big") % APK_SPREAD


def app_size(phone: Phone, package: str) -> int:
    """What an app takes in total."""
    return apk_size(package) + data_size(phone, package)


def free_bytes(phone: Phone) -> int:
    """How much room there is for files: as much as can be written, and as `df` tells."""
    return phone.files.usage().free


def used_bytes(phone: Phone) -> int:
    """How much of the storage is in use."""
    return TOTAL_BYTES - free_bytes(phone)
