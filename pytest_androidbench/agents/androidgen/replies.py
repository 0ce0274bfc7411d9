"""From what a model wrote in a round to a call, and to the actions that it stands for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pytest_androidbench.agents.androidgen.checks import Rules, checked_actions
from pytest_androidbench.agents.androidgen.screens import GenScreen
from pytest_androidbench.agents.parts.faults import Unusable
from pytest_androidbench.agents.parts.function_call import (
    FunctionCall,
    fenced_blocks,
    read_function_call,
)
from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.actions import Action


@dataclass(frozen=True, slots=True, kw_only=True)
class CallReading:
    """How replies are read."""

    rules: Rules = "paper"
    quotes: bool = True
    """Whether there is a function to quote."""
    upstream: bool = False
    """Whether of several blocks the first one counts, and a reply without any ends the run."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenRound:
    """What came of a reply."""

    reply: str
    screen: GenScreen
    """That it was made for."""
    call: FunctionCall | None = None
    """None = it could not be read."""
    actions: Sequence[Action] = ()
    """What is to be done for it, one after the other."""
    fault: Unusable | None = None
    """Why nothing is."""

    @property
    def quoted(self) -> str:
        """What it keeps in mind."""
        if self.fault is not None or self.call is None or self.call.function != "quote":
            return ""
        return str(self.call.arguments["content"])


def taken_round(reply: str, screen: GenScreen, reading: CallReading, cut: str = "") -> TakenRound:
    """Read a reply.

    Args:
        reply: the model's words.
        screen: that they were written for.
        reading: how.
        cut: what is to be said of a reply that was cut off; "" = it was not.

    Raises:
        AgentError: with `upstream`, where the published loop breaks down.
    """
    if reading.upstream and not fenced_blocks(reply):
        raise AgentError("the published agent breaks down here: the answer has no fenced block")
    call = None
    try:
        call = _call_of(reply, reading)
        actions = checked_actions(call, screen.shown, reading.rules)
    except Unusable as fault:
        told = Unusable(f"{fault}{cut}", fault=fault.fault)
        return TakenRound(reply=reply, screen=screen, call=call, fault=told)
    return TakenRound(reply=reply, screen=screen, call=call, actions=actions)


def _call_of(reply: str, reading: CallReading) -> FunctionCall:
    call = read_function_call(reply, first=reading.upstream)
    if call.function == "quote" and not reading.quotes:
        raise Unusable("'quote' cannot be called; do, open_app, exit can", fault="action")
    return call
