"""Tasks, lists and tags in the app's database."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.tasksorg.columns import columns_of, task_of
from pytest_androidbench.phone.apps.tasksorg.model import (
    NO_TITLE,
    Task,
    TaskAlarm,
    TaskList,
    TaskTag,
)
from pytest_androidbench.phone.apps.tasksorg.repeating import next_due
from pytest_androidbench.phone.kit.tables import Table

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database, Value
    from pytest_androidbench.phone.system.phone import Phone

APPLE_EPOCH_MS: Final = 978_307_200_000
_TASKS: Final = """SELECT tasks.*, cd_calendar FROM tasks
  LEFT JOIN caldav_tasks ON cd_task = tasks._id AND cd_deleted = 0 WHERE deleted = 0"""


class TaskStore:
    """Reads and writes what the user has."""

    def __init__(self, phone: Phone, database: Database) -> None:
        self._phone, self._db = phone, database
        self._lists = Table(database, "caldav_lists", TaskList, key="uuid")
        self._tags = Table(database, "tagdata", TaskTag, key="uid")

    @property
    def now_ms(self) -> int:
        """The phone's clock."""
        return self._phone.clock.now_ms

    def tasks(self) -> list[Task]:
        """Every task that is not deleted, as they were made."""
        tags: dict[int, list[str]] = {}
        for row in self._db.query("SELECT task, tag_uid FROM tags ORDER BY _id"):
            tags.setdefault(row["task"], []).append(row["tag_uid"])
        rows = self._db.query(f"{_TASKS} ORDER BY tasks._id")
        return [task_of(row, tags.get(row["_id"], ())) for row in rows]

    def task(self, id_: int) -> Task | None:
        """One task."""
        return next((task for task in self.tasks() if task.id == id_), None)

    def some(self, ids: Iterable[int]) -> list[Task]:
        """Those tasks that are still there, in the order of their ids."""
        found = {task.id: task for task in self.tasks()}
        return [found[id_] for id_ in ids if id_ in found]

    def save(self, task: Task) -> Task:
        """Write a task with its list and tags; a new one goes on top of its list."""
        now = self.now_ms
        task = replace(task, title=task.title.strip(), notes=task.notes.strip(), modified=now)
        if task.id:
            self._update("tasks", "_id", task.id, columns_of(task))
        else:
            task = self._insert(task, now)
        self._put_list(task)
        self._put_tags(task)
        return task

    def _insert(self, task: Task, now: int) -> Task:
        title = task.title or NO_TITLE
        order = self._top(task.calendar)
        fresh = replace(
            task,
            title=title, created=now, modified=now, order=order, remote_id=self.new_id("tasks"),
        )  # fmt: skip
        id_ = self._add("tasks", {**columns_of(fresh), "read_only": 0, "deleted": 0})
        return replace(fresh, id=id_)

    def _top(self, calendar: str) -> int | None:
        sql = f"""SELECT min(ifnull(`order`, (created - {APPLE_EPOCH_MS}) / 1000)) FROM tasks
          JOIN caldav_tasks ON cd_task = tasks._id
          WHERE cd_calendar = ? AND deleted = 0 AND parent = 0"""  # noqa: S608
        found = self._db.value(sql, calendar)
        return None if found is None else int(found) - 1

    def _put_list(self, task: Task) -> None:
        sql = "SELECT cd_calendar FROM caldav_tasks WHERE cd_task = ? AND cd_deleted = 0"
        had = self._db.value(sql, task.id)
        if not task.calendar or had == task.calendar:
            return
        self._db.execute("DELETE FROM caldav_tasks WHERE cd_task = ?", task.id)
        number = self.new_id("caldav_tasks")
        self._add(
            "caldav_tasks",
            {
                "cd_task": task.id, "cd_calendar": task.calendar, "cd_remote_id": number,
                "cd_object": f"{number}.ics", "cd_last_sync": 0, "cd_deleted": 0, "gt_moved": 0,
                "gt_remote_order": 0,
            },
        )  # fmt: skip

    def _put_tags(self, task: Task) -> None:
        names = {tag.uid: tag.name for tag in self.tags()}
        rows = self._db.query("SELECT _id, tag_uid FROM tags WHERE task = ? ORDER BY _id", task.id)
        for row in rows:
            if row["tag_uid"] not in task.tags:
                self._db.execute("DELETE FROM tags WHERE _id = ?", row["_id"])
        had = {row["tag_uid"] for row in rows}
        for uid in task.tags:
            if uid not in had:
                tag: dict[str, Value] = {"task": task.id, "name": names.get(uid), "tag_uid": uid}
                self._add("tags", {**tag, "task_uid": task.remote_id})

    def set(self, ids: Iterable[int], **columns: Value) -> None:
        """Change some columns of some tasks."""
        for id_ in ids:
            self._update("tasks", "_id", id_, {**columns, "modified": self.now_ms})

    def complete(self, ids: Iterable[int], *, done: bool = True) -> list[Task]:
        """Complete tasks with their subtasks, or open them again; repeating ones move on."""
        changed = []
        for task in [one for top in self.some(ids) for one in (top, *self.below(top.id))]:
            if bool(task.completed) == done:
                continue
            changed.append(task)
            later = next_due(self._phone, task) if done and task.recurrence else 0
            if later:
                self.set([task.id], dueDate=later, completed=0)
            else:
                self.set([task.id], completed=self.now_ms if done else 0)
        return changed

    def put_back(self, id_: int, completed: int, due: int) -> None:
        """Undo the completion of a task."""
        self.set([id_], completed=completed, dueDate=due)

    def below(self, id_: int) -> list[Task]:
        """All subtasks of a task, theirs included."""
        found: list[Task] = []
        for task in self.tasks():
            if task.parent == id_:
                found += [task, *self.below(task.id)]
        return found

    def delete(self, ids: Collection[int]) -> int:
        """Mark tasks as deleted, subtasks too; returns how many."""
        every = dict.fromkeys(i for id_ in ids for i in (id_, *(t.id for t in self.below(id_))))
        self.set(every, deleted=self.now_ms)
        for id_ in every:
            self._db.execute("DELETE FROM notification WHERE task = ?", id_)
        return len(every)

    def copy(self, ids: Iterable[int]) -> int:
        """Duplicate tasks; returns how many."""
        originals = self.some(ids)
        for task in originals:
            made = self.save(replace(task, id=0, completed=0))
            self.put_alarms(made.id, self.alarms(task.id))
        return len(originals)

    def alarms(self, id_: int) -> list[TaskAlarm]:
        """The reminders of a task."""
        sql = "SELECT time, type, repeat, interval FROM alarms WHERE task = ? ORDER BY _id"
        return [TaskAlarm(**dict(row)) for row in self._db.query(sql, id_)]

    def put_alarms(self, id_: int, alarms: Sequence[TaskAlarm]) -> None:
        """Make these the reminders of a task."""
        if alarms == self.alarms(id_):
            return
        self._db.execute("DELETE FROM alarms WHERE task = ?", id_)
        for alarm in alarms:
            self._add("alarms", {"task": id_, **asdict(alarm)})

    def files(self, id_: int) -> list[tuple[str, str]]:
        """Name and address of each file of a task."""
        sql = """SELECT filename, uri FROM attachment JOIN attachment_file ON file = file_id
          WHERE task = ? ORDER BY attachment_id"""
        return [(row["filename"], row["uri"]) for row in self._db.query(sql, id_)]

    def put_files(self, id_: int, files: Sequence[tuple[str, str]]) -> None:
        """Make these the files of a task."""
        if list(files) == self.files(id_):
            return
        self._db.execute("DELETE FROM attachment WHERE task = ?", id_)
        for name, uri in files:
            number = self.new_id("attachment_file")
            file: dict[str, Value] = {"file_uuid": number, "filename": name, "uri": uri}
            made = self._add("attachment_file", file)
            self._add("attachment", {"task": id_, "file": made, "file_uuid": number})

    def lists(self) -> list[TaskList]:
        """The lists by name."""
        return self._lists.all("ORDER BY cdl_name COLLATE NOCASE, cdl_id")

    def put_list(self, uuid: str, name: str, color: int, icon: int) -> str:
        """Make a list, or change the one with a uuid; returns its uuid."""
        if not uuid:
            uuid = self.new_id("caldav_lists")
            new: dict[str, Value] = {
                "cdl_uuid": uuid, "cdl_account": "local", "cdl_color": color, "cdl_order": -1,
                "cdl_access": 0, "cdl_last_sync": 0,
            }  # fmt: skip
            self._add("caldav_lists", new)
        self._lists.put(uuid, name=name, color=color, icon=icon)
        return uuid

    def delete_list(self, uuid: str) -> None:
        """Remove a list with its tasks."""
        sql = "SELECT cd_task FROM caldav_tasks WHERE cd_calendar = ? ORDER BY cd_id"
        for row in self._db.query(sql, uuid):
            self._db.execute("DELETE FROM caldav_tasks WHERE cd_task = ?", row["cd_task"])
            self._db.execute("DELETE FROM tasks WHERE _id = ?", row["cd_task"])
        self._db.execute("DELETE FROM caldav_lists WHERE cdl_uuid = ?", uuid)

    def tags(self) -> list[TaskTag]:
        """The tags by name."""
        return self._tags.all("ORDER BY name COLLATE NOCASE, _id")

    def put_tag(self, uid: str, name: str, color: int = 0, icon: int = -1) -> str:
        """Make a tag, or change the one with a uid; returns its uid."""
        if uid:
            self._db.execute("UPDATE tags SET name = ? WHERE tag_uid = ?", name, uid)
        else:
            uid = self.new_id("tagdata")
            self._add("tagdata", {"remoteId": uid, "tagOrdering": "[]", "td_order": -1})
        self._tags.put(uid, name=name, color=color, icon=icon)
        return uid

    def delete_tag(self, uid: str) -> None:
        """Remove a tag from everything."""
        self._db.execute("DELETE FROM tags WHERE tag_uid = ?", uid)
        self._db.execute("DELETE FROM tagdata WHERE remoteId = ?", uid)

    def erase(self) -> None:
        """Delete all tasks for good."""
        for table in ("alarms", "tags", "caldav_tasks", "notification", "tasks"):
            self._db.execute(f"DELETE FROM {table}")  # noqa: S608

    def new_id(self, table: str) -> str:
        """A positive number of 63 bits that looks random, as text."""
        last = self._db.value("SELECT seq FROM sqlite_sequence WHERE name = ?", table) or 0
        seed = f"{table} {last} {self.now_ms}".encode()
        return str(int.from_bytes(hashlib.sha256(seed).digest()[:8]) >> 1)

    def _add(self, table: str, values: Mapping[str, Value]) -> int:
        columns = ", ".join(f"`{name}`" for name in values)
        marks = ", ".join("?" * len(values))
        sql = f"INSERT INTO {table} ({columns}) VALUES ({marks})"  # noqa: S608
        return self._db.execute(sql, *values.values()).last_id

    def _update(self, table: str, key: str, id_: Value, values: Mapping[str, Value]) -> None:
        pairs = ", ".join(f"`{name}` = ?" for name in values)
        sql = f"UPDATE {table} SET {pairs} WHERE {key} = ?"  # noqa: S608
        self._db.execute(sql, *values.values(), id_)
