"""How large the next run has to be, from what a run was like or from what is believed."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.report.figures import pools
from pytest_androidbench.report.groups import rate_of
from pytest_androidbench.report.naming import AgentNames
from pytest_androidbench.report.steadiness import spread_of
from pytest_androidbench.report.wording import count, percent
from pytest_androidbench.stats.planning import Design, Expected, Goal, designs, reach

WANTED: Final[dict[Goal, str]] = {
    "interval": "a 95% interval of the success rate of {size} points to either side",
    "difference": "a difference of {size} points between two agents, found in {power} of cases",
    "margin": "an agent as good as before passes the gate at a margin of {size} points in {power} "
    "of cases",
}
COMES_TO: Final[dict[Goal, str]] = {"interval": "+-", "difference": "finds", "margin": "margin"}


def seen_in(contents: RunContents, agent: str = "") -> tuple[Expected, Design]:
    """What a run tells of its agent, and how large it was.

    Args:
        contents: the run.
        agent: whose episodes, where it has several.

    Raises:
        RunDirectoryError: nothing was scored, or the agent has to be named.
    """
    found = [one for one in pools(contents, AgentNames(contents)) if one.records]
    names = sorted({one.agent for one in found})
    if agent and agent not in names:
        raise RunDirectoryError(f"{contents.path} has no agent {agent}; it has {', '.join(names)}")
    mine = [one for one in found if agent in {"", one.agent}]
    if len(mine) > 1:
        raise RunDirectoryError(
            f"{contents.path} has several agents or kinds of device; name one of "
            f"{', '.join(names)}, or give --success and --of-tasks"
        )
    rate = rate_of(mine[0].records) if mine else None
    if rate is None or not rate.known:
        raise RunDirectoryError(f"{contents.path} has no scored episode to plan by")
    cells = {(r.cell.suite, r.cell.task, r.cell.seed) for r in mine[0].records if r.outcome.scored}
    seeds = max(1, round(len(cells) / rate.tasks))
    repeats = max(1, round(rate.episodes / len(cells)))
    plain = Expected(rate=rate.interval.estimate, of_tasks=1.0)
    design = Design(tasks=rate.tasks, seeds=seeds, repeats=repeats)
    spread = spread_of("", [r for r in mine[0].records if r.outcome.scored])
    if spread is None:
        # One episode of each task tells nothing of how alike they are: the worst is assumed.
        return plain, design
    known = [0.0 if math.isnan(p) else p for p in (spread.parts.task, spread.parts.seed)]
    whole = sum(known) + (0.0 if math.isnan(spread.parts.repeat) else spread.parts.repeat)
    if not whole:
        return plain, design
    # Without repeats the seeds' part holds the repeats' as well.
    seed = 0.0 if math.isnan(spread.parts.repeat) else known[1] / whole
    return replace(plain, of_tasks=min(known[0] / whole, 1 - seed), of_seeds=seed), design


def _assumed(expected: Expected) -> str:
    """That the worst is believed, where nothing else was seen."""
    return " (the worst there is; several seeds would tell)" if expected.of_tasks == 1 else ""


def plan_lines(
    goal: Goal,
    size: float,
    expected: Expected,
    *,
    tasks: int,
    power: float,
    seen: Design | None = None,
) -> Iterator[str]:
    """What is wanted, what is believed, and the runs that reach it.

    Args:
        goal: what is wanted.
        size: how small it is to be.
        expected: what is believed of the agents.
        tasks: there are.
        power: how often it is to be reached.
        seen: the run that this is believed from; None = there is none.
    """
    wanted = WANTED[goal].format(size=f"{100 * size:g}", power=percent(power))
    yield f"wanted:   {wanted}"
    seeds = f", seeds {percent(expected.of_seeds)}" if expected.of_seeds else ""
    yield (
        f"believed: success {percent(expected.rate)}; of the variance tasks make "
        f"{percent(expected.of_tasks)}{seeds}{_assumed(expected)}"
    )
    if goal != "interval":
        yield f"          two agents' chances over tasks are correlated {expected.correlation:g}"
    if seen is not None:
        comes_to = 100 * reach(goal, expected, seen, power)
        size_text = f"{count(seen.tasks, 'task')} x {count(seen.seeds, 'seed')}"
        size_text += f" x {count(seen.repeats, 'repeat')}"
        yield f"          the run had {size_text}: {comes_to:.1f} points"
    found = list(designs(goal, size, expected, tasks=tasks, power=power))
    yield ""
    yield f"{'tasks':>7}  {'seeds':>7}  {'repeats':>7}  {'episodes':>8}  {COMES_TO[goal]:>8}"
    for one in found:
        comes_to = 100 * reach(goal, expected, one, power)
        yield (
            f"{one.tasks:>7,}  {one.seeds:>7,}  {one.repeats:>7,}  {one.episodes:>8,}  "
            f"{comes_to:>8.1f}"
        )
    if all(one.tasks > tasks for one in found):
        least = 100 * reach(goal, expected, Design(tasks=tasks, seeds=10_000), power)
        yield ""
        yield (
            f"{count(tasks, 'task')} cannot do it with any number of seeds: at best they come to "
            f"{least:.1f} points"
        )
