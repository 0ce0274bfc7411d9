"""Pages with boxes to tick, or with circles of which one is to be filled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.picking import CHECK_BOX, RADIO, of_kind, saying, touch
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import asked, submit
from task_suites.mobile_miniwob.similar_words import are_similar

NAMED: Final = r"Select (.+) and click"
SIMILAR: Final = r"similar to (.+) and click"
NOTHING: Final = "nothing"


@page_task("click-checkboxes", "screen_reading")
def test_click_checkboxes(episode: Episode, page_seed: int) -> None:
    play(episode, "click-checkboxes", page_seed)


@page_task("click-checkboxes-large", "screen_reading")
def test_click_checkboxes_large(episode: Episode, page_seed: int) -> None:
    play(episode, "click-checkboxes-large", page_seed)


@page_task("click-checkboxes-transfer", "screen_reading")
def test_click_checkboxes_transfer(episode: Episode, page_seed: int) -> None:
    play(episode, "click-checkboxes-transfer", page_seed)


@page_task("click-checkboxes-soft", "screen_reading", "memorization")
def test_click_checkboxes_soft(episode: Episode, page_seed: int) -> None:
    play(episode, "click-checkboxes-soft", page_seed)


@page_task("click-option", "screen_reading")
def test_click_option(episode: Episode, page_seed: int) -> None:
    play(episode, "click-option", page_seed)


@test_click_checkboxes.solution
@test_click_checkboxes_large.solution
@test_click_checkboxes_transfer.solution
def tick_named(pilot: Pilot) -> None:
    tick(pilot, named(pilot))
    submit(pilot)


@test_click_checkboxes_soft.solution
def tick_similar(pilot: Pilot) -> None:
    tick(pilot, similar(pilot))
    submit(pilot)


@test_click_option.solution
def choose_named(pilot: Pilot) -> None:
    touch(pilot, saying(pilot, RADIO, *asked(pilot, NAMED)))
    submit(pilot)


@test_click_checkboxes.mistake("all but one is right", fails=DONE)
@test_click_checkboxes_large.mistake("all but one is right", fails=DONE)
@test_click_checkboxes_transfer.mistake("all but one is right", fails=DONE)
def confuse_one(pilot: Pilot) -> None:
    tick(pilot, confused(of_kind(pilot, CHECK_BOX), named(pilot)))
    submit(pilot)


@test_click_checkboxes_soft.mistake("all but one is right", fails=DONE)
def confuse_one_meaning(pilot: Pilot) -> None:
    tick(pilot, confused(of_kind(pilot, CHECK_BOX), similar(pilot)))
    submit(pilot)


@test_click_checkboxes.mistake("all are ticked but those", fails=DONE)
@test_click_checkboxes_large.mistake("all are ticked but those", fails=DONE)
@test_click_checkboxes_transfer.mistake("all are ticked but those", fails=DONE)
def tick_others(pilot: Pilot) -> None:
    wanted = set(named(pilot))
    tick(pilot, (box.text for box in of_kind(pilot, CHECK_BOX) if box.text not in wanted))
    submit(pilot)


@test_click_checkboxes.mistake("not submitted", fails=DONE)
@test_click_checkboxes_large.mistake("not submitted", fails=DONE)
@test_click_checkboxes_transfer.mistake("not submitted", fails=DONE)
def tick_only(pilot: Pilot) -> None:
    tick(pilot, named(pilot) or [box.text for box in of_kind(pilot, CHECK_BOX)])


@test_click_checkboxes_soft.mistake("nothing ticked", fails=DONE)
@test_click_option.mistake("nothing chosen", fails=DONE)
def submit_nothing(pilot: Pilot) -> None:
    submit(pilot)


@test_click_option.mistake("the one after", fails=DONE)
def choose_next(pilot: Pilot) -> None:
    circles = of_kind(pilot, RADIO)
    at = circles.index(saying(pilot, RADIO, *asked(pilot, NAMED)))
    touch(pilot, circles[(at + 1) % len(circles)])
    submit(pilot)


@test_click_option.mistake("not submitted", fails=DONE)
def choose_only(pilot: Pilot) -> None:
    touch(pilot, saying(pilot, RADIO, *asked(pilot, NAMED)))


def named(pilot: Pilot) -> list[str]:
    """What the boxes to tick say."""
    (said,) = asked(pilot, NAMED)
    return [] if said == NOTHING else said.split(", ")


def similar(pilot: Pilot) -> list[str]:
    """What the boxes say that mean the same as the yellow field's words."""
    (said,) = asked(pilot, SIMILAR)
    words = said.split(", ")
    boxes = [box.text for box in of_kind(pilot, CHECK_BOX)]
    found = [text for text in boxes if any(are_similar(text, word) for word in words)]
    if len(found) != len(words):
        raise PilotError(f"{len(words)} words like {words} are looked for, and found: {found}")
    return found


def confused(boxes: list[Node], wanted: list[str]) -> list[str]:
    """What to tick so that the first box is not as it should be."""
    first = boxes[0].text
    return [text for text in wanted if text != first] + ([] if first in wanted else [first])


def tick(pilot: Pilot, wanted: Iterable[str]) -> None:
    """Tick the boxes that say some words."""
    for words in wanted:
        touch(pilot, saying(pilot, CHECK_BOX, words))
