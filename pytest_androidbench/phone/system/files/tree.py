"""Inodes and the walk from paths to them."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from pytest_androidbench.phone.system.files.errors import FileError
from pytest_androidbench.phone.system.files.inode import (
    Entry,
    FilesState,
    Found,
    Inode,
    Kind,
    LiveFile,
)
from pytest_androidbench.phone.system.files.owners import MEDIA_PROVIDER, MEDIA_RW

ROOT_NUMBER: Final = 1
_MAX_LINKS: Final = 40
_MAX_NAME: Final = 255
_MAX_PATH: Final = 4096
SHARED_MODES: Final[dict[Kind, int]] = {"file": 0o660, "dir": 0o2770}


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a path leads: a name in a directory, with or without something there."""

    parent: Inode
    name: str
    inode: Inode | None
    path: str


def check_name(place: Place) -> None:
    """Make sure that a name is not longer than a directory takes."""
    if len(place.name.encode("utf-8", "surrogatepass")) > _MAX_NAME:
        raise FileError(errno.ENAMETOOLONG, place.path)


class Tree:
    """A graph of immutable inodes that is changed by replacing them."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.revision = 0
        self.shared_revision = 0
        """Grows with every change in shared storage."""
        self.inodes: dict[int, Inode] = {}
        self.live: dict[int, LiveFile] = {}
        self._next = ROOT_NUMBER
        self.new("dir", mode=0o755, uid=0, gid=0)

    def new(
        self,
        kind: Kind,
        *,
        mode: int,
        uid: int,
        gid: int,
        data: bytes = b"",
        target: str = "",
        parent: Inode | None = None,
    ) -> Inode:
        """Make an inode that has the rules of the directory it is for."""
        now = self.now()
        shared = parent is not None and parent.shared
        inode = Inode(
            number=self._next,
            kind=kind,
            mode=SHARED_MODES.get(kind, mode) if shared else mode,
            uid=MEDIA_PROVIDER if shared else uid,
            gid=MEDIA_RW if shared else gid,
            atime_ms=now,
            mtime_ms=now,
            ctime_ms=now,
            data=data,
            target=target,
            shared=shared,
            readonly=parent is not None and parent.readonly,
        )
        self._next += 1
        self.put(inode)
        return inode

    def put(self, inode: Inode) -> None:
        """Replace the inode of that number."""
        self.inodes[inode.number] = inode
        self.revision += 1
        self.shared_revision += inode.shared

    def attach(self, place: Place, number: int) -> None:
        """Enter an inode under the place's name."""
        check_name(place)
        parent = self.inodes[place.parent.number]
        entries = dict(parent.entries)
        entries[parent.key(place.name)] = Entry(place.name, number)
        self._changed(parent, entries)

    def detach(self, place: Place) -> None:
        """Take the place's name out of its directory."""
        parent = self.inodes[place.parent.number]
        entries = dict(parent.entries)
        del entries[parent.key(place.name)]
        self._changed(parent, entries)

    def drop(self, number: int) -> None:
        """Forget one link to an inode, and with the last one the inode and what is in it."""
        pending = [number]
        while pending:
            inode = self.inodes[pending.pop()]
            if inode.links > 1:
                self.put(replace(inode, links=inode.links - 1, ctime_ms=self.now()))
                continue
            pending += [entry.number for entry in inode.entries.values()]
            self.live.pop(inode.number, None)
            del self.inodes[inode.number]
            self.revision += 1
            self.shared_revision += inode.shared

    def content(self, inode: Inode) -> bytes:
        """Bytes of a file, computed when it is live."""
        live = self.live.get(inode.number)
        return inode.data if live is None else live.read()

    def below(self, inode: Inode, path: str) -> Iterator[Found]:
        """Everything in a directory and its directories, by name; parents come first."""
        pending = self._entries(inode, path)
        while pending:
            place, child = pending.pop()
            size = len(self.content(child)) if child.kind == "file" else 0
            yield Found(place, child.number, child.kind, size, child.mtime_ms, child.ctime_ms)
            if child.kind == "dir":
                pending += self._entries(child, place)

    def _entries(self, inode: Inode, path: str) -> list[tuple[str, Inode]]:
        """What is in a directory, the last name first."""
        entries = sorted(inode.entries.values(), reverse=True)
        return [(f"{path}/{entry.name}", self.inodes[entry.number]) for entry in entries]

    def walk(self, path: str, *, follow: bool = True) -> Place:
        """Follow a path; only its last part may be missing.

        Raises:
            FileError: a part before the last is missing or no directory, links go in circles, or
                the path is longer than Linux takes.
        """
        if len(path.encode("utf-8", "surrogatepass")) >= _MAX_PATH:
            raise FileError(errno.ENAMETOOLONG, path)
        if "\0" in path:
            raise FileError(errno.EINVAL, path)
        pending = path.split("/")[::-1]
        trail: list[tuple[str, Inode]] = [("", self.inodes[ROOT_NUMBER])]
        hops = 0
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
                return self._missing(path, trail, name, pending)
            child = self.inodes[entry.number]
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

    def _missing(
        self, path: str, trail: list[tuple[str, Inode]], name: str, pending: list[str]
    ) -> Place:
        if any(part not in ("", ".") for part in pending):
            raise FileError(errno.ENOENT, path)
        parent = trail[-1][1]
        return Place(parent=parent, name=name, inode=None, path=_join([*trail, (name, parent)]))

    def _changed(self, parent: Inode, entries: dict[str, Entry]) -> None:
        now = self.now()
        self.put(replace(parent, entries=entries, mtime_ms=now, ctime_ms=now))

    def state(self) -> FilesState:
        """All inodes, with the content of live files read out."""
        for number, live in self.live.items():
            data = live.read()
            if self.inodes[number].data is not data:
                self.inodes[number] = replace(self.inodes[number], data=data)
        return FilesState(inodes=dict(self.inodes), next_number=self._next)

    def restore(self, state: FilesState) -> None:
        """Go back to an earlier state; live files become plain ones."""
        self.inodes = dict(state.inodes)
        self._next = state.next_number
        self.live.clear()
        self.revision += 1
        self.shared_revision += 1


def _join(trail: list[tuple[str, Inode]]) -> str:
    return "/".join(name for name, _ in trail) or "/"
