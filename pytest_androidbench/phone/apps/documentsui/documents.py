"""Files and folders of the shared storage, as the file manager finds them."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from pytest_androidbench.phone.apps.documentsui.kinds import FOLDER, DocumentKind, fits, kind_of
from pytest_androidbench.phone.apps.documentsui.operations import entries_in
from pytest_androidbench.phone.system import zips
from pytest_androidbench.phone.system.documents import DIRECTORY_TYPE, document_uri
from pytest_androidbench.phone.system.files import SHARED_ROOT, FileSystem
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.mime import type_of_name

PACKED: Final = "//"
APP_FOLDERS: Final = (f"{SHARED_ROOT}/Android/data", f"{SHARED_ROOT}/Android/obb")
"""What belongs to apps: neither searched nor among the recent files."""
DAY_MS: Final = 86_400_000
RECENT_DAYS: Final = 45
MOST_RECENT: Final = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentInfo:
    """A file or folder."""

    path: str
    name: str
    size: int = 0
    modified_ms: int = 0
    is_folder: bool = False

    @property
    def type(self) -> str:
        """Its MIME type."""
        return DIRECTORY_TYPE if self.is_folder else type_of_name(self.name)

    @property
    def kind(self) -> DocumentKind:
        """What it is called and looks like."""
        return FOLDER if self.is_folder else kind_of(self.type)

    @property
    def uri(self) -> str:
        """The address other apps find it at."""
        return document_uri(self.path)

    @property
    def view_intent(self) -> Intent:
        """Shows it in another app."""
        return Intent(action=ACTION_VIEW, data=self.uri, type=self.type)


def is_packed(path: str) -> bool:
    """Whether a path leads into an archive: "/a.zip//b/c.txt"; folders there end in a slash."""
    return PACKED in path


def packed_in(files: FileSystem, folder: str) -> list[DocumentInfo]:
    """What is directly in a folder of an archive."""
    archive, _, inner = folder.partition(PACKED)
    found = []
    with zips.opened(files.read(archive)) as packed:
        known = {info.filename: info for info in packed.entries}
        for name in entries_in(packed.names, inner):
            info = known.get(name) or zipfile.ZipInfo(name)
            document = DocumentInfo(
                path=f"{archive}{PACKED}{name}",
                name=name.rstrip("/").rpartition("/")[2],
                size=info.file_size,
                modified_ms=_packed_ms(info),
                is_folder=name.endswith("/"),
            )
            found.append(document)
    return found


def _packed_ms(info: zipfile.ZipInfo) -> int:
    """When an entry was changed; 0 where its archive does not tell, as many do."""
    try:
        return int(datetime(*info.date_time, tzinfo=UTC).timestamp()) * 1000
    except ValueError:  # the day or month 0
        return 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedStorage:
    """All of the shared storage; names that begin with a dot are left out unless `hidden`."""

    files: FileSystem
    hidden: bool = False

    def document(self, path: str) -> DocumentInfo | None:
        """What is at a path."""
        if is_packed(path):
            parent = path.rstrip("/").rpartition("/")[0] + "/"
            return next((d for d in self.inside(parent) if d.path == path), None)
        stat = self.files.stat(path)
        if stat is None:
            return None
        return DocumentInfo(
            path=path,
            name=path.rpartition("/")[2],
            size=stat.size,
            modified_ms=stat.mtime_ms,
            is_folder=stat.kind == "dir",
        )

    def inside(self, folder: str) -> list[DocumentInfo]:
        """What is directly in a folder, also one of an archive."""
        if is_packed(folder):
            return packed_in(self.files, folder)
        if not self.files.is_dir(folder):
            return []
        shown = [n for n in self.files.listdir(folder) if self.hidden or not n.startswith(".")]
        found = (self.document(f"{folder}/{name}") for name in shown)
        return [document for document in found if document is not None]

    def below(self, folder: str = SHARED_ROOT) -> Iterator[DocumentInfo]:
        """Everything in a folder and further down, without the folders of apps."""
        for document in self.inside(folder):
            if document.path not in APP_FOLDERS:
                yield document
                if document.is_folder:
                    yield from self.below(document.path)

    def of_types(self, types: Sequence[str], folder: str = SHARED_ROOT) -> list[DocumentInfo]:
        """The files of some types, wherever they are below a folder."""
        return [d for d in self.below(folder) if not d.is_folder and fits(d.type, types)]

    def albums(self, types: Sequence[str]) -> list[DocumentInfo]:
        """The folders in which there are files of some types."""
        folders = {document.path.rpartition("/")[0] for document in self.of_types(types)}
        found = (self.document(folder) for folder in sorted(folders))
        return [document for document in found if document is not None]

    def recent(self, now_ms: int, types: Sequence[str]) -> list[DocumentInfo]:
        """The files that were changed in the last weeks, newest first."""
        oldest = now_ms - RECENT_DAYS * DAY_MS
        fresh = [d for d in self.of_types(types) if d.modified_ms >= oldest]
        return sorted(fresh, key=lambda d: (-d.modified_ms, d.path))[:MOST_RECENT]
