"""M3A solves tasks on the phone, by what its model reads from what it is sent."""

from __future__ import annotations

from typing import Final

import pytest

from fixtures.benches import PLUGIN, Bench
from fixtures.model_server import Says, serving
from pytest_androidbench.records.calls import read_calls
from pytest_androidbench.records.outcome import Outcome
from tests.agents.prompted import (
    SUMMARY,
    Body,
    Line,
    index_of,
    options_for,
    pictures,
    reasoned,
    script,
    words,
)

SETTINGS = reasoned('"action_type": "open_app", "app_name": "Settings"', "there it is set.")
COMPLETE = reasoned('"action_type": "status", "goal_status": "complete"')
DONE: Final = "It opened."


def click(label: str) -> Line:
    """Click what a label is written on."""
    return lambda body: reasoned(
        f'"action_type": "click", "index": {index_of(body, label)}', f"it says {label}."
    )


def summary(body: Body) -> Says:
    assert SUMMARY in words(body)
    return Says(text=DONE)


@pytest.mark.slow
@pytest.mark.parametrize("agent", ["m3a", "t3a"])
@pytest.mark.parametrize("upstream", ["false", "true"])
def test_a_task_is_solved(bench: Bench, agent: str, upstream: str) -> None:
    way: list[Line | Says] = [SETTINGS]
    for label in ("Network & internet", "Internet", "Wi-Fi"):
        way += [summary, click(label)]
    with serving(script(*way, summary, COMPLETE)) as server:
        bench.pytest(
            *PLUGIN, "--ab-run=run", "-p", "no:randomly", "--pyargs", "task_suites.android_world",
            "--ab-tasks=SystemWifiTurnOff", f"--agent={agent}",
            *options_for(server, strict_upstream=upstream), timeout=110,
        )  # fmt: skip
    (record,) = bench.records()
    assert record.outcome is Outcome.PASSED
    assert record.usage.tokens > 1000
    (attempt,) = bench.contents().attempts
    calls = read_calls(bench.run_path / attempt.folder)
    assert [call.step for call in calls] == [0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert words(server.asked[-1]).count(DONE) == 4
    assert all(len(pictures(body)) == (2 if agent == "m3a" else 0) for body in server.asked)
