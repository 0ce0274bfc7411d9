"""The phone's files, by path."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from dataclasses import replace

from pytest_androidbench.phone.system.files import contents, moving
from pytest_androidbench.phone.system.files.arrival import Arrival
from pytest_androidbench.phone.system.files.errors import FileError
from pytest_androidbench.phone.system.files.facts import describe
from pytest_androidbench.phone.system.files.globbing import expand
from pytest_androidbench.phone.system.files.inode import (
    Found,
    Inode,
    LiveFile,
    Stat,
    bounded,
)
from pytest_androidbench.phone.system.files.layout import lay_out
from pytest_androidbench.phone.system.files.making import (
    DIRECTORY_MODE,
    check_writable,
    file_at,
    make,
)
from pytest_androidbench.phone.system.files.room import Usage
from pytest_androidbench.phone.system.files.state import FilesState
from pytest_androidbench.phone.system.files.tree import Tree
from pytest_androidbench.phone.system.files.walking import MAX_PATH, Place


class FileSystem:
    """Files with Android's paths, owners, modes and times; all paths are absolute.

    Whatever makes a file, a name or a content may raise `FileError` "No space left on device".
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._tree = Tree(now)
        self._arrivals = 0
        lay_out(self._tree)

    @property
    def revision(self) -> int:
        """Grows with every change."""
        return self._tree.revision

    @property
    def shared_revision(self) -> int:
        """Grows with every change in shared storage."""
        return self._tree.shared_revision

    def usage(self) -> Usage:
        """How much is in use and left, as users see it."""
        return self._tree.room.usage()

    def room(self) -> int:
        """By how many bytes a file may grow; less than is free for users when memory is short."""
        return self._tree.room.left

    def below(self, path: str) -> Iterator[Found]:
        """Everything below a directory; each directory before what is in it."""
        return self._tree.below(self._tree.need(path), path)

    def resolve(self, path: str) -> str:
        """The path with links and dots resolved and names as they were written; may not exist."""
        return self._tree.walk(path).path

    def stat(self, path: str, follow: bool = True) -> Stat | None:
        """Facts about a path, or None where there is nothing."""
        inode = self._tree.find(path, follow=follow)
        return None if inode is None else describe(self._tree, inode)

    def is_dir(self, path: str) -> bool:
        """Whether a directory is there."""
        inode = self._tree.find(path)
        return inode is not None and inode.kind == "dir"

    def is_file(self, path: str) -> bool:
        """Whether a regular file is there."""
        inode = self._tree.find(path)
        return inode is not None and inode.kind == "file"

    def is_link(self, path: str) -> bool:
        """Whether the path itself is a link."""
        inode = self._tree.find(path, follow=False)
        return inode is not None and inode.kind == "link"

    def exists(self, path: str) -> bool:
        """Whether anything is there."""
        return self._tree.find(path) is not None

    def listdir(self, path: str) -> list[str]:
        """Names in a directory, sorted."""
        inode = self._tree.need(path)
        if inode.kind != "dir":
            raise FileError(errno.ENOTDIR, path)
        return sorted(entry.name for entry in inode.entries.values())

    def read(self, path: str) -> bytes:
        """Content of a file."""
        return contents.read(self._tree, self._tree.need(path))

    def read_block(self, path: str, offset: int, count: int) -> bytes:
        """A piece of a file; of a device what it gives next, whatever the offset."""
        return contents.read_block(self._tree, self._tree.need(path), offset, count)

    def write(
        self,
        path: str,
        data: bytes,
        *,
        mode: int | None = None,
        uid: int | None = None,
        gid: int | None = None,
        mtime_ms: int | None = None,
    ) -> None:
        """Replace a file's content, making the file where there is none."""
        inode = file_at(self._tree, self._tree.walk(path), path, uid, gid)
        if mtime_ms is not None:
            mtime_ms = bounded(mtime_ms)
        contents.write(self._tree, inode, data, mtime_ms=mtime_ms)
        if mode is not None:
            self.chmod(path, mode)

    def append(self, path: str, data: bytes) -> None:
        """Add to a file's end, making the file where there is none."""
        self.write_block(path, None, data)

    def write_block(self, path: str, offset: int | None, data: bytes) -> None:
        """Write into a file from an offset on (None: at its end), making it where there is none.

        What is after the block stays; zeros fill a gap before it.
        """
        inode = file_at(self._tree, self._tree.walk(path), path)
        contents.write_block(self._tree, inode, offset, data)

    def arrival(self) -> Arrival:
        """Room for a content that comes piece by piece and is written as a whole then."""
        self._arrivals += 1
        return Arrival(self._tree, -self._arrivals)

    def block_of(self, number: int, offset: int, count: int) -> bytes:
        """A piece of the file with this inode, whatever its name is now; none where it is gone."""
        inode = self._tree.inodes.get(number)
        return b"" if inode is None else contents.read_block(self._tree, inode, offset, count)

    def resize(self, path: str, size: int) -> None:
        """Cut a file off, or lengthen it with zeros, making it where there is none."""
        inode = file_at(self._tree, self._tree.walk(path), path)
        contents.resize(self._tree, inode, size)

    def mkdir(
        self,
        path: str,
        parents: bool = False,
        *,
        mode: int = DIRECTORY_MODE,
        uid: int | None = None,
        gid: int | None = None,
    ) -> None:
        """Make a directory; with `parents` what is missing above too, and none may be new."""

        def make_above(place: Place) -> Inode:
            return make(self._tree, place, "dir", mode=mode, uid=uid, gid=gid)

        place = self._tree.walk(path, make=make_above if parents else None)
        if place.inode is not None:
            if parents and place.inode.kind == "dir":
                return
            raise FileError(errno.EEXIST, path)
        make(self._tree, place, "dir", mode=mode, uid=uid, gid=gid)

    def symlink(self, target: str, path: str, *, uid: int | None = None) -> None:
        """Make a link at `path` that leads to `target`."""
        if not 0 < len(target.encode("utf-8", "surrogatepass")) < MAX_PATH:
            raise FileError(errno.ENAMETOOLONG if target else errno.ENOENT, path)
        make(self._tree, self._free(path), "link", mode=0o777, uid=uid, gid=uid, target=target)

    def link(self, existing: str, path: str) -> None:
        """Give a file a second name."""
        inode = self._tree.need(existing)
        if inode.kind == "dir" or inode.shared:
            raise FileError(errno.EPERM, path)
        place = self._free(path)
        check_writable(place.parent, path)
        self._tree.attach(place, inode.number)
        self._tree.put(replace(inode, links=inode.links + 1))

    def remove(self, path: str) -> None:
        """Remove a file, a link or an empty directory."""
        inode = self._tree.need(path, follow=False)
        if inode.kind == "dir" and inode.entries:
            raise FileError(errno.ENOTEMPTY, path)
        self.remove_tree(path)

    def remove_tree(self, path: str) -> None:
        """Remove whatever is there, with everything in it."""
        place = self._tree.walk(path, follow=False)
        if place.inode is None:
            raise FileError(errno.ENOENT, path)
        check_writable(place.parent, path)
        self._tree.detach(place.parent, place.name)
        self._tree.drop(place.inode.number)

    def removing(self, path: str) -> Iterator[None]:
        """Remove whatever is there, one file a step; for whoever lets others go on between."""
        return moving.removing(self._tree, path)

    def rename(self, source: str, target: str) -> None:
        """Move a file or directory, replacing a file or an empty directory."""
        _finish(self.renaming(source, target))

    def renaming(self, source: str, target: str) -> Iterator[None]:
        """The same as `rename`, in steps: one for each file that comes under other rules."""
        return moving.renaming(self._tree, source, target)

    def copy(self, source: str, target: str, *, preserve: bool = False) -> None:
        """Copy a file, link or whole directory to exactly `target`."""
        _finish(self.copying(source, target, preserve=preserve))

    def copying(self, source: str, target: str, *, preserve: bool = False) -> Iterator[None]:
        """The same as `copy`, in steps: one for each file."""
        return moving.copying(self._tree, source, target, preserve=preserve)

    def chmod(self, path: str, mode: int) -> None:
        """Set the permission bits; shared storage keeps its own."""
        inode = self._alterable(path)
        if inode is not None:
            self._tree.put(replace(inode, mode=mode & 0o7777, ctime_ms=self._tree.now()))

    def chown(
        self, path: str, uid: int | None = None, gid: int | None = None, *, follow: bool = True
    ) -> None:
        """Set owner and group; shared storage keeps its own."""
        inode = self._alterable(path, follow=follow)
        if inode is not None:
            uid = inode.uid if uid is None else uid
            gid = inode.gid if gid is None else gid
            self._tree.put(replace(inode, uid=uid, gid=gid, ctime_ms=self._tree.now()))

    def utime(self, path: str, *, atime_ms: int | None = None, mtime_ms: int | None = None) -> None:
        """Set times; what is None stays."""
        inode = self._tree.need(path)
        check_writable(inode, path)
        self._tree.put(
            replace(
                inode,
                atime_ms=inode.atime_ms if atime_ms is None else bounded(atime_ms),
                mtime_ms=inode.mtime_ms if mtime_ms is None else bounded(mtime_ms),
                ctime_ms=self._tree.now(),
            )
        )

    def glob(self, pattern: str) -> list[str]:
        """Paths that match an absolute pattern, sorted."""
        return expand(self, pattern)

    def mount(self, path: str, live: LiveFile) -> int:
        """Let a file's content be computed, and which inode it has."""
        inode = file_at(self._tree, self._tree.walk(path), path)
        self._tree.mount(inode.number, live)
        return inode.number

    def live_at(self, path: str) -> LiveFile | None:
        """The live file at a path, if there is one."""
        inode = self._tree.find(path)
        return None if inode is None else self._tree.live.get(inode.number)

    def stamp(self, number: int, size: int | None = None) -> None:
        """Note that the live file with this inode has changed now, and its size where known."""
        inode = self._tree.inodes.get(number)
        if inode is not None:
            if size is not None and number in self._tree.live:
                self._tree.count_live(inode, size)
            now = self._tree.now()
            self._tree.put(replace(inode, mtime_ms=now, ctime_ms=now))

    def state(self) -> FilesState:
        """All files as plain, immutable data; costs no copies of contents."""
        return self._tree.state()

    def restore(self, state: FilesState) -> None:
        """Go back to an earlier state."""
        self._tree.restore(state)

    def _free(self, path: str) -> Place:
        place = self._tree.walk(path, follow=False)
        if place.inode is not None:
            raise FileError(errno.EEXIST, path)
        return place

    def _alterable(self, path: str, *, follow: bool = True) -> Inode | None:
        """What is there, if its owner and mode are its own."""
        inode = self._tree.need(path, follow=follow)
        if inode.kind == "char" or inode.shared:
            return None
        check_writable(inode, path)
        return inode


def _finish(steps: Iterator[None]) -> None:
    for _ in steps:
        pass
