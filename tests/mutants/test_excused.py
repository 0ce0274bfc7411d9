"""Mutants that a suite's `mutants.toml` excuses, and excuses that are of nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.mutants.excused import excused, needless, read_excuses
from pytest_androidbench.mutants.judged import Fate, Judged, Mutant

MUTANT = Mutant(
    module="shop.test_milk",
    function="test_milk",
    line=12,
    column=8,
    operator="constant",
    original="1",
    mutated="2",
)
SURVIVOR = Judged(mutant=MUTANT, suite="shop", task="Milk", own=True, fate=Fate.SURVIVED)
ENTRY = """
    [[mutant]]
    function = "shop.test_milk:test_milk"
    original = "1"
    mutated = "2"
    why = "there is one shop"
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "mutants.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_survivor_is_excused_for_its_reason(tmp_path: Path) -> None:
    excuses = read_excuses(written(tmp_path, ENTRY))
    other = replace(SURVIVOR, mutant=replace(MUTANT, mutated="0"))
    killed = replace(SURVIVOR, fate=Fate.KILLED)
    found = list(excused([SURVIVOR, other, killed], excuses))
    assert [one.fate for one in found] == [Fate.EXCUSED, Fate.SURVIVED, Fate.KILLED]
    assert found[0].why == "there is one shop"
    assert needless([SURVIVOR], excuses) == []


def test_an_excuse_that_is_of_nothing_is_told(tmp_path: Path) -> None:
    excuses = read_excuses(written(tmp_path, ENTRY))
    assert needless([], excuses) == []  # the function was not looked at
    (gone,) = needless([replace(SURVIVOR, mutant=replace(MUTANT, mutated="0"))], excuses)
    (noticed,) = needless([replace(SURVIVOR, fate=Fate.CRASHED)], excuses)
    assert gone.endswith("there is no such mutant any more: shop.test_milk:test_milk: 1 -> 2")
    assert noticed.startswith("mutants.toml: it is noticed and needs no excuse")


def test_no_file_excuses_nothing(tmp_path: Path) -> None:
    assert read_excuses(tmp_path / "mutants.toml") == ()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[mutant", "is no TOML file"),
        ("x = 1", "it has [[mutant]], [[tests]] and [[task]] alone, not x"),
        ("mutant = 1", "alone, not mutant that is no [[mutant]]"),
        ("mutant = [1]", "number 1 has function, mutated, original, why alone, not 1"),
        (ENTRY + "line = 3", "alone, not line"),
        (ENTRY.replace('mutated = "2"', ""), "number 1: cannot read Excuse: *mutated"),
        (ENTRY.replace("there is one shop", " "), "number 1 gives no reason"),
    ],
)
def test_a_wrong_entry_is_told(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(SuiteError) as raised:
        read_excuses(written(tmp_path, text))
    before, _, after = told.partition("*")
    assert before in str(raised.value)
    assert after in str(raised.value)
