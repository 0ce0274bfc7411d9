"""Finding a node in an observation."""

from __future__ import annotations

import pytest

from pytest_androidbench.interface.observation import Node, Observation

SCREEN = Observation(
    nodes=tuple(
        Node(index=index, text=text, bounds=(0, 0, 9, 9))
        for index, text in enumerate(("wi-fi", "Wi\u2011Fi", "Wi-Fi calling", "save"))
    ),
    package="p",
    activity="a",
    width=9,
    height=9,
)


@pytest.mark.parametrize(
    ("label", "index"), [("Wi\u2011Fi", 1), ("wi-fi", 0), ("WI-FI", 0), ("Save", 3)]
)
def test_look_alikes_and_case_count_only_where_nothing_fits_exactly(label: str, index: int) -> None:
    found = SCREEN.find(label)
    assert found is not None
    assert found.index == index


@pytest.mark.parametrize("label", ["Wi", "calling", "Delete"])
def test_a_part_of_a_label_is_not_enough(label: str) -> None:
    assert SCREEN.find(label) is None
