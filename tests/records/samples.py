"""Records and runs to test with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from pytest_androidbench.records.contents import StoredAttempt
from pytest_androidbench.records.manifest import Manifest, SuiteInfo
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import (
    Cell,
    CheckRecord,
    DeviceInfo,
    EpisodeId,
    Record,
    StepRecord,
)
from pytest_androidbench.records.rundir import RunDirectory

MANIFEST = Manifest(
    agent="agents:Mine",
    suites=(SuiteInfo(name="shop", version="1.2", content="c0ffee"),),
    seeds=(0, 1),
    versions={"python": "3.11"},
)


def cell(task: str = "BuyMilk", seed: int = 0, **fields: Any) -> Cell:
    return Cell(suite="shop", task=task, seed=seed, **fields)


def episode(task: str = "BuyMilk", seed: int = 0, **fields: Any) -> EpisodeId:
    return EpisodeId(cell=cell(task, seed, **fields))


def record(
    task: str = "BuyMilk",
    seed: int = 0,
    outcome: Outcome = Outcome.PASSED,
    **fields: Any,
) -> Record:
    of = Cell(suite="shop", task=task, seed=seed)
    score = {Outcome.PASSED: 1.0, Outcome.FAILED: 0.5, Outcome.AGENT_ERROR: 0.0}.get(outcome)
    made = Record(
        cell=of,
        nodeid=f"shop.test_shop::test_{task}[seed{seed}]",
        outcome=outcome,
        score=score,
        app="Shop",
        difficulty="easy",
        steps=2,
        repro=f"pytest --agent=agents:Mine --pyargs 'shop.test_shop::test_{task}[seed{seed}]'",
        device=DeviceInfo(kind="simulated", serial="emulator-5554"),
    )
    return replace(made, **fields)


def check(
    label: str = "milk is in the basket", *, passed: bool = True, why: str = ""
) -> CheckRecord:
    return CheckRecord(label=label, weight=1, passed=passed, explanation=why)


def step(index: int = 0, **fields: Any) -> StepRecord:
    action = fields.pop("action", {"action": "Tap", "at": [50, 60]})
    return StepRecord(index=index, turn=0, action=action, point=(50, 60), **fields)


def new_run(path: Path, manifest: Manifest = MANIFEST) -> RunDirectory:
    return RunDirectory.create(path, manifest)


def store(run: RunDirectory, *records: Record) -> list[StoredAttempt]:
    return [run.attempt(item.episode, item.attempt).finish(item) for item in records]


def stored_run(path: Path, *records: Record, manifest: Manifest = MANIFEST) -> RunDirectory:
    run = new_run(path, manifest)
    store(run, *records)
    return run
