"""The folders Markor shows and what it does to the files in them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.markor import preferences
from pytest_androidbench.phone.system.files import FileError, FileSystem
from pytest_androidbench.phone.system.mime import UNKNOWN, known_type

RECENTS: Final = "/storage/recent-files"
POPULAR: Final = "/storage/popular-files"
FAVOURITES: Final = "/storage/favourite-files"
VIRTUAL: Final = (RECENTS, POPULAR, FAVOURITES)
BY_NAME, BY_DATE, BY_SIZE, BY_TYPE = "NAME", "MTIME", "FILESIZE", "MIMETYPE"
FORBIDDEN: Final = frozenset('<|[\\?*:"\n\r\t\0]/>`$%;=&#@')
"""Characters that the fields for file names do not take."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FolderItem:
    """A row of a folder."""

    path: str
    folder: bool
    size: int = 0
    modified_ms: int = 0

    @property
    def name(self) -> str:
        return base(self.path)


def base(path: str) -> str:
    """The last part of a path."""
    return path.rpartition("/")[2]


def parent(path: str) -> str:
    """The folder something is in."""
    return path.rpartition("/")[0] or "/"


def stem(name: str) -> str:
    """A file's name without its extension."""
    cut = name.rfind(".")
    return name[:cut] if cut > 0 else name


def allowed_name(text: str) -> str:
    """What a field for file names keeps of a text."""
    return "".join(char for char in text if char not in FORBIDDEN)


def mime(path: str) -> str:
    """The type by which files are sorted and shown."""
    return known_type(base(path)) or UNKNOWN


class Notes:
    """Lists and changes files."""

    def __init__(self, files: FileSystem, settings: preferences.MarkorPreferences) -> None:
        self._files = files
        self._settings = settings

    def items(self, folder: str, *, folders_only: bool = False) -> list[FolderItem]:
        """What is in a folder, real or virtual, in the order that is set."""
        if folder in VIRTUAL:
            found = [self.item(path) for path in self._listed(folder)]
            return [item for item in found if item is not None]
        if not self._files.is_dir(folder):
            return []
        names = self._files.listdir(folder)
        found = [self.item(f"{folder.rstrip('/')}/{name}") for name in names]
        shown = self._settings.flag(preferences.DOTFILES, default=True)
        kept = [
            item
            for item in found
            if item
            and (shown or not item.name.startswith("."))
            and (item.folder or not folders_only)
        ]
        return self._sorted(kept)

    def item(self, path: str) -> FolderItem | None:
        """One file or folder; None when it is not there."""
        stat = self._files.stat(path)
        if stat is None:
            return None
        folder = stat.kind == "dir"
        return FolderItem(path=path, folder=folder, size=stat.size, modified_ms=stat.mtime_ms)

    def delete(self, paths: Sequence[str]) -> None:
        """Delete files and whole folders for good; what cannot be deleted stays."""
        for path in paths:
            with suppress(FileError):
                self._files.remove_tree(path)

    def place(self, source: str, target: str, *, move: bool) -> None:
        """Move or copy to exactly a path where nothing is, if that can be written to."""
        act = self._files.rename if move else self._files.copy
        with suppress(FileError):
            act(source, target)

    def free_name(self, path: str, folder: str) -> str:
        """A path in a folder where nothing is yet: `note_1.md`."""
        name, dot, extension = base(path).partition(".")
        number, found = 0, f"{folder}/{base(path)}"
        while self._files.exists(found):
            number += 1
            found = f"{folder}/{name}_{number}{dot}{extension}"
        return found

    def found(
        self, folder: str, fits: Callable[[FolderItem], bool], *, deepest: int
    ) -> list[FolderItem]:
        """What fits below a folder, folders before what is in them; 0 = as deep as it goes."""
        result: list[FolderItem] = []
        for item in self.items(folder):
            if fits(item):
                result.append(item)
            if item.folder and deepest != 1:
                result += self.found(item.path, fits, deepest=max(0, deepest - 1))
        return result

    def _listed(self, folder: str) -> list[str]:
        if folder == POPULAR:
            return self._settings.popular()
        return self._settings.paths(
            preferences.RECENT if folder == RECENTS else preferences.FAVOURITE
        )

    def _sorted(self, items: list[FolderItem]) -> list[FolderItem]:
        settings = self._settings
        by = settings.text(preferences.SORT, BY_NAME)
        items.sort(key=lambda item: _key(by, item), reverse=settings.flag(preferences.REVERSE))
        if settings.flag(preferences.FOLDER_FIRST, default=True):
            items.sort(key=lambda item: not item.folder)
        return items


def _key(by: str, item: FolderItem) -> str:
    """The app compares texts, so that 900 bytes come behind 1000."""
    name = item.name.lower()
    first = {BY_DATE: str(item.modified_ms), BY_SIZE: str(item.size), BY_TYPE: mime(item.path)}
    return first.get(by, "") + name


def readable_size(size: int) -> str:
    """A size in whole units of 1024, with at most one digit behind the point."""
    if size <= 0:
        return "0B"
    unit, value = 0, float(size)
    while value >= 1024:
        unit, value = unit + 1, value / 1024
    units = ("Bytes", "Kilobytes", "Megabytes", "Gigabytes")
    return f"{re.sub(r'[.]0$', '', f'{value:,.1f}')} {units[unit]}"
