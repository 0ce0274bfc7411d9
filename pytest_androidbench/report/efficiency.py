"""Steps against those that a task's own solution takes: where they are known from."""

from __future__ import annotations

from pathlib import Path

from pytest_androidbench.codec import to_json
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.comparability import apart
from pytest_androidbench.records.contents import RunContents, read_contents
from pytest_androidbench.records.reference import (
    REFERENCE,
    Reference,
    ReferenceSteps,
    solved,
    together,
)
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.naming import AgentNames

MATTERS = frozenset({"suites", "looks", "device"})
"""What changes how many steps a task needs; limits and rules do not."""


def reference_steps(contents: RunContents) -> ReferenceSteps:
    """What is known in a run: taken over from another, or done here by a solution."""
    names = AgentNames(contents)
    here = (solved(record, names.of(record)) for record in contents.records)
    return ReferenceSteps([*contents.reference.cells, *(one for one in here if one is not None)])


def adopt(run: RunDirectory, source: Path) -> int:
    """Take over into a run what solutions took in another; for how many cells.

    Raises:
        RunDirectoryError: the other is no run, is unlike this one, or holds no solution.
    """
    here, there = run.contents(), read_contents(source)
    if unlike := apart(there, here, MATTERS):
        told = "\n  ".join(map(str, unlike))
        raise RunDirectoryError(
            f"{source} does not say how many steps the tasks of {run.path} need:\n  {told}\n"
            "run the reference agent anew as this run was"
        )
    cells = reference_steps(there).cells
    if not cells:
        raise RunDirectoryError(
            f"{source} has no passed episode of a task's solution: make such a run with "
            "--agent=reference and the seeds of this one"
        )
    taken = Reference(runs=(source.absolute().name,), cells=cells)
    run.write(REFERENCE, to_json(together([here.reference, taken]), indent=2) + b"\n")
    return len(cells)
