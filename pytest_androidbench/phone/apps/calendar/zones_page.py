"""The list of time zones for an event."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.moments import Moments
from pytest_androidbench.phone.apps.simple.bars import SimpleBar
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.times import zone
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ZONES: Final = (
    "Africa/Cairo", "Africa/Casablanca", "Africa/Johannesburg", "Africa/Lagos", "Africa/Nairobi",
    "America/Anchorage", "America/Argentina/Buenos_Aires", "America/Bogota", "America/Chicago",
    "America/Denver", "America/Halifax", "America/Lima", "America/Los_Angeles",
    "America/Mexico_City", "America/New_York", "America/Phoenix", "America/Sao_Paulo",
    "America/Toronto", "America/Vancouver", "Asia/Bangkok", "Asia/Dhaka", "Asia/Dubai",
    "Asia/Hong_Kong", "Asia/Jakarta", "Asia/Jerusalem", "Asia/Karachi", "Asia/Kolkata",
    "Asia/Manila", "Asia/Seoul", "Asia/Shanghai", "Asia/Singapore", "Asia/Taipei", "Asia/Tehran",
    "Asia/Tokyo", "Atlantic/Reykjavik", "Australia/Adelaide", "Australia/Brisbane",
    "Australia/Melbourne", "Australia/Perth", "Australia/Sydney", "Europe/Amsterdam",
    "Europe/Athens", "Europe/Berlin", "Europe/Brussels", "Europe/Budapest", "Europe/Copenhagen",
    "Europe/Dublin", "Europe/Helsinki", "Europe/Istanbul", "Europe/Kyiv", "Europe/Lisbon",
    "Europe/London", "Europe/Madrid", "Europe/Oslo", "Europe/Paris", "Europe/Prague",
    "Europe/Rome", "Europe/Stockholm", "Europe/Vienna", "Europe/Warsaw", "Europe/Zurich",
    "Pacific/Auckland", "Pacific/Honolulu", "UTC",
)  # fmt: skip


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
        found = [name for name in ZONES if self.query.strip().lower() in name.lower()]
        return w.Page(
            SimpleBar(field, "select_time_zone_toolbar"),
            w.Scroll(*map(self._row, found), id="select_time_zone_list",
                     cls="androidx.recyclerview.widget.RecyclerView"),
            id="select_time_zone_coordinator",
        )  # fmt: skip

    def _row(self, name: str) -> w.Widget:
        row = w.Row(
            w.Text(name, w.BODY_LARGE, id="item_time_zone_title", weight=1, lines=1),
            w.Text(self._offset(name), w.BODY, id="item_time_zone_shift"),
            width="fill",
            height=48,
        )
        return w.Panel(row, id="item_select_time_zone_holder", cls="android.widget.RelativeLayout",
                       padding=(16, 0), on_tap=partial(self.choose, name))  # fmt: skip

    def _offset(self, name: str) -> str:
        now = Moments.of(self.phone).now
        apart = Moments(zone(name)).local(now) - Moments().local(now)
        minutes = int(apart.total_seconds()) // 60
        sign, (hours, rest) = "-" if minutes < 0 else "+", divmod(abs(minutes), 60)
        return f"GMT{sign}{hours:02d}:{rest:02d}"

    def choose(self, name: str) -> None:
        """Take a zone."""
        self.close(Intent(extras={"time_zone": name}))
