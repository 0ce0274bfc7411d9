"""Alarms: rows of the app's database."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, tzinfo
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.clock.formats import next_due
from pytest_androidbench.phone.kit.tables import Table, column

if TYPE_CHECKING:
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Alarm:
    """One row of alarm_templates."""

    id: int = column("_id", default=0)
    hour: int
    minute: int = column("minutes")
    days: int = column("daysofweek", default=0)
    """Bits from Monday = 1 to Sunday = 64; 0 rings once."""
    enabled: bool = True
    vibrate: bool = True
    label: str = ""
    ringtone: str = ""

    def due(self, now_ms: int, zone: tzinfo = UTC) -> int:
        """When it rings next, in ms since 1970."""
        return next_due(now_ms, self.hour, self.minute, self.days, zone)


class Alarms:
    """The alarms in the app's database."""

    def __init__(self, db: Database) -> None:
        self._table = Table(db, "alarm_templates", Alarm)

    def all(self) -> list[Alarm]:
        """Every alarm by time of day."""
        return self._table.all("ORDER BY hour, minutes, _id")

    def get(self, id_: int) -> Alarm | None:
        """The alarm with this id, if it is still there."""
        return self._table.get(id_)

    def save(self, alarm: Alarm) -> int:
        """Keep a new alarm, or a deleted one again; returns its id."""
        return self._table.save(alarm)

    def change(self, id_: int, **fields: str | int) -> None:
        """Set fields of an alarm."""
        self._table.put(id_, **fields)

    def remove(self, id_: int) -> None:
        """Delete an alarm."""
        self._table.remove([id_])

    def next(self, now_ms: int, zone: tzinfo = UTC) -> tuple[int, Alarm] | None:
        """The enabled alarm that rings first, and when."""
        due = [(alarm.due(now_ms, zone), alarm) for alarm in self.all() if alarm.enabled]
        return min(due, key=lambda pair: (pair[0], pair[1].id)) if due else None
