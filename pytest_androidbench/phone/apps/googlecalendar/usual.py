"""What is usual: how the app looks, when a new event reminds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

NO_NOTIFICATION: Final = "none"
THEME: Final = ListPreference(
    key="preferences_theme",
    title=tr("Theme"),
    values={"light": tr("Light"), "dark": tr("Dark"), "system": tr("System default")},
    default="system",
)
REMINDER: Final = ListPreference(
    key="preferences_default_reminder",
    title=tr("Default notifications"),
    values={NO_NOTIFICATION: tr("No notification"), "0": tr("At time of event"),
            "10": tr("10 minutes before"), "30": tr("30 minutes before"),
            "60": tr("1 hour before"), "1440": tr("1 day before")},
    default="30",
)  # fmt: skip
DAY_REMINDER: Final = ListPreference(
    key="preferences_default_all_day_reminder",
    title=tr("Default notifications for all-day events"),
    values={NO_NOTIFICATION: tr("No notification"), "-540": tr("On the day at 9 AM"),
            "420": tr("The day before at 5 PM"), "900": tr("The day before at 9 AM")},
    default="420",
)  # fmt: skip


def default_minutes(prefs: Prefs, *, all_day: bool) -> tuple[int, ...]:
    """When a new event reminds."""
    value = (DAY_REMINDER if all_day else REMINDER).value(prefs)
    return () if value == NO_NOTIFICATION else (int(value),)
