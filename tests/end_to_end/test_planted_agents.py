"""A study tells on the phone what breaks an agent: planted causes, and none where chance decides.

The agent is the reference, which does nothing where a planted rule holds. A cause is told rightly
where the study says that it is sure, and its sentence names the param of each rule and the kind of
trait: a character, a length, a day of the month, a sign.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.records.listed import read_pins
from pytest_androidbench.tasks.task import Task
from tests.end_to_end.projects import Project
from tests.studies.declared import declared_in
from tests.studies.ledger import NAME, write_ledger
from tests.studies.plants import KINDS, Plant, plants
from tests.tiers import commit

BUDGET: Final = 60
SUITE: Final = "android_world"
AGENT: Final = (
    "-p", "tests.studies.planted", "--agent=tests.studies.planted:Planted",
    "--ab-agent-process=off", "--ab-screenshots=off",
)  # fmt: skip


def ledger_task(folder: Path) -> Task:
    """The task of the suite that a project has."""
    path = folder / NAME / "test_ledger.py"
    return declared_in(path, "test_keep_balance")


def drawn(number: object, kinds: Sequence[str], ledger: Task) -> list[Plant]:
    """An agent of each kind, no two on one task; signs are in the ledger alone."""
    found: list[Plant] = []
    every = {name: task for name, task in tasks_of().items() if task.params}
    for kind in kinds:
        random = Random(f"{number}/{kind}")
        taken = {plant.task.id for plant in found}
        tasks = {name: task for name, task in every.items() if name not in taken}
        pool, suite = ({ledger.id: ledger}, NAME) if kind == "sign" else (tasks, SUITE)
        found += islice(plants(kind, pool, suite, random), 1)
    return found


def study(project: Project, planted: Sequence[Plant], seed: int, *options: str) -> dict[str, Any]:
    """What a session's studies say of planted agents, by task."""
    rules = {f"{p.suite}/{p.task.id}": [asdict(rule) for rule in p.rules] for p in planted}
    project.run(
        *AGENT, *options, f"--agent-option=rules={json.dumps(rules)}", "--ab-run=run",
        f"--ab-suite={SUITE},{NAME}", f"--ab-tasks={','.join(p.task.id for p in planted)}",
        f"--ab-study={BUDGET}", f"--ab-seeds={seed}", seconds=500,
    )  # fmt: skip
    summary = json.loads((project.path / "run" / "summary.json").read_text())
    return {found["task"]: found for found in summary["studies"]}


def rightly(plant: Plant, found: Mapping[str, Any]) -> bool:
    """Whether a study told a planted cause."""
    return found["verdict"] == "told" and plant.is_told_by(found["sentence"])


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_a_planted_cause_is_told_and_kept_as_a_case_that_fails_again(project: Project) -> None:
    write_ledger(project.path)
    (plant,) = drawn(commit(), ["sign"], ledger_task(project.path))
    # Another way through the params for each commit.
    found = study(project, [plant], Random(commit()).randrange(1000))[plant.task.id]
    assert rightly(plant, found), (str(plant), found["sentence"])
    assert found["episodes"] <= BUDGET
    (pin,) = read_pins(project.path / "run" / "pins.jsonl")
    assert plant.breaks(pin.params or {})


@pytest.mark.whole
@pytest.mark.timeout(600)
@pytest.mark.parametrize("number", range(6))
def test_four_of_five_planted_causes_are_told(project: Project, number: int) -> None:
    write_ledger(project.path)
    planted = drawn(number, KINDS, ledger_task(project.path))
    found = study(project, planted, 30 + number, "-n2")
    told = {f"{p} => {found[p.task.id]['sentence']}": rightly(p, found[p.task.id]) for p in planted}
    assert all(each["episodes"] <= BUDGET for each in found.values())
    assert sum(told.values()) >= 4, told


@pytest.mark.whole
@pytest.mark.timeout(300)
def test_a_coin_yields_no_cause_and_its_variance_is_noise(project: Project) -> None:
    coin = (*AGENT, "--agent-option=coin=0.5", "--ab-tasks=ContactsAddContact,SystemWifiTurnOn")
    project.run(*coin, f"--ab-study={BUDGET}", "--ab-run=study")
    (found,) = json.loads((project.path / "study" / "summary.json").read_text())["studies"]
    assert found["verdict"] == "nothing_separates", found["sentence"]
    assert found["unsteady"]
    assert (project.path / "study" / "pins.jsonl").read_bytes() == b""
    project.run(*coin, "--ab-seeds=30-37", "--ab-repeats=4", "--ab-run=repeats")
    (spread,) = json.loads((project.path / "repeats" / "summary.json").read_text())["spread"]
    assert spread["seeds_matter"]["p"] > 0.05
    assert spread["parts"]["repeat"] > 5 * spread["parts"]["seed"]


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_what_params_decide_is_variance_of_seeds(project: Project) -> None:
    write_ledger(project.path)
    (plant,) = drawn(commit(), ["sign"], ledger_task(project.path))
    rules = {f"{NAME}/{plant.task.id}": [asdict(rule) for rule in plant.rules]}
    project.run(
        *AGENT, f"--agent-option=rules={json.dumps(rules)}", f"--ab-suite={NAME}",
        "--ab-seeds=30-37", "--ab-repeats=3", "--ab-run=run",
    )  # fmt: skip
    (spread,) = json.loads((project.path / "run" / "summary.json").read_text())["spread"]
    assert spread["seeds_matter"]["p"] < 0.05
    assert spread["parts"]["seed"] > 5 * spread["parts"]["repeat"]
