"""How right a critic is: overall, in which parts were reached, and in which round they were."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pytest_androidbench.critic.matching import ConditionMatch, MatchesUnfit
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.criticised import NEVER, Condition, Criticism
from pytest_androidbench.records.labelled import EpisodeTruth
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.rounds.trajectory import RoundTrajectory
from pytest_androidbench.stats.rates import Rate, success_rate


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldCase:
    """An episode with what a critic said of it and what replays found."""

    task: str
    passed: bool
    """Whether the task's checks held when it ended."""
    criticism: Criticism
    """Of this attempt, with conditions."""
    truth: EpisodeTruth
    """Without a fault."""
    trajectory: RoundTrajectory


@dataclass(frozen=True, slots=True, kw_only=True)
class CriticAccuracy:
    """What a critic got right; intervals are clustered by task."""

    overall: Rate
    """Of the episodes: all conditions were reached to the critic exactly where it passed."""
    completion: Rate
    """Of the matched pairs: reached or not, as the check was."""
    step: Rate
    """Of the matched pairs of which both were reached: the same round."""
    conditions: int
    """All of the critic's, in these episodes."""
    checks: int
    """All that did not hold at the start."""
    pairs: int
    """Conditions that are a check."""

    def plain(self) -> dict[str, Any]:
        """For a machine; rates as reports have them."""
        return {
            "overall": self.overall.plain(),
            "completion": self.completion.plain(),
            "step": self.step.plain(),
            "conditions": self.conditions,
            "checks": self.checks,
            "pairs": self.pairs,
        }


@dataclass(slots=True)
class _Hits:
    """By task, 1 for what was right and 0 for what was not."""

    overall: dict[str, list[float]] = field(default_factory=dict)
    completion: dict[str, list[float]] = field(default_factory=dict)
    step: dict[str, list[float]] = field(default_factory=dict)


def held_cases(
    run: RunContents,
    trajectories: Iterable[RoundTrajectory],
    criticisms: Mapping[str, Criticism],
    truths: Iterable[EpisodeTruth],
) -> tuple[HeldCase, ...]:
    """The episodes that have conditions as well as a truth, in the order of the trajectories.

    Args:
        run: says which of them passed.
        trajectories: of its episodes, named by their keys.
        criticisms: by the same keys.
        truths: of its episodes.
    """
    records = {one.record.episode.key: one.record for one in run.counted}
    known = {(one.episode, one.attempt): one for one in truths if not one.fault}
    found = []
    for one in trajectories:
        criticism, record = criticisms.get(one.name), records[one.name]
        truth = known.get((one.name, record.attempt))
        if criticism is not None and criticism.conditions and truth is not None:
            found.append(
                HeldCase(
                    task=f"{record.cell.suite}/{record.cell.task}",
                    passed=record.outcome is Outcome.PASSED,
                    criticism=criticism,
                    truth=truth,
                    trajectory=one,
                )
            )
    return tuple(found)


def accuracy_of(cases: Iterable[HeldCase], matches: Iterable[ConditionMatch]) -> CriticAccuracy:
    """Hold what a critic said to what replays found.

    Args:
        cases: episodes that have both.
        matches: which condition is which check; those of other episodes are passed over.

    Raises:
        MatchesUnfit: one names a condition or a check that there is not, or a check twice.
    """
    every, hits, pairs = list(cases), _Hits(), 0
    by_episode = _grouped(matches)
    for case in every:
        found = _pairs(case, by_episode.get(case.criticism.episode, ()))
        hits.overall.setdefault(case.task, []).append(case.criticism.complete == case.passed)
        for condition, step in found:
            same = condition.reached == (step != NEVER)
            hits.completion.setdefault(case.task, []).append(same)
            if condition.reached and step != NEVER:
                hits.step.setdefault(case.task, []).append(condition.step == step)
        pairs += len(found)
    return CriticAccuracy(
        overall=success_rate(hits.overall),
        completion=success_rate(hits.completion),
        step=success_rate(hits.step),
        conditions=sum(len(case.criticism.conditions) for case in every),
        checks=sum(len(case.truth.checks) for case in every),
        pairs=pairs,
    )


def round_reached(steps: int, trajectory: RoundTrajectory) -> int:
    """In which round a check came to hold.

    Args:
        steps: after how many of the recorded actions, at least 1; -1 = it never did.
        trajectory: whose rounds say which actions they stand for; where they do not, each is one.

    Returns:
        The round, counted from 0; -1 = in none of them.
    """
    if steps == NEVER:
        return NEVER
    for number, one in enumerate(trajectory.rounds):
        last = number if one.step is None else one.step
        if last >= steps - 1:
            return number
    return len(trajectory.rounds) - 1


def _grouped(matches: Iterable[ConditionMatch]) -> Mapping[str, Sequence[ConditionMatch]]:
    found: dict[str, list[ConditionMatch]] = {}
    for one in matches:
        found.setdefault(one.episode, []).append(one)
    return found


def _pairs(case: HeldCase, matches: Sequence[ConditionMatch]) -> list[tuple[Condition, int]]:
    """Matched conditions, with the rounds of their checks."""
    conditions = {each.text: each for each in case.criticism.conditions}
    left = {each.label: each.steps for each in case.truth.checks}
    found: list[tuple[Condition, int]] = []
    for one in matches:
        if one.condition not in conditions:
            raise _unfit(one, f"the critic told no condition {one.condition[:80]!r}")
        if not one.check:
            continue
        if one.check not in left:
            raise _unfit(one, f"there is no check {one.check[:80]!r}, or another condition has it")
        step = round_reached(left.pop(one.check), case.trajectory)
        found.append((conditions[one.condition], step))
    return found


def _unfit(match: ConditionMatch, why: str) -> MatchesUnfit:
    return MatchesUnfit(
        f"a match of {match.episode} is none: {why}; mend the file of matches, or delete it to "
        "have it made anew"
    )
