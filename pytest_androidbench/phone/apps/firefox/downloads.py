"""Downloaded files: rows of `downloads`, and files in the folder Download."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.firefox.schema import COMPLETED
from pytest_androidbench.phone.apps.firefox.visits import new_guid
from pytest_androidbench.phone.browser.facts import PageDownload
from pytest_androidbench.phone.kit.web.downloaded_files import FOLDER, write_download

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.databases import Database


@dataclass(frozen=True, slots=True, kw_only=True)
class FirefoxDownload:
    """A file that was downloaded."""

    id: str
    name: str
    size: int
    type: str

    @property
    def path(self) -> str:
        """Where it is."""
        return f"{FOLDER}/{self.name}"


class FirefoxDownloads:
    """Keeps files, and what is known of them."""

    def __init__(self, app: App, database: Database) -> None:
        self._app = app
        self._db = database

    def keep(self, download: PageDownload) -> FirefoxDownload:
        """Write a file that a page gave.

        Raises:
            FileError: there is no room for it.
        """
        path = write_download(self._app, download)
        now = self._app.phone.clock.now_ms
        kept = FirefoxDownload(
            id=new_guid(f"download {path} {now}"),
            name=path.rpartition("/")[2],
            size=len(download.data),
            type=download.mime,
        )
        self._db.execute(
            "INSERT OR REPLACE INTO downloads VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            *(kept.id, download.url, kept.name, kept.type, kept.size, COMPLETED, FOLDER, now),
        )
        return kept

    def all(self) -> list[FirefoxDownload]:
        """Downloads whose files are still there, newest first."""
        rows = self._db.query(
            "SELECT id, file_name, content_length, content_type FROM downloads"
            " WHERE status = ? ORDER BY created_at DESC, rowid DESC",
            COMPLETED,
        )
        kept = [
            FirefoxDownload(id=row[0], name=row[1] or "", size=row[2] or 0, type=row[3] or "")
            for row in rows
        ]
        return [one for one in kept if self._app.files.is_file(one.path)]

    def remove(self, id_: str) -> None:
        """Delete a downloaded file, and forget it."""
        one = next((each for each in self.all() if each.id == id_), None)
        if one is not None:
            self._app.phone.media.delete(one.path)
        self._db.execute("DELETE FROM downloads WHERE id = ?", id_)
