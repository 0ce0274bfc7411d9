"""The published agents, unchanged, do tasks of AndroidWorld by what a scripted model answers.

`ANDROID_WORLD` names a clone of github.com/google-research/android_world, with or without files.
"""

from __future__ import annotations

import os
import subprocess

import pytest

from fixtures.benches import PLUGIN, ROOT, WITHOUT, Bench
from fixtures.model_server import KEY, serving
from fixtures.scripted_export import plans_of
from fixtures.scripted_model import ScriptedModel
from pytest_androidbench.records.outcome import Outcome
from tests.tiers import NO_SOURCES

COMMIT = "d9c569f764b3a5629321858de03ff653d0f24056"
FILES = ("m3a", "t3a", "seeact", "random_agent")
SUITE = ROOT / "task_suites" / "android_world"
CHOSEN = ("test_system.py", "test_open_app.py", "test_contacts.py")
"""Tasks with switches, a slider, apps and forms; whole runs are in `docs/agents-published.md`."""
UNABLE: dict[str, frozenset[str]] = {"m3a:M3A": frozenset(), "t3a:T3A": frozenset(),
                                     "seeact:SeeAct": frozenset()}  # fmt: skip
"""What an agent's actions do not suffice for."""


@pytest.fixture
def published(bench: Bench) -> Bench:
    """A folder with the published files, as they were at one commit."""
    sources = os.environ.get("ANDROID_WORLD", "")
    if not sources:
        pytest.skip(NO_SOURCES)
    for name in FILES:
        shown = ["git", "-C", sources, "show", f"{COMMIT}:android_world/agents/{name}.py"]
        done = subprocess.run(shown, capture_output=True, check=True)
        (bench.path / f"{name}.py").write_bytes(done.stdout)
    return bench


def run(bench: Bench, into: str, *options: str) -> dict[str, Outcome]:
    """Run the chosen tasks; what each came to."""
    tasks = [str(SUITE / name) for name in CHOSEN]
    # The settings of this repository's own tests are for plugins that are left out here.
    own = ("-c", "/dev/null", f"--rootdir={bench.path}")
    bench.pytest(*PLUGIN, *WITHOUT, *own, f"--ab-run={into}", *options, *tasks, timeout=500)
    return {record.cell.task: record.outcome for record in bench.records(into)}


@pytest.mark.proof
@pytest.mark.timeout(1500)
@pytest.mark.parametrize("agent", UNABLE)
def test_a_published_agent_does_what_its_actions_suffice_for(published: Bench, agent: str) -> None:
    reference = run(published, "reference", "--agent=reference")
    assert set(reference.values()) == {Outcome.PASSED}
    with serving(ScriptedModel(plans_of(published.path / "reference"))) as server:
        options = [f"--agent-option=base_url={server.url}", f"--agent-option=api_key={KEY}"]
        if agent.endswith("M3A"):
            options.append("--agent-option=wait_after_action_seconds=0")
        came = run(published, "agent", f"--agent=android_world:{agent}", *options)
    assert came.keys() == reference.keys()
    assert {task for task, it in came.items() if it is not Outcome.PASSED} == UNABLE[agent]


@pytest.mark.proof
@pytest.mark.timeout(600)
def test_the_published_random_agent_uses_up_its_steps(published: Bench) -> None:
    came = run(published, "agent", "--agent=android_world:random_agent:RandomAgent")
    assert set(came.values()) <= {Outcome.PASSED, Outcome.FAILED}
    assert all(record.ending.startswith("limit:") for record in published.records("agent"))
