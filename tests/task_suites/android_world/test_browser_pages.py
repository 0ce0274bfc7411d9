"""The three pages, played by a finger on the phone and in a plain browser: alike."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from math import prod
from typing import Final

import pytest
from playwright.sync_api import Page

from pytest_androidbench import Pilot
from pytest_androidbench.interface.actions import Action, Swipe, Tap, Type
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from task_suites.android_world import browser_ways as ways
from task_suites.android_world.test_browser import SUCCESS, give, page
from tests.browser.chromium import NAMES, chromium
from tests.phone_apps.chrome.conftest import APPS, Surfer
from tests.phone_apps.chrome.ways import seen

SEEDS: Final = (0, 1, 7, 2**32 - 1)
NEAR: Final = 24
"""How far a channel may be off in a JPEG."""
WANTED: Final = """[...document.querySelectorAll("#taskColors div")].map(
  square => getComputedStyle(square).backgroundColor.match(/\\d+/g).map(Number))"""
FREE: Final = """[...document.querySelectorAll(".row")].flatMap((row, down) =>
  [...row.children].flatMap((cell, right) =>
    cell.classList.contains("wall") ? [] : [[down, right]]))"""
Rgb = tuple[int, int, int]


class Hand:
    """Plays on a phone as a pilot does on a device."""

    def __init__(self, surfer: Surfer) -> None:
        self.surfer = surfer
        self.pilot = Pilot(self.perform, surfer.observed())

    def perform(self, action: Action) -> Observation:
        """Do something, and look."""
        windows = self.surfer.phone.windows
        match action:
            case Tap(at=int(index)):
                windows.fingers.tap(*self.pilot.observation.nodes[index].center)
            case Tap(at=tuple(point)):
                windows.fingers.tap(*point)
            case Swipe():
                windows.fingers.swipe([action.start, action.end], action.ms)
            case Type(at=int(index)):
                windows.fingers.tap(*self.pilot.observation.nodes[index].center)
                windows.type_text(action.text)
            case _:
                raise NotImplementedError(action)
        return self.surfer.observed()

    @property
    def won(self) -> bool:
        """Whether the page says so."""
        return SUCCESS in self.surfer.page_texts()


@pytest.fixture(params=SEEDS)
def seed(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture
def hand() -> Iterator[Hand]:
    surfer = Surfer(Phone(PhoneConfig(apps=APPS)))
    missing = surfer.phone.browser.missing()
    if missing:
        pytest.skip(missing)
    seen(surfer)
    surfer.phone.windows.start_app("com.android.chrome")
    yield Hand(surfer)
    surfer.phone.browser.close()


@pytest.fixture
def plain() -> Iterator[Page]:
    if not any(map(shutil.which, NAMES)):
        pytest.skip("there is no Chromium to compare with")
    with chromium() as browser:
        yield browser.new_page(viewport={"width": 1000, "height": 900})


def shown(hand: Hand, plain: Page, name: str, seed: int) -> Pilot:
    """A page on the phone and in the plain browser."""
    html = page(name, seed).decode()
    plain.set_content(html)
    hand.surfer.show(html)
    hand.pilot = Pilot(hand.perform, hand.surfer.observed())
    return hand.pilot


def alike(one: Rgb, other: Rgb) -> bool:
    return all(abs(a - b) <= NEAR for a, b in zip(one, other, strict=True))


@pytest.mark.slow
def test_the_colours_are_the_same_and_drawing_them_wins(hand: Hand, plain: Page, seed: int) -> None:
    pilot = shown(hand, plain, "colours.html", seed)
    wanted = plain.evaluate(WANTED)
    seen_here = ways.colours_at_top(pilot.observation)
    assert all(alike(a, tuple(b)) for a, b in zip(seen_here, wanted, strict=True))
    ways.play_colours(pilot)
    before = hand.won
    pilot.tap("Submit")
    assert (before, hand.won) == (False, True)
    box = plain.locator("#canvas").bounding_box()
    assert box is not None
    for number, colour in enumerate(wanted):
        name = "rgb({}, {}, {})".format(*colour)
        plain.evaluate(
            "name => [...document.querySelectorAll('#colorPalette button')].find("
            "b => getComputedStyle(b).backgroundColor === name).click()",
            name,
        )
        plain.mouse.move(box["x"] + 40, box["y"] + 60 * (number + 1))
        plain.mouse.down()
        plain.mouse.move(box["x"] + 240, box["y"] + 60 * (number + 1) + 30, steps=8)
        plain.mouse.up()
    plain.click("#submitButton")
    assert plain.inner_text("#result") == SUCCESS


@pytest.mark.slow
def test_the_maze_is_the_same_and_its_way_wins(hand: Hand, plain: Page, seed: int) -> None:
    pilot = shown(hand, plain, "maze.html", seed)
    free = {tuple(cell) for cell in plain.evaluate(FREE)}
    assert ways.cells_of_maze(pilot.observation) == free
    assert (0, 0) in free
    assert (ways.SIZE - 1, ways.SIZE - 1) in free
    path = ways.path_in_maze(pilot.observation)
    for button in path:
        pilot.tap(button)
        plain.get_by_role("button", name=button).click()
    assert hand.won
    assert plain.inner_text("h1") == SUCCESS


@pytest.mark.slow
def test_the_numbers_are_the_same_and_their_product_wins(
    hand: Hand, plain: Page, seed: int
) -> None:
    pilot = shown(hand, plain, "numbers.html", seed)
    there = []
    for _ in range(5):
        there.append(int(plain.inner_text("#number")))
        plain.click("#button")
    here = ways.numbers_pressed(pilot)
    assert here == there
    give(pilot, prod(here))
    assert hand.won
    plain.fill("#answer", str(prod(there)))
    plain.click("#submit")
    assert plain.inner_text("#result") == SUCCESS
