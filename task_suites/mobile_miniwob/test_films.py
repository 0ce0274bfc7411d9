"""Pages that look for films: three fields, called and ordered differently each time."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import asked, elements, texts

FILM: Final = r"for (.+) movies directed by (.+) from year (\d+)"
CALLED: Final = (("Genre",), ("Director",), ("Year", "Date"))
"""Words in the names of the three fields, in the order in which they are asked for."""
SEND: Final = ("Submit", "Search", "Go!")
"""What the button says."""


@page_task("multi-layouts", "data_entry", "complex_ui_understanding")
def test_multi_layouts(episode: Episode, page_seed: int) -> None:
    play(episode, "multi-layouts", page_seed)


@page_task("multi-orderings", "data_entry", "complex_ui_understanding")
def test_multi_orderings(episode: Episode, page_seed: int) -> None:
    play(episode, "multi-orderings", page_seed)


@test_multi_layouts.solution
@test_multi_orderings.solution
def look_for_film(pilot: Pilot) -> None:
    fill(pilot, wanted(pilot))
    send(pilot)


@test_multi_layouts.mistake("a year later", fails=DONE)
@test_multi_orderings.mistake("a year later", fails=DONE)
def be_a_year_late(pilot: Pilot) -> None:
    genre, director, year = wanted(pilot)
    fill(pilot, (genre, director, str(int(year) + 1)))
    send(pilot)


@test_multi_layouts.mistake("without the genre", fails=DONE)
@test_multi_orderings.mistake("without the genre", fails=DONE)
def leave_out_genre(pilot: Pilot) -> None:
    _, director, year = wanted(pilot)
    fill(pilot, ("", director, year))
    send(pilot)


@test_multi_layouts.mistake("not sent", fails=DONE)
@test_multi_orderings.mistake("not sent", fails=DONE)
def fill_only(pilot: Pilot) -> None:
    fill(pilot, wanted(pilot))


def wanted(pilot: Pilot) -> tuple[str, ...]:
    """Genre, director and year that are asked for."""
    return asked(pilot, FILM)


def fill(pilot: Pilot, values: tuple[str, ...]) -> None:
    """Write genre, director and year into their fields, empty ones nowhere."""
    for place, value in zip(places(pilot), values, strict=True):
        if value:
            pilot.type(None, value, index=place)


def places(pilot: Pilot) -> list[int]:
    """Which of the fields from the top each of the three is."""
    names = [name for node in texts(pilot) if (name := field_of(node)) is not None]
    fields = [node for node in elements(pilot) if node.editable]
    if sorted(names) != [0, 1, 2] or len(fields) != len(names):
        raise PilotError(f"three fields with names are looked for, and {names} are seen")
    return [names.index(name) for name in range(3)]


def field_of(node: Node) -> int | None:
    """Which of the three fields an element names, as all of them stand over or beside theirs."""
    for place, words in enumerate(CALLED):
        if not node.editable and any(word in node.text for word in words):
            return place
    return None


def send(pilot: Pilot) -> None:
    """Press what stands at the end as a button."""
    last = [node for node in texts(pilot) if node.text in SEND][-1]
    pilot.tap(at=last.center)
