"""What a tap on a node would reach, and what is said where it would not reach it."""

from __future__ import annotations

import pytest

from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.finding import check_touchable, described
from pytest_androidbench.interface.observation import Bounds, Observation
from tests.interface.screens import node, seen


@pytest.mark.parametrize(
    ("bounds", "fault"),
    [
        ((0, 0, 0, 0), ""),
        ((99, 199, 100, 200), ""),
        ((100, 0, 100, 0), "'T' (View at [100, 0, 100, 0]) lies outside of the screen"),
        ((0, 200, 0, 200), "'T' (View at [0, 200, 0, 200]) lies outside of the screen"),
        ((-3, 0, 0, 0), "'T' (View at [-3, 0, 0, 0]) lies outside of the screen"),
        ((0, -3, 0, 0), "'T' (View at [0, -3, 0, 0]) lies outside of the screen"),
    ],
)
def test_a_tap_reaches_what_has_its_middle_on_the_screen(bounds: Bounds, fault: str) -> None:
    screen = seen(node(0, "T", bounds, class_name="android.view.View"))
    assert why_untouchable(screen, 0) == fault


def test_a_tap_does_not_reach_what_is_disabled() -> None:
    screen = seen(node(0, resource_id="org.ex:id/ok", enabled=False), node(1, "OK", parent=0))
    assert why_untouchable(screen, 0) == "'OK' ( at [0, 0, 10, 10]) is disabled"


def why_untouchable(screen: Observation, index: int) -> str:
    """Why a tap on a node would not reach it; "" = it would."""
    try:
        check_touchable(screen, screen.nodes[index])
    except PilotError as error:
        why, _, shown = str(error).partition("; ")
        assert shown == described(screen)
        return why
    return ""


@pytest.mark.parametrize(
    ("bounds", "covers"),
    [
        ((5, 5, 6, 6), True),
        ((0, 0, 5, 10), False),
        ((6, 0, 10, 10), False),
        ((0, 0, 10, 5), False),
        ((0, 6, 10, 10), False),
    ],
)
def test_what_covers_a_node_lies_over_its_middle(bounds: Bounds, covers: bool) -> None:
    screen = seen(
        node(0, "under", clickable=True), node(1, desc="over", bounds=bounds, clickable=True)
    )
    told = f"'under' ( at [0, 0, 10, 10]) is covered by 'over' ( at {list(bounds)})"
    assert why_untouchable(screen, 0) == (told if covers else "")


def test_what_lies_below_around_or_inside_covers_nothing() -> None:
    screen = seen(
        node(0, "before", clickable=True),
        node(1, "frame", clickable=True),
        node(2, "text", parent=1),
        node(3, "switch", parent=1, checkable=True),
        node(4, "decoration"),
    )
    assert [why_untouchable(screen, index) for index in (1, 2, 3)] == ["", "", ""]
    assert "is covered by 'switch'" in why_untouchable(screen, 0)


def test_a_thing_without_words_is_told_by_its_id_or_its_class() -> None:
    screen = seen(
        node(0, resource_id="org.ex:id/ok", class_name="a.b.Icon", enabled=False),
        node(1, class_name="a.b.Icon", enabled=False),
    )
    assert why_untouchable(screen, 0) == "'org.ex:id/ok' (Icon at [0, 0, 10, 10]) is disabled"
    assert why_untouchable(screen, 1) == "'a.b.Icon' (Icon at [0, 0, 10, 10]) is disabled"


def test_the_middle_is_a_whole_pixel() -> None:
    assert repr(node(0, bounds=(0, 1, 5, 4)).center) == "(2, 2)"


@pytest.mark.parametrize(
    ("share", "point"), [(0, (10, 25)), (0.5, (14, 25)), (0.9, (18, 25)), (1, (19, 25))]
)
def test_a_share_of_the_width_is_a_pixel_within_it(share: float, point: tuple[int, int]) -> None:
    assert node(0, bounds=(10, 20, 20, 30)).across(share) == point
