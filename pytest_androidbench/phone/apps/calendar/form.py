"""The page for an event or a task, as both have it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.calendar import repeat_dialogs
from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.category import EventCategory
from pytest_androidbench.phone.apps.calendar.chosen_reminders import ChosenReminders
from pytest_androidbench.phone.apps.calendar.event import (
    ALL_DAY,
    REMINDER_OFF,
    Event,
    with_reminders,
)
from pytest_androidbench.phone.apps.calendar.preferences import (
    DEFAULT_DURATION,
    DEFAULT_TYPE,
    LAST_TYPE,
)
from pytest_androidbench.phone.apps.calendar.saving import Saving
from pytest_androidbench.phone.apps.calendar.schedule import Schedule
from pytest_androidbench.phone.apps.simple.bars import SimpleBar
from pytest_androidbench.phone.apps.simple.dialogs import unsaved
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

HOUR_MINUTES, LAST_HOUR_MINUTES = 60, 59
FROM_OUTSIDE: Final = ("android.intent.action.INSERT", "android.intent.action.EDIT")
NOW: Final = -1
"""In place of a moment that another app did not say."""


@dataclass(eq=False)
class EventForm(AppScreen[CalendarApp, None]):
    """One event or task being made or changed."""

    event_id: int = 0
    occurrence: int = 0
    """Which time of a repeating event is edited, by its start; 0: the first."""
    new_start: int = 0
    new_end: int = 0
    hour_long: bool = False
    duplicate: bool = False
    event: Event = field(default_factory=Event)
    """As it was before."""
    title: str = ""
    location: str = ""
    description: str = ""
    zone: str = ""
    schedule: Schedule = field(default_factory=Schedule)
    reminders: ChosenReminders = field(default_factory=ChosenReminders)
    category: EventCategory = field(default_factory=EventCategory)
    saving: Saving = field(default_factory=Saving)
    menus: Menus = field(default_factory=Menus)
    leaving: Leaving = field(default_factory=Leaving)

    prefix: ClassVar[str] = "event"
    kind: ClassVar[int] = 0

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        form = cls(
            event_id=intent.number("event_id"),
            occurrence=intent.number("event_occurrence_ts"),
            new_start=intent.number("new_event_start_ts"),
            hour_long=bool(intent.extras.get("new_event_set_hour_duration", False)),
        )
        if intent.action in FROM_OUTSIDE:
            form.new_start = intent.number("beginTime", NOW * 1000) // 1000
            form.new_end = intent.number("endTime", NOW * 1000) // 1000
            form.schedule.all_day = bool(intent.extras.get("allDay", False))
            form.title = intent.text("title")
            form.location = intent.text("eventLocation")
            form.description = intent.text("description")
        return form

    def on_open(self) -> None:
        found = self.app.store.get(self.event_id) if self.event_id else None
        if self.event_id and found is None:
            self.close()
        elif found is not None:
            self._edit(found)
        else:
            self._make()

    def _edit(self, found: Event) -> None:
        self.event = replace(found, id=0, import_id="") if self.duplicate else found
        self.title, self.location, self.description = found.title, found.location, found.description
        begins = self.occurrence or found.start_ts
        self.schedule = Schedule(
            begins=begins,
            ends=begins + found.end_ts - found.start_ts,
            all_day=found.all_day,
            interval=found.repeat_interval,
            rule=found.repeat_rule,
            limit=found.repeat_limit,
        )
        self.reminders.minutes = [*found.reminders, *[REMINDER_OFF] * 3][:3]
        self.category = EventCategory(type_id=found.event_type, color=found.color)
        self.zone = found.time_zone

    def _make(self) -> None:
        store, schedule = self.app.store, self.schedule
        wanted, now = store.config.get(DEFAULT_TYPE), store.moments.now
        kept = wanted if wanted > 0 else store.config.get(LAST_TYPE)
        self.category.type_id = store.type_of(kept).id
        self.reminders.minutes = store.config.new_reminders()
        schedule.begins = now if self.new_start in (0, NOW) else self.new_start
        schedule.ends = self.new_end or schedule.begins + 60 * self._duration()
        if self.new_end == NOW:
            schedule.ends = now
        self.event = replace(self.current(), title="", location="", description="")
        self.focus(f"{self.prefix}_title")

    def _duration(self) -> int:
        if not self.hour_long:
            return self.app.store.config.get(DEFAULT_DURATION)
        late = self.app.store.moments.local(self.schedule.begins).hour == 23
        return LAST_HOUR_MINUTES if late else HOUR_MINUTES

    def current(self) -> Event:
        """What the page says now, with all that it does not show as it was."""
        schedule, (start, end) = self.schedule, self.stored_times()
        flags = self.event.flags | ALL_DAY if schedule.all_day else self.event.flags & ~ALL_DAY
        reminders = [n for n in self.reminders.minutes if n >= REMINDER_OFF or schedule.all_day]
        event = replace(
            self.event,
            start_ts=start,
            end_ts=end,
            title=self.title.strip(),
            location=self.location.strip(),
            description=self.description.strip(),
            repeat_interval=schedule.interval,
            repeat_rule=schedule.rule,
            repeat_limit=schedule.limit if schedule.interval else 0,
            flags=flags,
            event_type=self.category.type_id,
            color=self.category.color,
            type=self.kind,
        )
        return with_reminders(event, reminders)

    def stored_times(self) -> tuple[int, int]:
        """Start and end as they are stored."""
        raise NotImplementedError

    def changed(self) -> bool:
        """Whether anything differs from before."""
        before = self.event
        if self.event_id:
            start = self.occurrence or before.start_ts
            length = before.end_ts - before.start_ts
            before = replace(before, start_ts=start, end_ts=start + length)
        return replace(self.current(), repeat_limit=0) != replace(before, repeat_limit=0)

    def bar(self, name: str) -> w.Widget:
        """The bar at the top of a page for a thing of that name."""
        stored = bool(self.event.id)
        buttons: list[w.Kid] = [
            w.BarButton("check", tr("Save"), id="save", on_tap=self.saving.begin),
            stored and w.BarButton("delete", tr("Delete"), id="delete", on_tap=self.delete),
            stored and w.BarButton("content_copy", tr(f"Duplicate {name.lower()}"), id="duplicate",
                                   on_tap=self.copy),
            stored and w.More(self.open_menu),
        ]  # fmt: skip
        title = tr(f"Edit {name}") if stored else tr(f"New {name}")
        return SimpleBar(title, f"{self.prefix}_toolbar", back=self.on_back, actions=buttons)

    def open_menu(self) -> None:
        """Show the entries behind the three dots."""
        self.menus.open(self.entries)

    def entries(self) -> list[MenuEntry]:
        """The entries behind the three dots."""
        return [MenuEntry(text=tr("Share"), act=self.share)]

    def share(self) -> None:
        """Hand it to another app."""
        self.app.keeper.share([self.event.id])

    def on_back(self) -> None:
        self.leaving.leave_unless(unsaved() if self.changed() else None, self.saving.begin)

    def delete(self) -> None:
        """Ask before it is deleted."""
        self.hide_keyboard()
        dialog = repeat_dialogs.DeleteEventDialog(
            repeats=self.event.repeats, is_task=self.event.is_task
        )
        self.ask(dialog, self.deletion_confirmed)

    def deletion_confirmed(self, choice: int) -> None:
        """Delete it, and leave."""
        start = self.occurrence or self.event.start_ts
        self.app.keeper.delete([replace(self.event, start_ts=start)], choice)
        self.close()

    def copy(self) -> None:
        """Make another one like it."""
        twin = type(self)(event_id=self.event.id, occurrence=self.occurrence, duplicate=True)
        self.show(twin)
        self.close()
