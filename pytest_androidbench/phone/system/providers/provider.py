"""What content providers share: addresses, requests, tables, and what goes wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol
from urllib.parse import parse_qsl, unquote

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.system.databases import Value

Values = Mapping[str, Value]


class ProviderError(AndroidBenchError):
    """A provider refuses; `kind` is the Java exception it throws."""

    def __init__(self, message: str, kind: str = "java.lang.IllegalArgumentException") -> None:
        super().__init__(message)
        self.kind = kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Uri:
    """An address of the form `content://authority/path?query`."""

    text: str
    authority: str
    path: tuple[str, ...]
    parameters: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def parse(cls, text: str) -> Uri:
        """Read an address.

        Raises:
            ProviderError: it is none.
        """
        scheme, mark, rest = text.partition("://")
        if scheme != "content" or not mark:
            raise ProviderError(f"Unknown URI {text}")
        place, _, query = rest.partition("?")
        authority, *parts = place.split("/")
        path = tuple(unquote(part) for part in parts if part)
        return cls(text=text, authority=authority, path=path, parameters=dict(parse_qsl(query)))

    def child(self, segment: int | str) -> str:
        """The address of something below this one."""
        return f"content://{'/'.join((self.authority, *self.path))}/{segment}"


@dataclass(frozen=True, slots=True, kw_only=True)
class ContentQuery:
    """What a query asks for, in SQL's terms."""

    projection: Sequence[str] = ()
    where: str = ""
    args: Sequence[Value] = ()
    sort: str = ""


@dataclass(frozen=True, slots=True)
class QueryResult:
    """What a query gives."""

    columns: Sequence[str]
    rows: Sequence[Sequence[Value]]

    def dicts(self) -> list[dict[str, Value]]:
        """Rows by column name."""
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows]


class Provider(Protocol):
    """Structured data behind one or more authorities."""

    def query(self, uri: Uri, request: ContentQuery) -> QueryResult:
        """Rows at an address."""
        ...

    def insert(self, uri: Uri, values: Values) -> str | None:
        """Add a row; returns its address."""
        ...

    def update(self, uri: Uri, values: Values, request: ContentQuery) -> int:
        """Change rows; returns how many."""
        ...

    def delete(self, uri: Uri, request: ContentQuery) -> int:
        """Remove rows; returns how many."""
        ...

    def call(self, method: str, arg: str | None, extras: Values) -> Values | None:
        """Something that is no row."""
        ...

    def read(self, uri: Uri) -> bytes:
        """Content of the file at an address."""
        ...

    def write(self, uri: Uri, data: bytes) -> None:
        """Replace the content of the file at an address."""
        ...

    def path_of(self, uri: Uri) -> str | None:
        """The path of the file behind an address, where there is one."""
        ...

    def type_of(self, uri: Uri) -> str | None:
        """The MIME type of what is at an address."""
        ...


class RowProvider:
    """A provider that has rows only; a start for others."""

    def call(self, method: str, arg: str | None, extras: Values) -> Values | None:
        """Know no methods."""
        del method, arg, extras
        return None

    def read(self, uri: Uri) -> bytes:
        """Have no files."""
        raise ProviderError(f"No files supported by provider at {uri.text}", _NO_FILE)

    def write(self, uri: Uri, data: bytes) -> None:
        """Have no files."""
        del data
        raise ProviderError(f"No files supported by provider at {uri.text}", _NO_FILE)

    def path_of(self, uri: Uri) -> str | None:
        """Have no files."""
        del uri
        return None

    def type_of(self, uri: Uri) -> str | None:
        """Know no types."""
        del uri
        return None


_NO_FILE = "java.io.FileNotFoundException"
