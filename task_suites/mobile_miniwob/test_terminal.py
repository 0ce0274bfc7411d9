"""The page with a terminal: list the files, and delete one of a kind."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.finding import descendants
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import query

KEYS: Final = "terminal-target"
SCREEN: Final = "terminal-contents"
NONE: Final = "no file extension"


@page_task("terminal", "data_entry", "screen_reading")
def test_terminal(episode: Episode, page_seed: int) -> None:
    play(episode, "terminal", page_seed)


@test_terminal.solution
def delete(pilot: Pilot) -> None:
    run(pilot, f"rm {fitting_file(pilot)}")


@test_terminal.mistake("a slip in the name", fails=DONE)
def slip(pilot: Pilot) -> None:
    run(pilot, f"rm {fitting_file(pilot)}x")


@test_terminal.mistake("listed only", fails=DONE)
def list_only(pilot: Pilot) -> None:
    files(pilot)


@test_terminal.mistake("not entered", fails=DONE)
def write_only(pilot: Pilot) -> None:
    pilot.type(None, f"rm {fitting_file(pilot)}", id=KEYS)


def run(pilot: Pilot, command: str) -> None:
    """Enter a command."""
    pilot.type(None, command, id=KEYS, enter=True)


def files(pilot: Pilot) -> list[str]:
    """What the terminal lists when asked."""
    run(pilot, "ls")
    said = [node.text for node in descendants(pilot.observation, pilot.node(id=SCREEN))]
    for line, below in pairwise(said):
        if line.split() == ["user$", "ls"]:
            return below.split()
    raise PilotError(f"the terminal lists nothing; it says {' / '.join(said)}")


def fitting_file(pilot: Pilot) -> str:
    """A file of the kind that is asked for."""
    said = query(pilot)
    kind = "" if NONE in said else said.split()[-1]
    fitting = [name for name in files(pilot) if (name.endswith(kind) if kind else "." not in name)]
    if not fitting:
        raise PilotError(f"no file is of the kind {kind or NONE!r}")
    # The page looks for its letters from the left: it takes no "shark.sh" for a script.
    return min(fitting, key=lambda name: name.count(kind.removeprefix(".")) if kind else 0)
