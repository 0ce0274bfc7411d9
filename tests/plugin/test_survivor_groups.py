"""Which survivors are tried together, and what is made of the answers."""

from __future__ import annotations

from dataclasses import replace

from pytest_androidbench.mutants.judged import Fate
from pytest_androidbench.mutants.naming import NamedTests
from pytest_androidbench.plugin.trying.groups import (
    LEAST,
    MutantTried,
    SurvivorGroup,
    groups_of,
    put_together,
)
from tests.mutants.test_findings import MUTANT, SURVIVOR

MANY = tuple(replace(SURVIVOR, mutant=replace(MUTANT, line=line)) for line in range(25))


def test_those_of_the_same_tests_are_tried_together() -> None:
    other = replace(SURVIVOR, mutant=replace(MUTANT, module="shop.other"))
    none = replace(SURVIVOR, mutant=replace(MUTANT, module="bank"))
    named = [
        NamedTests(function="shop.*", run=("t.py",)),
        NamedTests(function="shop.other:Rows.all", run=("u.py", "t.py")),
    ]
    assert groups_of([SURVIVOR, other, none], named) == [
        SurvivorGroup(run=("t.py",), survivors=(SURVIVOR,)),
        SurvivorGroup(run=("t.py", "u.py"), survivors=(other,)),
    ]


def test_parts_hold_each_survivor_once_and_none_is_too_small() -> None:
    group = SurvivorGroup(run=("t.py",), survivors=MANY)
    for most in (1, 2, 8):
        parts = group.parts(most)
        assert len(parts) == min(most, 2)
        assert min(len(part.survivors) for part in parts) >= LEAST
        found = [one.mutant.line for part in parts for one in part.survivors]
        assert sorted(found) == list(range(25))
    assert replace(group, survivors=MANY[:3]).parts(4) == [replace(group, survivors=MANY[:3])]


def test_answers_become_what_they_say() -> None:
    group = SurvivorGroup(run=("t.py", "u.py"), survivors=MANY[:4])
    first, second, third, _ = (one.mutant for one in MANY[:4])
    told = put_together(
        group,
        [
            MutantTried(mutant=first, noticed_by="t.py::a"),
            MutantTried(mutant=second),
            MutantTried(mutant=third, refused="is gone"),
        ],
    )
    (noticed,) = told.noticed
    assert (noticed.mutant, noticed.fate, noticed.why) == (first, Fate.TESTED, "t.py::a")
    assert noticed.seconds == ()
    assert told.refused == ("is gone", "the tests t.py u.py ended before all was tried")
