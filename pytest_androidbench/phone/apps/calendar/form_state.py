"""What the pages for an event and for a task keep."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import date
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.config import (
    DEFAULT_DURATION,
    DEFAULT_TYPE,
    LAST_TYPE,
    SUNDAY_FIRST,
)
from pytest_androidbench.phone.apps.calendar.event import (
    ALL_DAY,
    REGULAR,
    REMINDER_OFF,
    Event,
    with_reminders,
)
from pytest_androidbench.phone.apps.calendar.store import Store
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent

HOUR_MINUTES, LAST_HOUR_MINUTES = 60, 59
FROM_OUTSIDE: Final = ("android.intent.action.INSERT", "android.intent.action.EDIT")
NOW: Final = -1
"""In place of a moment that another app did not say."""
SIGNED: Final = 2**32


@dataclass(eq=False)
class FormState(AppScreen[CalendarApp, None]):
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
    begins: int = 0
    ends: int = 0
    all_day: bool = False
    reminders: list[int] = field(default_factory=lambda: [REMINDER_OFF] * 3)
    interval: int = 0
    rule: int = 0
    limit: int = 0
    type_id: int = REGULAR
    color: int = 0
    zone: str = ""
    asking: int = 0
    """Which reminder is being chosen."""
    picking_start: bool = True
    """Whether the date or time being chosen is that of the start."""

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
            form.all_day = bool(intent.extras.get("allDay", False))
            form.title = intent.text("title")
            form.location = intent.text("eventLocation")
            form.description = intent.text("description")
        return form

    def on_open(self) -> None:
        found = self.store.get(self.event_id) if self.event_id else None
        if self.event_id and found is None:
            self.close()
        elif found is not None:
            self._edit(found)
        else:
            self._make()

    @property
    def store(self) -> Store:
        """The app's data."""
        return Store(self.app)

    @property
    def is_new(self) -> bool:
        """Whether saving makes a new row."""
        return not self.event.id

    @property
    def start_day(self) -> date:
        """The day it begins on."""
        return self.store.moments.day(self.begins)

    def _edit(self, found: Event) -> None:
        self.event = replace(found, id=0, import_id="") if self.duplicate else found
        self.title, self.location, self.description = found.title, found.location, found.description
        self.begins = self.occurrence or found.start_ts
        self.ends = self.begins + found.end_ts - found.start_ts
        self.all_day = found.all_day
        self.reminders = [*found.reminders, *[REMINDER_OFF] * 3][:3]
        self.interval, self.rule, self.limit = (
            found.repeat_interval, found.repeat_rule, found.repeat_limit,
        )  # fmt: skip
        self.type_id, self.color, self.zone = found.event_type, found.color, found.time_zone

    def _make(self) -> None:
        config = self.store.config
        wanted = config.get(DEFAULT_TYPE)
        self.type_id = self.store.type_of(wanted if wanted > 0 else config.get(LAST_TYPE)).id
        self.reminders = config.new_reminders()
        now = self.store.moments.now
        self.begins = now if self.new_start in (0, NOW) else self.new_start
        self.ends = (
            now if self.new_end == NOW else self.new_end or self.begins + 60 * self._duration()
        )
        self.event = replace(self.current(), title="", location="", description="")
        self.focus(f"{self.prefix}_title")

    def _duration(self) -> int:
        if not self.hour_long:
            return self.store.config.get(DEFAULT_DURATION)
        late = self.store.moments.local(self.begins).hour == 23
        return LAST_HOUR_MINUTES if late else HOUR_MINUTES

    def current(self) -> Event:
        """What the page says now, with all that it does not show as it was."""
        start, end = self.stored_times()
        flags = self.event.flags | ALL_DAY if self.all_day else self.event.flags & ~ALL_DAY
        reminders = [n for n in self.reminders if n >= REMINDER_OFF or self.all_day]
        event = replace(
            self.event,
            start_ts=start,
            end_ts=end,
            title=self.title.strip(),
            location=self.location.strip(),
            description=self.description.strip(),
            repeat_interval=self.interval,
            repeat_rule=self.rule,
            repeat_limit=self.limit if self.interval else 0,
            flags=flags,
            event_type=self.type_id,
            color=self.color,
            type=self.kind,
        )
        return with_reminders(event, reminders)

    def stored_times(self) -> tuple[int, int]:
        """Start and end as they are stored."""
        return self.begins, self.ends

    def changed(self) -> bool:
        """Whether anything differs from before."""
        before = self.event
        if self.event_id:
            start = self.occurrence or before.start_ts
            length = before.end_ts - before.start_ts
            before = replace(before, start_ts=start, end_ts=start + length)
        return replace(self.current(), repeat_limit=0) != replace(before, repeat_limit=0)

    @property
    def shown_color(self) -> int:
        """Its own colour, or its type's, as 0xAARRGGBB."""
        return (self.color or self.store.type_of(self.type_id).color) % SIGNED

    @property
    def sunday_first(self) -> bool:
        """Whether weeks begin on Sunday."""
        return self.store.config.get(SUNDAY_FIRST)
