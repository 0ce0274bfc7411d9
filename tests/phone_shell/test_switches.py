"""Radios, sizes, densities and keyboards: what switching them changes."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run, assert_printed

LATIN = "com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME"
LARGE = 'NumberFormatException: For input string: "3000000000"'
ADB = "com.github.uiautomator/.AdbKeyboard"

SETTINGS = "am start -n com.android.settings/.Settings > /dev/null"
"""The home screen stays upright."""


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("svc wifi disable; settings get global wifi_on", "0\n"),
        ("svc wifi disable; svc wifi enable; settings get global wifi_on", "1\n"),
        ("svc bluetooth disable; settings get global bluetooth_on", "0\n"),
        ("svc bluetooth disable; svc bluetooth enable; settings get global bluetooth_on", "1\n"),
        ("cmd connectivity airplane-mode enable; settings get global airplane_mode_on", "1\n"),
        *((f"svc power stayon {word}; settings get global stay_on_while_plugged_in", f"{bits}\n")
          for word, bits in
          (("true", 15), ("false", 0), ("ac", 1), ("usb", 2), ("wireless", 4), ("dock", 8))),
        ("svc nfc disable; svc usb setFunctions mtp", ""),
        ("wm size", "Physical size: 1080x2400\n"),
        ("wm size 800x600; wm size", "Physical size: 1080x2400\nOverride size: 800x600\n"),
        ("wm size 00800x0600; wm size", "Physical size: 1080x2400\nOverride size: 800x600\n"),
        ("wm size 1080x600; wm size", "Physical size: 1080x2400\nOverride size: 1080x600\n"),
        ("wm size 800x2400; wm size", "Physical size: 1080x2400\nOverride size: 800x2400\n"),
        ("wm size 1080x2400; wm size", "Physical size: 1080x2400\n"),
        ("wm size 200x7200; wm size", "Physical size: 1080x2400\nOverride size: 200x7200\n"),
        ("wm size 199x7201; wm size", "Physical size: 1080x2400\nOverride size: 200x7200\n"),
        ("wm size 7201x7201; wm size", "Physical size: 1080x2400\nOverride size: 7200x1152\n"),
        ("wm size 1x1; wm size", "Physical size: 1080x2400\nOverride size: 200x200\n"),
        ("wm size 400dpx800; wm size", "Physical size: 1080x2400\nOverride size: 1050x800\n"),
        ("wm size 800x400dp; wm size", "Physical size: 1080x2400\nOverride size: 800x1050\n"),
        ("wm size 800x600; wm size reset; wm size", "Physical size: 1080x2400\n"),
        ("wm size -d; wm -u 2> /dev/null | head -n 1", "Physical size: 1080x2400\n"
                                                       "Unknown command: -u\n"),
        ("wm density", "Physical density: 420\n"),
        ("wm density 320; wm density", "Physical density: 420\nOverride density: 320\n"),
        ("wm density 420; wm density", "Physical density: 420\n"),
        ("wm density 1201; wm density", "Physical density: 420\nOverride density: 1200\n"),
        ("wm density 320 -d; wm density -u", "Physical density: 420\nOverride density: 320\n"),
        ("wm user-rotation free; wm user-rotation; settings get system accelerometer_rotation",
         "free\n1\n"),
        ("wm user-rotation free; wm user-rotation lock 1; wm user-rotation; "
         "settings get system user_rotation", "lock 1\n1\n"),
        ("wm user-rotation lock 4; wm user-rotation", "lock 0\n"),
        ("wm user-rotation lock 2; wm user-rotation lock; wm user-rotation", "lock 0\n"),
        (f"{SETTINGS}; wm user-rotation lock 2; "
         "wm user-rotation lock; wm user-rotation", "lock 2\n"),
        ("wm set-user-rotation lock 3; settings get system user_rotation", "3\n"),
        *((f"wm {word}", "") for word in
          ("fixed-to-user-rotation", "set-fix-to-user-rotation", "dismiss-keyguard",
           "folded-area", "scaling", "tracing", "logging")),
        (f"ime set {ADB}; settings get secure default_input_method",
         f"Input method {ADB} selected for user #0\n{ADB}\n"),
        (f"ime set --user 0 {ADB}", f"Input method {ADB} selected for user #0\n"),
        (f"ime set {ADB} --user 0", f"Input method {ADB} selected for user #0\n"),
        (f"ime set {ADB}; ime reset; settings get secure default_input_method",
         f"Input method {ADB} selected for user #0\n"
         f"Reset current and enabled IMEs for user #0\n  Selected: {LATIN}\n{LATIN}\n"),
        (f"ime disable {ADB}; ime list -s; ime list -s -a",
         f"Input method {ADB}: now disabled for user #0\n{LATIN}\n{LATIN}\n{ADB}\n"
         "com.android.adbkeyboard/.AdbIME\n"),
        (f"ime disable {ADB}; ime enable {ADB}; ime list -s",
         f"Input method {ADB}: now disabled for user #0\n"
         f"Input method {ADB}: now enabled for user #0\n{LATIN}\n{ADB}\n"),
        ("cmd uimode night yes; cmd uimode night; settings get secure ui_night_mode",
         "Night mode: yes\nNight mode: yes\n2\n"),
        ("cmd uimode night yes; cmd uimode night no", "Night mode: yes\nNight mode: no\n"),
        ("cmd uimode night auto; settings get secure ui_night_mode", "Night mode: auto\n0\n"),
        ("settings delete secure ui_night_mode > /dev/null; cmd uimode night", "Night mode: no\n"),
        ("settings put secure ui_night_mode 9; cmd uimode night", "Night mode: no\n"),
    ],
)  # fmt: skip
def test_what_is_switched_is_told(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("wm size x", "", "Error: size must be given as WxH\n", 255),
        ("wm size 10x20x30", "", "Error: size must be given as WxH\n", 255),
        ("wm size \u0661x1", "", "Error: size must be given as WxH\n", 255),
        ("wm size 0x10", "", "Error: bad number\n", 255),
        ("wm size 10x0", "", "Error: bad number\n", 255),
        ("wm size 10x0dp", "", "Error: bad number\n", 255),
        ("wm density -1", "", "Error: bad number -1\n", 255),
        ("wm density 0", "", "Error: density must be >= 72\n", 255),
        ("wm user-rotation on", "", "Error: expecting free or lock, found on\n", 255),
        ("wm none", "Unknown command: none\n", "", 255),
        ("ime none", "Unknown command: none\n", "", 255),
        ("ime", "ime <command>:\n", "", 255),
        ("ime --user 0", "ime <command>:\n", "", 255),
        ("ime set x/.Y", "", "Unknown input method x/.Y cannot be selected for user #0\n", 255),
        ("cmd uimode night off", "",
         "Usage: night [yes|no|auto|custom_schedule|custom_bedtime]\n", 255),
    ],
)  # fmt: skip
def test_what_is_refused(sh: Run, script: str, printed: str, complaint: str, code: int) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (printed, complaint, code)


@pytest.mark.parametrize(
    ("script", "kind", "message"),
    [
        ("wm size 3000000000x10", "size", LARGE),
        ("wm size 10x3000000000", "size", LARGE),
        ("wm density 3000000000", "density", LARGE),
        ("wm user-rotation lock x", "user-rotation",
         'NumberFormatException: For input string: "x"'),
        ("ime set", "set", 'IllegalArgumentException: Argument expected after "set"'),
        ("ime enable", "enable", 'IllegalArgumentException: Argument expected after "enable"'),
        ("cmd uimode day x", "uimode", "IllegalArgumentException: Unknown command: day x"),
    ],
)  # fmt: skip
def test_what_throws_is_told_as_java_does(
    lasting: Run, script: str, kind: str, message: str
) -> None:
    done = lasting(script)
    head = f"\nException occurred while executing '{kind}':\njava.lang.{message}\n"
    assert done.stderr.startswith(head)
    assert (done.stdout, done.code) == ("", 255)


@pytest.mark.parametrize(
    "script", ["svc", "svc wifi", "svc wifi on", "svc power stayon often", "svc power", "svc help"]
)
def test_svc_tells_what_there_is(lasting: Run, script: str) -> None:
    done = lasting(script)
    lines = done.stderr.splitlines()
    assert lines[:2] == [
        "Available commands:", "    help     Show information about the subcommands"
    ]  # fmt: skip
    assert lines[-1] == "    system-server System server process related command"
    assert (done.stdout, done.code) == ("", 0)


@pytest.mark.parametrize("word", ["reboot", "shutdown"])
def test_the_phone_is_switched_off(phone: Phone, sh: Run, word: str) -> None:
    phone.windows.start_app("com.android.settings")
    assert_printed(sh(f"svc power {word} now"), "")
    assert phone.windows.foreground == "com.google.android.apps.nexuslauncher"
    assert phone.windows.screen_on == (word == "reboot")


@pytest.mark.parametrize(
    "script",
    ["wm size 800x600", "wm density 320", f"{SETTINGS}; wm user-rotation lock 1",
     "cmd uimode night yes", "svc wifi disable"],
)  # fmt: skip
def test_what_is_shown_follows(sh: Run, phone: Phone, script: str) -> None:
    before = phone.windows.view.picture("png", 90)
    sh(script)
    assert phone.windows.view.picture("png", 90) != before
