"""Every verb of a pilot is the action it says, on what its arguments name."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface import actions as act
from pytest_androidbench.interface.pilot import Pilot
from tests.interface.screens import MemoryPhone, View, field_view

EDIT = "android.widget.EditText"


def phone_with_twins() -> MemoryPhone:
    """A screen on which each of text, description, id and index is needed for some view."""
    views = [
        View("Save", desc="disk", id="one"),
        View("Save", desc="cloud", id="two"),
        View("Open", desc="Save", id="three"),
        field_view("Name"),
        View(hint="Name", id="second", cls=EDIT),
        View(id="list"),
        field_view("Mail"),
    ]
    for view in views:
        view.on_tap = view.on_tap or (lambda: None)
    return MemoryPhone(views)


VERBS: list[tuple[Callable[[Pilot], object], act.Action]] = [
    (lambda pilot: pilot.do(act.Wait(3)), act.Wait(3)),
    (lambda pilot: pilot.tap(text="Open"), act.Tap(2)),
    (lambda pilot: pilot.tap(desc="cloud"), act.Tap(1)),
    (lambda pilot: pilot.tap("Save", id="three"), act.Tap(2)),
    (lambda pilot: pilot.tap("Save", index=1), act.Tap(1)),
    (lambda pilot: pilot.tap("Save", text="Open"), act.Tap(2)),
    (lambda pilot: pilot.tap(at=(1, 2)), act.Tap((1, 2))),
    (lambda pilot: pilot.long_press("Open"), act.LongPress(2, 1000)),
    (lambda pilot: pilot.long_press(text="Open", ms=5), act.LongPress(2, 5)),
    (lambda pilot: pilot.long_press("Save", desc="cloud"), act.LongPress(1)),
    (lambda pilot: pilot.long_press("Save", id="one"), act.LongPress(0)),
    (lambda pilot: pilot.long_press("Save", index=-1), act.LongPress(2)),
    (lambda pilot: pilot.double_tap("Open"), act.DoubleTap(2)),
    (lambda pilot: pilot.double_tap("Save", desc="cloud"), act.DoubleTap(1)),
    (lambda pilot: pilot.double_tap("Save", id="one"), act.DoubleTap(0)),
    (lambda pilot: pilot.double_tap("Save", index=1), act.DoubleTap(1)),
    (lambda pilot: pilot.type("Name", "x", index=0), act.Type("x", 3)),
    (lambda pilot: pilot.type("Name", "x", id="second"), act.Type("x", 4)),
    (lambda pilot: pilot.type(None, "x", id="second"), act.Type("x", 4)),
    (lambda pilot: pilot.type(None, "x", index=1), act.Type("x", 4)),
    (lambda pilot: pilot.type(None, "x"), act.Type("x")),
    (lambda pilot: pilot.type(None, "x", clear=True), act.Type("x", clear=True)),
    (lambda pilot: pilot.type(None, "x", enter=True), act.Type("x", enter=True)),
    (lambda pilot: pilot.clear("Mail"), act.Type("", 6, clear=True)),
    (lambda pilot: pilot.clear(), act.Type("", clear=True)),
    (lambda pilot: pilot.clear("Name", index=1), act.Type("", 4, clear=True)),
    (lambda pilot: pilot.clear(id="second"), act.Type("", 4, clear=True)),
    (lambda pilot: pilot.press("tab"), act.Press("tab")),
    (lambda pilot: pilot.back(), act.Press("back")),
    (lambda pilot: pilot.home(), act.Press("home")),
    (lambda pilot: pilot.scroll(), act.Scroll("down")),
    (lambda pilot: pilot.scroll("up"), act.Scroll("up")),
    (lambda pilot: pilot.scroll("left", id="list"), act.Scroll("left", 5)),
    (lambda pilot: pilot.swipe((1, 2), (3, 4)), act.Swipe((1, 2), (3, 4), 300)),
    (lambda pilot: pilot.swipe((1, 2), (3, 4), 9), act.Swipe((1, 2), (3, 4), 9)),
    (lambda pilot: pilot.drag("Open", (3, 4)), act.Drag(2, (3, 4), 1000)),
    (lambda pilot: pilot.drag("Open", "disk", 9), act.Drag(2, 0, 9)),
    (lambda pilot: pilot.pinch("out"), act.Pinch("out")),
    (lambda pilot: pilot.pinch("in", "Open"), act.Pinch("in", 2)),
    (lambda pilot: pilot.wait(), act.Wait(1.0)),
    (lambda pilot: pilot.wait(7), act.Wait(7)),
    (lambda pilot: pilot.answer("42"), act.Answer("42")),
    (lambda pilot: pilot.done(), act.Done()),
    (lambda pilot: pilot.infeasible(), act.Infeasible()),
    (lambda pilot: pilot.infeasible("no net"), act.Infeasible("no net")),
]


@pytest.mark.parametrize(("verb", "action"), VERBS, ids=itertools.count())
def test_a_verb_is_one_action_and_gives_the_pilot_again(
    verb: Callable[[Pilot], object], action: act.Action
) -> None:
    phone = phone_with_twins()
    pilot = Pilot(phone.perform, phone.observe())
    assert verb(pilot) is pilot
    assert phone.actions == [action]
    assert pilot.observation == phone.observe()


@pytest.mark.parametrize(
    ("arguments", "index"),
    [
        ({"label": "Open"}, 2),
        ({"text": "Open"}, 2),
        ({"desc": "cloud"}, 1),
        ({"id": "one"}, 0),
        ({"label": "Save", "index": 1}, 1),
        ({"label": "Save", "text": "Open"}, 2),
    ],
)
def test_a_node_is_looked_at_by_the_same_words(arguments: dict[str, Any], index: int) -> None:
    phone = phone_with_twins()
    assert Pilot(phone.perform, phone.observe()).node(**arguments).index == index
    assert phone.actions == []


def test_a_frame_with_two_fields_says_of_neither_which_is_meant() -> None:
    both = [View("Phone"), *(View(cls=EDIT, inside=0, bounds=(0, 0, 9, 9)) for _ in range(2))]
    phone = MemoryPhone(both)
    with pytest.raises(PilotError, match="cannot find text field 'Phone'"):
        Pilot(phone.perform, phone.observe()).type("Phone", "1")


def test_a_frame_is_found_by_its_id_and_holds_what_is_not_at_its_top() -> None:
    frame = View(id="phone", bounds=(0, 0, 90, 90))
    inner = View("Number", inside=0, bounds=(0, 0, 90, 20))
    phone = MemoryPhone([frame, inner, View(cls=EDIT, inside=1, bounds=(0, 30, 90, 60))])
    Pilot(phone.perform, phone.observe()).type(None, "1", id="phone")
    assert phone.actions == [act.Type("1", 2)]


def test_a_field_that_is_covered_or_guessed_is_told() -> None:
    phone = MemoryPhone([field_view("First name")])
    notes: list[str] = []
    Pilot(phone.perform, phone.observe(), note=notes.append).type("first", "Ada")
    assert notes == ["text field 'first' was taken for 'First name', which only begins so"]
    phone.views.append(View("Over", on_tap=lambda: None, bounds=(0, 0, 1080, 100)))
    with pytest.raises(PilotError, match=r"'Ada'.* is covered by 'Over'"):
        Pilot(phone.perform, phone.observe()).type("Ada", "x")


def test_what_was_guessed_is_told_with_whatever_fails_later() -> None:
    told = "; before that, 'Sa' was taken for 'Save', which only begins so"
    failing: list[Callable[[Pilot], object]] = [
        lambda pilot: pilot.node("Chess"),
        lambda pilot: pilot.expect("Chess", 0),
        lambda pilot: pilot.scroll_to("Chess"),
        lambda pilot: pilot.type("Chess", ""),
    ]
    for fail in failing:
        phone = MemoryPhone([View("Save", on_tap=lambda: None)])
        pilot = Pilot(phone.perform, phone.observe()).tap("Sa")
        with pytest.raises(PilotError) as error:
            fail(pilot)
        assert str(error.value).count(told) == 1


def test_a_long_label_that_was_guessed_is_cut() -> None:
    phone = MemoryPhone([View("Save " + "x" * 200, on_tap=lambda: None)])
    notes: list[str] = []
    Pilot(phone.perform, phone.observe(), note=notes.append).tap("Save")
    assert notes == [f"'Save' was taken for 'Save {'x' * 94}, which only begins so"]
