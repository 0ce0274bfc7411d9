"""Alarms: rows of the app's database."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, tzinfo
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.clock.formats import next_due

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
COLUMNS: Final = frozenset(
    ("hour", "minutes", "daysofweek", "enabled", "vibrate", "label", "ringtone")
)
RINGTONES: Final = (
    "Default (Bright Morning)",
    "Argon",
    "Carbon",
    "Helium",
    "Krypton",
    "Neon",
    "Silent",
)


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

    def due(self, now_ms: int, zone: tzinfo = UTC) -> int:
        """When it rings next, in ms since 1970."""
        return next_due(now_ms, self.hour, self.minute, self.days, zone)


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
            " (hour, minutes, daysofweek, label, enabled, vibrate, ringtone)"
            " VALUES (?, ?, ?, ?, 1, 1, '')",
            hour,
            minute,
            days,
            label,
        )
        return int(self._db.value("SELECT max(_id) FROM alarm_templates"))

    def change(self, id_: int, **columns: str | int) -> None:
        """Set columns of an alarm."""
        for column, value in columns.items():
            if column not in COLUMNS:
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

    def next(self, now_ms: int, zone: tzinfo = UTC) -> tuple[int, Alarm] | None:
        """The enabled alarm that rings first, and when."""
        due = [(alarm.due(now_ms, zone), alarm) for alarm in self.all() if alarm.enabled]
        return min(due, key=lambda pair: (pair[0], pair[1].id)) if due else None
