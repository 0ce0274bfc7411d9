"""How right a critic is, as a table with AndroidGen's own numbers beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from pytest_androidbench.critic.measures import CriticAccuracy
from pytest_androidbench.records.criticised import Criticism
from pytest_androidbench.report.arena.tabulated import ArenaTable
from pytest_androidbench.report.wording import count, interval_text, percent
from pytest_androidbench.stats.rates import Rate

PUBLISHED: Final = {"overall": 0.879, "completion": 0.928, "step": 0.823}
"""Of StepCritic on AndroidGen's own trajectories in AndroidWorld (arXiv 2504.19298)."""
_OVERALL: Final = "Episode complete or not"
_COMPLETION: Final = "Sub-goal reached or not"
_STEP: Final = "Round of a sub-goal that was reached"


def criticised_table(critic: str, run: str, said: Iterable[Criticism]) -> ArenaTable:
    """What a critic said of a run's episodes, counted.

    Args:
        critic: the model.
        run: the run's name.
        said: of each episode that it was asked about.
    """
    every = list(said)
    ends = Counter(one.complete for one in every)
    conditions = [each for one in every for each in one.conditions]
    row = (
        str(len(every)), str(ends[True]), str(ends[False]), str(ends[None]), str(len(conditions)),
        str(sum(each.reached for each in conditions)),
    )  # fmt: skip
    return ArenaTable(
        title=f"{critic} on {run}",
        head=("Episodes", "Complete", "Not complete", "Not read", "Conditions", "Reached"),
        rows=(row,),
        words=0,
    )


def accuracy_table(critic: str, run: str, found: CriticAccuracy) -> ArenaTable:
    """What a critic got right.

    Args:
        critic: the model.
        run: the run's name.
        found: its accuracy.
    """
    rows = (
        _row(_OVERALL, found.overall, "overall"),
        _row(_COMPLETION, found.completion, "completion"),
        _row(_STEP, found.step, "step"),
    )
    return ArenaTable(
        title=f"{critic} as a critic of {run}",
        head=("What it says", "Right", "95% interval", "Of", "AndroidGen's"),
        rows=rows,
        notes=tuple(_notes(found)),
    )


def _row(name: str, rate: Rate, published: str) -> tuple[str, ...]:
    # Not the rate's own share where there is nothing: that is no number.
    share = percent(rate.interval.estimate if rate.known else None)
    interval = interval_text(rate) if rate.known else "-"
    return name, share, interval, str(rate.episodes), percent(PUBLISHED[published])


def _notes(found: CriticAccuracy) -> Iterator[str]:
    conditions, checks = count(found.conditions, "condition"), count(found.checks, "check")
    of_both = _share(found.pairs, found.conditions), _share(found.pairs, found.checks)
    yield (
        f"{found.pairs} of {conditions} are one of {checks}: {of_both[0]} of the conditions, "
        f"{of_both[1]} of the checks. The second and the third row are about these alone."
    )
    yield (
        "Intervals are clustered by task. AndroidGen's numbers are of other trajectories, agents "
        "and models, and of an oracle that is not told further: they cannot be compared."
    )


def _share(part: int, of: int) -> str:
    return percent(part / of if of else None)
