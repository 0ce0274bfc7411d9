"""What it took to collect trajectories in recorded runs, and what more of them would take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.criticised import Criticism, read_criticisms
from pytest_androidbench.stats.clusters import clustered_interval
from pytest_androidbench.stats.data_costs import CollectionCost, hours, needed_runs
from pytest_androidbench.stats.intervals import Interval
from pytest_androidbench.training.augmenting import beginnings_of
from pytest_androidbench.training.candidates import critic_of


class NothingCollected(AndroidBenchError):
    """Runs have no episode of which a critic has said anything."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CollectedData:
    """What runs came to, as a critic has it."""

    episodes: int
    """Of which it said something that can be read."""
    accepted: Interval
    """Share of these in which all conditions were reached, clustered by task."""
    factor: float
    """Trajectories, beginnings included, for each accepted episode; 1 where there are less."""
    seconds: float
    """Mean wall time of an episode."""
    money: float
    """Mean US dollars of an episode."""
    check_money: float
    """Mean US dollars of a verdict; how long it took is not kept."""


def collected(runs: Sequence[RunContents], critic: str = "") -> CollectedData:
    """Measure runs.

    Args:
        runs: that a critic has criticised.
        critic: whose verdicts; "" = the one there is.

    Raises:
        CriticUnknown: nobody's or several critics' verdicts are kept with a run.
        NothingCollected: none of these can be read.
    """
    found = [pair for run in runs for pair in _criticised(run, critic_of(run, critic))]
    if not found:
        raise NothingCollected("no episode has a verdict that could be read, so nothing is known")
    values: dict[str, list[float]] = {}
    made = 0
    for attempt, said in found:
        cell = attempt.record.cell
        values.setdefault(f"{cell.suite}/{cell.task}", []).append(float(bool(said.complete)))
        made += bool(said.complete) + len(beginnings_of(attempt.record.goal, said.conditions))
    accepted = sum(map(sum, values.values()))
    return CollectedData(
        episodes=len(found),
        accepted=clustered_interval(values),
        factor=max(1.0, made / accepted) if accepted else 1.0,
        seconds=sum(one.record.timing.total for one, _ in found) / len(found),
        money=sum(one.record.usage.money for one, _ in found) / len(found),
        check_money=sum(said.money for _, said in found) / len(found),
    )


def collecting_lines(found: CollectedData, trajectories: int) -> Iterator[str]:
    """What was measured, and what so many accepted trajectories would take, a line each."""
    rate = found.accepted
    yield (
        f"{found.episodes} episodes: {rate.estimate:.1%} accepted "
        f"({rate.low:.1%} to {rate.high:.1%}, {rate.method}), {found.factor:.2f} trajectories, "
        "beginnings included, for each accepted one"
    )
    plan = needed_runs(trajectories, rate, found.factor)
    yield (
        f"episodes for {trajectories} trajectories: {_count(plan.expected)} expected, "
        f"{_count(plan.fewest)} to {_count(plan.most)} by the interval of the rate"
    )
    shares = {"success": rate.estimate, "factor": found.factor}
    money = CollectionCost(attempt=found.money, check=found.check_money, **shares)
    time = CollectionCost(attempt=found.seconds, **shares)
    yield (
        f"whatever they are worth: {money.unchecked(trajectories):.2f} US dollars, "
        f"{hours(time.unchecked(trajectories)):.1f} hours of one device"
    )
    yield (
        f"accepted: {money.checked(trajectories):.2f} US dollars, "
        f"{hours(time.checked(trajectories)):.1f} hours of one device without the critic's time"
    )


def _count(runs: int | None) -> str:
    return "more than can be planned for" if runs is None else str(runs)


def _criticised(run: RunContents, critic: str) -> Iterator[tuple[StoredAttempt, Criticism]]:
    """The episodes of a run of which a critic said something that can be read."""
    counted = {(one.record.episode.key, one.record.attempt): one for one in run.counted}
    for said in read_criticisms(run.path):
        attempt = counted.get((said.episode, said.attempt))
        if said.critic == critic and said.complete is not None and attempt is not None:
            yield attempt, said
