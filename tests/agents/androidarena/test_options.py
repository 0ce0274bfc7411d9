"""AndroidArena's agents by their names, and what is wrong with their options."""

from __future__ import annotations

from typing import Any

import pytest

from fixtures.model_server import KEY, Says
from pytest_androidbench.agents.androidarena.agent import (
    ArenaAgent,
    ReflexionAgent,
    direct_agent,
    react_agent,
)
from pytest_androidbench.agents.androidarena.options import heat_for
from pytest_androidbench.agents.loading import builder_of
from pytest_androidbench.agents.naming import NAMED
from pytest_androidbench.errors import AgentLoadError
from tests.agents.androidarena.desk import GOAL, Desk
from tests.agents.prompted import agent_of

NAMES = [name for name in NAMED if name.startswith("androidarena:")]


@pytest.mark.parametrize("name", NAMES)
def test_they_are_agents_by_their_names(name: str) -> None:
    agent = builder_of(name, {"api_key": KEY, "step_limit": 15, "apps": []})()
    assert isinstance(agent, ArenaAgent)
    agent.close()


def test_one_of_them_looks_back() -> None:
    assert [f"androidarena:{kind}" for kind in ("direct", "react", "reflexion", "explore")] == NAMES
    looking = [name for name in NAMES if hasattr(builder_of(name, {"api_key": KEY})(), "reflect")]
    assert looking == ["androidarena:reflexion"]
    assert issubclass(ReflexionAgent, ArenaAgent)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"temperature": 9}, "temperature=9"),
        ({"temperature": "warm"}, "temperature='warm'"),
        ({"past_observations": 1}, "past_observations=1: give true or false"),
        ({"prompt_tokens": 100}, "prompt_tokens=100: give a whole number from 2500"),
        ({"step_limit": 1}, "step_limit=1: give a whole number from 2"),
        ({"repeat_limit": "x"}, "repeat_limit='x'"),
        ({"date": 5}, "date=5: give a text"),
        ({"apps": "Clock"}, "apps: give a list"),
        ({"apps": [{"name": " "}]}, "each with a name"),
        ({"apps": [{"label": "x"}]}, "apps: give a list"),
        ({"history_tokens": 1}, "history_tokens=1"),
    ],
)
def test_options_are_checked(options: dict[str, Any], said: str) -> None:
    with pytest.raises(AgentLoadError, match=said):
        react_agent(api_key=KEY, **options)


@pytest.mark.parametrize(
    ("model", "asked", "heat"),
    [
        ("openai:llama-2", "published", 0.1),
        ("claude-3-5-haiku-20241022", "published", 0.1),
        ("claude-sonnet-5-5", "published", None),
        ("openai:o9", None, None),
        ("claude-sonnet-5-5", 0.7, 0.7),
    ],
)
def test_the_published_temperature_is_for_models_that_take_one(
    model: str, asked: Any, heat: float | None
) -> None:
    assert heat_for(model, asked) == heat


@pytest.mark.parametrize(("model", "heat"), [("claude-sonnet-5-5", None), ("llama-2", 0.1)])
def test_what_is_sent_has_that_temperature(model: str, heat: float | None) -> None:
    finishes = Says(text="#finish#")
    with agent_of(direct_agent, finishes, model=model, price="free") as (agent, server):
        agent.start(GOAL)
        agent.act(Desk().observe())
    assert server.asked[0].get("temperature") == heat


def test_who_goes_round_in_circles_is_told_and_stopped_where_that_is_wanted() -> None:
    swipes = [Says(text="#swipe_up#")] * 6
    with agent_of(react_agent, *swipes, stop_when_stuck=5) as (agent, server):
        agent.start(GOAL)
        actions = [type(agent.act(Desk().observe())).__name__ for _ in range(5)]
    assert actions == ["Scroll"] * 4 + ["Done"]
    assert "The same was done 3 times in a row" in str(server.asked[3]["messages"])
