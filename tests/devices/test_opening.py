"""How apps are found among those that the launcher offers, and brought to the front."""

from __future__ import annotations

import pytest

from pytest_androidbench.devices.acting.opening import Opener
from pytest_androidbench.interface.apps import KnownApp
from tests.devices.answers import Answers, printed

QUERY = (
    "cmd package query-activities --brief "
    "-a android.intent.action.MAIN -c android.intent.category.LAUNCHER"
)
OFFERED = """\
4 activities found:
  Activity #0:
    priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=false
    com.android.settings/.Settings
  Activity #1:
    priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=false
    org.ex.notes/org.ex.notes.ui.Main$First
  Activity #2:
    org.ex.notes/.Second
  Activity #3:
    org.ex.weather/.Now
"""


def opener(device: Answers) -> Opener:
    return Opener(device.shell)


def test_what_the_launcher_offers_is_each_apps_first_activity() -> None:
    device = Answers({QUERY: OFFERED})
    assert opener(device).launchable() == {
        "com.android.settings": ".Settings",
        "org.ex.notes": "org.ex.notes.ui.Main$First",
        "org.ex.weather": ".Now",
    }


@pytest.mark.parametrize(
    ("name", "component"),
    [
        ("settings", "com.android.settings/.Settings"),
        ("org.ex.notes", "'org.ex.notes/org.ex.notes.ui.Main$First'"),
        ("weather", "org.ex.weather/.Now"),
    ],
)
def test_an_app_is_started_as_by_the_launcher(name: str, component: str) -> None:
    device = Answers({QUERY: OFFERED, "am start": "Starting: Intent { }\nStatus: ok\n"})
    assert opener(device).open(name) == ""
    assert device.asked == [
        QUERY,
        "am start -W -a android.intent.action.MAIN -c android.intent.category.LAUNCHER "
        f"-f 0x10200000 -n {component}",
    ]


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (printed("no such\n", code=1), "no such"),
        (printed("Starting: x\n", errors="Error type 3\n"), "Starting: x\nError type 3"),
        (printed("Starting: Error\n"), ""),
    ],
)
def test_an_app_that_does_not_open_says_why(answer: object, why: str) -> None:
    device = Answers({QUERY: OFFERED, "am start": answer})
    told = f"com.android.settings did not open: {why}" if why else ""
    assert opener(device).open("Settings") == told


def test_who_asks_for_what_is_not_installed_is_told_what_is() -> None:
    one = opener(Answers({QUERY: OFFERED}))
    one.known = (KnownApp(package="org.ex.notes", label="My Notes"),)
    assert one.open("Chess") == (
        "no app called 'Chess' is installed; those that can be opened: "
        "My Notes (org.ex.notes), Settings (com.android.settings), org.ex.weather"
    )


def test_an_app_is_opened_by_what_a_device_was_told_that_it_is_called() -> None:
    device = Answers({QUERY: OFFERED})
    one = opener(device)
    one.known = (KnownApp(package="org.ex.notes", label="My Notes"),)
    assert one.open("my notes") == ""
    assert "org.ex.notes.ui.Main$First" in device.asked[-1]
