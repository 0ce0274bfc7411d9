"""All calls, or the missed ones, and the way to forget them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.dialer import numbers
from pytest_androidbench.phone.apps.dialer.app import DialerApp
from pytest_androidbench.phone.apps.dialer.details import CallDetails
from pytest_androidbench.phone.apps.dialer.rows import EMPTY_ID, HEIGHT, call_row
from pytest_androidbench.phone.apps.dialer.store import CallLog
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

TABS: Final = (w.Tab(text=tr("All")), w.Tab(text=tr("Missed")))


@dataclass(eq=False)
class History(AppScreen[DialerApp, None]):
    """The call history with its two tabs."""

    activity = "com.android.dialer.app.calllog.CallLogActivity"
    tab: int = 0
    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        found = CallLog(self.phone).groups(missed=self.tab == 1)

        def row(place: int) -> w.Widget:
            return call_row(
                self.phone,
                found[place],
                on_tap=partial(self.show, CallDetails(calls=found[place].ids)),
                on_call=partial(numbers.call, self, found[place].number),
            )

        said = tr("You have no missed calls.") if self.tab else tr("Your call history is empty")
        content = (
            w.Scroll(count=len(found), row=row, row_height=HEIGHT, id="recycler_view")
            if found
            else empty_state(said, EMPTY_ID)
        )
        bar = w.TopBar(
            tr("Call History"), back=True, actions=(w.More(partial(self.menus.open, self.entries)),)
        )
        return w.Page(bar, w.Tabs(TABS, self.tab, self.select_tab, id="viewpager_header"), content)

    def entries(self) -> Sequence[MenuEntry]:
        return (MenuEntry(text=tr("Clear call history"), act=self.ask_clear),)

    def select_tab(self, tab: int) -> None:
        self.tab = tab

    def ask_clear(self) -> None:
        title = tr("Clear call history?")
        message = tr("This will delete all calls from your history")
        self.ask(Confirm(title=title, message=message), self.clear)

    def clear(self, sure: bool) -> None:
        if sure:
            CallLog(self.phone).clear()
