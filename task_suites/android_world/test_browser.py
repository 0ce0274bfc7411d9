"""Chrome: three small games on a page that lies in Download."""

from __future__ import annotations

from math import prod
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.browsers import no_browser
from pytest_androidbench.appdata.chrome import PACKAGE, ChromeScreen
from pytest_androidbench.appdata.storage import Item, Storage
from pytest_androidbench.devices.device import Device
from pytest_androidbench.tasks.strategies import numbers
from task_suites.android_world.browser_ways import (
    FILE,
    draw_line,
    numbers_pressed,
    open_file,
    open_other_page,
    open_page,
    palette,
    path_in_maze,
    play_colours,
)

PAGES: Final = Path(__file__).parent / "pages"
DRAWING, MAZE, NUMBERS = "Three colours", "Small maze", "Numbers to remember"
"""The titles of the pages."""
WON: Final = "the page says Success!"
KEPT: Final = "the page is the one that was given"
SUCCESS: Final = "Success!"
MOST: Final = 2**32 - 1
PATH: Final = f"Download/{FILE}"
PREAMBLE: Final = (
    "Open the file task.html in Downloads with the app Files; when asked, open it with "
)
STAY: Final = "Leave the page on the screen then."


def page(name: str, seed: int) -> bytes:
    """A page with its seed."""
    return (PAGES / name).read_text(encoding="utf-8").replace("%%SEED%%", str(seed)).encode()


def prepared(device: Device, html: bytes) -> Storage:
    """The page in an empty Download, Chrome as new, and a clock that is not stopped."""
    if missing := no_browser(device):
        pytest.skip(missing)
    storage = Storage(device)
    storage.clear()
    storage.put({PATH: html})
    device.shell("settings put global auto_time 1")
    device.shell(f"pm clear {PACKAGE}")
    device.shell(f"pm grant {PACKAGE} android.permission.POST_NOTIFICATIONS")
    return storage


def play(episode: Episode, html: bytes, title: str) -> None:
    """Run, and look at what the page says then."""
    storage = prepared(episode.device, html)
    episode.run()
    screen = ChromeScreen(episode.device.observe())
    if episode.upstream:
        assert SUCCESS in screen.texts
        return
    with episode.check(WON):
        assert screen.title == title
        assert screen.is_local
        assert SUCCESS in screen.page_texts
    with episode.check(KEPT):
        assert Item(path=PATH, data=html) in storage.visible()


@task(
    "BrowserDraw",
    PREAMBLE + "Chrome. Draw something on the sheet in each of the three colours that are shown at "
    "the top, and press Submit. " + STAY,
    params={"browser_task_seed": numbers(0, MOST)},
    limits=Limits(steps=20),
    app="chrome",
    difficulty="easy",
    tags={"game_playing", "parameterized"},
    optimal_steps=5,
)
def test_draw(episode: Episode, browser_task_seed: int) -> None:
    play(episode, page("colours.html", browser_task_seed), DRAWING)


@test_draw.solution
def draw(pilot: Pilot) -> None:
    open_page(pilot)
    play_colours(pilot)
    pilot.tap("Submit").scroll_to(text=SUCCESS)


@test_draw.mistake("two of the colours", fails=WON)
def draw_two(pilot: Pilot) -> None:
    open_page(pilot)
    play_colours(pilot, 2)
    pilot.tap("Submit")


@test_draw.mistake("one colour for all", fails=WON)
def draw_in_one(pilot: Pilot) -> None:
    open_page(pilot)
    pilot.tap(at=palette(pilot.observation)[0].center)
    for number in range(3):
        draw_line(pilot, number)
    pilot.tap("Submit")


@test_draw.mistake("not submitted", fails=WON)
def keep_drawing(pilot: Pilot) -> None:
    open_page(pilot)
    play_colours(pilot)


@test_draw.mistake("cleared first", fails=WON)
def clear_first(pilot: Pilot) -> None:
    open_page(pilot)
    play_colours(pilot)
    pilot.tap("Clear").tap("Submit")


@task(
    "BrowserMaze",
    PREAMBLE + "Chrome. Lead the X to the green cell at the lower right with the buttons. " + STAY,
    params={"browser_task_seed": numbers(0, MOST)},
    limits=Limits(steps=20),
    app="chrome",
    difficulty="easy",
    tags={
        "complex_ui_understanding",
        "game_playing",
        "memorization",
        "multi_app",
        "parameterized",
    },
    optimal_steps=9,
)
def test_maze(episode: Episode, browser_task_seed: int) -> None:
    play(episode, page("maze.html", browser_task_seed), MAZE)


@test_maze.solution
def leave_maze(pilot: Pilot) -> None:
    open_page(pilot)
    for button in path_in_maze(pilot.observation):
        pilot.tap(button)


@test_maze.mistake("a step too few", fails=WON)
def stop_early(pilot: Pilot) -> None:
    open_page(pilot)
    for button in path_in_maze(pilot.observation)[:-1]:
        pilot.tap(button)


@test_maze.mistake("without scripts", fails=WON)
def open_in_viewer(pilot: Pilot) -> None:
    open_file(pilot, "HTML Viewer")


@test_maze.mistake("deleted the page", fails=KEPT)
def delete_page(pilot: Pilot) -> None:
    leave_maze(pilot)
    pilot.open("Files")
    pilot.long_press(text=FILE).tap("Delete").tap("OK").open("Chrome")


@test_maze.mistake("went home", fails=WON)
def go_home(pilot: Pilot) -> None:
    leave_maze(pilot)
    pilot.home()


@task(
    "BrowserMultiply",
    PREAMBLE + "Chrome. Press the button five times, remember each number that is shown, and give "
    "their product in the field that comes then. " + STAY,
    params={"browser_task_seed": numbers(0, MOST)},
    limits=Limits(steps=22),
    app="chrome",
    difficulty="hard",
    tags={"math_counting", "memorization", "screen_reading"},
    optimal_steps=11,
)
def test_multiply(episode: Episode, browser_task_seed: int) -> None:
    play(episode, page("numbers.html", browser_task_seed), NUMBERS)


def give(pilot: Pilot, answer: int) -> None:
    """Type an answer and send it off."""
    pilot.type(None, str(answer), id="answer").tap("Submit")


@test_multiply.solution
def multiply(pilot: Pilot) -> None:
    open_page(pilot)
    give(pilot, prod(numbers_pressed(pilot)))


@test_multiply.mistake("their sum", fails=WON)
def add_up(pilot: Pilot) -> None:
    open_page(pilot)
    seen = numbers_pressed(pilot)
    give(pilot, sum(seen) if sum(seen) != prod(seen) else sum(seen) + 1)


@test_multiply.mistake("one off", fails=WON)
def be_one_off(pilot: Pilot) -> None:
    open_page(pilot)
    give(pilot, prod(numbers_pressed(pilot)) + 1)


@test_multiply.mistake("not sent off", fails=WON)
def keep_answer(pilot: Pilot) -> None:
    open_page(pilot)
    pilot.type(None, str(prod(numbers_pressed(pilot))), id="answer")


@test_multiply.mistake("typed into the address bar", fails=WON)
def claim(pilot: Pilot) -> None:
    open_page(pilot)
    pilot.tap(id="url_bar").type(None, SUCCESS, id="url_bar", clear=True)


@test_multiply.mistake("another page that says so", fails=WON)
def show_another(pilot: Pilot) -> None:
    open_other_page(pilot, f"data:text/html,<title>{NUMBERS}</title>{SUCCESS}")
