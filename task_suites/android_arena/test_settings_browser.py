"""The app that opens links."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.devices.device import Device
from pytest_androidbench.provision.steps import run
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.settings_ways import KEPT, open_row, read_look

BROWSER: Final = "android.app.role.BROWSER"
SMS: Final = "android.app.role.SMS"
CHROME, FIREFOX = "com.android.chrome", "org.mozilla.firefox"
CHOSEN: Final = "this browser opens links"


def holder(device: Device, role: str) -> str:
    """The app that has a role."""
    return device.shell(f"cmd role get-role-holders {role}", reads=True).text.strip()


def judge(episode: Episode, *, start: str, wanted: str) -> None:
    """Expect another browser to be the one that opens links."""
    device = episode.device
    run(device, f"cmd role add-role-holder {BROWSER} {start}")
    before = read_look(device), holder(device, SMS)
    episode.run()
    with episode.check(CHOSEN):
        assert holder(device, BROWSER) == wanted
    with episode.check(KEPT):
        assert (read_look(device), holder(device, SMS)) == before


def open_browsers(pilot: Pilot) -> Pilot:
    """Open the page on which the browser is chosen."""
    return open_row(pilot, "Apps", "Default apps", "Browser app")


@arena_task("settings_browser_chrome", "Make Chrome the browser in which links open.")
def test_browser_chrome(episode: Episode) -> None:
    judge(episode, start=FIREFOX, wanted=CHROME)


@test_browser_chrome.solution
def choose_chrome(pilot: Pilot) -> None:
    open_browsers(pilot).tap(text="Chrome")


@test_browser_chrome.mistake("only looked at", fails=CHOSEN)
def look_for_chrome(pilot: Pilot) -> None:
    open_browsers(pilot)


@test_browser_chrome.mistake("chosen, and the other one again", fails=CHOSEN)
def choose_chrome_and_firefox(pilot: Pilot) -> None:
    choose_chrome(pilot)
    pilot.tap(text="Firefox")


@test_browser_chrome.mistake("the theme, too", fails=KEPT)
def choose_chrome_and_darken(pilot: Pilot) -> None:
    choose_chrome(pilot)
    open_row(pilot.back().back().back(), "Display").tap("Dark theme", id="switchWidget")


@arena_task("settings_browser_firefox", "Make Firefox the browser in which links open.")
def test_browser_firefox(episode: Episode) -> None:
    judge(episode, start=CHROME, wanted=FIREFOX)


@test_browser_firefox.solution
def choose_firefox(pilot: Pilot) -> None:
    open_browsers(pilot).tap(text="Firefox")


@test_browser_firefox.mistake("only looked at", fails=CHOSEN)
def look_for_firefox(pilot: Pilot) -> None:
    open_browsers(pilot)


@test_browser_firefox.mistake("chosen, and the other one again", fails=CHOSEN)
def choose_firefox_and_chrome(pilot: Pilot) -> None:
    choose_firefox(pilot)
    pilot.tap(text="Chrome")


@test_browser_firefox.mistake("the app for messages instead", fails=CHOSEN)
def look_at_messages(pilot: Pilot) -> None:
    open_row(pilot, "Apps", "Default apps", "SMS app")
