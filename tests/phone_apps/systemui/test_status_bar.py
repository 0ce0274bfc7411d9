"""The status bar has a dot for the icons that it has no room for."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pytest_androidbench.phone.apps.systemui.icon_container import OverflowDot
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.driver import Driver, started

NARROWEST, NARROW, USUAL = 700, 550, 420


def phone_of(text_engine: TextEngine, density: int, told: int, locale: str = "en_US") -> Driver:
    """A phone whose display is so dense, with so many notifications."""
    driver = started(text_engine, Display(density=density, locale=locale))
    for notification in driver.phone.notifications.list():
        driver.phone.notifications.cancel(notification.package, notification.id, notification.tag)
    for number in range(told):
        driver.phone.notifications.post(
            Notification(package="com.android.settings", id=number, title=f"Note {number}")
        )
    driver.phone.windows.changed()
    return driver


def bar(driver: Driver, id_: str) -> Node:
    """What is in the status bar under an id."""
    roots = driver.phone.windows.view.all_trees()
    nodes = (node for root in roots for node in root.walk())
    return next(node for node in nodes if node.resource_id.endswith(f":id/{id_}"))


@pytest.mark.parametrize(
    ("density", "count", "icons"),
    [(USUAL, 4, 4), (USUAL, 6, 4), (NARROW, 3, 3), (NARROWEST, 2, 2), (NARROWEST, 3, 1)],
)
def test_the_first_notification_that_does_not_fit_is_a_dot(
    text_engine: TextEngine, density: int, count: int, icons: int
) -> None:
    shown = bar(phone_of(text_engine, density, count), "notificationIcons").children
    said = [icon.desc.rpartition(": ")[2] for icon in shown]
    assert said == [f"Note {number}" for number in range(min(count, icons + 1))]
    dots = [isinstance(icon.box.widget, OverflowDot) for icon in shown]
    assert dots == [False] * icons + [True] * (count > icons)


@pytest.mark.parametrize("locale", ["en_US", "ar_EG"])
@pytest.mark.parametrize("density", [USUAL, NARROW, NARROWEST])
def test_icons_do_not_touch(text_engine: TextEngine, density: int, locale: str) -> None:
    driver = phone_of(text_engine, density, 5, locale)
    driver.phone.settings.put("global", "zen_mode", "1")
    driver.phone.settings.put("system", "next_alarm_formatted", "Mon 8:30")
    driver.phone.windows.changed()
    row = [
        bar(driver, "clock"),
        *bar(driver, "notificationIcons").children,
        bar(driver, "cutout_space_view"),
        *bar(driver, "statusIcons").children,
        bar(driver, "battery"),
    ]
    edges = [(node.bounds.left, node.bounds.right) for node in row]
    if locale == "ar_EG":
        edges.reverse()
    for (_, end), (start, _) in pairwise(edges):
        assert end <= start


def test_what_the_phone_is_connected_by_stays_where_not_all_icons_fit(
    text_engine: TextEngine,
) -> None:
    driver = phone_of(text_engine, NARROWEST, 0)
    driver.phone.settings.put("global", "zen_mode", "1")
    driver.phone.settings.put("system", "next_alarm_formatted", "Mon 8:30")
    driver.phone.windows.changed()
    said = [icon.desc for icon in bar(driver, "statusIcons").children]
    assert said == ["Do Not Disturb.", "Wifi signal full.", "Phone signal full."]
