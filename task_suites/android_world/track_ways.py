"""Ways through OpenTracks, and what a reader of its list gets to know."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.interface.actions import LongPress, Tap
from pytest_androidbench.interface.observation import Node, Observation
from task_suites.android_world.content.days import TODAY

APP: Final = "OpenTracks"
MOST_SCREENS: Final = 6
METRES: Final = {"mi": 1609.344, "ft": 0.3048}
MONTHS: Final = {"Sep": 9, "Oct": 10}
"""Those that are not named by weekdays."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One track as the list shows it."""

    node: Node
    """Its name, to tap on."""
    date: datetime.date
    clock: str
    minutes: float
    metres: float


def search(pilot: Pilot, category: str) -> None:
    """Open the app and list what fits a type."""
    pilot.open(APP).tap(id="search_button")
    pilot.type(None, category, id="search_src_text", enter=True)


def rows(pilot: Pilot, first: datetime.date, last: datetime.date) -> list[Row]:
    """The tracks between two days in the list on the screen, scrolled as far as it takes."""
    return [row for screen in screens(pilot, first) for row in screen if first <= row.date <= last]


def screens(pilot: Pilot, first: datetime.date) -> Iterator[list[Row]]:
    """The rows that each screen adds, down to the ones from before a day."""
    seen: set[tuple[str, datetime.date, str]] = set()
    for _ in range(MOST_SCREENS):
        shown = [row for row in shown_rows(pilot.observation) if _key(row) not in seen]
        yield shown
        seen.update(map(_key, shown))
        older = any(row.date < first for row in shown)
        if older or not shown or not _scrolls(pilot.observation):
            return
        pilot.scroll(id="track_list")


def shown_rows(seen: Observation) -> list[Row]:
    """The rows that are wholly on the screen."""
    parts: list[dict[str, Node]] = []
    for node in seen.nodes:
        name = node.resource_id.rpartition("/track_list_item_")[2]
        if name == "name":
            parts.append({})
        if parts and name:
            parts[-1][name] = node
    return [_row(part) for part in parts if {"date", "time", "time_distance"} <= part.keys()]


def tap_row(pilot: Pilot, row: Row) -> None:
    """Open a track that is on the screen, or select it while others are."""
    pilot.do(Tap(row.node.center))


def hold_row(pilot: Pilot, row: Row) -> None:
    """Begin to select."""
    pilot.do(LongPress(row.node.center))


def metres_in(text: str) -> float:
    """A length in metres: `2,427.82 ft`."""
    number, unit = text.split()
    return float(number.replace(",", "")) * METRES[unit]


def minutes_in(text: str) -> float:
    """A time in minutes: `1:02:30`."""
    *hours, minutes, seconds = map(int, text.split(":"))
    return sum(hours) * 60 + minutes + seconds / 60


def _row(parts: dict[str, Node]) -> Row:
    time, _, rest = parts["time_distance"].text.partition(" (")
    return Row(
        node=parts["name"],
        date=_date(parts["date"].text),
        clock=parts["time"].text,
        minutes=minutes_in(time),
        metres=metres_in(rest.partition(")")[0]),
    )


def _date(text: str) -> datetime.date:
    """A day as the list names it."""
    day, _, month = text.partition(" ")
    if month:
        return datetime.date(TODAY.year, MONTHS[month], int(day))
    if day in {"Today", "Yesterday"}:
        return TODAY - datetime.timedelta(days=day == "Yesterday")
    past = (TODAY - datetime.timedelta(days=ago) for ago in range(2, 7))
    return next(date for date in past if f"{date:%A}" == day)


def _key(row: Row) -> tuple[str, datetime.date, str]:
    return row.node.text, row.date, row.clock


def _scrolls(seen: Observation) -> bool:
    return any(n.scrollable for n in seen.nodes if n.resource_id.endswith("/track_list"))
