"""Alarms: rows of the app's database, and their page."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.clock.formats import DAY_NAMES, clock_time, days_text, next_due
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.theme import BODY, BODY_LARGE, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Button,
    Card,
    CheckBox,
    Column,
    Fab,
    IconButton,
    Row,
    Scroll,
    Spacer,
    Switch,
    Text,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.clock.screens import DeskClock
    from pytest_androidbench.phone.system.databases import Database

SCHEMA: Final = """
CREATE TABLE alarm_templates (_id INTEGER PRIMARY KEY, hour INTEGER NOT NULL,
    minutes INTEGER NOT NULL, daysofweek INTEGER NOT NULL, enabled INTEGER NOT NULL,
    vibrate INTEGER NOT NULL, label TEXT NOT NULL, ringtone TEXT,
    delete_after_use INTEGER NOT NULL DEFAULT 0);
CREATE TABLE alarm_instances (_id INTEGER PRIMARY KEY, year INTEGER NOT NULL,
    month INTEGER NOT NULL, day INTEGER NOT NULL, hour INTEGER NOT NULL,
    minutes INTEGER NOT NULL, vibrate INTEGER NOT NULL, label TEXT NOT NULL, ringtone TEXT,
    alarm_state INTEGER NOT NULL, alarm_id INTEGER REFERENCES alarm_templates(_id)
    ON UPDATE CASCADE ON DELETE CASCADE);
INSERT INTO alarm_templates VALUES (1, 8, 30, 31, 0, 1, '', '', 0), (2, 9, 0, 96, 0, 1, '', '', 0);
"""
RINGTONES: Final = (
    "Default (Bright Morning)",
    "Argon",
    "Carbon",
    "Helium",
    "Krypton",
    "Neon",
    "Silent",
)
TIME: Final = TextStyle(45)


@dataclass(frozen=True)
class Alarm:
    """One row of alarm_templates."""

    id: int
    hour: int
    minute: int
    days: int
    """Bits from Monday = 1 to Sunday = 64; 0 rings once."""
    enabled: bool
    vibrate: bool
    label: str
    ringtone: str

    def due(self, now_ms: int) -> int:
        """When it rings next, in ms since 1970."""
        return next_due(now_ms, self.hour, self.minute, self.days)


class Alarms:
    """The alarms in the app's database."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def all(self) -> list[Alarm]:
        """Every alarm by time of day."""
        rows = self._db.query("SELECT * FROM alarm_templates ORDER BY hour, minutes, _id")
        return [
            Alarm(
                row["_id"],
                row["hour"],
                row["minutes"],
                row["daysofweek"],
                bool(row["enabled"]),
                bool(row["vibrate"]),
                row["label"],
                row["ringtone"] or "",
            )
            for row in rows
        ]

    def get(self, id_: int) -> Alarm | None:
        """The alarm with this id, if it is still there."""
        return next((alarm for alarm in self.all() if alarm.id == id_), None)

    def add(self, hour: int, minute: int, *, label: str = "", days: int = 0) -> int:
        """Create an enabled alarm; returns its id."""
        self._db.execute(
            "INSERT INTO alarm_templates"
            " (hour, minutes, daysofweek, label, enabled, vibrate, ringtone) VALUES (?, ?, ?, ?, 1, 1, '')",
            hour,
            minute,
            days,
            label,
        )
        return int(self._db.value("SELECT max(_id) FROM alarm_templates"))

    def change(self, id_: int, **columns: str | int) -> None:
        """Set columns of an alarm."""
        for column, value in columns.items():
            if column not in {
                "hour",
                "minutes",
                "daysofweek",
                "enabled",
                "vibrate",
                "label",
                "ringtone",
            }:
                raise KeyError(column)
            sql = f"UPDATE alarm_templates SET {column} = ? WHERE _id = ?"  # noqa: S608 - from the set above
            self._db.execute(sql, value, id_)

    def restore(self, alarm: Alarm) -> None:
        """Put a deleted alarm back as it was."""
        self._db.execute(
            "INSERT OR REPLACE INTO alarm_templates VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)",
            alarm.id,
            alarm.hour,
            alarm.minute,
            alarm.days,
            alarm.enabled,
            alarm.vibrate,
            alarm.label,
            alarm.ringtone,
        )

    def remove(self, id_: int) -> None:
        """Delete an alarm."""
        self._db.execute("DELETE FROM alarm_templates WHERE _id = ?", id_)

    def next(self, now_ms: int) -> tuple[int, Alarm] | None:
        """The enabled alarm that rings first, and when."""
        due = [(alarm.due(now_ms), alarm) for alarm in self.all() if alarm.enabled]
        return min(due, key=lambda pair: (pair[0], pair[1].id)) if due else None


def page(screen: DeskClock) -> Widget:
    """The tab's content: a card for each alarm, one of them expanded."""
    alarms = screen.alarms.all()
    if not alarms:
        return Align(Text(tr("No Alarms"), BODY_LARGE, id="alarms_empty_view"), weight=1)
    rows = [_card(screen, alarm) for alarm in alarms]
    return Scroll(
        *rows,
        id="alarms_recycler_view",
        gap=8,
        padding=(16, 8, 16, 120),
        cls="androidx.recyclerview.widget.RecyclerView",
    )


def _card(screen: DeskClock, alarm: Alarm) -> Widget:
    open_ = screen.expanded == alarm.id
    shown = clock_time(alarm.hour, alarm.minute, hour24=screen.hour24)
    arrow = IconButton(
        "expand_less" if open_ else "expand_more",
        tr("Collapse alarm") if open_ else tr("Expand alarm"),
        id="arrow",
        on_tap=partial(screen.expand, 0 if open_ else alarm.id),
    )
    head = Row(
        Text(
            shown,
            TIME,
            "on_surface" if alarm.enabled else "on_surface_variant",
            id="digital_clock",
            weight=1,
            on_tap=partial(screen.change_time, alarm.id),
        ),
        arrow,
        width="fill",
    )
    days = Row(
        Text(_when(screen, alarm), BODY, id="days_of_week", weight=1),
        Switch(alarm.enabled, id="onoff", on_change=partial(screen.enable, alarm.id)),
        width="fill",
    )
    label = (
        Text(
            alarm.label or tr("Add label"),
            BODY,
            id="edit_label",
            on_tap=partial(screen.edit_label, alarm.id),
        )
        if open_ or alarm.label
        else None
    )
    return Card(
        Column(label, head, days, *(_details(screen, alarm) if open_ else ()), across="stretch"),
        padding=16,
        desc=f"{shown} Alarm",
        cls="android.view.ViewGroup",
        on_tap=partial(screen.expand, 0 if open_ else alarm.id),
    )


def _when(screen: DeskClock, alarm: Alarm) -> TextLike:
    if alarm.days:
        return days_text(alarm.days)
    if not alarm.enabled:
        return tr("Not scheduled")
    today = alarm.due(screen.now_ms) // 86_400_000 == screen.now_ms // 86_400_000
    return tr("Today") if today else tr("Tomorrow")


def _details(screen: DeskClock, alarm: Alarm) -> list[Widget]:
    days = [
        Column(
            Text(tr(name[0]), BODY),
            CheckBox(
                bool(alarm.days >> place & 1),
                id=f"day_button_{place}",
                desc=tr(name),
                on_change=partial(screen.set_day, alarm.id, place),
            ),
            across="center",
            weight=1,
        )
        for place, name in enumerate(DAY_NAMES)
    ]
    tone = alarm.ringtone if alarm.ringtone in RINGTONES else RINGTONES[0]
    return [
        Row(*days, id="repeat_days", width="fill"),
        Button(
            tone,
            "text",
            icon="notifications_active",
            id="choose_ringtone",
            desc=tr("Ringtone {name}", name=tone),
            on_tap=partial(screen.choose_tone, alarm.id),
            cls="android.widget.TextView",
        ),
        Row(
            CheckBox(
                alarm.vibrate,
                id="vibrate_onoff",
                text=tr("Vibrate"),
                on_change=partial(screen.set_vibrate, alarm.id),
            ),
            Spacer(weight=1),
            Button(
                tr("Delete"),
                "text",
                icon="delete",
                id="delete",
                on_tap=partial(screen.delete_alarm, alarm.id),
            ),
            width="fill",
        ),
    ]


def buttons(screen: DeskClock) -> Widget:
    """The button that adds an alarm."""
    fab = Fab("add", tr("Add alarm"), id="fab", on_tap=screen.add_alarm, size=72)
    return screen.button_row(None, fab, None)
