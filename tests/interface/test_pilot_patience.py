"""How far a pilot scrolls, how long it waits, and what it says in the end."""

from __future__ import annotations

from typing import Any

import pytest

from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface import actions as act
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.interface.pilot import Pilot
from tests.interface.screens import MemoryPhone, View


@pytest.mark.parametrize(
    ("target", "sought"),
    [
        ({"label": "Row 55"}, "Row 55"),
        ({"text": "Row 55"}, "Row 55"),
        ({"desc": "about 55"}, "Row 55"),
        ({"id": "row55"}, "Row 55"),
    ],
)
def test_scrolling_stops_at_what_any_word_names(target: dict[str, Any], sought: str) -> None:
    rows = [View(f"Row {n}", desc=f"about {n}", id=f"row{n}") for n in range(10, 80)]
    phone = MemoryPhone(rows)
    pilot = Pilot(phone.perform, phone.observe())
    assert pilot.scroll_to(**target) is pilot
    assert pilot.shows(sought)
    assert phone.actions == [act.Scroll("down")] * 3


def test_scrolling_can_be_inside_of_what_an_id_names() -> None:
    phone = MemoryPhone([View("Row", id="list"), *(View(f"Row {n}") for n in range(40))])
    pilot = Pilot(phone.perform, phone.observe())
    with pytest.raises(PilotError, match="cannot find id='list'"):
        pilot.scroll_to("Chess", inside="list")
    assert phone.actions == [act.Scroll("down", 0)]


class Endless:
    """A list that never ends."""

    def __init__(self) -> None:
        self.actions: list[act.Action] = []

    def perform(self, action: act.Action) -> Observation:
        self.actions.append(action)
        return MemoryPhone([View(f"Row {len(self.actions)}")]).observe()


def test_scrolling_gives_up_what_never_ends() -> None:
    endless = Endless()
    pilot = Pilot(endless.perform, MemoryPhone([View("Row 0")]).observe())
    with pytest.raises(PilotError, match="scrolled right to the end without finding 'Chess'"):
        pilot.scroll_to("Chess", direction="right")
    assert endless.actions == [act.Scroll("right")] * 30


def test_what_comes_with_the_last_scroll_is_found() -> None:
    endless = Endless()
    pilot = Pilot(endless.perform, MemoryPhone([View("Row 0")]).observe())
    pilot.scroll_to("Row 30")
    assert len(endless.actions) == 30


@pytest.mark.parametrize(("within", "waits"), [(0, 0), (2, 2)])
def test_expecting_in_vain_waits_as_often_as_it_is_told(within: int, waits: int) -> None:
    phone = MemoryPhone([View("Loading")])
    pilot = Pilot(phone.perform, phone.observe())
    assert pilot.expect("Loading", within) is pilot
    with pytest.raises(PilotError, match=r"expected 'Ready' in vain; .* shows 'Loading'"):
        pilot.expect("Ready", within)
    assert phone.actions == [act.Wait(1.0)] * waits


def test_expecting_waits_three_times_where_it_is_not_told() -> None:
    phone = MemoryPhone([View("Loading")])
    with pytest.raises(PilotError):
        Pilot(phone.perform, phone.observe()).expect("Ready")
    assert len(phone.actions) == 3


def test_what_comes_with_the_last_wait_was_not_expected_in_vain() -> None:
    phone = MemoryPhone([View("Loading")])
    phone.after_wait = lambda: phone.views.append(View("Ready"))
    Pilot(phone.perform, phone.observe()).expect("Ready", 1)
    assert len(phone.actions) == 1


def test_a_condition_in_vain_is_told_by_its_name() -> None:
    def is_ready(seen: Observation) -> bool:
        return seen.find("Ready") is not None

    class Nameless:
        def __call__(self, seen: Observation) -> bool:
            return False

    pilot = Pilot(MemoryPhone().perform, MemoryPhone([View("Loading")]).observe())
    with pytest.raises(PilotError, match=r"^expected is_ready in vain; "):
        pilot.expect(is_ready, 0)
    with pytest.raises(PilotError, match=r"^expected the condition in vain; "):
        pilot.expect(Nameless(), 0)


@pytest.mark.parametrize(
    ("there", "back"), [("down", "up"), ("up", "down"), ("left", "right"), ("right", "left")]
)
def test_going_back_to_what_begins_so_is_the_other_way(
    there: act.Direction, back: act.Direction
) -> None:
    pages = {0: "Chess club", 1: "Draughts"}
    place, done = [0], list[act.Action]()

    def perform(action: act.Action) -> Observation:
        done.append(action)
        place[0] = 0 if action == act.Scroll(back) else 1
        return MemoryPhone([View(pages[place[0]])]).observe()

    Pilot(perform, MemoryPhone([View(pages[0])]).observe()).scroll_to("Chess", direction=there)
    assert done == [act.Scroll(there), act.Scroll(there), act.Scroll(back)]
