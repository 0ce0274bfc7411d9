"""Tasks, windows and the configuration, as `am` and `dumpsys` tell of them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

SETTINGS = "com.android.settings"
START = f"am start -n {SETTINGS}/.Settings > /dev/null; "
"""Also ahead of turning the display: the home screen stays upright."""


def focus(sh: Run) -> str:
    found = re.search(r"mCurrentFocus=(.*)", sh("dumpsys window").stdout)
    assert found is not None
    return found[1]


def test_a_task_is_told_with_its_owner_and_what_is_in_it(sh: Run) -> None:
    told = sh(START + "dumpsys activity activities").stdout
    front = re.search(
        r"Task\{(\w{7}) #(\d+) type=standard A=1000:com.android.settings (.*)\}", told
    )
    assert front is not None
    assert front[3] == (
        "U=0 visible=true visibleRequested=true mode=fullscreen translucent=false sz=1"
    )
    home = re.search(r"Task\{\w{7} #\d+ type=home (.*)\}", told)
    assert home is not None
    assert home[1] == (
        "U=0 visible=false visibleRequested=false mode=fullscreen translucent=true sz=1"
    )
    record = re.search(r"ActivityRecord\{(\w{7}) u0 com.android.settings/.Settings\} t(\d+)", told)
    assert record is not None
    assert record[2] == front[2]
    assert record[1] != front[1]


def test_what_is_told_of_a_thing_stays_the_same(sh: Run) -> None:
    sh(START)
    told = [sh(f"dumpsys {what}").stdout for what in ("window windows", "activity recents") * 2]
    assert told[:2] == told[2:]
    windows = re.findall(r"Window\{(\w{7}) u0 (\S+)\}", told[0])
    names: dict[str, set[str]] = {}
    for mark, name in windows:
        names.setdefault(mark, set()).add(name)
    assert all(len(each) == 1 for each in names.values())
    window = next(mark for mark, name in windows if name == f"{SETTINGS}/{SETTINGS}.Settings")
    record = re.search(r"ActivityRecord\{(\w{7}) u0 com.android.settings", told[0])
    assert record is None or record[1] != window


def test_two_apps_have_tasks_of_their_own_in_front_of_home(sh: Run, phone: Phone) -> None:
    sh(START + "am start -n net.gsantner.markor/.activity.MainActivity")
    told = sh("dumpsys activity recents").stdout
    info = phone.packages.info("net.gsantner.markor")
    assert info is not None
    assert re.findall(r"Recent #\d+: Task\{\w+ #\d+ type=\w+(?: A=(\d+):([\w.]+))?", told)[:2] == [
        (str(info.uid), "net.gsantner.markor"),
        ("1000", SETTINGS),
    ]
    marks = re.findall(r"Task\{(\w{7}) #(\d+)", told)
    assert len(set(marks)) == len({mark for mark, _ in marks}) == len({key for _, key in marks})


def test_the_focus_follows_what_is_in_front(sh: Run) -> None:
    sh(START)
    assert re.fullmatch(
        r"Window\{\w{7} u0 com.android.settings/com.android.settings.Settings\}", focus(sh)
    )
    sh("cmd statusbar expand-notifications")
    assert re.fullmatch(r"Window\{\w{7} u0 NotificationShade\}", focus(sh))
    sh("cmd statusbar collapse; input keyevent HOME")
    assert re.fullmatch(r"Window\{\w{7} u0 (\S+)/(\S+)\}", focus(sh))
    sh("input keyevent POWER")
    assert focus(sh) == "null"


def configuration(sh: Run) -> str:
    return sh("am get-config | head -n 1").stdout.removeprefix("config: ").rstrip("\n")


def test_the_configuration_of_a_phone(sh: Run) -> None:
    assert configuration(sh) == (
        "{1.0 310mcc260mnc [en_US] ldltr sw411dp w411dp h890dp 420dpi nrml long port -night "
        "finger -keyb/v/h -nav/h winConfig={ mBounds=Rect(0, 0 - 1080, 2400) "
        "mAppBounds=Rect(0, 0 - 1080, 2337) mMaxBounds=Rect(0, 0 - 1080, 2400) "
        "mDisplayRotation=ROTATION_0 mWindowingMode=fullscreen mDisplayWindowingMode=fullscreen "
        "mActivityType=undefined mAlwaysOnTop=undefined mRotation=ROTATION_0} s.1 "
        "fontWeightAdjustment=0}"
    )


@pytest.mark.parametrize(
    ("script", "part"),
    [
        ("settings put system font_scale 1.15", "{1.15 310mcc260mnc"),
        ("settings put system font_scale 2", "{2.0 310mcc"),
        ("cmd uimode night yes", " port night finger"),
        (f"{START}wm user-rotation lock 1",
         " sw411dp w914dp h387dp 420dpi nrml long land -night finger -keyb/v/h -nav/h winConfig={ "
         "mBounds=Rect(0, 0 - 2400, 1080) mAppBounds=Rect(0, 0 - 2400, 1017) "
         "mMaxBounds=Rect(0, 0 - 2400, 1080) mDisplayRotation=ROTATION_90 "),
        (f"{START}wm user-rotation lock 3", " mRotation=ROTATION_270} "),
        ("wm density 320", " sw540dp w540dp h1176dp 320dpi "),
        ("wm size 800x800", " sw305dp w305dp h281dp 420dpi nrml long port "),
    ],
)  # fmt: skip
def test_the_configuration_follows_what_is_set(sh: Run, script: str, part: str) -> None:
    sh(script)
    assert part in configuration(sh)


def test_the_configuration_tells_language_and_direction(sh: Run, phone: Phone) -> None:
    phone.display = replace(phone.display, locale="ar_EG")
    assert "[ar_EG] ldrtl " in configuration(sh)
