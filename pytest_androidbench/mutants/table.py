"""What became of all mutants of a run, and the score."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.mutants.judged import Fate, Judged, Mutant
from pytest_androidbench.texts import clean

FOLDER: Final = "mutants"
"""Of a run directory: a file for each task, a line for each mutant."""
NOTICED: Final = (Fate.KILLED, Fate.CRASHED)
TESTED: Final = (*NOTICED, Fate.SURVIVED)
"""What a mutant can come to that was put to the test; the others are left out of the score."""
_ORDER: Final = (*TESTED, Fate.UNFIT, Fate.OTHER_TASK, Fate.UNREACHED)
"""Of two tasks that judge the same mutant, the one counts whose fate comes first."""
_SHOWN: Final = 60
"""Characters of a source in a line."""


def write_judged(run: Path, judged: Judged) -> None:
    """Add a judgement to those of its task.

    Raises:
        OSError: it cannot be written.
    """
    path = _file(run, judged.suite, judged.task)
    path.parent.mkdir(exist_ok=True)
    with path.open("ab") as lines:
        lines.write(to_json(judged) + b"\n")


def forget_judged(run: Path, suite: str, task: str) -> None:
    """Begin a task anew."""
    _file(run, suite, task).unlink(missing_ok=True)


def read_judged(run: Path) -> list[Judged]:
    """All judgements of a run, task by task; a line that was cut off is none.

    Raises:
        CodecError: another line is no judgement.
    """
    found: list[Judged] = []
    for path in sorted((run / FOLDER).glob("*.jsonl")):
        lines = path.read_bytes().split(b"\n")
        found += [from_json(Judged, line) for line in lines[:-1]]
    return found


def united(judged: Iterable[Judged]) -> list[Judged]:
    """One judgement for each mutant: that of a function that several tasks call is one for all."""
    found: dict[Mutant, Judged] = {}
    for one in judged:
        known = found.setdefault(one.mutant, one)
        if _ORDER.index(one.fate) < _ORDER.index(known.fate):
            found[one.mutant] = one
    return list(found.values())


def mutant_lines(judged: Iterable[Judged]) -> list[str]:
    """The score with the numbers it is made of, and every mutant that nobody noticed."""
    every = united(judged)
    counted = {fate: sum(one.fate is fate for one in every) for fate in Fate}
    noticed = sum(counted[fate] for fate in NOTICED)
    tested = sum(counted[fate] for fate in TESTED)
    score = f"{noticed / tested:.1%} of {tested}" if tested else "none was put to the test"
    numbers = ", ".join(f"{counted[fate]} {fate}" for fate in _ORDER)
    lines = [f"mutants that were noticed: {score}", f"  {len(every)} mutants: {numbers}"]
    survivors = [one for one in every if one.fate is Fate.SURVIVED]
    placed = sorted((one.mutant for one in survivors), key=_place)
    return [*lines, *(f"  !! {mutant_line(mutant)}" for mutant in placed)]


def mutant_line(mutant: Mutant) -> str:
    """A mutant in one line: where it is, what stood there and what stands there instead."""
    was, now = _short(mutant.original), _short(mutant.mutated)
    return f"{clean(mutant.module)}:{mutant.line} {clean(mutant.function)}: {was} -> {now}"


def _place(mutant: Mutant) -> tuple[str, int, int, str]:
    return mutant.module, mutant.line, mutant.column, mutant.mutated


def _short(source: str) -> str:
    text = clean(" ".join(source.split()))
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"


def _file(run: Path, suite: str, task: str) -> Path:
    return run / FOLDER / f"{suite}-{task}.jsonl"
