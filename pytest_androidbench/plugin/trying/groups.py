"""Which mutants are tried against which tests, and what is handed to and fro."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from pytest_androidbench.mutants.judged import Fate, Judged, Mutant
from pytest_androidbench.mutants.naming import NamedTests, named_for

LEAST: Final = 10
"""Survivors for which it is worth while to import and collect the tests once more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SurvivorGroup:
    """Survivors that the same tests are to notice."""

    run: tuple[str, ...]
    """What pytest is given."""
    survivors: tuple[Judged, ...]

    def parts(self, most: int) -> list[SurvivorGroup]:
        """The same in up to so many parts, none of them so small that its beginning is most."""
        number = max(1, min(most, len(self.survivors) // LEAST))
        return [replace(self, survivors=self.survivors[place::number]) for place in range(number)]


@dataclass(frozen=True, slots=True, kw_only=True)
class MutantTried:
    """What tests made of one mutant."""

    mutant: Mutant
    noticed_by: str = ""
    """The test that failed first, or what else came of it; "" = all passed."""
    refused: str = ""
    """Why it could not be tried."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupTried:
    """What became of a group."""

    noticed: tuple[Judged, ...] = ()
    refused: tuple[str, ...] = ()
    """A sentence for each thing that kept the tests from saying something."""


def groups_of(survivors: Iterable[Judged], named: Iterable[NamedTests]) -> list[SurvivorGroup]:
    """Survivors by the tests of their functions; those of functions without any are left out."""
    known = list(named)
    found: dict[tuple[str, ...], list[Judged]] = {}
    for one in survivors:
        if tests := named_for(one.mutant, known):
            found.setdefault(tests, []).append(one)
    return [SurvivorGroup(run=run, survivors=tuple(found[run])) for run in sorted(found)]


def put_together(group: SurvivorGroup, tried: Iterable[MutantTried]) -> GroupTried:
    """Turn survivors that a test notices into what they are."""
    by_mutant = {one.mutant: one for one in tried}
    noticed: list[Judged] = []
    refused: dict[str, None] = {}
    for survivor in group.survivors:
        one = by_mutant.get(survivor.mutant)
        if one is None:
            refused[f"the tests {' '.join(group.run)} ended before all was tried"] = None
        elif one.refused:
            refused[one.refused] = None
        elif one.noticed_by:
            noticed.append(replace(survivor, fate=Fate.TESTED, why=one.noticed_by, seconds=()))
    return GroupTried(noticed=tuple(noticed), refused=tuple(refused))
