"""Ways through Tasks.org, and what a reader of its list gets to know."""

from __future__ import annotations

import datetime
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench import Pilot
from pytest_androidbench.interface.observation import Node
from task_suites.android_world.content.days import TODAY

if TYPE_CHECKING:
    from PIL.Image import Image

APP: Final = "Tasks"
MONTHS: Final = {"Sep": 9, "Oct": 10, "Nov": 11}
NEAR: Final = {"Yest": -1, "Today": 0, "Tmrw": 1}
HIGH_GROUP: Final = "High priority"
LIST: Final = "recycler_view"
FILLED: Final = 20
"""By how much at least a box that is ticked is lighter or darker inside than around it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One task as the list shows it."""

    title: str
    label: str
    """When it is due."""
    done: bool = False
    group: str = ""


def sort(pilot: Pilot, *, by_date: bool = True, grouped: bool = False, mixed: bool = False) -> None:
    """Open the app and put the list in order.

    Args:
        pilot: at the controls.
        by_date: the next one that is due comes first.
        grouped: there is a heading for each priority.
        mixed: what is done stands between the rest.
    """
    pilot.open(APP).tap("Sort")
    if grouped:
        pilot.tap("Grouping").tap("By priority")
    if by_date:
        pilot.tap("Sorting").tap("By due date")
    if mixed:
        pilot.tap("Move completed tasks to bottom")
    pilot.back()


def read(pilot: Pilot, *, ticks: bool = False, most: int = 2) -> list[Line]:
    """The list as it is sorted by date, scrolled so often at most, with ticks if they matter."""
    found: dict[str, Line] = {}
    group = ""
    for number in range(most + 1):
        before, picture = len(found), _picture(pilot) if ticks else None
        for parts in _rows(pilot.observation.nodes):
            if "header" in parts:
                group = parts["header"].text
            elif parts["title"].text not in found:
                line = _line(parts, picture)
                found[line.title] = replace(line, group=group)
        if len(found) == before or number == most or not _scrolls(pilot):
            break
        pilot.scroll(id=LIST)
    return list(found.values())


def dated(lines: Iterable[Line]) -> Iterator[tuple[Line, datetime.date]]:
    """Open tasks, or all, by due date: up to today weekdays are over, from then on to come."""
    here = False
    for line in lines:
        here = here or line.label in {"Today", "Tmrw"}
        yield line, _date(line.label, ahead=here)


def due(lines: Sequence[Line], day: datetime.date) -> list[Line]:
    """The tasks that are due on a day."""
    return [line for line, date in dated(lines) if date == day]


def _rows(nodes: Sequence[Node]) -> list[dict[str, Node]]:
    """The headings and the tasks that are wholly on the screen."""
    rows: list[dict[str, Node]] = []
    for node in nodes:
        name = node.resource_id.rpartition("/")[2]
        if name in {"header", "completeBox"}:
            rows.append({})
        if rows and name in {"header", "completeBox", "title", "due_date"}:
            rows[-1].setdefault(name, node)
    return [row for row in rows if "header" in row or _is_whole(row)]


def _is_whole(row: dict[str, Node]) -> bool:
    left, top, right, bottom = row["completeBox"].bounds
    return {"title", "due_date"} <= row.keys() and bottom - top >= right - left


def _line(parts: dict[str, Node], picture: Image | None) -> Line:
    done = picture is not None and _is_ticked(picture, parts["completeBox"])
    return Line(title=parts["title"].text, label=parts["due_date"].text, done=done)


def _picture(pilot: Pilot) -> Image:
    """What is on the screen: only there a tick can be seen."""
    from PIL.Image import open as opened  # noqa: PLC0415

    return opened(io.BytesIO(pilot.observation.screenshot)).convert("L")


def _is_ticked(picture: Image, box: Node) -> bool:
    """Whether a box is filled; what is around it is dark where the theme is."""
    (x, y), (left, top, right, _) = box.center, box.bounds
    away = (right - left) // 14
    inside, around = picture.getpixel((x - away, y - away)), picture.getpixel((left + 1, top + 1))
    assert isinstance(inside, int | float)
    assert isinstance(around, int | float)  # a picture of one channel
    return abs(inside - around) > FILLED


def _date(label: str, *, ahead: bool) -> datetime.date:
    """A day as the list names it."""
    if label in NEAR:
        return TODAY + datetime.timedelta(days=NEAR[label])
    month, _, day = label.partition(" ")
    if day:
        return datetime.date(TODAY.year, MONTHS[month], int(day))
    days = (TODAY + datetime.timedelta(days=away if ahead else -away) for away in range(2, 7))
    return next(date for date in days if f"{date:%a}" == label)


def _scrolls(pilot: Pilot) -> bool:
    nodes = pilot.observation.nodes
    return any(n.scrollable for n in nodes if n.resource_id.endswith(f"/{LIST}"))
