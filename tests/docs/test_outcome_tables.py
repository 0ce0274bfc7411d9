"""Each row of the documents' outcome tables is built, and comes to what the row says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.devices.vitals import Death, Disturbances
from pytest_androidbench.episodes.classify import (
    ALIKE,
    Judgement,
    after_deaths,
    after_disturbances,
    classify,
)
from pytest_androidbench.episodes.phase import Phase, Who
from pytest_androidbench.errors import (
    ActionError,
    DeviceGone,
    DeviceUnavailable,
    MissingPackage,
    ModelUnavailable,
)
from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.records.retries import RetryPolicy
from tests.docs.blocks import ROOT
from tests.docs.tables import names, table

BUG, GONE, WRONG = RuntimeError("bug"), DeviceGone("gone"), AssertionError("no")
CRASH: Final = Death(how="by SIGSEGV", after="shell sqlite3")


def judged(phase: Phase, error: Exception, culprit: Who | None = None) -> Judgement:
    return classify(phase, error, culprit=culprit, unhealthy=lambda: "")


BEFORE, INSIDE, AFTER = "before `run()`", "inside `run()`", "after `run()`"
FAULT: Final = judged(Phase.RUN, GONE, "device")
BUILT: Final[dict[tuple[str, str], Sequence[Judgement]]] = {
    (BEFORE, "DeviceError"): [
        judged(Phase.ARRANGE, GONE),
        judged(Phase.ARRANGE, DeviceUnavailable("all are taken")),
    ],
    (BEFORE, "MissingPackage"): [judged(Phase.ARRANGE, MissingPackage("pip install it"))],
    (BEFORE, "other"): [judged(Phase.ARRANGE, BUG), judged(Phase.ARRANGE, WRONG)],
    (INSIDE, "from the agent"): [
        judged(Phase.RUN, BUG, "agent"),
        judged(Phase.RUN, WRONG, "agent"),
        judged(Phase.RUN, ActionError("nonsense"), "agent"),
    ],
    (INSIDE, "model service, DeviceError"): [
        judged(Phase.RUN, ModelUnavailable("503"), "agent"),
        FAULT,
        judged(Phase.RUN, BUG, "device"),
    ],
    (INSIDE, "from the task's own code (`until=`), other"): [
        judged(Phase.RUN, BUG, "task"),
        judged(Phase.RUN, BUG),
    ],
    (
        f"{INSIDE} of an agent that drives the device itself",
        "a simulated phone ends alike in each of three attempts",
    ): [after_deaths(FAULT, [CRASH] * 3)],
    ("anywhere", "whatever is scored, where a simulated phone's browser ended or hung"): [
        after_disturbances(scored, Disturbances(losses=1))
        for scored in (
            Judgement(outcome=Outcome.PASSED, score=1.0),
            judged(Phase.CHECKS, WRONG),
            judged(Phase.RUN, BUG, "agent"),
        )
    ],
    (AFTER, "AssertionError, failed check"): [judged(Phase.CHECKS, WRONG)],
    (AFTER, "DeviceError"): [judged(Phase.CHECKS, GONE)],
    (AFTER, "other"): [judged(Phase.CHECKS, BUG)],
}
LIVED: Final = {
    (INSIDE, "limit reached"): "none: the body goes on to its checks",
    ("before or after `run()`", "`pytest.skip`, `pytest.xfail`"): "skipped: outside of every rate",
}
"""Rows that a whole episode has to show."""
ROWS: Final = {
    (phase, exception): outcome
    for phase, exception, outcome in table("docs/architecture.md", "phase", "exception", "outcome")
}
TASKS: Final = """
    import pytest
    from pytest_androidbench import Limits, task

    @task("LimitReached", "Go on and on.", limits=Limits(steps=2))
    def test_limit_reached(episode):
        episode.run()
        with episode.check("the body went on"):
            assert len(episode.steps) == 2

    @task("SkipBefore", "Go.")
    def test_skip_before(episode):
        pytest.skip("not today")

    @task("SkipAfter", "Go.", limits=Limits(steps=1))
    def test_skip_after(episode):
        episode.run()
        pytest.skip("not today")

    @task("XfailBefore", "Go.")
    def test_xfail_before(episode):
        pytest.xfail("known")

    @task("XfailAfter", "Go.", limits=Limits(steps=1))
    def test_xfail_after(episode):
        episode.run()
        pytest.xfail("known")
"""
ENDLESS: Final = """
    class Endless(Quiet):
        def act(self, observation): return Tap(observation.find("Fan").index)
"""


def test_each_row_is_built_or_lived_through() -> None:
    assert ROWS.keys() == BUILT.keys() | LIVED.keys()
    assert {key: ROWS[key] for key in LIVED} == LIVED


@pytest.mark.parametrize("key", [key for key in ROWS if key not in LIVED])
def test_a_row_comes_to_what_it_says(key: tuple[str, str]) -> None:
    told = ROWS[key]
    for judgement in BUILT[key]:
        assert judgement.outcome == told.replace(":", ",").partition(",")[0]
        assert RetryPolicy().again(1, judgement.cause) == ("tried again" in told)
        assert "score 0" not in told or judgement.score == 0


def test_so_many_attempts_make_a_fault_the_agent_s() -> None:
    assert ALIKE == 3
    assert after_deaths(FAULT, [CRASH] * 2) == FAULT
    assert "in every attempt, three or more on" in (ROOT / "docs/methods.md").read_text("utf-8")


def test_nothing_else_comes_of_a_lost_browser() -> None:
    for verdict in (judged(Phase.CHECKS, BUG), FAULT):
        assert after_disturbances(verdict, Disturbances(losses=2)) == verdict
    passed = Judgement(outcome=Outcome.PASSED, score=1.0)
    assert after_disturbances(passed, Disturbances(host_times=1)) == passed


def test_limits_and_skips_are_as_their_rows_say(bench: Bench, agent_source: AgentSource) -> None:
    agent_source(ENDLESS)
    bench.write("test_rows.py", TASKS)
    bench.run("--agent=agents:Endless", "test_rows.py")
    outcomes = {record.cell.task: record.outcome for record in bench.records()}
    assert outcomes.pop("LimitReached") is Outcome.PASSED
    assert outcomes == dict.fromkeys(
        ("SkipBefore", "SkipAfter", "XfailBefore", "XfailAfter"), Outcome.SKIPPED
    )


METHODS: Final = table("docs/methods.md", "outcome", "when", "counted")


def test_the_methods_list_each_outcome_and_which_of_them_are_scored() -> None:
    scored = {name for name, _, counted in METHODS if "score" in counted.replace("not scored", "")}
    assert [row[0] for row in METHODS] == list(Outcome)
    assert scored == {outcome for outcome in Outcome if outcome.scored}


def test_the_methods_list_each_cause() -> None:
    text = " ".join((ROOT / "docs/methods.md").read_text("utf-8").split())
    listed = text.partition("says what the fault was: ")[2].partition(". ")[0]
    assert names(listed) == [cause for cause in Cause if cause is not Cause.UNKNOWN]
