"""Runs are compared by what they are before they are by their numbers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.errors import ComparisonError
from pytest_androidbench.records.comparability import MEANING, comparable
from pytest_androidbench.records.contents import RunContents, stored
from pytest_androidbench.records.manifest import AgentCode, ExperiencesRead, Manifest, SuiteInfo
from pytest_androidbench.records.record import DeviceInfo, Record
from tests.records.samples import MANIFEST, record


def run(*records: Record, name: str = "run", **fields: Any) -> RunContents:
    manifest: Manifest = replace(MANIFEST, **fields)
    return RunContents(path=Path(name), manifest=manifest, attempts=tuple(map(stored, records)))


OTHER_SUITE = (SuiteInfo(name="shop", version="1.3", content="decade"),)


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("suites", {"suites": OTHER_SUITE}),
        ("limits", {"limits": {"steps": 3}}),
        ("checks", {"checks": "upstream"}),
        ("clock", {"clock": "wall"}),
        ("plugin", {"versions": {"python": "3.11", "pytest-androidbench": "9"}}),
    ],
)
def test_what_changes_a_scores_meaning_is_refused_until_it_is_named(
    name: str, fields: dict[str, Any]
) -> None:
    with pytest.raises(ComparisonError, match=f"allow it by name: {name}$"):
        comparable(run(), run(**fields))
    found = comparable(run(), run(**fields), [name])
    assert found.allowed
    assert not found.others


def test_simulated_and_real_devices_are_refused_until_that_is_named() -> None:
    simulated, real = run(record()), run(record(device=DeviceInfo(kind="real")))
    with pytest.raises(ComparisonError, match=r"device\.kind: simulated / real"):
        comparable(simulated, real)
    assert comparable(simulated, real, ["device"]).allowed


def test_what_is_compared_and_what_is_no_matter_is_told() -> None:
    new = run(
        agent="agents:Better",
        agent_code=AgentCode(version="2"),
        device="avd:Other",
        versions={"python": "3.12"},
        created="2026-01-01",
        seeds=(5, 6),
    )
    found = comparable(run(agent_code=AgentCode(version="1")), new)
    assert [one.name for one in found.agents] == ["agent", "agent_code.version"]
    assert [one.name for one in found.others] == ["device", "versions.python"]


def test_agents_that_search_experiences_are_to_have_the_same_ones() -> None:
    read = ExperiencesRead(digest="c0ffee", encoder="bm25", guard="cell")
    other = replace(read, digest="decade")
    with pytest.raises(ComparisonError, match=r"allow it by name: database$"):
        comparable(run(experiences=read), run(experiences=other))
    assert comparable(run(experiences=read), run(experiences=other), ["database"]).allowed


def test_how_an_agent_searches_and_whether_is_what_is_compared() -> None:
    read = ExperiencesRead(digest="c0ffee", encoder="bm25", guard="cell")
    for other in (None, replace(read, guard="task"), replace(read, encoder="wordllama")):
        found = comparable(run(experiences=read), run(experiences=other))
        assert len(found.agents) == 1
        assert not found.others


def test_an_audit_is_no_agents_run() -> None:
    with pytest.raises(ComparisonError, match="is an audit of tasks"):
        comparable(run(), run(audit=True))


def test_a_name_that_cannot_be_allowed_is_told_with_those_that_can() -> None:
    with pytest.raises(ComparisonError, match="audit cannot be allowed to differ") as caught:
        comparable(run(), run(), ["audit"])
    assert all(name in str(caught.value) for name in MEANING)
