"""Tests that a suite's `mutants.toml` names, for mutants that no end notices.

    [[tests]]
    function = "kitchen_suite.rules:same_time"
    run = ["tests/test_rules.py::test_times"]

`function` may have `*` in it; a module alone stands for all of its functions. What is run is named
as pytest names it, from the folder in which it is started, or by the module of a package; `*` in
the name of a test, as in `tests/test_rules.py::test_*[phone]`, takes those of the file that fit.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.mutants.entries import read_entries
from pytest_androidbench.mutants.judged import Mutant


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedTests:
    """The tests of some functions."""

    function: str
    """Module and qualified name with a colon between them, `*` for anything."""
    run: tuple[str, ...]
    """What pytest is given."""

    def are_of(self, mutant: Mutant) -> bool:
        """Whether they are to notice a mutant."""
        pattern = self.function if ":" in self.function else f"{self.function}:*"
        return fnmatchcase(f"{mutant.module}:{mutant.function}", pattern)


def read_tests(path: Path) -> tuple[NamedTests, ...]:
    """The `[[tests]]` of a `mutants.toml`; none where there is no such file.

    Raises:
        SuiteError: it cannot be read; says where and why.
    """
    found: list[NamedTests] = []
    for place, one in read_entries(path, "tests", NamedTests):
        wrong = [each for each in one.run if not each.strip() or each.startswith("-")]
        if wrong or not one.run:
            told = f"not {wrong[0]!r}" if wrong else "at least one"
            raise SuiteError(f"{place}: say in `run` which tests, as pytest names them, {told}")
        found.append(one)
    return tuple(found)


def named_for(mutant: Mutant, named: Iterable[NamedTests]) -> tuple[str, ...]:
    """All tests that are to notice a mutant, each once."""
    return tuple(dict.fromkeys(test for one in named if one.are_of(mutant) for test in one.run))
