"""Brings the media database up to date with the files of shared storage."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING, Final, NamedTuple

from pytest_androidbench.phone.system.files import SHARED_ROOT, Found
from pytest_androidbench.phone.system.providers.media import describing
from pytest_androidbench.phone.system.times import phone_zone

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.providers.media.store import MediaStore

_NOT_INDEXED: Final = tuple(f"{SHARED_ROOT}/Android/{name}" for name in ("data", "obb"))
_OWN_MARKS: Final = frozenset(("is_pending", "is_trashed", "date_expires"))
"""What whoever has put a file there says about it."""
MOST_FILES: Final = 8_192
"""More are not in the database; a pass over all takes the time of one question."""
MOST_CHARACTERS: Final = 2_000_000
"""Of all their paths together, each of which is in the database four times."""


class Followed(NamedTuple):
    """The files as they were when the database was brought up to date."""

    inodes: Mapping[str, int]
    hidden: tuple[str, ...]
    """Beginnings of the paths that a `.nomedia` file hid."""


class Known(NamedTuple):
    """What is in the database about a file."""

    id: int
    size: int | None
    """None: a row for a file that is yet to come."""
    modified: int | None
    moved: bool = False


class Follower:
    """One pass over the files."""

    def __init__(self, phone: Phone, store: MediaStore, before: Followed) -> None:
        self._phone = phone
        self._store = store
        self._database = store.database
        self._before = before
        walked = [file for file in phone.files.below(SHARED_ROOT) if _indexed(file)]
        self._found = {file.path: file for file in _followed(walked)}
        self._hidden = _hidden_folders(self._found)
        self._numbers: dict[str, int] = {}

    def run(self) -> Followed:
        """Write, change and remove rows; returns what the next pass starts from."""
        known = self._known()
        self._numbers = {path: row.id for path, row in known.items()}
        for path, row in known.items():
            if path not in self._found and row.size is not None:
                self._database.execute("DELETE FROM files WHERE _id = ?", row.id)
        turned = tuple(set(self._hidden) ^ set(self._before.hidden))
        pending = [
            (file, known.get(file.path)) for file in sorted(self._found.values(), key=_order)
        ]
        changed = [
            (file, old)
            for file, old in pending
            if old is None or _differs(file, old) or file.path.startswith(turned)
        ]
        generation = self._store.next_generation() if changed else 0
        for file, old in changed:
            self._write(file, old, generation)
        inodes = {file.path: file.number for file in self._found.values()}
        return Followed(inodes, self._hidden)

    def _known(self) -> dict[str, Known]:
        """Rows by path; one keeps its number when only the path of its file has changed."""
        rows = self._database.query("SELECT _id, _data, _size, date_modified FROM files")
        known = {row[1]: Known(row[0], row[2], row[3]) for row in rows}
        places = {file.number: file.path for file in self._found.values() if file.path not in known}
        for path in [path for path in known if path not in self._found]:
            place = places.get(self._before.inodes.get(path, 0))
            if place is not None:
                number = known.pop(path).id
                known[place] = Known(number, None, None, moved=True)
                self._database.execute("UPDATE files SET _data = ? WHERE _id = ?", place, number)
        return known

    def _write(self, file: Found, old: Known | None, generation: int) -> None:
        values = {
            **self._facts(file),
            "date_modified": file.mtime_ms // 1000,
            "parent": self._numbers.get(file.path.rpartition("/")[0], 0),
            "generation_modified": generation,
        }
        if old is None:
            self._numbers[file.path] = self._insert(
                {**values, "date_added": file.ctime_ms // 1000, "generation_added": generation}
            )
            return
        if not old.moved:
            values = {name: value for name, value in values.items() if name not in _OWN_MARKS}
        changes = ", ".join(f"{name} = ?" for name in values)
        sql = f"UPDATE files SET {changes} WHERE _id = ?"  # noqa: S608 - own column names
        self._database.execute(sql, *values.values(), old.id)

    def _insert(self, values: describing.Row) -> int:
        names, marks = ", ".join(values), ", ".join("?" for _ in values)
        sql = f"INSERT INTO files ({names}) VALUES ({marks})"  # noqa: S608 - own column names
        return self._database.execute(sql, *values.values()).last_id

    def _facts(self, file: Found) -> describing.Row:
        if file.kind == "dir":
            return describing.folder_values(file.path)
        phone = self._phone
        zone_ = phone_zone(phone)
        unseen = file.path.startswith(self._hidden) or _dotted(file.path)
        return describing.file_values(file.path, phone.files.read(file.path), zone_, hidden=unseen)


def _indexed(file: Found) -> bool:
    return file.kind in {"file", "dir"} and not file.path.startswith(
        tuple(f"{place}/" for place in _NOT_INDEXED)
    )


def _followed(files: list[Found]) -> list[Found]:
    """Those the database has rows for: all, or the oldest ones where there are very many."""
    if len(files) <= MOST_FILES and sum(len(file.path) for file in files) <= MOST_CHARACTERS:
        return files
    oldest = sorted(files, key=lambda file: file.number)[:MOST_FILES]
    lengths = accumulate(len(file.path) for file in oldest)
    kept = {f.number for f, total in zip(oldest, lengths, strict=True) if total <= MOST_CHARACTERS}
    return [file for file in files if file.number in kept]


def _order(file: Found) -> tuple[bool, int, int]:
    """Folders first, from the outside in; then as they were made."""
    folder = file.kind == "dir"
    return not folder, file.path.count("/") if folder else 0, file.number


def _differs(file: Found, old: Known) -> bool:
    if old.modified != file.mtime_ms // 1000:
        return True
    return file.kind == "file" and old.size != file.size


def _hidden_folders(paths: Iterable[str]) -> tuple[str, ...]:
    """Beginnings of the paths under a folder that asks for no media."""
    return tuple(p.removesuffix(".nomedia") for p in paths if p.endswith("/.nomedia"))


def _dotted(path: str) -> bool:
    """Whether the file or a folder above it is hidden; pending and trashed ones are not."""
    *folders, name = path[len(SHARED_ROOT) + 1 :].split("/")
    special = describing.place_values(path)
    own = name.startswith(".") and not (special["is_pending"] or special["is_trashed"])
    return own or any(folder.startswith(".") for folder in folders)
