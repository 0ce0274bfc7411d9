"""Params for a study: a task's own draws, and new ones put together of their values.

Each param of a task is drawn by itself, so that any value of one may stand beside any of another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count
from random import Random
from typing import Any, Final

from pytest_androidbench.studies.readings import View, together, view_of, view_of_one
from pytest_androidbench.studies.traits import Claim
from pytest_androidbench.tasks.params import draws, record_values
from pytest_androidbench.tasks.searching import Values, key_of
from pytest_androidbench.tasks.task import Task

POOL: Final = 100
"""Seeds whose values are put together anew."""
TRIES: Final = 200
"""Of putting together what has a trait, or has it not."""
FEW: Final = 30
"""So few that have a trait are too few: then what is known to have it is varied."""


@dataclass(frozen=True)
class Drawn:
    """Params, and where they come from."""

    values: Values
    seeds: Mapping[str, int]
    """By param, the seed a benchmark draws it for; empty where Hypothesis made it up."""
    draws: Draws | None = field(default=None, compare=False)
    """What has drawn it, and reads each value but once."""

    @cached_property
    def key(self) -> bytes:
        """Equal for equal params."""
        return key_of(self.values)

    @cached_property
    def view(self) -> View:
        """What is read off them."""
        if self.draws is None or not self.seeds:
            return view_of(record_values(self.values))
        return self.draws.view(self.seeds)


class Draws:
    """Params of one task."""

    def __init__(self, task: Task, suite: str, seed: int) -> None:
        """Prepare to draw.

        Args:
            task: whose params.
            suite: its suite's name.
            seed: the first draw is a benchmark's for this seed, the second that for the next ...
        """
        self.seed = seed
        self._task, self._suite = task, suite
        self._names = sorted(task.params)
        self._next = draws(task, suite, count(seed))
        self._drawn: list[Values] = []
        self._parts: dict[tuple[str, int], tuple[Any, View]] = {}

    def of(self, seed: int) -> Drawn:
        """A benchmark's draw for a seed.

        Raises:
            ParamsError: a strategy gave no value.
        """
        return self._together(dict.fromkeys(self._names, seed))

    def view(self, seeds: Mapping[str, int]) -> View:
        """What is read off the values of some seeds."""
        plain = {name: self._part(name, seed)[0] for name, seed in seeds.items()}
        return together(plain, (self._part(name, seed)[1] for name, seed in seeds.items()))

    def mixed(self, number: int, several: int) -> list[Drawn]:
        """Some params put together anew; the same for the same number."""
        random, seeds = self._random(number), self._pool
        return [
            self._together({name: random.choice(seeds) for name in self._names})
            for _ in range(several)
        ]

    def having(
        self, claim: Claim, number: int, *, wanted: bool, known: Values | None = None
    ) -> Iterator[Drawn]:
        """Params of which all, or none, have what a claim says, and everything else varied.

        Args:
            claim: what they have.
            number: the same params for the same number.
            wanted: whether they have it.
            known: values that have it, for when no draw has: those of its params are taken.
        """
        seen: set[bytes] = set()
        random = self._random(f"{number}/{wanted}")
        seeds = self._narrowed(claim) if wanted else dict.fromkeys(self._names, self._pool)
        for _ in range(TRIES):
            drawn = self._together({name: random.choice(seeds[name]) for name in self._names})
            if drawn.key not in seen and claim.holds(drawn.view) is wanted:
                seen.add(drawn.key)
                yield drawn
        if wanted and known is not None and len(seen) < FEW:
            fixed = {name: known[name] for name in claim.params if name in known}
            for drawn in self.mixed(random.randrange(2**32), FEW):
                yield Drawn(drawn.values | fixed, {})

    def _narrowed(self, claim: Claim) -> dict[str, list[int]]:
        """By param, the seeds that a claim's traits of single params leave."""
        left = dict.fromkeys(self._names, self._pool)
        for trait in claim.traits:
            if (name := trait.param) in left:
                kept = [seed for seed in left[name] if trait.holds(self._part(name, seed)[1])]
                left[name] = kept or left[name]
        return left

    def _part(self, name: str, seed: int) -> tuple[Any, View]:
        """One value as plain data, and what is read off it."""
        if (name, seed) not in self._parts:
            plain = record_values({name: self._values(seed)[name]})[name]
            self._parts[name, seed] = plain, view_of_one(name, plain)
        return self._parts[name, seed]

    def _together(self, seeds: Mapping[str, int]) -> Drawn:
        values = {name: self._values(seed)[name] for name, seed in seeds.items()}
        return Drawn(values, seeds, self)

    @cached_property
    def _pool(self) -> list[int]:
        return list(range(self.seed, self.seed + POOL))

    def _values(self, seed: int) -> dict[str, Any]:
        while seed - self.seed >= len(self._drawn):
            self._drawn.append(next(self._next))
        return self._drawn[seed - self.seed]

    def _random(self, number: object) -> Random:
        return Random(f"{self._suite}/{self._task.id}/study/{self.seed}/{number}")
