"""Making files where they may be made, and finding the file that is to be written to."""

from __future__ import annotations

import errno
from dataclasses import replace
from typing import Final, Literal

from pytest_androidbench.phone.system.files.errors import FileError
from pytest_androidbench.phone.system.files.inode import Inode
from pytest_androidbench.phone.system.files.tree import Tree
from pytest_androidbench.phone.system.files.walking import Place

FILE_MODE: Final = 0o660
DIRECTORY_MODE: Final = 0o771
MadeKind = Literal["file", "dir", "link"]


def check_writable(inode: Inode, path: str) -> None:
    """Make sure that a file, or what is in a directory, may be changed.

    Raises:
        FileError: it may not.
    """
    if inode.readonly:
        raise FileError(errno.EROFS, path)


def make(
    tree: Tree,
    place: Place,
    kind: MadeKind,
    *,
    mode: int,
    uid: int | None = None,
    gid: int | None = None,
    target: str = "",
) -> Inode:
    """Make what is not there yet, with the owner of the directory unless another is given.

    Raises:
        FileError: the directory may not be changed, or there is no room.
    """
    parent = place.parent
    check_writable(parent, place.path)
    return tree.create(
        place,
        kind,
        mode=mode,
        uid=parent.uid if uid is None else uid,
        gid=parent.gid if gid is None else gid,
        target=target,
    )


def file_at(
    tree: Tree, place: Place, path: str, uid: int | None = None, gid: int | None = None
) -> Inode:
    """The file to write to, made if need be, with its owner set.

    Raises:
        FileError: it is a directory, may not be changed, or there is no room.
    """
    inode = place.inode
    if inode is None:
        if path.endswith("/"):
            raise FileError(errno.EISDIR, path)
        return make(tree, place, "file", mode=FILE_MODE, uid=uid, gid=gid)
    if inode.kind == "dir":
        raise FileError(errno.EISDIR, path)
    if inode.kind != "char":
        check_writable(inode, path)
    if inode.shared:
        return inode
    return replace(
        inode,
        uid=inode.uid if uid is None else uid,
        gid=inode.gid if gid is None else gid,
    )
