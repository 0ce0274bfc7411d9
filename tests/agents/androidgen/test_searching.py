"""Examples come from a database of experiences, and never from the episode's own cell."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fixtures.model_server import KEY, Says
from pytest_androidbench.agents.androidgen.agent import AndroidGen
from pytest_androidbench.agents.androidgen.prompts import DEFAULT_EXAMPLE
from pytest_androidbench.agents.androidgen.searching import DatabaseSearch, SearchOptions
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.models.surroundings import CELL
from tests.agents.androidarena.desk import GOAL
from tests.agents.androidgen.study import lamp, reply
from tests.agents.prompted import agent_of
from tests.experiences.made import cell, database, experience

EXIT = Says(text=reply("exit()"))


@pytest.fixture
def shelf(tmp_path: Path) -> str:
    """A database of three, of which one was done in the cell BuyMilk at seed 0."""
    kept = database(
        tmp_path,
        experience("milk-0", GOAL.text, cell=cell()),
        experience("milk-1", f"{GOAL.text} Now.", cell=cell(seed=1)),
        experience("desk", "Light the study of somebody.", apps=("Home", "org.desk")),
    )
    kept.close()
    return str(kept.path)


def found(shelf: str, key: str, monkeypatch: pytest.MonkeyPatch, **options: Any) -> str | None:
    monkeypatch.setenv(CELL, key)
    search = DatabaseSearch(SearchOptions(experiences=shelf, **options))
    best = search.find(GOAL.text, options.pop("app", "org.desk"))
    search.close()
    return None if best is None else f"{best.key} {best.same_task}"


@pytest.mark.parametrize(
    ("key", "options", "best"),
    [
        ("", {}, "milk-0 False"),
        (cell(seed=7).key, {}, "milk-0 True"),
        (cell().key, {}, "milk-1 True"),
        (cell(profile="dark", repeat=3).key, {}, "milk-1 True"),
        (cell("Other").key, {}, "milk-0 False"),
        (cell().key, {"guard": "task"}, "desk False"),
        (cell("Other").key, {"different_text": True}, "milk-1 False"),
        (cell("Other").key, {"same_app": True}, "desk False"),
        ("no cell of ours", {}, None),
    ],
)
def test_the_likest_is_found_that_may_be_shown(
    shelf: str,
    monkeypatch: pytest.MonkeyPatch,
    key: str,
    options: dict[str, Any],
    best: str | None,
) -> None:
    assert found(shelf, key, monkeypatch, **options) == best


def test_the_agent_shows_it_and_tells_of_it(shelf: str) -> None:
    with agent_of(AndroidGen, EXIT, experiences=shelf, modules="expsearch") as (agent, server):
        agent.start(GOAL)
        agent.act(lamp())
        search, act = agent.model_calls
    assert f"How to {GOAL.text}" in str(server.asked[0]["system"])
    assert DEFAULT_EXAMPLE not in str(server.asked[0]["system"])
    assert [search["purpose"], act["purpose"]] == ["search", "act"]
    assert search["answer"].startswith("key: milk-0\nscore: ")
    assert agent.usage.calls == 1


def test_a_database_is_left_alone_where_the_module_is_not_wanted(tmp_path: Path) -> None:
    AndroidGen(api_key=KEY, modules="quote", experiences=str(tmp_path / "none.db")).close()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"experiences": "none.db"}, "experiences=none.db: none.db: "),
        ({"experiences": 5}, "experiences=5: give a text"),
        ({"experiences": "{shelf}", "encoder": "glove"}, "glove"),
        ({"experiences": "{shelf}", "experiences_digest": "abc"}, "never in the state abc"),
        ({"guard": "none"}, "guard='none': give one of cell, task, app"),
        ({"guard": ["cell"]}, "guard=['cell']"),
        ({"same_app": 1}, "same_app=1: give true or false"),
        ({"different_text": "yes"}, "different_text='yes'"),
    ],
)
def test_what_cannot_be_searched_is_refused(shelf: str, options: dict[str, Any], said: str) -> None:
    given = {
        name: value.format(shelf=shelf) if isinstance(value, str) else value
        for name, value in options.items()
    }
    with pytest.raises(AgentLoadError) as caught:
        AndroidGen(api_key=KEY, **given)
    assert said in str(caught.value)
