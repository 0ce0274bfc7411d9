"""Pieces of calendars."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.kit.days.lines import lines_of
from pytest_androidbench.phone.kit.days.slots import slots
from pytest_androidbench.phone.kit.days.zones import ZONES, offset_text, zones_with

OCTOBER_MS = 1_697_371_200_000
SPANS = st.lists(st.tuples(st.integers(0, 6), st.integers(1, 7)), max_size=12)


@given(SPANS)
def test_nothing_lies_on_another_in_a_line(spans: list[tuple[int, int]]) -> None:
    lines = lines_of((name, *span) for name, span in enumerate(spans))
    assert sorted(name for line in lines for name, _, _ in line) == [*range(len(spans))]
    for line in lines:
        taken = [day for _, first, length in line for day in range(first, first + length)]
        assert len(taken) == len(set(taken))


def test_what_comes_first_lies_higher() -> None:
    lines = lines_of([("trip", 0, 3), ("fair", 2, 1), ("rest", 3, 1)])
    assert [[name for name, _, _ in line] for line in lines] == [["trip", "rest"], ["fair"]]


@given(st.lists(st.tuples(st.integers(0, 1400), st.integers(1, 300)), max_size=10))
def test_events_at_the_same_time_stand_beside_each_other(given_: list[tuple[int, int]]) -> None:
    spans = sorted((start, start + length) for start, length in given_)
    parts = slots(spans)
    for n, (start, end) in enumerate(spans):
        for m, (other, until) in enumerate(spans[:n]):
            if start < until and other < end:
                one, two = parts[n], parts[m]
                assert one.of == two.of
                assert one.place != two.place


def test_zones_are_found_by_parts_of_their_names() -> None:
    assert zones_with("tokyo") == ["Asia/Tokyo"]
    assert zones_with(" ") == [*ZONES]
    assert offset_text("Asia/Kolkata", OCTOBER_MS) == "GMT+05:30"
    assert offset_text("America/New_York", OCTOBER_MS) == "GMT-04:00"
