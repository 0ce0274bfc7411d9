"""Settings of Gmail: opened, notifications, density, theme."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hypothesis import strategies as st

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.mails import ACCOUNT, PACKAGE
from pytest_androidbench.appdata.notifying import may_notify
from pytest_androidbench.appdata.preferences import Preference, Preferences
from pytest_androidbench.appdata.validators import same_rows
from pytest_androidbench.devices.device import Device
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.mail_checks import SEEN
from task_suites.android_arena.mail_ways import APP, choose, settings

SET: Final = "the setting is as asked for"
REST: Final = "all other settings are as they were"
NOTIFICATIONS, DENSITY, THEME = "notifications", "conversation-list-density", "theme"


@dataclass(frozen=True, slots=True)
class Change:
    """A value of a setting, and another one that it has before."""

    wanted: str
    start: str

    @property
    def kept(self) -> str:
        """How it is stored."""
        return self.wanted.lower()


def check_setting(episode: Episode, key: str, wanted: str, before: dict[str, Preference]) -> None:
    """A setting has a value, and all others have those they had."""
    after = Preferences(episode.device, PACKAGE).all()
    with episode.check(SET):
        assert after.get(key) == wanted
    with episode.check(REST):
        others = ([pair for pair in each.items() if pair[0] != key] for each in (before, after))
        assert same_rows(*others)


def begin_with(device: Device, key: str, value: str) -> dict[str, Preference]:
    """Give a setting its value at the start; tells all of them."""
    prefs = Preferences(device, PACKAGE)
    prefs.put({key: value})
    return prefs.all()


@arena_task("gmail_open_settings", "Open the settings of Gmail.")
def test_open_settings(episode: Episode) -> None:
    episode.run()
    with episode.check(SEEN):
        page = Sight(text="General settings"), Sight(text=ACCOUNT)
        assert not in_sight(episode.device, PACKAGE, *page, activity="PublicPreferenceActivity")


@test_open_settings.solution
def open_settings(pilot: Pilot) -> None:
    settings(pilot.open(APP))


@test_open_settings.mistake("the drawer alone", fails=SEEN)
def open_drawer(pilot: Pilot) -> None:
    pilot.open(APP).tap(desc="Open navigation drawer").scroll_to(text="Settings")


@test_open_settings.mistake("left again", fails=SEEN)
def open_settings_and_leave(pilot: Pilot) -> None:
    open_settings(pilot)
    pilot.home()


@arena_task(
    "gmail_notifications_off", "Turn off all notifications of Gmail.",
    params={"start": one_of("all", "high")},
)  # fmt: skip
def test_notifications(episode: Episode, start: str) -> None:
    before = begin_with(episode.device, NOTIFICATIONS, start)
    episode.run()
    after = Preferences(episode.device, PACKAGE).all()
    silent = not may_notify(episode.device, PACKAGE)
    with episode.check(SET):
        assert after.get(NOTIFICATIONS) == "none" or silent
    with episode.check(REST):
        others = (
            [pair for pair in each.items() if pair[0] != NOTIFICATIONS] for each in (before, after)
        )
        assert same_rows(*others)


def ask_notifications(pilot: Pilot) -> Pilot:
    """Open the choice of what the account tells of."""
    return settings(pilot.open(APP)).tap(text=ACCOUNT).tap(text="Notifications", index=1)


@test_notifications.solution
def turn_off(pilot: Pilot) -> None:
    ask_notifications(pilot).tap(text="None")


@test_notifications.mistake("some are left", fails=SET)
def leave_some(pilot: Pilot) -> None:
    ask_notifications(pilot).tap(text="High priority only", index=-1)


@test_notifications.mistake("no mails any more, too", fails=REST)
def stop_mails(pilot: Pilot) -> None:
    turn_off(pilot)
    pilot.scroll_to(text="Sync Gmail").tap(text="Sync Gmail")


@arena_task(
    "gmail_density_comfortable",
    "Set the density of Gmail's conversation list to {change.wanted}.",
    params={
        "change": st.sampled_from(
            [
                Change("Comfortable", "default"),
                Change("Comfortable", "compact"),
                Change("Compact", "default"),
                Change("Compact", "comfortable"),
            ]
        )
    },
)
def test_density(episode: Episode, change: Change) -> None:
    before = begin_with(episode.device, DENSITY, change.start)
    episode.run()
    check_setting(episode, DENSITY, change.kept, before)


@test_density.solution
def set_density(pilot: Pilot, change: Change) -> None:
    choose(settings(pilot.open(APP)), "Conversation list density", change.wanted)


@test_density.mistake("another density", fails=SET)
def set_another_density(pilot: Pilot, change: Change) -> None:
    other = next(each for each in ("Compact", "Comfortable") if each != change.wanted)
    set_density(pilot, Change(other, change.start))


@test_density.mistake("another theme, too", fails=REST)
def set_density_and_theme(pilot: Pilot, change: Change) -> None:
    set_density(pilot, change)
    pilot.tap(text="Theme").tap(text="Dark")


@arena_task(
    "gmail_theme_dark",
    "Set the theme of Gmail to {change.wanted}.",
    params={
        "change": st.sampled_from(
            [Change("Dark", "light"), Change("Dark", "system"), Change("Light", "dark")]
        )
    },
)
def test_theme(episode: Episode, change: Change) -> None:
    before = begin_with(episode.device, THEME, change.start)
    episode.run()
    check_setting(episode, THEME, change.kept, before)


@test_theme.solution
def set_theme(pilot: Pilot, change: Change) -> None:
    choose(settings(pilot.open(APP)), "Theme", change.wanted)


@test_theme.mistake("asked for only", fails=SET)
def ask_theme(pilot: Pilot) -> None:
    settings(pilot.open(APP)).tap("General settings").tap(text="Theme")


@test_theme.mistake("another density, too", fails=REST)
def set_theme_and_density(pilot: Pilot, change: Change) -> None:
    set_theme(pilot, change)
    pilot.tap(text="Conversation list density").tap(text="Compact")
