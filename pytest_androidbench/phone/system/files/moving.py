"""Renaming and copying."""

from __future__ import annotations

import errno
from dataclasses import replace
from typing import Literal

from pytest_androidbench.phone.system.files.errors import FileError
from pytest_androidbench.phone.system.files.inode import Entry, Inode
from pytest_androidbench.phone.system.files.owners import MEDIA_PROVIDER, MEDIA_RW
from pytest_androidbench.phone.system.files.tree import SHARED_MODES, Place, Tree, check_name

MadeKind = Literal["file", "dir", "link"]


def rename(tree: Tree, source: str, target: str) -> None:
    """Move `source` to exactly `target`.

    Raises:
        FileError: with what the rename system call would report.
    """
    moved = tree.walk(source, follow=False)
    place = tree.walk(target, follow=False)
    if moved.inode is None or not moved.name:
        raise FileError(errno.ENOENT if moved.inode is None else errno.EINVAL, source)
    if moved.parent.readonly or place.parent.readonly:
        raise FileError(errno.EROFS, target)
    if _holds(tree, moved.inode, place.parent.number):
        raise FileError(errno.EINVAL, target)
    place = replace(place, name=_last(target) or place.name)
    check_name(place)
    if place.inode is not None and place.inode.number != moved.inode.number:
        _make_way(moved.inode, place.inode, target)
        tree.detach(place)
        tree.drop(place.inode.number)
    tree.detach(moved)
    tree.attach(place, moved.inode.number)
    if moved.inode.shared != place.parent.shared:
        _adopt(tree, moved.inode.number, shared=place.parent.shared)


def copy(tree: Tree, source: str, target: str, *, preserve: bool) -> None:
    """Copy `source` to exactly `target`; links inside directories stay links."""
    original = tree.walk(source, follow=not preserve).inode
    if original is None:
        raise FileError(errno.ENOENT, source)
    place = tree.walk(target)
    if place.parent.readonly:
        raise FileError(errno.EROFS, target)
    if place.inode is not None and place.inode.number == original.number:
        raise FileError(errno.EINVAL, target)
    if _holds(tree, original, place.parent.number):
        raise FileError(errno.EINVAL, target)
    _copy(tree, original, place, preserve=preserve)


def _copy(tree: Tree, original: Inode, place: Place, *, preserve: bool) -> None:
    existing = place.inode
    if existing is not None and (existing.kind == "dir") != (original.kind == "dir"):
        raise FileError(errno.EISDIR if existing.kind == "dir" else errno.ENOTDIR, place.path)
    if existing is not None:
        made = existing
    else:
        made = tree.new(
            original.kind,
            mode=original.mode,
            uid=original.uid if preserve else place.parent.uid,
            gid=original.gid if preserve else place.parent.gid,
            target=original.target,
            parent=place.parent,
        )
        tree.attach(place, made.number)
    if original.kind == "dir":
        for entry in list(original.entries.values()):
            inner = tree.walk(f"{place.path}/{entry.name}", follow=False)
            _copy(tree, tree.inodes[entry.number], inner, preserve=preserve)
        made = tree.inodes[made.number]
    else:
        tree.live.pop(made.number, None)
        made = replace(made, data=tree.content(original), mtime_ms=tree.now())
    tree.put(_like(made, original) if preserve else made)


def _last(path: str) -> str:
    """The last part of a path as it was given, which may change the case of a name."""
    name = path.rstrip("/").rpartition("/")[2]
    return "" if name in (".", "..") else name


def _like(made: Inode, original: Inode) -> Inode:
    """The copy with the original's times and, outside shared storage, owner and mode."""
    timed = replace(made, atime_ms=original.atime_ms, mtime_ms=original.mtime_ms)
    if made.shared:
        return timed
    return replace(timed, mode=original.mode, uid=original.uid, gid=original.gid)


def _holds(tree: Tree, inode: Inode, number: int) -> bool:
    """Whether the inode `number` is `inode` or somewhere below it."""
    if inode.number == number:
        return True
    return any(_holds(tree, tree.inodes[e.number], number) for e in inode.entries.values())


def _make_way(moved: Inode, existing: Inode, target: str) -> None:
    if existing.kind == "dir":
        if moved.kind != "dir":
            raise FileError(errno.EISDIR, target)
        if existing.entries:
            raise FileError(errno.ENOTEMPTY, target)
    elif moved.kind == "dir":
        raise FileError(errno.ENOTDIR, target)


def _adopt(tree: Tree, number: int, *, shared: bool) -> None:
    """Put a moved tree under the rules of the storage it is in now."""
    inode = replace(tree.inodes[number], shared=shared)
    if shared:
        mode = SHARED_MODES.get(inode.kind, inode.mode)
        inode = replace(inode, mode=mode, uid=MEDIA_PROVIDER, gid=MEDIA_RW)
    entries = {inode.key(e.name): Entry(e.name, e.number) for e in inode.entries.values()}
    for gone in set(inode.entries.values()) - set(entries.values()):
        tree.drop(gone.number)
    tree.put(replace(inode, entries=entries))
    for entry in entries.values():
        _adopt(tree, entry.number, shared=shared)
