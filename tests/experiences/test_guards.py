"""An agent is never shown what it is measured by, as far as the guard's level goes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.experiences.guards import GUARDS, Guard, LeakGuard, origin_of
from pytest_androidbench.experiences.query import Query
from pytest_androidbench.experiences.search import ExperienceSearch
from tests.experiences.made import cell, database, experience

HERE = Query(task="Buy milk", cell=cell(seed=5), app="Shop")


def shown(level: Guard, one: Experience, query: Query = HERE, *known: Experience) -> bool:
    origins = [origin_of(each) for each in (one, *known)]
    return LeakGuard(level, origins).allows(query)(origins[0])


SAME_CELL = experience(cell=cell(seed=5), apps=("Clock",))
OTHER_SEED = experience(task="Buy the milk", cell=cell(seed=6), apps=("Clock",))
SAME_TEXT = experience(task=" buy  MILK", cell=cell("BuyMore", 5), apps=("Clock",))
SAME_APP = experience(task="Buy a car", cell=cell("BuyCar", 5), apps=("Home", "shop"))
OTHER_APP = experience(task="Wake me up", cell=cell("Wake", 5), apps=("Home", "Clock"))


@pytest.mark.parametrize(
    ("one", "levels"),
    [
        (SAME_CELL, ()),
        (OTHER_SEED, ("cell",)),
        (SAME_TEXT, ("cell",)),
        (SAME_APP, ("cell", "task")),
        (OTHER_APP, ("cell", "task", "app")),
        (replace(SAME_TEXT, cell=None), ("cell",)),
        (replace(OTHER_APP, cell=None), ("cell", "task", "app")),
    ],
)
def test_each_level_hides_what_it_says(one: Experience, levels: tuple[Guard, ...]) -> None:
    assert tuple(level for level in GUARDS if shown(level, one)) == levels


@pytest.mark.parametrize(
    "change",
    [{"repeat": 3}, {"profile": "dark"}, {"variation": (("wording", "1"),)}],
    ids=["repeat", "profile", "wording"],
)
def test_look_wording_and_repeat_make_no_other_cell(change: dict[str, object]) -> None:
    one = experience(cell=replace(cell(seed=5), **change))  # type: ignore[arg-type]
    assert not shown("cell", one)


def test_a_part_of_the_same_cell_is_hidden_too() -> None:
    assert not shown("cell", experience("one-0", "Open the shop", step=1, cell=cell(seed=5)))


@pytest.mark.parametrize("level", GUARDS)
def test_a_task_of_another_suite_is_another_task(level: Guard) -> None:
    other = replace(OTHER_APP, cell=replace(cell(seed=5), suite="market"))
    assert shown(level, other)


def test_the_apps_of_a_task_are_known_from_what_is_known_of_it() -> None:
    started = replace(HERE, app="Home")
    of_task = replace(SAME_CELL, complete=False, apps=("Home", "Clock"))
    assert not shown("app", OTHER_APP, started, of_task)
    assert shown("app", SAME_APP, started, of_task)


def test_where_no_app_is_known_the_level_app_shows_nothing() -> None:
    assert not shown("app", OTHER_APP, replace(HERE, app="Home"))
    assert not shown("app", OTHER_APP, Query(task="Anything"))


CELLS = st.none() | st.builds(
    cell, st.sampled_from(["BuyMilk", "Wake"]), st.integers(0, 2), repeat=st.integers(0, 1)
)
APPS = st.sampled_from(["Home", "Shop", "Clock", ""])
TASKS = st.sampled_from(["Buy milk", "Buy tea", "buy milk"])


@given(
    st.builds(experience, st.just("k"), TASKS, cell=CELLS, apps=st.tuples(APPS)),
    st.builds(Query, task=TASKS, cell=CELLS, app=APPS),
)
def test_what_a_level_hides_the_next_one_hides(one: Experience, query: Query) -> None:
    seen = [shown(level, one, query) for level in GUARDS]
    assert seen == sorted(seen, reverse=True)


@pytest.mark.parametrize("guard", GUARDS)
@pytest.mark.parametrize("same_app", [True, False])
@pytest.mark.parametrize("different_text", [True, False])
def test_no_option_shows_the_very_same_cell(
    guard: Guard, same_app: bool, different_text: bool, tmp_path: Path
) -> None:
    base = database(tmp_path, SAME_CELL)
    search = ExperienceSearch(base, guard=guard, same_app=same_app, different_text=different_text)
    assert search.best(HERE) is None
    assert not search.could_find(HERE)
