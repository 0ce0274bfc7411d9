"""The tab of alarms: a card for each, one of them expanded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Unpack

from pytest_androidbench.phone.apps.clock.alarms import RINGTONES, Alarm
from pytest_androidbench.phone.apps.clock.day_button import DayButton
from pytest_androidbench.phone.apps.clock.formats import (
    DAY_NAMES,
    clock_time,
    days_text,
    moment,
    until,
    week_from,
)
from pytest_androidbench.phone.apps.clock.pickers import TonePicker, label_dialog
from pytest_androidbench.phone.apps.clock.preferences import WEEK_START
from pytest_androidbench.phone.apps.clock.tabs import RECYCLER, ClockTab, button_row, round_button
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.pickers import PickTimeMaterial
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.widget import Common

TIME: Final = w.TextStyle(45)


@dataclass(eq=False)
class AlarmTab(ClockTab):
    """The alarms, and what can be changed about each."""

    expanded: int = 0
    """Id of the expanded alarm."""
    deleted: Alarm | None = None
    """The one that can be had back."""

    @property
    def week(self) -> list[int]:
        """The days in the order of the week's start that is set."""
        return week_from(WEEK_START.value(self.app.prefs()))

    def page(self) -> w.Widget:
        alarms = self.app.alarms.all()
        if not alarms:
            return empty_state(tr("No Alarms"), "alarms_empty_view")
        return w.Scroll(
            *map(self._card, alarms),
            id="alarms_recycler_view",
            gap=8,
            padding=(16, 8, 16, 120),
            cls=RECYCLER,
        )

    def buttons(self) -> w.Widget:
        return button_row(round_button("add", tr("Add alarm"), self.add))

    def _card(self, alarm: Alarm) -> w.Widget:
        open_ = self.expanded == alarm.id
        shown = clock_time(alarm.hour, alarm.minute, hour24=self.hour24)
        turn = partial(self.expand, 0 if open_ else alarm.id)
        label = _line(
            "label",
            alarm.label or tr("Add label"),
            partial(self.on, alarm.id, self.edit_label),
            indented=False,
            id="edit_label",
            height=40,
        )
        days = w.Row(
            w.Text(self._when(alarm), w.BODY, id="days_of_week", weight=1),
            w.Switch(alarm.enabled, id="onoff", on_change=partial(self.enable, alarm.id)),
            width="fill",
        )
        parts = (
            label if open_ or alarm.label else None,
            self._head(alarm, shown, turn, open_=open_),
            days,
            *(self._details(alarm) if open_ else ()),
        )
        return w.Card(
            w.Column(*parts, across="stretch"),
            padding=16,
            desc=f"{shown} Alarm",
            cls="android.view.ViewGroup",
            on_tap=turn,
        )

    def _head(self, alarm: Alarm, shown: str, turn: Callable[[], None], *, open_: bool) -> w.Widget:
        time = w.Text(
            shown,
            TIME,
            "on_surface" if alarm.enabled else "on_surface_variant",
            id="digital_clock",
            weight=1,
            on_tap=partial(self.on, alarm.id, self.change_time),
        )
        arrow = w.IconButton(
            "expand_less" if open_ else "expand_more",
            tr("Collapse alarm") if open_ else tr("Expand alarm"),
            id="arrow",
            on_tap=turn,
        )
        return w.Row(time, arrow, width="fill")

    def _when(self, alarm: Alarm) -> TextLike:
        if alarm.days:
            return days_text(alarm.days, self.week)
        if not alarm.enabled:
            return tr("Not scheduled")
        now, zone = self.now_ms, self.app.zone
        today = moment(alarm.due(now, zone), zone).date() == moment(now, zone).date()
        return tr("Today") if today else tr("Tomorrow")

    def _details(self, alarm: Alarm) -> list[w.Widget]:
        days = [
            w.Align(
                DayButton(
                    bool(alarm.days >> day & 1),
                    text=tr(DAY_NAMES[day][0]),
                    id=f"day_button_{place}",
                    desc=tr(DAY_NAMES[day]),
                    on_change=partial(self.set_day, alarm.id, day),
                ),
                height=48,
                weight=1,
            )
            for place, day in enumerate(self.week)
        ]
        tone = alarm.ringtone if alarm.ringtone in RINGTONES else RINGTONES[0]
        choose, delete = (
            partial(self.on, alarm.id, self.choose_tone),
            partial(self.on, alarm.id, self.delete),
        )
        told = tr("Ringtone {name}", name=tone)
        return [
            w.Row(*days, id="repeat_days", width="fill"),
            _line("notifications_active", tone, choose, id="choose_ringtone", desc=told),
            w.CheckBox(
                alarm.vibrate,
                text=tr("Vibrate"),
                id="vibrate_onoff",
                on_change=partial(self.set_vibrate, alarm.id),
            ),
            _line("delete", tr("Delete"), delete, id="delete", cls="android.widget.Button"),
        ]

    def add(self) -> None:
        """Ask for the time of a new alarm."""
        now = moment(self.now_ms, self.app.zone)
        self.ask(PickTimeMaterial(hour=now.hour, minute=now.minute), self.create)

    def create(self, time: tuple[int, int]) -> None:
        """Add an alarm."""
        self.expanded = self.app.alarms.save(Alarm(hour=time[0], minute=time[1]))
        self._announce(self.expanded)

    def on(self, alarm: int, act: Callable[[Alarm], None]) -> None:
        """Do something about an alarm, as it is now."""
        found = self.app.alarms.get(alarm)
        if found is not None:
            act(found)

    def change_time(self, alarm: Alarm) -> None:
        """Ask for another time."""
        self.ask(PickTimeMaterial(hour=alarm.hour, minute=alarm.minute), self.set_time, alarm.id)

    def set_time(self, alarm: int, time: tuple[int, int]) -> None:
        """Ring at another time, from now on."""
        self.app.alarms.change(alarm, hour=time[0], minute=time[1], enabled=True)
        self._announce(alarm)

    def enable(self, alarm: int, on: bool) -> None:
        """Switch an alarm on or off."""
        self.app.alarms.change(alarm, enabled=on)
        self._announce(alarm)

    def expand(self, alarm: int) -> None:
        """Show all about an alarm."""
        self.expanded = alarm

    def set_day(self, alarm: int, day: int, on: bool) -> None:
        """Ring on a day of the week, or no longer."""
        found = self.app.alarms.get(alarm)
        if found is not None:
            days = found.days | 1 << day if on else found.days & ~(1 << day)
            self.app.alarms.change(alarm, days=days)
            self.app.schedule_alarms()

    def set_vibrate(self, alarm: int, on: bool) -> None:
        """Let the phone shake, too, or not."""
        self.app.alarms.change(alarm, vibrate=on)

    def edit_label(self, alarm: Alarm) -> None:
        """Ask for a name."""
        self.ask(label_dialog(alarm.label), self.set_label, alarm.id)

    def set_label(self, alarm: int, label: str) -> None:
        """Name an alarm."""
        self.app.alarms.change(alarm, label=label)

    def choose_tone(self, alarm: Alarm) -> None:
        """Ask for a sound."""
        self.ask(TonePicker.of(alarm.ringtone), self.set_tone, alarm.id)

    def set_tone(self, alarm: int, tone: str) -> None:
        """Ring with a sound."""
        self.app.alarms.change(alarm, ringtone=tone)

    def delete(self, alarm: Alarm) -> None:
        """Remove an alarm, which can be had back for a while."""
        self.deleted = alarm
        self.app.alarms.remove(alarm.id)
        self.app.schedule_alarms()
        self.snackbar.say(tr("Alarm deleted"), self.undo)

    def undo(self) -> None:
        """Have the deleted alarm back."""
        if self.deleted is not None:
            self.app.alarms.save(self.deleted)
            self.app.schedule_alarms()
        self.snackbar.hush()

    def _announce(self, alarm: int) -> None:
        self.app.schedule_alarms()
        found = self.app.alarms.get(alarm)
        if found is not None and found.enabled:
            self.snackbar.say(until(self.now_ms, found.due(self.now_ms, self.app.zone)))


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
