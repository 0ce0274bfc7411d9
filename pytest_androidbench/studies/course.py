"""The course of a study: which params are tried next, and why.

First draws as a benchmark makes them, some made up by Hypothesis; then simpler ones than the first
that failed; then those on which the candidates for a cause differ most; then the simplest that
fails and its nearest neighbour that passes, again; last, draws that nothing was chosen by, half
with what is believed to break the agent and half without. The same outcomes lead the same way, so
that a study that was cut off is gone on with by going through it again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import count, islice, zip_longest
from typing import Final, TypeAlias

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.studies.draws import Drawn, Draws
from pytest_androidbench.studies.learner import Believed, Evidence
from pytest_androidbench.studies.readings import Reading, Value
from pytest_androidbench.studies.traits import Claim
from pytest_androidbench.studies.tried import Tried, Why, neighbour, simplest
from pytest_androidbench.tasks.params import record_values
from pytest_androidbench.tasks.searching import Search, Unknown, Values, key_of

CONFIRMING: Final = 8
"""One in so many episodes has what is believed to break the agent and is there to confirm it;
as many have it not."""
AGAIN: Final = 2
"""Further episodes of the simplest that fails, and of its neighbour."""
SPLITTING: Final = 0.003
"""Variance of what the candidates expect, below which an episode is not worth its time."""
MOST_BELIEVED: Final = 150
"""Candidates that are told apart at a time."""
MIXED: Final = 90
"""Params to choose from when they are."""
FEWEST: Final = 3
"""Episodes on either side without which nothing can be confirmed."""
RIVALS: Final = 20
"""Candidates beside the best that half of the draws without it are chosen to speak for."""
LOOKS: Final = 6
"""Of so many looks one is at what Hypothesis makes up."""
MOST_DRAWS: Final = 1000
"""After so many draws a task is taken to have no other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """An episode to be run."""

    number: int
    why: Why
    round: int = 0
    values: Values
    repeat: int = 0


class _Enough(AndroidBenchError):
    """The budget is used up."""


Ask: TypeAlias = Callable[[Trial], bool | None]
"""Whether the agent failed; None = the episode was not scored."""


class Course:
    """One study from its first episode to its last."""

    def __init__(self, draws: Draws, search: Search, budget: int, ask: Ask) -> None:
        """Prepare a study.

        Args:
            draws: makes params.
            search: simplifies them.
            budget: episodes, those that are known already included.
            ask: runs an episode, or knows it.
        """
        self._draws, self._search, self._budget, self._ask = draws, search, budget, ask
        self._asked = 0
        self._known: dict[bytes, Drawn] = {}
        """What was tried, scored or not."""
        self._seen: set[tuple[Reading, object]] = set()
        self._outcomes: dict[bytes, bool | None] = {}
        self._repeats: dict[bytes, int] = {}
        self._sure: Claim | None = None
        """What was confirmed last."""
        self.tried: list[Tried] = []
        """What was scored, in its order."""

    def run(self) -> None:
        """Go through it."""
        try:
            self._look()
            self._simplify()
            each = self._most
            for number in count(1):
                self._tell_apart(2 * each + (2 * AGAIN if number == 1 else 0))
                if number == 1:
                    self._again()
                if self._confirm(number, each):
                    return
                each = max(FEWEST, min(self._most, self._left // 4))
        except _Enough:
            return

    @property
    def _left(self) -> int:
        return self._budget - self._asked

    @property
    def _reserve(self) -> int:
        """Episodes that are kept for the first round."""
        return 2 * self._most + 2 * AGAIN

    @property
    def _most(self) -> int:
        """Episodes on either side that confirm; later rounds have fewer where little is left."""
        return max(FEWEST, self._budget // CONFIRMING)

    def _try(self, drawn: Drawn, why: Why, *, round: int = 0) -> bool | None:  # noqa: A002
        """Run an episode; the same params once more are a repeat."""
        if self._left <= 0:
            raise _Enough
        self._asked += 1
        repeat = self._repeats.get(drawn.key, 0)
        self._repeats[drawn.key] = repeat + 1
        values = drawn.values
        trial = Trial(number=self._asked, why=why, round=round, values=values, repeat=repeat)
        failed = self._ask(trial)
        self._known.setdefault(drawn.key, drawn)
        self._seen.update((reading, one) for reading, v in drawn.view.items() for one in _each(v))
        self._outcomes.setdefault(drawn.key, failed)
        if failed is not None:
            plain = record_values(values)
            self.tried.append(
                Tried(number=trial.number, why=why, round=round, params=plain, failed=failed)
            )
        return failed

    def _look(self) -> None:
        started = False
        while not self._seen_enough():
            drawn = self._next_look()
            if self._try(drawn, Why.LOOK) and drawn.seeds and not started:
                self._search.start_from(drawn.seeds)
                started = True

    def _next_look(self) -> Drawn:
        """In turn a benchmark's draw, one with much that was not seen yet, and a made-up one."""
        turn = self._asked % LOOKS
        if turn == LOOKS - 1 and (values := self._search.made_up(self._outcome)) is not None:
            return Drawn(values, {})
        if turn % 2:
            return max(self._draws.mixed(self._asked, MIXED), key=self._news)
        seeds = count(self._draws.seed)
        draws = (self._draws.of(seed) for seed in islice(seeds, MOST_DRAWS))
        return next(
            (each for each in draws if each.key not in self._known),
            self._draws.of(self._draws.seed),
        )

    def _news(self, drawn: Drawn) -> float:
        """How much there is in it that nobody has tried, rare things counting as common ones."""
        if drawn.key in self._known:
            return -1.0
        return sum(
            sum((reading, one) not in self._seen for one in _each(value)) / len(_each(value))
            for reading, value in drawn.view.items()
            if value != frozenset()
        )

    def _seen_enough(self) -> bool:
        failed = sum(one.failed for one in self.tried)
        if not failed or self._asked < self._budget // 6:
            return False
        return min(failed, len(self.tried) - failed) >= 3 or self._asked >= self._budget // 3

    def _outcome(self, values: Values) -> bool | None:
        key = key_of(values)
        if key not in self._outcomes:
            raise Unknown(values)
        return self._outcomes[key]

    def _simplify(self) -> None:
        for _ in range(min(self._budget // 4, self._left - self._reserve)):
            values = self._search.simpler(self._outcome)
            if values is None:
                return
            self._try(Drawn(values, {}), Why.SIMPLIFY)

    def _tell_apart(self, reserve: int) -> None:
        """Try what the candidates differ in most, until they do not or the budget is needed."""
        while self._left > reserve:
            mixed = self._draws.mixed(self._asked, MIXED)
            suggesting = [drawn.view for drawn in mixed[: MIXED // 3]]
            believed = Evidence(self.tried, suggesting).beliefs()[:MOST_BELIEVED]
            new = [drawn for drawn in mixed if drawn.key not in self._known]
            spread = [_spread((b, b.claim.holds(drawn.view)) for b in believed) for drawn in new]
            if max(spread, default=0.0) < SPLITTING:
                return
            self._try(new[spread.index(max(spread))], Why.TELL_APART)

    def _again(self) -> None:
        failed = simplest(self.tried)
        if failed is None or self._left < self._reserve:
            return
        for one in filter(None, (failed, neighbour(failed, self.tried))):
            for _ in range(AGAIN):
                self._try(self._known[one.key], Why.AGAIN)

    def _confirm(self, number: int, each: int) -> bool:
        """Put the most probable candidate to the test; whether there is nothing left to do.

        What is confirmed and does not tell each failure from each pass is a part of the cause, or
        goes with it: then the rest of the budget goes to find a better one.
        """
        believed = Evidence(self.tried).best()
        failed = simplest(self.tried)
        if believed is None or failed is None or self._left < 2 * FEWEST:
            return True
        claim, known = believed.claim, self._known[failed.key].values
        if claim == self._sure:
            return True
        each = min(each, self._left // 2)
        with_it = _chosen(self._draws.having(claim, number, wanted=True, known=known), self._known)
        without = self._draws.having(claim, number, wanted=False)
        sides = [islice(with_it, each), islice(self._doubtful(claim, without, each), each)]
        for pair in zip_longest(*sides):
            for drawn in filter(None, pair):
                self._try(drawn, Why.CONFIRM, round=number)
        test = Evidence(one for one in self.tried if one.round == number)
        if not test.confirms(claim):
            return False
        self._sure = claim
        counts = test.counts(claim)
        return counts.with_failed == counts.with_all and not counts.without_failed

    def _doubtful(self, claim: Claim, without: Iterable[Drawn], each: int) -> list[Drawn]:
        """Draws without it of which half have what the next best candidates say, if there are."""
        drawn = _chosen(without, self._known)
        rivals = [one.claim for one in Evidence(self.tried).beliefs()[:RIVALS]]
        held = [one for one in drawn if any(rival.holds(one.view) for rival in rivals)]
        parts = [Claim((trait,)) for trait in claim.traits if len(claim.traits) > 1]
        held += [one for one in drawn if any(part.holds(one.view) for part in parts)]
        first = list({one.key: one for one in held}.values())[: (each + 1) // 2]
        keys = {one.key for one in first}
        return [*first, *(one for one in drawn if one.key not in keys)]


def _each(value: Value) -> frozenset[Value]:
    return value if isinstance(value, frozenset) else frozenset((value,))


def _chosen(drawn: Iterable[Drawn], known: Mapping[bytes, Drawn]) -> list[Drawn]:
    """Those that were not tried before; then, for tasks with few params, those that were."""
    every = list(drawn)
    return sorted(every, key=lambda one: one.key in known)


def _spread(held: Iterable[tuple[Believed, bool]]) -> float:
    """The variance of the failure that the candidates expect, weighted by their probability.

    What is left of the probability belongs to that nothing separates, which expects no difference.
    """
    known = [(one.probability, one.rates[0 if holds else 1]) for one, holds in held]
    weight = sum(probability for probability, _ in known)
    if not weight:
        return 0.0
    mean = sum(probability * rate for probability, rate in known) / weight
    return sum(probability * (rate - mean) ** 2 for probability, rate in known)
