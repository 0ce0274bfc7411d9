"""The settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.config import (
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
    Setting,
)
from pytest_androidbench.phone.apps.calendar.formats import duration_text, reminder_text
from pytest_androidbench.phone.apps.calendar.reminder_dialogs import (
    CUSTOM_REMINDER,
    custom_reminder_dialog,
    reminder_dialog,
)
from pytest_androidbench.phone.apps.calendar.store import Store
from pytest_androidbench.phone.apps.calendar.type_dialogs import MANAGE, FilterTypes, SelectType
from pytest_androidbench.phone.apps.calendar.views.rows import color_code
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog
from pytest_androidbench.phone.apps.simple.settings_rows import CheckRow, Section, ValueRow
from pytest_androidbench.phone.kit.dialogs import Confirm, Label
from pytest_androidbench.phone.kit.pickers import PickColor, PickTimeMaterial
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
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
    asking: int = 0
    """Which default reminder is being chosen."""

    @property
    def store(self) -> Store:
        """The app's data."""
        return Store(self.app)

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

    def _general(self) -> list[w.Kid]:
        config = self.store.config
        return [
            Section(tr("General"), "settings_general_settings_label"),
            self._link("Language", "settings_language", self.open_language, tr("English")),
            self._link("Manage event types", "settings_manage_event_types", self.manage_types),
            len(self.store.types()) > 1
            and self._link("Manage quick filter event types",
                           "settings_manage_quick_filter_event_types", self.choose_quick),
            self._check("Start week on Sunday", SUNDAY_FIRST, "settings_sunday_first"),
            self._check("Highlight weekends on some views", HIGHLIGHT,
                        "settings_highlight_weekends"),
            config.get(HIGHLIGHT)
            and ValueRow(tr("Color of highlighted weekends"), None, self.pick_color,
                         "settings_highlight_weekends_color",
                         color_code(config.get(HIGHLIGHT_COLOR))),
        ]  # fmt: skip

    def _reminders(self) -> list[w.Kid]:
        config = self.store.config
        snooze = duration_text(60 * config.get(SNOOZE_MINUTES))
        return [
            Section(tr("Reminders"), "settings_reminders_label"),
            self._link("Customize notifications", "settings_customize_notifications",
                       self.open_notifications),
            self._check("Vibrate on reminder notification", VIBRATE, "settings_vibrate"),
            self._check("Loop reminders until dismissed", LOOP_REMINDERS,
                        "settings_loop_reminders"),
            self._check("Always use same snooze time", SAME_SNOOZE, "settings_use_same_snooze"),
            config.get(SAME_SNOOZE)
            and self._link("Snooze time", "settings_snooze_time", self.choose_snooze, snooze),
        ]  # fmt: skip

    def _new_events(self) -> list[w.Kid]:
        config = self.store.config
        start, kind = config.get(DEFAULT_START), config.get(DEFAULT_TYPE)
        start_text: TextLike = f"{start // 60:02d}:{start % 60:02d}"
        if start in START_TEXTS:
            start_text = tr(START_TEXTS[start])
        kind_text = tr("Last used one") if kind < 0 else self.store.type_of(kind).title
        last = config.get(USE_LAST_REMINDERS)
        reminders = [
            self._link(f"Default reminder {place}", f"settings_default_reminder_{place}",
                       partial(self.choose_reminder, place - 1), reminder_text(config.get(setting)))
            for place, setting in enumerate(DEFAULT_REMINDERS, 1)
            if not last
        ]  # fmt: skip
        return [
            Section(tr("New events"), "settings_new_events_label"),
            self._link("Default start time", "settings_default_start_time", self.choose_start,
                       start_text),
            self._link("Default duration", "settings_default_duration", self.choose_duration,
                       duration_text(60 * config.get(DEFAULT_DURATION))),
            self._link("Default event type", "settings_default_event_type", self.choose_type,
                       kind_text),
            self._check("Use the last events' reminders as the default for new events",
                        USE_LAST_REMINDERS, "settings_use_last_event_reminders"),
            *reminders,
        ]  # fmt: skip

    def _weekly(self) -> list[w.Kid]:
        start = f"{self.store.config.get(START_WEEKLY_AT):02d}:00"
        return [
            Section(tr("Weekly view"), "settings_weekly_view_label"),
            self._link("Start day at", "settings_start_weekly_at", self.choose_day_start, start),
            self._check("Show events spanning across midnight at the top bar", MIDNIGHT_SPAN,
                        "settings_midnight_span_event"),
            self._check("Allow customizing day count", CUSTOMIZE_DAYS,
                        "settings_allow_customize_day_count"),
            self._check("Start week with the current day", WEEK_FROM_TODAY,
                        "settings_start_week_with_current_day"),
        ]  # fmt: skip

    def _monthly(self) -> list[w.Kid]:
        return [
            Section(tr("Monthly view"), "settings_monthly_view_label"),
            self._check("Show week numbers", WEEK_NUMBERS, "settings_week_numbers"),
            self._check("Show a grid", SHOW_GRID, "settings_show_grid"),
        ]

    def _lists(self) -> list[w.Kid]:
        minutes = self.store.config.get(PAST_MINUTES)
        past: TextLike = tr("Never") if not minutes else duration_text(60 * minutes)
        return [
            Section(tr("Event lists"), "settings_event_lists_label"),
            self._link("Display events from the past", "settings_display_past_events",
                       self.choose_past, past),
            self._check("Display description or location", DESCRIPTIONS,
                        "settings_display_description"),
            self._check("Replace event description with location", LOCATIONS,
                        "settings_replace_description"),
        ]  # fmt: skip

    def _events(self) -> list[w.Kid]:
        return [
            Section(tr("Events"), "settings_events_label"),
            self._check("Dim past events", DIM_PAST, "settings_dim_past_events"),
            self._check("Allow changing event time zones", ALLOW_ZONES,
                        "settings_allow_changing_time_zones"),
            self._link("Delete all events and tasks", "settings_delete_all_events",
                       self.delete_all),
        ]  # fmt: skip

    def _tasks(self) -> list[w.Kid]:
        tasks = self.store.config.get(ALLOW_TASKS)
        return [
            Section(tr("Tasks"), "settings_tasks_label"),
            self._check("Allow creating tasks", ALLOW_TASKS, "settings_allow_creating_tasks"),
            tasks
            and self._check("Dim completed tasks", DIM_COMPLETED, "settings_dim_completed_tasks"),
        ]

    def _check(self, label: str, setting: Setting[bool], id_: str) -> w.Widget:
        return CheckRow(tr(label), self.store.config.get(setting), partial(self.flip, setting), id_)

    @staticmethod
    def _link(
        label: str, id_: str, on_tap: Callable[[], None], value: TextLike | None = None
    ) -> w.Widget:
        return w.Panel(ValueRow(tr(label), value, on_tap, id_))

    def flip(self, setting: Setting[bool]) -> None:
        """Set something that is on or off."""
        config = self.store.config
        config.put(setting, not config.get(setting))

    def open_language(self) -> None:
        """Open the phone's page for the app's language."""
        self._open(LOCALE_SETTINGS)

    def open_notifications(self) -> None:
        """Open the phone's page for the app's notifications."""
        package = self.app.package
        extras = {"android.provider.extra.APP_PACKAGE": package}
        self.start(Intent(action=NOTIFICATION_SETTINGS, extras=extras))

    def _open(self, action: str) -> None:
        if not self.start(Intent(action=action, data=f"package:{self.app.package}")):
            self.toast(tr("No valid app found"))

    def manage_types(self) -> None:
        """Open the page with all types."""
        self.start(Intent(component=f"{self.app.package}/{MANAGE}"))

    def choose_quick(self) -> None:
        """Ask which types are below the views."""
        shown = sorted(int(name) for name in self.store.config.get(QUICK_FILTER))
        self.ask(FilterTypes(shown=shown), self.quick_chosen)

    def quick_chosen(self, types: list[int]) -> None:
        """Show these types below the views."""
        self.store.config.put(QUICK_FILTER, frozenset(map(str, types)))

    def pick_color(self) -> None:
        """Ask for the colour of weekends."""
        config = self.store.config
        color = config.get(HIGHLIGHT_COLOR) % 2**32
        self.ask(PickColor(color=color, recent=config.recent_colors()), self.color_picked)

    def color_picked(self, color: int) -> None:
        """Take the colour of weekends."""
        config = self.store.config
        config.remember_color(color)
        config.put(HIGHLIGHT_COLOR, color - 2**32)

    def choose_snooze(self) -> None:
        """Ask how long a reminder is put off."""
        self.ask(snooze_dialog(self.store.config.get(SNOOZE_MINUTES)), self.snooze_chosen)

    def snooze_chosen(self, minutes: int) -> None:
        """Put reminders off so long."""
        self.store.config.put(SNOOZE_MINUTES, minutes)

    def choose_start(self) -> None:
        """Ask when new events begin."""
        now = self.store.config.get(DEFAULT_START)
        choices: list[tuple[int, Label]] = [
            (value, tr(text)) for value, text in START_TEXTS.items()
        ]
        choices.append((OTHER_TIME, tr("Other time")))
        chosen = now if now in START_TEXTS else OTHER_TIME
        self.ask(RadioDialog(choices=choices, chosen=chosen), self.start_chosen)

    def start_chosen(self, start: int) -> None:
        """Take it, or ask for a time."""
        if start == OTHER_TIME:
            now = self.store.moments.local(self.store.moments.now)
            self.ask(PickTimeMaterial(hour=now.hour, minute=now.minute), self.start_time_chosen)
        else:
            self.store.config.put(DEFAULT_START, start)

    def start_time_chosen(self, time: tuple[int, int]) -> None:
        """Let new events begin at a time of day."""
        self.store.config.put(DEFAULT_START, time[0] * 60 + time[1])

    def choose_duration(self) -> None:
        """Ask how long new events last."""
        self.ask(custom_reminder_dialog(), self.duration_chosen)

    def duration_chosen(self, minutes: int) -> None:
        """Let new events last so long."""
        self.store.config.put(DEFAULT_DURATION, minutes)

    def choose_type(self) -> None:
        """Ask of which type new events are."""
        dialog = SelectType(chosen=self.store.config.get(DEFAULT_TYPE), manage=False,
                            first=[(LAST_USED, "Last used one")])  # fmt: skip
        self.ask(dialog, self.type_chosen)

    def type_chosen(self, type_: int) -> None:
        """Let new events be of a type."""
        self.store.config.put(DEFAULT_TYPE, type_)

    def choose_reminder(self, place: int) -> None:
        """Ask for a reminder of new events."""
        self.asking = place
        now = self.store.config.get(DEFAULT_REMINDERS[place])
        self.ask(reminder_dialog(now), self.reminder_chosen)

    def reminder_chosen(self, minutes: int) -> None:
        """Take a reminder, or ask on."""
        if minutes == CUSTOM_REMINDER:
            self.ask(custom_reminder_dialog(), self.take_reminder)
        else:
            self.take_reminder(minutes)

    def take_reminder(self, minutes: int) -> None:
        """Take a reminder."""
        self.store.config.put(DEFAULT_REMINDERS[self.asking], minutes)

    def choose_day_start(self) -> None:
        """Ask at which hour the days of the weekly view begin."""
        choices: list[tuple[int, Label]] = [(hour, f"{hour:02d}:00") for hour in range(17)]
        chosen = self.store.config.get(START_WEEKLY_AT)
        self.ask(RadioDialog(choices=choices, chosen=chosen), self.day_start_chosen)

    def day_start_chosen(self, hour: int) -> None:
        """Let them begin at an hour."""
        self.store.config.put(START_WEEKLY_AT, hour)

    def choose_past(self) -> None:
        """Ask how long ago listed events may be."""
        self.ask(custom_reminder_dialog(), self.past_chosen)

    def past_chosen(self, minutes: int) -> None:
        """List what is so long ago."""
        self.store.config.put(PAST_MINUTES, minutes)

    def delete_all(self) -> None:
        """Ask before everything is deleted."""
        question = Confirm(message=tr(DELETE_ALL), positive=tr("Yes"), negative=tr("No"))
        self.ask(question, self.deletion_confirmed)

    def deletion_confirmed(self, sure: bool) -> None:
        """Delete everything."""
        if sure:
            self.app.keeper.cancel_reminders()
            self.store.delete_all()


def snooze_dialog(minutes: int) -> RadioDialog:
    """How long a reminder can be put off."""
    values: Sequence[int] = sorted({*SNOOZES, minutes})
    choices: list[tuple[int, Label]] = [(value, duration_text(60 * value)) for value in values]
    return RadioDialog(choices=choices, chosen=minutes)
