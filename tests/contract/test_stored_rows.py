"""What apps store is read as it lies there: what no task puts, nothing at all, in other zones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta

import pytest

from fixtures.zones import living_in
from pytest_androidbench.appdata import notes as joplin
from pytest_androidbench.appdata import recipes as broccoli
from pytest_androidbench.appdata import todos as tasks_org
from pytest_androidbench.appdata.clipboard import Clipboard
from pytest_androidbench.appdata.contacts import Contacts
from pytest_androidbench.appdata.events import PATH as CALENDAR
from pytest_androidbench.appdata.events import Event, Events
from pytest_androidbench.appdata.expenses import PATH as EXPENSES
from pytest_androidbench.appdata.expenses import Expense, Expenses
from pytest_androidbench.appdata.messages import Messages
from pytest_androidbench.appdata.notes import Contents, Folder, Note, Notes
from pytest_androidbench.appdata.recipes import Recipe, Recipes
from pytest_androidbench.appdata.recordings import FOLDER, Recording, Recordings
from pytest_androidbench.appdata.rows import read_rows
from pytest_androidbench.appdata.storage import Storage
from pytest_androidbench.appdata.todos import Todo, Todos
from pytest_androidbench.appdata.tracks import Track, Tracks
from pytest_androidbench.devices.device import Device
from pytest_androidbench.provision.first_pages import first_runs
from pytest_androidbench.provision.steps import pilot_on

pytestmark = [pytest.mark.proof, pytest.mark.slow]
NOW = datetime(2023, 10, 15, 15, 34, tzinfo=UTC)
OPENTRACKS, RECORDER = "de.dennisguse.opentracks", "com.dimowner.audiorecorder"
NOON = datetime(2023, 10, 15, 12)
HOME = Folder(id="a" * 32, title="Home", created=NOW)
LIST = Note(id="1" * 32, folder_id=HOME.id, title="List", body="", created=NOW, updated=NOW)


@pytest.fixture
def abroad() -> Iterator[None]:
    """This process is in another time zone than the device."""
    with living_in("Asia/Tokyo"):
        yield


def opened(device: Device, package: str) -> None:
    """Open an app that asks something at its first start."""
    next(step for step in first_runs(device.known_apps) if step.app == package)(device)


def test_the_trash_of_joplin_its_tags_and_empty_notes(device: Device) -> None:
    opened(device, "net.cozic.joplin")
    kept = Notes(device)
    thrown = Folder(id="b" * 32, title="Old", created=NOW, deleted=NOW)
    gone = Note(
        id="2" * 32, folder_id="", title="Gone", body="", created=NOW, updated=NOW, deleted=NOW
    )
    empty = Note(id="3" * 32, folder_id=HOME.id, title="", body="", created=NOW, updated=NOW)
    done = Note(
        id="4" * 32, folder_id=HOME.id, title="", body="x", created=NOW,
        updated=NOW + timedelta(1), is_todo=True, completed=NOW + timedelta(days=1),
    )  # fmt: skip
    kept.replace(Contents(folders=(HOME, thrown), notes=(LIST, gone, empty, done)))
    with device.database(joplin.PATH).edit() as connection:
        connection.execute(
            "INSERT INTO tags (id, title, created_time, updated_time) VALUES ('t', 'soon', 1, 1)"
        )
        connection.executemany(
            "INSERT INTO note_tags (id, note_id, tag_id, created_time, updated_time)"
            " VALUES (?, ?, ?, 1, 1)",
            [("1", LIST.id, "t"), ("2", gone.id, "t"), ("3", LIST.id, "lost")],
        )
    found = kept.contents()
    assert found.folders == (HOME, thrown)
    assert found.notes == (LIST, gone, empty, done)
    assert found.tags == ((LIST.id, ""), (LIST.id, "soon"), (gone.id, "soon"))
    assert found.rows() == [*found.folders, *found.notes, *found.tags]
    ticked = Note(
        id=done.id, folder_id=HOME.id, title="", body="x", created=NOW, updated=NOW, is_todo=True,
        completed=NOW,
    )  # fmt: skip
    assert kept.rows() == [HOME, LIST, ticked, (LIST.id, ""), (LIST.id, "soon")]


def test_a_single_notebook_and_note_can_be_put(device: Device) -> None:
    opened(device, "net.cozic.joplin")
    Notes(device).replace(Contents(folders=(HOME,), notes=(LIST,)))
    assert Notes(device).rows() == [HOME, LIST]


def test_columns_of_a_recipe_that_hold_nothing(device: Device) -> None:
    pilot_on(device).open("Broccoli")
    kept = Recipes(device)
    kept.replace([Recipe(title="Soup", image="a.jpg"), Recipe(title="")])
    nothing = ", ".join(
        f"{column} = NULL"
        for column in (
            *("title", "description", "servings", "preparationTime", "source"),
            *("ingredients", "directions", "imageName"),
        )
    )
    with device.database(broccoli.PATH).edit() as connection:
        connection.execute(f"UPDATE recipes SET {nothing} WHERE title = ''")
    assert kept.all() == [Recipe(title="Soup", image="a.jpg"), Recipe(title="")]


def test_columns_of_an_expense_that_hold_nothing_or_a_category_that_is_none(
    device: Device,
) -> None:
    opened(device, "com.arduia.expense")
    kept = Expenses(device)
    some = Expense(name="Bus", cents=250, category="Others", created=1, modified=1)
    kept.replace([some])
    with device.database(EXPENSES).edit() as connection:
        connection.execute("UPDATE expense SET name = NULL, note = NULL, category = 77")
    [found] = kept.all()
    assert (found.name, found.note, found.category) == ("", "", "77")


def test_rows_of_a_task_that_was_deleted_are_gone_from_all_tables(device: Device) -> None:
    opened(device, "org.tasks")
    kept = Todos(device)
    kept.replace([Todo(title="Oil", due=date(2023, 10, 16)), Todo(title="Wax", due=NOW.date())])
    with device.database(tasks_org.PATH).edit() as connection:
        connection.execute("UPDATE tasks SET deleted = 1 WHERE title = 'Wax'")
        for id_ in (1, 2):
            connection.execute("INSERT INTO alarms (task, time, type) VALUES (?, 1, 0)", (id_,))
    rows = kept.rows()
    assert {row["table"] for row in rows} >= {"tasks", "alarms"}
    assert "sqlite_sequence" not in {row["table"] for row in rows}
    assert [row["task"] for row in rows if row["table"] == "alarms"] == [1]
    [task] = [row for row in rows if row["table"] == "tasks"]
    assert (task["title"], task["completed"]) == ("Oil", False)
    assert "modified" not in task


def test_each_row_of_opentracks_names_its_table(device: Device) -> None:
    opened(device, OPENTRACKS)
    kept = Tracks(device)
    kept.replace([_track(NOON, timedelta(0))])
    [row] = kept.rows()
    assert (row["table"], row["avgspeed"]) == ("tracks", 0)


def test_when_an_event_was_saved_last_is_left_out(device: Device) -> None:
    pilot_on(device).open("Simple Calendar Pro")
    kept = Events(device)
    kept.replace([Event(start_ts=0, end_ts=60, title="Tea")])
    assert "last_updated" in device.database(CALENDAR).content()["events"][0]
    [tea] = [row for row in kept.rows() if row["table"] == "events"]
    assert tea["title"] == "Tea"
    assert "last_updated" not in tea


@pytest.mark.parametrize("console", [True, False])
def test_only_what_has_come_is_unread(
    device: Device, monkeypatch: pytest.MonkeyPatch, *, console: bool
) -> None:
    if not console:
        monkeypatch.setattr(device, "console", None)  # as a phone in a hand has none
    messages = Messages(device)
    messages.clear()
    messages.receive(("5550123", "Come"))
    messages.sent_earlier(("5550123", "Sent", device.now()))
    printed = device.shell("content query --uri content://sms --projection type:read").text
    assert sorted((row["type"], row["read"]) for row in read_rows(printed, ("type", "read"))) == [
        ("1", "0"),
        ("2", "1"),
    ]


def test_folders_are_no_recordings(device: Device) -> None:
    opened(device, RECORDER)
    kept = Recordings(device)
    kept.replace([Recording(name="a", seconds=1, made=NOON)])
    Storage(device, FOLDER).make_folders("folder")
    assert kept.all().files.keys() == {"a.wav"}


def _track(start: datetime, duration: timedelta) -> Track:
    return Track(name="Run", category="running", start=start, duration=duration, metres=5.0)


def _put_recording(device: Device) -> object:
    Recordings(device).replace([Recording(name="a", seconds=1, made=NOON)])
    return Recordings(device).all().rows[0]["created"]


def _put_track(device: Device) -> object:
    Tracks(device).replace([_track(NOON, timedelta(minutes=1))])
    return Tracks(device).rows()[0]["starttime"]


def _put_todo(device: Device) -> object:
    Todos(device).replace([Todo(title="Oil", due=NOON.date(), completed=NOON)])
    [[row]] = [device.database(tasks_org.PATH).query("SELECT dueDate, completed FROM tasks")]
    assert row["dueDate"] == row["completed"]
    return row["completed"]


@pytest.mark.parametrize(
    ("app", "put"),
    [(RECORDER, _put_recording), (OPENTRACKS, _put_track), ("org.tasks", _put_todo)],
)
@pytest.mark.usefixtures("abroad")
def test_moments_do_not_depend_on_where_this_process_runs(
    device: Device, app: str, put: Callable[[Device], object]
) -> None:
    opened(device, app)
    assert put(device) == NOON.replace(tzinfo=UTC).timestamp() * 1000


def test_what_is_hidden_is_not_visible(device: Device) -> None:
    storage = Storage(device, "/storage/emulated/0/Documents")
    storage.put({"a.txt": "a", ".b.txt": "b"})
    assert [item.path for item in storage.visible()] == ["a.txt"]
    assert [entry.path for entry in storage.entries() if entry.is_visible] == ["a.txt"]
    assert len(storage.items()) == 2
    assert storage.exists()
    assert storage.exists("a.txt")
    assert not storage.exists("c.txt")


def test_people_are_read_by_their_names(device: Device) -> None:
    contacts = Contacts(device)
    for name, number in (("Zoe", "1"), ("Ada", "9"), ("Ada", "2")):
        contacts.add(name, number)
    assert [(one.name, one.numbers) for one in contacts.all()] == [
        ("Ada", ("2",)),
        ("Ada", ("9",)),
        ("Zoe", ("1",)),
    ]


def test_a_clipboard_that_holds_nothing_says_nothing(device: Device) -> None:
    assert Clipboard(device).text() == ""
