from __future__ import annotations

from pytest_androidbench.phone.apps.calendar.preferences import AUTO_BACKUP, BACKUP_TASKS, SHOW_GRID
from tests.phone_apps.calendar.planner import Planner, meeting


def settings(calendar: Planner, row: str) -> None:
    calendar.tap("settings")
    calendar.tap(row)


def test_hours_are_counted_to_12_where_the_settings_say_so(calendar: Planner) -> None:
    calendar.put(meeting("Lunch", 15, hour=13))
    settings(calendar, "Use 24-hour time format")
    calendar.phone.windows.back()
    calendar.open_day(15)
    assert calendar.times() == ["01:00 pm - 02:00 pm"]


def test_a_theme_is_kept_when_it_is_saved(calendar: Planner) -> None:
    settings(calendar, "Customize colors")
    assert calendar.shown("customization_theme") == "System default (Material You)"
    assert not calendar.all("customization_text_color_holder")
    calendar.tap("customization_theme_holder")
    calendar.tap("Dark red")
    assert calendar.phone.windows.last_toast() == (
        "Changing a color will make it switch to Custom theme"
    )
    assert calendar.all("customization_text_color_holder")
    calendar.tap("Save")
    assert calendar.app.prefs("Prefs").get("primary_color", 0) == 0xFFD32F2F - 2**32
    calendar.tap("Customize colors")
    assert calendar.shown("customization_theme") == "Dark red"


def test_colours_that_were_changed_are_not_lost_without_a_question(calendar: Planner) -> None:
    settings(calendar, "Customize colors")
    calendar.tap("customization_theme_holder")
    calendar.tap("Black & White")
    calendar.tap("Close")
    calendar.tap("Discard")
    calendar.tap("Customize colors")
    assert calendar.shown("customization_theme") == "System default (Material You)"


def test_backups_are_made_every_morning_once_they_are_set_up(calendar: Planner) -> None:
    calendar.put(meeting("Lunch", 20))
    settings(calendar, "Enable automatic backups")
    calendar.tap("Export tasks")
    calendar.tap("OK")
    config = calendar.app.store.config
    assert (config.get(AUTO_BACKUP), config.get(BACKUP_TASKS)) == (True, False)
    calendar.phone.clock.advance(24 * 3600 * 1000)
    folder = "/storage/emulated/0/Download"
    (name,) = calendar.phone.files.listdir(folder)
    assert name.startswith("Events_20231016_0600")
    assert b"SUMMARY:Lunch" in calendar.phone.files.read(f"{folder}/{name}")
    calendar.tap("Enable automatic backups")
    calendar.phone.clock.advance(24 * 3600 * 1000)
    assert calendar.phone.files.listdir(folder) == [name]


def test_there_are_no_calendars_of_accounts_to_show(calendar: Planner) -> None:
    settings(calendar, "CalDAV sync")
    calendar.tap("Allow")
    assert calendar.shown("dialog_select_calendars_placeholder") == (
        "No synchronizable calendars have been found"
    )
    calendar.tap("OK")
    assert not calendar.all("settings_caldav_sync")[0].checked


def test_settings_are_brought_back_from_a_file(calendar: Planner) -> None:
    settings(calendar, "Show a grid")
    calendar.tap("Export settings")
    calendar.tap("OK")
    calendar.tap("SAVE")
    assert calendar.phone.windows.last_toast() == "Settings exported successfully"
    (name,) = calendar.phone.files.listdir("/storage/emulated/0/Download")
    calendar.set(SHOW_GRID, False)
    calendar.tap("Import settings")
    calendar.tap(name)
    assert calendar.phone.windows.last_toast() == "Settings imported successfully"
    assert calendar.app.store.config.get(SHOW_GRID)
