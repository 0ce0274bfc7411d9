"""What the agents call elements follows from cell and step."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import closing
from typing import Any

import pytest

from fixtures.model_server import KEY, Says, serving
from pytest_androidbench.agents.androidarena.agent import direct_agent
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.models.surroundings import CELL
from tests.agents.androidarena.desk import row, shown
from tests.agents.prompted import words

GOAL = Goal(text="Wait.", steps=6)
SEEN = shown(row(0, "Lamp"), row(1, "Note"))
_ID = re.compile(r"\[(n[0-9a-f]+)\]")


def ids(goal: Goal = GOAL, **options: Any) -> list[list[str]]:
    """Those of two steps before the same screen."""
    asked: list[str] = []

    def answer(body: Mapping[str, Any]) -> Says:
        asked.append(words(body).rpartition("Observation: ")[2])
        return Says(text="#wait#")

    with (
        serving(answer) as server,
        closing(direct_agent(base_url=server.url, api_key=KEY, tries=1, **options)) as agent,
    ):
        agent.start(goal)
        for _ in range(2):
            agent.act(SEEN)
    return [_ID.findall(each) for each in asked]


@pytest.mark.parametrize("upstream", [False, True])
def test_they_are_others_at_each_step_and_in_each_cell_and_the_same_again(
    monkeypatch: pytest.MonkeyPatch, upstream: bool
) -> None:
    monkeypatch.setenv(CELL, "arena-cal-1-s3")
    first, second = ids(strict_upstream=upstream)
    assert first
    assert not {*first} & {*second}
    assert ids(strict_upstream=upstream) == [first, second]
    assert ids(Goal(text="Else."), strict_upstream=upstream) == [first, second]
    monkeypatch.setenv(CELL, "arena-cal-1-s4")
    assert not {*ids(strict_upstream=upstream)[0]} & {*first}


def test_outside_of_a_run_they_follow_from_the_goal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(CELL, raising=False)
    assert ids() == ids()
    assert ids()[0] != ids(Goal(text="Else."))[0]
