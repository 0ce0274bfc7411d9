"""`settings`, `svc`, `wm`, `ime`, `date`, `getprop`, `service`, `cmd`."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("settings get global nothing", "null\n"),
        ("settings put global x 'a b'; settings get global x", "a b\n"),
        ("settings put global x 1; settings delete global x; settings get global x",
         "Deleted 1 rows\nnull\n"),
        ("settings list global | grep ^wifi_on", "wifi_on=1\n"),
        ("svc wifi disable; settings get global wifi_on", "0\n"),
        ("svc bluetooth disable; settings get global bluetooth_on", "0\n"),
        ("cmd connectivity airplane-mode enable; settings get global airplane_mode_on", "1\n"),
        ("wm size", "Physical size: 1080x2400\n"),
        ("wm size 720x1280; wm size", "Physical size: 1080x2400\nOverride size: 720x1280\n"),
        ("wm size 720x1280; wm size reset; wm size", "Physical size: 1080x2400\n"),
        ("wm density 320; wm density", "Physical density: 420\nOverride density: 320\n"),
        ("getprop ro.build.version.sdk; getprop no.such.thing", "33\n\n"),
        ("getprop | grep version.sdk", "[ro.build.version.sdk]: [33]\n"),
        ("setprop a.b c; getprop a.b", "c\n"),
        ("date", "Sun Oct 15 15:34:00 UTC 2023\n"),
        ("date +%Y-%m-%dT%H:%M:%S", "2023-10-15T15:34:00\n"),
        ("date 0102030424.05; date +%s", "Tue Jan  2 03:04:05 UTC 2024\n1704164645\n"),
        ("su 0 toybox date 010203042024.05", "Tue Jan  2 03:04:05 UTC 2024\n"),
        ("date @86400", "Fri Jan  2 00:00:00 UTC 1970\n"),
        ("service call alarm 3 s16 Europe/Berlin; date +%H:%M",
         "Result: Parcel(00000000    '....')\n17:34\n"),
        ("service check package; service check nope",
         "Service package: found\nService nope: not found\n"),
        ("whoami; id -u; su shell whoami", "root\n0\nshell\n"),
        ("cmd uimode night yes; settings get secure ui_night_mode", "Night mode: yes\n2\n"),
        ("ime set com.github.uiautomator/.AdbKeyboard",
         "Input method com.github.uiautomator/.AdbKeyboard selected for user #0\n"),
        ("toybox echo hi; which ls; command -v cd", "hi\n/system/bin/ls\ncd\n"),
        ("dumpsys battery | grep level", "  level: 100\n"),
        ("dumpsys input | grep -o 'SurfaceOrientation: .'", "SurfaceOrientation: 0\n"),
        ("dumpsys display | grep -o -m1 'orientation=[0-9]'", "orientation=0\n"),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    assert sh(script).stdout == expected


@pytest.mark.parametrize(
    ("script", "complaint", "code"),
    [
        ("settings get nowhere x", "Invalid namespace 'nowhere'", 255),
        ("setprop ro.serialno x", "Failed to set property 'ro.serialno' to 'x'.", 1),
        ("cmd nope", "cmd: Can't find service: nope", 20),
        ("toybox nope", 'toybox: Unknown command nope (see "toybox --help")', 127),
        ("ime set nope", "Unknown input method nope cannot be selected for user #0", 255),
        ("date nonsense", "date: bad date 'nonsense'", 1),
        ("setprop ctl.paint zygote", "Failed to set property 'ctl.paint' to 'zygote'.", 1),
        ("setprop ctl.start ''", "Failed to set property 'ctl.start' to ''.", 1),
        ("app_process / no.such.Main", "Error: could not find class 'no.such.Main'", 1),
    ],
)
def test_complaints(sh: Run, script: str, complaint: str, code: int) -> None:
    result = sh(script)
    assert result.stderr.startswith(complaint)
    assert result.code == code


def test_sleeping_moves_the_phones_time_alone(sh: Run, phone: Phone) -> None:
    before = phone.clock.now_ms
    assert sh("sleep 90").code == 0
    assert phone.clock.now_ms == before + 90_000


def test_turning_the_display(sh: Run, phone: Phone) -> None:
    sh("am start -n com.android.settings/.Settings; wm user-rotation lock 1")
    assert phone.display.logical_size == (2400, 1080)
    assert "SurfaceOrientation: 1" in sh("dumpsys input").stdout
    assert "mCurrentRotation=ROTATION_90" in sh("dumpsys window").stdout


def test_a_call_is_seen(sh: Run, phone: Phone) -> None:
    phone.telephony.ring("5551234")
    dumped = sh("dumpsys telephony.registry").stdout
    assert "    mCallState=1\n" in dumped
    assert "    mCallIncomingNumber=5551234\n" in dumped


def test_a_screen_is_not_made_larger_than_pictures_may_be(phone: Phone, sh: Run) -> None:
    sh("wm size 100x999999999")
    assert (phone.display.width, phone.display.height) == (200, 7200)
    sh("wm size 99999x99999")
    assert phone.display.width * phone.display.height <= 3840 * 2160
    assert sh("screencap -p | head -c 8 | xxd -p").stdout == "89504e470d0a1a0a\n"


def test_arguments_of_services_fit_into_one_transaction(sh: Run) -> None:
    for command, service in (("am start", "activity"), ("settings put global a", "settings")):
        script = f"x=$(head -c 60000 /dev/zero | tr '\\0' a); {command} $x $x $x $x $x $x $x $x $x"
        result = sh(script)
        assert result.stderr == (
            f"cmd: Failure calling service {service}: Failed transaction (2147483646)\n"
        )
        assert result.code == 2


def test_properties_and_settings_have_their_size(sh: Run) -> None:
    long = "x" * 92
    assert sh(f"setprop a.b {long}").stderr == (
        f"Value '{long}' is too long, 92 bytes vs a max of 92\n"
    )
    assert sh(f"setprop a.b {long[1:]}; getprop a.b").stdout == f"{long[1:]}\n"
    script = "x=$(head -c 90000 /dev/zero | tr '\\0' a); for i in $(seq 1 20); do"
    result = sh(f"{script} settings put global k$i $x; done; settings list global | grep -c aaa")
    assert "You are adding too many system settings." in result.stderr
    assert result.stdout == "11\n"
