"""Every page opens, every row does something, and back returns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pytest_androidbench.phone.apps.settings.pages.index import PAGES
from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.driver import MOST_SWIPES, Driver
from tests.phone_apps.settings.ways import argument

NAMES = sorted(PAGES)

Sight = tuple[object, ...]


def sight(driver: Driver) -> Sight:
    """What a person could tell apart after a touch: texts, states, settings, radios, toasts."""
    phone = driver.phone
    shown = [(n.text, n.desc, n.checked, n.enabled, n.selected) for n in driver.nodes()]
    settings = [phone.settings.list(space) for space in ("system", "secure", "global")]
    toast, front = phone.windows.last_toast(), phone.windows.focused
    enabled = [info.enabled for info in phone.packages.all()]
    return shown, settings, toast, front, phone.radios.state(), enabled, phone.permissions.state()


def is_touchable(node: Node) -> bool:
    chosen = node.class_name == "android.widget.LinearLayout" and any(
        kid.checked and kid.class_name == "android.widget.RadioButton" for kid in node.walk()
    )
    field = node.class_name == "android.widget.EditText"
    return node.clickable and node.enabled and not chosen and not field


def touchable(driver: Driver) -> list[Node]:
    return [node for node in driver.nodes() if is_touchable(node)]


def positions(driver: Driver) -> Iterator[None]:
    """Scroll through the page, and stop at every place."""
    for _ in range(MOST_SWIPES):
        yield
        before = driver.texts()
        driver.phone.windows.fingers.swipe([(20 + 70, 1900), (20 + 70, 800)], 900)
        if driver.texts() == before:
            return


def taps_until_told(label: str) -> int:
    """The way to the developer options is silent at first, as on Android."""
    return 3 if "Build number" in label else 1


@pytest.mark.parametrize("name", NAMES)
def test_page_opens_and_back_returns(driver: Driver, name: str) -> None:
    before = driver.texts()
    driver.page(name, argument(name))
    bar = driver.find("collapsing_toolbar")
    assert driver.find("Navigate up")
    assert bar is not None
    assert bar.desc
    assert driver.texts()
    driver.phone.windows.back()
    assert driver.texts() == before
    assert driver.crashes() == []


@pytest.mark.parametrize("name", NAMES)
def test_every_row_does_something(driver: Driver, name: str) -> None:
    driver.page(name, argument(name))
    snapshots, tried = driver.phone.snapshots, set[str]()
    for _ in positions(driver):
        snapshots.save("here")
        for node in touchable(driver):
            label = " / ".join(kid.text or kid.desc for kid in node.walk())
            if label in tried:
                continue
            tried.add(label)
            before = sight(driver)
            for _ in range(taps_until_told(label)):
                driver.touch(node)
            assert sight(driver) != before, f"{label} is dead"
            assert driver.crashes() == [], label
            snapshots.load("here")
