"""All tasks as the JSON of a backup, and back."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.tasksorg.model import Task, TaskAlarm
from pytest_androidbench.phone.apps.tasksorg.store import TaskStore
from pytest_androidbench.phone.system.databases.errors import DatabaseError

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.tasksorg.app import TasksApp

_NAMES: Final = {
    "title": "title", "priority": "priority", "due": "dueDate", "hidden_until": "hideUntil",
    "created": "creationDate", "modified": "modificationDate", "completed": "completionDate",
    "notes": "notes", "recurrence": "recurrence", "repeat_from": "repeatFrom",
    "remote_id": "remoteId", "collapsed": "isCollapsed", "estimated_s": "estimatedSeconds",
    "elapsed_s": "elapsedSeconds", "timer_start": "timerStart", "ring": "ringFlags",
}  # fmt: skip
"""Fields of a task, and what they are called in the file."""


_KNOWN: Final = "SELECT remoteId, _id FROM tasks ORDER BY _id"
"""With those that are deleted: they do not come back."""


_NOT_ONE: Final = (
    LookupError, TypeError, ValueError, AttributeError, RecursionError, DatabaseError,
)  # fmt: skip
"""What reading something else ends in."""


class BadBackup(ValueError):
    """A file holds no tasks."""


def archived(store: TaskStore, version: int) -> str:
    """Everything as one text."""
    names = {task.id: task.remote_id for task in store.tasks()}
    tasks = [_task(store, task, names.get(task.parent, "")) for task in store.tasks()]
    data = {
        "tasks": tasks,
        "tags": [
            {"remoteId": tag.uid, "name": tag.name, "color": tag.color} for tag in store.tags()
        ],
        "caldavCalendars": [
            {"uuid": one.uuid, "name": one.name, "color": one.color} for one in store.lists()
        ],
    }
    return json.dumps({"version": version, "timestamp": store.now_ms, "data": data})


def _task(store: TaskStore, task: Task, parent: str) -> dict[str, Any]:
    return {
        "task": {theirs: getattr(task, ours) for ours, theirs in _NAMES.items()},
        "alarms": [asdict(alarm) for alarm in store.alarms(task.id)],
        "tags": [{"tagUid": uid} for uid in task.tags],
        "caldavTasks": [{"calendar": task.calendar, "remoteParent": parent}],
    }


class Restored:
    """Takes the tasks of a text that are not there yet; `made` and `known` count them.

    Raises:
        BadBackup: it is no backup.
    """

    def __init__(self, app: TasksApp, text: str) -> None:
        self._store, self._database = app.store, app.database()
        usual_list = app.default_list
        self.made = self.known = 0
        try:
            data = json.loads(text)["data"]
            self._lists = self._named(data["caldavCalendars"], "uuid", usual_list)
            self._tags = self._named(data["tags"], "remoteId", "")
            self._restore(data["tasks"])
        except _NOT_ONE as error:
            raise BadBackup from error

    def _named(self, rows: list[dict[str, Any]], key: str, usual: str) -> dict[str, str]:
        """The uuid of each list or tag in the file -> that of the one that has its name here."""
        store = self._store
        here = {one.name: one.uuid for one in store.lists()}
        if key != "uuid":
            here = {tag.name: tag.uid for tag in store.tags()}
        found = {"": usual}
        for row in rows:
            name, color = str(row["name"]), int(row["color"])
            make = store.put_list if key == "uuid" else store.put_tag
            found[row[key]] = here.get(name) or make("", name, color, -1)
        return found

    def _restore(self, rows: list[dict[str, Any]]) -> None:
        known = {row["remoteId"]: row["_id"] for row in self._database.query(_KNOWN)}
        fresh = [row for row in rows if row["task"]["remoteId"] not in known]
        self.known, self.made = len(rows) - len(fresh), len(fresh)
        ids = known | {row["task"]["remoteId"]: self._make(row) for row in fresh}
        for row in fresh:
            parent = ids.get(row["caldavTasks"][0]["remoteParent"], 0)
            if parent:
                self._store.set([ids[row["task"]["remoteId"]]], parent=parent)

    def _make(self, row: dict[str, Any]) -> int:
        values = {ours: row["task"][theirs] for ours, theirs in _NAMES.items()}
        tags = tuple(self._tags[tag["tagUid"]] for tag in row["tags"])
        task = replace(Task(**values), tags=tags)
        made = self._store.save(
            replace(task, calendar=self._lists[row["caldavTasks"][0]["calendar"]])
        )
        self._store.put_alarms(made.id, [TaskAlarm(**alarm) for alarm in row["alarms"]])
        self._store.set([made.id], created=task.created, remoteId=task.remote_id)
        return made.id
