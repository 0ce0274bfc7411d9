"""A study tells what breaks an agent: agents that break by rules drawn by seed, and by chance."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from random import Random
from textwrap import dedent
from typing import Any, Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.tasks.task import Task
from tests.studies.declared import declared_in
from tests.studies.diary import DIARY
from tests.studies.plants import KINDS, Plant, is_right, plants, studied

BUDGET: Final = 60
ROUNDS: Final = 12
"""Draws of five agents."""
OF_ANDROID_WORLD: Final = (
    "ContactsAddContact", "ContactsNewContactDraft", "FilesMoveFile", "MarkorCreateNote",
    "MarkorAddNoteHeader", "SimpleSmsSend", "SimpleSmsReply",
)  # fmt: skip


@pytest.fixture(scope="module")
def diary(tmp_path_factory: pytest.TempPathFactory) -> Task:
    """A task with a param of each kind."""
    path = tmp_path_factory.mktemp("diary") / "diary_of_studies.py"
    path.write_text(dedent(DIARY), encoding="utf-8")
    return declared_in(path, "test_write_diary")


def five(diary: Task, number: int) -> list[Plant]:
    """One agent of each kind."""
    published = tasks_of()
    tasks: Mapping[str, Task] = {name: published[name] for name in OF_ANDROID_WORLD}
    found: list[Plant] = []
    for kind in KINDS:
        random = Random(f"{number}/{kind}")
        own = kind in ("day", "sign") or random.random() < 0.4
        pool, suite = ({diary.id: diary}, "desk") if own else (tasks, "android_world")
        found += islice(plants(kind, pool, suite, random), 1)
    return found


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("number", range(ROUNDS))
def test_four_of_five_planted_causes_are_told(diary: Task, number: int) -> None:
    told: dict[str, bool] = {}
    for plant in five(diary, number):
        best, sure, episodes = studied(plant.task, plant.suite, 30 + number, BUDGET, plant.breaks)
        assert episodes <= BUDGET
        claim = f"{best.claim if best else None}, {'sure' if sure else 'unsure'}"
        told[f"{plant} => {claim}"] = best is not None and sure and is_right(plant, best)
    assert sum(told.values()) >= 4, told


@pytest.mark.slow
def test_an_agent_that_flips_a_coin_yields_nothing(diary: Task) -> None:
    told = []
    for number in range(6):
        coin = Random(number)
        _, sure, _ = studied(diary, "desk", 30 + number, BUDGET, lambda _: coin.random() < 0.5)  # noqa: B023
        told.append(sure)
    assert not any(told)


def test_nothing_is_made_up_about_an_agent_that_never_or_always_fails(diary: Task) -> None:
    assert studied(diary, "desk", 30, 30, lambda _: False) == (None, False, 30)
    assert studied(diary, "desk", 30, 30, lambda _: True)[:2] == (None, False)


@pytest.mark.slow
def test_the_same_outcomes_lead_the_same_way(diary: Task) -> None:
    ways = []
    for _ in range(2):
        way: list[object] = []

        def fails(params: Mapping[str, Any], way: list[object] = way) -> bool:
            way.append(dict(params))
            return bool(params["amount"] < -20)

        studied(diary, "desk", 7, 40, fails)
        ways.append(way)
    assert ways[0] == ways[1]
