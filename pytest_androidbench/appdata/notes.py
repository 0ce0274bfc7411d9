"""The notebooks and notes of Joplin, by its database."""

from __future__ import annotations

import html
import sqlite3
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Final

from pytest_androidbench.devices.device import Device

PACKAGE: Final = "net.cozic.joplin"
PATH: Final = f"/data/data/{PACKAGE}/databases/joplin.sqlite"
_EMPTIED: Final = (
    "notes", "folders", "tags", "note_tags", "resources", "note_resources", "notes_normalized",
    "items_normalized", "item_changes", "revisions", "alarms", "deleted_items", "sync_items",
)  # fmt: skip
_SOURCE: Final = {"source": "joplin", "source_application": "net.cozic.joplin-mobile"}
_SEARCHED: Final = ("is_todo", "todo_completed", "todo_due", "parent_id")


@dataclass(frozen=True, slots=True, kw_only=True)
class Folder:
    """A notebook."""

    id: str
    title: str
    created: datetime
    parent_id: str = ""
    deleted: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """A note, or a to-do."""

    id: str
    """32 hexadecimal digits."""
    folder_id: str
    title: str
    body: str
    created: datetime
    updated: datetime
    is_todo: bool = False
    completed: datetime | None = None
    due: datetime | None = None
    deleted: datetime | None = None
    """When it went to the trash."""

    def inside(self, folder_id: str) -> Note:
        """The same note in another notebook."""
        return replace(self, folder_id=folder_id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Contents:
    """Everything a person has written, at one moment; trash included."""

    folders: tuple[Folder, ...]
    notes: tuple[Note, ...]
    tags: tuple[tuple[str, str], ...] = ()
    """Ids of notes with the names of their tags."""

    def rows(self) -> list[object]:
        """All of it in one list."""
        return [*self.folders, *self.notes, *self.tags]


class Notes:
    """Reads and arranges notes."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)

    def contents(self) -> Contents:
        """All that is there, sorted by id; one copy of the database."""
        tables = self._database.content()
        titles = {row["id"]: row["title"] for row in tables["tags"]}
        tagged = ((row["note_id"], titles.get(row["tag_id"], "")) for row in tables["note_tags"])
        return Contents(
            folders=tuple(sorted(map(_folder, tables["folders"]), key=lambda f: f.id)),
            notes=tuple(sorted(map(_note, tables["notes"]), key=lambda n: n.id)),
            tags=tuple(sorted(tagged)),
        )

    def rows(self) -> list[object]:
        """Everything outside of the trash, to see whether any of it changed.

        Empty notes and the times of ticks and changes are left out: a tick that was taken back
        leaves nothing, and neither does a note that was begun by mistake.
        """
        found = self.contents()
        living = (note for note in found.notes if not note.deleted and note.title + note.body)
        kept = {note.id: note for note in living}
        return [
            *(folder for folder in found.folders if not folder.deleted),
            *map(_lasting, kept.values()),
            *(tag for tag in found.tags if tag[0] in kept),
        ]

    def replace(self, contents: Contents) -> None:
        """Leave nothing but these notebooks and notes, ready to be searched; one edit."""
        with self._database.edit() as connection:
            for table in _EMPTIED:
                connection.execute(f"DELETE FROM {table}")  # noqa: S608
            _insert(connection, "folders", [_folder_row(folder) for folder in contents.folders])
            rows = [_note_row(note) for note in contents.notes]
            _insert(connection, "notes", rows)
            _insert(connection, "notes_normalized", [_search_row(row) for row in rows])


def _lasting(note: Note) -> Note:
    """A note without its time of change; of a tick, whether it is there."""
    completed = note.created if note.completed else None
    return replace(note, updated=note.created, completed=completed)


def _insert(connection: sqlite3.Connection, table: str, rows: Sequence[dict[str, object]]) -> None:
    if rows:
        columns = ", ".join(f'"{column}"' for column in rows[0])
        marks = ", ".join("?" * len(rows[0]))
        sql = f"INSERT INTO {table} ({columns}) VALUES ({marks})"  # noqa: S608
        connection.executemany(sql, [tuple(row.values()) for row in rows])


def _folder_row(folder: Folder) -> dict[str, object]:
    return {
        "id": folder.id,
        "title": folder.title,
        "parent_id": folder.parent_id,
        "deleted_time": _ms(folder.deleted),
        **_times(folder.created, folder.created),
    }


def _note_row(note: Note) -> dict[str, object]:
    return {
        "id": note.id,
        "parent_id": note.folder_id,
        "title": note.title,
        "body": note.body,
        "is_todo": int(note.is_todo),
        "todo_completed": _ms(note.completed),
        "todo_due": _ms(note.due),
        "deleted_time": _ms(note.deleted),
        "order": _ms(note.created),
        **_times(note.created, note.updated),
        **_SOURCE,
    }


def _times(created: datetime, updated: datetime) -> dict[str, object]:
    return {
        "created_time": _ms(created),
        "updated_time": _ms(updated),
        "user_created_time": _ms(created),
        "user_updated_time": _ms(updated),
    }


def _search_row(row: dict[str, object]) -> dict[str, object]:
    """What the app's own indexing would have made of a note."""
    return {
        "id": row["id"],
        "title": _normalized(str(row["title"])),
        "body": _normalized(str(row["body"])),
        "user_created_time": row["user_created_time"],
        "user_updated_time": row["user_updated_time"],
        **{column: row[column] for column in _SEARCHED},
    }


def _normalized(text: str) -> str:
    """Small letters without accents, entities decoded."""
    plain = unicodedata.normalize("NFD", html.unescape(text).lower())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def _folder(row: dict[str, Any]) -> Folder:
    return Folder(
        id=row["id"],
        title=row["title"],
        created=datetime.fromtimestamp(row["user_created_time"] / 1000, UTC),
        parent_id=row["parent_id"],
        deleted=_time(row["deleted_time"]),
    )


def _note(row: dict[str, Any]) -> Note:
    return Note(
        id=row["id"],
        folder_id=row["parent_id"],
        title=row["title"],
        body=row["body"],
        created=datetime.fromtimestamp(row["user_created_time"] / 1000, UTC),
        updated=datetime.fromtimestamp(row["user_updated_time"] / 1000, UTC),
        is_todo=bool(row["is_todo"]),
        completed=_time(row["todo_completed"]),
        due=_time(row["todo_due"]),
        deleted=_time(row["deleted_time"]),
    )


def _ms(when: datetime | None) -> int:
    return 0 if when is None else round(when.timestamp() * 1000)


def _time(ms: int) -> datetime | None:
    return datetime.fromtimestamp(ms / 1000, UTC) if ms else None
