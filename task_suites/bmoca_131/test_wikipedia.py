"""Wikipedia: its tabs, the size of its texts, and what its feed has."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from pytest_androidbench import Episode, Pilot, task
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.finding import ancestors
from pytest_androidbench.interface.observation import Node
from pytest_androidbench.tasks.task import TaskFunction
from task_suites.bmoca.state import is_in_front
from task_suites.bmoca_131.catalogue import LaterTask, limits, published
from task_suites.bmoca_131.judging import judge_later
from task_suites.bmoca_131.state import (
    FEED_TAB,
    WIKIPEDIA,
    hidden_cards,
    is_selected,
    text_size,
)

SHOWN: Final = "the page is shown"
SIZED: Final = "the texts have that size, and the feed all its cards"
CONFIGURED: Final = "the feed has the cards that it should, and is shown"
CARD: Final = "feed_content_type_title"
MOVE_MS: Final = 3000
"""So slow that hardly a fling follows."""
EXPLORE_FEED, APP_THEME = 2, 5
"""Places of rows in the settings, headings included: they have no ids."""


def rows_named(pilot: Pilot, name: str) -> list[Node]:
    """What is on the screen with an id, from the top on."""
    return [node for node in pilot.observation.nodes if node.resource_id.endswith(f"/{name}")]


def open_settings(pilot: Pilot, row: int) -> None:
    """Open a row of the settings."""
    pilot.open(WIKIPEDIA).tap(id="nav_more_container").tap(id="main_drawer_settings_container")
    pilot.tap(id="android:id/title", index=row)


def switch_cards(pilot: Pilot, places: Iterable[int]) -> None:
    """Switch kinds of cards over, counted from 1."""
    names = [node.text for node in rows_named(pilot, CARD)]
    for place in sorted(places):
        while len(names) < place:
            drag_to_top(pilot, rows_named(pilot, CARD)[-1])
            here = [node.text for node in rows_named(pilot, CARD)]
            names += [name for name in here if name not in names]
        pilot.tap(text=names[place - 1], id=CARD)


def drag_to_top(pilot: Pilot, row: Node) -> None:
    """Drag a row up to where its list begins: all that follows comes up by one movement."""
    rows = next(node for node in ancestors(pilot.observation, row) if node.scrollable)
    (x, y), height = row.center, row.bounds[3] - row.bounds[1]
    pilot.swipe((x, y), (x, rows.bounds[1] + height), ms=MOVE_MS)


def step_size(pilot: Pilot, steps: int) -> None:
    """Make the texts larger, or smaller where it is below 0."""
    name = "buttonIncreaseTextSize" if steps > 0 else "buttonDecreaseTextSize"
    for _ in range(abs(steps)):
        pilot.tap(id=name)


def sizing(steps: int) -> Callable[[Pilot], None]:
    """Gives texts a size."""

    def step(pilot: Pilot) -> None:
        open_settings(pilot, APP_THEME)
        step_size(pilot, steps)

    return step


def hiding(places: Iterable[int], *, back: bool = True) -> Callable[[Pilot], None]:
    """Takes kinds of cards out of the feed, and goes back to it."""

    def hide(pilot: Pilot) -> None:
        open_settings(pilot, EXPLORE_FEED)
        switch_cards(pilot, places)
        pilot.back()
        if back:
            pilot.back()

    return hide


def hiding_and_sizing(
    places: Iterable[int], steps: int, *, back: bool = True
) -> Callable[[Pilot], None]:
    """Does both, and goes back to the feed."""

    def act(pilot: Pilot) -> None:
        hiding(places, back=False)(pilot)
        pilot.tap(id="android:id/title", index=APP_THEME)
        step_size(pilot, steps)
        if back:
            pilot.back().back().back()

    return act


def sizing_and_hiding(steps: int, places: Iterable[int]) -> Callable[[Pilot], None]:
    """Does both in the other order, and goes back to the feed."""

    def act(pilot: Pilot) -> None:
        sizing(steps)(pilot)
        pilot.back().back().tap(id="android:id/title", index=EXPLORE_FEED)
        switch_cards(pilot, places)
        pilot.back().back()

    return act


def feed_task(
    task_id: str, goal: str, *, wrong: Iterable[int], how: str
) -> Callable[[Callable[[Episode], None]], TaskFunction[[Episode]]]:
    """A task about the feed: its mistake hides other cards, another one stays in the settings."""
    known = published()[task_id]
    places, steps = feed_of(known)

    def acting(hidden: Iterable[int]) -> Callable[[Pilot], None]:
        return hiding_and_sizing(hidden, steps) if steps else hiding(hidden)

    def declare(function: Callable[[Episode], None]) -> TaskFunction[[Episode]]:
        made = task(task_id, goal, limits=known.limits, app=known.app)(function)
        made.solution(acting(places))
        made.mistake(how, fails=CONFIGURED)(acting(wrong))
        made.mistake("not back in the feed", fails=CONFIGURED)(hiding(places, back=False))
        if steps:
            made.mistake("the texts as they were", fails=CONFIGURED)(hiding(places))
        return made

    return declare


def judge_feed(episode: Episode, task_id: str) -> None:
    """Expect the feed without the published cards, in the published size."""
    device, (places, size) = episode.device, feed_of(published()[task_id])
    judge_later(episode, task_id, CONFIGURED, lambda: is_configured(device, places, size))


def feed_of(task: LaterTask) -> tuple[list[int], int]:
    """The kinds of cards that a task takes out of the feed, and the size of texts."""
    return list(map(int, task.subjects)), int(task.values[0] or 0)


def is_configured(device: Device, places: list[int], size: int) -> bool:
    """Whether the feed lacks these kinds of cards alone, texts have a size, and it is shown."""
    kept = hidden_cards(device) == places and text_size(device) == size
    return kept and is_on_tab(device, FEED_TAB)


def judge_size(episode: Episode, task_id: str) -> None:
    """Expect the published size of texts."""
    device, size = episode.device, int(published()[task_id].values[0])
    judge_later(episode, task_id, SIZED, lambda: is_sized(device, size))


def is_sized(device: Device, size: int) -> bool:
    """Whether texts have a size, and the feed has all its cards."""
    return text_size(device) == size and not hidden_cards(device)


def judge_tab(episode: Episode, task_id: str) -> None:
    """Expect a tab to be looked at."""
    device, known = episode.device, published()[task_id]
    judge_later(episode, task_id, SHOWN, lambda: is_on_tab(device, known.subjects[0]))


def is_on_tab(device: Device, name: str) -> bool:
    """Whether the app is in front, with one of its tabs."""
    return is_in_front(device, WIKIPEDIA) and is_selected(device, name)


@task(
    "open_wikipedia", "Start the app Wikipedia.", limits=limits("open_wikipedia"), app="wikipedia"
)
def test_open_wikipedia(episode: Episode) -> None:
    judge_tab(episode, "open_wikipedia")


@test_open_wikipedia.solution
def open_wikipedia(pilot: Pilot) -> None:
    pilot.open(WIKIPEDIA)


@test_open_wikipedia.mistake("another app", fails=SHOWN)
def open_no_wikipedia(pilot: Pilot) -> None:
    pilot.open("com.android.chrome")


@task(
    "wikipedia_tab_saved",
    "Show the saved articles in the app Wikipedia.",
    limits=limits("wikipedia_tab_saved"),
    app="wikipedia",
)
def test_wikipedia_tab_saved(episode: Episode) -> None:
    judge_tab(episode, "wikipedia_tab_saved")


@test_wikipedia_tab_saved.solution
def show_saved(pilot: Pilot) -> None:
    pilot.open(WIKIPEDIA).tap(id="nav_tab_reading_lists")


@test_wikipedia_tab_saved.mistake("the edits", fails=SHOWN)
def show_edits(pilot: Pilot) -> None:
    pilot.open(WIKIPEDIA).tap(id="nav_tab_edits")


@task(
    "wikipedia_tab_search",
    "Show the page for searching in the app Wikipedia.",
    limits=limits("wikipedia_tab_search"),
    app="wikipedia",
)
def test_wikipedia_tab_search(episode: Episode) -> None:
    judge_tab(episode, "wikipedia_tab_search")


@test_wikipedia_tab_search.solution
def show_search(pilot: Pilot) -> None:
    pilot.open(WIKIPEDIA).tap(id="nav_tab_search")


@test_wikipedia_tab_search.mistake("the saved articles", fails=SHOWN)
def show_saved_for_search(pilot: Pilot) -> None:
    show_saved(pilot)


@task(
    "wikipedia_text_50",
    "Have the app Wikipedia show its texts in half their size.",
    limits=limits("wikipedia_text_50"),
    app="wikipedia",
)
def test_wikipedia_text_50(episode: Episode) -> None:
    judge_size(episode, "wikipedia_text_50")


test_wikipedia_text_50.solution(sizing(-5))
test_wikipedia_text_50.mistake("a step short", fails=SIZED)(sizing(-4))


@task(
    "wikipedia_text_180",
    "Have the app Wikipedia show its texts in 180% of their size.",
    limits=limits("wikipedia_text_180"),
    app="wikipedia",
)
def test_wikipedia_text_180(episode: Episode) -> None:
    judge_size(episode, "wikipedia_text_180")


test_wikipedia_text_180.solution(sizing(8))
test_wikipedia_text_180.mistake("a step short", fails=SIZED)(sizing(7))
test_wikipedia_text_180.mistake("a kind of cards out of the feed, too", fails=SIZED)(
    hiding_and_sizing((1,), 8, back=False)
)


@feed_task(
    "wikipedia_feed_top_2",
    "In the app Wikipedia, take the first two kinds of cards out of the feed by its settings, and "
    "go back to the feed.",
    wrong=(1,),
    how="the first alone",
)
def test_wikipedia_feed_top_2(episode: Episode) -> None:
    judge_feed(episode, "wikipedia_feed_top_2")


@feed_task(
    "wikipedia_feed_top_1_random",
    "In the app Wikipedia, take the first kind of card and the randomizer out of the feed by its "
    "settings, and go back to the feed.",
    wrong=(1, 6),
    how="the one above the randomizer",
)
def test_wikipedia_feed_top_1_random(episode: Episode) -> None:
    judge_feed(episode, "wikipedia_feed_top_1_random")


@feed_task(
    "wikipedia_feed_top_2_random",
    "In the app Wikipedia, take the first two kinds of cards and the randomizer out of the feed by "
    "its settings, and go back to the feed.",
    wrong=(1, 7),
    how="without the second",
)
def test_wikipedia_feed_top_2_random(episode: Episode) -> None:
    judge_feed(episode, "wikipedia_feed_top_2_random")


@feed_task(
    "wikipedia_feed_history",
    "In the app Wikipedia, take those kinds of cards out of the feed whose descriptions speak of "
    "history, by its settings, and go back to the feed.",
    wrong=(6,),
    how="one of them",
)
def test_wikipedia_feed_history(episode: Episode) -> None:
    judge_feed(episode, "wikipedia_feed_history")


test_wikipedia_feed_history.mistake("larger texts, too", fails=CONFIGURED)(
    sizing_and_hiding(1, (4, 6))
)


@feed_task(
    "wikipedia_feed_odd",
    "The settings of Wikipedia's feed list the kinds of its cards. Count them from one, take those "
    "at odd places out of the feed, and go back to the feed.",
    wrong=(2, 4, 6, 8),
    how="counted from zero",
)
def test_wikipedia_feed_odd(episode: Episode) -> None:
    judge_feed(episode, "wikipedia_feed_odd")


@feed_task(
    "wikipedia_feed_even",
    "The settings of Wikipedia's feed list the kinds of its cards. Count them from one, take those "
    "at even places out of the feed, and go back to the feed.",
    wrong=(2, 4, 6),
    how="without the last",
)
def test_wikipedia_feed_even(episode: Episode) -> None:
    judge_feed(episode, "wikipedia_feed_even")


@feed_task(
    "wikipedia_feed_prime",
    "The settings of Wikipedia's feed list the kinds of its cards. Count them from one, take those "
    "at places that are prime numbers out of the feed, and go back to the feed.",
    wrong=(1, 3, 5, 7),
    how="one for a prime",
)
def test_wikipedia_feed_prime(episode: Episode) -> None:
    judge_feed(episode, "wikipedia_feed_prime")


@feed_task(
    "wikipedia_feed_text_50",
    "In the app Wikipedia, take featured articles out of the feed, have texts shown in half their "
    "size, and go back to the feed.",
    wrong=(2,),
    how="another card",
)
def test_wikipedia_feed_text_50(episode: Episode) -> None:
    judge_feed(episode, "wikipedia_feed_text_50")


@feed_task(
    "wikipedia_feed_text_180",
    "In the app Wikipedia, take featured articles out of the feed, have texts shown in 180% of "
    "their size, and go back to the feed.",
    wrong=(2,),
    how="another card",
)
def test_wikipedia_feed_text_180(episode: Episode) -> None:
    judge_feed(episode, "wikipedia_feed_text_180")
