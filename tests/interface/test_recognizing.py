"""A node is found again by what it is, wherever it stands now."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.interface.observation import Node
from pytest_androidbench.interface.recognizing import find_again, seen_of

TEXT = "android.widget.TextView"
ROW = "android.view.ViewGroup"


def row(index: int, top: int, name: str, *, parent: int = 0) -> list[Node]:
    """A row with a name and a box to check, each of three nodes."""
    bounds = (0, top, 1000, top + 100)
    return [
        Node(index=index, parent=parent, class_name=ROW, resource_id="row", bounds=bounds),
        Node(index=index + 1, parent=index, class_name=TEXT, text=name, bounds=bounds),
        Node(
            index=index + 2, parent=index, class_name="android.widget.CheckBox",
            resource_id="box", bounds=(900, top, 1000, top + 100),
        ),
    ]  # fmt: skip


def rows(*names: str, top: int = 0, height: int = 100) -> tuple[Node, ...]:
    root = Node(index=0, class_name=ROW, bounds=(0, 0, 1000, 2000))
    found = [root]
    for number, name in enumerate(names):
        found += row(len(found), top + number * height, name)
    return tuple(found)


def again(before: tuple[Node, ...], index: int, now: tuple[Node, ...]) -> int | None:
    found = find_again(seen_of(before)[index], seen_of(now))
    return None if found is None else found.index


some_names = st.lists(st.sampled_from("ABCDE"), min_size=1, max_size=5)


@given(some_names, st.data())
def test_on_the_same_screen_each_node_is_itself(names: list[str], data: st.DataObject) -> None:
    before = rows(*names)
    index = data.draw(st.integers(0, len(before) - 1))
    assert again(before, index, before) == index


@given(some_names.filter(lambda names: len(set(names)) == len(names)), st.randoms(), st.data())
def test_rows_are_found_by_what_stands_in_them(
    names: list[str], chance: st.DataObject, data: st.DataObject
) -> None:
    before = rows(*names)
    other = chance.sample(names, len(names))  # type: ignore[attr-defined]
    now = rows("new", *other, top=300, height=130)
    index = data.draw(st.integers(1, len(before) - 1))
    number, part = divmod(index - 1, 3)
    assert again(before, index, now) == 1 + 3 * (1 + other.index(names[number])) + part


@pytest.mark.parametrize("index", [4, 5])
def test_a_row_that_is_gone_is_no_other_row(index: int) -> None:
    assert again(rows("A", "B"), index, rows("A", "C")) is None


def test_of_equals_the_nearest_is_taken() -> None:
    plain = [Node(index=n, class_name=ROW, bounds=(0, n * 50, 9, n * 50 + 40)) for n in range(4)]
    moved = tuple(
        replace(one, bounds=(0, one.bounds[1] + 20, 9, one.bounds[3] + 20)) for one in plain
    )
    assert again(tuple(plain), 2, moved) == 2


def button(**fields: object) -> tuple[Node, ...]:
    node = Node(index=0, class_name=TEXT, resource_id="save", text="Save", bounds=(0, 0, 9, 9))
    elsewhere = Node(
        index=1, class_name=TEXT, resource_id="no", text="Cancel", bounds=(9, 0, 18, 9)
    )
    return replace(node, **fields), elsewhere  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "fields",
    [
        {"class_name": "android.widget.Button"},
        {"resource_id": ""},
        {"resource_id": "store", "class_name": "android.widget.Button"},
        {"text": "", "desc": "Save"},
        {"text": "Keep"},
        {"text": "SAVE\u200e", "resource_id": ""},
    ],
)
def test_what_else_has_changed_does_not_matter(fields: dict[str, str]) -> None:
    assert again(button(), 0, button(**fields)) == 0


def test_nothing_alike_is_not_found() -> None:
    assert again(button(), 0, button(text="Keep", resource_id="store")) is None


def test_a_field_is_known_by_what_it_is_for() -> None:
    field = Node(
        index=0, class_name="android.widget.EditText", hint="Name", text="An", bounds=(0, 0, 9, 9)
    )
    other = replace(field, index=1, hint="Phone", bounds=(0, 9, 9, 18))
    typed = replace(other, index=0, text="An"), replace(field, index=1, text="Anna")
    assert again((field, other), 0, typed) == 1


def test_around_a_node_is_what_stands_beside_it_however_many_boxes_it_is_in() -> None:
    boxes = [
        Node(index=0, class_name=ROW, bounds=(0, 0, 9, 9)),
        Node(index=1, parent=0, class_name=TEXT, text="beside", bounds=(0, 0, 9, 1)),
        *(Node(index=n, parent=n - 1 if n > 2 else 0, class_name=ROW, bounds=(0, 1, 9, 9))
          for n in (2, 3, 4)),
        Node(index=5, parent=4, class_name=TEXT, text="inside", bounds=(0, 1, 9, 9)),
    ]  # fmt: skip
    seen = seen_of(boxes)
    assert seen[5].around == {"beside", "inside"}
    assert seen[0].around == frozenset()
