"""What differs between two runs, field by field, as it is told and as a history looks at it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.errors import ComparisonError
from pytest_androidbench.records.comparability import (
    Unlikeness,
    apart,
    apart_over_time,
    comparable,
    field_of,
)
from pytest_androidbench.records.contents import RunContents, stored
from pytest_androidbench.records.likeness import Unlike
from pytest_androidbench.records.manifest import AgentCode, SuiteInfo
from pytest_androidbench.records.record import DeviceInfo, Kind, Record
from tests.records.samples import MANIFEST, record


def run(name: str, *records: Record, **fields: Any) -> RunContents:
    manifest = replace(MANIFEST, **fields)
    return RunContents(path=Path(name), manifest=manifest, attempts=tuple(map(stored, records)))


def of_kind(seed: int, kind: Kind) -> Record:
    return record(seed=seed, device=DeviceInfo(kind=kind))


def test_a_refusal_names_both_runs_each_difference_and_the_way_out() -> None:
    suites = (SuiteInfo(name="shop", version="1.3", content="decade"),)
    with pytest.raises(ComparisonError) as caught:
        comparable(run("old"), run("new", suites=suites, limits={"steps": 3.0}))
    assert str(caught.value) == (
        "old and new differ in what changes the meaning of a score:\n"
        "  limits.steps: nothing / 3.0\n"
        "  suites.shop.content: 'c0ffee' / 'decade'\n"
        "  suites.shop.version: '1.2' / '1.3'\n"
        "run one of them anew as the other was, or allow it by name: limits, suites"
    )


def test_what_is_allowed_by_name_leaves_the_rest_refused() -> None:
    other = run("new", checks="upstream", limits={"steps": 3.0})
    with pytest.raises(ComparisonError, match=r"allow it by name: limits$"):
        comparable(run("old"), other, ["checks"])
    found = comparable(run("old"), other, ["checks", "limits"])
    assert [one.name for one in found.allowed] == ["checks", "limits.steps"]
    assert (found.agents, found.others) == ((), ())


def test_names_that_cannot_be_allowed_are_told_in_order() -> None:
    with pytest.raises(ComparisonError) as caught:
        comparable(run("old"), run("new"), ["looks", "seeds", "audit"])
    assert str(caught.value) == (
        "audit, seeds cannot be allowed to differ; "
        "checks, clock, database, device, draws, limits, looks, pace, plugin, suites, web_hosts can"
    )


@pytest.mark.parametrize("first", [True, False])
def test_either_of_them_may_be_the_audit(*, first: bool) -> None:
    audit, plain = run("audit", audit=True), run("plain")
    with pytest.raises(ComparisonError, match=r"^audit is an audit of tasks, and no agent's run$"):
        comparable(*((audit, plain) if first else (plain, audit)))


def test_runs_that_are_alike_differ_in_nothing() -> None:
    assert comparable(run("old", record()), run("new", record())) == Unlikeness()


@pytest.mark.parametrize(
    ("there", "here", "told"),
    [
        (["simulated", "real"], ["real", "real"], "real, simulated / real"),
        (["emulator", ""], ["simulated", ""], "emulator / simulated"),
        (["emulator", "real"], ["real", "emulator"], None),
        (["", ""], ["real", "real"], None),
        (["real", "real"], [], None),
    ],
)
def test_kinds_of_devices_are_those_that_are_known(
    there: list[Kind], here: list[Kind], told: str | None
) -> None:
    old, new = (
        run(name, *(of_kind(seed, kind) for seed, kind in enumerate(kinds)))
        for name, kinds in (("old", there), ("new", here))
    )
    found = apart(old, new, frozenset({"device"}))
    assert [f"{one.name}: {one.there} / {one.here}" for one in found] == (
        [f"device.kind: {told}"] if told else []
    )


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("versions.pytest-androidbench", "plugin"),
        ("versions.python", "versions"),
        ("device", ""),
        ("device.kind", "device"),
        ("limits.steps", "limits"),
        ("agent", "agent"),
    ],
)
def test_a_difference_is_of_a_field(name: str, field: str) -> None:
    assert field_of(Unlike(name, "a", "b")) == field


def test_only_some_fields_can_be_asked_for() -> None:
    old, new = run("old"), run("new", checks="upstream", clock="wall", device="avd:A")
    assert [one.name for one in apart(old, new, frozenset({"clock"}))] == ["clock"]
    assert [one.name for one in apart(old, new, frozenset({"clock", "checks"}))] == [
        "checks",
        "clock",
    ]


@pytest.mark.parametrize(
    ("fields", "kept_out"),
    [
        ({"agent_code": AgentCode(version="2")}, []),
        ({"versions": {"python": "3.12"}}, []),
        ({"versions": {"python": "3.11", "adbutils": "2", "uiautomator2": "3"}}, []),
        ({"device": "avd:Other"}, []),
        ({"seeds": (5, 6), "created": "2026"}, []),
        ({"agent": "agents:Other"}, ["agent"]),
        ({"agent_options": {"model": "big"}}, ["agent_options.model"]),
        ({"checks": "upstream"}, ["checks"]),
        ({"versions": {"python": "3.11", "pytest": "9"}}, ["versions.pytest"]),
        (
            {"versions": {"python": "3.11", "pytest-androidbench": "9"}},
            ["versions.pytest-androidbench"],
        ),
    ],
)
def test_a_history_goes_on_over_what_it_is_to_show(
    fields: dict[str, Any], kept_out: list[str]
) -> None:
    there = replace(MANIFEST, agent_code=AgentCode(version="1"))
    here = replace(there, **fields)
    assert [one.name for one in apart_over_time(there, here)] == kept_out
