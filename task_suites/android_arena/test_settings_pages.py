"""Pages of Settings that are to be looked at: battery, storage, updates."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.settings_ways import PACKAGE, open_row

SHOWN: Final = "the page is in sight"
CHECKED: Final = "an update was looked for"
LAST_CHECK: Final = "last_system_update_check_ms"


def titled(title: str) -> Sight:
    """The bar of a page of Settings, which is described by the page's title."""
    return Sight(id="collapsing_toolbar", desc=title)


@arena_task("settings_battery_usage", "Show the battery usage of the phone, in Settings.")
def test_battery_usage(episode: Episode) -> None:
    episode.run()
    with episode.check(SHOWN):
        assert not in_sight(episode.device, PACKAGE, titled("Battery usage"))


@test_battery_usage.solution
def show_battery_usage(pilot: Pilot) -> None:
    open_row(pilot, "Battery", "Battery usage")


@test_battery_usage.mistake("the battery's page", fails=SHOWN)
def show_battery(pilot: Pilot) -> None:
    open_row(pilot, "Battery")


@test_battery_usage.mistake("another page of the battery", fails=SHOWN)
def show_battery_saver(pilot: Pilot) -> None:
    open_row(pilot, "Battery", "Battery Saver")


@test_battery_usage.mistake("left again", fails=SHOWN)
def show_battery_usage_and_leave(pilot: Pilot) -> None:
    show_battery_usage(pilot)
    pilot.home()


@arena_task("settings_storage_usage", "Show how the phone's storage is used, in Settings.")
def test_storage_usage(episode: Episode) -> None:
    episode.run()
    used = Sight(has=r"\d.* used")
    with episode.check(SHOWN):
        assert not in_sight(episode.device, PACKAGE, titled("Storage"), used)


@test_storage_usage.solution
def show_storage(pilot: Pilot) -> None:
    open_row(pilot, "Storage")


@test_storage_usage.mistake("the storage of apps alone", fails=SHOWN)
def show_storage_of_apps(pilot: Pilot) -> None:
    open_row(pilot, "Storage", "Apps")


@test_storage_usage.mistake("left again", fails=SHOWN)
def show_storage_and_leave(pilot: Pilot) -> None:
    show_storage(pilot)
    pilot.home()


@test_storage_usage.mistake("another page", fails=SHOWN)
def show_battery_for_storage(pilot: Pilot) -> None:
    open_row(pilot, "Battery")


@arena_task(
    "settings_check_update",
    "Have the phone look for a system update now, and leave the result on the screen.",
)
def test_check_update(episode: Episode) -> None:
    device = episode.device
    device.put_setting("secure", LAST_CHECK, "")
    episode.run()
    with episode.check(CHECKED):
        assert device.setting("secure", LAST_CHECK)
    with episode.check(SHOWN):
        assert not in_sight(device, PACKAGE, titled("System update"))


def open_update(pilot: Pilot) -> Pilot:
    """Show the page of updates."""
    return open_row(pilot, "System").scroll_to(text="System update").tap(text="System update")


@test_check_update.solution
def check_update(pilot: Pilot) -> None:
    open_update(pilot).tap("Check for update")


@test_check_update.mistake("only opened", fails=CHECKED)
def look_at_update(pilot: Pilot) -> None:
    open_update(pilot)


@test_check_update.mistake("left again", fails=SHOWN)
def check_update_and_leave(pilot: Pilot) -> None:
    check_update(pilot)
    pilot.home()
