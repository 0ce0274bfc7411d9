"""The log tells what was started, of Android 13, and where that is wanted of Android 10."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.dialer.app import DialerApp, TelecomApp
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.messaging.app import MessagingApp
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from tests.phone_apps.driver import APPS, Driver

EVERY = (*APPS, DialerApp, TelecomApp, DocumentsApp, MessagingApp)


@pytest.fixture
def driver() -> Driver:
    """A phone that shows its home screen."""
    driver = Driver(Phone(PhoneConfig(apps=EVERY)))
    driver.phone.windows.home()
    driver.phone.log.clear()
    return driver


@pytest.fixture
def older(driver: Driver) -> Driver:
    """The same, writing what Android 10 wrote."""
    driver.phone.properties.put("persist.androidbench.log", "10")
    return driver


def told(driver: Driver, tag: str) -> list[str]:
    return [entry.message for entry in driver.phone.log.entries() if entry.tag == tag]


def test_a_process_is_told_of_once(driver: Driver) -> None:
    for _ in range(2):
        driver.phone.activities.start_app("com.android.settings")
        driver.phone.windows.home()
    [line] = told(driver, "ActivityManager")
    assert line.endswith(
        "for next-top-activity {com.android.settings/com.android.settings.Settings}"
    )
    assert line.startswith("Start proc ")


def test_pages_of_one_app_are_starts_of_their_own(driver: Driver) -> None:
    driver.phone.activities.start_app("com.android.settings")
    driver.tap("Network & internet")
    assert "cmp=com.android.settings/.SubSettings" in told(driver, "ActivityTaskManager")[-1]


def test_the_form_of_contacts_tells_whether_somebody_is_new(driver: Driver) -> None:
    driver.phone.activities.start_app("com.google.android.contacts")
    for answer in ("Skip", "Don’t allow"):
        if driver.find(answer):
            driver.tap(answer)
    driver.tap("Create contact")
    line = told(driver, "ActivityTaskManager")[-1]
    assert "act=android.intent.action.INSERT" in line
    assert "ContactEditorActivity" in line


def test_files_are_started_by_way_of_the_icon(driver: Driver) -> None:
    driver.phone.activities.start_app(DocumentsApp.package)
    starts = [line for line in told(driver, "ActivityTaskManager") if line.startswith("START")]
    assert [line.partition("cmp=")[2].partition(" ")[0].rpartition(".")[2] for line in starts] == [
        "LauncherActivity}",
        "FilesActivity}",
    ]


def test_of_android_10_nothing_is_told_unless_it_is_wanted(driver: Driver) -> None:
    driver.phone.activities.start_app("com.google.android.deskclock")
    driver.tap("Stopwatch")
    driver.phone.telephony.dial("911")
    assert told(driver, "AlarmClock") == told(driver, "Telecom") == []


def test_the_clock_tells_of_tabs_and_buttons(older: Driver) -> None:
    older.phone.activities.start_app("com.google.android.deskclock")
    older.tap("Stopwatch")
    older.tap("Start")
    older.tap("Pause")
    older.tap("Reset")
    assert told(older, "AlarmClock") == [
        "Events: [Stopwatch] [Show Tab] [Tap]",
        "Events: [Stopwatch] [Start] [DeskClock]",
        "Events: [Stopwatch] [Pause] [DeskClock]",
        "Events: [Stopwatch] [Reset] [DeskClock]",
    ]


def test_an_alarm_that_is_switched_on_is_told_with_its_time(older: Driver) -> None:
    older.phone.activities.start_app("com.google.android.deskclock")
    older.tap("Alarm")
    older.touch(next(node for node in older.nodes() if node.resource_id.endswith("id/onoff")))
    assert "Created new alarm instance" in told(older, "AlarmClock")
    [when] = told(older, "ConditionProviders.SCP")[-1:]
    assert "nextUserAlarmTime=" in when
    assert "08:30:00" in when


def test_calls_are_told_from_their_beginning_to_their_end(older: Driver) -> None:
    older.phone.telephony.dial("5551234")
    older.phone.telephony.hang_up("5551234")
    older.phone.telephony.dial("911")
    assert told(older, "Telecom") == [
        "LogUtils: EventRecord added as Call",
        "InCallController: onCallRemoved",
        "Emergency number detected",
        "LogUtils: EventRecord added as Call",
    ]


def test_the_keyboard_tells_for_which_app_it_came(older: Driver) -> None:
    older.phone.activities.start_app(MessagingApp.package)
    older.tap("Start chat")
    assert told(older, "AndroidIME")[-1].endswith(MessagingApp.package)
    assert "VIA_DEFAULT" in told(older, "BugleUsageStatistics")[-1]


def test_listings_of_files_are_told_by_their_roots(older: Driver) -> None:
    older.phone.activities.start_app(DocumentsApp.package)
    older.tap("Show roots")
    older.tap("Images")
    assert told(older, "DirectoryFragment")[-1].endswith("/document/images_root")


def test_the_dark_theme_is_told_by_what_android_10_keeps(older: Driver) -> None:
    older.phone.settings.put("secure", "ui_night_mode", 2)
    assert any("secure/dark_mode" in line for line in told(older, "SettingsProvider"))
