"""What is done to documents: copied, moved, deleted, renamed, packed and unpacked."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from pytest_androidbench.phone.apps.documentsui.names import free_path, valid_name
from pytest_androidbench.phone.system import zips
from pytest_androidbench.phone.system.documents import DIRECTORY_TYPE
from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.mime import type_of_name

OLDEST: Final = (1980, 1, 1, 0, 0, 0)
"""The earliest time that an archive can tell."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """Changes files."""

    files: FileSystem

    def copy(self, paths: Sequence[str], folder: str) -> list[str]:
        """Copy into a folder; gives the paths that could not be."""
        return [path for path in paths if self._copied(path, folder) is None]

    def move(self, paths: Sequence[str], folder: str) -> list[str]:
        """Move into a folder; gives the paths that could not be."""
        return [path for path in paths if not self._moved(path, folder)]

    def delete(self, paths: Sequence[str]) -> None:
        """Remove files, and folders with all that is in them."""
        for path in paths:
            if self.files.exists(path):
                self.files.remove_tree(path)

    def make_folder(self, folder: str, name: str) -> str | None:
        """Make a folder; gives its path, or None where it cannot be made."""
        path = free_path(self.files, folder, name, DIRECTORY_TYPE)
        if path is not None:
            self.files.mkdir(path)
        return path

    def make_file(self, folder: str, name: str, type_: str) -> str | None:
        """Make an empty file of a type; gives its path, or None where it cannot be made."""
        path = free_path(self.files, folder, name, type_)
        if path is not None:
            self.files.write(path, b"")
        return path

    def rename(self, path: str, name: str) -> bool:
        """Give another name, numbered where another file has it; tells whether it could be."""
        folder, _, old = path.rpartition("/")
        safe = valid_name(name)
        type_ = DIRECTORY_TYPE if self.files.is_dir(path) else type_of_name(safe)
        same = safe.casefold() == old.casefold()
        target = f"{folder}/{safe}" if same else free_path(self.files, folder, safe, type_)
        if target is not None:
            self.files.rename(path, target)
        return target is not None

    def compress(self, paths: Sequence[str], folder: str) -> str | None:
        """Pack into a new archive in a folder; gives its path."""
        target = free_path(self.files, folder, "archive.zip", "application/zip")
        if target is not None:
            packed = io.BytesIO()
            with zipfile.ZipFile(packed, "w") as archive:
                for path in paths:
                    self._pack(archive, path, path.rpartition("/")[2])
            self.files.write(target, packed.getvalue())
        return target

    def extract(self, paths: Sequence[str], folder: str) -> list[str]:
        """Unpack entries of one archive, folders with all that is in them; gives those it can't."""
        archive = paths[0].partition("//")[0]
        with zips.opened(self.files.read(archive)) as packed:
            return [path for path in paths if not self._unpacked(packed, path, folder)]

    def _unpacked(self, packed: zips.Zip, path: str, folder: str) -> bool:
        try:
            self._unpack(packed, path.partition("//")[2], folder)
        except zips.ZipError:
            return False
        return True

    def _copied(self, path: str, folder: str) -> str | None:
        is_folder = self.files.is_dir(path)
        if not self.files.exists(path) or _holds(path, folder):
            return None
        name = path.rpartition("/")[2]
        type_ = DIRECTORY_TYPE if is_folder else type_of_name(name)
        target = free_path(self.files, folder, name, type_)
        if target is not None:
            self.files.copy(path, target)
        return target

    def _moved(self, path: str, folder: str) -> bool:
        if not self.files.exists(path) or _holds(path, folder):
            return False
        target = f"{folder}/{path.rpartition('/')[2]}"
        if self.files.exists(target):
            if self._copied(path, folder) is None:
                return False
            self.delete([path])
            return True
        self.files.rename(path, target)
        return True

    def _pack(self, archive: zipfile.ZipFile, path: str, name: str) -> None:
        if self.files.is_dir(path):
            archive.writestr(self._entry(path, f"{name}/"), b"")
            for inner in self.files.listdir(path):
                self._pack(archive, f"{path}/{inner}", f"{name}/{inner}")
        else:
            archive.writestr(self._entry(path, name), self.files.read(path))

    def _entry(self, path: str, name: str) -> zipfile.ZipInfo:
        stat = self.files.stat(path)
        moment = datetime.fromtimestamp((stat.mtime_ms if stat else 0) // 1000, UTC)
        return zipfile.ZipInfo(name, max(OLDEST, moment.timetuple()[:6]))

    def _unpack(self, packed: zips.Zip, name: str, folder: str) -> None:
        last = name.rstrip("/").rpartition("/")[2]
        type_ = DIRECTORY_TYPE if name.endswith("/") else type_of_name(last)
        target = free_path(self.files, folder, last, type_)
        if target is None:
            return
        if type_ != DIRECTORY_TYPE:
            self.files.write(target, packed.read(name))
        else:
            self.files.mkdir(target)
            for inner in entries_in(packed.names, name):
                self._unpack(packed, inner, target)


def entries_in(names: Sequence[str], folder: str) -> list[str]:
    """The entries directly in a folder of an archive; folders end in a slash."""
    inside = [name[len(folder) :] for name in names if name.startswith(folder)]
    heads = (name.partition("/")[:2] for name in inside if name)
    return sorted({folder + name + slash for name, slash in heads if name not in {"", ".", ".."}})


def _holds(path: str, folder: str) -> bool:
    """Whether a folder is the path itself or lies below it."""
    return folder == path or folder.startswith(f"{path}/")
