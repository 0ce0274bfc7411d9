"""The list of time zones for an event."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.simple.bars import SimpleBar
from pytest_androidbench.phone.kit.days.zones import offset_text, zones_with
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class ZonesPage(AppScreen[CalendarApp, Intent]):
    """Zones by name; closes with an intent that has the chosen one."""

    activity = ".activities.SelectTimeZoneActivity"
    query: str = ""

    def on_open(self) -> None:
        self.focus("search_src_text")

    def build(self) -> w.Widget:
        field = w.TextField(bind="query", hint=tr("Enter a country or time zone"),
                            id="search_src_text", style="plain", action="search")  # fmt: skip
        found = zones_with(self.query)
        return w.Page(
            SimpleBar(field, "select_time_zone_toolbar"),
            w.Scroll(*map(self._row, found), id="select_time_zone_list",
                     cls="androidx.recyclerview.widget.RecyclerView"),
            id="select_time_zone_coordinator",
        )  # fmt: skip

    def _row(self, name: str) -> w.Widget:
        row = w.Row(
            w.Text(name, w.BODY_LARGE, id="item_time_zone_title", weight=1, lines=1),
            w.Text(offset_text(name, self.phone.clock.now_ms), w.BODY, id="item_time_zone_shift"),
            width="fill",
            height=48,
        )
        return w.Panel(row, id="item_select_time_zone_holder", cls="android.widget.RelativeLayout",
                       padding=(16, 0), on_tap=partial(self.choose, name))  # fmt: skip

    def choose(self, name: str) -> None:
        """Take a zone."""
        self.close(Intent(extras={"time_zone": name}))
