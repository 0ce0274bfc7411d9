"""`settings`, `getprop` and `setprop`: what they print, and what they refuse."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("settings get system font_scale", "1.0\n"),
        ("settings get GLOBAL wifi_on", "1\n"),
        ("settings get --user 0 secure long_press_timeout", "400\n"),
        ("settings get secure --user current long_press_timeout", "400\n"),
        ("settings get secure long_press_timeout --user 0", "400\n"),
        ("settings get global nothing", "null\n"),
        ("settings put global mine 'a b'; settings get global mine", "a b\n"),
        ("settings put --user 0 system mine 1 tag default; settings get system mine", "1\n"),
        ("settings put system mine 1; settings get global mine", "null\n"),
        ("settings delete global nothing", "Deleted 0 rows\n"),
        ("settings put secure mine 1; settings delete secure mine; settings get secure mine",
         "Deleted 1 rows\nnull\n"),
        ("settings list system | head -n 3",
         "accelerometer_rotation=0\ndtmf_tone=1\nfont_scale=1.0\n"),
        ("settings put system aaa 2; settings list --user 0 system | head -n 1", "aaa=2\n"),
        ("settings list secure | wc -l", "22\n"),
        ("settings put system font_scale 2; settings reset system trusted_defaults; "
         "settings get system font_scale", "1.0\n"),
        ("settings put system font_scale 2; settings put global wifi_on 0; "
         "settings reset system trusted_defaults; settings get global wifi_on", "0\n"),
        ("settings put system font_scale 2; settings reset system untrusted_defaults; "
         "settings reset system untrusted_clear; settings reset system com.example; "
         "settings get system font_scale", "2\n"),
        ("getprop ro.build.version.release", "13\n"),
        ("getprop nothing", "\n"),
        ("getprop nothing other", "other\n"),
        ("getprop ro.build.version.release other", "13\n"),
        ("getprop nothing a b", "a\n"),
        ("getprop | head -n 2", "[dalvik.vm.heapsize]: [512m]\n[dev.bootcomplete]: [1]\n"),
        ("getprop -T ro.debuggable", "1\n"),
        ("setprop a.mine 'x y'; getprop a.mine; getprop | head -n 1", "x y\n[a.mine]: [x y]\n"),
        ("setprop ro.mine 1; getprop ro.mine", "1\n"),
        ("setprop a.mine ''; getprop a.mine other", "\n"),
        (f"setprop a.mine {'x' * 91}; getprop a.mine", "x" * 91 + "\n"),
        (f"setprop a.mine ro.{'x' * 100}; getprop a.mine", "ro." + "x" * 100 + "\n"),
    ],
)  # fmt: skip
def test_values_are_told_and_changed(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "complaint", "code"),
    [
        ("settings grow", "Invalid command: grow\n", 255),
        ("settings get", "Not enough arguments\n", 255),
        ("settings get --user 0", "Not enough arguments\n", 255),
        ("settings get system", "Not enough arguments\n", 255),
        ("settings put system mine", "Not enough arguments\n", 255),
        ("settings delete system", "Not enough arguments\n", 255),
        ("settings reset system", "Not enough arguments\n", 255),
        ("settings get Local mine", "Invalid namespace 'local'\n", 255),
        ("settings reset system everything", "Invalid reset mode: everything\n", 255),
        ("setprop a.mine", "setprop: Needs 2 arguments (see \"setprop --help\")\n", 1),
        ("setprop a.mine 1 2", "setprop: Needs 2 arguments (see \"setprop --help\")\n", 1),
        ("setprop ro.build.id x",
         "Failed to set property 'ro.build.id' to 'x'.\nSee dmesg for error reason.\n", 1),
        (f"setprop a.mine {'ü' * 46}",
         f"Value '{'ü' * 46}' is too long, 92 bytes vs a max of 92\n", 1),
    ],
)  # fmt: skip
def test_what_is_refused(lasting: Run, script: str, complaint: str, code: int) -> None:
    done = lasting(script)
    assert (done.stdout, done.stderr, done.code) == ("", complaint, code)


def test_the_usage_is_told(lasting: Run) -> None:
    asked, nothing = lasting("settings help"), lasting("settings")
    assert asked.stdout == nothing.stdout
    assert asked.stdout.startswith("Settings provider (settings) commands:\n  help\n")
    assert asked.stdout.endswith("{system, secure, global}, case-insensitive\n")
    assert (asked.code, nothing.code) == (0, 255)


def test_a_table_of_settings_does_not_grow_beyond_its_room(sh: Run, phone: Phone) -> None:
    used = sum(100 + len(key) + len(value) for key, value in phone.settings.list("system").items())
    left = 1024 * 1024 - used - (100 + len("mine") + 50)
    phone.settings.put("system", "more", "x" * (left - 100 - len("more")))
    assert sh(f"settings put system mine {'x' * 50}").code == 0
    assert sh(f"settings put system mine {'y' * 50}").code == 0
    full = sh(f"settings put system mine {'x' * 51}")
    assert (full.code, phone.settings.get("system", "mine")) == (255, "y" * 50)
    assert full.stderr.startswith(
        "\nException occurred while executing 'put':\njava.lang.IllegalStateException: "
        "You are adding too many system settings. You should stop using system settings for app "
        "specific data package: com.android.shell\n"
    )


def test_properties_do_not_grow_beyond_their_room(sh: Run, phone: Phone) -> None:
    used = sum(100 + len(name) + len(value) for name, value in phone.properties.all().items())
    left = 128 * 1024 - used - (100 + len("z") + 50)
    assert phone.properties.put("a", "x" * (left - 100 - len("a")))
    assert sh(f"setprop z {'x' * 50}").code == 0
    assert sh("setprop z short").code == 0
    assert sh(f"setprop z {'x' * 50}").code == 0
    assert sh(f"setprop z {'x' * 51}").code == 1
    assert sh("setprop y ''").code == 1
