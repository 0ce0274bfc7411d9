"""The phone's file system, in memory."""

from __future__ import annotations

from pytest_androidbench.phone.system.files.errors import FileError
from pytest_androidbench.phone.system.files.filesystem import FileSystem
from pytest_androidbench.phone.system.files.inode import Found, LiveFile, Stat
from pytest_androidbench.phone.system.files.layout import SHARED_ROOT
from pytest_androidbench.phone.system.files.owners import owner_name, owner_number
from pytest_androidbench.phone.system.files.room import Usage
from pytest_androidbench.phone.system.files.state import FilesState

__all__ = [
    "SHARED_ROOT",
    "FileError",
    "FileSystem",
    "FilesState",
    "Found",
    "LiveFile",
    "Stat",
    "Usage",
    "owner_name",
    "owner_number",
]
