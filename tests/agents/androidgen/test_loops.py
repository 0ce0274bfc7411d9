"""Who goes round in circles is told so, and stopped where that is wanted."""

from __future__ import annotations

from pytest_androidbench.agents.androidgen import prompts
from pytest_androidbench.interface.actions import Done, Wait
from tests.agents.androidarena.desk import lines, tried
from tests.agents.androidgen.study import acted, lamp, reply, steps_of, told

WAITS = reply('do("Wait")')
PLAN = "1. Wait. State: [Todo]"
SAME = "The same was done 3 times in a row on screens that look the same"


def test_from_the_third_time_on_the_model_is_told() -> None:
    way, model = steps_of(lines(WAITS))
    acted(way, *[lamp()] * 4)
    assert [f"{prompts.HINT} {SAME}" in told(body) for body in model.asked] == [False] * 3 + [True]


def test_who_keeps_the_plan_is_told_as_well() -> None:
    answers = [PLAN, WAITS] * 4
    way, model = steps_of(lines(*answers), modules="reflectplan")
    acted(way, *[lamp()] * 4)
    assert SAME in told(model.asked[-2])
    assert model.asked[-2]["system"] == prompts.UPDATING


def test_as_published_nobody_is_told() -> None:
    way, model = steps_of(lines(WAITS), upstream=True)
    acted(way, *[lamp()] * 6)
    assert all(SAME not in told(body) for body in model.asked)


def test_the_turn_is_given_up_where_that_is_wanted() -> None:
    came = tried(*steps_of(lines(WAITS), stop_when_stuck=5))
    assert [type(action) for action in came.actions] == [Wait] * 4 + [Done]
    came = tried(*steps_of(lines("no"), stop_when_stuck=5))
    assert len(came.actions) == 5
