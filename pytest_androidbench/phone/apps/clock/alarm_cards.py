"""The page of alarms: a card for each, one of them expanded."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final, Unpack

from pytest_androidbench.phone.apps.clock.alarms import RINGTONES, Alarm
from pytest_androidbench.phone.apps.clock.formats import DAY_NAMES, clock_time, days_text, moment
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box, Draft, Limits
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.text import Paragraph
from pytest_androidbench.phone.ui.widget import Common

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.clock.screens import DeskClock
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

TIME: Final = w.TextStyle(45)


class DayButton(w.CheckBox):
    """A day's letter in a circle that is filled when the alarm rings on it."""

    diameter: ClassVar[int] = 36

    def measure(self, layout: Layout, limits: Limits) -> Draft:
        side = layout.ctx.dp(48)
        paragraph = layout.paragraph(self.text, w.LABEL, side)
        return Draft(self, limits.width(side), limits.height(side), (), paragraph)

    def paint(self, box: Box, painter: Painter) -> None:
        dp, rect, paragraph = box.ctx.dp, box.rect, box.content
        assert isinstance(paragraph, Paragraph)
        radius = dp(self.diameter) // 2
        if self.checked:
            painter.disc(rect.center, radius, "primary")
        else:
            painter.ring(rect.center, radius, dp(1), "outline")
        colour = painter.colour("on_primary" if self.checked else "on_surface_variant")
        top = rect.top + (rect.height - paragraph.height) // 2
        painter.text(paragraph, rect.left, top, colour, rect.width, "center")


def page(screen: DeskClock) -> w.Widget:
    """The tab's content."""
    alarms = screen.alarms.all()
    if not alarms:
        return w.Align(w.Text(tr("No Alarms"), w.BODY_LARGE, id="alarms_empty_view"), weight=1)
    return w.Scroll(
        *(_card(screen, alarm) for alarm in alarms),
        id="alarms_recycler_view",
        gap=8,
        padding=(16, 8, 16, 120),
        cls="androidx.recyclerview.widget.RecyclerView",
    )


def buttons(screen: DeskClock) -> w.Widget:
    """The button that adds an alarm."""
    fab = w.Fab("add", tr("Add alarm"), id="fab", on_tap=screen.add_alarm, size=72)
    return screen.button_row(None, fab, None)


def _card(screen: DeskClock, alarm: Alarm) -> w.Widget:
    open_ = screen.expanded == alarm.id
    shown = clock_time(alarm.hour, alarm.minute, hour24=screen.hour24)
    turn = partial(screen.expand, 0 if open_ else alarm.id)
    label = _line(
        "label",
        alarm.label or tr("Add label"),
        partial(screen.edit_label, alarm.id),
        indented=False,
        id="edit_label",
        height=40,
    )
    days = w.Row(
        w.Text(_when(screen, alarm), w.BODY, id="days_of_week", weight=1),
        w.Switch(alarm.enabled, id="onoff", on_change=partial(screen.enable, alarm.id)),
        width="fill",
    )
    parts = (
        label if open_ or alarm.label else None,
        _head(screen, alarm, shown, open_=open_),
        days,
        *(_details(screen, alarm) if open_ else ()),
    )
    return w.Card(
        w.Column(*parts, across="stretch"),
        padding=16,
        desc=f"{shown} Alarm",
        cls="android.view.ViewGroup",
        on_tap=turn,
    )


def _head(screen: DeskClock, alarm: Alarm, shown: str, *, open_: bool) -> w.Widget:
    time = w.Text(
        shown,
        TIME,
        "on_surface" if alarm.enabled else "on_surface_variant",
        id="digital_clock",
        weight=1,
        on_tap=partial(screen.change_time, alarm.id),
    )
    arrow = w.IconButton(
        "expand_less" if open_ else "expand_more",
        tr("Collapse alarm") if open_ else tr("Expand alarm"),
        id="arrow",
        on_tap=partial(screen.expand, 0 if open_ else alarm.id),
    )
    return w.Row(time, arrow, width="fill")


def _line(
    icon: str,
    text: TextLike,
    act: Callable[[], None],
    *,
    indented: bool = True,
    **common: Unpack[Common],
) -> w.Widget:
    """A text to tap with a sign before it, where check boxes have their box."""
    common.setdefault("height", 48)
    common["on_tap"], common["weight"] = act, 1
    label = w.Text(text, w.BODY, lines=1, **common)
    slot = w.Align(w.Icon(icon, 20), width=48 if indented else 32)
    return w.Row(slot, label, width="fill")


def _when(screen: DeskClock, alarm: Alarm) -> TextLike:
    if alarm.days:
        return days_text(alarm.days, screen.week)
    if not alarm.enabled:
        return tr("Not scheduled")
    now, zone = screen.now_ms, screen.app.zone
    today = moment(alarm.due(now, zone), zone).date() == moment(now, zone).date()
    return tr("Today") if today else tr("Tomorrow")


def _details(screen: DeskClock, alarm: Alarm) -> list[w.Widget]:
    days = [
        w.Align(
            DayButton(
                bool(alarm.days >> day & 1),
                text=tr(DAY_NAMES[day][0]),
                id=f"day_button_{place}",
                desc=tr(DAY_NAMES[day]),
                on_change=partial(screen.set_day, alarm.id, day),
            ),
            height=48,
            weight=1,
        )
        for place, day in enumerate(screen.week)
    ]
    tone = alarm.ringtone if alarm.ringtone in RINGTONES else RINGTONES[0]
    return [
        w.Row(*days, id="repeat_days", width="fill"),
        _line(
            "notifications_active",
            tone,
            partial(screen.choose_tone, alarm.id),
            id="choose_ringtone",
            desc=tr("Ringtone {name}", name=tone),
        ),
        w.CheckBox(
            alarm.vibrate,
            text=tr("Vibrate"),
            id="vibrate_onoff",
            on_change=partial(screen.set_vibrate, alarm.id),
        ),
        _line(
            "delete",
            tr("Delete"),
            partial(screen.delete_alarm, alarm.id),
            id="delete",
            cls="android.widget.Button",
        ),
    ]
