"""`locksettings`, and what `input`, `wm`, `am` and `dumpsys` do while the phone is locked."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.snapshots import put_back, take
from tests.phone_shell.conftest import Run, assert_complained, assert_printed

DARK_AND_LIT = "input keyevent 223; input keyevent 224; "
LOCKED = "dumpsys window | grep -o 'mDreamingLockscreen=.*'"
FAILED = "Error while executing command: "
ILLEGAL = "java.lang.IllegalArgumentException"


@pytest.fixture
def pin(sh: Run) -> Run:
    """The shell of a phone that a PIN locks, lit again."""
    assert_printed(sh("locksettings set-pin 1234"), "Pin set to '1234'\n")
    assert_printed(sh(DARK_AND_LIT), "")
    return sh


def locked(sh: Run) -> bool:
    shown = sh(LOCKED).stdout
    assert shown in {"mDreamingLockscreen=true\n", "mDreamingLockscreen=false\n"}
    return "true" in shown


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("locksettings get-disabled", "true\n"),
        ("locksettings set-disabled false", "Lock screen disabled set to false\n"),
        ("locksettings set-disabled false >/dev/null; locksettings get-disabled", "false\n"),
        ("locksettings set-disabled nonsense", "Lock screen disabled set to false\n"),
        ("locksettings verify", "Lock credential verified successfully\n"),
        ("locksettings clear", "Lock credential cleared\n"),
        ("locksettings set-pin --user 0 4321", "Pin set to '4321'\n"),
        ("locksettings set-password 'pass word'", "Password set to 'pass word'\n"),
        ("locksettings set-pattern 1254", "Pattern set to '1254'\n"),
        ("cmd lock_settings get-disabled", "true\n"),
        ("locksettings remove-cache", "Password cached removed for user 0\n"),
        ("locksettings | head -n 1", "lockSettings service commands:\n"),
        (
            "locksettings help | grep -A1 clear",
            "  clear [--old <CREDENTIAL>] [--user USER_ID]\n    Clears the lock credentials.\n",
        ),
    ],
)
def test_a_phone_without_a_secret(sh: Run, script: str, expected: str) -> None:
    assert_printed(sh(script), expected)


@pytest.mark.parametrize(
    ("script", "printed", "complaint"),
    [
        ("verify --old 1", "Old password provided but user has no password\n", ""),
        ("set-pin 123", "New credential doesn't satisfy admin policies: Password too short; ", ""),
        ("set-password 12345678901234567", "New credential doesn't satisfy admin policies: ", ""),
        ("set-password ä234", "New credential doesn't satisfy admin policies: ", ""),
        ("set-pin", "", f"{FAILED}set-pin\n{ILLEGAL}"),
        ("set-pattern 12a4", "", f"{FAILED}set-pattern\n{ILLEGAL}"),
        ("verify --old", "", f"{FAILED}verify\n{ILLEGAL}"),
        ("verify --new 1", "", f"Unknown option: --new\n{FAILED}verify\n{ILLEGAL}"),
    ],
)
def test_what_is_refused(sh: Run, script: str, printed: str, complaint: str) -> None:
    done = sh(f"locksettings {script}")
    assert done.stdout.startswith(printed)
    assert bool(done.stdout) == bool(printed)
    assert complaint in done.stderr
    assert done.code == 255


def test_an_unknown_command_is_told_of(sh: Run) -> None:
    assert_complained(sh("locksettings nonsense"), "", "Unknown command: nonsense", 0)


def test_a_secret_is_asked_for_by_every_command(pin: Run) -> None:
    said = f"{FAILED}get-disabled\n{ILLEGAL}: Credential can't be null or empty"
    assert_complained(pin("locksettings get-disabled"), "", said, 255)
    wrong = pin("locksettings clear --old 4321")
    assert_complained(wrong, "Old password '4321' didn't match\n", "", 255)
    assert_printed(pin("locksettings get-disabled --old 1234"), "false\n")
    assert_printed(pin("locksettings set-pin --old 1234 5678"), "Pin set to '5678'\n")
    assert_printed(pin("locksettings clear --old 5678"), "Lock credential cleared\n")
    assert_printed(pin("locksettings get-disabled"), "true\n")


def test_five_wrong_secrets_cost_half_a_minute(pin: Run) -> None:
    for _ in range(5):
        assert pin("locksettings verify --old 0000").code == 255
    assert_complained(pin("locksettings verify --old 1234"), "Request throttled\n", "", 255)
    right = "Lock credential verified successfully\n"
    assert_printed(pin("sleep 31; locksettings verify --old 1234"), right)


def test_an_emulator_comes_without_a_lock(sh: Run) -> None:
    assert_printed(sh(DARK_AND_LIT), "")
    assert not locked(sh)


@pytest.mark.parametrize(
    "opening",
    [
        "input keyevent 82",
        "input swipe 540 1900 540 600",
        "wm dismiss-keyguard",
        "input keyevent 62",
    ],
)
def test_what_opens_a_lock_without_a_secret(sh: Run, opening: str) -> None:
    sh("am start -n com.android.settings/.Settings; locksettings set-disabled false")
    assert_printed(sh(DARK_AND_LIT), "")
    assert locked(sh)
    focus = sh("dumpsys window | grep mCurrentFocus").stdout
    assert focus.endswith(" u0 NotificationShade}\n")
    assert_printed(sh("input keyevent 3; input keyevent 187; input keyevent 4"), "")
    assert locked(sh)
    assert_printed(sh(opening), "")
    assert not locked(sh)
    focus = sh("dumpsys window | grep mCurrentFocus").stdout
    assert focus.endswith("com.android.settings/com.android.settings.Settings}\n")


def test_the_menu_key_lights_a_dark_display(sh: Run) -> None:
    sh("locksettings set-disabled false; input keyevent 26")
    assert "mWakefulness=Asleep" in sh("dumpsys power").stdout
    assert locked(sh)
    assert_printed(sh("input keyevent 82"), "")
    assert "mWakefulness=Awake" in sh("dumpsys power").stdout
    assert locked(sh)
    assert_printed(sh("input keyevent 82"), "")
    assert not locked(sh)


def test_a_pin_is_typed(pin: Run) -> None:
    device = "dumpsys trust | grep -o 'deviceLocked=.'"
    assert_printed(pin(device), "deviceLocked=1\n")
    assert_printed(pin("input keyevent 82; input text 99; input keyevent 67 67"), "")
    assert_printed(pin("input text 1234; input keyevent ENTER"), "")
    assert not locked(pin)
    assert_printed(pin(device), "deviceLocked=0\n")


def test_a_wrong_pin_does_not_open(pin: Run) -> None:
    assert_printed(pin("wm dismiss-keyguard; input text 12; input keyevent 66"), "")
    assert locked(pin)
    assert_printed(pin("input text 9999; input keyevent 66"), "")
    assert locked(pin)
    # What was typed is gone: the right one follows on nothing.
    assert_printed(pin("input text 1234; input keyevent 66"), "")
    assert not locked(pin)


def test_a_password_is_typed(sh: Run) -> None:
    sh("locksettings set-password secret1; " + DARK_AND_LIT + "input swipe 540 1900 540 600")
    assert_printed(sh("input text secret1; input keyevent 66"), "")
    assert not locked(sh)


def test_what_is_started_waits_behind(pin: Run) -> None:
    started = pin("am start -n net.gsantner.markor/.activity.MainActivity")
    assert started.code == 0
    assert locked(pin)
    pin("wm dismiss-keyguard; input text 1234; input keyevent 66")
    assert "net.gsantner.markor" in pin("dumpsys window | grep mCurrentFocus").stdout


def test_all_dumps_agree(pin: Run) -> None:
    shown = pin("dumpsys window policy").stdout
    for line in ("showing=true", "secure=true", "mIsShowing=true", "isKeyguardShowing=true",
                 "mShowingLockscreen=true", "isStatusBarKeyguard=true"):  # fmt: skip
        assert line in shown
    assert "  mKeyguardShowing=true\n" in pin("dumpsys activity activities").stdout
    pin("wm dismiss-keyguard; input text 1234; input keyevent 66")
    shown = pin("dumpsys window policy").stdout
    assert "showing=true" not in shown.lower()
    assert "secure=true" in shown
    assert "  mKeyguardShowing=false\n" in pin("dumpsys activity activities").stdout


def test_a_restart_locks(pin: Run, phone: Phone) -> None:
    pin("wm dismiss-keyguard; input text 1234; input keyevent 66")
    phone.power.restart()
    assert locked(pin)
    assert "deviceLocked=1" in pin("dumpsys trust").stdout
    assert "strongAuthRequired=0x1" in pin("dumpsys trust").stdout
    pin("wm dismiss-keyguard; input text 1234; input keyevent 66")
    assert "strongAuthRequired=0x0" in pin("dumpsys trust").stdout


def test_a_kept_state_is_locked_as_it_was(pin: Run, phone: Phone) -> None:
    kept = take(phone)
    pin("wm dismiss-keyguard; input text 1234; input keyevent 66; locksettings clear --old 1234")
    assert not locked(pin)
    put_back(phone, kept)
    assert locked(pin)
    pin("wm dismiss-keyguard; input text 1234; input keyevent 66")
    assert not locked(pin)


def test_home_is_there_when_the_last_app_was_stopped_behind_it(sh: Run) -> None:
    sh("am start -n com.android.settings/.Settings; locksettings set-disabled false")
    assert_printed(sh(DARK_AND_LIT), "")
    sh("am force-stop com.google.android.apps.nexuslauncher; am force-stop com.android.settings")
    assert_printed(sh("input keyevent 82"), "")
    assert "NexusLauncherActivity" in sh("dumpsys window | grep mCurrentFocus").stdout


def test_nothing_is_resumed_behind_it(sh: Run) -> None:
    sh("am start -n com.android.settings/.Settings; locksettings set-disabled false")
    resumed = "dumpsys activity activities | grep -c ResumedActivity"
    assert sh(resumed).stdout != "0\n"
    assert_printed(sh(DARK_AND_LIT), "")
    assert sh(resumed).stdout == "0\n"
    assert "visible=true" not in sh("am stack list").stdout


def test_it_stands_upright_whatever_the_app_behind_does(sh: Run) -> None:
    turned = "dumpsys window | grep -o mCurrentRotation=.*"
    sh("am start -n com.android.settings/.Settings")
    sh("wm user-rotation lock 1; locksettings set-disabled false")
    assert_printed(sh(turned), "mCurrentRotation=ROTATION_90\n")
    assert_printed(sh(DARK_AND_LIT + turned), "mCurrentRotation=ROTATION_0\n")
    assert_printed(sh("wm density 400; " + turned), "mCurrentRotation=ROTATION_0\n")
    assert_printed(sh("input keyevent 82; " + turned), "mCurrentRotation=ROTATION_90\n")
