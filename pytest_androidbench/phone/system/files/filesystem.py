"""The phone's files, by path."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from dataclasses import replace

from pytest_androidbench.phone.system.files import moving
from pytest_androidbench.phone.system.files.errors import FileError
from pytest_androidbench.phone.system.files.globbing import expand
from pytest_androidbench.phone.system.files.inode import (
    DIRECTORY_SIZE,
    FilesState,
    Found,
    Inode,
    LiveFile,
    Stat,
)
from pytest_androidbench.phone.system.files.layout import lay_out
from pytest_androidbench.phone.system.files.tree import Place, Tree

FILE_MODE = 0o660
DIRECTORY_MODE = 0o771


class FileSystem:
    """Files with Android's paths, owners, modes and times; all paths are absolute."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._tree = Tree(now)
        self._fixed: dict[str, LiveFile] = {}
        lay_out(self._tree)

    @property
    def revision(self) -> int:
        """Grows with every change."""
        return self._tree.revision

    @property
    def shared_revision(self) -> int:
        """Grows with every change in shared storage."""
        return self._tree.shared_revision

    def below(self, path: str) -> Iterator[Found]:
        """Everything below a directory; each directory before what is in it."""
        return self._tree.below(self._need(path), path)

    def resolve(self, path: str) -> str:
        """The path with links and dots resolved and names as they were written; may not exist."""
        return self._tree.walk(path).path

    def stat(self, path: str, follow: bool = True) -> Stat | None:
        """Facts about a path, or None where there is nothing."""
        inode = self._find(path, follow=follow)
        return None if inode is None else self._describe(inode)

    def is_dir(self, path: str) -> bool:
        """Whether a directory is there."""
        inode = self._find(path)
        return inode is not None and inode.kind == "dir"

    def is_file(self, path: str) -> bool:
        """Whether a regular file is there."""
        inode = self._find(path)
        return inode is not None and inode.kind == "file"

    def is_link(self, path: str) -> bool:
        """Whether the path itself is a link."""
        inode = self._find(path, follow=False)
        return inode is not None and inode.kind == "link"

    def exists(self, path: str) -> bool:
        """Whether anything is there."""
        return self._find(path) is not None

    def listdir(self, path: str) -> list[str]:
        """Names in a directory, sorted."""
        inode = self._need(path)
        if inode.kind != "dir":
            raise FileError(errno.ENOTDIR, path)
        return sorted(entry.name for entry in inode.entries.values())

    def read(self, path: str) -> bytes:
        """Content of a file."""
        inode = self._need(path)
        if inode.kind == "dir":
            raise FileError(errno.EISDIR, path)
        return self._tree.content(inode)

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
        place = self._tree.walk(path)
        inode = self._file_at(place, path, uid, gid)
        if inode.kind != "char":
            now = self._tree.now()
            changed = now if mtime_ms is None else mtime_ms
            self._tree.live.pop(inode.number, None)
            self._tree.put(replace(inode, data=bytes(data), mtime_ms=changed, ctime_ms=now))
        if mode is not None:
            self.chmod(path, mode)

    def append(self, path: str, data: bytes) -> None:
        """Add to a file's end, making the file where there is none."""
        self.write(path, (self.read(path) if self.exists(path) else b"") + data)

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
        if parents:
            self._make_parents(path, mode, uid, gid)
        place = self._tree.walk(path)
        if place.inode is not None:
            if parents and place.inode.kind == "dir":
                return
            raise FileError(errno.EEXIST, path)
        self._create(place, "dir", mode=mode, uid=uid, gid=gid)

    def symlink(self, target: str, path: str, *, uid: int | None = None) -> None:
        """Make a link at `path` that leads to `target`."""
        place = self._free(path)
        inode = self._create(place, "link", mode=0o777, uid=uid, gid=uid)
        self._tree.put(replace(inode, target=target))

    def link(self, existing: str, path: str) -> None:
        """Give a file a second name."""
        inode = self._need(existing)
        if inode.kind == "dir" or inode.shared:
            raise FileError(errno.EPERM, path)
        place = self._free(path)
        self._writable(place.parent, path)
        self._tree.put(replace(inode, links=inode.links + 1))
        self._tree.attach(place, inode.number)

    def remove(self, path: str) -> None:
        """Remove a file, a link or an empty directory."""
        inode = self._need(path, follow=False)
        if inode.kind == "dir" and inode.entries:
            raise FileError(errno.ENOTEMPTY, path)
        self.remove_tree(path)

    def remove_tree(self, path: str) -> None:
        """Remove whatever is there, with everything in it."""
        place = self._tree.walk(path, follow=False)
        if place.inode is None:
            raise FileError(errno.ENOENT, path)
        self._writable(place.parent, path)
        self._tree.detach(place)
        self._tree.drop(place.inode.number)

    def rename(self, source: str, target: str) -> None:
        """Move a file or directory, replacing a file or an empty directory."""
        moving.rename(self._tree, source, target)

    def copy(self, source: str, target: str, *, preserve: bool = False) -> None:
        """Copy a file, link or whole directory to exactly `target`."""
        moving.copy(self._tree, source, target, preserve=preserve)

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
        inode = self._need(path)
        self._writable(inode, path)
        self._tree.put(
            replace(
                inode,
                atime_ms=inode.atime_ms if atime_ms is None else atime_ms,
                mtime_ms=inode.mtime_ms if mtime_ms is None else mtime_ms,
                ctime_ms=self._tree.now(),
            )
        )

    def glob(self, pattern: str) -> list[str]:
        """Paths that match an absolute pattern, sorted."""
        return expand(self, pattern)

    def mount(self, path: str, live: LiveFile, *, fixed: bool = False) -> int:
        """Let a file's content be computed; a `fixed` one stays through restores and read-only."""
        place = self._tree.walk(path)
        if place.inode is None and fixed:
            inode = self._tree.new("file", mode=0o444, uid=0, gid=0, parent=place.parent)
            self._tree.attach(place, inode.number)
        else:
            inode = self._file_at(place, path, None, None)
        self._tree.live[inode.number] = live
        if fixed:
            self._fixed[path] = live
        return inode.number

    def live_at(self, path: str) -> LiveFile | None:
        """The live file at a path, if there is one."""
        inode = self._find(path)
        return None if inode is None else self._tree.live.get(inode.number)

    def stamp(self, number: int) -> None:
        """Note that the live file with this inode has changed now."""
        inode = self._tree.inodes.get(number)
        if inode is not None:
            now = self._tree.now()
            self._tree.put(replace(inode, mtime_ms=now, ctime_ms=now))

    def state(self) -> FilesState:
        """All files as plain, immutable data; costs no copies of contents."""
        return self._tree.state()

    def restore(self, state: FilesState) -> None:
        """Go back to an earlier state."""
        self._tree.restore(state)
        for path, live in self._fixed.items():
            inode = self._find(path)
            if inode is not None:
                self._tree.live[inode.number] = live

    def _find(self, path: str, *, follow: bool = True) -> Inode | None:
        try:
            return self._tree.walk(path, follow=follow).inode
        except FileError:
            return None

    def _need(self, path: str, *, follow: bool = True) -> Inode:
        inode = self._tree.walk(path, follow=follow).inode
        if inode is None:
            raise FileError(errno.ENOENT, path)
        return inode

    def _free(self, path: str) -> Place:
        place = self._tree.walk(path, follow=False)
        if place.inode is not None:
            raise FileError(errno.EEXIST, path)
        return place

    def _file_at(self, place: Place, path: str, uid: int | None, gid: int | None) -> Inode:
        """The file to write to, made if need be, with its owner set."""
        inode = place.inode
        if inode is None:
            if path.endswith("/"):
                raise FileError(errno.EISDIR, path)
            return self._create(place, "file", mode=FILE_MODE, uid=uid, gid=gid)
        if inode.kind == "dir":
            raise FileError(errno.EISDIR, path)
        if inode.kind != "char":
            self._writable(inode, path)
        if inode.shared:
            return inode
        return replace(
            inode,
            uid=inode.uid if uid is None else uid,
            gid=inode.gid if gid is None else gid,
        )

    def _create(
        self, place: Place, kind: moving.MadeKind, *, mode: int, uid: int | None, gid: int | None
    ) -> Inode:
        parent = place.parent
        self._writable(parent, place.path)
        inode = self._tree.new(
            kind,
            mode=mode,
            uid=parent.uid if uid is None else uid,
            gid=parent.gid if gid is None else gid,
            parent=parent,
        )
        self._tree.attach(place, inode.number)
        return inode

    def _make_parents(self, path: str, mode: int, uid: int | None, gid: int | None) -> None:
        parts = path.rstrip("/").split("/")
        for end in range(2, len(parts)):
            above = "/".join(parts[:end])
            if self._find(above) is None:
                self.mkdir(above, mode=mode, uid=uid, gid=gid)

    def _alterable(self, path: str, *, follow: bool = True) -> Inode | None:
        """What is there, if its owner and mode are its own."""
        inode = self._need(path, follow=follow)
        if inode.kind == "char" or inode.shared:
            return None
        self._writable(inode, path)
        return inode

    def _writable(self, inode: Inode, path: str) -> None:
        if inode.readonly:
            raise FileError(errno.EROFS, path)

    def _describe(self, inode: Inode) -> Stat:
        size = DIRECTORY_SIZE if inode.kind == "dir" else len(self._tree.content(inode))
        return Stat(
            kind=inode.kind,
            mode=inode.mode,
            uid=inode.uid,
            gid=inode.gid,
            size=len(inode.target.encode("utf-8", "surrogatepass"))
            if inode.kind == "link"
            else size,
            atime_ms=inode.atime_ms,
            mtime_ms=inode.mtime_ms,
            ctime_ms=inode.ctime_ms,
            inode=inode.number,
            links=2 if inode.kind == "dir" else inode.links,
            target=inode.target,
        )
