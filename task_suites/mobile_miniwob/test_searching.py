"""Pages where something is to be found: a word in a text, a result of a search."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.finding import descendants
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.picking import touch, touch_clear
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import asked, submit, texts

PLACE: Final = r"the (\d+)\w\w word"
SEARCHED: Final = r'enter "(.+)" and press "Search", then find and click the (\d+)\w\w'
FIELD: Final = "answer-input"
PER_PAGE: Final = 3
RESULTS: Final = 9


@page_task("find-word", "screen_reading", "data_entry")
def test_find_word(episode: Episode, page_seed: int) -> None:
    play(episode, "find-word", page_seed)


@page_task("search-engine", "search", "data_entry")
def test_search_engine(episode: Episode, page_seed: int) -> None:
    play(episode, "search-engine", page_seed)


@test_find_word.solution
def give_word(pilot: Pilot) -> None:
    give(pilot, words(pilot)[place(pilot)])


@test_search_engine.solution
def open_result(pilot: Pilot) -> None:
    name, number = asked(pilot, SEARCHED)
    search(pilot, name)
    open_numbered(pilot, int(number))


@test_find_word.mistake("the word beside it", fails=DONE)
def give_other_word(pilot: Pilot) -> None:
    there = words(pilot)
    wanted = there[place(pilot)]
    give(pilot, next((word for word in there if word != wanted), wanted * 2))


@test_find_word.mistake("the word's first letter only", fails=DONE)
def give_letter(pilot: Pilot) -> None:
    wanted = words(pilot)[place(pilot)]
    give(pilot, wanted[:1] if len(wanted) > 1 else "")


@test_find_word.mistake("not submitted", fails=DONE)
def keep_word(pilot: Pilot) -> None:
    pilot.type(None, words(pilot)[place(pilot)], id=FIELD)


@test_search_engine.mistake("the result after it", fails=DONE)
def open_next_result(pilot: Pilot) -> None:
    name, number = asked(pilot, SEARCHED)
    search(pilot, name)
    open_numbered(pilot, int(number) % RESULTS + 1)


@test_search_engine.mistake("a search for something else", fails=DONE)
def search_otherwise(pilot: Pilot) -> None:
    name, number = asked(pilot, SEARCHED)
    search(pilot, name[:-1])
    open_numbered(pilot, int(number))


@test_search_engine.mistake("the right page of results, none of them touched", fails=DONE)
def turn_only(pilot: Pilot) -> None:
    name, number = asked(pilot, SEARCHED)
    search(pilot, name)
    turn_to(pilot, int(number))


def place(pilot: Pilot) -> int:
    """Which word is asked for, from 0."""
    (number,) = asked(pilot, PLACE)
    return int(number) - 1


def words(pilot: Pilot) -> list[str]:
    """The words of the paragraph, without what stands between them."""
    text = next(texts(pilot), None)
    if text is None:
        raise PilotError("no paragraph is on the page")
    return [re.sub(r"[^A-Za-z]", "", word) for word in text.text.split()]


def give(pilot: Pilot, word: str) -> None:
    """Type a word, and submit it."""
    pilot.type(None, word, id=FIELD)
    submit(pilot)


def search(pilot: Pilot, name: str) -> None:
    """Search for a name."""
    pilot.type(None, name, id="search-text").tap(text="Search")


def turn_to(pilot: Pilot, number: int) -> None:
    """Show the page of results that has one of them."""
    page = (number - 1) // PER_PAGE + 1
    if page > 1:
        listed = descendants(pilot.observation, pilot.node(id="pagination"))
        touch(pilot, next(node for node in listed if node.text == str(page)))


def open_numbered(pilot: Pilot, number: int) -> None:
    """Touch one of the results, counted from 1 over all pages."""
    turn_to(pilot, number)
    # A long description pushes the last result below the numbers of the pages.
    numbers = pilot.node(id="pagination")
    touch_clear(pilot, results(pilot)[(number - 1) % PER_PAGE], numbers)


def results(pilot: Pilot) -> list[Node]:
    """The links that are shown as results."""
    shown = descendants(pilot.observation, pilot.node(id="page-content"))
    found = [node for node in shown if node.clickable]
    if len(found) != PER_PAGE:
        raise PilotError(f"{PER_PAGE} results are looked for, and {len(found)} are there")
    return found
