"""Pages with a list to choose from: the dialog of each allows one choice, or several."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.picking import touch
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import asked

ONE: Final = r"Select (.+) from the list"
SOME: Final = r"Select (.+) from the scroll list"
LIST: Final = "options"
DIALOG_LIST: Final = "select_dialog_listview"
ROW: Final = "android.widget.CheckedTextView"
SCREENS: Final = 3
"""Ways from a list's begin to its end: a dialog shows ten choices, no page has twice that."""
OK, SUBMIT = "OK", "Submit"


@page_task("choose-list", "screen_reading")
def test_choose_list(episode: Episode, page_seed: int) -> None:
    play(episode, "choose-list", page_seed)


@page_task("click-scroll-list", "screen_reading", "scrolling")
def test_click_scroll_list(episode: Episode, page_seed: int) -> None:
    play(episode, "click-scroll-list", page_seed)


@test_choose_list.solution
def choose(pilot: Pilot) -> None:
    (name,) = asked(pilot, ONE)
    pilot.tap(id=LIST).tap(text=name).tap(text=SUBMIT)


@test_click_scroll_list.solution
def choose_some(pilot: Pilot) -> None:
    tick(pilot, wanted(pilot))
    pilot.tap(text=OK).tap(text=SUBMIT)


@test_choose_list.mistake("another one", fails=DONE)
def choose_other(pilot: Pilot) -> None:
    (name,) = asked(pilot, ONE)
    pilot.tap(id=LIST)
    touch(pilot, next(row for row in rows(pilot) if row.text != name))
    pilot.tap(text=SUBMIT)


@test_choose_list.mistake("not submitted", fails=DONE)
def choose_only(pilot: Pilot) -> None:
    (name,) = asked(pilot, ONE)
    pilot.tap(id=LIST).tap(text=name)


@test_click_scroll_list.mistake("one more than those", fails=DONE)
def choose_one_more(pilot: Pilot) -> None:
    names = wanted(pilot)
    tick(pilot, names)
    touch(pilot, next(row for row in rows(pilot) if row.text not in names))
    pilot.tap(text=OK).tap(text=SUBMIT)


@test_click_scroll_list.mistake("one too few", fails=DONE)
def choose_one_too_few(pilot: Pilot) -> None:
    tick(pilot, wanted(pilot)[1:])
    pilot.tap(text=OK).tap(text=SUBMIT)


@test_click_scroll_list.mistake("the dialog cancelled", fails=DONE)
def cancel(pilot: Pilot) -> None:
    tick(pilot, wanted(pilot))
    pilot.tap(text="Cancel").tap(text=SUBMIT)


@test_click_scroll_list.mistake("not submitted", fails=DONE)
def choose_some_only(pilot: Pilot) -> None:
    tick(pilot, wanted(pilot))
    pilot.tap(text=OK)


def wanted(pilot: Pilot) -> list[str]:
    """What is to be chosen where it may be several."""
    (names,) = asked(pilot, SOME)
    return names.split(", ")


def rows(pilot: Pilot) -> list[Node]:
    """The choices that a list's dialog shows now."""
    return [node for node in pilot.observation.nodes if node.class_name == ROW]


def tick(pilot: Pilot, names: list[str]) -> None:
    """Open a list, and tick some of its choices on the way to its end."""
    pilot.tap(id=LIST)
    left = set(names)
    for _ in range(SCREENS):
        for row in [row for row in rows(pilot) if row.text in left]:
            touch(pilot, row)
            left.remove(row.text)
        if not left:
            return
        pilot.scroll("down", id=DIALOG_LIST)
    raise PilotError(f"the list does not have {sorted(left)}")
