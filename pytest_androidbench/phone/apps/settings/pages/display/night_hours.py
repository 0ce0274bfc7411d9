"""When Night Light and the dark theme are scheduled to come and go.

The keys and their milliseconds since midnight are those of AOSP's `Settings.Secure`, the hours at
first those of its `config.xml`, the summaries those of its `strings.xml`.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import IntSetting
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.kit.pickers import PickTime
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.times import clock_text
from pytest_androidbench.phone.ui.message import Message, tr

AT_HOURS, BY_THE_SUN = "1", "2"
"""Schedules: between two times that are chosen, and from sunset to sunrise."""
HOUR_MS: Final = 3_600_000


@dataclass(frozen=True, slots=True)
class NightHours:
    """A schedule's two times."""

    mode: tuple[str, str]
    """Namespace and key of the schedule that is chosen."""
    start: IntSetting
    end: IntSetting

    def rows(self, phone: Phone) -> list[rows.SettingsRow]:
        """The rows that choose the times, where the schedule goes by them."""
        if phone.settings.text(*self.mode) != AT_HOURS:
            return []
        return [
            hour_row(tr("Start time"), self.start, phone),
            hour_row(tr("End time"), self.end, phone),
        ]

    def summary(self, phone: Phone, *, on: bool) -> Message | None:
        """What comes next by the schedule; None without one."""
        mode = phone.settings.text(*self.mode)
        if mode == AT_HOURS:
            time = hour_text(self.end if on else self.start, phone)
            return (
                tr("Will turn off automatically at {time}", time=time)
                if on
                else tr("Will turn on automatically at {time}", time=time)
            )
        if mode == BY_THE_SUN:
            return (
                tr("Will turn off automatically at sunrise")
                if on
                else tr("Will turn on automatically at sunset")
            )
        return None


NIGHT_LIGHT_HOURS: Final = NightHours(
    ("secure", "night_display_auto_mode"),
    IntSetting("secure/night_display_custom_start_time", 22 * HOUR_MS),
    IntSetting("secure/night_display_custom_end_time", 6 * HOUR_MS),
)
DARK_THEME_HOURS: Final = NightHours(
    ("secure", "dark_theme_schedule"),
    IntSetting("secure/dark_theme_custom_start_time", 22 * HOUR_MS),
    IntSetting("secure/dark_theme_custom_end_time", 6 * HOUR_MS),
)


def _moment(setting: IntSetting, phone: Phone) -> datetime:
    kept = setting.read(phone) % (24 * HOUR_MS)
    return datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=kept)


def hour_text(setting: IntSetting, phone: Phone) -> str:
    """The time of day that a setting keeps in milliseconds."""
    return clock_text(_moment(setting, phone), phone.display)


def hour_row(title: Message, setting: IntSetting, phone: Phone) -> rows.SettingsRow:
    """A row that shows such a time, and asks for another one."""
    at = _moment(setting, phone)
    return rows.Prompt(
        title,
        summary=hour_text(setting, phone),
        dialog=lambda: PickTime(hour=at.hour, minute=at.minute),
        take=partial(_take, setting),
    )


def _take(setting: IntSetting, pane: Pane, answer: tuple[int, int]) -> None:
    hour, minute = answer
    setting.write(pane.phone, hour * HOUR_MS + minute * (HOUR_MS // 60))
