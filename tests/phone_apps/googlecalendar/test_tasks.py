from __future__ import annotations

from tests.phone_apps.googlecalendar.planner import Planner


def test_a_task_is_written(planner: Planner) -> None:
    planner.new("Task")
    planner.write("title", "Mend the fence")
    planner.write("details", "Behind the shed")
    planner.tap("all_day")
    planner.tap("save")
    task = planner.store.tasks.first("WHERE title = ?", "Mend the fence")
    assert task is not None
    assert (task.details, task.day, task.minutes) == ("Behind the shed", "2023-10-15", 720)
    planner.open("Mend the fence")
    assert "Sunday, Oct 15 · 12:00" in planner.texts()
    assert "My Tasks" in planner.texts()


def test_a_task_is_marked_as_done_and_back(planner: Planner) -> None:
    planner.open("Return the drill to Hugo")
    planner.tap("Mark completed")
    assert planner.blocks("Return the drill to Hugo, All day, Task, completed")
    planner.open("Return the drill to Hugo")
    planner.tap("Mark uncompleted")
    assert not planner.blocks("Return the drill to Hugo, All day, Task, completed")


def test_a_repeated_task_comes_again(planner: Planner) -> None:
    planner.new("Task")
    planner.write("title", "Bins")
    planner.tap("repeat")
    planner.tap("Every week")
    planner.tap("save")
    planner.open("Bins")
    planner.tap("Mark completed")
    rows = planner.store.tasks.all("WHERE title = 'Bins' ORDER BY _id")
    assert [(one.day, bool(one.completed_ms)) for one in rows] == [
        ("2023-10-15", True),
        ("2023-10-22", False),
    ]


def test_a_task_is_changed_and_deleted(planner: Planner) -> None:
    planner.open("Order bulbs")
    planner.tap("Edit")
    planner.write("title", " and pots")
    planner.tap("save")
    assert planner.value("title") == "Order bulbs and pots"
    planner.more("Delete")
    planner.tap("button1")
    assert not planner.blocks("Order bulbs")
