"""SeeAct solves a task on the phone, by what its model reads from what it is sent."""

from __future__ import annotations

import pytest

from fixtures.benches import PLUGIN, Bench
from fixtures.model_server import Says, serving
from pytest_androidbench.records.outcome import Outcome
from tests.agents.prompted import Line, chosen, letter_of, options_for, script, words

DESCRIBES = Says(text="The next one on the way.")


def click(label: str) -> Line:
    """Choose what a label is written on."""
    return lambda body: chosen(letter_of(body, label), "CLICK")


@pytest.mark.slow
@pytest.mark.parametrize("upstream", ["false", "true"])
def test_a_task_is_solved(bench: Bench, upstream: str) -> None:
    way: list[Line | Says] = [DESCRIBES, chosen("None", "OPEN APP", "Settings")]
    for label in ("Network & internet", "Internet", "Wi-Fi"):
        way += [DESCRIBES, click(label)]
    with serving(script(*way, DESCRIBES, chosen("None", "TERMINATE"))) as server:
        bench.pytest(
            *PLUGIN, "--ab-run=run", "-p", "no:randomly", "--pyargs", "task_suites.android_world",
            "--ab-tasks=SystemWifiTurnOff", "--agent=seeact",
            *options_for(server, strict_upstream=upstream), timeout=110,
        )  # fmt: skip
    assert bench.outcomes() == [Outcome.PASSED]
    done = words(server.asked[-2]).partition("Previous Actions:\n")[2].split("\n")
    assert done[:2] == ["OPEN APP: Settings", '"Network & internet" icon -> CLICK']
