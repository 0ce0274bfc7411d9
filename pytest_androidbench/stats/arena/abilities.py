"""Four abilities made of the measures: understanding, reasoning, exploration, reflection.

Paper: arXiv 2402.06596, section 4 (averages) and its appendix (sums); code:
`AndroidArenaAgent/AndroidArena`, its evaluator. Nuggets, operation logic and Reflexion@K are
normalised across agents, so that abilities say how runs on the same cells stand to each other, and
nothing about one run alone.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from pytest_androidbench.errors import ComparisonError
from pytest_androidbench.stats.arena.runs import RunMeasures
from pytest_androidbench.stats.arena.trials import reflexion_code, reflexion_paper

Form: TypeAlias = Literal["sum", "average", "code"]
"""The appendix of the paper, the text of the paper, the code."""
FORMS: Final[tuple[Form, ...]] = ("sum", "average", "code")
MOST_PLUS: Final = 1e-9
"""What the code adds to a greatest value that it divides by."""


class AbilitiesNotComparable(ComparisonError):
    """Abilities were asked for of runs that they cannot be normalised across."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityParts:
    """What the abilities of one run are made of; None = not known."""

    invalid_format: float | None
    invalid_action: float | None
    nuggets: float | None
    """Normalised across runs, as are `logic` and in the paper `reflexion`."""
    logic: float | None
    awareness: float | None
    repeats: float | None
    reflexion: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Abilities:
    """Scores of one run; None where a part of one is not known."""

    understanding: float | None
    """Up to 3 as a sum, else up to 1."""
    reasoning: float | None
    """Up to 2 as a sum and in the code, else up to 1."""
    exploration: float | None
    """Up to 1."""
    reflection: float | None
    """Up to 1; in the code up to 2, and below 0 where a reflection did harm."""


def abilities(parts: AbilityParts, form: Form) -> Abilities:
    """Understanding (1-IF)+(1-IA)+(1-NM), reasoning OL+AC, exploration 1-RA, and reflection.

    As sums; as averages the first is a third and the second half of it. The code divides the first
    and not the second.
    """
    return Abilities(
        understanding=_total(
            [_rest(parts.invalid_format), _rest(parts.invalid_action), _rest(parts.nuggets)],
            1 if form == "sum" else 3,
        ),
        reasoning=_total([parts.logic, parts.awareness], 2 if form == "average" else 1),
        exploration=_rest(parts.repeats),
        reflection=parts.reflexion,
    )


def normalised_paper(values: Mapping[str, float | None]) -> dict[str, float | None]:
    """Means of runs over the greatest of them, 0 to 1; below 0 counts as 0.

    The paper says "to [0, 1] across models" and not how; this is what the code does with cells.

    Raises:
        AbilitiesNotComparable: fewer than two runs.
    """
    _several(values)
    known = {run: max(0.0, value) for run, value in values.items() if value is not None}
    most = max(known.values(), default=0.0)
    return {run: None if run not in known else known[run] / most if most else 0.0 for run in values}


def normalised_code(values: Mapping[str, Mapping[str, float]]) -> dict[str, float | None]:
    """The mean over cells of each cell's value over the greatest of all runs in it plus 1e-9.

    Raises:
        AbilitiesNotComparable: fewer than two runs, or runs of unlike cells.
    """
    _several(values)
    cells = _same_cells({run: frozenset(of_run) for run, of_run in values.items()})
    most = {cell: max(of_run[cell] for of_run in values.values()) for cell in cells}
    return {
        run: _total([of_run[cell] / (most[cell] + MOST_PLUS) for cell in cells], len(cells))
        for run, of_run in values.items()
    }


def compare_abilities(
    runs: Mapping[str, RunMeasures], form: Form, k: int | None = None
) -> dict[str, Abilities]:
    """The abilities of several runs on the same cells.

    Args:
        runs: by their names.
        form: sums and averages take the paper's measures, `code` the code's.
        k: K of Reflexion@K in the paper's forms; None leaves reflection open. In the code it is
            always one reflection.

    Raises:
        AbilitiesNotComparable: fewer than two runs, or runs of unlike cells.
        TrialsMissing: K is larger than the trials there are.
    """
    _several(runs)
    _same_cells({run: frozenset(one.cell for one in of.cells) for run, of in runs.items()})
    parts = _parts_code(runs, k) if form == "code" else _parts_paper(runs, k)
    return {run: abilities(of_run, form) for run, of_run in parts.items()}


def _parts_paper(runs: Mapping[str, RunMeasures], k: int | None) -> dict[str, AbilityParts]:
    nuggets = normalised_paper({run: of.nuggets.paper.mean for run, of in runs.items()})
    logic = normalised_paper({run: of.logic.paper.mean for run, of in runs.items()})
    gained = normalised_paper(
        {run: None if k is None else reflexion_paper(of.trials, k) for run, of in runs.items()}
    )
    return {
        run: AbilityParts(
            invalid_format=of.invalid_format.paper.mean,
            invalid_action=of.invalid_action.paper.mean,
            nuggets=nuggets[run],
            logic=logic[run],
            awareness=of.awareness.paper.mean,
            repeats=of.repeats.paper.mean,
            reflexion=gained[run],
        )
        for run, of in runs.items()
    }


def _parts_code(runs: Mapping[str, RunMeasures], k: int | None) -> dict[str, AbilityParts]:
    nuggets = normalised_code({run: _of_cells(of, "nuggets") for run, of in runs.items()})
    logic = normalised_code({run: _of_cells(of, "logic") for run, of in runs.items()})
    return {
        run: AbilityParts(
            invalid_format=of.invalid_format.code.mean,
            invalid_action=of.invalid_action.code.mean,
            nuggets=nuggets[run],
            logic=logic[run],
            awareness=of.awareness.code.mean,
            repeats=of.repeats.code.mean,
            reflexion=None if k is None else reflexion_code(of.trials),
        )
        for run, of in runs.items()
    }


def _of_cells(run: RunMeasures, measure: Literal["nuggets", "logic"]) -> dict[str, float]:
    """The code's value in each cell that has one."""
    found = {}
    for each in run.cells:
        value = (each.nuggets if measure == "nuggets" else each.logic).code
        if value is not None:
            found[each.cell] = value
    return found


def _several(runs: Mapping[str, object]) -> None:
    if len(runs) < 2:
        raise AbilitiesNotComparable(
            "Abilities are normalised across runs: two or more on the same cells are needed, "
            f"and there {'is 1' if len(runs) == 1 else 'are none'}. Name another run."
        )


def _same_cells(cells: Mapping[str, frozenset[str]]) -> list[str]:
    every: frozenset[str] = frozenset().union(*cells.values())
    lacking = {run: len(every - of_run) for run, of_run in cells.items() if every - of_run}
    if lacking:
        told = ", ".join(f"{run!r} lacks {number}" for run, number in sorted(lacking.items()))
        raise AbilitiesNotComparable(
            f"Abilities are normalised across runs on the same cells, and of {len(every)} {told}. "
            "Keep to the cells that all of them have."
        )
    return sorted(every)


def _rest(share: float | None) -> float | None:
    return None if share is None else 1 - share


def _total(values: Sequence[float | None], over: int) -> float | None:
    known = [value for value in values if value is not None]
    return math.fsum(known) / over if known and len(known) == len(values) else None
