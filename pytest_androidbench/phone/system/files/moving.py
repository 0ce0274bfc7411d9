"""Renaming, copying and removing, step by step: between two steps others may have their turn."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from pytest_androidbench.phone.system.files.errors import FileError
from pytest_androidbench.phone.system.files.inode import DirectoryEntry, Inode
from pytest_androidbench.phone.system.files.owners import MEDIA_PROVIDER, MEDIA_RW
from pytest_androidbench.phone.system.files.tree import SHARED_MODES, Tree, check_name
from pytest_androidbench.phone.system.files.walking import ROOT_NUMBER, Place


class _Copy(NamedTuple):
    """A file or directory that is yet to be copied."""

    original: int
    parent: int
    name: str
    path: str
    made: int = 0
    """Its copy, once all that is in it is copied too."""


class _Removal(NamedTuple):
    """A name that is yet to be removed."""

    parent: int
    name: str
    number: int
    emptied: bool = False
    """Whether all that was in it is gone."""


_NO_ENTRIES: Final[dict[str, DirectoryEntry]] = {}


def renaming(tree: Tree, source: str, target: str) -> Iterator[None]:
    """Move `source` to exactly `target`, at the first step; then bring it under other rules.

    Raises:
        FileError: with what the rename system call would report.
    """
    moved = tree.walk(source, follow=False)
    place = tree.walk(target, follow=False)
    if moved.inode is None or not moved.name:
        raise FileError(errno.ENOENT if moved.inode is None else errno.EINVAL, source)
    if moved.parent.readonly or place.parent.readonly:
        raise FileError(errno.EROFS, target)
    if _holds(tree, moved.inode, place):
        raise FileError(errno.EINVAL, target)
    place = replace(place, name=_last(target) or place.name)
    check_name(place)
    if place.parent.shared and not moved.inode.shared:
        _check_names(tree, moved.inode, place)
    if place.inode is not None and place.inode.number == moved.inode.number:
        if _entry(moved) != _entry(place):
            # Two names of one file: the system call does nothing.
            return
    elif place.inode is not None:
        _make_way(moved.inode, place.inode, target)
        tree.detach(place.parent, place.name)
        tree.drop(place.inode.number)
    tree.detach(moved.parent, moved.name)
    tree.attach(place, moved.inode.number, forced=True)
    if moved.inode.shared != place.parent.shared:
        yield from _adopting(tree, moved.inode.number, shared=place.parent.shared)


def copying(tree: Tree, source: str, target: str, *, preserve: bool) -> Iterator[None]:
    """Copy `source` to exactly `target`, one file a step; links inside directories stay links.

    Raises:
        FileError: it cannot be copied there, or not all of it; what was copied stays.
    """
    original = tree.walk(source, follow=not preserve).inode
    if original is None:
        raise FileError(errno.ENOENT, source)
    place = tree.walk(target)
    if place.parent.readonly and (place.inode is None or place.inode.kind != "char"):
        raise FileError(errno.EROFS, target)
    if place.inode is not None and place.inode.number == original.number:
        raise FileError(errno.EINVAL, target)
    if _holds(tree, original, place):
        raise FileError(errno.EINVAL, target)
    pending = _copy(tree, original, place, preserve=preserve)
    while pending:
        yield
        one = pending.pop()
        inner, parent = tree.inodes.get(one.original), tree.inodes.get(one.parent)
        if inner is None or parent is None:
            continue
        if one.made:
            if one.made in tree.inodes:
                tree.put(_like(tree.inodes[one.made], inner))
            continue
        entry = parent.entries.get(parent.key(one.name))
        existing = None if entry is None else tree.inodes[entry.number]
        place = Place(parent=parent, name=one.name, inode=existing, path=one.path)
        pending += _copy(tree, inner, place, preserve=preserve)


def _copy(tree: Tree, original: Inode, place: Place, *, preserve: bool) -> list[_Copy]:
    """Copy a file, or a directory without what is in it; returns what is to be copied then."""
    existing = place.inode
    if existing is not None and (existing.kind == "dir") != (original.kind == "dir"):
        raise FileError(errno.EISDIR if existing.kind == "dir" else errno.ENOTDIR, place.path)
    made = existing or tree.create(
        place,
        "file" if original.kind == "char" else original.kind,
        mode=original.mode,
        uid=original.uid if preserve else place.parent.uid,
        gid=original.gid if preserve else place.parent.gid,
        target=original.target,
    )
    if original.kind == "dir":
        inner = [
            _Copy(entry.number, made.number, entry.name, f"{place.path}/{entry.name}")
            for entry in reversed(original.entries.values())
        ]
        if preserve:
            # The times of a directory are set when nothing more is entered.
            inner.insert(0, _Copy(original.number, made.number, "", "", made.number))
        return inner
    content = _copied(tree, original)
    if made.kind == "char":
        tree.devices.write(made.number, content)
        return []
    made = replace(tree.fill(made, content), mtime_ms=tree.now())
    tree.put(_like(made, original) if preserve else made)
    return []


def _copied(tree: Tree, original: Inode) -> bytes:
    """What a copy holds; from a device without an end, more than there is room for."""
    if original.kind != "char":
        return tree.content(original)
    if tree.devices.endless(original.number):
        raise FileError(errno.ENOSPC, "/data")
    return b""


def removing(tree: Tree, path: str) -> Iterator[None]:
    """Remove whatever is there, the innermost first and one a step.

    Raises:
        FileError: there is nothing, it may not be removed, or others put new files into it.
    """
    place = tree.walk(path, follow=False)
    if place.inode is None:
        raise FileError(errno.ENOENT, path)
    if place.parent.readonly:
        raise FileError(errno.EROFS, path)
    pending = [_Removal(place.parent.number, place.name, place.inode.number)]
    while pending:
        one = pending.pop()
        parent, inode = tree.inodes.get(one.parent), tree.inodes.get(one.number)
        if parent is None or inode is None:
            continue
        entry = parent.entries.get(parent.key(one.name))
        if entry is None or entry.number != one.number:
            continue
        # A directory of two names keeps what is in it with the other one.
        entries = inode.entries if inode.links == 1 else _NO_ENTRIES
        if entries and one.emptied:
            raise FileError(errno.ENOTEMPTY, path)
        if entries:
            pending.append(one._replace(emptied=True))
            pending += [_Removal(one.number, e.name, e.number) for e in entries.values()]
        else:
            tree.detach(parent, one.name)
            tree.drop(one.number)
        yield


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


def _holds(tree: Tree, inode: Inode, place: Place) -> bool:
    """Whether the place is in the directory `inode` or somewhere below it."""
    if inode.kind != "dir":
        return False
    if place.parent.shared and not inode.shared:
        # Shared storage appears at two places, and the place is told by one of them only.
        return any(number == place.parent.number for number in _below(tree, inode))
    above = tree.inodes[ROOT_NUMBER]
    for name in place.path.split("/")[1:-1]:
        above = tree.inodes[above.entries[above.key(name)].number]
        if above.number == inode.number:
            return True
    return inode.number == ROOT_NUMBER


def _below(tree: Tree, inode: Inode) -> Iterator[int]:
    """The numbers of a directory and of everything in it."""
    pending = [inode.number]
    while pending:
        number = pending.pop()
        yield number
        pending += [entry.number for entry in tree.inodes[number].entries.values()]


def _check_names(tree: Tree, inode: Inode, place: Place) -> None:
    """Make sure that shared storage takes all names in a directory."""
    for number in _below(tree, inode):
        for entry in tree.inodes[number].entries.values():
            check_name(replace(place, name=entry.name))


def _entry(place: Place) -> tuple[int, str]:
    """Which entry of which directory a place is."""
    return place.parent.number, place.parent.key(place.name)


def _make_way(moved: Inode, existing: Inode, target: str) -> None:
    if existing.kind == "dir":
        if moved.kind != "dir":
            raise FileError(errno.EISDIR, target)
        if existing.entries:
            raise FileError(errno.ENOTEMPTY, target)
    elif moved.kind == "dir":
        raise FileError(errno.ENOTDIR, target)


def _adopting(tree: Tree, number: int, *, shared: bool) -> Iterator[None]:
    """Put a moved tree under the rules of the storage it is in now."""
    pending = [number]
    while pending:
        found = tree.inodes.get(pending.pop())
        if found is None:
            continue
        inode = replace(found, shared=shared)
        if shared:
            mode = SHARED_MODES.get(inode.kind, inode.mode)
            inode = replace(inode, mode=mode, uid=MEDIA_PROVIDER, gid=MEDIA_RW)
        if inode.kind == "dir":
            inode = _keyed_anew(tree, inode)
            pending += [entry.number for entry in reversed(inode.entries.values())]
        tree.put(inode)
        yield


def _keyed_anew(tree: Tree, inode: Inode) -> Inode:
    """The directory with the keys of its new rules, where two names may have become one."""
    entries = {inode.key(e.name): DirectoryEntry(e.name, e.number) for e in inode.entries.values()}
    gone = set(inode.entries.values()) - set(entries.values())
    inode = tree.replace_entries(inode, entries)
    for entry in gone:
        tree.drop(entry.number)
    return inode
