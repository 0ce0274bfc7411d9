"""Whole runs on clusters that lose nodes, simulated: what they come to, and how long they take."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fixtures.simulated_cluster import SimulatedCluster, SimulatedEnd, SimulatedRun, least_seconds
from pytest_androidbench.cluster.placing import FAILED_CELLS

SMALL = SimulatedRun(cells=1_000, nodes=10, slots=5)


def played(run: SimulatedRun, seed: int = 0) -> SimulatedEnd:
    return SimulatedCluster(run, seed).play()


@pytest.mark.parametrize("seed", range(5))
def test_a_run_takes_little_longer_than_it_must(seed: int) -> None:
    end = played(SMALL, seed)
    assert end.done == SMALL.cells
    assert 1 <= end.ratio < 1.1


@pytest.mark.parametrize("seed", range(5))
def test_so_it_does_where_durations_are_misjudged(seed: int) -> None:
    assert played(replace(SMALL, misjudged=0.5), seed).ratio < 1.1


RUNS = st.builds(
    SimulatedRun,
    cells=st.integers(1, 60),
    nodes=st.integers(1, 4),
    slots=st.integers(1, 3),
    spread=st.floats(0, 1.5),
    misjudged=st.sampled_from([0.0, 0.5, math.inf]),
    hourly_loss=st.sampled_from([0.0, 0.5, 0.95]),
    cut_off=st.floats(0, 1),
    slow=st.floats(0, 1),
)


@given(RUNS, st.integers(0, 9))
@settings(max_examples=60, deadline=None)
def test_every_cell_ends_once_however_many_nodes_are_lost(run: SimulatedRun, seed: int) -> None:
    end = played(run, seed)
    assert len(set(end.ended)) == len(end.ended) == run.cells
    assert end.done <= run.cells
    assert end.done == run.cells or end.given_up >= 3 * (run.cells - end.done)
    assert end.seconds >= end.least * (1 - 1e-9)
    assert end == played(run, seed)


def test_late_records_of_nodes_out_of_reach_are_spares() -> None:
    stormy = replace(SMALL, hourly_loss=0.9, cut_off=1.0, late=60.0)
    end = played(stormy)
    assert 0 < end.spares <= end.given_up
    assert len(end.ended) == SMALL.cells
    assert played(replace(stormy, cut_off=0.0)).spares == 0


def test_a_broken_node_is_set_aside_before_it_costs_more_cells_than_that_takes() -> None:
    end = played(replace(SMALL, broken=1, hourly_loss=0.0))
    assert list(end.set_aside) == ["node0"]
    # A cell may come back to it while nothing else is free.
    assert SMALL.cells - end.done <= FAILED_CELLS
    assert end.ratio < 1.4


def test_with_no_node_left_there_is_what_there_is() -> None:
    end = played(replace(SMALL, broken=SMALL.nodes, hourly_loss=0.0))
    assert end.stranded
    assert len(end.set_aside) == SMALL.nodes
    assert len(end.ended) < SMALL.cells


SPANS = st.lists(st.tuples(st.integers(0, 9), st.integers(1, 9)), min_size=1, max_size=6)


@given(SPANS, st.floats(0.1, 30))
def test_the_least_time_is_the_first_by_which_the_slots_could_have_done_the_work(
    parts: Sequence[tuple[int, int]], work: float
) -> None:
    spans = [(float(since), float(since + length)) for since, length in parts]
    least = least_seconds(work, spans)
    if math.isinf(least):
        assert work >= capacity(spans, least) * (1 - 1e-9)
    else:
        assert capacity(spans, least) == pytest.approx(work)


def capacity(spans: Sequence[tuple[float, float]], until: float) -> float:
    """Seconds for which the slots are up by then."""
    return math.fsum(max(0.0, min(end, until) - since) for since, end in spans)


def test_the_least_time_of_slots_that_stay_is_the_work_over_their_number() -> None:
    assert least_seconds(120, [(0, math.inf)] * 4) == 30
    assert least_seconds(120, [(10, math.inf)] * 3 + [(20, math.inf)]) == 42.5
