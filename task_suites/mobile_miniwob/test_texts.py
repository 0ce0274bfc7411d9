"""Pages that want a text in a field: as it stands, in other letters, or read off a disguise."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.interface.finding import descendants
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import asked, submit

FIELD: Final = "tt"
QUOTED: Final = r'"([^"]+)"'


@page_task("enter-text", "data_entry")
def test_enter_text(episode: Episode, page_seed: int) -> None:
    play(episode, "enter-text", page_seed)


@page_task("enter-text-2", "data_entry")
def test_enter_text_2(episode: Episode, page_seed: int) -> None:
    play(episode, "enter-text-2", page_seed)


@page_task("enter-text-dynamic", "data_entry")
def test_enter_text_dynamic(episode: Episode, page_seed: int) -> None:
    play(episode, "enter-text-dynamic", page_seed)


@page_task("text-transform", "data_entry", "screen_reading")
def test_text_transform(episode: Episode, page_seed: int) -> None:
    play(episode, "text-transform", page_seed)


@test_enter_text.solution
@test_enter_text_dynamic.solution
def copy_off(pilot: Pilot) -> None:
    give(pilot, quoted(pilot))


@test_enter_text_2.solution
def change_letters(pilot: Pilot) -> None:
    text, size = asked(pilot, QUOTED + " in all (lower|upper) case")
    give(pilot, text.upper() if size == "upper" else text.lower())


@test_text_transform.solution
def read_off(pilot: Pilot) -> None:
    give(pilot, disguised(pilot))


@test_enter_text_2.mistake("as it stands", fails=DONE)
def leave_letters(pilot: Pilot) -> None:
    give(pilot, quoted(pilot))


@test_enter_text.mistake("in other letters", fails=DONE)
def exchange_case(pilot: Pilot) -> None:
    give(pilot, quoted(pilot).swapcase())


@test_enter_text.mistake("with the quotes", fails=DONE)
@test_enter_text_dynamic.mistake("with the quotes", fails=DONE)
def keep_quotes(pilot: Pilot) -> None:
    give(pilot, f'"{quoted(pilot)}"')


@test_enter_text_dynamic.mistake("a letter missing", fails=DONE)
def leave_out_letter(pilot: Pilot) -> None:
    give(pilot, quoted(pilot)[:-1])


@test_text_transform.mistake("a letter missing", fails=DONE)
def overlook_letter(pilot: Pilot) -> None:
    give(pilot, disguised(pilot)[1:])


@test_enter_text.mistake("not submitted", fails=DONE)
@test_enter_text_dynamic.mistake("not submitted", fails=DONE)
def copy_only(pilot: Pilot) -> None:
    pilot.type(None, quoted(pilot), id=FIELD)


@test_text_transform.mistake("not submitted", fails=DONE)
def read_only(pilot: Pilot) -> None:
    pilot.type(None, disguised(pilot), id=FIELD)


@test_enter_text_2.mistake("nothing given", fails=DONE)
@test_text_transform.mistake("nothing given", fails=DONE)
def submit_nothing(pilot: Pilot) -> None:
    submit(pilot)


def give(pilot: Pilot, text: str) -> None:
    """Write a text into the field and hand it in."""
    pilot.type(None, text, id=FIELD)
    submit(pilot)


def quoted(pilot: Pilot) -> str:
    """What the yellow field has in quotes."""
    return asked(pilot, QUOTED)[0]


def disguised(pilot: Pilot) -> str:
    """The turned and slanted letters, from left to right."""
    letters = descendants(pilot.observation, pilot.node(id="captcha"))
    return "".join(letter.text for letter in sorted(letters, key=lambda node: node.center[0]))
