"""The drawer: the views, what of each account is shown, and the settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.names import ACCOUNT, FORM
from pytest_androidbench.phone.apps.googlecalendar.schema import CalendarOf
from pytest_androidbench.phone.apps.googlecalendar.values import TASKS_KEY, VIEWS
from pytest_androidbench.phone.kit.drawer import Drawer
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.widgets.toggles import Checkable

SIGNS: Final = {
    "schedule": "view_agenda", "day": "calendar_view_day", "3days": "view_column",
    "week": "calendar_view_week", "month": "calendar_view_month",
}  # fmt: skip
SAID: Final[dict[str, TextLike]] = {
    "schedule": tr("Schedule view"), "day": tr("Day view"), "3days": tr("3-days view"),
    "week": tr("Week view"), "month": tr("Month view"),
}  # fmt: skip
"""How the rows are described: seen in a public test of the app."""
TICK: Final = "android.widget.CheckBox"
REFRESH, SETTINGS, HELP = 100, 101, 102
NAMES: Final[dict[str, TextLike]] = {
    "Family": tr("Family"), "Birthdays": tr("Birthdays"),
    "Holidays in United States": tr("Holidays in United States"),
}  # fmt: skip


def calendar_name(calendar: CalendarOf) -> TextLike:
    """What a calendar is called: the account's own "Events", others by their names."""
    return tr("Events") if calendar.primary else NAMES.get(calendar.name, calendar.name)


def colour_of(calendar: CalendarOf) -> str:
    """The colour of a calendar."""
    return f"#{calendar.color & 0xFFFFFF:06x}"


class CalendarTick(Checkable, w.Panel):
    """A row that is checked while its calendar is shown."""


@dataclass(eq=False)
class CalendarDrawer(Drawer[GoogleCalendarApp]):
    """Closes with the place of a view, or what else was tapped; what is ticked changes at once."""

    def header(self) -> w.Kid:
        name = w.Text("Google Calendar", w.TITLE, id="drawer_title")
        return w.Panel(name, padding=(20, 16), width="fill")

    def pages(self) -> w.Widget:
        rows = [self._view(place, key) for place, key in enumerate(VIEWS)]
        return w.Scroll(
            *rows,
            w.Divider(),
            self._line(tr("Refresh"), "refresh", REFRESH),
            w.Divider(),
            *self._accounts(),
            w.Divider(),
            self._line(tr("Settings"), "settings", SETTINGS),
            self._line(tr("Help & feedback"), "help_outline", HELP),
            id="drawer_list",
            cls="androidx.recyclerview.widget.RecyclerView",
        )

    def _view(self, place: int, key: str) -> w.Widget:
        chosen = place == self.chosen
        said = self.phone.windows.translate(SAID[key])
        desc = self.phone.windows.translate(tr("{view}, Selected", view=said)) if chosen else said
        return self._line(VIEWS[key], SIGNS[key], place, chosen=chosen, desc=desc)

    def _line(
        self, text: TextLike, sign: str, place: int, *, chosen: bool = False, desc: str = ""
    ) -> w.Widget:
        row = w.Row(
            w.Icon(sign, colour="primary" if chosen else "on_surface_variant"),
            w.Text(text, w.LABEL.coloured("primary" if chosen else "on_surface"), id="label",
                   lines=1, weight=1),
            gap=24,
            width="fill",
        )  # fmt: skip
        look = w.Look(background="secondary_container" if chosen else None, radius=24)
        inner = w.Panel(row, padding=(20, 12), look=look, min_height=48, width="fill")
        return w.Panel(inner, padding=(0, 0, 8, 0), cls=FORM, desc=desc or None, selected=chosen,
                       on_tap=partial(self.close, place), width="fill")  # fmt: skip

    def _accounts(self) -> list[w.Widget]:
        """Each account with its calendars; that of tasks belongs to the phone's owner."""
        calendars = self.app.store.calendars.all("ORDER BY _id")
        accounts = dict.fromkeys([ACCOUNT, *(one.account for one in calendars)])
        found: list[w.Widget] = []
        for account in accounts:
            found.append(self._account(account))
            own = [one for one in calendars if one.account == account]
            found += self._ticks(own, tasks=account == ACCOUNT)
        return found

    def _account(self, account: str) -> w.Widget:
        text = w.Text(account, w.LABEL_SMALL, "on_surface_variant", id="account_name", lines=1)
        return w.Panel(text, padding=(20, 12, 16, 4), width="fill")

    def _ticks(self, calendars: Sequence[CalendarOf], *, tasks: bool) -> list[w.Widget]:
        """The calendars of an account; tasks stand behind those that one writes oneself."""
        rows = [
            self._tick(calendar_name(one), colour_of(one), one.visible, f"calendar {one.id}",
                       one.id)
            for one in calendars
        ]  # fmt: skip
        if tasks:
            on = self.app.prefs().get(TASKS_KEY, True)
            place = sum(one.writable for one in calendars)
            rows.insert(place, self._tick(tr("Tasks"), "#4285f4", on, "tasks", 0))
        return rows

    def _tick(self, text: TextLike, colour: str, on: bool, key: str, calendar: int) -> w.Widget:
        mark = w.Panel(
            w.Align(w.Icon("check", size=14, colour="#ffffff")) if on else None,
            look=w.Look(background=colour if on else None, border=colour, radius=3),
            width=20,
            height=20,
        )
        label = w.Text(text, w.BODY, id="label", lines=1, weight=1)
        row = w.Row(w.Panel(mark, padding=(2, 0)), label, gap=24, width="fill")
        return CalendarTick(row, key=key, selected=on, padding=(20, 14), min_height=48, cls=TICK,
                            on_tap=partial(self.flip, calendar, not on), width="fill")  # fmt: skip

    def flip(self, calendar: int, on: bool) -> None:
        """Show a calendar or no longer; 0: the tasks."""
        if calendar:
            self.app.store.calendars.put(calendar, visible=on)
        else:
            self.app.prefs().put(TASKS_KEY, on)
