"""What a person would call the thing an action is aimed at."""

from __future__ import annotations

from typing import Any

import pytest

from pytest_androidbench.episodes.naming import MAX_NAME, bounds_of, target_of
from pytest_androidbench.interface.actions import Action, Done, Tap
from pytest_androidbench.interface.observation import Node, Observation

EDIT = "android.widget.EditText"


def screen(*nodes: dict[str, Any]) -> Observation:
    return Observation(
        nodes=tuple(
            Node(**{"index": index, "bounds": (index, 0, 9, 9), **node})
            for index, node in enumerate(nodes)
        ),
        package="p", activity="a", width=9, height=9,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("node", "name"),
    [
        ({"text": "Save", "desc": "saves", "hint": "h"}, "Save"),
        ({"desc": "saves", "hint": "h"}, "saves"),
        ({"hint": "h", "resource_id": "app:id/save"}, "h"),
        ({"resource_id": "app:id/list/save"}, "save"),
        ({"resource_id": "save"}, "save"),
        ({}, ""),
        # What was typed changes, what a field is for does not.
        ({"text": "milk", "desc": "name", "hint": "Name", "class_name": EDIT}, "Name"),
        ({"text": "milk", "desc": "name", "class_name": EDIT}, "name"),
        ({"text": "milk", "class_name": EDIT}, "milk"),
        ({"text": "x" * 300}, "x" * MAX_NAME),
    ],
)
def test_a_node_is_called_by_what_it_shows(node: dict[str, Any], name: str) -> None:
    assert target_of(Tap(1), screen({"text": "other"}, node)) == name


def test_a_nameless_row_is_called_by_the_first_name_inside_of_it() -> None:
    seen = screen(
        {"text": "outside"},
        {"resource_id": "app:id/row"},
        {"parent": 1},
        {"parent": 2, "text": "deep"},
        {"parent": 1, "text": "later"},
    )
    assert target_of(Tap(1), seen) == "deep"
    assert target_of(Tap(2), seen) == "deep"
    assert target_of(Tap(0), seen) == "outside"


@pytest.mark.parametrize("action", [Tap(2), Tap((0, 0)), Done()])
def test_what_is_aimed_at_no_node_has_no_name_and_no_bounds(action: Action) -> None:
    seen = screen({"text": "a"}, {"text": "b"})
    assert target_of(action, seen) == ""
    assert bounds_of(action, seen) is None


def test_the_first_and_the_last_node_can_be_aimed_at() -> None:
    seen = screen({"text": "a"}, {"text": "b"})
    assert [target_of(Tap(at), seen) for at in (0, 1)] == ["a", "b"]
    assert [bounds_of(Tap(at), seen) for at in (0, 1)] == [(0, 0, 9, 9), (1, 0, 9, 9)]
