"""The agent's side of the wire: does what the harness asks, one thing after the other."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from typing import Any, Final, assert_never

from pytest_androidbench.agents.agent import Agent, AnyAgent, DeviceAgent, TurnAgent, as_ending
from pytest_androidbench.agents.calls import CallBook
from pytest_androidbench.agents.extras import close_agent, reflection_of, remind, usage_of
from pytest_androidbench.agents.hosting import messages as say
from pytest_androidbench.agents.hosting.residue import State, changes, state
from pytest_androidbench.agents.hosting.telling import told
from pytest_androidbench.agents.hosting.wire import Wire
from pytest_androidbench.agents.hosting.wishes import HostedTurn, Wishes, phone_for, shown
from pytest_androidbench.agents.loading import builder_of
from pytest_androidbench.errors import ActionError, AgentError, LimitReached
from pytest_androidbench.interface.actions import Action, action_to_plain
from pytest_androidbench.records.calls import ModelCall

_COUNTED: Final = (say.Remember, say.Start, say.Act, say.Run, say.Play, say.Reflect)
"""Questions that an agent may use something for."""


class Serving:
    """Answers the harness's questions until it closes the connection."""

    def __init__(self, wire: Wire[say.ToHost]) -> None:
        self._wire = wire
        self._wishes = Wishes(wire, self._calls)
        self._process = os.getpid()
        self._build: Callable[[], AnyAgent] | None = None
        self._agent: AnyAgent | None = None
        self._book = CallBook()
        self._before: State | None = None

    def run(self) -> None:
        """Serve to the end."""
        self._wire.send(say.Hello(version=say.VERSION, pid=self._process))
        while (question := self._wire.receive()) is not None:
            if isinstance(question, say.Granted | say.Refused):
                raise AgentError("the harness granted a wish that nobody has")
            with self._wishes.open():
                answer = self._answer(question)
            if os.getpid() != self._process:
                # A child that the agent has forked came back here; one of us is enough.
                os._exit(0)
            self._send(answer)

    def _send(self, answer: say.Answer) -> None:
        try:
            self._wire.send(answer)
        except (TypeError, ValueError, OverflowError, RecursionError) as error:
            # Half a character, a number of a hundred digits: nothing of it was sent yet.
            self._wire.send(say.Raised(error=told(error)))

    def _answer(self, question: say.Question) -> say.Returned | say.Raised:
        try:
            value = self._carry_out(question)
            counts = isinstance(question, _COUNTED)
            counting = counts and getattr(self._agent, "usage", None) is not None
            usage = usage_of(self._agent) if counting else None
            return say.Returned(value=value, usage=usage, calls=self._calls())
        except LimitReached as error:
            calls = self._calls()
            return say.Raised(
                error=told(error), calls=calls, limit=error.limit, allowed=error.allowed
            )
        except BaseException as error:  # noqa: BLE001 - whatever comes out of it is the agent's
            return say.Raised(error=told(error), calls=self._calls())

    def _calls(self) -> tuple[ModelCall, ...]:
        """What the agent has asked its model since this was last asked."""
        try:
            return self._book.news(self._agent)
        except BaseException:  # noqa: BLE001 - it is for people, and fails nothing
            return ()

    def _carry_out(self, question: say.Question) -> Any:
        match question:
            case say.Load():
                return self._load(question)
            case say.Enter():
                return self._enter(question)
            case say.Build():
                return self._make()
            case say.Remember():
                return remind(self._agent, question.reflections)
            case say.Start():
                return self._as(Agent).start(question.goal)
            case say.Act():
                seen = shown(question.screen, self._wishes)
                return _plain(self._as(Agent).act(seen), "act()")
            case say.Run():
                phone = phone_for(question, self._wishes)
                return _ending(self._as(DeviceAgent).run(question.goal, phone))
            case say.Play():
                turn = HostedTurn(question.screen, self._wishes)
                return self._as(TurnAgent).take_turn(question.goal, turn)
            case say.Reflect():
                return reflection_of(self._agent, question.trajectory, question.outcome) or None
            case say.Close():
                agent, self._agent = self._agent, None
                return close_agent(agent)
            case say.Rest():
                return self._rest()
            case _:
                assert_never(question)

    def _load(self, question: say.Load) -> None:
        sys.path[:] = question.path
        os.environ.update(question.variables)
        self._build = builder_of(question.spec, question.options, question.file)

    def _enter(self, question: say.Enter) -> None:
        os.environ.update(question.variables)
        if self._before is not None:
            # The first agent of a process is built before its episode is known.
            self._before.variables.update(question.variables)

    def _make(self) -> say.Kind:
        if self._build is None:
            raise AgentError("the harness asks for an agent that it has not named")
        self._before = state()
        self._book = CallBook()
        self._agent = self._build()
        match self._agent:
            case Agent():
                return "steps"
            case TurnAgent():
                return "turn"
            case DeviceAgent():
                return "device"
            case _:
                assert_never(self._agent)

    def _as(self, protocol: type[Any]) -> Any:
        if not isinstance(self._agent, protocol):
            raise AgentError(f"the harness takes the agent for a {protocol.__name__}")
        return self._agent

    def _rest(self) -> list[str]:
        before, self._before = self._before, None
        if before is None or not any(changes(before, state())):
            return []
        # What hangs in a circle of references is nobody's any more.
        gc.collect()
        return list(changes(before, state()))


def _plain(action: object, call: str) -> dict[str, Any]:
    if not isinstance(action, Action):
        raise ActionError(
            f"the agent's {call} returned {action!r:.200}, which is no action: return one of the "
            "classes of pytest_androidbench.interface.actions, such as Tap(3) or Done()"
        )
    return action_to_plain(action)


def _ending(value: object) -> dict[str, Any] | None:
    ending = as_ending(value)
    return None if ending is None else action_to_plain(ending)
