"""The settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.formats import duration_text, reminder_text
from pytest_androidbench.phone.apps.calendar.preferences import (
    ALLOW_TASKS,
    ALLOW_ZONES,
    CURRENT_TIME,
    CUSTOMIZE_DAYS,
    DEFAULT_DURATION,
    DEFAULT_REMINDERS,
    DEFAULT_START,
    DEFAULT_TYPE,
    DESCRIPTIONS,
    DIM_COMPLETED,
    DIM_PAST,
    HIGHLIGHT,
    HIGHLIGHT_COLOR,
    LOCATIONS,
    LOOP_REMINDERS,
    MIDNIGHT_SPAN,
    NEXT_FULL_HOUR,
    PAST_MINUTES,
    QUICK_FILTER,
    SAME_SNOOZE,
    SHOW_GRID,
    SNOOZE_MINUTES,
    START_WEEKLY_AT,
    SUNDAY_FIRST,
    USE_LAST_REMINDERS,
    VIBRATE,
    WEEK_FROM_TODAY,
    WEEK_NUMBERS,
    CalendarPreferences,
    Setting,
)
from pytest_androidbench.phone.apps.calendar.reminder_dialogs import (
    CUSTOM_REMINDER,
    custom_reminder_dialog,
    reminder_dialog,
)
from pytest_androidbench.phone.apps.calendar.type_dialogs import MANAGE, FilterTypes, SelectType
from pytest_androidbench.phone.apps.calendar.views.rows import color_code
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog, radio, yes_or_no
from pytest_androidbench.phone.apps.simple.settings_rows import Section, SettingRows, ValueRow
from pytest_androidbench.phone.kit.dialogs import Label
from pytest_androidbench.phone.kit.pickers import PickColor, PickTimeMaterial
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Extra, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

OTHER_TIME: Final = 0
LAST_USED: Final = -1
SNOOZES: Final = (1, 5, 10, 30, 60)
NOTIFICATION_SETTINGS: Final = "android.settings.APP_NOTIFICATION_SETTINGS"
LOCALE_SETTINGS: Final = "android.settings.APP_LOCALE_SETTINGS"
DELETE_ALL: Final = (
    "Are you sure you want to delete all events and tasks? This will leave your event types and"
    " other settings intact."
)
START_TEXTS: Final = {CURRENT_TIME: "Current time", NEXT_FULL_HOUR: "Next full hour"}


@dataclass(eq=False)
class CalendarSettings(AppScreen[CalendarApp, None]):
    """One long page."""

    activity = ".activities.SettingsActivity"
    rows: SettingRows = field(default_factory=SettingRows)

    def build(self) -> w.Widget:
        groups = (
            self._general(), self._reminders(), self._new_events(), self._weekly(),
            self._monthly(), self._lists(), self._events(), self._tasks(),
        )  # fmt: skip
        rows: list[w.Kid] = []
        for group in groups:
            rows += [w.Divider()] if rows else []
            rows += group
        return w.Page(
            w.TopBar(tr("Settings"), back=True, id="settings_toolbar"),
            w.Scroll(*rows, id="settings_nested_scrollview", padding=(0, 0, 0, 24)),
        )

    @property
    def config(self) -> CalendarPreferences:
        """What is set."""
        return self.app.store.config

    def _general(self) -> list[w.Kid]:
        config = self.config
        return [
            Section(tr("General"), "settings_general_settings_label"),
            _link("Language", "language", self.open_language, tr("English")),
            _link("Manage event types", "manage_event_types", self.manage_types),
            len(self.app.store.types()) > 1
            and _link("Manage quick filter event types", "manage_quick_filter_event_types",
                      self.choose_quick),
            self._check("Start week on Sunday", SUNDAY_FIRST, "sunday_first"),
            self._check("Highlight weekends on some views", HIGHLIGHT, "highlight_weekends"),
            config.get(HIGHLIGHT)
            and ValueRow(tr("Color of highlighted weekends"), None, self.pick_color,
                         "settings_highlight_weekends_color",
                         color_code(config.get(HIGHLIGHT_COLOR))),
        ]  # fmt: skip

    def _reminders(self) -> list[w.Kid]:
        config = self.config
        minutes = config.get(SNOOZE_MINUTES)
        return [
            Section(tr("Reminders"), "settings_reminders_label"),
            _link("Customize notifications", "customize_notifications", self.open_notifications),
            self._check("Vibrate on reminder notification", VIBRATE, "vibrate"),
            self._check("Loop reminders until dismissed", LOOP_REMINDERS, "loop_reminders"),
            self._check("Always use same snooze time", SAME_SNOOZE, "use_same_snooze"),
            config.get(SAME_SNOOZE)
            and self._value("Snooze time", "snooze_time", SNOOZE_MINUTES,
                            partial(snooze_dialog, minutes), duration_text(60 * minutes)),
        ]  # fmt: skip

    def _new_events(self) -> list[w.Kid]:
        config = self.config
        start, kind = config.get(DEFAULT_START), config.get(DEFAULT_TYPE)
        start_text: TextLike = f"{start // 60:02d}:{start % 60:02d}"
        if start in START_TEXTS:
            start_text = tr(START_TEXTS[start])
        kind_text = tr("Last used one") if kind < 0 else self.app.store.type_of(kind).title
        types = partial(SelectType, chosen=kind, manage=False,
                        first=[(LAST_USED, "Last used one")])  # fmt: skip
        last = config.get(USE_LAST_REMINDERS)
        reminders = [
            _link(f"Default reminder {place}", f"default_reminder_{place}",
                  partial(self.choose_reminder, setting), reminder_text(config.get(setting)))
            for place, setting in enumerate(DEFAULT_REMINDERS, 1)
            if not last
        ]  # fmt: skip
        return [
            Section(tr("New events"), "settings_new_events_label"),
            _link("Default start time", "default_start_time", self.choose_start, start_text),
            self._value("Default duration", "default_duration", DEFAULT_DURATION,
                        custom_reminder_dialog, duration_text(60 * config.get(DEFAULT_DURATION))),
            self._value("Default event type", "default_event_type", DEFAULT_TYPE, types, kind_text),
            self._check("Use the last events' reminders as the default for new events",
                        USE_LAST_REMINDERS, "use_last_event_reminders"),
            *reminders,
        ]  # fmt: skip

    def _weekly(self) -> list[w.Kid]:
        hour = self.config.get(START_WEEKLY_AT)
        hours = partial(radio, [f"{hour:02d}:00" for hour in range(17)], hour)
        return [
            Section(tr("Weekly view"), "settings_weekly_view_label"),
            self._value("Start day at", "start_weekly_at", START_WEEKLY_AT, hours,
                        f"{hour:02d}:00"),
            self._check("Show events spanning across midnight at the top bar", MIDNIGHT_SPAN,
                        "midnight_span_event"),
            self._check("Allow customizing day count", CUSTOMIZE_DAYS, "allow_customize_day_count"),
            self._check("Start week with the current day", WEEK_FROM_TODAY,
                        "start_week_with_current_day"),
        ]  # fmt: skip

    def _monthly(self) -> list[w.Kid]:
        return [
            Section(tr("Monthly view"), "settings_monthly_view_label"),
            self._check("Show week numbers", WEEK_NUMBERS, "week_numbers"),
            self._check("Show a grid", SHOW_GRID, "show_grid"),
        ]

    def _lists(self) -> list[w.Kid]:
        minutes = self.config.get(PAST_MINUTES)
        past: TextLike = tr("Never") if not minutes else duration_text(60 * minutes)
        return [
            Section(tr("Event lists"), "settings_event_lists_label"),
            self._value("Display events from the past", "display_past_events", PAST_MINUTES,
                        custom_reminder_dialog, past),
            self._check("Display description or location", DESCRIPTIONS, "display_description"),
            self._check("Replace event description with location", LOCATIONS,
                        "replace_description"),
        ]  # fmt: skip

    def _events(self) -> list[w.Kid]:
        return [
            Section(tr("Events"), "settings_events_label"),
            self._check("Dim past events", DIM_PAST, "dim_past_events"),
            self._check("Allow changing event time zones", ALLOW_ZONES,
                        "allow_changing_time_zones"),
            _link("Delete all events and tasks", "delete_all_events", self.delete_all),
        ]  # fmt: skip

    def _tasks(self) -> list[w.Kid]:
        return [
            Section(tr("Tasks"), "settings_tasks_label"),
            self._check("Allow creating tasks", ALLOW_TASKS, "allow_creating_tasks"),
            self.config.get(ALLOW_TASKS)
            and self._check("Dim completed tasks", DIM_COMPLETED, "dim_completed_tasks"),
        ]

    def _check(self, label: str, setting: Setting[bool], name: str) -> w.Widget:
        id_ = f"settings_{name}"
        return self.rows.check(tr(label), setting.key, default=setting.default, id_=id_)

    def _value(
        self,
        label: str,
        name: str,
        setting: Setting[int],
        dialog: Callable[[], AppScreen[Any, int]],
        value: TextLike,
    ) -> w.Widget:
        return _link(label, name, partial(self.choose, setting, dialog), value)

    def choose(self, setting: Setting[int], dialog: Callable[[], AppScreen[Any, int]]) -> None:
        """Ask for a number, and keep it."""
        self.ask(dialog(), self.keep, setting.key)

    def keep(self, key: str, value: int) -> None:
        """Keep a number."""
        self.rows.prefs.put(key, value)

    def open_language(self) -> None:
        """Open the phone's page for the app's language."""
        if not self.start(Intent(action=LOCALE_SETTINGS, data=f"package:{self.app.package}")):
            self.toast(tr("No valid app found"))

    def open_notifications(self) -> None:
        """Open the phone's page for the app's notifications."""
        extras: dict[str, Extra] = {"android.provider.extra.APP_PACKAGE": self.app.package}
        self.start(Intent(action=NOTIFICATION_SETTINGS, extras=extras))

    def manage_types(self) -> None:
        """Open the page with all types."""
        self.start(Intent(component=f"{self.app.package}/{MANAGE}"))

    def choose_quick(self) -> None:
        """Ask which types are below the views."""
        shown = sorted(int(name) for name in self.config.get(QUICK_FILTER))
        self.ask(FilterTypes(shown=Selection(rows=shown)), self.quick_chosen)

    def quick_chosen(self, types: list[int]) -> None:
        """Show these types below the views."""
        self.config.put(QUICK_FILTER, frozenset(map(str, types)))

    def pick_color(self) -> None:
        """Ask for the colour of weekends."""
        config = self.config
        color = config.get(HIGHLIGHT_COLOR) % 2**32
        self.ask(PickColor(color=color, recent=config.recent_colors()), self.color_picked)

    def color_picked(self, color: int) -> None:
        """Take the colour of weekends."""
        config = self.config
        config.remember_color(color)
        config.put(HIGHLIGHT_COLOR, color - 2**32)

    def choose_start(self) -> None:
        """Ask when new events begin."""
        now = self.config.get(DEFAULT_START)
        choices: list[tuple[int, Label]] = [
            *((value, tr(text)) for value, text in START_TEXTS.items()),
            (OTHER_TIME, tr("Other time")),
        ]
        chosen = now if now in START_TEXTS else OTHER_TIME
        self.ask(RadioDialog(choices=choices, chosen=chosen), self.start_chosen)

    def start_chosen(self, start: int) -> None:
        """Take it, or ask for a time."""
        if start == OTHER_TIME:
            moments = self.app.store.moments
            now = moments.local(moments.now)
            self.ask(PickTimeMaterial(hour=now.hour, minute=now.minute), self.start_time_chosen)
        else:
            self.config.put(DEFAULT_START, start)

    def start_time_chosen(self, time: tuple[int, int]) -> None:
        """Let new events begin at a time of day."""
        self.config.put(DEFAULT_START, time[0] * 60 + time[1])

    def choose_reminder(self, setting: Setting[int]) -> None:
        """Ask for a reminder of new events."""
        self.ask(reminder_dialog(self.config.get(setting)), self.reminder_chosen, setting.key)

    def reminder_chosen(self, key: str, minutes: int) -> None:
        """Take a reminder, or ask on."""
        if minutes == CUSTOM_REMINDER:
            self.ask(custom_reminder_dialog(), self.keep, key)
        else:
            self.keep(key, minutes)

    def delete_all(self) -> None:
        """Ask before everything is deleted."""
        self.ask(yes_or_no(tr(DELETE_ALL)), self.deletion_confirmed)

    def deletion_confirmed(self, sure: bool) -> None:
        """Delete everything."""
        if sure:
            self.app.keeper.cancel_reminders()
            self.app.store.delete_all()


def _link(
    label: str, name: str, on_tap: Callable[[], None], value: TextLike | None = None
) -> w.Widget:
    return w.Panel(ValueRow(tr(label), value, on_tap, f"settings_{name}"))


def snooze_dialog(minutes: int) -> RadioDialog:
    """How long a reminder can be put off."""
    values: Sequence[int] = sorted({*SNOOZES, minutes})
    choices: list[tuple[int, Label]] = [(value, duration_text(60 * value)) for value in values]
    return RadioDialog(choices=choices, chosen=minutes)
