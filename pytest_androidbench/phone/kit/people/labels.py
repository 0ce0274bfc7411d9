"""The labels that contacts can have: groups of the contacts provider."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.kit.people.store import MEMBERSHIP

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


class LabelStore:
    """The labels of a phone."""

    def __init__(self, phone: Phone) -> None:
        self._contacts = phone.providers.contacts
        self._database = self._contacts.database

    def all(self) -> dict[int, str]:
        """What labels are called, by id, in the order of their names."""
        sql = "SELECT _id, title FROM groups WHERE deleted = 0 ORDER BY title COLLATE NOCASE, _id"
        return {row["_id"]: str(row["title"] or "") for row in self._database.query(sql)}

    def create(self, title: str) -> int:
        """Add a label; returns its id."""
        sql = "INSERT INTO groups (account_id, title, group_visible) VALUES (1, ?, 1)"
        return self._database.execute(sql, title).last_id

    def rename(self, id_: int, title: str) -> None:
        """Call a label something else."""
        self._database.execute("UPDATE groups SET title = ? WHERE _id = ?", title, id_)

    def delete(self, id_: int) -> None:
        """Remove a label, not the contacts that have it."""
        sql = "SELECT _id FROM view_data WHERE mimetype = ? AND data1 = ?"
        for row in self._database.query(sql, MEMBERSHIP, str(id_)):
            self._contacts.remove_data(row["_id"])
        self._database.execute("DELETE FROM groups WHERE _id = ?", id_)
