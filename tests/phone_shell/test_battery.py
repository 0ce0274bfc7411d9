"""One battery: what console and shell say of it is what the whole phone shows."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

DUMPED = "dumpsys battery | grep -E 'AC|level|STOPPED|status'"


def shown(phone: Phone) -> str:
    """What the status bar says of it."""
    dump = phone.windows.view.dump(all_windows=True)
    return dump.partition('resource-id="com.android.systemui:id/battery"')[2].split('"')[5]


@pytest.mark.parametrize("program", ["dumpsys battery", "cmd battery"])
def test_a_level_that_is_said_is_shown_everywhere_until_it_is_taken_back(
    sh: Run, phone: Phone, program: str
) -> None:
    phone.battery.become(level=80)
    assert "80" in shown(phone)
    assert sh(f"{program} set level 55").stdout == ""
    assert sh(DUMPED).stdout == (
        "  (UPDATES STOPPED -- use 'reset' to restart)\n"
        "  AC powered: true\n  status: 4\n  level: 55\n"
    )
    assert "55" in shown(phone)
    assert sh("dumpsys power | grep mBatteryLevel").stdout == "  mBatteryLevel=55\n"
    phone.battery.become(level=70)
    assert sh(f"{program} get level").stdout == "55\n"
    assert sh(f"{program} reset; {program} get level").stdout == "70\n"
    assert "STOPPED" not in sh(DUMPED).stdout


def test_nothing_charges_an_unplugged_one(sh: Run) -> None:
    asked = "dumpsys power | grep -E 'mIsPowered|mPlugType'"
    assert sh(asked).stdout == "  mIsPowered=true\n  mPlugType=1\n"
    assert sh("cmd battery unplug -f; cmd battery get ac; cmd battery get usb").stdout == (
        "false\nfalse\n"
    )
    assert sh(asked).stdout == "  mIsPowered=false\n  mPlugType=0\n"
    assert sh("cmd battery set usb 1; cmd battery get usb").stdout == "true\n"


@pytest.mark.parametrize(
    ("words", "printed", "code"),
    [
        ("set", "No property specified\n", 255),
        ("set level", "No value specified\n", 255),
        ("set level many", "Bad value: many\n", 255),
        ("set colour 3", "Unknown set option: colour\n", 0),
        ("get", "No property specified\n", 255),
        ("get colour", "Unknown get option: colour\n", 0),
        ("get temp", "250\n", 0),
        ("frobnicate", "Unknown command: frobnicate\n", 255),
    ],
)
def test_what_is_wrong_is_told(sh: Run, words: str, printed: str, code: int) -> None:
    done = sh(f"cmd battery {words}")
    assert (done.stdout, done.stderr, done.code) == (printed, "", code)
    assert "STOPPED" not in sh(DUMPED).stdout


def test_it_goes_back_with_the_phone(sh: Run, phone: Phone) -> None:
    phone.snapshots.save("before")
    sh("cmd battery set level 5")
    phone.battery.become(ac=False)
    phone.snapshots.load("before")
    assert sh(DUMPED).stdout == "  AC powered: true\n  status: 4\n  level: 100\n"
