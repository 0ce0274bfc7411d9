"""What the editor asks for in lists: repetition, calendar, colour, notifications, and the like."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

from pytest_androidbench.phone.apps.googlecalendar import look
from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.custom_repeat import CustomRepeat
from pytest_androidbench.phone.apps.googlecalendar.draft import EventDraft, Guest
from pytest_androidbench.phone.apps.googlecalendar.drawer import calendar_name
from pytest_androidbench.phone.apps.googlecalendar.guests_page import GuestsPage
from pytest_androidbench.phone.apps.googlecalendar.notify_dialog import CustomNotification
from pytest_androidbench.phone.apps.googlecalendar.rules import RULES
from pytest_androidbench.phone.apps.googlecalendar.schema import FREE
from pytest_androidbench.phone.apps.googlecalendar.spans import minutes_text
from pytest_androidbench.phone.apps.googlecalendar.spoken import spoken_rule
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, ntr, tr

TIMED: Final = (0, 5, 10, 15, 30, 60, 1440)
WHOLE_DAYS: Final = (-540, 420, 900, 10_080)
"""Minutes ahead of an event at a time, and of one that lasts all day, that are offered."""
MOST_NOTIFICATIONS: Final = 5
"""As the provider's `maxReminders`."""
AVAILABILITIES: Final[tuple[Message, ...]] = (tr("Busy"), tr("Free"))
ACCESSES: Final[dict[int, Message]] = {
    0: tr("Default visibility"), 3: tr("Public"), 2: tr("Private"),
}  # fmt: skip
"""`Events.ACCESS_...` -> what it is called."""
MOST_FACES: Final = 3


@dataclass(eq=False)
class DraftRows(AppPart[GoogleCalendarApp]):
    """What is written of an event, and the rows below its times."""

    draft: EventDraft = field(default_factory=EventDraft)

    def put(self, **values: Any) -> None:
        """Change what is written."""
        self.draft = replace(self.draft, **values)

    def repeat_row(self) -> w.Widget:
        """How often it happens."""
        windows, locale = self.phone.windows, self.phone.display.locale
        text = spoken_rule(self.draft.rule, locale, windows.translate)
        return w.ListItem(text, icon="repeat", look=look.ROW, id="repeat", on_tap=self.ask_rule)

    def guests_row(self) -> w.Widget:
        """Who is invited."""
        guests = self.draft.guests
        text = ntr("{n} guest", "{n} guests", len(guests)) if guests else tr("Add people")
        shown = ", ".join(name or address for name, address in guests[:MOST_FACES])
        return w.ListItem(text, shown or None, icon="people", look=look.ROW, id="attendees",
                          on_tap=self.ask_guests)  # fmt: skip

    def notification_rows(self) -> list[w.Widget]:
        """When one is reminded, and another time for it."""
        draft = self.draft
        rows = [self._notification(place, n) for place, n in enumerate(draft.minutes)]
        if len(draft.minutes) < MOST_NOTIFICATIONS:
            icon = None if rows else w.Icon("notifications")
            rows.append(
                w.ListItem(tr("Add notification"), lead=icon or w.Spacer(width=24), look=look.ROW,
                           id="add_notification", on_tap=self.ask_notification)
            )  # fmt: skip
        return rows

    def _notification(self, place: int, minutes: int) -> w.Widget:
        remove = w.IconButton("close", tr("Remove notification"), key=f"no reminder {place}",
                              on_tap=partial(self.drop_notification, minutes))  # fmt: skip
        lead = w.Spacer(width=24) if place else w.Icon("notifications")
        return w.ListItem(minutes_text(minutes, all_day=self.draft.all_day), lead=lead,
                          trailing=remove, look=look.ROW, key=f"reminder {place}")  # fmt: skip

    def calendar_row(self) -> w.Widget:
        """Where it is kept."""
        calendar = self.app.store.calendars.get(self.draft.calendar)
        name: TextLike = calendar_name(calendar) if calendar is not None else tr("No calendar")
        account = calendar.account if calendar is not None else None
        return w.ListItem(name, account, icon="event", look=look.ROW, id="calendar",
                          on_tap=self.ask_calendar)  # fmt: skip

    def color_row(self) -> w.Widget:
        """Its colour."""
        index = self.draft.color_index
        name: TextLike = look.COLOR_NAMES[index] if index else tr("Default color")
        calendar = self.app.store.calendars.get(self.draft.calendar)
        plain = look.shade(calendar.color) if calendar is not None else "primary"
        lead = look.disc(look.shade_of(index) if index else plain)
        return w.ListItem(name, lead=lead, look=look.ROW, id="color", on_tap=self.ask_color)

    def last_rows(self) -> list[w.Widget]:
        """Whether one is busy, and who sees it."""
        free = self.draft.availability == FREE
        access = ACCESSES.get(self.draft.access, ACCESSES[0])
        return [
            w.ListItem(AVAILABILITIES[free], icon="work_outline", look=look.ROW,
                       id="availability", on_tap=self.ask_availability),
            w.ListItem(access, icon="lock", look=look.ROW, id="visibility",
                       on_tap=self.ask_access),
        ]  # fmt: skip

    def ask_rule(self) -> None:
        """Ask how often it happens; the last row leads to a page for it."""
        self.hide_keyboard()
        own = self.draft.rule
        known = [*RULES] if own in RULES else [own, *RULES]
        windows, locale = self.phone.windows, self.phone.display.locale
        rows = [windows.translate(spoken_rule(rule, locale, windows.translate)) for rule in known]
        self.ask(Choose(choices=[*rows, tr("Custom…")], chosen=known.index(own)),
                 self.rule_picked, known)  # fmt: skip

    def rule_picked(self, known: list[str], place: int) -> None:
        """Take it, or ask on."""
        if place < len(known):
            self.put(rule=known[place])
        else:
            page = CustomRepeat.of(self.draft.rule, self.draft.start[:10])
            self.ask(page, self.rule_made)

    def rule_made(self, rule: str) -> None:
        """Take a rule of one's own."""
        self.put(rule=rule)

    def ask_guests(self) -> None:
        """Show who is invited."""
        self.ask(GuestsPage(guests=list(self.draft.guests)), self.guests_chosen)

    def guests_chosen(self, guests: list[Guest]) -> None:
        """Take them."""
        self.put(guests=tuple((name, address) for name, address in guests))

    def ask_notification(self) -> None:
        """Ask when to remind."""
        self.hide_keyboard()
        all_day = self.draft.all_day
        offered = [n for n in (WHOLE_DAYS if all_day else TIMED) if n not in self.draft.minutes]
        translate = self.phone.windows.translate
        rows = [translate(minutes_text(n, all_day=all_day)) for n in offered]
        self.ask(Choose(choices=[*rows, tr("Custom…")]), self.notification_picked, offered)

    def notification_picked(self, offered: list[int], place: int) -> None:
        """Take it, or ask on."""
        if place < len(offered):
            self.add_notification(offered[place])
        else:
            self.ask(CustomNotification(), self.add_notification)

    def add_notification(self, minutes: int) -> None:
        """Remind then, too; twice at the same time is once."""
        self.put(minutes=tuple(sorted({*self.draft.minutes, minutes})))

    def drop_notification(self, minutes: int) -> None:
        """Remind then no more."""
        self.put(minutes=tuple(n for n in self.draft.minutes if n != minutes))

    def ask_calendar(self) -> None:
        """Ask where to keep it."""
        self.hide_keyboard()
        writable = self.app.store.writable()
        ids = [one.id for one in writable]
        chosen = ids.index(self.draft.calendar) if self.draft.calendar in ids else -1
        translate = self.phone.windows.translate
        names = [translate(calendar_name(one)) for one in writable]
        self.ask(Choose(choices=[*names], chosen=chosen), self.calendar_picked, ids)

    def calendar_picked(self, ids: list[int], place: int) -> None:
        """Take it."""
        self.put(calendar=ids[place])

    def ask_color(self) -> None:
        """Ask for a colour."""
        self.hide_keyboard()
        indexes = ["", *look.COLOR_NAMES]
        chosen = indexes.index(self.draft.color_index)
        choices = [tr("Default color"), *look.COLOR_NAMES.values()]
        self.ask(Choose(choices=[*choices], chosen=chosen), self.color_picked)

    def color_picked(self, place: int) -> None:
        """Take it."""
        self.put(color_index=["", *look.COLOR_NAMES][place])

    def ask_availability(self) -> None:
        """Ask whether one is busy then."""
        self.hide_keyboard()
        dialog = Choose(choices=[*AVAILABILITIES], chosen=self.draft.availability)
        self.ask(dialog, self.availability_picked)

    def availability_picked(self, place: int) -> None:
        """Take it."""
        self.put(availability=place)

    def ask_access(self) -> None:
        """Ask who sees it."""
        self.hide_keyboard()
        keys = [*ACCESSES]
        chosen = keys.index(self.draft.access) if self.draft.access in keys else 0
        self.ask(Choose(choices=[*ACCESSES.values()], chosen=chosen), self.access_picked)

    def access_picked(self, place: int) -> None:
        """Take it."""
        self.put(access=[*ACCESSES][place])
