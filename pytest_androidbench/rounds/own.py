"""The rounds of AndroidGen's own agent, from the calls of its model that were recorded.

A round is a call with the purpose `act` and the steps that came of it; its plan is the one that was
read last of a call with the purpose `plan`. What was wrong with a call is worked out anew from the
screens, as `agents.androidgen.checks` says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from itertools import zip_longest
from typing import Any

from pytest_androidbench.agents.androidgen.apps import app_called
from pytest_androidbench.agents.androidgen.checks import Rules, autocheck
from pytest_androidbench.agents.androidgen.options import GenOptions
from pytest_androidbench.agents.androidgen.plan import read_plan
from pytest_androidbench.agents.androidgen.reflecting import PURPOSE as PLAN
from pytest_androidbench.agents.androidgen.screens import positions_of
from pytest_androidbench.agents.androidgen.steps import PURPOSE as ACT
from pytest_androidbench.agents.parts.faults import Unusable
from pytest_androidbench.agents.parts.function_call import FunctionCall, read_function_call
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.records.calls import ModelCall
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.rounds.converting import RoundsOfSteps, ScreenBefore
from pytest_androidbench.rounds.parsed import called, failed
from pytest_androidbench.rounds.told_screens import ToldScreen
from pytest_androidbench.rounds.trajectory import Round


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnWays:
    """How the agent of a run went about it, as far as rounds depend on it."""

    rules: Rules = "paper"
    upstream: bool = False
    by_position: bool = False
    """Whether ids name whatever stands at their place, shown or not."""
    tells_errors: bool = True
    """Whether a round is told what was wrong with the one before."""


def ways_of(options: Mapping[str, Any]) -> OwnWays:
    """By a run's options of its agent; the usual ones where they are none of this agent's."""
    own = {each.name for each in fields(GenOptions)} & options.keys()
    try:
        gen = GenOptions(**{name: options[name] for name in own})
    except (AgentLoadError, TypeError):
        gen = GenOptions()
    upstream, checks = options.get("strict_upstream") is True, gen.has("autocheck")
    return OwnWays(
        rules=gen.rules or ("code" if upstream else "paper"),
        upstream=upstream,
        by_position=upstream or not checks,
        tells_errors=checks and gen.autocheck != "silent",
    )


def own_rounds(
    steps: Sequence[StepRecord], calls: Sequence[ModelCall], before: ScreenBefore, ways: OwnWays
) -> RoundsOfSteps:
    """The rounds of an episode; one whose reply was not kept whole is dropped.

    Args:
        steps: of the episode.
        calls: of its model.
        before: gives the screens.
        ways: of the agent.
    """
    replies, plans = _replies(calls), _plans(calls)
    turns = _turns(steps, replies)
    found = [
        _round(turn, following[0] if following else None, replies, before, ways)
        for turn, following in zip_longest(turns, turns[1:])
    ]
    told = [
        replace(one, plan=_plan_at(plans, turn[0].index))
        for one, turn in zip(found, turns, strict=True)
        if one is not None
    ]
    return RoundsOfSteps(rounds=tuple(told), dropped=len(found) - len(told))


def _replies(calls: Sequence[ModelCall]) -> Mapping[int, str]:
    """By the step that came of it; of several the last one counted."""
    return {call.step: call.answer for call in calls if call.purpose == ACT and call.answer}


def _plans(calls: Sequence[ModelCall]) -> Sequence[tuple[int, str]]:
    """What could be read of plans, with the step that each came before, in their order."""
    plans = ((call.step, read_plan(call.answer)) for call in calls if call.purpose == PLAN)
    return [(step, plan.told) for step, plan in plans if plan.items]


def _plan_at(plans: Sequence[tuple[int, str]], index: int) -> str:
    return next((plan for step, plan in reversed(plans) if step <= index), "")


def _turns(
    steps: Sequence[StepRecord], replies: Mapping[int, str]
) -> Sequence[Sequence[StepRecord]]:
    """The steps that came of each reply: an answer and the end are two."""
    turns: list[list[StepRecord]] = []
    for step in steps:
        if step.index in replies:
            turns.append([step])
        elif turns:
            turns[-1].append(step)
    return turns


def _round(
    turn: Sequence[StepRecord],
    following: StepRecord | None,
    replies: Mapping[int, str],
    before: ScreenBefore,
    ways: OwnWays,
) -> Round | None:
    step, response = turn[0], replies[turn[0].index]
    screen = before(step)
    made = partial(
        Round,
        app=app_called(step.package),
        state=screen.listed.text if screen else "",
        response=response,
        step=turn[-1].index,
    )
    if step.action.get("action") == "NoAction":
        fault = str(step.action.get("note", ""))
        return made(call=failed(fault), error=fault if ways.tells_errors else "")
    try:
        call = read_function_call(response, first=ways.upstream)
    except Unusable:
        return None
    error = _error(call, screen, turn[-1], before, following, ways) if ways.tells_errors else ""
    return made(call=called(call), error=error)


def _error(
    call: FunctionCall,
    screen: ToldScreen | None,
    last: StepRecord,
    before: ScreenBefore,
    following: StepRecord | None,
    ways: OwnWays,
) -> str:
    """What was wrong with a call that was made; without its screen what the device said."""
    if screen is None:
        return last.error
    seen = screen.recorded.observation
    after = before(following) if following else None
    now = None
    if after is not None and following is not None:
        now = replace(after.recorded.observation, package=following.package, error=last.error)
    elif last.error:
        now = replace(seen, error=last.error)
    shown = positions_of(seen) if ways.by_position else screen.listed.shown
    return autocheck(call, shown, now, ways.rules)
