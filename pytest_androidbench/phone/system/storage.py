"""How much room there is, and who takes it."""

from __future__ import annotations

import hashlib
from typing import Final

from pytest_androidbench.phone.system.packages import PackageInfo
from pytest_androidbench.phone.system.phone import Phone

TOTAL_BYTES: Final = 8_000_000_000
SYSTEM_BYTES: Final = 2_870_000_000
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
    return sorted(infos, key=lambda info: info.label.casefold())


def folder_size(phone: Phone, path: str) -> int:
    """The bytes of all files in a folder and below."""
    stat = phone.files.stat(path, follow=False)
    if stat is None:
        return 0
    if stat.kind != "dir":
        return stat.size
    return sum(folder_size(phone, f"{path}/{name}") for name in phone.files.listdir(path))


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


def used_bytes(phone: Phone) -> int:
    """How much of the storage is in use."""
    apps = sum(app_size(phone, info.package) for info in shown_apps(phone))
    return SYSTEM_BYTES + apps + folder_size(phone, SHARED)
