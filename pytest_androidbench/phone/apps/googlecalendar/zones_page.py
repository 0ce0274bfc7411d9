"""The time zones for an event, or for the whole calendar."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.googlecalendar import look
from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.kit.days.zones import offset_text, zones_with
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class GoogleZonesPage(AppScreen[GoogleCalendarApp, str]):
    """Zones by name; closes with the name of one."""

    query: str = ""

    def on_open(self) -> None:
        self.focus("time_zone_search")

    def build(self) -> w.Widget:
        box = w.TextField(bind="query", hint=tr("Enter a country or time zone"),
                          id="time_zone_search", style="plain", action="search",
                          on_done=self.hide_keyboard)  # fmt: skip
        rows = [self._row(name) for name in zones_with(self.query.replace(" ", "_"))]
        return w.Page(w.TopBar(box, back=True), w.Scroll(*rows, id="time_zone_list"))

    def _row(self, name: str) -> w.Widget:
        offset = offset_text(name, self.phone.clock.now_ms)
        return w.ListItem(name.replace("_", " "), offset, look=look.ROW, key=f"zone {name}",
                          on_tap=partial(self.close, name))  # fmt: skip
