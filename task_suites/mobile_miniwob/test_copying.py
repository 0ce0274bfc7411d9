"""Pages that want a text copied from one field and pasted into another."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import asked, submit

SOURCE: Final = "to-copy"
TARGET: Final = "answer-input"
SOURCES: Final = 3


@page_task("copy-paste", "clipboard", "complex_ui_understanding")
def test_copy_paste(episode: Episode, page_seed: int) -> None:
    play(episode, "copy-paste", page_seed)


@page_task("copy-paste-2", "clipboard", "complex_ui_understanding")
def test_copy_paste_2(episode: Episode, page_seed: int) -> None:
    play(episode, "copy-paste-2", page_seed)


@test_copy_paste.solution
def copy(pilot: Pilot) -> None:
    carry(pilot, SOURCE)
    submit(pilot)


@test_copy_paste_2.solution
def copy_that(pilot: Pilot) -> None:
    carry(pilot, f"text-{wanted(pilot)}")
    submit(pilot)


@test_copy_paste.mistake("a word instead of all", fails=DONE)
def copy_word(pilot: Pilot) -> None:
    word = pilot.node(id=SOURCE).text.split()[0]
    pilot.type(None, word, id=TARGET)
    submit(pilot)


@test_copy_paste_2.mistake("from another field", fails=DONE)
def copy_other(pilot: Pilot) -> None:
    carry(pilot, f"text-{wanted(pilot) % SOURCES + 1}")
    submit(pilot)


@test_copy_paste.mistake("typed without the last blank", fails=DONE)
def copy_by_hand(pilot: Pilot) -> None:
    pilot.type(None, pilot.node(id=SOURCE).text.strip(), id=TARGET)
    submit(pilot)


@test_copy_paste.mistake("not submitted", fails=DONE)
def copy_only(pilot: Pilot) -> None:
    carry(pilot, SOURCE)


@test_copy_paste_2.mistake("not submitted", fails=DONE)
def copy_that_only(pilot: Pilot) -> None:
    carry(pilot, f"text-{wanted(pilot)}")


def wanted(pilot: Pilot) -> int:
    """Which of the fields is asked for, from 1."""
    return int(asked(pilot, r"the (\d)(?:st|nd|rd) text area")[0])


def carry(pilot: Pilot, source: str) -> None:
    """Copy all of a field's text and paste it into the field for it."""
    pilot.long_press(id=source)
    if pilot.shows("Select all"):
        pilot.tap("Select all")
    pilot.tap("Copy")
    pilot.long_press(id=TARGET).tap("Paste")
