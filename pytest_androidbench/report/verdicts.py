"""A comparison in words: the verdict first, what it rests on, what changed."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from pytest_androidbench.records.likeness import Unlike
from pytest_androidbench.report.comparison import Comparison, Stratum
from pytest_androidbench.report.comparison_parts import Cost, Family, TaskChange
from pytest_androidbench.report.differences_told import difference_lines
from pytest_androidbench.report.pairing import Pair
from pytest_androidbench.report.wording import (
    KIND_NAMES,
    cell_text,
    count,
    one_line,
    percent,
    points,
)
from pytest_androidbench.stats.planning import POWER
from pytest_androidbench.stats.regression import SURE, Regression
from pytest_androidbench.texts import some

MAX_LISTED: Final = 20
LEAST_CELLS: Final = 6
"""Of a task, below which no outcome of its cells has a p-value below 5 %."""
SUSPICIOUS: Final = 0.05
"""A p-value from which on faults are said to be less frequent on one side."""


def comparison_lines(found: Comparison) -> list[str]:
    """Everything worth telling of a comparison, as plain lines."""
    lines = [title(found)]
    for stratum in found.strata:
        lines += ["", *stratum_lines(stratum)]
    return [*lines, *unlike_lines(found)]


def title(found: Comparison) -> str:
    """Who is compared with whom."""
    old, new = found.old_agent, found.new_agent
    if old == new:
        old, new = f"{old} in {found.old.path.name}", f"{new} in {found.new.path.name}"
    return one_line(f"new: {new}  against  old: {old}", 400)


def stratum_lines(stratum: Stratum) -> Iterator[str]:
    """The comparison on one kind of device."""
    on = f"{KIND_NAMES[stratum.kind]}: " if stratum.kind else ""
    yield f"{on}{finding_text(stratum)}"
    if stratum.pairs:
        yield f"  success: {rates_text(stratum)}"
        yield f"  {evidence_text(stratum)}"
    if stratum.regression is not None:
        yield f"  {regression_text(stratum.regression)}"
    if stratum.dropped:
        yield f"  left out: {dropped_text(stratum)}"
    if suspicion := infra_text(stratum):
        yield f"  !! {suspicion}"
    yield from (f"  {cost_text(cost)}" for cost in stratum.costs if cost.old.number)
    for family in stratum.families:
        yield f"  {family_text(family)}:"
        yield from (f"  {row}" for row in difference_lines(family.parts))
    if told := tasks_text(stratum):
        yield f"  {told}"
    yield from _cells("lost", stratum.lost)
    yield from _cells("gained", stratum.gained)


def finding_text(stratum: Stratum) -> str:
    """The verdict in a sentence."""
    gap = stratum.difference
    if not stratum.pairs:
        return "cannot tell: there is no cell on which both were scored"
    interval = f"{100 * gap.low:+.1f} to {points(gap.high)}"
    match stratum.finding:
        case "better" | "worse":
            return (
                f"the new agent is {stratum.finding}: {points(gap.estimate)}, "
                f"{percent(gap.level)} interval {interval}"
            )
        case "unknown":
            size = f"{100 * stratum.smallest:.0f} points in {percent(POWER)} of cases"
            power = (
                f"; a run like this finds a difference of {size}" if stratum.smallest > 0 else ""
            )
            # An interval may leave out 0 where the tasks that differ are too few for sign flips.
            luck = ""
            if stratum.chance is not None and not gap.low <= 0 <= gap.high:
                luck = (
                    "; so few tasks differ that chance would do it in "
                    f"{percent(stratum.chance.p)} of cases"
                )
            return (
                f"cannot tell which is better: {points(gap.estimate)}, {percent(gap.level)} "
                f"interval {interval}{luck or power}"
            )
        case _:
            assert_never(stratum.finding)


def rates_text(stratum: Stratum) -> str:
    """Both rates over the cells of both."""
    gap = stratum.difference
    return (
        f"{percent(stratum.old.interval.estimate)} -> {percent(stratum.new.interval.estimate)} "
        f"on {count(gap.cells, 'cell')} of {count(gap.tasks, 'task')} that both were scored on"
    )


def evidence_text(stratum: Stratum) -> str:
    """How likely chance would do the same."""
    chance, cells = stratum.chance, stratum.discordance
    assert chance is not None
    how = "all" if chance.exact else f"{chance.draws:,} drawn"
    return (
        f"{count(len(stratum.gained), 'cell')} gained, {len(stratum.lost)} lost; p = "
        f"{chance.p:.2g} by {how} sign flips of tasks (McNemar over cells: {cells.p:.2g})"
    )


def regression_text(found: Regression) -> str:
    """The verdict of the gate, with what would settle it."""
    margin = f"{100 * found.margin:g} points"
    low, high = points(found.low), points(found.high)
    sure = percent(SURE)
    match found.verdict:
        case "pass":
            return f"pass: worse by less than {margin}, {sure} sure (at worst {low})"
        case "fail":
            return f"fail: worse, {sure} sure (at best {high}); up to {margin} would be let pass"
        case "inconclusive":
            return (
                f"inconclusive at a margin of {margin} (between {low} and {high}); {_more(found)}"
            )
        case _:
            assert_never(found.verdict)


def _more(found: Regression) -> str:
    if not found.difference.cells:
        return "there is nothing to judge by"
    if math.isinf(found.more_cells):
        return "the difference is the margin itself: no number of cells would settle that"
    if found.few:
        return (
            f"only {count(found.few, 'task')} {'differs' if found.few == 1 else 'differ'}, and "
            "chance would do that too often; more tasks would settle it, more seeds of these "
            "would not"
        )
    seeds = 1 + found.more_cells / found.difference.cells
    return (
        f"about {count(math.ceil(found.more_cells), 'more cell')} would settle it, were the "
        f"difference as it is seen: {seeds:.1f} times as many in all"
    )


def family_text(family: Family) -> str:
    """How many apps, or tags, differ when all of them are looked at."""
    shown = sum(one.shown for one in family.parts)
    return (
        f"by {family.name}: {shown or 'none'} of {len(family.parts)} "
        f"{'differs' if shown == 1 else 'differ'} beyond chance (p by Holm's method)"
    )


def tasks_text(stratum: Stratum) -> str:
    """Which single tasks differ beyond chance; "" where none has the cells to show it."""
    number = stratum.difference.tasks
    if max((change.cells for change in stratum.tasks), default=0) < LEAST_CELLS:
        return ""
    shown = [one for one in stratum.tasks if one.adjusted <= 1 - stratum.difference.level]
    how = f"by Benjamini and Hochberg's method over {count(number, 'task')}"
    if not shown:
        return f"single tasks: none differs beyond chance, {how}"
    told = [f"{change_text(one)} (p = {one.adjusted:.2g})" for one in shown]
    return f"single tasks that differ beyond chance, {how}: {some(told, MAX_LISTED, '; ')}"


def dropped_text(stratum: Stratum) -> str:
    """The cells that were not compared, and why."""
    return ", ".join(f"{number} {why}" for why, number in stratum.dropped.items())


def infra_text(stratum: Stratum) -> str:
    """What to say where faults are more frequent on one side; "" = nothing."""
    if stratum.infra_chance >= SUSPICIOUS or stratum.infra[0] == stratum.infra[1]:
        return ""
    old, new = stratum.infra
    return (
        f"infrastructure faults are not alike: {old} in the old run, {new} in the new one "
        f"(p = {stratum.infra_chance:.2g}); what they took away may be no fair sample"
    )


def cost_text(cost: Cost) -> str:
    """What the cells took, by both."""
    old, new = cost.old.mean, cost.new.mean
    change = f" ({100 * (new / old - 1):+.0f}%)" if old else ""
    unit = f" {cost.unit}" if cost.unit else ""
    digits = "{:,.4f}" if cost.unit == "$" else "{:,.1f}"
    return f"{cost.name}: {digits.format(old)} -> {digits.format(new)}{unit} a cell{change}"


def change_text(change: TaskChange) -> str:
    """A task with its passes by both."""
    return f"{change.task}: {change.old} -> {change.new} of {change.cells}"


def unlike_lines(found: Comparison) -> Iterator[str]:
    """What differs between the runs."""
    for heading, those in (
        ("compared", found.unlike.agents),
        ("allowed to differ", found.unlike.allowed),
        ("also different", found.unlike.others),
    ):
        if those:
            yield ""
            yield f"{heading}:"
            yield from (f"  {unlike_text(one)}" for one in those)


def unlike_text(one: Unlike) -> str:
    """A field with its old and its new value."""
    return one_line(f"{one.name}: {one.there} -> {one.here}")


def _cells(what: str, pairs: Sequence[Pair]) -> Iterator[str]:
    if not pairs:
        return
    yield f"  {what} ({len(pairs)}):"
    for pair in pairs[:MAX_LISTED]:
        record = (pair.new if what == "lost" else pair.old).record
        why = f": {one_line(record.reason, 100)}" if record.reason else ""
        yield f"    {cell_text(record)}{why}"
    if len(pairs) > MAX_LISTED:
        yield f"    and {len(pairs) - MAX_LISTED} more"
