"""Pages with a table whose values are to be copied into fields."""

from __future__ import annotations

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.finding import descendants
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import asked, submit


@page_task("read-table", "data_entry", "screen_reading")
def test_read_table(episode: Episode, page_seed: int) -> None:
    play(episode, "read-table", page_seed)


@page_task("read-table-2", "data_entry", "screen_reading")
def test_read_table_2(episode: Episode, page_seed: int) -> None:
    play(episode, "read-table-2", page_seed)


@test_read_table.solution
def copy_value(pilot: Pilot) -> None:
    pilot.type(None, value(pilot, wanted(pilot)), id="tt")
    submit(pilot)


@test_read_table_2.solution
def copy_values(pilot: Pilot) -> None:
    fill(pilot, {1: label(pilot, 1), 2: label(pilot, 2)})
    submit(pilot)


@test_read_table.mistake("the name of the row", fails=DONE)
def copy_name(pilot: Pilot) -> None:
    pilot.type(None, wanted(pilot), id="tt")
    submit(pilot)


@test_read_table.mistake("of the row below", fails=DONE)
def slip_a_row(pilot: Pilot) -> None:
    names = list(table(pilot))
    below = names[(names.index(wanted(pilot)) + 1) % len(names)]
    pilot.type(None, value(pilot, below), id="tt")
    submit(pilot)


@test_read_table.mistake("not submitted", fails=DONE)
def copy_only(pilot: Pilot) -> None:
    pilot.type(None, value(pilot, wanted(pilot)), id="tt")


@test_read_table_2.mistake("exchanged", fails=DONE)
def exchange(pilot: Pilot) -> None:
    fill(pilot, {1: label(pilot, 2), 2: label(pilot, 1)})
    submit(pilot)


@test_read_table_2.mistake("one of two", fails=DONE)
def copy_one(pilot: Pilot) -> None:
    fill(pilot, {1: label(pilot, 1)})
    submit(pilot)


@test_read_table_2.mistake("not submitted", fails=DONE)
def fill_only(pilot: Pilot) -> None:
    fill(pilot, {1: label(pilot, 1), 2: label(pilot, 2)})


def wanted(pilot: Pilot) -> str:
    """The name of the row that is asked for."""
    return asked(pilot, r"the value of (.+) into")[0]


def label(pilot: Pilot, place: int) -> str:
    """The name beside the first or second field."""
    return pilot.node(id=f"ll{place}").text.removesuffix(":")


def fill(pilot: Pilot, names: dict[int, str]) -> None:
    """Write the values of rows into the fields."""
    for place, name in names.items():
        pilot.type(None, value(pilot, name), id=f"tt{place}")


def table(pilot: Pilot) -> dict[str, str]:
    """What the table says, by the names of its rows."""
    cells = [node.text for node in descendants(pilot.observation, pilot.node(id="tab"))]
    said = [text for text in cells if text]
    return dict(zip(said[::2], said[1::2], strict=True))


def value(pilot: Pilot, name: str) -> str:
    """What a row of the table says."""
    rows = table(pilot)
    if name not in rows:
        raise PilotError(f"the table has rows {', '.join(rows)}, and none {name!r}")
    return rows[name]
