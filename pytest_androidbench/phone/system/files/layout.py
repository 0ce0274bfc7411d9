"""The directories a phone has before anything is installed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench.phone.system.files import owners
from pytest_androidbench.phone.system.files.devices import DEVICES
from pytest_androidbench.phone.system.files.tree import Tree
from pytest_androidbench.phone.system.files.walking import ROOT_NUMBER

_READ_ONLY: Final = (
    "/acct",
    "/apex",
    "/dev",
    "/odm",
    "/oem",
    "/proc",
    "/product",
    "/product/app",
    "/product/priv-app",
    "/storage",
    "/storage/emulated",
    "/storage/self",
    "/sys",
    "/system",
    "/system/app",
    "/system/bin",
    "/system/etc",
    "/system/fonts",
    "/system/framework",
    "/system/lib64",
    "/system/priv-app",
    "/system/xbin",
    "/system_ext",
    "/vendor",
    "/vendor/bin",
)
_WRITABLE: Final[dict[str, tuple[int, int, int]]] = {
    "/cache": (0o770, owners.SYSTEM, 2001),
    "/config": (0o755, 0, 0),
    "/data": (0o771, owners.SYSTEM, owners.SYSTEM),
    "/data/anr": (0o775, owners.SYSTEM, owners.SYSTEM),
    "/data/app": (0o771, owners.SYSTEM, owners.SYSTEM),
    "/data/data": (0o771, owners.SYSTEM, owners.SYSTEM),
    "/data/local": (0o751, 0, 0),
    "/data/local/tmp": (0o771, owners.SHELL, owners.SHELL),
    "/data/media": (0o770, owners.MEDIA_RW, owners.MEDIA_RW),
    "/data/misc": (0o1771, owners.SYSTEM, 9998),
    "/data/system": (0o775, owners.SYSTEM, owners.SYSTEM),
    "/data/tombstones": (0o771, owners.SYSTEM, owners.SYSTEM),
    "/data/user": (0o711, owners.SYSTEM, owners.SYSTEM),
    "/data/user_de": (0o711, owners.SYSTEM, owners.SYSTEM),
    "/data/user_de/0": (0o771, owners.SYSTEM, owners.SYSTEM),
    "/metadata": (0o755, 0, 0),
    "/mnt": (0o755, 0, owners.SYSTEM),
    "/mnt/user": (0o755, 0, 0),
    "/mnt/user/0": (0o755, 0, 0),
}
_LINKS: Final[dict[str, str]] = {
    "/bin": "/system/bin",
    "/d": "/sys/kernel/debug",
    "/data/user/0": "/data/data",
    "/etc": "/system/etc",
    "/mnt/sdcard": "/storage/self/primary",
    "/mnt/user/0/primary": "/storage/emulated/0",
    "/sdcard": "/storage/self/primary",
    "/storage/self/primary": "/storage/emulated/0",
}
SHARED_ROOT: Final = "/storage/emulated/0"
SHARED_DIRECTORIES: Final = (
    "Alarms",
    "Android",
    "Android/data",
    "Android/media",
    "Android/obb",
    "Audiobooks",
    "DCIM",
    "Documents",
    "Download",
    "Movies",
    "Music",
    "Notifications",
    "Pictures",
    "Podcasts",
    "Recordings",
    "Ringtones",
)


def lay_out(tree: Tree) -> None:
    """Make the directories, links and devices, and close what is read only."""
    for path in _READ_ONLY:
        _make(tree, path, 0o755, 0, 0)
    for path, (mode, uid, gid) in _WRITABLE.items():
        _make(tree, path, mode, uid, gid)
    for path in DEVICES:
        device = tree.create(tree.walk(path), "char", mode=0o666, uid=0, gid=0)
        tree.devices.add(device.number, path)
    for path, target in _LINKS.items():
        place = tree.walk(path, follow=False)
        tree.create(place, "link", mode=0o777, uid=0, gid=0, target=target)
    _share(tree)
    for path in ("/", *_READ_ONLY):
        _close(tree, path)


def _make(tree: Tree, path: str, mode: int, uid: int, gid: int) -> None:
    tree.create(tree.walk(path), "dir", mode=mode, uid=uid, gid=gid)


def _share(tree: Tree) -> None:
    """Let shared storage appear at both of its places."""
    place = tree.walk("/data/media/0")
    root = tree.create(place, "dir", mode=0o2770, uid=owners.MEDIA_PROVIDER, gid=owners.MEDIA_RW)
    tree.put(replace(root, shared=True, links=2))
    tree.attach(tree.walk(SHARED_ROOT), root.number)
    for name in SHARED_DIRECTORIES:
        _make(tree, f"{SHARED_ROOT}/{name}", 0, 0, 0)


def _close(tree: Tree, path: str) -> None:
    inode = tree.inodes[ROOT_NUMBER] if path == "/" else tree.walk(path).inode
    assert inode is not None
    tree.put(replace(inode, readonly=True))
