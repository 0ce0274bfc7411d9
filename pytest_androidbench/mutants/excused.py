"""A suite's `mutants.toml`: mutants that need not be noticed, each with its reason.

    [[mutant]]
    function = "kitchen_suite.test_timers:test_timer"
    original = "len(timers) <= 3"
    mutated = "len(timers) < 3"
    why = "the app keeps no more than two"

`original` and `mutated` are as a survivor is told, in full. An entry is of all mutants of the
function that read alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.mutants.entries import FILE_NAME, read_entries
from pytest_androidbench.mutants.judged import Fate, Judged, Mutant


@dataclass(frozen=True, slots=True, kw_only=True)
class Excuse:
    """Why a mutant need not be noticed."""

    function: str
    """Module and qualified name, with a colon between them."""
    original: str
    mutated: str
    why: str

    def is_for(self, mutant: Mutant) -> bool:
        """Whether a mutant is meant."""
        place = f"{mutant.module}:{mutant.function}"
        return (self.function, self.original, self.mutated) == (
            place, mutant.original, mutant.mutated,
        )  # fmt: skip

    def __str__(self) -> str:
        return f"{self.function}: {self.original} -> {self.mutated}"


def read_excuses(path: Path) -> tuple[Excuse, ...]:
    """Read the `[[mutant]]` of a `mutants.toml`; nothing where there is no such file.

    Raises:
        SuiteError: it is no TOML, or an entry lacks something or has something unknown; says which.
    """
    found = read_entries(path, "mutant", Excuse)
    for place, one in found:
        if not one.why.strip():
            raise SuiteError(f"{place} gives no reason: say in `why` why nobody needs to notice it")
    return tuple(one for _, one in found)


def excused(judged: Iterable[Judged], excuses: Iterable[Excuse]) -> Iterator[Judged]:
    """The judgements, those of survivors with an excuse turned into what they are."""
    known = list(excuses)
    for one in judged:
        reason = _reason(one.mutant, known) if one.fate is Fate.SURVIVED else ""
        yield replace(one, fate=Fate.EXCUSED, why=reason) if reason else one


def needless(judged: Iterable[Judged], excuses: Iterable[Excuse]) -> list[str]:
    """A sentence for each excuse that is of nothing: its expression is gone, or it is noticed.

    Nothing is said of functions none of whose mutants were judged: a run may be of a few tasks.
    """
    every = list(judged)
    looked_at = {f"{one.mutant.module}:{one.mutant.function}" for one in every}
    told: list[str] = []
    for excuse in excuses:
        if excuse.function not in looked_at:
            continue
        meant = [one for one in every if excuse.is_for(one.mutant)]
        if not meant:
            told.append(f"{FILE_NAME}: there is no such mutant any more: {excuse}")
        elif all(one.fate in (Fate.KILLED, Fate.CRASHED) for one in meant):
            told.append(f"{FILE_NAME}: it is noticed and needs no excuse: {excuse}")
    return told


def _reason(mutant: Mutant, excuses: list[Excuse]) -> str:
    return next((each.why for each in excuses if each.is_for(mutant)), "")
