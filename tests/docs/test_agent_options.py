"""The options that a page tells of agents over models are those that they have."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any

import pytest

from pytest_androidbench.agents.m3a.agent import M3A
from pytest_androidbench.agents.seeact.agent import SeeAct
from pytest_androidbench.agents.t3a.agent import T3A
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.models.opening import DEFAULT_MODEL
from tests.docs.tables import names, table

PAGE = "docs/agents-models.md"
AGENTS = (M3A, T3A, SeeAct)


def options(agent: Callable[..., Any]) -> dict[str, Any]:
    """What an agent can be told, with what it takes without."""
    given = inspect.signature(agent).parameters.values()
    return {each.name: each.default for each in given if each.kind is each.KEYWORD_ONLY}


def rows() -> list[tuple[str, ...]]:
    return table(PAGE, "option", "values", "meaning")


@pytest.mark.parametrize("agent", AGENTS)
def test_the_table_has_all_options_of_each_agent(agent: Callable[..., Any]) -> None:
    assert [name for row in rows() for name in names(row[0])] == list(options(agent))


@pytest.mark.parametrize("agent", AGENTS)
def test_the_defaults_that_are_told_are_those(agent: Callable[..., Any]) -> None:
    told = {names(option)[0]: meaning for option, _, meaning in rows()}
    assert DEFAULT_MODEL in names(told["model"])
    for name in ("max_tokens", "history_tokens"):
        found = re.search(r": ([\d,]+)", told[name])
        assert found, told[name]
        assert int(found[1].replace(",", "")) == options(agent)[name]


@pytest.mark.parametrize("agent", AGENTS)
@pytest.mark.parametrize("name", ["max_tokens", "history_tokens", "stop_when_stuck", "temperature"])
def test_values_end_where_the_table_says(agent: Callable[..., Any], name: str) -> None:
    (values,) = (row[1] for row in rows() if names(row[0]) == [name])
    least, most = (int(number.replace(",", "")) for number in values.split(" to "))
    for value in (least, most):
        agent(api_key="x", **{name: value}).close()
    for value in (least - 1, most + 1):
        with pytest.raises(AgentLoadError, match=f"{name}={value}: give a"):
            agent(api_key="x", **{name: value})
