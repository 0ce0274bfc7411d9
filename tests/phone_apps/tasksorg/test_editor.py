from __future__ import annotations

from dataclasses import replace

from tests.phone_apps.driver import Driver
from tests.phone_apps.tasksorg.conftest import new_task, row_of, rows_of, tap_all, titles
from tests.phone_apps.tasksorg.ways import store_of

NOON_TOMORROW = 1_697_457_600_000
DAY_MS = 86_400_000


def test_a_new_task_is_stored_as_the_app_does(empty: Driver) -> None:
    new_task(empty, "  Buy milk ")
    empty.tap("Save")
    [row] = rows_of(empty)
    now = empty.phone.clock.now_ms
    assert row["title"] == "Buy milk"
    assert row["importance"] == 2
    assert now - 9000 < row["created"] == row["modified"] <= now
    assert row["order"] is None
    assert row["recurrence"] is None
    assert int(row["remoteId"]) < 2**63
    [member] = rows_of(empty, "caldav_tasks")
    assert member["cd_object"] == f"{member['cd_remote_id']}.ics"
    assert titles(empty) == ["Buy milk"]


def test_the_next_task_goes_on_top_of_its_list(empty: Driver) -> None:
    for title in ("One", "Two"):
        new_task(empty, title)
        empty.tap("Save")
    first, second = rows_of(empty)
    assert second["order"] == (first["created"] - 978_307_200_000) // 1000 - 1


def test_a_due_date_lies_at_noon_and_brings_reminders(empty: Driver) -> None:
    new_task(empty, "Buy milk")
    tap_all(empty, "No due date", "tomorrow_button", "ok_button", "Save")
    assert rows_of(empty)[0]["dueDate"] == NOON_TOMORROW
    alarms = [(a["time"], a["type"], a["repeat"], a["interval"]) for a in rows_of(empty, "alarms")]
    assert alarms == [(0, 2, 0, 0), (DAY_MS, 2, 6, DAY_MS)]


def test_a_time_without_a_day_is_today_or_tomorrow(empty: Driver) -> None:
    for button, hours in (("night_button", 20), ("morning_button", 33)):
        new_task(empty, button)
        tap_all(empty, "No due date", button, "ok_button", "Save")
        midnight = NOON_TOMORROW - DAY_MS * 3 // 2
        due = row_of(empty, button)["dueDate"]
        assert due == midnight + (hours * 3600 + 1) * 1000


def test_priority_repetition_and_notes(empty: Driver) -> None:
    new_task(empty, "Water")
    radios = [n for n in empty.nodes() if n.class_name == "android.widget.RadioButton"]
    assert [(r.text, r.desc, r.checked) for r in radios] == [
        ("", "", False),
        ("", "", True),
        ("", "", False),
        ("", "", False),
    ]
    empty.touch(radios[3])
    tap_all(empty, "Does not repeat", "Every week")
    empty.tap("Description")
    empty.phone.windows.type_text("All of them")
    empty.tap("Save")
    [row] = rows_of(empty)
    assert (row["importance"], row["recurrence"]) == (0, "FREQ=WEEKLY")
    assert row["notes"] == "All of them"
    assert row["dueDate"] > 0


def test_on_a_narrow_phone_the_priorities_stand_in_a_row(empty: Driver) -> None:
    empty.phone.display = replace(empty.phone.display, density=540)
    new_task(empty, "Water")
    label = empty.find("Priority")
    radios = [n for n in empty.nodes() if n.class_name == "android.widget.RadioButton"]
    assert label is not None
    assert len({radio.bounds.top for radio in radios}) == 1
    assert all(radio.bounds.width >= label.bounds.height for radio in radios)
    assert label.bounds.right <= min(radio.bounds.left for radio in radios)
    assert label.bounds.height < radios[0].bounds.height / 2, "it breaks"


def test_a_rule_of_its_own(empty: Driver) -> None:
    new_task(empty, "Water")
    tap_all(empty, "Does not repeat", "Custom…", "Tue", "After", "Save")
    assert empty.find("Repeats weekly on Tue, occurs 1 time")
    empty.tap("Save")
    assert rows_of(empty)[0]["recurrence"] == "FREQ=WEEKLY;COUNT=1;BYDAY=TU"


def test_an_unchanged_new_task_is_not_kept(empty: Driver) -> None:
    empty.tap("fab")
    empty.tap("Save")
    assert rows_of(empty) == []


def test_a_task_without_a_title_gets_one(empty: Driver) -> None:
    empty.tap("fab")
    empty.phone.windows.back()
    tap_all(empty, "No due date", "today_button", "ok_button", "Save")
    assert rows_of(empty)[0]["title"] == "(No title)"


def test_back_asks_before_changes_are_lost(empty: Driver) -> None:
    new_task(empty, "Buy milk")
    empty.phone.windows.back()
    empty.tap("KEEP EDITING")
    empty.phone.windows.back()
    empty.tap("DISCARD")
    assert rows_of(empty) == []
    assert empty.find("My Tasks")


def test_done_on_the_keyboard_saves(empty: Driver) -> None:
    empty.tap("fab")
    empty.phone.windows.type_text("Buy milk")
    empty.phone.windows.key_name("KEYCODE_ENTER")
    assert titles(empty) == ["Buy milk"]


def test_the_round_button_completes(filled: Driver) -> None:
    tap_all(filled, "Buy stamps", "fab")
    assert row_of(filled, "Buy stamps")["completed"] > 0


def test_the_end_of_the_page_tells_when_it_was_completed(filled: Driver) -> None:
    filled.tap("Pay the rent")
    filled.scrolled_to("Completion 2023-10-15 10:34")


def test_a_task_is_deleted_after_a_question(filled: Driver) -> None:
    tap_all(filled, "Buy stamps", "menu_delete", "OK")
    assert row_of(filled, "Buy stamps")["deleted"] > 0
    assert "Buy stamps" not in titles(filled)


def test_tags_are_chosen_or_made(filled: Driver) -> None:
    tap_all(filled, "Renew passport", "Add tags", "Errands", "Enter tag name")
    filled.phone.windows.type_text("Office")
    filled.tap('Create "Office"')
    filled.tap("Navigate up")
    filled.tap("Save")
    id_ = row_of(filled, "Renew passport")["_id"]
    names = [row["name"] for row in rows_of(filled, "tags") if row["task"] == id_]
    assert names == ["Errands", "Office"]


def test_subtasks_are_written_with_their_task(empty: Driver) -> None:
    new_task(empty, "Party")
    empty.tap("Add subtask")
    empty.phone.windows.type_text("Invite")
    empty.tap("Save")
    assert row_of(empty, "Invite")["parent"] == row_of(empty, "Party")["_id"]


def test_a_start_date_follows_the_due_date(filled: Driver) -> None:
    tap_all(filled, "Buy stamps", "No start date", "day_before_due_button", "ok_button", "Save")
    row = row_of(filled, "Buy stamps")
    assert row["dueDate"] - row["hideUntil"] == DAY_MS * 3 // 2


def test_attachments_are_kept(filled: Driver) -> None:
    store, id_ = store_of(filled), row_of(filled, "Buy stamps")["_id"]
    store.put_files(id_, [("list.txt", "content://x/list.txt"), ("a.png", "content://x/a.png")])
    filled.tap("Buy stamps")
    node = filled.scrolled_to("list.txt")
    clears = [n for n in filled.nodes() if n.desc == "Delete"]
    near = min(clears, key=lambda n: abs(n.bounds.center.y - node.bounds.center.y))
    filled.touch(near)
    filled.tap("Save")
    assert store.files(id_) == [("a.png", "content://x/a.png")]


def test_the_timer_counts(filled: Driver) -> None:
    filled.tap("Buy stamps")
    filled.scrolled_to("Created 2023-10-15 15:34")
    filled.phone.windows.fingers.swipe([(540, 1600), (540, 700)], 600)
    node = filled.scrolled_to("Timer")
    buttons = [n for n in filled.nodes() if n.class_name == "android.widget.ImageButton"]
    near = min(buttons, key=lambda n: abs(n.bounds.center.y - node.bounds.center.y))
    filled.touch(near)
    filled.phone.clock.advance(65_000)
    filled.phone.windows.changed()
    filled.touch(near)
    filled.tap("Save")
    assert 65 <= row_of(filled, "Buy stamps")["elapsedSeconds"] <= 68


def test_a_new_task_begins_as_the_defaults_want_it(empty: Driver) -> None:
    store_of(empty).put_tag("", "Errands")
    empty.tap("", "android.widget.ImageButton")
    tap_all(empty, "Settings", "Task defaults", "Default tags", "Errands")
    empty.phone.windows.back()
    assert empty.find("Errands") is not None
    tap_all(empty, "Default start date", "Day before due", "Default due date", "Tomorrow")
    empty.phone.windows.back()
    empty.phone.windows.back()
    new_task(empty, "Buy milk")
    assert empty.find("Errands") is not None
    empty.tap("Save")
    row = row_of(empty, "Buy milk")
    assert row["dueDate"] == NOON_TOMORROW
    assert 0 < row["hideUntil"] < NOON_TOMORROW - DAY_MS // 2
