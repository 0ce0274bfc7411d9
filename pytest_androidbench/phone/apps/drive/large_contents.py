"""What is in files too large for a row: files of the app's own, each named by its entry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

MOST_IN_ROW: Final = 1_000_000
"""Bytes; apps read rows of two megabytes at most, as Android's CursorWindow has it."""


class LargeContents:
    """Keeps what is in them."""

    def __init__(self, app: App) -> None:
        self._app = app

    def keep(self, entry: int, data: bytes) -> None:
        """Keep what is in a file."""
        files, folder = self._app.files, self._folder
        if not files.is_dir(folder):
            files.mkdir(folder, parents=True, uid=self._app.uid)
        files.write(self._path(entry), data, uid=self._app.uid)

    def of(self, entry: int) -> bytes | None:
        """What is in a file; None = it is not known here."""
        path = self._path(entry)
        return self._app.files.read(path) if self._app.files.is_file(path) else None

    def drop(self, entries: Iterable[int]) -> None:
        """Forget what was in files that are gone."""
        for path in map(self._path, entries):
            if self._app.files.is_file(path):
                self._app.files.remove(path)

    @property
    def _folder(self) -> str:
        return f"{self._app.home}/files/contents"

    def _path(self, entry: int) -> str:
        return f"{self._folder}/{entry}"
