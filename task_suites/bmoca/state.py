"""What tasks ask of the device: alarms, the stopwatch, calls, and what is in front."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.devices.device import Device
from task_suites.bmoca.log_lines import LogLine, last_text

CLOCK: Final = "com.google.android.deskclock"
_CLOCK_DATA: Final = f"/data/user_de/0/{CLOCK}"
ALARMS: Final = f"{_CLOCK_DATA}/databases/alarms.db"
STOPWATCH: Final = f"{_CLOCK_DATA}/shared_prefs/{CLOCK}_preferences.xml"
RESET, RUNNING, PAUSED = 0, 1, 2
"""States of the stopwatch, as AOSP's `Stopwatch.State` counts them."""
OFF_HOOK: Final = 2
"""`TelephonyManager.CALL_STATE_OFFHOOK`: a call is made or held."""
_DIRECTORY: Final = LogLine("DirectoryFragment", "D", r"Showing directory")
_FRAGMENT: Final = LogLine("SettingsActivity", "D", r"Switching to fragment ")


@dataclass(frozen=True, slots=True)
class AlarmAt:
    """An alarm, as far as tasks are about it."""

    hour: int
    minute: int
    enabled: bool


def alarms(device: Device) -> list[AlarmAt]:
    """All alarms, by time."""
    rows = device.database(ALARMS, package=CLOCK).rows("alarm_templates")
    found = [AlarmAt(row["hour"], row["minutes"], bool(row["enabled"])) for row in rows]
    return sorted(found, key=lambda alarm: (alarm.hour, alarm.minute, alarm.enabled))


def stopwatch_state(device: Device) -> int:
    """RESET, RUNNING or PAUSED."""
    if not device.files.exists(STOPWATCH):
        return RESET
    kept = device.get_file(STOPWATCH).decode(errors="replace")
    found = re.search(r'name="sw_state" value="(\d+)"', kept)
    return int(found[1]) if found else RESET


def is_calling(device: Device) -> bool:
    """Whether a call is under way."""
    told = device.shell("dumpsys telephony.registry", reads=True).output
    return f"mCallState={OFF_HOOK}" in told


def calls_made(device: Device) -> int:
    """How many calls the log of calls tells of that went out."""
    told = device.shell("content query --uri content://call_log/calls --projection type").output
    return told.count("type=2")


def is_in_front(device: Device, package: str, activity: str = "") -> bool:
    """Whether an app, or one of its activities, is what the user sees."""
    front = device.foreground()
    return front.package == package and front.activity.endswith(activity)


def directory_shown(device: Device) -> str:
    """The place of documents that was shown last, as the log has it."""
    return last_text(device, _DIRECTORY)


def settings_page(device: Device) -> str:
    """The page of Settings that was opened last, by the name of its fragment."""
    return last_text(device, _FRAGMENT).rpartition(" ")[2]


def volume(device: Device, stream: str) -> int:
    """How loud a stream is, as `volume_alarm` and its like have it."""
    value = device.setting("system", f"volume_{stream}")
    return int(value) if value.isdecimal() else 0
