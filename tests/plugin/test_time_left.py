"""How long the rest of a run will take, by what the same tasks took before."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.plugin.tell.durations import Durations
from pytest_androidbench.plugin.tell.progress import Progress
from pytest_androidbench.plugin.tell.properties import properties_of
from pytest_androidbench.plugin.tell.tally import Tally
from pytest_androidbench.records.record import Timing
from tests.records.samples import record

seconds = st.floats(0.1, 1000)


def test_each_task_is_taken_to_last_as_long_as_it_did() -> None:
    known = Durations()
    known.add("m.py::test_short[seed1]", 2.0)
    known.add("m.py::test_short[seed2]", 4.0)
    known.add("m.py::test_long[seed1]", 60.0)
    assert known.expected(["m.py::test_short[seed3]", "m.py::test_long[seed2]"]) == 63.0


def test_one_that_nothing_is_known_of_lasts_as_long_as_the_average_task() -> None:
    known = Durations()
    known.add("m.py::test_short[seed1]", 2.0)
    known.add("m.py::test_long[seed1]", 60.0)
    assert known.expected(["m.py::test_other[seed1]"]) == 31.0


@given(st.integers(1, 16), seconds, seconds)
def test_before_anything_was_run_here_an_earlier_session_and_the_workers_tell(
    workers: int, took: float, elapsed: float
) -> None:
    known = Durations()
    known.recall([record(timing=Timing(total=took))])
    left = known.left([record().nodeid] * 8, elapsed, workers)
    assert left == pytest.approx(8 * took / workers)


@given(seconds, seconds)
def test_what_an_episode_costs_beside_itself_is_added(took: float, beside: float) -> None:
    known = Durations()
    known.add("test_a[1]", took)
    # As many again take as long again.
    assert known.left(["test_a[2]"], took + beside, 1) == pytest.approx(took + beside)


def test_nothing_is_told_where_nothing_is_known() -> None:
    assert math.isnan(Durations().left(["test_a[1]"], 1.0, 1))


def test_another_run_tells_where_this_one_knows_nothing() -> None:
    known = Durations()
    known.add("m.py::test_short[seed1]", 2.0)
    assert known.knows(["m.py::test_short[seed2]"])
    assert not known.knows(["m.py::test_short[seed2]", "m.py::test_long[seed1]"])
    known.borrow([("m.py::test_short[seed1]", 50.0), ("m.py::test_long[seed1]", 60.0)])
    assert known.expected(["m.py::test_short[seed3]", "m.py::test_long[seed2]"]) == 62.0


class Lines:
    """A terminal whose lines are kept."""

    verbosity = 0

    def __init__(self) -> None:
        self.lines: list[str] = []

    def write(self, content: str) -> None: ...
    def ensure_newline(self) -> None: ...
    def write_line(self, line: str) -> None:
        self.lines.append(line)


def test_time_counts_from_the_first_episode_and_by_as_many_as_run_at_once() -> None:
    terminal, tally, seconds = Lines(), Tally(), iter([0.0, 500.0, 510.0, 520.0])
    progress = Progress(terminal, 1.0, parallel=False, clock=lambda: next(seconds))
    episodes = [record(seed=seed, timing=Timing(total=10.0)) for seed in range(10)]
    progress.expected = frozenset(one.nodeid for one in episodes)
    progress.runs_at_once(4)  # at 500 s: until then a cluster came up
    for one in episodes[:2]:
        properties = properties_of(one)
        tally.add(pytest.TestReport(one.nodeid, ("", 0, ""), {}, "passed", None, "call",
                                    user_properties=properties))  # fmt: skip
        progress.note(tally, one.nodeid)
        progress.runs_at_once(2)
    known = Durations()
    for line, left, elapsed, workers in zip(
        terminal.lines, (9, 8), (10.0, 20.0), (4, 2), strict=True
    ):
        known.add("a", 10.0)
        assert f"about {known.left(['a'] * left, elapsed, workers):.0f} s left" in line


SLOW_AND_FAST = """
    import time
    from pytest_androidbench import task

    @task("Fast", "Be fast.")
    def test_fast(episode):
        episode.run()

    @task("Slow", "Be slow.")
    def test_slow(episode):
        episode.run()
        time.sleep(0.0 if episode.cell.seed > 2 else 4.0)
"""


@pytest.mark.slow
def test_a_resumed_run_knows_what_is_slow_from_before(
    bench: Bench, agent_source: AgentSource
) -> None:
    bench.write("test_desk.py", SLOW_AND_FAST)
    agent_source("")
    bench.run("--agent=agents:Quiet", "--ab-seeds=1-2")
    result = bench.run("--agent=agents:Quiet", "--ab-seeds=1-4", "--ab-progress=0.000001")
    lines = [line for line in result.outlines if line.startswith("androidbench: 6 of 8")]
    told = int(lines[0].partition("about ")[2].partition(" s left")[0])
    assert 4 <= told <= 30  # two slow ones to come, of which nothing was seen in this session


@pytest.mark.slow
def test_a_new_run_knows_what_is_slow_from_the_one_beside_it(
    bench: Bench, agent_source: AgentSource
) -> None:
    bench.write("test_desk.py", SLOW_AND_FAST)
    agent_source("class Other(Quiet): pass")
    for name, agent in (("first", "Quiet"), ("of-another", "Other")):
        seeds = "1-2" if agent == "Quiet" else "3-4"
        bench.run(f"--agent=agents:{agent}", f"--ab-seeds={seeds}", f"--ab-run=runs/{name}")
    (bench.path / "runs" / "broken").mkdir()
    (bench.path / "runs" / "broken" / "manifest.json").write_text("{")
    left = []
    for agent in ("Quiet", "Other"):
        result = bench.run(
            f"--agent=agents:{agent}", "--ab-seeds=3-5", f"--ab-run=runs/second-{agent}",
            "--ab-progress=0.000001",
        )  # fmt: skip
        # Three fast ones are over, and none that the other task knows of.
        (line,) = (one for one in result.outlines if one.startswith("androidbench: 3 of 6"))
        left.append(int(line.partition("about ")[2].partition(" s left")[0]))
    assert left[0] >= 12
    assert left[1] <= 6
