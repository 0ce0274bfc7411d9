"""What all writing to Joplin's database shares: ids, times, the journal of changes, tags."""

from __future__ import annotations

import hashlib
import html
import unicodedata
import uuid
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from pytest_androidbench.phone.apps.joplin.model import NoteTag, Resource
from pytest_androidbench.phone.apps.joplin.preferences import INDEXED, JoplinPreferences
from pytest_androidbench.phone.kit.tables import Table
from pytest_androidbench.phone.system.app import App

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Value

Change = Literal["added", "changed", "removed"]
INDEX_MS: Final = 10_000
"""So long after a change the search knows of it."""
_NOTE: Final = 1
_CHANGES: Final[Mapping[Change, int]] = {"added": 1, "changed": 2, "removed": 3}
_SEARCHED: Final = (
    "id, title, body, user_created_time, user_updated_time, is_todo, todo_completed, todo_due,"
    " parent_id, latitude, longitude, altitude, source_url"
)


class IndexedApp(App):
    """An app whose search follows the changes of its notes a while later."""

    def index(self) -> None:
        """Bring the search up to date."""
        Base(self).index()


class Base:
    """The database of one phone's Joplin."""

    def __init__(self, app: IndexedApp) -> None:
        self.app = app
        self.db = app.database()

    @property
    def now_ms(self) -> int:
        """The phone's time."""
        return self.app.phone.clock.now_ms

    @property
    def settings(self) -> JoplinPreferences:
        """The app's settings."""
        return JoplinPreferences(self.db)

    def new_id(self) -> str:
        """An id that nothing has yet: 32 hexadecimal digits of a random UUID."""
        seed = f"{self.now_ms} {self.app.phone.clock.uptime_ms} {self.db.value(_MADE)}"
        digest = hashlib.md5(seed.encode(), usedforsecurity=False).digest()
        return uuid.UUID(bytes=digest, version=4).hex

    def times(self, now: int) -> dict[str, Value]:
        """The times of a new row."""
        names = ("created_time", "updated_time", "user_created_time", "user_updated_time")
        return dict.fromkeys(names, now)

    def insert(self, table: str, row: Mapping[str, Value]) -> None:
        """Add a row."""
        columns = ", ".join(f"`{column}`" for column in row)
        marks = ", ".join("?" * len(row))
        sql = f"INSERT INTO {table} ({columns}) VALUES ({marks})"  # noqa: S608
        self.db.execute(sql, *row.values())

    def update(self, table: str, id_: str, values: Mapping[str, Value]) -> None:
        """Change a row."""
        changes = ", ".join(f"`{column}` = ?" for column in values)
        sql = f"UPDATE {table} SET {changes} WHERE id = ?"  # noqa: S608
        self.db.execute(sql, *values.values(), id_)

    def changed(self, note_id: str, what: Change) -> None:
        """Note down that a note has changed, for the search to catch up with."""
        if not self.db.value("SELECT count(*) FROM item_changes"):
            self.app.after(INDEX_MS, self.app.index)
        self.db.execute("DELETE FROM item_changes WHERE item_id = ?", note_id)
        row: dict[str, Value] = {"item_type": _NOTE, "item_id": note_id, "type": _CHANGES[what]}
        self.insert("item_changes", {**row, "created_time": self.now_ms})

    def index(self) -> None:
        """Bring the search up to date with what has changed."""
        changes = self.db.query("SELECT id, item_id FROM item_changes ORDER BY id")
        for change in changes:
            self.db.execute("DELETE FROM notes_normalized WHERE id = ?", change["item_id"])
            sql = f"SELECT {_SEARCHED} FROM notes WHERE id = ? AND deleted_time = 0"  # noqa: S608
            row = self.db.one(f"{sql} AND is_conflict = 0", change["item_id"])
            if row is not None:
                self.insert("notes_normalized", _normal_row(dict(row)))
        if changes:
            self.settings.put(INDEXED, changes[-1]["id"])
            self.db.execute("DELETE FROM item_changes WHERE id <= ?", changes[-1]["id"])

    def reindex(self) -> None:
        """Make the search's index anew."""
        self.db.execute("DELETE FROM notes_normalized")
        sql = f"SELECT {_SEARCHED} FROM notes WHERE deleted_time = 0 ORDER BY rowid"  # noqa: S608
        for row in self.db.query(sql):
            self.insert("notes_normalized", _normal_row(dict(row)))

    def tags(self) -> list[NoteTag]:
        """The tags that notes have, by name."""
        return Table(self.db, "tags_with_note_count", NoteTag).all(
            "ORDER BY title COLLATE NOCASE, id"
        )

    def all_tags(self) -> list[NoteTag]:
        """All tags, also those no note has any more."""
        return Table(self.db, "tags", NoteTag).all("ORDER BY title COLLATE NOCASE, id")

    def tags_of(self, note_id: str) -> list[str]:
        """The ids of a note's tags."""
        sql = "SELECT tag_id FROM note_tags WHERE note_id = ? ORDER BY rowid"
        return [row["tag_id"] for row in self.db.query(sql, note_id)]

    def put_tags(self, note_id: str, tag_ids: Sequence[str], titles: Sequence[str]) -> None:
        """Give a note these tags and no others; new ones by their names."""
        known = {tag.title: tag.id for tag in self.all_tags()}
        wanted = [*tag_ids, *(known.get(title) or self._add_tag(title) for title in titles)]
        had = self.tags_of(note_id)
        for id_ in had:
            if id_ not in wanted:
                sql = "DELETE FROM note_tags WHERE note_id = ? AND tag_id = ?"
                self.db.execute(sql, note_id, id_)
        for id_ in dict.fromkeys(wanted):
            if id_ not in had:
                self.insert_tag_of(note_id, id_)

    def insert_tag_of(self, note_id: str, tag_id: str) -> None:
        """Give a note a tag."""
        row = {"id": self.new_id(), "note_id": note_id, "tag_id": tag_id}
        self.insert("note_tags", {**row, **self.times(self.now_ms)})

    def add_resource(self, title: str, type_: str, ending: str, size: int) -> str:
        """Note down an attached file; returns its id."""
        id_, now = self.new_id(), self.now_ms
        row: dict[str, Value] = {
            "id": id_,
            "title": title,
            "mime": type_,
            "file_extension": ending,
            "size": size,
            "blob_updated_time": now,
        }
        self.insert("resources", {**row, **self.times(now)})
        return id_

    def resource(self, id_: str) -> Resource | None:
        """An attached file."""
        return Table(self.db, "resources", Resource).get(id_)

    def _add_tag(self, title: str) -> str:
        id_ = self.new_id()
        self.insert("tags", {"id": id_, "title": title, **self.times(self.now_ms)})
        return id_


_MADE: Final = (
    "SELECT (SELECT count(*) FROM notes) || '/' || (SELECT count(*) FROM folders) || '/' ||"
    " (SELECT count(*) FROM tags) || '/' || (SELECT count(*) FROM note_tags) || '/' ||"
    " (SELECT count(*) FROM resources)"
)
"""What makes an id differ from others of the same moment."""


def normalized(text: str) -> str:
    """Small letters without accents, entities decoded: what the search compares."""
    plain = unicodedata.normalize("NFD", html.unescape(text).lower())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def _normal_row(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "title": normalized(row["title"]), "body": normalized(row["body"])}
