"""What tasks of clock and contacts draw is never there already, and never ambiguous."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.appdata.contacts import digits
from pytest_androidbench.tasks.params import draw
from task_suites.android_arena import contact_ways, test_clock_alarms, test_clock_cities
from task_suites.android_arena.test_clock_timers import OTHER

SUITE: Final = "android_arena"
TASKS: Final = tasks_of(f"task_suites.{SUITE}")
SEEDS: Final = 200


def drawn(task_id: str) -> Iterator[dict[str, Any]]:
    """The params of a task, of seed after seed."""
    for seed in range(SEEDS):
        yield dict(draw(TASKS[task_id], SUITE, seed))


@pytest.mark.parametrize(
    "task_id", ["clock_create_alarm", "clock_disable_alarm", "clock_delete_alarm"]
)
def test_no_alarm_is_one_of_those_that_are_there_or_rings(task_id: str) -> None:
    for params in drawn(task_id):
        alarm = test_clock_alarms.alarm_at(params["time"], params["label"])
        known = test_clock_alarms.KNOWN
        assert (alarm.hour, alarm.minute) not in {(one.hour, one.minute) for one in known}
        assert alarm.label not in {one.label for one in known}
        assert not (15, 30) <= (alarm.hour, alarm.minute) < (17, 0)


@pytest.mark.parametrize(
    "task_id", ["clock_pause_timer", "clock_resume_timer", "clock_cancel_timer"]
)
def test_no_timer_is_as_long_as_the_other(task_id: str) -> None:
    assert all(params["minutes"] * 60 != OTHER.seconds for params in drawn(task_id))


@pytest.mark.parametrize("task_id", ["clock_time_in_city", "clock_add_city", "clock_delete_city"])
def test_no_city_is_there_already(task_id: str) -> None:
    others = (*test_clock_cities.KNOWN, test_clock_cities.ELSEWHERE)
    assert all(params["city"] not in others for params in drawn(task_id))


@pytest.mark.parametrize("task_id", [id_ for id_, task in TASKS.items() if task.app == "contacts"])
def test_nobody_is_like_those_who_are_there(task_id: str) -> None:
    known = contact_ways.KNOWN
    for params in drawn(task_id):
        assert params.get("name") not in {card.name for card in known}
        assert params.get("label") not in contact_ways.LABELS
        numbers = [digits(params[key]) for key in ("phone", "number", "first", "second")
                   if "-" in params.get(key, "")]  # fmt: skip
        assert len(set(numbers)) == len(numbers)
        assert not set(numbers) & {number for card in known for number in card.numbers}
