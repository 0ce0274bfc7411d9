"""Noughts and crosses: what the page draws is drawn here alike, and games drawn can be won."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.phone.apps.miniwob.assets import asset
from pytest_androidbench.tasks.params import draws
from task_suites.mobile_miniwob.crosses import best_move, can_be_won
from task_suites.mobile_miniwob.seedrandom import SeedRandom
from tests.phone_browser.shown import Shown

SUITE = "task_suites.mobile_miniwob"


def test_the_numbers_are_the_published_ones() -> None:
    # The example of github.com/davidbau/seedrandom.
    drawn = SeedRandom("hello.")
    assert [drawn.random(), drawn.random()] == [0.9282578795792454, 0.3752569768646784]


def test_the_numbers_are_those_of_the_page(shown: Shown) -> None:
    core = asset("html/core/core.js")
    assert core is not None
    page = shown.open(f"<script>{core.body.decode()}</script>")
    for seed in ("0", "1", "4294967295", "x", "a seed that is longer than " + "the state " * 30):
        page.run(f"Math.seedrandom({seed!r})")
        drawn = SeedRandom(seed)
        assert page.run("[...Array(50)].map(() => Math.random())") == [
            drawn.random() for _ in range(50)
        ]


@given(st.integers(0, 2**32 - 1), st.integers(-5, 5), st.integers(1, 200))
def test_whole_numbers_are_within_their_bounds(seed: int, low: int, wide: int) -> None:
    drawn = SeedRandom(str(seed))
    assert all(low <= drawn.randi(low, low + wide) < low + wide for _ in range(20))


def test_a_game_is_won_where_it_can_be_and_not_lost_where_it_need_not() -> None:
    assert best_move("xx.oo....") == 2
    assert best_move("oo.x....x") == 2
    assert best_move("x...o...x") in {1, 3, 5, 7}


def test_all_games_that_are_drawn_can_be_won() -> None:
    task = tasks_of(SUITE)["MiniWobTicTacToe"]
    cells = draws(task, suite_of(SUITE).name, range(50))
    assert all(can_be_won(cell["page_seed"]) for cell in cells)


def test_most_games_can_be_won_but_not_all() -> None:
    won = sum(can_be_won(seed) for seed in range(500))
    assert 400 < won < 480
