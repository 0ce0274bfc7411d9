"""What is compared of manifests and what is not, how it is shown, and what two make up."""

from __future__ import annotations

import hashlib
from dataclasses import fields, replace
from typing import Any

import pytest

from pytest_androidbench.codec import to_json
from pytest_androidbench.records.likeness import (
    Unlike,
    code_differences,
    differences,
    joined,
    not_compared,
    run_digest,
    unlike,
)
from pytest_androidbench.records.manifest import AgentCode, Manifest, SuiteInfo
from pytest_androidbench.records.secret import placeholder
from tests.records.samples import MANIFEST

A, B, C = (AgentCode(version=name) for name in "abc")


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"agent": "agents:Other"}, "agent: 'agents:Mine' there, 'agents:Other' here"),
        ({"agent_options": {"n": 1}}, "agent_options.n: nothing there, 1 here"),
        ({"device": "avd:A"}, "device: 'phone' there, 'avd:A' here"),
        ({"clock": "wall"}, "clock: None there, 'wall' here"),
        ({"restore": "reset"}, "restore: None there, 'reset' here"),
        ({"limits": {"steps": 9.0}}, "limits.steps: nothing there, 9.0 here"),
        ({"checks": "upstream"}, "checks: 'strict' there, 'upstream' here"),
        ({"audit": True}, "audit: False there, True here"),
        ({"study": True}, "study: False there, True here"),
        ({"versions": {}}, "versions.python: '3.11' there, nothing here"),
    ],
)
def test_every_other_field_keeps_runs_apart(changes: dict[str, Any], told: str) -> None:
    assert differences(MANIFEST, replace(MANIFEST, **changes)) == [told]


@pytest.mark.parametrize(
    "changes",
    [
        {"created": "2026-01-01"},
        {"command": "pytest -q"},
        {"older_code": (A,)},
        {"schema": 1},
        {"profiles": ("dark",)},
        {"seeds": (9,)},
        {"repeats": 4},
    ],
)
def test_what_a_run_may_have_of_its_own_is_not_compared(changes: dict[str, Any]) -> None:
    assert differences(MANIFEST, replace(MANIFEST, **changes)) == []


def test_differences_come_in_the_order_of_their_names() -> None:
    here = replace(MANIFEST, versions={"b": "1", "a": "1"}, agent="x", device="y")
    assert [one.name for one in unlike(MANIFEST, here)] == [
        "agent", "device", "versions.a", "versions.b", "versions.python",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("x" * 78, "'" + "x" * 78 + "'"),
        ("x" * 79, "'" + "x" * 78 + "…"),
        ([1, "two", None], "1, two, None"),
        ([], ""),
        (0.5, "0.5"),
        ({}, "{}"),
    ],
)
def test_a_value_is_shown_in_eighty_characters(value: object, shown: str) -> None:
    (one,) = unlike(MANIFEST, replace(MANIFEST, agent_options={"n": value}))
    assert one == Unlike("agent_options.n", "nothing", shown)
    assert str(one) == f"agent_options.n: nothing there, {shown} here"


def test_options_inside_of_options_are_named_with_dots() -> None:
    there = replace(MANIFEST, agent_options={"model": {"name": "big", "size": {"k": 1}}})
    here = replace(MANIFEST, agent_options={"model": {"name": "big", "size": {"k": 2}}})
    assert differences(there, here) == ["agent_options.model.size.k: 1 there, 2 here"]
    flat = replace(MANIFEST, agent_options={"model": "big"})
    (line,) = differences(there, flat)
    assert line.startswith("agent_options.model: {'name': 'big'")


def test_two_placeholders_of_secrets_are_alike_and_one_is_unlike_a_value() -> None:
    one, other, plain = (
        replace(MANIFEST, agent_options={"key": value})
        for value in (placeholder("A"), placeholder("B"), "value")
    )
    assert differences(one, other) == []
    assert len(differences(one, plain)) == len(differences(plain, one)) == 1
    many = [replace(MANIFEST, agent_options={"z": placeholder("z"), "a": placeholder("a"), "n": 1})]
    assert not_compared([*many, one]) == ["agent_options.a", "agent_options.key", "agent_options.z"]


def test_only_what_the_code_makes_differ_is_told_of_it() -> None:
    there, here = replace(MANIFEST, agent_code=A), replace(MANIFEST, agent_code=B)
    assert code_differences(there, here) == ["agent_code.version: 'a' there, 'b' here"]
    assert code_differences(there, replace(here, agent_code=None)) == []
    assert code_differences(MANIFEST, here) == []


def test_suites_that_no_two_share_are_told_by_their_names() -> None:
    desk, park = (SuiteInfo(name=name, version="1", content=name) for name in ("desk", "park"))
    there = replace(MANIFEST, suites=(park, desk))
    assert differences(there, MANIFEST) == ["suites: desk, park there, shop here"]
    assert differences(replace(MANIFEST, suites=()), MANIFEST) == []


def test_a_joined_manifest_has_all_that_may_grow() -> None:
    there = replace(
        MANIFEST, profiles=("default", "dark"), looks={"dark": {"dark": True}}, seeds=(3, 1),
        repeats=2, schema=1, created="early", command="first",
    )  # fmt: skip
    here = replace(
        MANIFEST, profiles=("big", "default"), looks={"big": {"font": 2}}, seeds=(2, 3), repeats=1,
        created="late", command="second",
    )  # fmt: skip
    both = joined(there, here)
    assert both.profiles == ("big", "dark", "default")
    assert list(both.looks.items()) == [("big", {"font": 2}), ("dark", {"dark": True})]
    assert (both.seeds, both.repeats, both.schema) == ((1, 2, 3), 2, MANIFEST.schema)
    assert joined(here, there).repeats == 2
    assert (both.created, both.command) == ("early", "first")
    grown = {"profiles", "looks", "seeds", "repeats", "schema"}
    kept = [each.name for each in fields(Manifest) if each.name not in grown]
    assert all(getattr(both, name) == getattr(there, name) for name in kept)


def test_a_run_keeps_its_name_when_it_goes_on_and_shares_it_with_no_other() -> None:
    shop, park = (SuiteInfo(name=name, version="1", content=name) for name in ("shop", "park"))
    there = replace(MANIFEST, agent_code=A, suites=(shop,), created="early")
    here = replace(
        there, agent_code=B, older_code=(C,), suites=(park,), profiles=("dark",), repeats=3,
        looks={"dark": {"dark": True}}, splits={"dark": ("all",)}, seeds=(9,), trials=2,
        created="late", command="again",
    )  # fmt: skip
    assert run_digest(joined(there, here)) == run_digest(there)
    others = (replace(there, created="late"), replace(there, device="avd:A"))
    assert len({run_digest(one) for one in (there, *others)}) == 3


def test_the_code_of_the_later_run_is_the_runs_and_others_are_older() -> None:
    there = replace(MANIFEST, agent_code=B, older_code=(C,))
    here = replace(MANIFEST, agent_code=A, older_code=(B,))
    both = joined(there, here)
    assert (both.agent_code, both.older_code) == (A, (B, C))
    assert joined(here, there).agent_code == B
    assert joined(here, there).older_code == (A, C)
    nobody = joined(MANIFEST, MANIFEST)
    assert (nobody.agent_code, nobody.older_code) == (None, ())


def test_suites_of_unlike_tasks_are_one_with_a_digest_of_all() -> None:
    there = SuiteInfo(name="local", version="1", content="x", tasks={"B": "2"})
    here = SuiteInfo(name="local", version="1", content="y", tasks={"A": "1"})
    both = joined(replace(MANIFEST, suites=(there,)), replace(MANIFEST, suites=(here,))).suites
    tasks = {"A": "1", "B": "2"}
    digest = hashlib.sha256(to_json(tasks)).hexdigest()
    assert both == (SuiteInfo(name="local", version="1", content=digest, tasks=tasks),)
    same = replace(here, content="x")
    (kept,) = joined(replace(MANIFEST, suites=(there,)), replace(MANIFEST, suites=(same,))).suites
    assert (kept.content, kept.tasks) == ("x", tasks)


def test_suites_are_joined_in_the_order_of_their_names() -> None:
    z, a = (SuiteInfo(name=name, version="1", content=name) for name in "za")
    both = joined(replace(MANIFEST, suites=(z,)), replace(MANIFEST, suites=(a,)))
    assert [suite.name for suite in both.suites] == ["a", "z"]


def test_tasks_that_one_side_lacks_are_no_difference_and_versions_are() -> None:
    there = SuiteInfo(name="local", version="1", content="x", tasks={"A": "1", "B": "2"})
    here = SuiteInfo(name="local", version="2", content="y", tasks={"B": "2", "C": "3"})
    assert differences(replace(MANIFEST, suites=(there,)), replace(MANIFEST, suites=(here,))) == [
        "suites.local.version: '1' there, '2' here"
    ]


def test_splits_keep_no_runs_apart_and_are_joined_by_their_names() -> None:
    one = replace(MANIFEST, splits={"train": ("a", "b"), "test": ("c",)})
    other = replace(MANIFEST, splits={"test": ("c",), "small": ("a",)})
    assert not differences(one, other)
    assert joined(one, other).splits == {"small": ("a",), "test": ("c",), "train": ("a", "b")}
    assert joined(one, MANIFEST).splits == one.splits
