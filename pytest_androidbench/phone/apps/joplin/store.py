"""Joplin's notes and notebooks, read and written as the app does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from pytest_androidbench.phone.apps.joplin.base import Base
from pytest_androidbench.phone.apps.joplin.model import TRASH, Note, Notebook, NoteRow
from pytest_androidbench.phone.apps.joplin.preferences import (
    OPEN_ON_TOP,
    SHOW_DONE,
    SORT_FIELD,
    SORT_REVERSE,
)
from pytest_androidbench.phone.kit.tables import Table

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Value

Kind = Literal["folder", "tag", "all", "trash"]
SOURCE: Final = {"source": "joplin", "source_application": "net.cozic.joplin-mobile"}
RESTORED: Final = "Restored items"
_WHERE: Final[dict[Kind, str]] = {
    "folder": "parent_id = :id AND deleted_time = 0",
    "tag": "id IN (SELECT note_id FROM note_tags WHERE tag_id = :id) AND deleted_time = 0",
    "all": "deleted_time = 0",
    "trash": "deleted_time > 0 AND (parent_id = :id OR :id = '')",
}
_ORDERS: Final = {
    "title": "title COLLATE NOCASE",
    "user_created_time": "user_created_time",
    "user_updated_time": "user_updated_time",
    "order": "`order`",
}


class NoteStore(Base):
    """Everything the screens ask for."""

    @property
    def _folders(self) -> Table[Notebook]:
        return Table(self.db, "folders", Notebook)

    def rows(self, kind: Kind, id_: str = "") -> list[NoteRow]:
        """The notes of a notebook, a tag, all of them or the trash, in the order that is set."""
        settings = self.settings
        field, backwards = settings.text(SORT_FIELD), settings.flag(SORT_REVERSE)
        way = "DESC" if backwards else "ASC"
        order = f"{_ORDERS.get(field, 'user_updated_time')} {way}, user_created_time {way}, rowid"
        if settings.flag(OPEN_ON_TOP):
            order = f"(is_todo = 1 AND todo_completed = 0) DESC, {order}"
        shown = "" if settings.flag(SHOW_DONE) else " AND (is_todo = 0 OR todo_completed = 0)"
        sql = (
            "SELECT id, title, is_todo, todo_completed FROM notes"  # noqa: S608
            f" WHERE is_conflict = 0 AND {_WHERE[kind]}{shown} ORDER BY {order}"
        )
        return [_row(row) for row in self.db.query(sql, {"id": id_})]

    def note(self, id_: str) -> Note | None:
        """One note, also from the trash."""
        return Table(self.db, "notes", Note).get(id_)

    def add_note(self, folder_id: str, *, is_todo: bool = False, **values: Value) -> str:
        """Add a note, empty unless values are given; returns its id."""
        id_, now = self.new_id(), self.now_ms
        row = {
            "id": id_,
            "parent_id": folder_id,
            "is_todo": int(is_todo),
            "order": now,
            **self.times(now),
            **SOURCE,
            **values,
        }
        self.insert("notes", row)
        self.changed(id_, "added")
        return id_

    def change_note(self, id_: str, **values: Value) -> None:
        """Change a note; its time of change follows."""
        now = self.now_ms
        self.update("notes", id_, {"updated_time": now, "user_updated_time": now, **values})
        self.changed(id_, "changed")

    def tick(self, id_: str, done: bool) -> None:
        """Mark a to-do as done, or not."""
        self.change_note(id_, todo_completed=self.now_ms if done else 0)

    def trash_notes(self, *ids: str) -> None:
        """Move notes to the trash."""
        for id_ in ids:
            self.change_note(id_, deleted_time=self.now_ms)

    def restore_notes(self, *ids: str) -> None:
        """Take notes out of the trash, into a notebook of their own if theirs is gone."""
        for id_ in ids:
            note = self.note(id_)
            if note is not None:
                folder = self._living(note.folder_id)
                self.change_note(id_, deleted_time=0, parent_id=folder)

    def delete_notes(self, *ids: str) -> None:
        """Remove notes for good."""
        for id_ in ids:
            self.db.execute("DELETE FROM notes WHERE id = ?", id_)
            self.db.execute("DELETE FROM note_tags WHERE note_id = ?", id_)
            self.changed(id_, "removed")

    def move_notes(self, folder_id: str, *ids: str) -> None:
        """Put notes into another notebook."""
        for id_ in ids:
            self.change_note(id_, parent_id=folder_id)

    def duplicate_notes(self, *ids: str) -> None:
        """Copy notes under titles of their own."""
        for id_ in ids:
            row = self.db.one("SELECT * FROM notes WHERE id = ?", id_)
            if row is None:
                continue
            kept = {k: row[k] for k in row.keys() if k not in {"id", "is_todo", "parent_id"}}  # noqa: SIM118
            copy = {**kept, "title": self._free_title(row["title"]), **self.times(self.now_ms)}
            copied = self.add_note(row["parent_id"], is_todo=bool(row["is_todo"]), **copy)
            for tag in self.db.query("SELECT tag_id FROM note_tags WHERE note_id = ?", id_):
                self.insert_tag_of(copied, tag["tag_id"])

    def folders(self, *, trashed: bool = False) -> list[Notebook]:
        """The notebooks, or those in the trash."""
        sign = ">" if trashed else "="
        order = "ORDER BY title COLLATE NOCASE, t.rowid"
        return self._folders.all(f"WHERE deleted_time {sign} 0 {order}")

    def folder(self, id_: str) -> Notebook | None:
        """One notebook; the trash is one, too."""
        if id_ == TRASH:
            return Notebook(id=TRASH, title="Trash")
        return self._folders.get(id_)

    def default_folder(self) -> Notebook | None:
        """The notebook to show where none was chosen: the newest."""
        return self._folders.first("WHERE deleted_time = 0 ORDER BY created_time DESC, t.rowid")

    def add_folder(self, title: str, parent_id: str = "") -> str:
        """Add a notebook; returns its id."""
        id_ = self.new_id()
        row = {"id": id_, "title": title, "parent_id": parent_id, **self.times(self.now_ms)}
        self.insert("folders", row)
        return id_

    def change_folder(self, id_: str, **values: Value) -> None:
        """Change a notebook."""
        now = self.now_ms
        self.update("folders", id_, {"updated_time": now, "user_updated_time": now, **values})

    def trash_folder(self, id_: str) -> None:
        """Move a notebook to the trash, with all that is in it."""
        for row in self.db.query(
            "SELECT id FROM notes WHERE parent_id = ? AND deleted_time = 0", id_
        ):
            self.trash_notes(row["id"])
        for row in self.db.query("SELECT id FROM folders WHERE parent_id = ?", id_):
            self.trash_folder(row["id"])
        self.change_folder(id_, deleted_time=self.now_ms)

    def restore_folder(self, id_: str) -> None:
        """Take a notebook out of the trash, with all that went there with it."""
        folder = self.folder(id_)
        if folder is None:
            return
        parent = folder.parent_id and self._living(folder.parent_id)
        self.change_folder(id_, deleted_time=0, parent_id=parent)
        for row in self.db.query(
            "SELECT id FROM notes WHERE parent_id = ? AND deleted_time > 0", id_
        ):
            self.restore_notes(row["id"])
        for row in self.db.query(
            "SELECT id FROM folders WHERE parent_id = ? AND deleted_time > 0", id_
        ):
            self.restore_folder(row["id"])

    def empty_trash(self) -> None:
        """Remove for good what is in the trash."""
        self.delete_notes(*(row.id for row in self.rows("trash")))
        self.db.execute("DELETE FROM folders WHERE deleted_time > 0")

    def _living(self, folder_id: str) -> str:
        folder = self.folder(folder_id)
        if folder is not None and not folder.deleted_ms:
            return folder_id
        named = (folder.id for folder in self.folders() if folder.title == RESTORED)
        return next(named, "") or self.add_folder(RESTORED)

    def _free_title(self, title: str) -> str:
        taken = {row["title"] for row in self.db.query("SELECT title FROM notes")}
        number = 1
        while f"{title} ({number})" in taken:
            number += 1
        return f"{title} ({number})" if title in taken else title


def _row(row: Any) -> NoteRow:
    return NoteRow(
        id=row["id"],
        title=row["title"],
        is_todo=bool(row["is_todo"]),
        done=bool(row["is_todo"] and row["todo_completed"]),
    )
