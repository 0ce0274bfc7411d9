"""The automatic backup: when it is due, and what it writes where."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Final

from pytest_androidbench.phone.apps.calendar.exporting import ExportChoice, chosen
from pytest_androidbench.phone.apps.calendar.ics_writer import written
from pytest_androidbench.phone.apps.calendar.preferences import (
    BACKUP_EVENTS,
    BACKUP_FOLDER,
    BACKUP_NAME,
    BACKUP_PAST,
    BACKUP_TASKS,
    BACKUP_TYPES,
)
from pytest_androidbench.phone.apps.calendar.store import EventStore
from pytest_androidbench.phone.system.app import App

HOUR: Final = 6
FILENAME: Final = "Events_%Y%M%D_%h%m%s"
PLACES: Final = (
    ("%Y", "%Y"), ("%M", "%m"), ("%D", "%d"), ("%h", "%H"), ("%m", "%M"), ("%s", "%S"),
)  # fmt: skip
"""What stands for a part of the moment in a name, and how Python writes that part."""


def next_backup(store: EventStore) -> int:
    """When the next backup is due: at six, in seconds since 1970."""
    now = store.moments.local(store.moments.now)
    due = datetime.combine(now.date(), time(HOUR))
    return store.moments.seconds(due if now.hour < HOUR else due + timedelta(days=1))


def back_up(app: App, store: EventStore) -> bool:
    """Write the backup; tells whether there was anything to write."""
    config, now = store.config, store.moments.now
    choice = ExportChoice(
        name=named(config.get(BACKUP_NAME) or FILENAME, store.moments.local(now)),
        events=config.get(BACKUP_EVENTS),
        tasks=config.get(BACKUP_TASKS),
        past=config.get(BACKUP_PAST),
        types=tuple(int(kind) for kind in sorted(config.get(BACKUP_TYPES))),
    )
    events = chosen(store, choice)
    if not events:
        return False
    folder = config.get(BACKUP_FOLDER)
    app.files.mkdir(folder, parents=True, uid=app.uid)
    app.files.write(f"{folder}/{choice.name}.ics", written(events, store).encode(), uid=app.uid)
    return True


def named(pattern: str, moment: datetime) -> str:
    """The name of a backup that is made at a moment."""
    for place, shape in PLACES:
        pattern = pattern.replace(place, f"{moment:{shape}}")
    return pattern
