"""Which runs are like each other, and what two like ones make up."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.records.likeness import code_differences, differences, joined
from pytest_androidbench.records.manifest import UNKNOWN, AgentCode, Manifest, SuiteInfo
from tests.records.samples import MANIFEST

OLD, NEW = AgentCode(sources="a"), AgentCode(sources="b")


def local(tasks: dict[str, str], content: str = "") -> SuiteInfo:
    return SuiteInfo(name="local", version="", content=content or repr(tasks), tasks=tasks)


TASKS = {"A": "1", "B": "2", "C": "3"}
some_suites = st.sets(st.sampled_from("ABC"), min_size=1).map(
    lambda names: (local({name: TASKS[name] for name in sorted(names)}),)
)
LOOKS: dict[str, dict[str, Any]] = {"dark": {"dark": True}, "tiny": {"width": 720, "height": 1280}}
some_looks = st.sets(st.sampled_from(sorted(LOOKS))).map(
    lambda names: {name: LOOKS[name] for name in sorted(names)}
)
some_runs = st.builds(
    lambda **fields: replace(MANIFEST, **fields),
    suites=some_suites,
    profiles=st.sets(st.sampled_from(["default", *LOOKS]), min_size=1).map(
        lambda names: tuple(sorted(names))
    ),
    looks=some_looks,
    seeds=st.lists(st.integers(0, 3), min_size=1, max_size=3, unique=True).map(tuple),
    repeats=st.integers(1, 3),
)


@given(some_runs, some_runs, some_runs)
def test_joining_is_associative_and_order_does_not_matter(
    a: Manifest, b: Manifest, c: Manifest
) -> None:
    assert joined(joined(a, b), c) == joined(a, joined(b, c)) == joined(c, joined(b, a))


@given(some_runs, some_runs)
def test_what_was_joined_is_like_each_and_takes_nothing_more_in(a: Manifest, b: Manifest) -> None:
    both = joined(a, b)
    assert differences(both, a) == differences(b, both) == []
    assert joined(both, a) == joined(b, both) == both


@pytest.mark.parametrize(
    "more", [{"seeds": (0, 7)}, {"seeds": (7,)}, {"repeats": 5}, {"seeds": (0,)}]
)
def test_seeds_and_repeats_keep_no_runs_apart(more: dict[str, Any]) -> None:
    assert differences(MANIFEST, replace(MANIFEST, **more)) == []


def test_a_suite_more_is_taken_in_and_only_another_suite_is_not() -> None:
    (shop,) = MANIFEST.suites
    desk = SuiteInfo(name="desk", version="1", content="d")
    both = replace(MANIFEST, suites=(desk, shop))
    assert differences(MANIFEST, both) == differences(both, MANIFEST) == []
    assert joined(MANIFEST, both).suites == (desk, shop)
    assert differences(MANIFEST, replace(MANIFEST, suites=(desk,))) == [
        "suites: shop there, desk here"
    ]


def test_tasks_without_a_folder_are_compared_one_by_one() -> None:
    there = replace(MANIFEST, suites=(local({"A": "1", "B": "2"}),))
    more = replace(MANIFEST, suites=(local({"B": "2", "C": "3"}),))
    other = replace(MANIFEST, suites=(local({"B": "9"}),))
    assert differences(there, more) == []
    assert joined(there, more).suites[0].tasks == TASKS
    assert differences(there, other) == ["suites.local.tasks.B: '2' there, '9' here"]


def test_a_suite_of_a_version_that_noted_no_tasks_is_compared_as_a_whole() -> None:
    there = replace(MANIFEST, suites=(local({}, "whole"),))
    here = replace(MANIFEST, suites=(local({"A": "1"}, "whole"),))
    other = replace(MANIFEST, suites=(local({"A": "1"}, "another"),))
    assert differences(there, here) == []
    assert differences(there, other) == ["suites.local.content: 'whole' there, 'another' here"]


def test_code_that_is_not_known_of_one_side_keeps_no_runs_apart() -> None:
    assert differences(MANIFEST, replace(MANIFEST, agent_code=NEW)) == []
    assert joined(MANIFEST, replace(MANIFEST, agent_code=NEW)).agent_code == NEW
    assert joined(replace(MANIFEST, agent_code=NEW), MANIFEST).agent_code == NEW


def test_what_the_code_makes_differ_is_told_apart_from_the_rest() -> None:
    there = replace(MANIFEST, agent_code=OLD)
    here = replace(MANIFEST, agent_code=NEW, device="avd:Pixel")
    assert code_differences(there, here) == ["agent_code.sources: 'a' there, 'b' here"]
    assert len(differences(there, here)) == 2


def test_older_code_is_kept_until_it_is_the_present_one_again() -> None:
    there, here = replace(MANIFEST, agent_code=OLD), replace(MANIFEST, agent_code=NEW)
    both = joined(there, here)
    assert (both.agent_code, both.older_code) == (NEW, (OLD,))
    assert joined(both, here) == both
    back = joined(both, there)
    assert (back.agent_code, back.older_code) == (OLD, (NEW,))


def test_a_profile_that_both_have_must_set_the_same_in_both() -> None:
    one = replace(MANIFEST, looks=LOOKS, profiles=("dark", "tiny"))
    other = replace(MANIFEST, looks={"tiny": {"width": 800, "height": 1280}}, profiles=("tiny",))
    assert differences(one, other) == ["looks.tiny.width: 720 there, 800 here"]
    assert not differences(one, MANIFEST)
    assert not differences(replace(one, looks={}), other)


@pytest.mark.parametrize(
    ("code", "known"),
    [
        (AgentCode(version=UNKNOWN), False),
        (AgentCode(version=UNKNOWN, sources="a"), True),
        (AgentCode(version="1"), True),
    ],
)
def test_a_change_of_the_agent_shows_by_its_version_or_its_sources(
    code: AgentCode, known: bool
) -> None:
    assert code.known == known
