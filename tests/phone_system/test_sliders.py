from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Page, Scroll, SeekBar, Spacer, Text
from tests.phone_system.sample import Finger, opened


@dataclass(eq=False)
class Sliders(AppScreen[App, None]):
    """A slider on the page itself and one in a list longer than the display."""

    outer: int = 0
    inner: int = 0
    held: int = 0
    long: bool = True
    changes: list[int] = field(default_factory=list)

    def build(self) -> Widget:
        return Page(
            SeekBar(self.outer, 100, self.set_outer, id="outer"),
            Scroll(
                Spacer(300),
                SeekBar(self.inner, 100, self.set_inner, id="inner", on_long=self.hold),
                *(Text(f"Line {number}", height=60) for number in range(40 if self.long else 2)),
                id="list",
            ),
        )

    def set_outer(self, value: int) -> None:
        self.outer = value

    def set_inner(self, value: int) -> None:
        self.inner = value
        self.changes.append(value)

    def hold(self) -> None:
        self.held += 1


def sliders(*, long: bool = True) -> tuple[Finger, Sliders]:
    _, finger, notes = opened()
    screen = Sliders(long=long)
    notes.show(screen)
    return finger, screen


def middle(finger: Finger, name: str) -> tuple[int, int]:
    return finger.find(id=name).bounds.center


def offset(finger: Finger) -> int:
    active = finger.windows.active
    return active.view.offsets.get("list", 0) if active else 0


def test_scrolling_that_begins_on_a_slider_leaves_it_alone() -> None:
    finger, screen = sliders()
    x, y = middle(finger, "inner")
    finger.windows.fingers.drag((x, y), (x + 30, y - 500))
    assert screen.changes == []
    assert offset(finger) > 400


def test_a_finger_along_the_slider_moves_it_and_not_the_list() -> None:
    finger, screen = sliders()
    x, y = middle(finger, "inner")
    finger.windows.fingers.drag((x, y), (1000, y + 300))
    assert screen.inner > 90
    assert offset(finger) == 0


def test_a_slider_in_a_list_changes_when_the_finger_is_lifted() -> None:
    finger, screen = sliders()
    place = middle(finger, "inner")
    finger.windows.fingers.touch("down", *place)
    finger.phone.clock.advance(1000)
    assert screen.changes == []
    assert screen.held == 0
    finger.windows.fingers.touch("up", *place)
    assert screen.inner == 50


def test_a_slider_outside_of_lists_changes_at_once() -> None:
    finger, screen = sliders()
    x, y = middle(finger, "outer")
    finger.windows.fingers.touch("down", x, y)
    assert screen.outer == 50
    finger.windows.fingers.touch("move", 1000, y + 500)
    assert screen.outer > 90


@pytest.mark.parametrize("way", [-300, 300])
def test_a_list_with_nothing_to_scroll_lets_the_slider_have_the_finger(way: int) -> None:
    finger, screen = sliders(long=False)
    x, y = middle(finger, "inner")
    finger.windows.fingers.swipe([(x, y), (x, y + way), (1000, y + way)], 600)
    assert screen.inner > 90


@dataclass(eq=False)
class LowSlider(AppScreen[App, None]):
    """A slider at the lower edge, where swipes of the system's begin."""

    value: int = 0

    def build(self) -> Widget:
        return Page(Spacer(830), SeekBar(self.value, 100, self.set_value, id="low"))

    def set_value(self, value: int) -> None:
        self.value = value


def test_a_touch_where_swipes_of_the_system_begin_is_the_apps_and_a_swipe_is_not() -> None:
    phone, finger, notes = opened()
    screen = LowSlider()
    notes.show(screen)
    x, y = 540, 2400 - 63 - 8
    assert finger.find(id="low").bounds.contains((x, y))
    finger.windows.fingers.touch("down", x, y)
    assert screen.value == 0
    finger.windows.fingers.touch("up", x, y)
    assert screen.value == 50
    finger.windows.fingers.swipe([(x + 300, y), (x + 300, y - 1000)], 200)
    assert screen.value == 50
    assert phone.windows.foreground != notes.app.package
