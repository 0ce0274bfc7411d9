"""What `stat` tells of an inode."""

from __future__ import annotations

from pytest_androidbench.phone.system.files.inode import DIRECTORY_SIZE, Inode, Stat
from pytest_androidbench.phone.system.files.tree import Tree


def describe(tree: Tree, inode: Inode) -> Stat:
    """Facts about an inode."""
    return Stat(
        kind=inode.kind,
        mode=inode.mode,
        uid=inode.uid,
        gid=inode.gid,
        size=_size(tree, inode),
        atime_ms=inode.atime_ms,
        mtime_ms=inode.mtime_ms,
        ctime_ms=inode.ctime_ms,
        inode=inode.number,
        links=2 if inode.kind == "dir" else inode.links,
        target=inode.target,
    )


def _size(tree: Tree, inode: Inode) -> int:
    if inode.kind == "dir":
        return DIRECTORY_SIZE
    if inode.kind == "link":
        return len(inode.target.encode("utf-8", "surrogatepass"))
    return tree.size(inode)
