"""Has an agent that failed a trial write what the one of the next trial is to know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.agents.extras import reflection_of
from pytest_androidbench.errors import AgentError, CapReached, DeviceError, LimitReached
from pytest_androidbench.interface.actions import action_to_plain
from pytest_androidbench.interface.trials import TriedStep
from pytest_androidbench.texts import bounded, clean, said_by

if TYPE_CHECKING:
    from pytest_androidbench.episodes.stage import Stage, Step

MAX_FAULT: Final = 2_000
"""Characters of why there is no reflection."""
NOTHING: Final = "it wrote nothing"
"""Of an agent that has no `reflect`, or that gave no text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reflected:
    """What an agent wrote about a trial that it failed."""

    text: str = ""
    """"" = nothing, or it was not asked."""
    fault: str = ""
    """Why there is none, of one that was to be asked."""


def reflect(stage: Stage, outcome: str) -> Reflected:
    """Ask an episode's agent what it makes of its failure, and count what that costs.

    Whatever it does, the trial has come to what it came to: nothing is raised for it.

    Args:
        stage: of the episode, whose body is over.
        outcome: what it came to, in a word; no check is told of.
    """
    if stage.agent is None:
        return Reflected(fault="there is no agent that could be asked")
    agent, culprit = stage.agent, stage.culprit
    thought = stage.stopwatch.spent("agent")
    try:
        with stage.agent_acts("reflect()"):
            text = reflection_of(agent, tuple(tried(stage.steps)), outcome)
        stage.usage()
    except (AgentError, DeviceError, LimitReached, CapReached) as error:
        return Reflected(fault=bounded(clean(said_by(error)), MAX_FAULT) or type(error).__name__)
    finally:
        stage.keep_calls()
        # It has a time of its own: that of the agent lies within the turns.
        stage.stopwatch.add("agent", thought - stage.stopwatch.spent("agent"))
        stage.culprit = culprit
    return Reflected(text=text) if text else Reflected(fault=NOTHING)


def tried(steps: Iterable[Step]) -> Iterator[TriedStep]:
    """Steps as their agent is told of them once they are over."""
    for step in steps:
        action = action_to_plain(step.action)
        action.pop("note", "")
        yield TriedStep(
            action=action,
            note=bounded(clean(step.note)),
            error=bounded(clean(step.error)),
            package=step.observation.package,
            activity=step.observation.activity,
        )
