"""A run knows which state the agent's code was in."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.codec import to_json
from pytest_androidbench.records.manifest import AgentCode

QUIET: Final = """
from pytest_androidbench import Done

class Quiet:
    def start(self, goal): ...
    def act(self, observation): return Done()
"""
Mind = Callable[[str], None]


@pytest.fixture
def mind(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> Mind:
    """Writes the agent `agents:Quiet` where it is no part of the suite."""
    folder = bench.path / ".elsewhere"
    monkeypatch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{os.environ['PYTHONPATH']}")

    def write(text: str) -> None:
        bench.write(".elsewhere/agents.py", f"{QUIET}# {text}")

    return write


def code(bench: Bench, name: str = "run") -> AgentCode:
    found = bench.contents(name).manifest.agent_code
    assert found is not None
    return found


@pytest.mark.slow
def test_workers_and_a_lone_process_see_the_same_code(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source("")
    lamp_bench.run("--agent=agents:Quiet")
    lamp_bench.run("--agent=agents:Quiet", "-n2", "--ab-run=two")
    lamp_bench.run("--agent=agents:Quiet", "--ab-agent-process=off", "--ab-run=off")
    assert code(lamp_bench).sources
    assert code(lamp_bench) == code(lamp_bench, "two") == code(lamp_bench, "off")


@pytest.mark.slow
def test_an_unknown_version_is_told_until_somebody_tells_it(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=null")
    unknown = lamp_bench.run("--agent=replay:run", "--ab-run=again")
    unknown.stdout.fnmatch_lines(["*agent's version is unknown*--ab-agent-version*"])
    assert "version is unknown" in (lamp_bench.path / "again" / "summary.md").read_text()
    assert "version is unknown" in (lamp_bench.path / "again" / "index.html").read_text()
    told = lamp_bench.run("--agent=replay:run", "--ab-run=told", "--ab-agent-version=v7")
    told.stdout.no_fnmatch_line("*version is unknown*")
    assert code(lamp_bench, "told").version == "v7"


def test_an_audit_has_no_agent_whose_code_could_change(lamp_bench: Bench) -> None:
    lamp_bench.run("--ab-audit")
    assert lamp_bench.contents().manifest.agent_code is None


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_results_of_changed_code_are_taken_only_where_that_is_asked_for(
    lamp_bench: Bench, mind: Mind, workers: list[str]
) -> None:
    mind("")
    lamp_bench.run("--agent=agents:Quiet", "--ab-seeds=1")
    before = code(lamp_bench)
    mind("changed")
    refused = lamp_bench.run("--agent=agents:Quiet", "--ab-seeds=1", *workers)
    assert refused.ret == pytest.ExitCode.USAGE_ERROR
    refused.stderr.fnmatch_lines(
        ["*agent_code.sources: *there*here*", "*--ab-resume=anyway takes the results*"]
    )
    assert code(lamp_bench) == before
    taken = lamp_bench.run("--agent=agents:Quiet", "--ab-seeds=1", "--ab-resume=anyway", *workers)
    taken.assert_outcomes(failed=1)
    taken.stdout.fnmatch_lines(["*results of 2 versions of the agent's code*"])
    assert len(lamp_bench.outcomes()) == 1
    manifest = lamp_bench.contents().manifest
    assert manifest.older_code == (before,)
    assert code(lamp_bench) != before


@pytest.mark.slow
def test_anyway_waives_nothing_but_the_code(lamp_bench: Bench, mind: Mind) -> None:
    mind("")
    lamp_bench.run("--agent=agents:Quiet")
    mind("changed")
    refused = lamp_bench.run("--agent=agents:Quiet", "--ab-resume=anyway", "--ab-limits=steps=2")
    assert refused.ret == pytest.ExitCode.USAGE_ERROR
    refused.stderr.fnmatch_lines(["*limits.steps: nothing there, 2* here*"])
    refused.stderr.no_fnmatch_line("*agent_code*")


@pytest.mark.slow
def test_a_run_of_a_version_that_did_not_look_is_resumed(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=null")
    manifest = lamp_bench.contents().manifest
    older = replace(manifest, agent_code=None)
    (lamp_bench.run_path / "manifest.json").write_bytes(to_json(older))
    lamp_bench.run("--agent=null").assert_outcomes(failed=1)
    assert len(lamp_bench.outcomes()) == 1
    assert lamp_bench.contents().manifest == manifest
