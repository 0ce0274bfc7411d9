"""AndroidGen's agent let loose on the desk of AndroidArena's tests, and what its model was told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from fixtures.model_server import Says
from pytest_androidbench.agents.androidgen.examples import FindsExamples
from pytest_androidbench.agents.androidgen.options import GenOptions
from pytest_androidbench.agents.androidgen.steps import GenSteps
from pytest_androidbench.agents.parts.asking import Asking
from pytest_androidbench.agents.parts.prompted import PromptedOptions
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.observation import Observation
from tests.agents.androidarena.desk import GOAL, Answering, Answers, Sent, row, shown

WITHOUT_PLAN: Final = "expsearch,autocheck,quote"
_PROMPTED: Final = ("history_tokens", "stop_when_stuck")


def steps_of(
    answers: Answers,
    *,
    upstream: bool = False,
    finder: FindsExamples | None = None,
    calls: list[dict[str, Any]] | None = None,
    **options: Any,
) -> tuple[GenSteps, Answering]:
    """A way of the agent's whose model answers by a function; no plans unless they are wanted."""
    model = Answering(answers)
    prompted = {name: options.pop(name) for name in _PROMPTED if name in options}
    given = PromptedOptions(strict_upstream=upstream, **prompted)
    gen = GenOptions(**{"modules": WITHOUT_PLAN, **options})
    asking = Asking(model=model, max_tokens=2_000)
    return GenSteps(asking, given, gen, finder=finder, calls=calls), model


def called(*codes: str) -> list[Says | str]:
    """Replies with these calls."""
    return [reply(code, number) for number, code in enumerate(codes)]


def reply(code: str, number: int = 0) -> str:
    """A whole reply."""
    return f"## Round {number}\n* Analysis: next.\n* Operation:\n\n```\n{code}\n```"


def acted(way: GenSteps, *screens: Observation) -> Sequence[Action]:
    """What the agent does on screens, one after the other."""
    way.begin(GOAL)
    return [way.next(screen) for screen in screens]


def told(body: Sent) -> str:
    """What was said last."""
    return str(body["messages"][-1]["content"])


def said(body: Sent) -> Sequence[str]:
    """All messages of a request, each behind its role."""
    return [f"{each['role']}: {each['content']}" for each in body["messages"]]


def error_in(body: Sent) -> str:
    """What was told to be wrong with the last round; "" = nothing."""
    return told(body).partition("# Last Round Error: ")[2]


def lamp(**more: Any) -> Observation:
    """A page with a switch, a field and a line that lies below the screen."""
    field = row(1, more.pop("typed", "Note"), class_name="android.widget.EditText")
    below = row(2, "Below", bounds=(0, 3000, 1000, 3100))
    take = more.pop("take_screenshot", None)
    return replace(shown(row(0, "Lamp"), field, below, **more), take_screenshot=take)
