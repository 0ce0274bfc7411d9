"""Inodes and the walk from paths to them."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from typing import Final

from pytest_androidbench.phone.system.files.devices import Devices
from pytest_androidbench.phone.system.files.errors import FileError
from pytest_androidbench.phone.system.files.inode import (
    DirectoryEntry,
    Found,
    Inode,
    Kind,
    LiveFile,
)
from pytest_androidbench.phone.system.files.owners import MEDIA_PROVIDER, MEDIA_RW
from pytest_androidbench.phone.system.files.room import Content, Room
from pytest_androidbench.phone.system.files.state import FilesState
from pytest_androidbench.phone.system.files.walking import ROOT_NUMBER, Place, Walker

_MAX_NAME: Final = 255
SHARED_MODES: Final[dict[Kind, int]] = {"file": 0o660, "dir": 0o2770}


def check_name(place: Place) -> None:
    """Make sure that a directory takes such a name; in shared storage it must be Unicode."""
    if len(place.name.encode("utf-8", "surrogatepass")) > _MAX_NAME:
        raise FileError(errno.ENAMETOOLONG, place.path)
    if place.parent.shared and any("\ud800" <= char <= "\udfff" for char in place.name):
        raise FileError(errno.EINVAL, place.path)


class Tree:
    """A graph of inodes that is changed by replacing them.

    A directory's entries are changed in place between two kept states, and copied before the
    first change after one.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.revision = 0
        self.shared_revision = 0
        """Grows with every change in shared storage."""
        self.inodes: dict[int, Inode] = {}
        self.room = Room()
        self.devices = Devices()
        self.live: dict[int, LiveFile] = {}
        self.growing: dict[int, BytesIO] = {}
        """Contents that are written piece by piece; their inodes have none until it is read."""
        self._own: set[int] = set()
        """The directories whose entries no kept state has."""
        self._walker = Walker(lambda number: self.inodes[number])
        self._next = ROOT_NUMBER
        self.new("dir", mode=0o755, uid=0, gid=0)

    def new(
        self,
        kind: Kind,
        *,
        mode: int,
        uid: int,
        gid: int,
        target: str = "",
        parent: Inode | None = None,
    ) -> Inode:
        """Make an inode that has the rules of the directory it is for.

        Raises:
            FileError: there is no room for it.
        """
        now = self.now()
        shared = parent is not None and parent.shared
        inode = Inode(
            number=self._next,
            kind=kind,
            mode=(SHARED_MODES.get(kind, mode) if shared else mode) & 0o7777,
            uid=MEDIA_PROVIDER if shared else uid,
            gid=MEDIA_RW if shared else gid,
            atime_ms=now,
            mtime_ms=now,
            ctime_ms=now,
            target=target,
            shared=shared,
            readonly=parent is not None and parent.readonly,
        )
        self.room.add(inode)
        self._own.add(inode.number)
        self._next += 1
        self.put(inode)
        return inode

    def create(
        self, place: Place, kind: Kind, *, mode: int, uid: int, gid: int, target: str = ""
    ) -> Inode:
        """Make an inode and enter it under the place's name; nothing is left where that fails."""
        check_name(place)
        inode = self.new(kind, mode=mode, uid=uid, gid=gid, target=target, parent=place.parent)
        try:
            self.attach(place, inode.number)
        except FileError:
            self.drop(inode.number)
            raise
        return inode

    def put(self, inode: Inode) -> None:
        """Replace the inode of that number; its content's room was counted by the caller."""
        self.inodes[inode.number] = inode
        self.revision += 1
        self.shared_revision += inode.shared

    def fill(self, inode: Inode, data: bytes) -> Inode:
        """Give a file a content in place of what it has, whatever that is; puts nothing.

        Raises:
            FileError: there is no room for it.
        """
        number = inode.number
        old = self.inodes[number].data
        self.room.change(Content(old, self.room.outside.get(number)), Content(data, None))
        self._settle(number)
        return replace(inode, data=data)

    def mount(self, number: int, live: LiveFile) -> None:
        """Let a file's content be computed; what it has stays below, for when it no more is."""
        if number in self.growing:
            self._grown(number)
        data, outside = self.inodes[number].data, self.room.outside.get(number)
        self.room.change(Content(data, outside), Content(data, None), forced=True)
        self._settle(number)
        self.live[number] = live

    def count_live(self, inode: Inode, size: int) -> None:
        """Count a live file by a size, which it has already whether there is room or not."""
        outside = self.room.outside
        before = Content(inode.data, outside.get(inode.number))
        self.room.change(before, Content(inode.data, size), forced=True)
        outside[inode.number] = size

    def attach(self, place: Place, number: int, *, forced: bool = False) -> None:
        """Enter an inode under the place's name; `forced` where another name goes for it.

        Raises:
            FileError: the name is too long, or there is no room for it.
        """
        check_name(place)
        parent = self.inodes[place.parent.number]
        entry, key = DirectoryEntry(place.name, number), parent.key(place.name)
        self.room.enter(entry, forced=forced)
        parent = self._opened(parent)
        old = parent.entries.get(key)
        if old is not None:
            self.room.leave(old)
            self._walker.forget()
        parent.entries[key] = entry
        self._changed(parent)

    def detach(self, parent: Inode, name: str) -> None:
        """Take a name out of a directory."""
        parent = self._opened(self.inodes[parent.number])
        entry = parent.entries.pop(parent.key(name))
        self.room.leave(entry)
        if self.inodes[entry.number].kind in {"dir", "link"}:
            self._walker.forget()
        self._changed(parent)

    def replace_entries(self, inode: Inode, entries: dict[str, DirectoryEntry]) -> Inode:
        """Give a directory other entries for those it has; puts nothing."""
        for entry in inode.entries.values():
            self.room.leave(entry)
        for entry in entries.values():
            self.room.enter(entry, forced=True)
        self._own.add(inode.number)
        self._walker.forget()
        return replace(inode, entries=entries)

    def drop(self, number: int) -> None:
        """Forget one link to an inode, and with the last one the inode and what is in it."""
        pending = [number]
        while pending:
            inode = self.inodes[pending.pop()]
            if inode.links > 1:
                self.put(replace(inode, links=inode.links - 1, ctime_ms=self.now()))
                continue
            pending += [entry.number for entry in inode.entries.values()]
            self.room.remove(inode)
            self._settle(inode.number)
            self._own.discard(inode.number)
            del self.inodes[inode.number]
            self.revision += 1
            self.shared_revision += inode.shared

    def content(self, inode: Inode) -> bytes:
        """Bytes of a file, computed when it is live."""
        live = self.live.get(inode.number)
        if live is not None:
            return live.read()
        if inode.number in self.growing:
            inode = self._grown(inode.number)
        return inode.data

    def size(self, inode: Inode) -> int:
        """How many bytes a file has."""
        if inode.number in self.growing:
            return self.room.outside[inode.number]
        live = self.live.get(inode.number)
        return len(inode.data if live is None else live.read())

    def below(self, inode: Inode, path: str) -> Iterator[Found]:
        """Everything in a directory and its directories, by name; parents come first.

        The tree may change meanwhile: what is gone when its turn comes is left out.
        """
        pending = sorted(inode.entries.values(), reverse=True)
        places = [path] * len(pending)
        while pending:
            entry, place = pending.pop(), f"{places.pop()}/"
            child = self.inodes.get(entry.number)
            if child is None:
                continue
            place += entry.name
            size = self.size(child) if child.kind == "file" else 0
            yield Found(place, child.number, child.kind, size, child.mtime_ms, child.ctime_ms)
            if child.kind == "dir":
                inner = sorted(child.entries.values(), reverse=True)
                pending += inner
                places += [place] * len(inner)

    def walk(
        self, path: str, *, follow: bool = True, make: Callable[[Place], Inode] | None = None
    ) -> Place:
        """Follow a path; `Walker.walk` says how."""
        return self._walker.walk(path, follow=follow, make=make)

    def find(self, path: str, *, follow: bool = True) -> Inode | None:
        """The inode at a path, or None where there is nothing."""
        try:
            return self._walker.walk(path, follow=follow).inode
        except FileError:
            return None

    def need(self, path: str, *, follow: bool = True) -> Inode:
        """The inode at a path.

        Raises:
            FileError: there is nothing.
        """
        inode = self._walker.walk(path, follow=follow).inode
        if inode is None:
            raise FileError(errno.ENOENT, path)
        return inode

    def state(self) -> FilesState:
        """All inodes, with the content of live and growing files read out."""
        settled: set[int] = set()
        # To read one may open another: the media database follows the files when it is looked at.
        while pending := [number for number in self.live if number not in settled]:
            for number in pending:
                settled.add(number)
                if number in self.live:
                    self._read_out(number)
        for number in list(self.growing):
            self._grown(number)
        self._own.clear()
        return FilesState(
            inodes=dict(self.inodes),
            next_number=self._next,
            room=self.room.settled(self.inodes),
            drawn=self.devices.drawn,
        )

    def _read_out(self, number: int) -> None:
        """Keep what a live file contains now in its inode."""
        data = self.live[number].read()
        inode = self.inodes[number]
        if inode.data is not data:
            outside = self.room.outside.get(number)
            before, after = Content(inode.data, outside), Content(data, outside)
            # What a kept state needs is not refused: the database has its size already.
            self.room.change(before, after, forced=True)
            self.inodes[number] = replace(inode, data=data)

    def restore(self, state: FilesState) -> None:
        """Go back to an earlier state; live files become plain ones."""
        self.inodes = dict(state.inodes)
        self.room = state.room.settled(self.inodes)
        self.devices.drawn = state.drawn
        self._next = state.next_number
        self._own.clear()
        self._walker.forget()
        self.live.clear()
        self.growing.clear()
        self.revision += 1
        self.shared_revision += 1

    def _grown(self, number: int) -> Inode:
        """The inode of a growing file with all that was written so far."""
        data = self.growing[number].getvalue()
        inode = self.fill(self.inodes[number], data)
        self.inodes[number] = inode
        return inode

    def _settle(self, number: int) -> None:
        self.live.pop(number, None)
        self.growing.pop(number, None)
        self.room.outside.pop(number, None)

    def _opened(self, parent: Inode) -> Inode:
        """The directory with entries that may be changed in place."""
        if parent.number in self._own:
            return parent
        self._own.add(parent.number)
        return replace(parent, entries=dict(parent.entries))

    def _changed(self, parent: Inode) -> None:
        now = self.now()
        if not parent.mtime_ms == parent.ctime_ms == now:  # a phone boots in one moment
            parent = replace(parent, mtime_ms=now, ctime_ms=now)
        self.put(parent)
