"""Reading and writing what is in a file, as a whole and piece by piece."""

from __future__ import annotations

import errno
from dataclasses import replace
from io import SEEK_END, BytesIO
from typing import Final

from pytest_androidbench.phone.system.files.errors import FileError
from pytest_androidbench.phone.system.files.inode import Inode
from pytest_androidbench.phone.system.files.room import Content
from pytest_androidbench.phone.system.files.tree import Tree

LARGEST_BLOCK: Final = 4 * 1024 * 1024
"""What one reading of a device gives at most, in bytes."""


def read(tree: Tree, inode: Inode) -> bytes:
    """All of a file.

    Raises:
        FileError: it is a directory, or a device without an end.
    """
    if inode.kind == "dir":
        raise FileError(errno.EISDIR, "")
    if inode.kind == "char":
        return tree.devices.read_all(inode.number)
    return tree.content(inode)


def read_block(tree: Tree, inode: Inode, offset: int, count: int) -> bytes:
    """A piece of a file; what there is of it at the end, at most 4 MiB of a device.

    Raises:
        FileError: it is a directory.
    """
    if inode.kind == "dir":
        raise FileError(errno.EISDIR, "")
    if inode.kind == "char":
        return tree.devices.read(inode.number, min(count, LARGEST_BLOCK))
    buffer = tree.growing.get(inode.number)
    if buffer is None:
        return tree.content(inode)[offset : offset + count]
    buffer.seek(offset)
    return buffer.read(count)


def write(tree: Tree, inode: Inode, data: bytes, *, mtime_ms: int | None = None) -> None:
    """Give a file another content.

    Raises:
        FileError: there is no room for it.
    """
    if inode.kind == "char":
        tree.devices.write(inode.number, data)
        return
    _put(tree, tree.fill(inode, bytes(data)), mtime_ms)


def write_block(
    tree: Tree, inode: Inode, offset: int | None, data: bytes, *, mtime_ms: int | None = None
) -> None:
    """Write from `offset` (None: the end) on, over what is there; zeros fill a gap before it.

    Raises:
        FileError: there is no room for it.
    """
    if inode.kind == "char":
        tree.devices.write(inode.number, data)
        return
    if data:
        size = tree.size(inode)
        start = size if offset is None else offset
        buffer, inode = _grow(tree, inode, max(size, start + len(data)))
        # A gap is made of zeros by the buffer itself.
        buffer.seek(start)
        buffer.write(data)
    _put(tree, inode, mtime_ms)


def resize(tree: Tree, inode: Inode, size: int) -> None:
    """Cut a file off, or lengthen it with zeros.

    Raises:
        FileError: there is no room for it.
    """
    if inode.kind == "char":
        raise FileError(errno.EINVAL, "")
    buffer, inode = _grow(tree, inode, size)
    end = buffer.seek(0, SEEK_END)
    if size < end:
        buffer.truncate(size)
    elif size > end:
        buffer.seek(size - 1)
        buffer.write(b"\0")
    _put(tree, inode, None)


def _grow(tree: Tree, inode: Inode, size: int) -> tuple[BytesIO, Inode]:
    """The buffer that holds a file's content from now on, with its size counted as `size`."""
    number = inode.number
    outside = tree.room.outside.get(number)
    data = tree.inodes[number].data
    content = None if number in tree.growing else tree.content(inode)
    tree.room.change(Content(data, outside), Content(b"", size))
    buffer = tree.growing.get(number)
    if content is not None or buffer is None:
        # The buffer takes the bytes over without a copy until the first writing.
        buffer = tree.growing[number] = BytesIO(content or b"")
        tree.live.pop(number, None)
        inode = replace(inode, data=b"")
    tree.room.outside[number] = size
    return buffer, inode


def _put(tree: Tree, inode: Inode, mtime_ms: int | None) -> None:
    now = tree.now()
    tree.put(replace(inode, mtime_ms=now if mtime_ms is None else mtime_ms, ctime_ms=now))
