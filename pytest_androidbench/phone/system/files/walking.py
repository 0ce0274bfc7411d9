"""From paths to inodes."""

from __future__ import annotations

import errno
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from pytest_androidbench.phone.system.files.errors import FileError
from pytest_androidbench.phone.system.files.inode import Inode

ROOT_NUMBER: Final = 1
MAX_PATH: Final = 4096
_MAX_LINKS: Final = 40
_MOST_FOLDERS: Final = 128


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a path leads: a name in a directory, with or without something there."""

    parent: Inode
    name: str
    inode: Inode | None
    path: str


class _Folder(NamedTuple):
    """Where a path led to before."""

    path: str
    number: int


class Walker:
    """Follows paths; remembers directories, so that a walk through a deep tree is linear."""

    def __init__(self, at: Callable[[int], Inode]) -> None:
        self._at = at
        self._folders: dict[str, _Folder] = {}

    def forget(self) -> None:
        """Remember nothing more, as a directory or link has another place now."""
        self._folders.clear()

    def walk(
        self, path: str, *, follow: bool = True, make: Callable[[Place], Inode] | None = None
    ) -> Place:
        """Follow a path; only its last part may be missing, and others where `make` makes them.

        Raises:
            FileError: a part before the last is missing or no directory, links go in circles, or
                the path is longer than Linux takes.
        """
        if len(path.encode("utf-8", "surrogatepass")) >= MAX_PATH:
            raise FileError(errno.ENAMETOOLONG, path)
        if "\0" in path:
            raise FileError(errno.EINVAL, path)
        place = self._near(path, follow=follow) or self._far(path, follow=follow, make=make)
        if place.inode is None:
            folder, _, name = path.rpartition("/")
            if name == place.name:
                self._remember(folder, place.path.rpartition("/")[0] or "/", place.parent)
        elif place.inode.kind == "dir":
            self._remember(path, place.path, place.inode)
        return place

    def _remember(self, path: str, leads_to: str, folder: Inode) -> None:
        if len(self._folders) >= _MOST_FOLDERS:
            self._folders.clear()
        self._folders[path] = _Folder(leads_to, folder.number)

    def _near(self, path: str, *, follow: bool) -> Place | None:
        """Where a path leads from a directory that was walked to before, if it is a step away."""
        folder, _, name = path.rpartition("/")
        known = self._folders.get(folder)
        if known is None or name in ("", ".", ".."):
            return None
        parent = self._at(known.number)
        start = "" if known.path == "/" else known.path
        entry = parent.entries.get(parent.key(name))
        if entry is None:
            return Place(parent=parent, name=name, inode=None, path=f"{start}/{name}")
        child = self._at(entry.number)
        if child.kind == "link" and follow:
            return None
        return Place(parent=parent, name=entry.name, inode=child, path=f"{start}/{entry.name}")

    def _far(self, path: str, *, follow: bool, make: Callable[[Place], Inode] | None) -> Place:
        """Where a path leads from the root."""
        pending = path.split("/")[::-1]
        trail: list[tuple[str, Inode]] = [("", self._at(ROOT_NUMBER))]
        hops = 0
        made: Place | None = None
        while pending:
            name = pending.pop()
            parent = trail[-1][1]
            if parent.kind != "dir":
                raise FileError(errno.ENOTDIR, path)
            if name == "..":
                del trail[max(1, len(trail) - 1) :]
                continue
            if name in ("", "."):
                continue
            entry = parent.entries.get(parent.key(name))
            if entry is None:
                if make is None and any(part not in ("", ".") for part in pending):
                    raise FileError(errno.ENOENT, path)
                # Below a folder just made the path is not joined from the root again.
                below = made is not None and made.inode is parent
                start = made.path if made and below else _join(trail).rstrip("/")
                place = Place(parent=parent, name=name, inode=None, path=f"{start}/{name}")
                if make is None or all(part in ("", ".") for part in pending):
                    return place
                inode = make(place)
                made = replace(place, inode=inode)
                trail[-1] = (trail[-1][0], self._at(parent.number))
                trail.append((name, inode))
                continue
            child = self._at(entry.number)
            if child.kind == "link" and (pending or follow):
                hops += 1
                if hops > _MAX_LINKS:
                    raise FileError(errno.ELOOP, path)
                pending += child.target.split("/")[::-1]
                trail = trail[:1] if child.target.startswith("/") else trail
                continue
            trail.append((entry.name, child))
        parent = trail[-2][1] if len(trail) > 1 else trail[0][1]
        return Place(parent=parent, name=trail[-1][0], inode=trail[-1][1], path=_join(trail))


def _join(trail: list[tuple[str, Inode]]) -> str:
    return "/".join(name for name, _ in trail) or "/"
