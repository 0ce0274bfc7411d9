"""Downloaded files: rows of `downloads`, and files in the folder Download."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.chrome.schema import chromium_time, unix_ms
from pytest_androidbench.phone.browser.facts import PageDownload
from pytest_androidbench.phone.kit.web.downloaded_files import write_download

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.databases import Database

COMPLETE: Final = 1
"""A state of download_item.h."""
INSERT: Final = """INSERT INTO downloads VALUES
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptDownload:
    """A file that was downloaded."""

    id: int
    path: str
    size: int
    at_ms: int
    url: str
    type: str

    @property
    def name(self) -> str:
        """The file's name."""
        return self.path.rpartition("/")[2]


class DownloadStore:
    """Keeps files, and what is known of them."""

    def __init__(self, app: App, database: Database) -> None:
        self._app = app
        self._db = database

    def keep(self, download: PageDownload, page_url: str) -> KeptDownload:
        """Write a file that a page gave; a name that is taken gets a number.

        Raises:
            FileError: there is no room for it.
        """
        path = write_download(self._app, download)
        time = chromium_time(self._app.phone.clock.now_ms)
        key = (self._db.value("SELECT max(id) FROM downloads") or 0) + 1
        size = len(download.data)
        guid = f"00000000-0000-4000-a000-{key:012d}"
        self._db.execute(
            INSERT,
            *(key, guid, path, path, time, size, size, COMPLETE, 0, 0, b"", time, 0, 0, 0),
            *("", "", "", page_url, "", "GET"),
            *("", "", "", ""),
            *(download.mime, download.mime),
        )
        self._db.execute("INSERT INTO downloads_url_chains VALUES (?, 0, ?)", key, download.url)
        return KeptDownload(id=key, path=path, size=size, at_ms=unix_ms(time),
                            url=download.url, type=download.mime)  # fmt: skip

    def all(self, words: str = "") -> list[KeptDownload]:
        """Downloads whose files are still there, newest first."""
        rows = self._db.query(
            "SELECT id, target_path, total_bytes, end_time, tab_url, mime_type FROM downloads"
            " WHERE state = ? ORDER BY end_time DESC, id DESC",
            COMPLETE,
        )
        kept = [
            KeptDownload(id=row[0], path=row[1], size=row[2], at_ms=unix_ms(row[3]),
                         url=row[4], type=row[5])
            for row in rows
        ]  # fmt: skip
        shown = (one for one in kept if words.lower() in one.name.lower())
        return [one for one in shown if self._app.files.is_file(one.path)]

    def remove(self, id_: int) -> None:
        """Delete a downloaded file, and forget it."""
        path = self._db.value("SELECT target_path FROM downloads WHERE id = ?", id_)
        if path is not None and self._app.files.is_file(path):
            self._app.phone.media.delete(path)
        self._db.execute("DELETE FROM downloads WHERE id = ?", id_)
        self._db.execute("DELETE FROM downloads_url_chains WHERE id = ?", id_)
