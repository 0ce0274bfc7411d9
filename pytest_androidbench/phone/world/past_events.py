"""Events of the last two years and of the next one, with whom and where; rows in `past_events.txt`.

They lie before and behind the weeks around `TODAY`, which `events.py` has.
"""

from __future__ import annotations

from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Final

from pytest_androidbench.phone.world.events import Appointment
from pytest_androidbench.phone.world.people import TODAY

_ROWS: Final = Path(__file__).with_name("past_events.txt")
_MIDNIGHT: Final = TODAY.replace(hour=0, minute=0)


@cache
def past_and_far_events() -> tuple[Appointment, ...]:
    """All of them, in the order of the days they begin on."""
    rows = _ROWS.read_text(encoding="utf-8").splitlines()
    return tuple(_appointment(row) for row in rows if not row.startswith("#"))


def _appointment(row: str) -> Appointment:
    title, begins, minutes, place, guests, note = (each.strip() for each in row.split("|"))
    start = datetime.fromisoformat(begins)
    return Appointment(
        title,
        (start.replace(hour=0) - _MIDNIGHT).days,
        start.hour if " " in begins else -1,
        int(minutes),
        place,
        tuple(each.strip() for each in guests.split(",") if each.strip()),
        note,
    )
