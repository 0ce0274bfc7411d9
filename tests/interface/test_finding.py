"""What is taken for what is meant, and what is said where nothing is."""

from __future__ import annotations

from typing import Any

import pytest

from pytest_androidbench.errors import DeviceError, PilotError
from pytest_androidbench.interface.finding import (
    Target,
    ancestors,
    descendants,
    described,
    find_all,
    find_one,
    fits_by_beginning_only,
    plain,
)
from pytest_androidbench.interface.observation import Observation
from tests.interface.screens import node, seen


def indices(observation: Observation, **target: Any) -> list[int]:
    return [found.index for found in find_all(observation, Target(**target))]


@pytest.mark.parametrize(
    ("target", "told"),
    [
        (Target(), "anything"),
        (Target(label="Save"), "'Save'"),
        (Target(label=""), "''"),
        (Target(text="a", desc="b", id="c"), "text='a', desc='b', id='c'"),
        (Target(label="Save", index=0), "'Save', index=0"),
        (Target(label="Name", editable=True), "text field 'Name'"),
        (Target(editable=True), "text field anything"),
    ],
)
def test_a_target_is_told_by_what_is_given(target: Target, told: str) -> None:
    assert str(target) == told


def test_everything_that_is_given_has_to_fit() -> None:
    screen = seen(
        node(0, "Save", desc="disk", resource_id="org.ex:id/save"),
        node(1, "Save", desc="cloud", resource_id="org.ex:id/save"),
        node(2, "Open", desc="cloud", resource_id="org.ex:id/unsave"),
        node(3, hint="Save", class_name="android.widget.EditText"),
    )
    assert indices(screen, label="Save") == [0, 1, 3]
    assert indices(screen, text="Save") == [0, 1]
    assert indices(screen, desc="cloud") == [1, 2]
    assert indices(screen, label="Save", desc="cloud") == [1]
    assert indices(screen, text="cloud") == indices(screen, desc="Save") == []
    assert indices(screen, id="save") == indices(screen, id="org.ex:id/save") == [0, 1]
    assert indices(screen, id="save", text="Open") == []
    assert indices(screen, label="Save", editable=True) == [3]
    assert indices(screen) == [0, 1, 2, 3]


def test_what_fits_better_hides_what_fits_less() -> None:
    exact, case, begins = node(0, "Save"), node(1, "SAVE"), node(2, "Save all")
    assert indices(seen(exact, case, begins), label="Save") == [0]
    assert indices(seen(node(0, "SAVE"), node(1, "Save all")), label="Save") == [0]
    assert indices(seen(node(0, "Save all"), node(1, "Do save")), label="save") == [0]
    assert find_all(seen(node(0, "Save all")), Target(label="Save"), begins=False) == []


def test_every_text_begins_with_nothing_and_nothing_is_meant_by_it() -> None:
    assert indices(seen(node(0, "Save", desc="d", hint="h")), label=" ") == []


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Wi\u2011Fi", "wi-fi"),
        ("A\u2010B", "a-b"),
        ("Don\u2019t", "don't"),
        ("\u2018x", "'x"),
        ("5\u00a0MB", "5 mb"),
        ("7\u202fPM", "7 pm"),
        ("\u200ehi\u202c\u2060\u2069\ufeff", "hi"),
        ("  two \t words\n", "two words"),
        ("Straße", "strasse"),
    ],
)
def test_look_alikes_case_and_marks_make_no_difference(text: str, same: str) -> None:
    assert plain(text) == same


def test_how_it_begins_is_a_guess_only_where_nothing_fits_better() -> None:
    screen = seen(node(0, "Save all"), node(1, "Open"), node(2, "OPENED"))
    guesses = {
        name: fits_by_beginning_only(screen, Target(label=name)) for name in ("Save", "open")
    }
    assert guesses == {"Save": True, "open": False}
    assert not fits_by_beginning_only(screen, Target(label="Close"))


def test_nodes_around_and_inside_a_node() -> None:
    screen = seen(
        node(0), node(1, parent=0), node(2, parent=1), node(3, parent=0), node(4), node(5, parent=2)
    )
    assert [each.index for each in ancestors(screen, screen.nodes[5])] == [2, 1, 0]
    assert list(ancestors(screen, screen.nodes[4])) == []
    assert [each.index for each in descendants(screen, screen.nodes[0])] == [1, 2, 3, 5]
    assert [each.index for each in descendants(screen, screen.nodes[1])] == [2, 5]
    assert descendants(screen, screen.nodes[4]) == []


def test_what_is_shown_is_told_with_each_label_once() -> None:
    shown = seen(
        node(0, "A", desc="no"), node(1), node(2, desc="B"), node(3, hint="C"), node(4, "A")
    )
    assert described(shown) == "org.ex (org.ex.Main) shows 'A', 'B', 'C'"
    assert described(seen(keyboard=True)) == (
        "org.ex (org.ex.Main), with the keyboard open shows nothing with a label"
    )


@pytest.mark.parametrize(("count", "end"), [(60, "'60'"), (61, "'60' and 1 more")])
def test_sixty_labels_are_told_and_how_many_there_are_beside(count: int, end: str) -> None:
    many = seen(*(node(number, str(number + 1)) for number in range(count)))
    assert described(many).endswith(end)


def test_one_of_several_is_chosen_by_its_place() -> None:
    screen = seen(node(0, "Row"), node(1, "Row"), node(2, "Row"))
    places = {at: find_one(screen, Target(label="Row", index=at)).index for at in (0, 2, -1, -3)}
    assert places == {0: 0, 2: 2, -1: 2, -3: 0}
    with pytest.raises(PilotError) as told:
        find_one(screen, Target(label="Row", index=-4))
    assert str(told.value) == (
        "cannot find 'Row', index=-4: only 3 fit; org.ex (org.ex.Main) shows 'Row'"
    )


def test_what_is_ambiguous_is_told_with_its_places() -> None:
    screen = seen(
        node(0, "Row", (0, 0, 9, 9), class_name="android.widget.Button", clickable=True),
        node(1, "Row", (0, 9, 9, 18), class_name="android.view.View", checkable=True),
    )
    with pytest.raises(PilotError) as told:
        find_one(screen, Target(label="Row"))
    assert str(told.value) == (
        "'Row' is ambiguous, 2 fit: 'Row' (Button at [0, 0, 9, 9]); 'Row' (View at [0, 9, 9, 18]); "
        "add index= to choose one; org.ex (org.ex.Main) shows 'Row'"
    )


@pytest.mark.parametrize(
    "takes_taps",
    [
        {"clickable": True},
        {"long_clickable": True},
        {"checkable": True},
        {"class_name": "android.widget.EditText"},
    ],
)
def test_what_takes_taps_in_any_way_is_meant_before_a_title(takes_taps: dict[str, Any]) -> None:
    assert find_one(seen(node(0, "X"), node(1, "X", **takes_taps)), Target(label="X")).index == 1
    row = seen(node(0, **takes_taps), node(1, "X", parent=0), node(2, "X", parent=0), node(3, "X"))
    assert find_one(row, Target(label="X")).index == 1


def test_two_titles_that_take_no_taps_are_two_things() -> None:
    with pytest.raises(PilotError, match="2 fit"):
        find_one(seen(node(0, "X"), node(1, "X")), Target(label="X"))


def test_no_picture_is_at_hand_where_none_can_be_taken() -> None:
    with pytest.raises(DeviceError, match="carries no picture"):
        _ = seen().screenshot
