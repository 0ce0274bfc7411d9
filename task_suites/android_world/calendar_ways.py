"""Ways through Simple Calendar Pro that several solutions and mistakes take."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.actions import LongPress
from pytest_androidbench.interface.observation import Node
from task_suites.android_world.android_ways import AGREE, tap_number
from task_suites.android_world.content.days import TODAY
from task_suites.android_world.content.events import Plan

APP: Final = "Simple Calendar Pro"
FIRST_SHOWN: Final = datetime.date(2023, 9, 24)
"""The day that the month of October begins with on the screen, a Sunday."""
MOST_SCREENS: Final = 12
DAY: Final = "month_view_background"
"""The id of a day in the month."""


def open_day(pilot: Pilot, date: datetime.date) -> None:
    """Open the app and a day of the month it shows."""
    pilot.open(APP)
    if not any(node.resource_id.endswith(DAY) for node in pilot.observation.nodes):
        pilot.back()
    pilot.tap(id=DAY, index=(date - FIRST_SHOWN).days)


def add(pilot: Pilot, plan: Plan, repetition: str | None = None) -> None:
    """Add an event to its day; `repetition` is None, daily or weekly."""
    open_day(pilot, plan.date)
    fill_in(pilot, plan)
    if repetition is not None:
        pilot.scroll_to(id="event_repetition").tap(id="event_repetition")
        pilot.tap(text=repetition.capitalize())
    save(pilot)


def fill_in(pilot: Pilot, plan: Plan) -> None:
    """Begin an event on the day that is shown, and write everything but whether it repeats."""
    pilot.tap(id="calendar_fab").tap("Event")
    pilot.type("Title", plan.title).type("Description", plan.description)
    set_time(pilot, "event_start_time", plan.start)
    set_time(pilot, "event_end_time", plan.end)


def set_time(pilot: Pilot, row: str, moment: datetime.datetime) -> None:
    """Choose a time of the day on the clock's face."""
    shown = pilot.scroll_to(id=row).node(id=row).text
    if shown == f"{moment:%H:%M}":
        return
    pilot.tap(id=row)
    tap_number(pilot, moment.hour)
    if moment.minute:
        tap_number(pilot, moment.minute)
    pilot.tap(id="material_timepicker_ok_button")


def save(pilot: Pilot) -> None:
    """Save what the editor shows, past the warning about reminders."""
    pilot.tap(id="save")
    if pilot.shows("Disclaimer"):
        pilot.tap(id=AGREE)


def rows(pilot: Pilot) -> Iterator[tuple[Node, str]]:
    """The titles on the screen, each with its time."""
    titles = [node for node in pilot.observation.nodes if node.resource_id.endswith("item_title")]
    times = [n.text for n in pilot.observation.nodes if n.resource_id.endswith("item_time")]
    return zip(titles, times, strict=False)


def row_of(pilot: Pilot, plan: Plan) -> Node:
    """The row of an event in the list of its day, scrolled to.

    Raises:
        PilotError: there is no such row.
    """
    for _ in range(MOST_SCREENS):
        for node, time in rows(pilot):
            if node.text == plan.title and time.startswith(f"{plan.start:%H:%M}"):
                return node
        before = pilot.observation.nodes
        if pilot.scroll().observation.nodes == before:
            break
    raise PilotError(f"no row of {plan.title!r} at {plan.start:%H:%M}")


def delete(pilot: Pilot, plans: Sequence[Plan]) -> None:
    """Delete events of the day that is shown, together."""
    first, *more = sorted(plans, key=lambda plan: plan.start)
    pilot.do(LongPress(row_of(pilot, first).index))
    for plan in more:
        pilot.tap(at=row_of(pilot, plan).center)
    pilot.tap(id="cab_delete").tap("Yes")


def in_days(number: int) -> datetime.date:
    """The day that lies so many days ahead."""
    return TODAY + datetime.timedelta(days=number)
