"""AndroidArena's agents solve a task on the phone; their records say what replies were wrong."""

from __future__ import annotations

import pytest

from fixtures.benches import PLUGIN, Bench
from fixtures.model_server import Says, serving
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.outcome import Outcome
from tests.agents.androidarena.desk import id_of, prompt
from tests.agents.prompted import Body, Line, options_for, script


def click(label: str) -> Line:
    """Click what a label is written on."""
    return lambda body: Says(text=f"Action: #click [{id_of(body, label)}]#")


def refused(body: Body) -> Says:
    """What is said after a reply that could not be used."""
    assert "Observation: Invalid node id. " in prompt(body)
    return Says(text="#start [Settings]#")


@pytest.mark.slow
@pytest.mark.parametrize("agent", ["direct", "explore"])
@pytest.mark.parametrize("upstream", ["false", "true"])
def test_a_task_is_solved(bench: Bench, agent: str, upstream: str) -> None:
    way: list[Line | Says] = [Says(text="#click [nothing]#"), refused]
    way += [click(label) for label in ("Network", "Internet", "Wi-Fi")]
    way += [Says(text="#finish#")]
    with serving(script(*way)) as server:
        bench.pytest(
            *PLUGIN, "--ab-run=run", "-p", "no:randomly", "--pyargs", "task_suites.android_world",
            "--ab-tasks=SystemWifiTurnOff", f"--agent=androidarena:{agent}",
            *options_for(server, strict_upstream=upstream), timeout=110,
        )  # fmt: skip
    (record,) = bench.records()
    assert record.outcome is Outcome.PASSED
    (attempt,) = bench.contents().attempts
    steps = read_steps(bench.run_path / attempt.folder)
    assert [step.action["action"] for step in steps] == ["NoAction", "Open", *["Tap"] * 3, "Done"]
    assert steps[0].action["fault"] == "element"
    assert len(server.asked) == len(steps)
