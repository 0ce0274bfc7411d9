"""The calendar that some pages open below a field for a day."""

from __future__ import annotations

import re
from datetime import date, datetime
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.errors import PilotError
from task_suites.mobile_miniwob.reading import asked, texts

FIELD: Final = "datepicker"
MONTH: Final = re.compile(r"([A-Z][a-z]+)\s(\d{4})")


def wanted_day(pilot: Pilot) -> date:
    """The day that the yellow field asks for."""
    month, day, year = map(int, asked(pilot, r"(\d{2})/(\d{2})/(\d{4})"))
    return date(year, month, day)


def choose_day(pilot: Pilot, day: date) -> None:
    """Open the calendar and choose a day; it takes a moment to come and to go."""
    pilot.tap(id=FIELD).wait()
    away = (day.year * 12 + day.month) - shown_month(pilot)
    for _ in range(abs(away)):
        pilot.tap(text="Next" if away > 0 else "Prev")
    pilot.tap(text=str(day.day), index=-1).wait()


def shown_month(pilot: Pilot) -> int:
    """The month over the calendar, counted from year 0."""
    for node in texts(pilot):
        if found := MONTH.fullmatch(node.text):
            month = datetime.strptime(found[1], "%B").month
            return int(found[2]) * 12 + month
    raise PilotError("the page shows no calendar")
