"""How a person did a task, taken for its label once a replay has shown that it is a way.

A label is the sequence of actions that others' are measured by. What a person did in a run of
`--agent=human` becomes one only where `--agent=replay:RUN` took the same steps in the same cell
and the task's checks held at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pytest_androidbench.codec import SCHEMA_VERSION
from pytest_androidbench.generating.faults import GeneratingError
from pytest_androidbench.records.comparability import apart
from pytest_androidbench.records.contents import RunContents, StoredAttempt, read_steps
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell, Record, StepRecord

PERSON: Final = "human"
REPLAY: Final = "replay:"
_ALIKE: Final = frozenset({"suites", "checks", "draws"})
"""What of two runs decides which checks they went by."""
_PLACES: Final = frozenset({"at", "start", "end"})
"""Entries of actions that may be indices of nodes, which a replay finds again elsewhere."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelStep:
    """One action of a label; the fields are those of `StepRecord`."""

    action: dict[str, Any]
    target: str = ""
    bounds: tuple[int, int, int, int] | None = None
    point: tuple[int, int] | None = None
    package: str = ""
    activity: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Label:
    """How a person reached the goal of a cell."""

    cell: Cell
    goal: str
    params: dict[str, Any] = field(default_factory=dict)
    steps: tuple[LabelStep, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusedLabel:
    """A recorded cell that gives no label."""

    cell: Cell
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Labels:
    """What two runs give: one in which a person played, and the replay of it."""

    accepted: tuple[Label, ...] = ()
    refused: tuple[RefusedLabel, ...] = ()
    schema: int = SCHEMA_VERSION


def labels_of(recorded: RunContents, replayed: RunContents) -> Labels:
    """The labels that a person's run gives, as far as its replay passed.

    Args:
        recorded: a run of `--agent=human`.
        replayed: one of `--agent=replay:RUN`, of the first one.

    Raises:
        GeneratingError: one of them is another kind of run, or their tasks differ.
    """
    _check(recorded, recorded.manifest.agent == PERSON, f"--agent={PERSON}")
    _check(replayed, replayed.manifest.agent.startswith(REPLAY), f"--agent={REPLAY}RUN")
    if differs := apart(recorded, replayed, _ALIKE):
        told = "; ".join(map(str, differs))
        raise GeneratingError(
            f"{recorded.path} and {replayed.path} did not go by the same checks: {told}; "
            "replay what was recorded with the suite as it is"
        )
    again = {attempt.record.episode: attempt for attempt in replayed.counted}
    accepted: list[Label] = []
    refused: list[RefusedLabel] = []
    for attempt in recorded.counted:
        record, replay = attempt.record, again.get(attempt.record.episode)
        steps = read_steps(recorded.path / attempt.folder)
        if why := _why_not(record, steps, replayed, replay):
            refused.append(RefusedLabel(cell=record.cell, why=why))
        else:
            accepted.append(_label(record, steps))
    return Labels(accepted=tuple(accepted), refused=tuple(refused))


def _check(run: RunContents, holds: bool, wanted: str) -> None:
    if run.manifest.audit or not holds:
        raise GeneratingError(f"{run.path} is no run of {wanted}, but of {run.manifest.agent!r}")


def _why_not(
    record: Record,
    steps: Sequence[StepRecord],
    replayed: RunContents,
    replay: StoredAttempt | None,
) -> str:
    if record.outcome is not Outcome.PASSED:
        return f"the person's own episode came to {record.outcome}: {record.reason}"
    if replay is None:
        return f"{replayed.path} has no episode of it"
    if (record.goal, record.params) != (replay.record.goal, replay.record.params):
        return "the replay had another goal or other params"
    if replay.record.outcome is not Outcome.PASSED:
        return f"its replay came to {replay.record.outcome}: {replay.record.reason}"
    if _deeds(steps) != _deeds(read_steps(replayed.path / replay.folder)):
        return "the replay took other steps: it is one of another run"
    return ""


def _deeds(steps: Sequence[StepRecord]) -> list[dict[str, Any]]:
    """What was done, apart from the indices of nodes; a replay says done where the record ends."""
    deeds = [
        {
            name: value
            for name, value in step.action.items()
            if name not in _PLACES or not isinstance(value, int)
        }
        for step in steps
    ]
    while deeds and deeds[-1].get("action") == "Done":
        deeds.pop()
    return deeds


def _label(record: Record, steps: Sequence[StepRecord]) -> Label:
    taken = tuple(
        LabelStep(
            action=step.action, target=step.target, bounds=step.bounds, point=step.point,
            package=step.package, activity=step.activity,
        )
        for step in steps
    )  # fmt: skip
    return Label(cell=record.cell, goal=record.goal, params=record.params, steps=taken)
