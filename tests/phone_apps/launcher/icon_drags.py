"""Where icons are, and how a finger takes them elsewhere."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.driver import Driver

DRAG_MS: Final = 1000


def place(driver: Driver, label: str) -> tuple[int, int]:
    """Where a node is."""
    node = driver.find(label)
    assert node is not None, driver.texts()
    return node.bounds.center


def drag(driver: Driver, label: str, end: tuple[int, int]) -> None:
    """Hold an icon, and let it go elsewhere."""
    driver.phone.windows.fingers.drag(place(driver, label), end, DRAG_MS)


def open_drawer(driver: Driver) -> None:
    """Swipe up."""
    driver.phone.windows.fingers.swipe([(540, 1700), (540, 400)], 300)


def within(driver: Driver, id_: str, label: str) -> Node | None:
    """The icon of an app in a part of the screen."""
    part = driver.find(id_)
    assert part is not None
    inside = [n for n in driver.nodes() if part.bounds.contains(n.bounds.center)]
    return next((n for n in inside if n.desc == label), None)


def carry(
    driver: Driver, start: tuple[int, int], *ways: tuple[tuple[int, int], int], kept: bool = True
) -> None:
    """Hold what lies at a place and go through others, resting at each for some ms.

    It is let go at the last, where it is to be kept there.
    """
    touch = driver.phone.windows.fingers.touch
    touch("down", *start)
    driver.phone.clock.advance(600)
    for point, ms in ways:
        touch("move", *point)
        driver.phone.clock.advance(ms)
    if kept:
        touch("up", *ways[-1][0])
