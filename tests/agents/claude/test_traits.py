"""What a model takes is told from its name, and options that it does not take are refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest
from anthropic.types import Model as ModelName

from fixtures.model_server import KEY
from pytest_androidbench.agents.claude.agent import ClaudeAgent
from pytest_androidbench.agents.claude.traits import TOOLSET, ModelTraits, traits_of
from pytest_androidbench.errors import AgentLoadError

OLD_BETA, BETA = "computer-use-2025-01-24", "computer-use-2025-11-24"
NEWEST = ModelTraits(computer=TOOLSET, edge=2576, picture_tokens=4784, adapts=True)
UNBOUND = replace(NEWEST, binds=False)
TRAITS = {
    "claude-sonnet-5-5": NEWEST,
    "claude-opus-5-5": NEWEST,
    "claude-haiku-5-5": NEWEST,
    "claude-fable-5-1": NEWEST,
    "claude-fable-6": NEWEST,
    "claude-opus-5": UNBOUND,
    "claude-sonnet-5": UNBOUND,
    "claude-opus-4-8": UNBOUND,
    "claude-opus-4-7": replace(UNBOUND, computer="computer_20251124", beta=BETA),
    "claude-sonnet-4-6": ModelTraits(
        computer="computer_20251124", beta=BETA, adapts=True, binds=False
    ),
    "claude-opus-4-5-20251101": ModelTraits(
        computer="computer_20251124", beta=BETA, budgets=True, binds=False
    ),
    "claude-haiku-4-5-20251001": ModelTraits(
        computer="computer_20250124", beta=OLD_BETA, budgets=True, effort=False, binds=False
    ),
    "claude-sonnet-4-20250514": ModelTraits(
        computer="computer_20250124", beta=OLD_BETA, budgets=True, effort=False, binds=False
    ),
    "gateway/claude-opus-5-5": NEWEST,
    "openai:small": ModelTraits(),
    "claude-mythos-preview": ModelTraits(),
}


@pytest.mark.parametrize("name", TRAITS)
def test_a_name_tells_what_its_model_takes(name: str) -> None:
    assert traits_of(name) == TRAITS[name]


def test_each_model_that_the_sdk_names_is_told_by_its_version() -> None:
    literal, _ = get_args(ModelName)
    unknown = {name for name in get_args(literal) if traits_of(name) == ModelTraits()}
    assert unknown == {"claude-mythos-preview"}


def refusal(**options: Any) -> str:
    with pytest.raises(AgentLoadError) as raised:
        ClaudeAgent(api_key=KEY, **options)
    return str(raised.value)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"see": "all"}, "see='all': give one of both, screen, elements"),
        ({"tools": 3}, "tools=3: give one of auto, actions, computer"),
        ({"effort": "much"}, "effort='much': give one of low, medium, high, xhigh, max"),
        ({"max_tokens": 10}, "max_tokens=10: give a whole number from 256 to 128000"),
        ({"max_tokens": "9000"}, "max_tokens='9000': give a whole number from 256 to"),
        ({"max_pictures": True}, "max_pictures=True: give a whole number from 1 to 100"),
        ({"keep_pictures": 21}, "keep_pictures=21: give a whole number from 1 to 20"),
        ({"history_tokens": 1e5}, "history_tokens=100000.0: give a whole number from 10000 to"),
        (
            {"picture_edge": 2000, "model": "claude-haiku-4-5"},
            "picture_edge=2000: give a whole number from 200 to 1568 (with model claude-haiku-4-5)",
        ),
        (
            {"picture_tokens": 5000},
            "picture_tokens=5000: give a whole number from 64 to 4784 (with model claude-",
        ),
        (
            {"picture_edge": 2400, "max_pictures": 30},
            "picture_edge=2400: the service takes at most 20 pictures of more than 2000 pixels;",
        ),
        (
            {"tools": "computer", "see": "elements"},
            "tools=computer needs pictures: give see=screen or see=both",
        ),
        (
            {"tools": "computer", "model": "openai:small"},
            "tools=computer: no computer tool is known for openai:small; give actions",
        ),
        (
            {"thinking_tokens": 2000},
            "thinking_tokens=2000: claude-sonnet-5-5 takes no budget; give effort, one of low,",
        ),
        (
            {"thinking_tokens": 8192, "model": "claude-haiku-4-5"},
            "thinking_tokens=8192: give a whole number from 1024 to 8191",
        ),
        (
            {"effort": "low", "model": "claude-haiku-4-5"},
            "effort=low: claude-haiku-4-5 takes none; give thinking_tokens",
        ),
        ({"sea": "both"}, "the client of the model cannot be made:"),
    ],
)
def test_an_option_that_is_none_says_what_is(options: dict[str, Any], sentence: str) -> None:
    assert refusal(**options).startswith(sentence)
