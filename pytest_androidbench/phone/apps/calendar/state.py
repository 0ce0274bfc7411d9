"""What the main screen keeps, and how one moves about in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.config import (
    ALLOW_TASKS,
    CURRENT_TIME,
    DAILY,
    DEFAULT_START,
    DISPLAYED,
    FILTER_WARNED,
    LIST,
    LOCATIONS,
    MONTHLY,
    MONTHLY_DAILY,
    NEXT_FULL_HOUR,
    VIEW,
    WEEK_DAYS,
    WEEKLY,
    YEARLY,
)
from pytest_androidbench.phone.apps.calendar.editor import EventEditor
from pytest_androidbench.phone.apps.calendar.event import EVENT, TASK, Event
from pytest_androidbench.phone.apps.calendar.places import Spot, opened
from pytest_androidbench.phone.apps.calendar.store import Store
from pytest_androidbench.phone.apps.calendar.task_editor import TaskEditor
from pytest_androidbench.phone.apps.calendar.views.rows import Rows
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog
from pytest_androidbench.phone.kit.pickers import Day, SpinDate
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class CalendarState(AppScreen[CalendarApp, None]):
    """A stack of views; the last one is shown."""

    stack: list[Spot] = field(default_factory=list)
    picked: int = 0
    """The chosen day of the view of months and days, as an ordinal; 0: none."""
    fab_open: bool = False
    plus: tuple[int, int] | None = None
    """The free hour of the week that was touched: column and hour."""
    query: str = ""
    searching: bool = False
    selected: list[str] = field(default_factory=list)
    """Keys of the selected occurrences."""

    def on_open(self) -> None:
        if not self.stack:
            self.show_view(self.store.config.get(VIEW))

    @property
    def store(self) -> Store:
        """The app's data."""
        return Store(self.app)

    @property
    def rows(self) -> Rows:
        """How events look as rows."""
        display = self.phone.display
        return Rows(store=self.store, hour24=display.hour24, font_scale=display.font_scale)

    @property
    def spot(self) -> Spot:
        """What is on display."""
        if self.stack:
            return self.stack[-1]
        store = self.store
        return opened(store.config.get(VIEW), store.moments.today, store.config)

    def show_view(self, view: int, day: date | None = None) -> None:
        """Show a view alone, at a day or today."""
        store = self.store
        self.stack = [opened(view, day or store.moments.today, store.config)]
        self._moved()

    def _moved(self) -> None:
        self.picked, self.plus, self.selected = 0, None, []

    def turn(self, steps: int) -> None:
        """Show an earlier or later page."""
        self.stack[-1] = self.spot.moved(steps, self.store.config)
        self._moved()

    def go_to_today(self) -> None:
        """Show the page with today."""
        store = self.store
        self.stack[-1] = opened(self.spot.view, store.moments.today, store.config)
        self._moved()

    def go_to_date(self) -> None:
        """Ask for a day to go to."""
        day, view = self.spot.day, self.spot.view
        with_day = view in (DAILY, WEEKLY)
        self.ask(
            SpinDate(
                year=day.year, month=day.month, day=day.day if with_day else 1, with_day=with_day
            ),
            self.gone_to_date,
        )

    def gone_to_date(self, day: Day) -> None:
        """Go to the day that was asked for."""
        self.stack[-1] = opened(self.spot.view, date(*day), self.store.config)
        self._moved()

    def open_day(self, ordinal: int) -> None:
        """Show a day of the month above it."""
        self.stack.append(Spot(view=DAILY, day=date.fromordinal(ordinal)))
        self._moved()

    def open_month(self, month: int) -> None:
        """Show a month of the year above it."""
        self.stack.append(Spot(view=MONTHLY, day=date(self.spot.day.year, month, 1)))
        self._moved()

    def pick_day(self, ordinal: int) -> None:
        """Choose a day of the month to see its events below."""
        self.picked, self.selected = ordinal, []

    def set_days(self, days: int) -> None:
        """Show so many days at once."""
        self.store.config.put(WEEK_DAYS, max(1, days))
        self.plus = None

    def leave_view(self) -> bool:
        """Go back to the view below; tells whether there is one."""
        if len(self.stack) < 2:
            return False
        self.stack.pop()
        self._moved()
        return True

    def day_events(self, day: date) -> list[Event]:
        """The events of a day, in order."""
        store = self.store
        found = store.between(store.moments.start_of(day), store.moments.end_of(day))
        places = store.config.get(LOCATIONS)
        return sorted(
            found,
            key=lambda event: (
                not event.all_day,
                event.start_ts,
                event.end_ts,
                event.title,
                event.location if places else event.description,
            ),
        )

    def press_event(self, event: Event) -> None:
        """A row was touched: open it, or select it where others are."""
        if self.selected:
            self.hold_event(event)
        else:
            self.open_event(event)

    def hold_event(self, event: Event) -> None:
        """Select a row, or no longer."""
        if event.key in self.selected:
            self.selected = [key for key in self.selected if key != event.key]
        else:
            self.selected = [*self.selected, event.key]

    def open_event(self, event: Event, *, occurrence: bool = True) -> None:
        """Edit an event or a task."""
        start = event.start_ts if occurrence else 0
        activity = TaskEditor.activity if event.is_task else EventEditor.activity
        self._start(activity, {"event_id": event.id, "event_occurrence_ts": start})

    def _start(self, activity: str, extras: dict[str, int | bool]) -> None:
        component = f"{self.app.package}/{activity}"
        self.start(Intent(component=component, extras=extras))

    def press_fab(self) -> None:
        """Offer a task beside an event; the second time, make an event."""
        if self.fab_open or not self.store.config.get(ALLOW_TASKS):
            self.new_event()
        else:
            self.fab_open = True

    def close_fab(self) -> None:
        """Offer nothing any more."""
        self.fab_open = False

    def new_event(self) -> None:
        """Make an event on the day on display."""
        self._make(EventEditor.activity, self._new_start())

    def new_task(self) -> None:
        """Make a task on the day on display."""
        self._make(TaskEditor.activity, self._new_start())

    def _make(self, activity: str, start: int, *, hour: bool = False) -> None:
        self.fab_open, self.plus = False, None
        self._start(activity, {"new_event_start_ts": start, "new_event_set_hour_duration": hour})

    def _new_day(self) -> date:
        today, spot = self.store.moments.today, self.spot
        if spot.view == MONTHLY_DAILY and self.picked:
            return date.fromordinal(self.picked)
        if spot.view == DAILY:
            return spot.day
        if spot.view in (LIST, YEARLY) or spot.shows(today, self.store.config):
            return today
        return spot.day

    def _new_start(self) -> int:
        """When a new event begins: by default at the next full hour."""
        moments, day = self.store.moments, self._new_day()
        now, wanted = moments.local(moments.now), self.store.config.get(DEFAULT_START)
        if wanted == CURRENT_TIME:
            return moments.seconds(datetime.combine(day, time(now.hour, now.minute)))
        if wanted != NEXT_FULL_HOUR:
            return moments.seconds(datetime.combine(day, time(wanted // 60, wanted % 60)))
        start = datetime.combine(day, time(now.hour)) + timedelta(hours=1)
        if start.date() != day and self.spot.view in (DAILY, MONTHLY_DAILY):
            start -= timedelta(days=1)
        return moments.seconds(start)

    def press_plus(self) -> None:
        """Make something in the hour that was touched."""
        if self.store.config.get(ALLOW_TASKS):
            choices = [(EVENT, tr("Event")), (TASK, tr("Task"))]
            self.ask(RadioDialog(choices=list(choices)), self.kind_chosen)
        else:
            self.kind_chosen(EVENT)

    def kind_chosen(self, kind: int) -> None:
        """Make an event or a task in the hour that was touched."""
        if self.plus is None:
            return
        column, hour = self.plus
        day = self.spot.day + timedelta(days=column)
        start = self.store.moments.seconds(datetime.combine(day, time(hour)))
        self._make(TaskEditor.activity if kind == TASK else EventEditor.activity, start, hour=True)

    def toggle_type(self, type_: int) -> None:
        """Show the events of a type, or no longer."""
        config = self.store.config
        config.put(DISPLAYED, config.get(DISPLAYED) ^ {str(type_)})
        if not config.get(DISPLAYED) and not config.get(FILTER_WARNED):
            config.put(FILTER_WARNED, value=True)
            self.toast(tr("You have filtered out all event types"), long=True)
