"""The settings of Google Calendar: keys, values and what is shown of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

VIEWS: Final[Mapping[str, TextLike]] = {
    "schedule": tr("Schedule"), "day": tr("Day"), "3days": tr("3 days"), "week": tr("Week"),
    "month": tr("Month"),
}  # fmt: skip
VIEW_KEY: Final = "preference_chosen_view"
TASKS_KEY: Final = "tasks_visible"
WEEK_NUMBERS: Final = "preferences_show_week_num"
DEVICE_ZONE: Final = "preferences_home_tz_enabled"
HOME_ZONE: Final = "preferences_home_tz"
NOTIFY: Final = "preferences_alerts"
WEEK_START: Final = ListPreference(
    key="preferences_week_start_day",
    title=tr("Start of the week"),
    values={"6": tr("Sunday"), "0": tr("Monday"), "5": tr("Saturday")},
    default="6",
)
DURATION: Final = ListPreference(
    key="preferences_default_event_duration",
    title=tr("Default event duration"),
    values={"0": tr("No end time"), "15": tr("15 minutes"), "30": tr("30 minutes"),
            "60": tr("60 minutes"), "90": tr("90 minutes"), "120": tr("120 minutes")},
    default="60",
)  # fmt: skip


def week_start(prefs: Prefs) -> int:
    """The day that weeks begin on, from 0 for Monday."""
    return int(WEEK_START.value(prefs))
