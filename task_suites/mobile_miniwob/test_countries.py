"""The page with a field that offers countries."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import asked, submit
from task_suites.mobile_miniwob.suggestions import complete

FIELD: Final = "tags"
WANTED: Final = r'starts with "([^"]+)"(?: and ends with "([^"]+)")?'


@page_task("use-autocomplete", "data_entry", "complex_ui_understanding")
def test_use_autocomplete(episode: Episode, page_seed: int) -> None:
    play(episode, "use-autocomplete", page_seed)


@test_use_autocomplete.solution
def take_offer(pilot: Pilot) -> None:
    choose(pilot)
    submit(pilot)


@test_use_autocomplete.mistake("in small letters", fails=DONE)
def write_small(pilot: Pilot) -> None:
    start, end = asked(pilot, WANTED)
    pilot.type(None, f"{start}{end or ''}".lower(), id=FIELD)
    submit(pilot)


@test_use_autocomplete.mistake("not submitted", fails=DONE)
def choose_only(pilot: Pilot) -> None:
    choose(pilot)


def choose(pilot: Pilot) -> None:
    """Take an offer that begins and ends as it should."""
    start, end = asked(pilot, WANTED)
    complete(pilot, FIELD, start, lambda text: text.startswith(start) and text.endswith(end or ""))
