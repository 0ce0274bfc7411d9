"""Files, folders, shares and comments of Google Drive, as a simulated phone keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.appdata.app_rows import add_rows, read_as
from pytest_androidbench.devices.device import Device

PACKAGE: Final = "com.google.android.apps.docs"
PATH: Final = f"/data/data/{PACKAGE}/databases/drive.db"
FOLDER: Final = "folder"


@dataclass(frozen=True, slots=True, kw_only=True)
class DriveFile:
    """A file or a folder; two that differ in when they were changed alone are equal."""

    id: int = 0
    name: str
    folder: int = 0
    """In which it lies; 0: at the top."""
    kind: str = "document"
    """`folder`, `document`, `sheet`, `slides`, `pdf`, `image`, `text`, `archive` or `file`."""
    bytes: int = 0
    owner: str = ""
    """A name; "" = the owner of the phone."""
    starred: bool = False
    offline: bool = False
    trashed: bool = False
    changed: int = field(default=0, compare=False)
    """Milliseconds since 1970."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shared:
    """That somebody else may see a file."""

    entry: int
    address: str
    role: str = field(default="editor", compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class FileComment:
    """What somebody wrote to a file."""

    entry: int
    author: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DriveContents:
    """Everything in an account, at one moment."""

    files: tuple[DriveFile, ...]
    shares: tuple[Shared, ...]
    comments: tuple[FileComment, ...]

    def rows(self) -> list[object]:
        """All of it in one list."""
        return [*self.files, *self.shares, *self.comments]

    def named(self, name: str) -> list[DriveFile]:
        """The files and folders of a name."""
        return [each for each in self.files if each.name == name]


class Drive:
    """Reads and arranges an account's files."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)

    def contents(self) -> DriveContents:
        """All that is there; one copy of the database."""
        tables = self._database.content()
        return DriveContents(
            files=read_as(DriveFile, tables["entries"]),
            shares=read_as(Shared, tables["shares"]),
            comments=read_as(FileComment, tables["comments"]),
        )

    def add(self, files: Sequence[DriveFile]) -> list[DriveFile]:
        """Put files and folders beside those that are there; they are given as they are kept."""
        with self._database.edit() as connection:
            add_rows(connection, "entries", files)
        found = self.contents().files
        return list(found[len(found) - len(files) :])

    def content(self, file: int) -> bytes:
        """What a file holds; nothing where only its size is known."""
        found = self._database.query("SELECT content FROM entries WHERE _id = ?", [file])
        return bytes(found[0]["content"] or b"") if found else b""
