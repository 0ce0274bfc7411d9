"""Runs with verdicts of a critic, of which experiences and rows are made."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pytest_androidbench.interface.actions import Done, Tap, Type
from pytest_androidbench.records.criticised import Criticism, keep_criticisms
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record, Timing, Usage
from tests.records.samples import record
from tests.rounds.runs import LAMP_AT, NOTE_AT, add, run_of
from tests.training.trajectories import conditions

CRITIC = "a-critic"
TIMING = Timing(total=36.0)


def episode(task: str, *, passed: bool = True, seed: int = 1) -> Record:
    """An episode of ten cents and 36 seconds."""
    return record(
        task, goal=f"Turn the lamp on in Desk and write {task}.", seed=seed,
        outcome=Outcome.PASSED if passed else Outcome.FAILED,
        timing=TIMING, usage=Usage(tokens=1000, money=0.1, calls=3),
    )  # fmt: skip


def said(of: Record, *steps: int, critic: str = CRITIC) -> Criticism:
    """What a critic said of the lamp and the note; without steps, nothing that can be read."""
    pairs = list(zip(("The lamp is on", "The note is written"), steps, strict=False))
    return Criticism(
        episode=of.episode.key, attempt=of.attempt, critic=critic, asked="0",
        conditions=tuple(conditions(pairs)), money=0.01,
    )  # fmt: skip


def criticised(path: Path, *every: tuple[Record, Sequence[int]], critic: str = CRITIC) -> Path:
    """A run of these episodes, each of three rounds, with the steps of their conditions."""
    run = run_of(path)
    for of, _ in every:
        add(run, of, Tap(LAMP_AT), Type("milk", NOTE_AT), Done())
    keep_criticisms(path, [said(of, *steps, critic=critic) for of, steps in every])
    return path
