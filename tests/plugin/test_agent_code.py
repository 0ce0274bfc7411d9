"""A run knows which state the agent's code was in."""

from __future__ import annotations

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.manifest import AgentCode


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
