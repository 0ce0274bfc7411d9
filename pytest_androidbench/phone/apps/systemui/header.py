"""What stands above the tiles of the shade: date, time, carrier, icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.systemui.bars import battery, status_icons
from pytest_androidbench.phone.apps.systemui.look import CLOCK_STYLE, FRAME, LINEAR
from pytest_androidbench.phone.system import times
from pytest_androidbench.phone.system.radios import CARRIER
from pytest_androidbench.phone.ui import widgets as w

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


def header(phone: Phone, tiles: w.Widget | None, *, expanded: bool) -> w.Widget:
    """The date is beside the time, or above it where all tiles are shown."""
    below = w.Column(
        _status(phone, expanded=expanded),
        tiles,
        across="stretch",
        id="qs_container",
        cls="android.widget.RelativeLayout",
    )
    return w.Column(
        _date_line(phone, expanded=expanded), below, across="stretch", id="header", cls=FRAME
    )


def _date_line(phone: Phone, *, expanded: bool) -> w.Widget:
    container = w.Panel(_date(phone, "date"), id="date_container", cls=FRAME)
    return w.Panel(
        container if expanded else None,
        padding=(24, 8, 24, 0),
        id="quick_status_bar_date_privacy",
        cls=LINEAR,
        clickable=True,
        width="fill",
    )


def _status(phone: Phone, *, expanded: bool) -> w.Widget:
    right = w.Row(status_icons(phone, "on_surface"), battery(phone, "on_surface", BATTERY), gap=2)
    row = w.Row(
        _time(phone, dated=not expanded),
        w.Spacer(weight=1),
        _carrier() if expanded and not phone.radios.airplane else None,
        w.Panel(right, id="rightLayout", cls=FRAME),
        width="fill",
        gap=8,
    )
    return w.Panel(row, padding=(24, 12), id="quick_qs_status_icons", cls=LINEAR, takes_focus=True)


def _time(phone: Phone, *, dated: bool) -> w.Widget:
    now = times.local_time(phone)
    clock = times.clock_text(now, phone.display, period=False)
    return w.Row(
        w.Text(clock, CLOCK_STYLE, id="clock", desc=times.twelve_hours(now, phone.display.locale)),
        _date(phone, "date_clock") if dated else None,
        gap=12,
        id="clock_container",
        cls=LINEAR,
    )


def _date(phone: Phone, id_: str) -> w.Widget:
    return w.Text(times.short_date(times.local_time(phone), phone.display), w.BODY, id=id_)


def _carrier() -> w.Widget:
    text = w.Text(CARRIER, w.BODY, id="qs_carrier_text")
    return w.Row(text, id="carrier_group", cls=LINEAR)


BATTERY = "batteryRemainingIcon"
