"""Which trait separates the failures from the passes: a small Bayesian learner.

Each candidate says that episodes fail with one probability where params have it and with another,
lower one elsewhere. Its evidence is the marginal likelihood of both counts under beta priors, its
prior half of everything spread evenly over readings and their values; the other half is that
nothing separates. So of a thousand candidates the best must beat the chance that one of a
thousand fits by luck.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from pytest_androidbench.studies.readings import View, view_of
from pytest_androidbench.studies.traits import Claim, Trait, traits_of
from pytest_androidbench.studies.tried import Tried

NOTHING: Final = 0.5
"""Prior of it that nothing separates."""
SINGLE: Final = 0.4
"""Of all traits by themselves together; pairs have the rest."""
RECALL: Final = 0.75
"""Share of the failures that both of a pair must have."""
MAX_HALVES: Final = 150
"""Traits that are made pairs of: those with the most failures and the fewest passes."""
SURE: Final = 0.05
"""Chance at which as many failures would come by luck, up to which a candidate is confirmed."""
_INSIDE: Final = (1.0, 0.25)
_OUTSIDE: Final = (0.25, 1.0)
_WHOLE: Final = (0.5, 0.5)


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    """How episodes with a trait went, and those without it."""

    with_failed: int
    with_all: int
    without_failed: int
    without_all: int

    @property
    def p_value(self) -> float:
        """Fisher's exact test, one-sided: as many failures among those with it, by chance."""
        failed = self.with_failed + self.without_failed
        every = self.with_all + self.without_all
        most = min(failed, self.with_all)
        hits = range(self.with_failed, most + 1)
        ways = sum(
            math.comb(failed, k) * math.comb(every - failed, self.with_all - k) for k in hits
        )
        return ways / math.comb(every, self.with_all)


@dataclass(frozen=True, slots=True)
class Believed:
    """A candidate, and how probable it is after what was tried."""

    claim: Claim
    probability: float
    rates: tuple[float, float]
    """Of failure with it and without it."""


@dataclass(frozen=True, slots=True)
class _Half:
    trait: Trait
    mask: int
    prior: float


class Evidence:
    """What was tried, read once, and what it says about candidates."""

    def __init__(self, tried: Iterable[Tried], suggesting: Iterable[View] = ()) -> None:
        """Read it.

        Args:
            tried: episodes with a score.
            suggesting: further params, not tried, that candidates are made of as well.
        """
        self.tried = list(tried)
        self._views = [view_of(one.params) for one in self.tried]
        self._failures = sum(1 << at for at, one in enumerate(self.tried) if one.failed)
        self._suggesting = list(suggesting)

    def counts(self, claim: Claim) -> Counts:
        """How those with it went, and those without."""
        return self._counts(sum(1 << i for i, v in enumerate(self._views) if claim.holds(v)))

    def best(self) -> Believed | None:
        """The most probable candidate, unless nothing is more probable than all of them."""
        believed = self.beliefs()
        if sum(one.probability for one in believed) <= NOTHING:
            return None
        return believed[0]

    def confirms(self, claim: Claim) -> bool:
        """Whether these episodes, not those it was chosen by, bear a candidate out."""
        return self.counts(claim).p_value <= SURE

    def beliefs(self) -> list[Believed]:
        """The candidates that are more probable than by chance, the most probable first.

        Their probabilities and that of nothing add up to 1; candidates that no episode tells
        apart are all there.
        """
        failed = self._failures.bit_count()
        if not failed or failed == len(self.tried):
            return []
        nothing = math.log(NOTHING) + _log_beta(failed, len(self.tried), *_WHOLE)
        scored = [
            (math.log(prior) + self._log_evidence(mask), claim, mask)
            for claim, mask, prior in self._candidates()
        ]
        most = max([nothing, *(score for score, _, _ in scored)])
        total = math.exp(nothing - most) + sum(math.exp(s - most) for s, _, _ in scored)
        believed = [
            Believed(claim, math.exp(score - most) / total, self._rates(mask))
            for score, claim, mask in scored
            if score > most - 12
        ]
        return sorted(believed, key=lambda one: (-one.probability, str(one.claim)))

    def _candidates(self) -> Iterator[tuple[Claim, int, float]]:
        halves = list(self._halves())
        for half in halves:
            yield Claim((half.trait,)), half.mask, SINGLE * half.prior
        for one, other in self._pairs(halves):
            mask = one.mask & other.mask
            if mask not in (one.mask, other.mask):
                prior = 2 * (1 - NOTHING - SINGLE) * one.prior * other.prior
                yield Claim((one.trait, other.trait)), mask, prior

    def _halves(self) -> Iterator[_Half]:
        found = list(traits_of([*self._views, *self._suggesting]))
        readings = len({trait.reading for trait, _ in found})
        for trait, alike in found:
            mask = sum(1 << i for i, view in enumerate(self._views) if trait.holds(view))
            # Not of those that every episode has, or none: nothing was tried that shows them.
            if mask & self._failures:
                yield _Half(trait, mask, trait.weight / (readings * alike))

    def _pairs(self, halves: Sequence[_Half]) -> Iterator[tuple[_Half, _Half]]:
        failed = self._failures.bit_count()
        wide = [h for h in halves if (h.mask & self._failures).bit_count() >= RECALL * failed]
        wide.sort(key=lambda h: (self._passes(h), -h.prior, str(h.trait)))
        best: dict[tuple[str, int], _Half] = {}
        for half in wide:
            # Of those that went alike, one of each param speaks for all.
            best.setdefault((half.trait.reading.of, half.mask), half)
        chosen = list(best.values())[:MAX_HALVES]
        for at, one in enumerate(chosen):
            for other in chosen[at + 1 :]:
                if one.trait.reading.of != other.trait.reading.of:
                    yield (one, other) if str(one.trait) < str(other.trait) else (other, one)

    def _passes(self, half: _Half) -> int:
        return (half.mask & ~self._failures).bit_count()

    def _counts(self, mask: int) -> Counts:
        failed = (mask & self._failures).bit_count()
        return Counts(
            with_failed=failed,
            with_all=mask.bit_count(),
            without_failed=self._failures.bit_count() - failed,
            without_all=len(self.tried) - mask.bit_count(),
        )

    def _log_evidence(self, mask: int) -> float:
        counts = self._counts(mask)
        inside = _log_beta(counts.with_failed, counts.with_all, *_INSIDE)
        return inside + _log_beta(counts.without_failed, counts.without_all, *_OUTSIDE)

    def _rates(self, mask: int) -> tuple[float, float]:
        counts = self._counts(mask)
        a, b = _INSIDE
        c, d = _OUTSIDE
        inside = (counts.with_failed + a) / (counts.with_all + a + b)
        return inside, (counts.without_failed + c) / (counts.without_all + c + d)


@lru_cache(maxsize=100_000)
def _log_beta(hits: int, tries: int, a: float, b: float) -> float:
    """Log of the probability of these tries under a beta prior."""
    misses = tries - hits
    up = math.lgamma(hits + a) + math.lgamma(misses + b) - math.lgamma(tries + a + b)
    return up - (math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b))
