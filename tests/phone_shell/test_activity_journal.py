"""What `logcat -b events` tells of activities that come and go."""

from __future__ import annotations

import re

import pytest

from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.snapshots import put_back, take
from tests.phone_shell.conftest import Run

SETTINGS = "com.android.settings/.Settings"


@pytest.fixture(autouse=True)
def _quiet(phone: Phone) -> None:
    phone.log.clear()


def told(sh: Run, tag: str = "") -> list[str]:
    """The lines of the buffer, of one tag or all, without marks and process ids."""
    lines = sh(f"logcat -d -b events -v tag {f'-s {tag}' if tag else ''}").stdout.splitlines()
    shown = [line.removeprefix("I/") for line in lines if not line.startswith("-")]
    return [re.sub(r"\b\d{4,}\b", "N", line) for line in shown]


def resumed(sh: Run) -> list[str]:
    """The components that came to the front."""
    lines = told(sh, "wm_set_resumed_activity")
    return [line.split(",")[1] for line in lines]


def test_an_activity_that_is_started_is_told_from_its_making_on(sh: Run) -> None:
    sh(f"am start -n {SETTINGS}")
    tags = [line.split(":")[0].strip() for line in told(sh) if line.startswith("wm_")]
    assert tags == [
        "wm_pause_activity",
        "wm_on_paused_called",
        "wm_create_activity",
        "wm_restart_activity",
        "wm_set_resumed_activity",
        "wm_on_create_called",
        "wm_on_start_called",
        "wm_on_resume_called",
        "wm_on_top_resumed_gained_called",
    ]
    assert told(sh, "wm_on_resume_called") == [
        "wm_on_resume_called: [N,com.android.settings.Settings,RESUME_ACTIVITY]"
    ]


def test_a_process_that_is_started_is_told_with_what_for(sh: Run) -> None:
    sh(f"am force-stop com.android.settings; am start -n {SETTINGS}")
    (line,) = told(sh, "am_proc_start")
    assert line.endswith(
        ",com.android.settings,next-top-activity,"
        "{com.android.settings/com.android.settings.Settings}]"
    )


def test_who_came_to_the_front_stands_there_in_order(sh: Run) -> None:
    sh(f"am start -n {SETTINGS}; input keyevent HOME; am start -n {SETTINGS}")
    home = resumed(sh)[1]
    assert home.startswith("com.google.android.apps.nexuslauncher/")
    assert resumed(sh) == [SETTINGS, home, SETTINGS]
    assert told(sh, "wm_on_restart_called")[-1].endswith("Settings,performRestartActivity]")


def test_one_that_is_left_by_back_is_finished_and_destroyed(sh: Run) -> None:
    sh("am start -a android.settings.DISPLAY_SETTINGS")
    log = sh("logcat -b events -c; input keyevent BACK; logcat -d -b events -v raw").stdout
    assert re.search(r"DisplaySettingsActivity,app-request\]", log)
    assert re.search(r"DisplaySettingsActivity,userLeaving=false,finish\]", log)
    assert re.search(r"DisplaySettingsActivity,performDestroy\]", log)


def test_pages_of_one_activity_are_one(sh: Run) -> None:
    sh(f"am start -n {SETTINGS}")
    before = resumed(sh)
    sh("input swipe 500 1500 500 700")
    assert resumed(sh) == before


def test_tokens_are_those_of_dumpsys(sh: Run) -> None:
    sh(f"am start -n {SETTINGS}")
    shown = sh("dumpsys activity activities").stdout
    mark = re.search(r"ResumedActivity: ActivityRecord\{(\w+) u0 com.android.settings", shown)
    line = sh("logcat -d -b events -v raw -s wm_on_resume_called").stdout.splitlines()[-1]
    assert mark is not None
    assert int(mark[1], 16) == int(line.strip("[]").split(",")[0])


def test_what_is_stopped_by_force_comes_anew(sh: Run) -> None:
    sh(f"am start -n {SETTINGS}; am force-stop com.android.settings; am start -n {SETTINGS}")
    created = [line for line in told(sh, "wm_on_create_called") if "Settings" in line]
    assert len(created) == 2


def test_a_display_that_is_off_pauses_what_was_seen(sh: Run, phone: Phone) -> None:
    sh(f"am start -n {SETTINGS}; input keyevent SLEEP")
    assert told(sh, "wm_pause_activity")[-1].startswith(
        "wm_pause_activity: [0,N,com.android.settings/.Settings"
    )
    sh("input keyevent WAKEUP; wm dismiss-keyguard")
    assert resumed(sh)[-1] == SETTINGS


def test_other_buffers_say_nothing_of_it(sh: Run) -> None:
    sh(f"am start -n {SETTINGS}")
    assert "wm_" not in sh("logcat -d").stdout
    assert "wm_on_resume_called" in sh("logcat -d -b all").stdout
    assert "beginning of events" in sh("logcat -d -b events").stdout


def test_a_restored_phone_goes_on_where_it_was(sh: Run, phone: Phone) -> None:
    sh(f"am start -n {SETTINGS}")
    kept = take(phone)
    sh("input keyevent HOME")
    put_back(phone, kept)
    sh("logcat -b events -c; input keyevent HOME")
    assert len(resumed(sh)) == 1
    assert told(sh, "wm_pause_activity")[0].startswith("wm_pause_activity: [0,N,com.android.set")
