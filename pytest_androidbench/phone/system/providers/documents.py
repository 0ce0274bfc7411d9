"""The documents providers: what file pickers ask for the files of shared storage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system import documents
from pytest_androidbench.phone.system.databases import Value
from pytest_androidbench.phone.system.files import SHARED_ROOT, FileError
from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.system.providers.provider import (
    ContentQuery,
    ProviderError,
    QueryResult,
    RowProvider,
    Uri,
    Values,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

Row = dict[str, Value]
ROOT_COLUMNS: Final = ("root_id", "flags", "icon", "title", "document_id", "mime_types")
DOCUMENT_COLUMNS: Final = (
    "document_id",
    "mime_type",
    "_display_name",
    "last_modified",
    "flags",
    "_size",
)
FILE_FLAGS: Final = 2 | 4 | 64 | 256
"""It can be written, deleted, renamed and moved."""
FOLDER_FLAGS: Final = 4 | 8 | 64 | 256
"""It takes new documents, and can be deleted, renamed and moved."""
BLOCKED_FLAG: Final = 0x8000
"""It cannot be given to an app as a whole."""
ROOT_FLAGS: Final = 1 | 2 | 8 | 16
_NOT_FOUND: Final = "java.io.FileNotFoundException"
_UNSUPPORTED: Final = "java.lang.UnsupportedOperationException"


class DocumentsProvider(RowProvider):
    """One authority's roots, folders and files."""

    def __init__(self, phone: Phone, authority: str) -> None:
        self._phone = phone
        self._authority = authority

    def query(self, uri: Uri, request: ContentQuery) -> QueryResult:
        match uri.path:
            case ("root",):
                return _table([self._root()], request.projection or ROOT_COLUMNS)
            case ("document", id_) | ("tree", _, "document", id_):
                found = [self._document(self._path(uri, id_))]
            case ("document", id_, "children") | ("tree", _, "document", id_, "children"):
                found = self._children(self._path(uri, id_))
            case ("root", _, "search"):
                found = self._search(uri.parameters.get("query", ""))
            case _:
                raise ProviderError(f"Unsupported Uri {uri.text}", _UNSUPPORTED)
        return _table(found, request.projection or DOCUMENT_COLUMNS)

    def insert(self, uri: Uri, values: Values) -> str | None:
        del uri, values
        raise ProviderError("Insert not supported", _UNSUPPORTED)

    def update(self, uri: Uri, values: Values, request: ContentQuery) -> int:
        del uri, values, request
        raise ProviderError("Update not supported", _UNSUPPORTED)

    def delete(self, uri: Uri, request: ContentQuery) -> int:
        del uri, request
        raise ProviderError("Delete not supported", _UNSUPPORTED)

    def read(self, uri: Uri) -> bytes:
        return self._phone.files.read(self._file(uri))

    def write(self, uri: Uri, data: bytes) -> None:
        self._phone.files.write(self._file(uri), data)

    def path_of(self, uri: Uri) -> str | None:
        return self._phone.content.path_of(uri.text)

    def type_of(self, uri: Uri) -> str | None:
        return self._phone.content.type_of(uri.text)

    @property
    def _base(self) -> str:
        downloads = self._authority == documents.DOWNLOADS
        return documents.DOWNLOAD_FOLDER if downloads else SHARED_ROOT

    def _root(self) -> Row:
        downloads = self._authority == documents.DOWNLOADS
        name = self._phone.settings.get("global", "device_name")
        return {
            "root_id": "downloads" if downloads else "primary",
            "flags": ROOT_FLAGS,
            "title": "Downloads" if downloads else name,
            "document_id": self._id(self._base),
        }

    def _document(self, path: str) -> Row:
        stat = self._phone.files.stat(path)
        if stat is None:
            message = f"Missing file for {self._id(path)} at {path}"
            raise ProviderError(message, _NOT_FOUND)
        folder = stat.kind == "dir"
        name = path.rpartition("/")[2]
        blocked = BLOCKED_FLAG if path in {SHARED_ROOT, documents.DOWNLOAD_FOLDER} else 0
        return {
            "document_id": self._id(path),
            "mime_type": documents.DIRECTORY_TYPE if folder else type_of_name(name),
            "_display_name": name,
            "last_modified": stat.mtime_ms,
            "flags": FOLDER_FLAGS | blocked if folder else FILE_FLAGS,
            "_size": stat.size,
        }

    def _children(self, path: str) -> list[Row]:
        try:
            names = self._phone.files.listdir(path)
        except FileError as error:
            raise ProviderError(f"{error}", _NOT_FOUND) from error
        return [self._document(f"{path}/{name}") for name in names]

    def _search(self, query: str) -> list[Row]:
        wanted = query.lower()
        return [
            self._document(found.path)
            for found in self._phone.files.below(self._base)
            if wanted in found.path.rpartition("/")[2].lower()
        ]

    def _id(self, path: str) -> str:
        if self._authority != documents.DOWNLOADS:
            return documents.document_id(path)
        return "downloads" if path == documents.DOWNLOAD_FOLDER else f"raw:{path}"

    def _path(self, uri: Uri, id_: str) -> str:
        path = documents.path_of_id(self._authority, id_)
        if path is None:
            raise ProviderError(f"Unsupported Uri {uri.text}", _UNSUPPORTED)
        return path

    def _file(self, uri: Uri) -> str:
        path = self.path_of(uri)
        if path is None or not self._phone.files.is_file(path):
            raise ProviderError(f"Missing file at {uri.text}", _NOT_FOUND)
        return path


def _table(rows: Sequence[Row], columns: Sequence[str]) -> QueryResult:
    return QueryResult(list(columns), [[row.get(column) for column in columns] for row in rows])
