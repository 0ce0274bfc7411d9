"""The schedules of Do Not Disturb: which are on, and days and hours of the one for sleeping."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import (
    Flag,
    IntSetting,
    StringSetting,
)
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.display.night_hours import (
    HOUR_MS,
    hour_row,
    hour_text,
)
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, ntr, tr

SLEEPING: Final = Flag("secure/zen_schedule_sleeping")
EVENT: Final = Flag("secure/zen_schedule_event")
WEEK: Final = ("Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")
DAYS: Final = StringSetting("secure/zen_sleeping_days", "0123456")
"""The places of its days in the week."""
START: Final = IntSetting("secure/zen_sleeping_start", 22 * HOUR_MS)
END: Final = IntSetting("secure/zen_sleeping_end", 7 * HOUR_MS)


def schedules_summary(phone: Phone) -> Message:
    """How many of the schedules are on."""
    count = sum(each.read(phone) for each in (SLEEPING, EVENT))
    if not count:
        return tr("None")
    one = "{n} schedule can turn on automatically"
    return ntr(one, "{n} schedules can turn on automatically", count)


def _told(phone: Phone) -> str:
    """Days and hours of sleeping: "Sun, Mon, 22:00 to 07:00"."""
    kept = DAYS.read(phone)
    days = ", ".join(name[:3] for place, name in enumerate(WEEK) if str(place) in kept)
    return f"{days or 'No days'}, {hour_text(START, phone)} to {hour_text(END, phone)}"


def _schedules(state: SettingsPageState) -> Rows:
    return [
        rows.SwitchPreference(
            tr("Sleeping"), SLEEPING, summary=_told(state.phone), to="dnd_sleeping"
        ),
        make.switch("Event", EVENT, "During events for Any calendar"),
    ]


def _sleeping(state: SettingsPageState) -> Rows:
    phone = state.phone
    kept = DAYS.read(phone)
    days = [
        rows.Option(tr(name), str(place) in kept, partial(_turn, str(place)), box=True)
        for place, name in enumerate(WEEK)
    ]
    return [
        make.main_switch("Use schedule", SLEEPING),
        hour_row(tr("Start time"), START, phone),
        hour_row(tr("End time"), END, phone),
        make.category("Days"),
        *days,
    ]


def _turn(day: str, pane: Pane) -> None:
    """Have the schedule on a day, or not."""
    kept = set(DAYS.read(pane.phone)) ^ {day}
    DAYS.write(pane.phone, "".join(sorted(kept)))


PAGES: Final = (
    make.page("dnd_when", "Schedules", _schedules, "dnd",
              "notification.zen.ZenModeAutomationSettings"),
    make.page("dnd_sleeping", "Sleeping", _sleeping, "dnd_when",
              "notification.zen.ZenModeScheduleRuleSettings"),
)  # fmt: skip
