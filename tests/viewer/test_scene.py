"""What the page shows of a screen: bounded, in lines, and all that can be touched."""

from __future__ import annotations

import pytest

from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.viewer.scene import (
    LONGEST_GOAL,
    LONGEST_LABEL,
    MOST_ELEMENTS,
    bounded_line,
    bounded_text,
    elements_of,
    field_of,
    where_of,
)


def screen(*nodes: Node) -> Observation:
    return Observation(nodes=nodes, package="p", activity="p.Main", width=100, height=200)


def node(index: int, **fields: object) -> Node:
    return Node(index=index, **{"bounds": (0, 0, 10, 10), **fields})  # type: ignore[arg-type]


def test_what_can_be_touched_is_listed_and_called_by_what_lies_in_it() -> None:
    seen = screen(
        node(0, class_name="android.FrameLayout"),
        node(1, parent=0, clickable=True),
        node(2, parent=1, text="Ada"),
        node(3, parent=1),
        node(4, parent=3, desc="a picture of Ada"),
        node(5, parent=0, clickable=True, resource_id="com.example:id/add_button"),
        node(6, parent=0, clickable=True, class_name="android.widget.ImageButton", desc="Add"),
        node(7, parent=0, checkable=True, checked=True, class_name="a.Switch", text="Wi-Fi"),
        node(8, parent=0, class_name="a.EditText", hint="Name", focused=True, selected=True),
        node(9, parent=0, long_clickable=True),
        node(10, parent=0, clickable=True, enabled=False, text="Off"),
        node(11, parent=0, clickable=True, text="Nowhere", bounds=(5, 5, 5, 9)),
        node(12, parent=0, clickable=True, class_name="a.SoftInputWindow"),
    )
    assert [(one.index, one.label, one.kind, one.states) for one in elements_of(seen)] == [
        (1, "Ada · a picture of Ada", "entry", ()),
        (5, "add_button", "entry", ()),
        (6, "Add", "button", ()),
        (7, "Wi-Fi", "switch", ("on",)),
        (8, "Name", "field", ("selected", "has the caret")),
        (9, "(unnamed)", "entry", ("can be held",)),
    ]
    assert field_of(seen) == "Name"
    assert field_of(screen(node(0, class_name="a.EditText"))) == ""


def test_a_list_without_end_is_cut() -> None:
    many = screen(*(node(n, clickable=True, text=str(n)) for n in range(3 * MOST_ELEMENTS)))
    assert [one.index for one in elements_of(many)] == list(range(MOST_ELEMENTS))


@pytest.mark.parametrize("text", ["\x1b[2Jx\u202e", "a\n\tb", "x" * 100_000, "\ud83d", ""])
def test_texts_of_others_are_lines_that_can_be_shown(text: str) -> None:
    line = bounded_line(text)
    assert len(line) <= LONGEST_LABEL
    assert line.isprintable()
    line.encode()
    bounded_text(text).encode()


def test_a_goal_keeps_its_lines_up_to_a_length() -> None:
    assert bounded_text("one\ntwo") == "one\ntwo"
    assert len(bounded_text("x" * 10 * LONGEST_GOAL)) < LONGEST_GOAL + 200


def test_what_is_in_front_is_told_shortly() -> None:
    assert where_of("com.a", "com.a.ui.Main") == "com.a / Main"
    assert where_of("com.a", "") == "com.a"
    assert where_of("", "") == ""
