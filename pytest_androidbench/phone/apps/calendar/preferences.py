"""The app's preferences, with their defaults."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from pytest_androidbench.phone.apps.calendar.event import REMINDER_OFF

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

V = TypeVar("V", str, int, float, bool, frozenset[str])


@dataclass(frozen=True, slots=True)
class Setting(Generic[V]):
    """A key of the preferences and the value where there is none."""

    key: str
    default: V


MONTHLY, YEARLY, LIST, WEEKLY, DAILY, MONTHLY_DAILY = 1, 2, 3, 4, 5, 7
VIEW: Final = Setting("view", MONTHLY)
FIRST_WEEKDAY: Final = Setting("first_day_of_week", 7)
"""The day that weeks begin on: 1 is Monday, 7 Sunday."""
DISPLAYED: Final = Setting("display_event_types", frozenset({"1"}))
QUICK_FILTER: Final = Setting("quick_filter_event_types", frozenset[str]())
FILTER_WARNED: Final = Setting("was_filtered_out_warning_shown", default=False)
ALARM_WARNED: Final = Setting("was_alarm_warning_shown", default=False)
LAST_REMINDERS: Final = (
    Setting("reminder_minutes", 10),
    Setting("reminder_minutes_2", REMINDER_OFF),
    Setting("reminder_minutes_3", REMINDER_OFF),
)
DEFAULT_REMINDERS: Final = (
    Setting("default_reminder_1", 10),
    Setting("default_reminder_2", REMINDER_OFF),
    Setting("default_reminder_3", REMINDER_OFF),
)
USE_LAST_REMINDERS: Final = Setting("use_previous_event_reminders", default=True)
NEXT_FULL_HOUR, CURRENT_TIME = -1, -2
DEFAULT_START: Final = Setting("default_start_time", NEXT_FULL_HOUR)
DEFAULT_DURATION: Final = Setting("default_duration", 0)
DEFAULT_TYPE: Final = Setting("default_event_type_id", -1)
LAST_TYPE: Final = Setting("last_used_local_event_type_id", 1)
ALLOW_TASKS: Final = Setting("allow_creating_tasks", default=True)
ALLOW_ZONES: Final = Setting("allow_changing_time_zones", default=False)
HIGHLIGHT: Final = Setting("highlight_weekends", default=False)
HIGHLIGHT_COLOR: Final = Setting("highlight_weekends_color", -1_298_902)
WEEK_NUMBERS: Final = Setting("week_numbers", default=False)
SHOW_GRID: Final = Setting("show_grid", default=False)
START_WEEKLY_AT: Final = Setting("start_weekly_at", 7)
MIDNIGHT_SPAN: Final = Setting("show_midnight_spanning_events_at_top", default=True)
CUSTOMIZE_DAYS: Final = Setting("allow_customise_day_count", default=True)
WEEK_FROM_TODAY: Final = Setting("start_week_with_current_day", default=False)
WEEK_DAYS: Final = Setting("weekly_view_days", 7)
PAST_MINUTES: Final = Setting("display_past_events", 1440)
DESCRIPTIONS: Final = Setting("display_description", default=True)
LOCATIONS: Final = Setting("replace_description", default=False)
DIM_PAST: Final = Setting("dim_past_events", default=True)
DIM_COMPLETED: Final = Setting("dim_completed_tasks", default=True)
VIBRATE: Final = Setting("vibrate", default=False)
LOOP_REMINDERS: Final = Setting("loop_reminders", default=False)
SAME_SNOOZE: Final = Setting("use_same_snooze", default=False)
SNOOZE_MINUTES: Final = Setting("snooze_delay", 10)
AUDIO_STREAM: Final = Setting("reminder_audio_stream", 5)
FONT_SIZE: Final = Setting("font_size", 1)
LAST_VIEW: Final = 6
WIDGET_VIEW: Final = Setting("list_widget_view_to_open", DAILY)
AUTO_BACKUP: Final = Setting("auto_backup", default=False)
BACKUP_FOLDER: Final = Setting("auto_backup_folder", "/storage/emulated/0/Download")
BACKUP_NAME: Final = Setting("auto_backup_filename", "")
BACKUP_TYPES: Final = Setting("auto_backup_event_types", frozenset[str]())
BACKUP_EVENTS: Final = Setting("auto_backup_events", default=True)
BACKUP_TASKS: Final = Setting("auto_backup_tasks", default=True)
BACKUP_PAST: Final = Setting("auto_backup_past_entries", default=True)
RECENT_COLORS: Final = Setting("color_picker_recent_colors", "")


class CalendarPreferences:
    """Reads and writes the preferences; reads their file once."""

    def __init__(self, app: App) -> None:
        self._prefs = app.prefs("Prefs")
        self._values = self._prefs.all()

    def get(self, setting: Setting[V]) -> V:
        """A value."""
        value = self._values.get(setting.key)
        return value if isinstance(value, type(setting.default)) else setting.default

    def put(self, setting: Setting[V], value: V) -> None:
        """Keep a value."""
        self._prefs.put(setting.key, value)
        self._values[setting.key] = value

    def days_into_week(self, day: date) -> int:
        """How many days of its week lie before a day."""
        return (day.isoweekday() - self.get(FIRST_WEEKDAY)) % 7

    def weekdays(self) -> list[int]:
        """The days of a week in their order; 0 is Monday."""
        first = self.get(FIRST_WEEKDAY) - 1
        return [(first + place) % 7 for place in range(7)]

    def new_reminders(self) -> list[int]:
        """The reminders a new event starts with."""
        last = self.get(USE_LAST_REMINDERS)
        return [self.get(setting) for setting in (LAST_REMINDERS if last else DEFAULT_REMINDERS)]

    def displayed_types(self) -> list[int]:
        """The ids of the event types that are shown."""
        return sorted(int(name) for name in self.get(DISPLAYED))

    def recent_colors(self) -> list[int]:
        """The colours chosen last, newest first."""
        return [int(name) for name in self.get(RECENT_COLORS).split(",") if name]

    def remember_color(self, color: int) -> None:
        """Put a colour before the others chosen last."""
        colors = [color, *(other for other in self.recent_colors() if other != color)][:5]
        self.put(RECENT_COLORS, ",".join(map(str, colors)))
