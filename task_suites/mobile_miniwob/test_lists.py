"""Pages with a list to choose from: one that opens, and one that scrolls."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.finding import descendants
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.picking import touch
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import asked

ONE: Final = r"Select (.+) from the list"
SOME: Final = r"Select (.+) from the scroll list"
LIST: Final = "options"
ROW: Final = "android.widget.CheckedTextView"
"""A choice in the dialog that a list opens."""
SUBMIT: Final = "Submit"
SCROLLS: Final = 6


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
    select(pilot, wanted(pilot))
    pilot.tap(text=SUBMIT)


@test_choose_list.mistake("another one", fails=DONE)
def choose_other(pilot: Pilot) -> None:
    (name,) = asked(pilot, ONE)
    pilot.tap(id=LIST)
    rows = [node for node in pilot.observation.nodes if node.class_name == ROW]
    touch(pilot, next(node for node in rows if node.text != name))
    pilot.tap(text=SUBMIT)


@test_choose_list.mistake("not submitted", fails=DONE)
def choose_only(pilot: Pilot) -> None:
    (name,) = asked(pilot, ONE)
    pilot.tap(id=LIST).tap(text=name)


@test_click_scroll_list.mistake("one more than those", fails=DONE)
def choose_one_more(pilot: Pilot) -> None:
    names = wanted(pilot)
    select(pilot, [*names, next(node.text for node in shown(pilot) if node.text not in names)])
    pilot.tap(text=SUBMIT)


@test_click_scroll_list.mistake("one too few", fails=DONE)
def choose_one_too_few(pilot: Pilot) -> None:
    select(pilot, wanted(pilot)[1:])
    pilot.tap(text=SUBMIT)


@test_click_scroll_list.mistake("not submitted", fails=DONE)
def choose_some_only(pilot: Pilot) -> None:
    select(pilot, wanted(pilot))


def wanted(pilot: Pilot) -> list[str]:
    """What is to be chosen from the list that scrolls."""
    (names,) = asked(pilot, SOME)
    return names.split(", ")


def shown(pilot: Pilot) -> list[Node]:
    """What the list that scrolls shows now."""
    return [node for node in descendants(pilot.observation, pilot.node(id=LIST)) if node.text]


def select(pilot: Pilot, names: list[str]) -> None:
    """Touch some of the list's entries, on the way to its end."""
    left = set(names)
    for _ in range(SCROLLS):
        for name in [node.text for node in shown(pilot) if node.text in left]:
            touch(pilot, next(node for node in shown(pilot) if node.text == name))
            left.remove(name)
        if not left:
            return
        pilot.scroll("down", id=LIST)
    raise PilotError(f"the list does not have {sorted(left)}")
