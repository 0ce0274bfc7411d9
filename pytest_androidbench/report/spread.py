"""What outcomes vary with - tasks, seeds, repeats - in words and for machines."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Final

from pytest_androidbench.codec import to_plain
from pytest_androidbench.report.params import params_text
from pytest_androidbench.report.steadiness import OutcomeSpread, Steadiness
from pytest_androidbench.report.wording import count, percent
from pytest_androidbench.texts import clean, some

MATTERS: Final = 0.05
"""Chance up to which seeds are said to matter."""
MAX_LISTED: Final = 5
HARD: Final = "  hard: "
"""How the line of a seed begins that a task fails with."""


def steady_text(steady: Steadiness) -> str:
    """How often all of several tries pass, how often one does, and how many both pass and fail."""
    what = count(steady.groups, "task" if steady.over == "seeds" else "cell")
    rate = steady.flip_rate
    return (
        f"pass^{steady.k} {percent(steady.all_passed)}, pass@{steady.k} "
        f"{percent(steady.any_passed)} over {steady.k} {steady.over}; {steady.flipped} of "
        f"{what} both pass and fail ({percent(rate.low)} to {percent(rate.high)})"
    )


def spread_lines(spread: OutcomeSpread) -> Iterator[str]:
    """The variance, the cells that flip and the worst seeds, as plain lines."""
    of = f" of {clean(spread.of)}" if spread.of else ""
    yield f"variance{of}: {shares(spread)}{within(spread)}{verdict(spread)}"
    if spread.flips:
        shown = [f"{clean(f.name)} ({f.passed} of {f.episodes} passed)" for f in spread.flips]
        yield f"  {count(len(shown), 'cell')} pass and fail: {some(shown, MAX_LISTED, '; ')}"
    for hard in spread.worst:
        params = f": {params_text(hard.params)}" if hard.params else ""
        yield f"{HARD}{clean(hard.name)} ({hard.passed} of {hard.episodes} passed){params}"


def shares(spread: OutcomeSpread) -> str:
    """The parts of the variance, in percent of their sum."""
    parts = {"task": spread.parts.task, "seed": spread.parts.seed, "repeat": spread.parts.repeat}
    known = {name: part for name, part in parts.items() if not math.isnan(part)}
    total = sum(known.values())
    if not total:
        return "none, every episode came to the same"
    return ", ".join(f"{name} {percent(part / total)}" for name, part in known.items())


def within(spread: OutcomeSpread) -> str:
    """What part of the variance within tasks their seeds make, where the tasks have a part, too."""
    share = spread.parts.seed_share
    if math.isnan(share) or math.isnan(spread.parts.task):
        return ""
    return f" (within a task: seed {percent(share)})"


def verdict(spread: OutcomeSpread) -> str:
    """Whether seeds matter beyond chance."""
    test = spread.seeds_matter
    if test is None:
        return "; repeats would tell whether seeds matter (--ab-repeats 3)"
    if test.p <= MATTERS:
        return f"; seeds matter (p = {test.p:.2g})"
    return f"; seeds differ no more than chance (p = {test.p:.2g})"


def plain(spread: OutcomeSpread) -> dict[str, Any]:
    """The same for machines; a part that is not known is null."""
    found: dict[str, Any] = to_plain(spread)
    parts = found["parts"]
    found["parts"] = {n: None if v is None or math.isnan(v) else v for n, v in parts.items()}
    share = spread.parts.seed_share
    found["parts"]["seed_share"] = None if math.isnan(share) else share
    return found
