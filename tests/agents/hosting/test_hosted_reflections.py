"""What an agent in a process of its own makes of its failure comes over, or why it does not."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from pytest_androidbench.agents.extras import MAX_REFLECTION, reflection_of, remind
from pytest_androidbench.agents.hosting.host import AgentDied, AgentRaised, AgentStuck
from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.trials import TriedStep
from tests.agents.hosting.hosted import Hosted, hosted

STEPS = (
    TriedStep(action={"action": "Tap", "at": [1, 2]}, note="the lamp", package="org.desk"),
    TriedStep(action={"action": "Done"}, error="no", package="org.lamp", activity=".Off"),
)
HERE = "tests.agents.misbehaving.reflecting"


@contextmanager
def failed(name: str, *, seconds: float = 20) -> Iterator[Hosted]:
    with hosted(f"{HERE}:{name}", seconds=seconds) as one:
        yield one


def asked(one: Hosted) -> str:
    return reflection_of(one.agent, STEPS, "failed")


def test_it_comes_over_with_what_it_was_told() -> None:
    with hosted("tests.agents.hosting.speaking:Reflects") as one:
        remind(one.agent, ("look up", "look down"))
        told = asked(one)
        assert told == "failed by Tap in org.desk, Done in org.lamp after look up; look down"
        agent: Any = one.agent
        assert agent.usage.tokens == 3


def test_an_agent_that_has_no_word_for_it_writes_nothing() -> None:
    with hosted("tests.agents.misbehaving.ending:Exits") as one:
        assert asked(one) == ""
        remind(one.agent, ("look up",))
        assert one.host.alive


def test_one_that_hangs_is_ended_in_time() -> None:
    with failed("HangsOver", seconds=1) as one:
        began = time.monotonic()
        with pytest.raises(AgentStuck, match=r"reflect\(\) took longer than 1.0 s"):
            asked(one)
        assert time.monotonic() - began < 10
        assert not one.host.alive
        with pytest.raises(AgentError, match="its process is gone"):
            asked(one)


def test_one_that_dies_is_told() -> None:
    with (
        failed("DiesOver") as one,
        pytest.raises(AgentDied, match=r"ended in reflect\(\): exit status 7"),
    ):
        asked(one)


def test_one_that_raises_is_told_and_lives_on() -> None:
    with failed("RaisesOver") as one:
        with pytest.raises(AgentRaised, match="ValueError: too much: failed"):
            asked(one)
        assert one.host.alive
        assert one.left() == []


def test_what_is_no_text_is_refused() -> None:
    with (
        failed("CountsOver") as one,
        pytest.raises(AgentError, match=r"reflect\(\) must return a text, got 2"),
    ):
        asked(one)


def test_a_long_text_is_bounded_and_clean() -> None:
    with failed("TalksOver") as one:
        told = asked(one)
        assert told.startswith("\\ud83dtalk talk ")
        assert len(told) < MAX_REFLECTION + 200
        told.encode()
