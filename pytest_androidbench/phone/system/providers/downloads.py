"""`content://downloads/...`: what apps have had downloaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.databases import Database
from pytest_androidbench.phone.system.documents import DOWNLOAD_FOLDER
from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.system.providers import selecting
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

PACKAGE: Final = "com.android.providers.downloads"
PATH: Final = f"/data/data/{PACKAGE}/databases/downloads.db"
SUCCESS: Final = 200
_EXTERNAL: Final = 4
"""The destination of files in shared storage."""
_COLLECTIONS: Final = frozenset(("my_downloads", "all_downloads", "public_downloads", "download"))
SCHEMA: Final = """
CREATE TABLE android_metadata (locale TEXT);
INSERT INTO android_metadata VALUES ('en_US');
CREATE TABLE downloads (_id INTEGER PRIMARY KEY AUTOINCREMENT, uri TEXT, method INTEGER,
  entity TEXT, no_integrity BOOLEAN, hint TEXT, otaupdate BOOLEAN, _data TEXT, mimetype TEXT,
  destination INTEGER, no_system BOOLEAN, visibility INTEGER, control INTEGER, status INTEGER,
  numfailed INTEGER, lastmod BIGINT, notificationpackage TEXT, notificationclass TEXT,
  notificationextras TEXT, cookiedata TEXT, useragent TEXT, referer TEXT, total_bytes INTEGER,
  current_bytes INTEGER, etag TEXT, uid INTEGER, otheruid INTEGER, title TEXT, description TEXT,
  scanned BOOLEAN, is_public_api INTEGER NOT NULL DEFAULT 0,
  allow_roaming INTEGER NOT NULL DEFAULT 0, allowed_network_types INTEGER NOT NULL DEFAULT 0,
  is_visible_in_downloads_ui INTEGER NOT NULL DEFAULT 1,
  bypass_recommended_size_limit INTEGER NOT NULL DEFAULT 0, mediaprovider_uri TEXT,
  deleted BOOLEAN NOT NULL DEFAULT 0, errorMsg TEXT, allow_metered INTEGER NOT NULL DEFAULT 1,
  allow_write BOOLEAN NOT NULL DEFAULT 0, flags INTEGER NOT NULL DEFAULT 0,
  mediastore_uri TEXT DEFAULT NULL);
CREATE TABLE request_headers (id INTEGER PRIMARY KEY AUTOINCREMENT, download_id INTEGER NOT NULL,
  header TEXT NOT NULL, value TEXT NOT NULL);
PRAGMA user_version = 114;
"""


class DownloadsProvider(RowProvider):
    """Rows about downloads; removing one removes its file."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone

    @property
    def database(self) -> Database:
        """The database as it is now."""
        info = self._phone.packages.info(PACKAGE)
        return self._phone.databases.open(PATH, SCHEMA, info.uid if info else None)

    def add(self, name: str, data: bytes, *, uri: str, package: str) -> str:
        """Keep what an app has downloaded; returns the path it has got."""
        path = self._free(name)
        self._phone.files.write(path, data)
        info = self._phone.packages.info(package)
        row: Values = {
            "uri": uri,
            "hint": f"file://{path}",
            "_data": path,
            "mimetype": type_of_name(path),
            "destination": _EXTERNAL,
            "visibility": 1,
            "status": SUCCESS,
            "lastmod": self._phone.clock.now_ms,
            "notificationpackage": package,
            "total_bytes": len(data),
            "current_bytes": len(data),
            "uid": info.uid if info else 0,
            "title": path.rpartition("/")[2],
            "is_public_api": 1,
            "mediastore_uri": self._phone.media.uri_of(path),
        }
        selecting.insert(self.database, "downloads", row)
        return path

    def query(self, uri: Uri, request: ContentQuery) -> QueryResult:
        return selecting.select(self.database, "downloads", request, _condition(uri))

    def insert(self, uri: Uri, values: Values) -> str | None:
        _condition(uri)
        row = {"lastmod": self._phone.clock.now_ms, **values}
        return uri.child(selecting.insert(self.database, "downloads", row))

    def update(self, uri: Uri, values: Values, request: ContentQuery) -> int:
        keys = selecting.keys(self.database, "downloads", request, _condition(uri))
        for key in keys:
            selecting.update(self.database, "downloads", values, "_id = ?", (key,))
        return len(keys)

    def delete(self, uri: Uri, request: ContentQuery) -> int:
        keys = selecting.keys(self.database, "downloads", request, _condition(uri))
        for key in keys:
            path = self._path(key)
            if path is not None and self._phone.files.is_file(path):
                self._phone.files.remove(path)
            self.database.execute("DELETE FROM downloads WHERE _id = ?", key)
        return len(keys)

    def path_of(self, uri: Uri) -> str | None:
        return self._path(int(uri.path[1])) if len(uri.path) > 1 else None

    def type_of(self, uri: Uri) -> str | None:
        if len(uri.path) < 2:
            return "vnd.android.cursor.dir/download"
        sql = "SELECT mimetype FROM downloads WHERE _id = ?"
        return str(self.database.value(sql, int(uri.path[1])) or "") or None

    def _path(self, key: int) -> str | None:
        found = self.database.value("SELECT _data FROM downloads WHERE _id = ?", key)
        return str(found) if found else None

    def _free(self, name: str) -> str:
        """A path in the folder of downloads: "a.pdf", or "a (1).pdf" where that is taken."""
        stem, dot, ending = name.rpartition(".")
        stem, tail = (stem, dot + ending) if stem else (name, "")
        path, number = f"{DOWNLOAD_FOLDER}/{name}", 0
        while self._phone.files.exists(path):
            number += 1
            path = f"{DOWNLOAD_FOLDER}/{stem} ({number}){tail}"
        return path


def _condition(uri: Uri) -> str:
    match uri.path:
        case (name,) if name in _COLLECTIONS:
            return "deleted = 0"
        case (name, key) if name in _COLLECTIONS and key.isdecimal():
            return f"_id = {key}"
    raise ProviderError(f"Unknown URI: {uri.text}", "java.lang.IllegalArgumentException")
