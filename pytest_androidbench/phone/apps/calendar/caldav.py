"""The section of the settings for calendars of accounts, of which the phone has none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.simple.settings_rows import CheckRow, Section
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

NEEDED: Final = ("android.permission.WRITE_CALENDAR", "android.permission.READ_CALENDAR")


@dataclass(eq=False)
class SelectCalendars(AppScreen[CalendarApp, None]):
    """The calendars of all accounts."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        nothing = tr("No synchronizable calendars have been found")
        said = w.Text(nothing, w.BODY_LARGE, id="dialog_select_calendars_placeholder")
        wrapper = w.Panel(
            said,
            id="dialog_select_calendars_wrapper",
            cls="android.widget.RelativeLayout",
            padding=(24, 8),
        )
        return w.Dialog(
            tr("Select calendars to sync"),
            body=w.Scroll(wrapper, id="dialog_select_calendars_scrollview"),
            buttons=ok_cancel(self.close, self.close),
        )


@dataclass(eq=False)
class CalDav(AppPart[CalendarApp]):
    """Asks for what it needs, and which calendars to show; without any it stays off."""

    def rows(self) -> list[w.Kid]:
        """The rows of the section."""
        return [
            Section(tr("CalDAV"), "settings_caldav_label"),
            CheckRow(tr("CalDAV sync"), False, self.flip, "settings_caldav_sync"),
        ]

    def flip(self) -> None:
        """Ask for the calendars."""
        self.request_permissions(NEEDED, self.allowed)

    def allowed(self, granted: dict[str, bool]) -> None:
        """Offer what calendars there are."""
        if all(granted.values()):
            self.show(SelectCalendars())
