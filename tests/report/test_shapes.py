"""What charts draw: every scored episode is in one bin, and bins are round."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record, Timing, Usage
from pytest_androidbench.report.crossing import crossed
from pytest_androidbench.report.html.charts import bin_text, charts, value_text
from pytest_androidbench.report.shapes import (
    BINS,
    limit_shape,
    shape,
    shapes,
    success_by_steps,
)
from tests.records.samples import record


def told(*steps: int, limit: float = 10) -> list[Record]:
    return [record(seed=n, steps=s, limits={"steps": limit}) for n, s in enumerate(steps)]


@given(st.lists(st.floats(0, 1e9), min_size=1, max_size=200))
def test_every_value_is_in_one_bin_and_the_edges_are_in_order(values: list[float]) -> None:
    records = [
        record(seed=n, timing=Timing(total=value)) for n, value in enumerate(values)
    ]  # fmt: skip
    found = shape(records, "Time", "s", lambda one: one.timing.total)
    assert sum(one.episodes for one in found.bins) == len(values)
    edges = [one.low for one in found.bins] + [found.bins[-1].high]
    assert edges == sorted(set(edges))
    assert edges[0] == 0
    assert len(found.bins) <= BINS + 2
    assert found.spread.most == max(values)


def test_what_lies_far_out_shares_an_open_bin() -> None:
    found = shapes(told(*[5] * 60, 4_000))[0]
    assert math.isinf(found.bins[-1].high)
    assert found.bins[-1].episodes == 1
    assert bin_text(found.bins[-1], "steps") == "6 and more"
    assert bin_text(found.bins[5], "steps") == "5"


def test_unscored_episodes_and_measures_that_nobody_tells_are_left_out() -> None:
    assert shapes([record(outcome=Outcome.INFRA_ERROR)]) == ()
    assert [one.name for one in shapes([record(usage=Usage(tokens=3))])] == ["Steps", "Tokens"]
    assert limit_shape([record()]).bins == ()


def test_steps_are_told_as_shares_of_those_allowed() -> None:
    found = limit_shape(told(0, 1, 5, 9, 10, 10))
    assert [one.episodes for one in found.bins] == [1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 2]
    assert bin_text(found.bins[0], "%") == "0% to 10%"
    assert bin_text(found.bins[-1], "%") == "all"


def test_success_is_told_for_each_bin_of_steps_with_its_interval() -> None:
    records = [
        record("A", steps=2),
        record("B", steps=2, outcome=Outcome.FAILED),
        record("C", steps=40, outcome=Outcome.FAILED),
    ]
    rates = [one.rate for one in success_by_steps(records).bins if one.rate.known]
    assert [(rate.passed, rate.episodes) for rate in rates] == [(1, 2), (0, 1)]
    assert rates[0].interval.low < 0.5 < rates[0].interval.high


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [
        (0, "s", "0"), (4.31, "s", "4.3 s"), (110, "s", "110 s"), (600, "s", "10 min"),
        (9000, "s", "2.5 h"), (0, "$", "$0"), (0.004, "$", "$0.004"), (12.5, "$", "$12.50"),
        (999, "tokens", "999"), (15_860, "tokens", "15.9k"), (2_500_000, "tokens", "2.5M"),
        (0.3, "%", "30%"), (math.nan, "s", "-"), (math.inf, "$", "-"),
    ],
)  # fmt: skip
def test_values_are_short_enough_for_an_axis(value: float, unit: str, text: str) -> None:
    assert value_text(value, unit) == text


def test_every_chart_has_its_numbers_beside_it() -> None:
    records = told(1, 2, 3, 30)
    made = charts(records)
    assert [chart.title for chart in made] == [
        "Steps used of those allowed", "Success against steps", "Steps per episode",
    ]  # fmt: skip
    for chart in made:
        assert all(len(row) == len(chart.head) for row in chart.rows)
        assert 'role="img" aria-label="' in chart.svg
    assert sum(int(row[1]) for row in made[2].rows) == len(records)


def test_success_is_crossed_by_app_and_difficulty() -> None:
    records = [
        record("A", app="Clock, Files", difficulty="hard"),
        record("B", app="Files", difficulty="easy", outcome=Outcome.FAILED),
        record("C", app="Files", difficulty="easy"),
    ]
    found = crossed(records)
    assert found is not None
    assert found.difficulties == ("easy", "hard")
    rows = [
        (app, [rate and (rate.passed, rate.episodes) for rate in rates])
        for app, rates in found.rows
    ]
    assert rows == [("Clock", [None, (1, 1)]), ("Files", [(1, 2), (1, 1)])]
    assert crossed(records[1:]) is None
