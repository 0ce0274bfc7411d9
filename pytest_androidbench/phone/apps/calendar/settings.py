"""The settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.backups import BackupSettings
from pytest_androidbench.phone.apps.calendar.caldav import CalDav
from pytest_androidbench.phone.apps.calendar.exchange import Exchange
from pytest_androidbench.phone.apps.calendar.formats import WEEKDAYS, duration_text
from pytest_androidbench.phone.apps.calendar.new_event_settings import NewEventSettings
from pytest_androidbench.phone.apps.calendar.places import VIEWS
from pytest_androidbench.phone.apps.calendar.preferences import (
    ALLOW_TASKS,
    ALLOW_ZONES,
    AUDIO_STREAM,
    CUSTOMIZE_DAYS,
    DESCRIPTIONS,
    DIM_COMPLETED,
    DIM_PAST,
    FIRST_WEEKDAY,
    FONT_SIZE,
    HIGHLIGHT,
    HIGHLIGHT_COLOR,
    LAST_VIEW,
    LOCATIONS,
    LOOP_REMINDERS,
    MIDNIGHT_SPAN,
    PAST_MINUTES,
    QUICK_FILTER,
    SAME_SNOOZE,
    SHOW_GRID,
    SNOOZE_MINUTES,
    START_WEEKLY_AT,
    VIBRATE,
    WEEK_FROM_TODAY,
    WEEK_NUMBERS,
    WIDGET_VIEW,
    CalendarPreferences,
    Setting,
)
from pytest_androidbench.phone.apps.calendar.reminder_dialogs import custom_reminder_dialog
from pytest_androidbench.phone.apps.calendar.type_dialogs import MANAGE, FilterTypes
from pytest_androidbench.phone.apps.calendar.views.rows import color_code
from pytest_androidbench.phone.apps.simple.common_settings import CommonSettings, settings_page
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog, radio, yes_or_no
from pytest_androidbench.phone.apps.simple.migrating import SettingsExchange
from pytest_androidbench.phone.apps.simple.settings_rows import Section, SettingRows, ValueRow
from pytest_androidbench.phone.kit.dialogs import Label
from pytest_androidbench.phone.kit.pickers import PickColor
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

SNOOZES: Final = (1, 5, 10, 30, 60)
DELETE_ALL: Final = (
    "Are you sure you want to delete all events and tasks? This will leave your event types and"
    " other settings intact."
)
STREAMS: Final[Sequence[tuple[int, Label]]] = (
    (4, tr("Alarm")), (1, tr("System")), (5, tr("Notification")), (2, tr("Ring")),
)  # fmt: skip
"""Android's numbers of the streams of sound, and their names."""
SIZES: Final = (tr("Small"), tr("Medium"), tr("Large"), tr("Extra large"))


@dataclass(eq=False)
class CalendarSettings(AppScreen[CalendarApp, None]):
    """One long page."""

    activity = ".activities.SettingsActivity"
    rows: SettingRows = field(default_factory=SettingRows)
    common: CommonSettings = field(default_factory=CommonSettings)
    caldav: CalDav = field(default_factory=CalDav)
    new_events: NewEventSettings = field(default_factory=NewEventSettings)
    backups: BackupSettings = field(default_factory=BackupSettings)
    exchange: Exchange = field(default_factory=Exchange)
    migrating: SettingsExchange = field(default_factory=SettingsExchange)

    def build(self) -> w.Widget:
        groups = (
            self.common.colors(), self._general(), self._reminders(), self.caldav.rows(),
            self.new_events.rows(), self._weekly(), self._monthly(), self._lists(),
            self._widgets(), self._events(), self._tasks(), self.backups.rows(),
            self._migrating(),
        )  # fmt: skip
        return settings_page(groups)

    @property
    def config(self) -> CalendarPreferences:
        """What is set."""
        return self.app.store.config

    def _general(self) -> list[w.Kid]:
        config = self.config
        first = config.get(FIRST_WEEKDAY)
        return [
            Section(tr("General"), "settings_general_settings_label"),
            self.common.language(),
            ValueRow(tr("Manage event types"), None, self.manage_types,
                     "settings_manage_event_types",
                     label_id="settings_manage_event_types_label"),
            len(self.app.store.types()) > 1
            and _link("Manage quick filter event types", "manage_quick_filter_event_types",
                      self.choose_quick),
            self._value("Start week on", "start_week_on", FIRST_WEEKDAY,
                        partial(week_dialog, first), tr(WEEKDAYS[first - 1])),
            self.common.hours(),
            self._check("Highlight weekends on some views", HIGHLIGHT, "highlight_weekends"),
            config.get(HIGHLIGHT)
            and ValueRow(tr("Color of highlighted weekends"), None, self.pick_color,
                         "settings_highlight_weekends_color",
                         color_code(config.get(HIGHLIGHT_COLOR)),
                         label_id="settings_highlight_weekends_color_text_label"),
        ]  # fmt: skip

    def _reminders(self) -> list[w.Kid]:
        config = self.config
        minutes, stream = config.get(SNOOZE_MINUTES), config.get(AUDIO_STREAM)
        return [
            Section(tr("Reminders"), "settings_reminders_label"),
            self.common.notifications(),
            self._value("Audio stream used by reminders", "reminder_audio_stream", AUDIO_STREAM,
                        partial(RadioDialog, choices=[*STREAMS], chosen=stream),
                        dict(STREAMS)[stream]),
            self._check("Vibrate on reminder notification", VIBRATE, "vibrate"),
            self._check("Loop reminders until dismissed", LOOP_REMINDERS, "loop_reminders"),
            self._check("Always use same snooze time", SAME_SNOOZE, "use_same_snooze"),
            config.get(SAME_SNOOZE)
            and self._value("Snooze time", "snooze_time", SNOOZE_MINUTES,
                            partial(snooze_dialog, minutes), duration_text(60 * minutes)),
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

    def _widgets(self) -> list[w.Kid]:
        size, view = self.config.get(FONT_SIZE), self.config.get(WIDGET_VIEW)
        views: list[tuple[int, Label]] = [*VIEWS, (LAST_VIEW, tr("Last view"))]
        return [
            Section(tr("Widgets"), "settings_widgets_label"),
            self._value("Font size", "font_size", FONT_SIZE, partial(radio, SIZES, size),
                        SIZES[size]),
            self._value("View to open from the event list widget", "list_widget_view_to_open",
                        WIDGET_VIEW, partial(RadioDialog, choices=views, chosen=view),
                        dict(views)[view]),
        ]  # fmt: skip

    def _migrating(self) -> list[w.Kid]:
        return [
            Section(tr("Migrating"), "settings_migrating_label"),
            ValueRow(tr("Export events to an .ics file"), None, self.exchange.export_events,
                     "events_export"),
            ValueRow(tr("Import events from an .ics file"), None, self.exchange.import_events,
                     "events_import"),
            *self.migrating.rows(),
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
        return self.rows.asked(tr(label), setting.key, dialog, value, f"settings_{name}")

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


def week_dialog(first: int) -> RadioDialog:
    """The days on which weeks can begin, from Sunday on."""
    days: list[tuple[int, Label]] = [(place or 7, tr(WEEKDAYS[place - 1])) for place in range(7)]
    return RadioDialog(choices=days, chosen=first)


def snooze_dialog(minutes: int) -> RadioDialog:
    """How long a reminder can be put off."""
    values: Sequence[int] = sorted({*SNOOZES, minutes})
    choices: list[tuple[int, Label]] = [(value, duration_text(60 * value)) for value in values]
    return RadioDialog(choices=choices, chosen=minutes)
