from __future__ import annotations

from pytest_androidbench.phone.apps.calendar.app import PACKAGE
from pytest_androidbench.phone.apps.calendar.event import Event
from pytest_androidbench.phone.apps.calendar.ics_reader import read
from pytest_androidbench.phone.apps.calendar.ics_writer import written
from pytest_androidbench.phone.apps.calendar.store import EventStore
from tests.phone_apps.calendar.planner import Planner, at, meeting, plain


def settings(calendar: Planner, *labels: str) -> None:
    calendar.tap("Settings")
    for label in labels:
        calendar.tap(label)


def test_a_reminder_is_shown_when_it_is_due(calendar: Planner) -> None:
    calendar.new("Tea")
    calendar.save()
    calendar.phone.clock.advance(15 * 60_000)
    assert calendar.phone.notifications.list() == []
    calendar.phone.clock.advance(2 * 60_000)
    (shown,) = calendar.phone.notifications.list()
    assert (shown.package, shown.title, shown.text) == (PACKAGE, "Tea", "16:00")


def test_a_reminder_is_put_off(calendar: Planner) -> None:
    calendar.new("Tea")
    calendar.save()
    calendar.phone.clock.advance(17 * 60_000)
    (shown,) = calendar.phone.notifications.list()
    calendar.phone.broadcasts.send(shown.actions[0].intent)
    calendar.phone.windows.changed()
    calendar.tap("5 minutes")
    calendar.tap("OK")
    assert calendar.phone.notifications.list() == []
    calendar.phone.clock.advance(5 * 60_000 + 1000)
    assert [n.title for n in calendar.phone.notifications.list()] == ["Tea"]


def test_a_stopped_app_forgets_its_reminders(calendar: Planner) -> None:
    calendar.new("Tea")
    calendar.save()
    calendar.app.on_force_stop()
    calendar.phone.clock.advance(60 * 60_000)
    assert calendar.phone.notifications.list() == []


def test_what_is_written_can_be_read_again(calendar: Planner) -> None:
    events = [
        meeting("Plain", 16, description="Two\nlines", location="Hall", import_id="a",
                reminder_1_minutes=10, reminder_2_minutes=1500),
        meeting("Weekly", 17, repeat_interval=604_800, repeat_rule=18, repeat_limit=-4,
                import_id="b"),
        meeting("Whole", 18, 0, 720, flags=1, import_id="c"),
        Event(start_ts=at(19, 8), end_ts=at(19, 8), title="Task", type=1, import_id="d"),
        meeting("Last", 31, repeat_interval=2_592_001, repeat_rule=3, import_id="e"),
    ]  # fmt: skip
    store = EventStore(calendar.app)
    text = written(events, store)
    assert text.startswith("BEGIN:VCALENDAR\r\nPRODID:")
    found = [item.event for item in read(text, store.moments, "UTC")]
    kept = [plain(event).__class__(**{**vars(plain(event)), "source": "imported-ics",
                                      "time_zone": "UTC"}) for event in events]  # fmt: skip
    assert [plain(event) for event in found] == kept


def test_events_are_taken_along_in_a_file(calendar: Planner) -> None:
    calendar.put(meeting("Lunch", 20))
    settings(calendar, "Export events to an .ics file", "OK", "SAVE")
    assert calendar.phone.windows.last_toast() == "Exporting successful"
    (name,) = calendar.phone.files.listdir("/storage/emulated/0/Download")
    assert name.endswith(".ics")
    lunch = calendar.row("Lunch")
    calendar.tap("Delete all events and tasks")
    calendar.tap("Yes")
    assert calendar.rows() == []
    calendar.tap("Import events from an .ics file")
    calendar.tap(name)
    calendar.tap("OK")
    assert plain(calendar.row("Lunch")).start_ts == lunch.start_ts


def test_holidays_are_added_once(calendar: Planner) -> None:
    for _ in range(2):
        calendar.tap("More options")
        calendar.tap("Add holidays")
        calendar.tap("Deutschland")
        calendar.tap("OK")
    names = [event.title for event in calendar.rows()]
    assert names.count("Tag der Deutschen Einheit") == 1
    assert calendar.phone.windows.last_toast() == "No new items have been found"


def test_contacts_without_birthdays_add_nothing(calendar: Planner) -> None:
    calendar.tap("More options")
    calendar.tap("Add contact birthdays")
    calendar.tap("Allow")
    calendar.tap("OK")
    assert calendar.phone.windows.last_toast() == "No birthdays have been found"


def test_the_birthday_of_a_contact_is_added(calendar: Planner) -> None:
    contacts = calendar.phone.providers.contacts
    raw = contacts.add_raw_contact({})
    prefix = "vnd.android.cursor.item/"
    contacts.add_data({"raw_contact_id": raw, "mimetype": prefix + "name", "data2": "Ada"})
    contacts.add_data(
        {"raw_contact_id": raw, "mimetype": prefix + "contact_event", "data1": "1990-10-18",
         "data2": 3}
    )  # fmt: skip
    calendar.phone.permissions.grant(PACKAGE, "android.permission.READ_CONTACTS")
    calendar.tap("More options")
    calendar.tap("Add contact birthdays")
    calendar.tap("OK")
    calendar.open_day(18)
    assert calendar.titles() == ["Ada"]
    assert calendar.row("Ada").source == "contact-birthday"


def test_all_events_are_deleted_after_a_question(calendar: Planner) -> None:
    calendar.put(meeting("Talk", 16))
    settings(calendar, "Delete all events and tasks", "Yes")
    assert calendar.rows() == []


def test_settings_change_what_new_events_are_like(calendar: Planner) -> None:
    settings(calendar, "Default duration")
    calendar.phone.windows.type_text("45")
    calendar.phone.windows.back()
    calendar.tap("OK")
    calendar.tap("Use the last events' reminders as the default for new events")
    calendar.tap("Default reminder 1")
    calendar.tap("No reminder")
    calendar.phone.windows.back()
    calendar.new("Long")
    assert calendar.shown("event_end_time") == "16:45"
    calendar.tap("Save")
    assert calendar.row("Long").reminders == []


def test_tasks_can_be_left_out(calendar: Planner) -> None:
    settings(calendar, "Allow creating tasks")
    calendar.phone.windows.back()
    calendar.tap("calendar_fab")
    assert "New Event" in calendar.texts()


def test_time_zones_can_be_allowed(calendar: Planner) -> None:
    settings(calendar, "Allow changing event time zones")
    calendar.phone.windows.back()
    calendar.new("Call")
    calendar.tap("event_time_zone")
    calendar.phone.windows.type_text("tok")
    calendar.phone.windows.back()
    calendar.tap("Asia/Tokyo")
    calendar.save()
    row = calendar.row("Call")
    assert (row.time_zone, row.start_ts) == ("Asia/Tokyo", at(15, 7))


def test_types_are_deleted_with_or_without_their_events(calendar: Planner) -> None:
    database = calendar.app.database()
    for id_, name in ((2, "Work"), (3, "Sport")):
        database.execute("INSERT INTO event_types VALUES (?, ?, 0, 0, '', '', 0)", id_, name)
    calendar.put(meeting("Shift", 16, event_type=2), meeting("Game", 17, event_type=3))
    for name, choice in (
        ("Work", "Move affected events into the default event type"),
        ("Sport", "Permanently remove affected events"),
    ):
        calendar.phone.activities.start_app(PACKAGE)
        calendar.tap("More options")
        settings(calendar, "Manage event types")
        node = next(n for n in calendar.all("event_type_title") if n.text == name)
        calendar.phone.windows.fingers.long_press(*node.bounds.center)
        calendar.tap("Delete")
        calendar.tap(choice)
        calendar.phone.windows.back()
        calendar.phone.windows.back()
    assert [(event.title, event.event_type) for event in calendar.rows()] == [("Shift", 1)]
    assert database.value("SELECT count(*) FROM event_types") == 1


def test_the_regular_type_stays(calendar: Planner) -> None:
    settings(calendar, "Manage event types")
    calendar.tap("overflow_menu_icon")
    calendar.tap("Delete")
    calendar.tap("Yes")
    assert calendar.phone.windows.last_toast() == "Default event type cannot be deleted"
