"""What other apps share becomes a new task."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.system.content import file_uri
from tests.phone_apps.driver import Driver

PHOTO = "/storage/emulated/0/DCIM/tree.png"


@pytest.fixture
def elsewhere(empty: Driver) -> Driver:
    """Another app is in front."""
    empty.phone.files.write(PHOTO, b"\x89PNG")
    empty.phone.windows.start_app("com.android.settings")
    return empty


@pytest.mark.parametrize(
    ("subject", "title", "notes"),
    [("", "red and brown", ""), ("Leaves", "Leaves", "red and brown")],
    ids=["text", "subject"],
)
def test_a_text_is_a_task(elsewhere: Driver, subject: str, title: str, notes: str) -> None:
    elsewhere.phone.activities.share(subject=subject, text="red and brown")
    elsewhere.tap("Tasks")
    elsewhere.tap("Save")
    app = elsewhere.app_of(TasksApp)
    (task,) = app.store.tasks()
    assert (task.title, task.notes, task.calendar) == (title, notes, app.default_list)


def test_a_picture_is_attached(elsewhere: Driver) -> None:
    elsewhere.phone.activities.share(streams=[file_uri(PHOTO)], type="image/png")
    elsewhere.tap("Tasks")
    elsewhere.phone.windows.back()
    elsewhere.scrolled_to("tree.png")
