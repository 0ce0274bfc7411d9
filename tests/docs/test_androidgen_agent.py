"""What is told of AndroidGen's agent is so: options, defaults, bounds, modules and headings."""

from __future__ import annotations

import inspect
import re
from dataclasses import fields
from typing import Any

import pytest

from pytest_androidbench.agents.androidgen import prompts
from pytest_androidbench.agents.androidgen.agent import AndroidGen
from pytest_androidbench.agents.androidgen.options import (
    LIMITED_SUITES,
    MODULES,
    ROUNDS,
    TEMPERATURE,
    GenOptions,
)
from pytest_androidbench.agents.androidgen.searching import SearchOptions
from pytest_androidbench.agents.androidgen.steps import REPLIES
from pytest_androidbench.agents.parts.function_call import OPERATIONS
from pytest_androidbench.agents.parts.prompted_agent import PromptedAgent
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.experiences.guards import GUARDS
from pytest_androidbench.models.opening import DEFAULT_MODEL
from tests.docs.tables import names, table

PAGE = "docs/androidgen.md"
BOUNDED = ("max_tokens", "history_tokens", "plan_tries")


def told() -> dict[str, tuple[str, str]]:
    """Values and meaning of each option."""
    return {names(row[0])[0]: (row[1], row[2]) for row in table(PAGE, "option", "values")}


def defaults() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for agent in (PromptedAgent, AndroidGen):
        given = inspect.signature(agent).parameters.values()
        found |= {each.name: each.default for each in given if each.kind is each.KEYWORD_ONLY}
    own = (*fields(GenOptions), *fields(SearchOptions))
    return {**found, **{each.name: each.default for each in own}}


def test_the_table_has_all_options() -> None:
    assert told().keys() == defaults().keys()


def test_the_defaults_that_are_told_are_those() -> None:
    assert DEFAULT_MODEL in names(told()["model"][1])
    assert f"which is {TEMPERATURE}," in told()["temperature"][1]
    for name in BOUNDED:
        found = re.search(r": ([\d,]+)", told()[name][1])
        assert found, told()[name]
        assert int(found[1].replace(",", "")) == defaults()[name]
    for name in ("modules", "mode", "autocheck", "encoder"):
        assert names(told()[name][1])[-1] == defaults()[name]
    assert told()["guard"][0] == ", ".join(f"`{each}`" for each in GUARDS)
    assert (defaults()["guard"], defaults()["experiences"]) == ("cell", "")
    for name in ("same_app", "different_text"):
        assert told()[name][1].endswith("`false`")
        assert defaults()[name] is False
    limit = told()["round_limit"][1]
    assert f"is {ROUNDS} in" in limit
    assert names(limit)[-2:] == list(LIMITED_SUITES)
    assert (defaults()["round_limit"], defaults()["rules"]) == ("suite", None)
    assert REPLIES == 3
    assert "written again, three times at the most" in told()["autocheck"][1]


@pytest.mark.parametrize("name", BOUNDED)
def test_values_end_where_the_table_says(name: str) -> None:
    least, most = (int(number.replace(",", "")) for number in told()[name][0].split(" to "))
    for value in (least, most):
        given: dict[str, Any] = {name: value}
        AndroidGen(api_key="x", **given).close()
    for value in (least - 1, most + 1):
        given = {name: value}
        with pytest.raises(AgentLoadError, match=f"{name}={value}: give a"):
            AndroidGen(api_key="x", **given)


def test_modules_operations_and_headings_are_those_there_are() -> None:
    modules = [names(row[0])[0] for row in table(PAGE, "module", "what it does")]
    assert modules == list(MODULES)
    told_of = {each for row in table(PAGE, "operation") for each in names(row[0])}
    assert told_of == {"open_app", "quote", *OPERATIONS} - {"Press Enter", "Navigate Back", "Wait"}
    headings = [names(row[0])[0] for row in table(PAGE, "heading")]
    assert headings == [
        prompts.STATE, prompts.PLAN, prompts.QUOTES, prompts.ERROR, prompts.HINT,
    ]  # fmt: skip
