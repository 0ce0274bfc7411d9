"""A long press selects, and a finger that is drawn on selects more."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.photos.conftest import FIRST, Pictures


def cells(driver: Pictures) -> list[Node]:
    return [node for node in driver.nodes() if node.desc.startswith("Photo taken on")]


def chosen(driver: Pictures) -> int:
    return sum(node.selected for node in cells(driver))


def drag(driver: Pictures, first: int, last: int) -> None:
    """Hold a finger on a cell and draw it to another."""
    shown = cells(driver)
    start, end = shown[first].bounds.center, shown[last].bounds.center
    driver.phone.windows.fingers.drag(start, end, 800)


def test_a_drag_selects_all_between_its_ends(pictures: Pictures) -> None:
    drag(pictures, 1, 4)
    assert [node.selected for node in cells(pictures)[:6]] == [False, *[True] * 4, False]


def test_a_drag_adds_to_what_is_selected(pictures: Pictures) -> None:
    pictures.long_press(pictures.cells()[0])
    drag(pictures, 2, 3)
    assert chosen(pictures) == 3


def test_a_drag_that_begins_on_something_selected_takes_it_away(pictures: Pictures) -> None:
    drag(pictures, 0, 4)
    drag(pictures, 1, 3)
    assert chosen(pictures) == 2


def test_a_lifted_finger_selects_no_more(pictures: Pictures) -> None:
    pictures.long_press(pictures.cells()[0])
    pictures.phone.windows.fingers.swipe([(500, 1500), (500, 1200)], 300)
    assert "1" in pictures.texts()


def test_the_mark_beside_a_day_selects_all_of_it(pictures: Pictures) -> None:
    pictures.long_press(pictures.cells()[0])
    pictures.tap("Select all photos from Today")
    assert chosen(pictures) == 2
    pictures.tap("Select all photos from Today")
    assert pictures.find("cancel") is None


def test_back_ends_it(pictures: Pictures) -> None:
    pictures.long_press(pictures.cells()[0])
    pictures.back()
    assert chosen(pictures) == 0
    assert pictures.phone.files.exists(FIRST)


@pytest.mark.parametrize(
    "ways",
    [
        ("More options", "Favorite"),
        ("More options", "Move to Archive"),
        ("Move to trash", "button1"),
        ("Add to album", "Good food"),
        ("Add to album", "Animation"),
    ],
    ids=lambda ways: ways[-1],
)
def test_nothing_stays_selected_once_something_was_done(
    pictures: Pictures, ways: tuple[str, ...]
) -> None:
    first, second = pictures.cells()[:2]
    pictures.long_press(first)
    pictures.tap(second)
    for label in ways:
        pictures.tap(label)
    assert chosen(pictures) == 0
    assert pictures.find("cancel") is None
    pictures.long_press(pictures.cells()[0])
    assert "1" in pictures.texts()
