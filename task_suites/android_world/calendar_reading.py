"""What a reader of Simple Calendar Pro gets to know from its day, its list and its search."""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.interface.observation import Node, Observation
from task_suites.android_world.calendar_ways import APP, open_day
from task_suites.android_world.content.days import TODAY

MOST_SCREENS: Final = 5
_DAY: Final = re.compile(r"(\d{1,2}) [A-Z][a-z]+day")
_MONTHS: Final = {"September": 9, "October": 10, "November": 11}


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """An event as it is listed."""

    start: datetime.datetime
    title: str
    node: Node
    """Its title, to tap on."""


def read_day(pilot: Pilot, date: datetime.date) -> list[Row]:
    """Open a day and read all its events."""
    open_day(pilot, date)
    return _read(pilot, date, date)


def read_list(pilot: Pilot, first: datetime.date, last: datetime.date) -> list[Row]:
    """Read the events of some days ahead in the app's list of events."""
    pilot.open(APP).tap("Change view").tap("Simple event list")
    rows = _read(pilot, TODAY.replace(day=1), last)
    return [row for row in rows if first <= row.start.date() <= last]


def search(pilot: Pilot, text: str) -> list[Row]:
    """Search, and read all that is found."""
    pilot.open(APP).tap(id="top_toolbar_search").type(None, text)
    return _read(pilot, TODAY.replace(day=1), datetime.date.max)


def _read(pilot: Pilot, date: datetime.date, last: datetime.date) -> list[Row]:
    """Read rows until one comes that is later than a day; those under no heading are of `date`."""
    found: list[Row] = []
    for _ in range(MOST_SCREENS):
        before = pilot.observation
        shown = _rows(before, found, date)
        known = {(row.start, row.title) for row in found}
        found += [row for row in shown if (row.start, row.title) not in known]
        lists = [node.resource_id for node in before.nodes if node.scrollable and _is_list(node)]
        if not lists or found[-1].start.date() > last:
            break
        if pilot.scroll(id=lists[0]).observation.nodes == before.nodes:
            break
    return found


def _is_list(node: Node) -> bool:
    return node.resource_id.endswith(("_list", "/day_events"))


def _rows(seen: Observation, found: Sequence[Row], date: datetime.date) -> list[Row]:
    """The rows on a screen, the uppermost of which may have been there on the one before."""
    rows: list[Row] = []
    title: Node | None = None
    headed = False
    for node in seen.nodes:
        name = node.resource_id.rpartition("/")[2]
        if name == "event_section_title":
            headed, date = True, _date(node.text, date)
        elif name == "event_item_title":
            title = node
        elif name == "event_item_time" and title is not None:
            time = datetime.time.fromisoformat(node.text[:5])
            if found and not headed:
                headed, date = True, _day_of(time, title.text, found)
            start = datetime.datetime.combine(date, time)
            rows.append(Row(start=start, title=title.text, node=title))
            title = None
    return rows


def _day_of(time: datetime.time, title: str, found: Sequence[Row]) -> datetime.date:
    """The day of the uppermost row after scrolling, whose heading is gone."""
    same = (row for row in reversed(found) if (row.start.time(), row.title) == (time, title))
    return next(same, found[-1]).start.date()


def _date(heading: str, date: datetime.date) -> datetime.date:
    """The day that a heading begins, seen from the one before: `October`, then `16 Monday`."""
    if heading in _MONTHS:
        return date.replace(month=_MONTHS[heading], day=1)
    day = _DAY.fullmatch(heading)
    return date.replace(day=int(day[1])) if day else date
