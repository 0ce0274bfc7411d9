from __future__ import annotations

import pytest

from tests.phone_in_use.person import Person

RECORDER = "com.dimowner.audiorecorder"
ASKED = "Allow Audio Recorder to record audio?"
GRANTING = (
    "com.google.android.permissioncontroller",
    "com.android.permissioncontroller.permission.ui.GrantPermissionsActivity",
)


@pytest.fixture
def recording(person: Person) -> Person:
    """Somebody who has never let the recorder hear anything."""
    person.shell(f"pm clear {RECORDER}")
    person.ui.app_start(RECORDER)
    if person.sees(text="Get started"):
        person.tap("Get started")
    if person.sees(text="Apply"):
        person.tap("Apply")
    return person


def record(person: Person) -> None:
    person.ui(resourceId=f"{RECORDER}:id/btn_record").click()


def deny(person: Person) -> None:
    person.ui(textMatches="Don.t allow").click()


def flags(person: Person) -> str:
    """What the package manager keeps about the permission."""
    said = person.shell(f"dumpsys package {RECORDER}")
    line = next(line for line in said.splitlines() if "RECORD_AUDIO: granted" in line)
    return line.partition("RECORD_AUDIO: ")[2]


def test_a_permission_is_asked_for_twice_and_no_more(recording: Person) -> None:
    record(recording)
    assert recording.front() == GRANTING
    assert recording.sees(text=ASKED)
    deny(recording)
    assert flags(recording) == "granted=false, flags=[ USER_SET]"
    record(recording)
    assert recording.sees(resourceIdMatches=".*permission_deny_and_dont_ask_again_button")
    deny(recording)
    assert flags(recording) == "granted=false, flags=[ USER_SET|USER_FIXED]"
    record(recording)
    assert not recording.sees(text=ASKED)
    assert recording.front()[0] == RECORDER


def test_settings_say_so_and_give_it_back(recording: Person) -> None:
    for _ in range(2):
        record(recording)
        deny(recording)
    recording.shell(
        f"am start -a android.settings.APPLICATION_DETAILS_SETTINGS -d package:{RECORDER}"
    )
    recording.tap("Permissions")
    recording.tap("Microphone")
    assert recording.ui(resourceIdMatches=".*deny_radio_button").info["checked"]
    recording.ui(resourceIdMatches=".*allow_foreground_only_radio_button").click()
    assert flags(recording).startswith("granted=true")
    recording.ui.app_start(RECORDER)
    record(recording)
    assert not recording.sees(text=ASKED)
    assert recording.sees(resourceId=f"{RECORDER}:id/btn_record_stop")
