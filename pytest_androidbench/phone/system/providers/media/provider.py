"""`content://media/...`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.databases import Value
from pytest_androidbench.phone.system.files import SHARED_ROOT, FileError
from pytest_androidbench.phone.system.mime import ending_of, known_type, type_of_name
from pytest_androidbench.phone.system.providers import selecting
from pytest_androidbench.phone.system.providers.media import describing
from pytest_androidbench.phone.system.providers.media.store import MediaStore
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

_COLLECTIONS: Final[dict[tuple[str, ...], str]] = {
    ("images", "media"): "images",
    ("video", "media"): "video",
    ("audio", "media"): "audio",
    ("file",): "files",
    ("downloads",): "downloads",
    ("audio", "playlists"): "audio_playlists",
}
_SUMS: Final[dict[tuple[str, ...], str]] = {
    ("audio", "albums"): "audio_albums",
    ("audio", "artists"): "audio_artists",
    ("audio", "genres"): "audio_genres",
    ("images", "thumbnails"): "thumbnails",
    ("video", "thumbnails"): "videothumbnails",
}
_HOMES: Final = {
    "images": "Pictures",
    "video": "Movies",
    "audio": "Music",
    "downloads": "Download",
    "audio_playlists": "Music",
    "files": "Documents",
}
_TYPES: Final = {"images": "image", "video": "video", "audio": "audio"}
_MOVING: Final = ("_data", "_display_name", "relative_path", "is_trashed")
_TRASH_SECONDS: Final = 30 * 24 * 60 * 60
_NOT_FOUND: Final = "java.io.FileNotFoundException"
_UNSUPPORTED: Final = "java.lang.UnsupportedOperationException"


class MediaProvider(RowProvider):
    """The media store's rows, and the files behind them."""

    def __init__(self, phone: Phone, store: MediaStore) -> None:
        self._phone = phone
        self._store = store

    def query(self, uri: Uri, request: ContentQuery) -> QueryResult:
        if not uri.path:
            return QueryResult(["volume_name"], [(describing.VOLUME,)])
        source, where, _ = _place(uri)
        limit = uri.parameters.get("limit", "")
        sort = request.sort
        if limit.isdecimal():
            sort = f"{sort or '_id'} LIMIT {limit}"
        wanted = ContentQuery(
            projection=request.projection, where=request.where, args=request.args, sort=sort
        )
        return selecting.select(self._store.database, source, wanted, where)

    def insert(self, uri: Uri, values: Values) -> str | None:
        source, _, number = _place(uri)
        if number or source in _SUMS.values():
            raise ProviderError(f"Invalid URI {uri.text}", _UNSUPPORTED)
        path = self._wanted_path(source, values)
        known = self._key_of(path)
        if values.get("_data") and known:
            given = {**values, "_data": path}
            selecting.update(self._store.database, "files", given, "_id = ?", (known,))
            return uri.child(known)
        path = self._free(path)
        self._phone.files.mkdir(path.rpartition("/")[0], parents=True)
        place = describing.place_values(path)
        type_ = str(values.get("mime_type") or type_of_name(path))
        kind: describing.Row = {"mime_type": type_, "media_type": describing.kind_of(type_)}
        fixed = {name: place[name] for name in ("_data", "_display_name", "relative_path")}
        return uri.child(self._store.insert({**place, **kind, **values, **fixed}))

    def update(self, uri: Uri, values: Values, request: ContentQuery) -> int:
        keys = self._keys(uri, request)
        for key in keys:
            plain = {name: value for name, value in values.items() if name not in _MOVING}
            if len(plain) < len(values):
                self._move(key, values)
            if plain:
                selecting.update(self._store.database, "files", plain, "_id = ?", (key,))
        return len(keys)

    def delete(self, uri: Uri, request: ContentQuery) -> int:
        keys = self._keys(uri, request)
        for key in keys:
            path = self._path(key)
            if path is not None and uri.parameters.get("deletedata") != "false":
                self._store.delete(path)
            self._store.database.execute("DELETE FROM files WHERE _id = ?", key)
        return len(keys)

    def call(self, method: str, arg: str | None, extras: Values) -> Values | None:
        del extras
        if method == "scan_volume":
            self._store.follow()
            return {}
        if method == "scan_file" and arg:
            found = self._store.scan(self._phone.files.resolve(arg.removeprefix("file://")))
            return {"android.intent.extra.STREAM": found}
        return {} if method in {"wait_for_idle", "resolve_playlist_members"} else None

    def read(self, uri: Uri) -> bytes:
        path = self._need_path(uri)
        try:
            return self._phone.files.read(path)
        except FileError as error:
            raise ProviderError(f"open failed: {path}: {error.strerror}", _NOT_FOUND) from error

    def write(self, uri: Uri, data: bytes) -> None:
        self._phone.files.write(self._need_path(uri), data)

    def path_of(self, uri: Uri) -> str | None:
        _, _, number = _place(uri)
        return self._path(number) if number else None

    def type_of(self, uri: Uri) -> str | None:
        source, _, number = _place(uri)
        if number:
            found = self._store.database.value("SELECT mime_type FROM files WHERE _id = ?", number)
            return str(found) if found else None
        return f"vnd.android.cursor.dir/{_TYPES.get(source, source)}"

    def _keys(self, uri: Uri, request: ContentQuery) -> list[int]:
        source, where, _ = _place(uri)
        if source in _SUMS.values():
            raise ProviderError(f"Unknown or unsupported URL: {uri.text}", _UNSUPPORTED)
        return selecting.keys(self._store.database, source, request, where)

    def _key_of(self, path: str) -> int:
        found = self._store.database.value("SELECT _id FROM files WHERE _data = ?", path)
        return int(found or 0)

    def _path(self, key: int) -> str | None:
        found = self._store.database.value("SELECT _data FROM files WHERE _id = ?", key)
        return str(found) if found else None

    def _need_path(self, uri: Uri) -> str:
        path = self.path_of(uri)
        if path is None:
            raise ProviderError(f"No item at {uri.text}", _NOT_FOUND)
        return path

    def _wanted_path(self, source: str, values: Values) -> str:
        given = values.get("_data")
        if given:
            return self._phone.files.resolve(str(given))
        name = str(values.get("_display_name") or values.get("title") or "")
        type_ = str(values.get("mime_type") or "")
        if not name:
            name = str(self._phone.clock.now_ms)
        ending = ending_of(type_)
        if ending and known_type(name) != type_:
            name = f"{name}.{ending}"
        folder = str(values.get("relative_path") or _HOMES[source]).strip("/")
        return f"{SHARED_ROOT}/{folder}/{name}"

    def _free(self, path: str) -> str:
        """The path, or the next one like it that is not taken: "a (1).jpg"."""
        folder, _, name = path.rpartition("/")
        stem, dot, ending = name.rpartition(".")
        stem, tail = (stem, dot + ending) if stem else (name, "")
        number = 0
        while self._phone.files.exists(path) or self._key_of(path):
            number += 1
            path = f"{folder}/{stem} ({number}){tail}"
        return path

    def _move(self, key: int, values: Values) -> None:
        path = self._path(key)
        if path is None:
            return
        target = self._target(path, values)
        if target == path:
            return
        target = self._free(target)
        files = self._phone.files
        files.mkdir(target.rpartition("/")[0], parents=True)
        if files.exists(path):
            files.rename(path, target)
        else:
            place = describing.place_values(target)
            selecting.update(self._store.database, "files", place, "_id = ?", (key,))

    def _target(self, path: str, values: Values) -> str:
        if values.get("_data"):
            return self._phone.files.resolve(str(values["_data"]))
        place = describing.place_values(path)
        folder = str(values.get("relative_path") or place["relative_path"]).strip("/")
        name = str(values.get("_display_name") or place["_display_name"])
        trashed: Value = values.get("is_trashed", place["is_trashed"])
        if trashed:
            until = self._phone.clock.now_ms // 1000 + _TRASH_SECONDS
            name = f".trashed-{until}-{name}"
        return "/".join(part for part in (SHARED_ROOT, folder, name) if part)


def _place(uri: Uri) -> tuple[str, str, int]:
    """(table or view, condition, number) of an address."""
    volume, *rest = uri.path or ("",)
    number = 0
    if rest and rest[-1].isdecimal():
        number = int(rest.pop())
    place = tuple(rest)
    source = _COLLECTIONS.get(place) or _SUMS.get(place)
    if source is None or volume not in {"external", describing.VOLUME, "internal"}:
        raise ProviderError(f"Unknown or unsupported URL: {uri.text}", _UNSUPPORTED)
    if volume == "internal":
        return source, "0", 0
    if number:
        return source, f"_id = {number}", number
    seen = place in _COLLECTIONS
    return source, "is_pending = 0 AND is_trashed = 0" if seen else "", 0
