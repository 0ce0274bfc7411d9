"""`am`, `monkey`, `input` and what `dumpsys` says of it."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

SETTINGS = "com.android.settings/.Settings"


def test_a_start_is_waited_for(sh: Run, phone: Phone) -> None:
    result = sh(f"am start -W -n {SETTINGS}")
    assert result.stdout.startswith(f"Starting: Intent {{ cmp={SETTINGS} }}\nStatus: ok\n")
    assert result.stdout.endswith("Complete\n")
    assert phone.windows.foreground == "com.android.settings"


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("am start -n com.ex/.No", "Error: Activity class {com.ex/com.ex.No} does not exist."),
        ("am start -a x.y", "unable to resolve Intent { act=x.y flg=0x10000000 }"),
        (f"am start -n {SETTINGS}", "delivered to currently running top-most instance."),
        ("am startservice -n a.b/.C", "Error: Not found; no service started."),
        ("am start --nonsense", "java.lang.IllegalArgumentException: Unknown option: --nonsense"),
        ("am broadcast -a", 'java.lang.IllegalArgumentException: Argument expected after "-a"'),
        ("input tap 5", 'java.lang.IllegalArgumentException: Argument expected after "5"'),
        ("input swipe 1 2 3", 'java.lang.IllegalArgumentException: Argument expected after "3"'),
    ],
)
def test_complaints(sh: Run, script: str, complaint: str) -> None:
    sh(f"am start -n {SETTINGS}")
    assert complaint in sh(script).stderr


def test_the_tasks_are_listed(sh: Run) -> None:
    sh(f"am start -n {SETTINGS}")
    visible = sh("am stack list | grep -E visible=true").stdout
    assert visible.count("\n") == 1
    assert visible.endswith(
        "topActivity=ComponentInfo{com.android.settings/com.android.settings.Settings}\n"
    )


def test_a_question_in_front_is_the_permission_controllers(sh: Run, phone: Phone) -> None:
    question = "com.android.permissioncontroller.role.ui.RequestRoleActivity"
    sh("am start -n com.simplemobiletools.smsmessenger/.activities.MainActivity")
    top = f"{{com.google.android.permissioncontroller/{question}}}"
    visible = sh("am stack list | grep -E visible=true").stdout
    assert visible.endswith(f" topActivity=ComponentInfo{top}\n")
    assert "taskId=2: com.simplemobiletools.smsmessenger/" in visible
    assert f"    topActivity={top}\n" in sh("dumpsys activity recents").stdout


def test_the_focus_is_told(sh: Run) -> None:
    sh(f"am start -n {SETTINGS}")
    assert (
        "u0 com.android.settings/com.android.settings.Settings}"
        in sh("dumpsys window displays | grep mCurrentFocus").stdout
    )
    assert "mCurrentFocus" not in sh("dumpsys window windows").stdout
    assert sh("dumpsys activity top | grep ACTIVITY | tail -1").stdout.startswith(
        f"  ACTIVITY {SETTINGS} "
    )
    assert f" u0 {SETTINGS}}} t2}}" in sh("dumpsys activity activities").stdout
    sh("cmd statusbar expand-notifications")
    assert "NotificationShade" in sh("dumpsys window | grep mCurrentFocus").stdout


def test_a_stopped_app_is_gone(sh: Run) -> None:
    sh(f"am start -n {SETTINGS}; am force-stop com.android.settings")
    assert sh("pidof com.android.settings").code == 1
    assert "com.android.settings" not in sh("am stack list").stdout


def test_broadcasts_answer(sh: Run, phone: Phone) -> None:
    phone.permissions.reviewed("ca.zgrs.clipper", ())
    phone.legacy.hide_notice("ca.zgrs.clipper")
    sh("am start -n ca.zgrs.clipper/.Main")
    answer = sh("am broadcast -a clipper.set -e text 'hello there'; am broadcast -a clipper.get")
    assert answer.stdout == (
        "Broadcasting: Intent { act=clipper.set flg=0x400000 (has extras) }\n"
        'Broadcast completed: result=-1, data="Text is copied into clipboard."\n'
        "Broadcasting: Intent { act=clipper.get flg=0x400000 }\n"
        'Broadcast completed: result=-1, data="hello there"\n'
    )
    assert sh("am broadcast -a nobody.listens").stdout.endswith("completed: result=0\n")


def test_monkey_starts_an_app(sh: Run, phone: Phone) -> None:
    started = sh("monkey -p com.android.settings -c android.intent.category.LAUNCHER 1")
    assert started.stdout.startswith("Events injected: 1\n")
    assert phone.windows.foreground == "com.android.settings"
    missing = sh("monkey -p com.ex.nothing 1")
    assert (missing.stdout, missing.code) == (
        "** No activities found to run, monkey aborted.\n",
        252,
    )


def test_keys_and_text_arrive(sh: Run, phone: Phone) -> None:
    sh(f"am start -n {SETTINGS}; input keyevent KEYCODE_HOME")
    assert phone.windows.foreground != "com.android.settings"
    assert sh("input text é").code == 255


def test_the_screen_is_kept(sh: Run, phone: Phone) -> None:
    done = sh("uiautomator dump /sdcard/w.xml; screencap -p /sdcard/s.png; head -c 4 /sdcard/s.png")
    assert done.stdout.startswith("UI hierchary dumped to: /sdcard/w.xml\n")
    assert phone.files.read("/sdcard/w.xml").startswith(b"<?xml")
    assert phone.files.read("/sdcard/s.png").startswith(b"\x89PNG")


@pytest.mark.parametrize("long", ["seq 2000 | tail -n 1", "yes | head -n 1"])
def test_what_is_due_at_once_is_done_beside_long_output(sh: Run, long: str) -> None:
    start = "am start -n com.android.settings/.Settings >/dev/null"
    log = sh(f"{start}; {long} >/dev/null; logcat -d -b system -v raw").stdout
    assert "Displayed com.android.settings/.Settings" in log
