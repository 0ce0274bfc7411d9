"""`svc`, `wm`, `ime` and `cmd uimode`: radios, display, keyboards."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run, assert_complained, assert_printed


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ('svc data disable; settings get global mobile_data', '0\n'),
        ('svc data disable; svc data enable; settings get global mobile_data', '1\n'),
        ('svc power stayon usb; settings get global stay_on_while_plugged_in', '2\n'),
        ('svc power stayon true; settings get global stay_on_while_plugged_in', '15\n'),
        ('svc nfc enable', ''),
        ('wm size 100x100; wm size', 'Physical size: 1080x2400\nOverride size: 200x200\n'),
        ('wm size 80dpx90dp; wm size', 'Physical size: 1080x2400\nOverride size: 210x236\n'),
        ('wm size 99999x100; wm size', 'Physical size: 1080x2400\nOverride size: 7200x200\n'),
        ('wm density 0072; wm density', 'Physical density: 420\nOverride density: 72\n'),
        ('wm density 5000; wm density', 'Physical density: 420\nOverride density: 1200\n'),
        ('wm density 320; wm density reset; wm density', 'Physical density: 420\n'),
        ('wm user-rotation', 'lock 0\n'),
        ('wm user-rotation lock 3; wm user-rotation; settings get system accelerometer_rotation',
         'lock 3\n0\n'),
        ('wm user-rotation lock 6; wm user-rotation', 'lock 2\n'),
        ('wm user-rotation lock; wm set-user-rotation free; wm user-rotation; set'
         'tings get system accelerometer_rotation',
         'free\n1\n'),
        ('wm dismiss-keyguard', ''),
        ('ime list -s',
         'com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME\n'
         'com.github.uiautomator/.AdbKeyboard\n'),
        ('ime list -a -s',
         'com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME\n'
         'com.github.uiautomator/.AdbKeyboard\ncom.android.adbkeyboard/.AdbIME\n'),
        ('ime list -s -a --user 0',
         'com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME\n'
         'com.github.uiautomator/.AdbKeyboard\ncom.android.adbkeyboard/.AdbIME\n'),
        ('ime list',
         'com.google.android.inputmethod.latin/com.android.inputmethod.latin.Lati'
         'nIME:\n'
         '  mId=com.google.android.inputmethod.latin/com.android.inputmethod.lati'
         'n.LatinIME mSettingsActivityName=null mIsVrOnly=false mSupportsSwitchin'
         'gToNextInputMethod=true\n'
         '  mIsDefaultResId=0x0\n'
         '  Service:\n'
         '    name=com.android.inputmethod.latin.LatinIME\n'
         '    packageName=com.google.android.inputmethod.latin\n'
         'com.github.uiautomator/.AdbKeyboard:\n'
         '  mId=com.github.uiautomator/.AdbKeyboard mSettingsActivityName=null mI'
         'sVrOnly=false mSupportsSwitchingToNextInputMethod=true\n'
         '  mIsDefaultResId=0x0\n'
         '  Service:\n'
         '    name=com.github.uiautomator.AdbKeyboard\n'
         '    packageName=com.github.uiautomator\n'),
        ('ime disable com.github.uiautomator/.AdbKeyboard; ime disable com.github'
         '.uiautomator/.AdbKeyboard; ime list -s',
         'Input method com.github.uiautomator/.AdbKeyboard: now disabled for user #0\n'
         'Input method com.github.uiautomator/.AdbKeyboard: already disabled for '
         'user #0\n'
         'com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME\n'),
        ('ime enable com.github.uiautomator/.AdbKeyboard; ime enable com.github.u'
         'iautomator/.AdbKeyboard',
         'Input method com.github.uiautomator/.AdbKeyboard: already enabled for u'
         'ser #0\n'
         'Input method com.github.uiautomator/.AdbKeyboard: already enabled for u'
         'ser #0\n'),
        ('ime reset; settings get secure default_input_method',
         'Reset current and enabled IMEs for user #0\n'
         '  Selected: com.google.android.inputmethod.latin/com.android.inputmetho'
         'd.latin.LatinIME\n'
         'com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME\n'),
        ('cmd uimode night', 'Night mode: no\n'),
        ('cmd uimode night auto; cmd uimode night', 'Night mode: auto\nNight mode: auto\n'),
        ('cmd uimode night no; settings get secure ui_night_mode', 'Night mode: no\n1\n'),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    assert_printed(sh(script), expected)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ('wm', 'Window manager (window) commands:\n  help\n      Print this help text.\n', '', 255),
        ('wm size 0x50', '', 'Error: bad number\n', 255),
        ('wm size wide', '', 'Error: size must be given as WxH\n', 255),
        ('wm density 71', '', 'Error: density must be >= 72\n', 255),
        ('wm density x', '', 'Error: bad number x\n', 255),
        ('wm user-rotation spin', '', 'Error: expecting free or lock, found spin\n', 255),
        ('wm dance', 'Unknown command: dance\n', '', 255),
        ('ime enable nope', '', 'Unknown input method nope cannot be enabled for user #0\n', 255),
        ('ime disable nope', '', 'Unknown input method nope cannot be disabled for user #0\n', 255),
        ('ime', 'ime <command>:\n', '', 255),
        ('ime dance', 'Unknown command: dance\n', '', 255),
        ('cmd uimode night maybe',
         '',
         'Usage: night [yes|no|auto|custom_schedule|custom_bedtime]\n', 255),
        ('cmd uimode day', '', 'java.lang.IllegalArgumentException: Unknown command: day', 255),
    ],
)  # fmt: skip
def test_complaints(sh: Run, script: str, printed: str, complaint: str, code: int) -> None:
    assert_complained(sh(script), printed, complaint, code)
