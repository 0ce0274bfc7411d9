"""What is behind `content://` and `file://` addresses."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.system import documents
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.mime import known_type
from pytest_androidbench.phone.system.providers import ContentQuery, ProviderError, Uri

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone


class ContentError(AndroidBenchError):
    """There is nothing to read or write at an address."""


class ContentResolver:
    """Reads and writes what addresses lead to, whoever answers for them."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone

    def open(self, uri: str) -> bytes:
        """The content at an address.

        Raises:
            ContentError: there is none.
        """
        path = self.path_of(uri)
        try:
            if path is not None:
                return self._phone.files.read(path)
            app = self._owner(uri)
            given = app.open_uri(uri) if app is not None else None
            if isinstance(given, bytes):
                return given
            return self._provider_read(uri)
        except (FileError, ProviderError) as error:
            raise ContentError(f"{uri}: {error}") from error

    def write(self, uri: str, data: bytes) -> None:
        """Replace the content at an address.

        Raises:
            ContentError: it cannot be written to.
        """
        path = self.path_of(uri)
        try:
            if path is not None:
                self._phone.files.write(path, data)
                return
            address = Uri.parse(uri)
            provider = self._phone.providers.find(address.authority)
            if provider is None:
                raise ContentError(f"{uri}: nobody answers for it")
            provider.write(address, data)
        except (FileError, ProviderError) as error:
            raise ContentError(f"{uri}: {error}") from error

    def exists(self, uri: str) -> bool:
        """Whether there is something at an address."""
        path = self.path_of(uri)
        if path is not None:
            return self._phone.files.exists(path)
        with suppress(ContentError):
            self.open(uri)
            return True
        return False

    def path_of(self, uri: str) -> str | None:
        """The path of the file behind an address; None where it is no file, or nobody knows it."""
        scheme, _, rest = uri.partition("://")
        if scheme == "file":
            return unquote(rest.partition("?")[0])
        if scheme != "content":
            return None
        authority, id_ = documents.id_in(uri)
        if authority in documents.AUTHORITIES:
            return self._document_path(authority, id_)
        app = self._owner(uri)
        given = app.open_uri(uri) if app is not None else None
        if isinstance(given, str):
            return given
        return self._provider_path(uri)

    def type_of(self, uri: str) -> str | None:
        """The MIME type of what is at an address, as `ContentResolver.getType` tells it."""
        path = self.path_of(uri)
        if path is not None:
            if self._phone.files.is_dir(path):
                return documents.DIRECTORY_TYPE
            return known_type(path)
        with suppress(ProviderError):
            address = Uri.parse(uri)
            provider = self._phone.providers.find(address.authority)
            found = provider.type_of(address) if provider is not None else None
            return found or known_type(address.path[-1] if address.path else "")
        return None

    def name_of(self, uri: str) -> str:
        """The name to show for what is at an address."""
        path = self.path_of(uri)
        if path is not None:
            return path.rstrip("/").rpartition("/")[2]
        with suppress(ProviderError):
            address = Uri.parse(uri)
            provider = self._phone.providers.find(address.authority)
            if provider is not None:
                rows = provider.query(address, ContentQuery(projection=["_display_name"])).rows
                if rows and rows[0][0]:
                    return str(rows[0][0])
        return unquote(uri.partition("?")[0].rstrip("/").rpartition("/")[2])

    def size_of(self, uri: str) -> int:
        """How many bytes are at an address; 0 where there is nothing."""
        path = self.path_of(uri)
        if path is not None:
            stat = self._phone.files.stat(path)
            return stat.size if stat is not None else 0
        with suppress(ContentError):
            return len(self.open(uri))
        return 0

    def _owner(self, uri: str) -> App | None:
        authority = uri.removeprefix("content://").partition("/")[0]
        apps = self._phone.packages.apps()
        return next((app for app in apps if authority in app.authorities), None)

    def _document_path(self, authority: str, id_: str) -> str | None:
        path = documents.path_of_id(authority, id_)
        key = documents.media_key(authority, id_)
        if path is None and key is not None:
            return self._provider_path(f"content://media/external/file/{key}")
        return path

    def _provider_path(self, uri: str) -> str | None:
        with suppress(ProviderError):
            address = Uri.parse(uri)
            provider = self._phone.providers.find(address.authority)
            return provider.path_of(address) if provider is not None else None
        return None

    def _provider_read(self, uri: str) -> bytes:
        address = Uri.parse(uri)
        provider = self._phone.providers.find(address.authority)
        if provider is None:
            raise ContentError(f"{uri}: nobody answers for it")
        return provider.read(address)


def file_uri(path: str) -> str:
    """The `file://` address of a path."""
    return "file://" + quote(path, safe="/!'()*-._~")
