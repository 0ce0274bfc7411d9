"""How many rounds an episode has: the suite's, the published 30 or 31, or what is asked for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pytest_androidbench.agents.androidgen.options import rounds_for
from pytest_androidbench.models.surroundings import CELL
from tests.agents.androidarena.desk import GOAL, lines, tried
from tests.agents.androidgen.study import reply, steps_of

WAITS = reply('do("Wait")')
POPULAR = "popular_apps-MapsHotel-s3-default-r0"


@pytest.mark.parametrize(
    ("cell", "asked", "published", "rounds"),
    [
        (POPULAR, "suite", False, 30),
        (POPULAR, "suite", True, 31),
        ("aitw-General-s0-default-r0", "suite", False, 30),
        ("aitw-General-s0-default-r0", "suite", True, 31),
        ("android_world-X-s0-default-r0", "suite", False, 0),
        ("android_world-X-s0-default-r0", "suite", True, 0),
        ("aitw_more-X-s0-default-r0", "suite", False, 0),
        ("", "suite", False, 0),
        (POPULAR, 0, True, 0),
        (POPULAR, 12, False, 12),
        ("", 12, True, 13),
    ],
)
def test_limits_are_the_published_ones_where_there_are_some(
    cell: str, asked: int | str, published: bool, rounds: int
) -> None:
    assert rounds_for(cell, asked, published=published) == rounds


@pytest.mark.parametrize(("upstream", "rounds"), [(False, 5), (True, 6)])
def test_who_wants_another_round_is_ended(upstream: bool, rounds: int) -> None:
    came = tried(*steps_of(lines(WAITS), round_limit=5, upstream=upstream))
    assert came.ending == "limit:own_steps"
    assert len(came.actions) == len(came.model.asked) == rounds


def test_a_round_that_was_spent_counts_and_one_that_is_written_again_counts_once() -> None:
    came = tried(*steps_of(lines("no"), round_limit=4))
    assert len(came.actions) == 4
    came = tried(*steps_of(lines("no"), round_limit=4, autocheck="regenerate"))
    assert len(came.actions) == 4
    assert len(came.model.asked) == 12


def test_an_exit_with_an_answer_in_the_last_round_is_given_whole() -> None:
    came = tried(*steps_of(lines(WAITS, reply('exit(message="42")')), round_limit=2))
    assert came.ending == "done"
    assert [type(action).__name__ for action in came.actions] == ["Wait", "Answer", "Done"]


def test_the_cell_is_read_when_a_turn_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    way, model = steps_of(lines(WAITS))
    monkeypatch.setenv(CELL, POPULAR)
    came = tried(way, model, goal=replace(GOAL, steps=40))
    assert came.ending == "limit:own_steps"
    assert len(came.actions) == 30


def test_each_turn_has_its_own_rounds_and_begins_without_a_past() -> None:
    way, model = steps_of(lines(WAITS), round_limit=5)
    tried(way, model)
    came = tried(way, model)
    assert len(came.actions) == 5
    assert len(model.asked[5]["messages"]) == 3
