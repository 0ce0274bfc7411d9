"""What is told of AndroidArena's agents is so: options, defaults, bounds, faults and markers."""

from __future__ import annotations

import inspect
import re
from dataclasses import fields
from typing import Any

import pytest

from pytest_androidbench.agents.androidarena.agent import ArenaAgent, react_agent
from pytest_androidbench.agents.androidarena.options import TEMPERATURE, ArenaOptions
from pytest_androidbench.agents.androidarena.prompts import MARKERS
from pytest_androidbench.agents.naming import NAMED
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.models.opening import DEFAULT_MODEL
from tests.docs.tables import names, table

PAGE = "docs/agents-arena.md"
BOUNDED = ("max_tokens", "history_tokens", "prompt_tokens", "step_limit", "repeat_limit")


def rows() -> list[tuple[str, ...]]:
    return table(PAGE, "option", "values", "meaning")


def defaults() -> dict[str, object]:
    given = inspect.signature(ArenaAgent).parameters.values()
    own = {each.name: each.default for each in given if each.kind is each.KEYWORD_ONLY}
    return {**own, **{each.name: each.default for each in fields(ArenaOptions)}}


def test_the_table_has_all_options() -> None:
    told = {names(row[0])[0] for row in rows()}
    assert told == {*defaults(), "stop_when_stuck", "strict_upstream"}


def test_the_defaults_that_are_told_are_those() -> None:
    told = {names(row[0])[0]: row[2] for row in rows()}
    assert DEFAULT_MODEL in names(told["model"])
    assert f"which is {TEMPERATURE}," in told["temperature"]
    for name in ("max_tokens", "history_tokens", "prompt_tokens"):
        found = re.search(r": ([\d,]+)", told[name])
        assert found, told[name]
        assert int(found[1].replace(",", "")) == defaults()[name]
    assert defaults()["step_limit"] == defaults()["repeat_limit"] == 0


@pytest.mark.parametrize("name", BOUNDED)
def test_values_end_where_the_table_says(name: str) -> None:
    (values,) = (row[1] for row in rows() if names(row[0]) == [name])
    least, most = (int(number.replace(",", "")) for number in values.split(" to "))
    for value in (least, most):
        given: dict[str, Any] = {name: value}
        react_agent(api_key="x", **given).close()
    for value in (least - 1, most + 1):
        given = {name: value}
        with pytest.raises(AgentLoadError, match=f"{name}={value}: give a"):
            react_agent(api_key="x", **given)


def test_faults_and_agents_are_those_there_are() -> None:
    told = {names(row[0])[0]: names(row[1])[0] for row in table(PAGE, "`fault`", "marker")}
    assert told == dict(MARKERS)
    agents = {names(row[0])[0] for row in table(PAGE, "agent", "what the model writes")}
    assert agents == {name for name in NAMED if name.startswith("androidarena:")}
