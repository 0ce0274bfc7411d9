from __future__ import annotations

import json

import pytest

from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.archive import BadBackup, Restored, archived
from tests.phone_apps.driver import Driver
from tests.phone_apps.tasksorg.conftest import rows_of, tap_all
from tests.phone_apps.tasksorg.ways import PACKAGE, store_of

FOLDER = "/storage/emulated/0/Android/data/org.tasks/files/backups"


def app_of(driver: Driver) -> TasksApp:
    app = driver.phone.packages.app(PACKAGE)
    assert isinstance(app, TasksApp)
    return app


def test_a_backup_is_written_and_told(filled: Driver) -> None:
    filled.tap("", "android.widget.ImageButton")
    tap_all(filled, "Settings", "Backups")
    assert filled.find("Last backup: never") is not None
    filled.tap("Backup now")
    [name] = filled.phone.files.listdir(FOLDER)
    assert filled.phone.windows.last_toast() == f"Backed up 8 tasks to {FOLDER}/{name}."
    assert filled.find("Last backup: never") is None
    data = json.loads(filled.phone.files.read(f"{FOLDER}/{name}"))["data"]
    assert len(data["tasks"]) == 8


def test_what_was_erased_comes_back(filled: Driver) -> None:
    store = store_of(filled)
    before, text = store.tasks(), archived(store, 1)
    alarms = [store.alarms(task.id) for task in before]
    store.erase()
    assert store.tasks() == []
    restored = Restored(app_of(filled), text)
    assert (restored.made, restored.known) == (8, 0)
    after = store.tasks()
    kept = ("title", "due", "priority", "completed", "created", "notes", "tags", "recurrence")
    for name in kept:
        assert [getattr(task, name) for task in after] == [getattr(task, name) for task in before]
    assert [store.alarms(task.id) for task in after] == alarms
    titles = {task.id: task.title for task in after}
    assert [titles[task.parent] for task in after if task.parent] == [
        "Call the landlord about the heating"
    ]
    store.delete([after[0].id])
    again = Restored(app_of(filled), text)
    assert (again.made, again.known) == (0, 8)


def test_another_file_is_no_backup(filled: Driver) -> None:
    count = len(rows_of(filled))
    for text in ("", "[]", '{"data": {"tasks": 1}}'):
        with pytest.raises(BadBackup):
            Restored(app_of(filled), text)
    assert len(rows_of(filled)) == count
