"""Agents in a process of their own, as the loop that plays them sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pytest_androidbench.agents.agent import AnyAgent, Ending, PhoneAccess, Turn, as_ending
from pytest_androidbench.agents.hosting import messages as say
from pytest_androidbench.agents.hosting.host import AgentRaised, Beside, Host
from pytest_androidbench.errors import (
    ActionError,
    AgentError,
    CapReached,
    DeviceError,
    LimitReached,
)
from pytest_androidbench.interface.actions import Action, action_from_plain
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.interface.trials import TriedStep
from pytest_androidbench.records.calls import ModelCall
from pytest_androidbench.records.record import Usage
from pytest_androidbench.texts import bounded, clean, said_by

__tracebackhide__: Final = True
"""pytest leaves the frames of this module out of what it shows."""

Seconds = Callable[[], float]
"""How long a call may take that begins now."""
Grant = Callable[[say.Wish], say.Granted]
"""Grants what the agent wants, or raises why not."""


class Line:
    """One agent's line to its process: asks, and keeps what the agent says it has used."""

    def __init__(self, host: Host, seconds: Seconds) -> None:
        self.usage: Usage | None = None
        self.calls: list[ModelCall] = []
        """All that it has told of."""
        self.seconds = seconds
        """How long a call may take; what it says changes with what is left of an episode."""
        self._host = host

    def ask(
        self,
        what: str,
        question: say.Question,
        grant: Grant | None = None,
        beside: Beside | None = None,
    ) -> Any:
        """The value a question is answered with.

        Args:
            what: for messages, as `act()`.
            question: goes to the agent.
            grant: grants what the agent wants in turn.
            beside: looked after meanwhile.

        Raises:
            AgentError: the agent raised something, or its process is gone.
            LimitReached, DeviceError, ActionError: what it wanted was refused, and it let
                that through.
        """
        refusing = _Refusing(grant) if grant else None
        try:
            answer = self._host.ask(what, question, self.seconds(), refusing, beside)
        except AgentRaised as raised:
            self.calls += raised.calls
            refused = refusing.last if refusing else None
            if refused is not None and raised.told.is_a(type(refused)):
                raise refused from None
            if spent := _spent(raised):
                raise spent from None
            # pytest shows notes below the sentence: where it came from is what people look for.
            raised.add_note(bounded(raised.told.report))
            raise raised.with_traceback(None) from None
        except AgentError as error:
            # How we wait for the agent explains nothing to who looks for a mistake in it.
            raise error.with_traceback(None) from None
        self.usage = answer.usage or self.usage
        self.calls += answer.calls
        return answer.value

    def reflect(self, trajectory: tuple[TriedStep, ...], outcome: str) -> Any:
        """What the agent makes of its failure.

        Raises:
            AgentError: its process is gone, or does not come back.
        """
        if not self._host.alive:
            raise AgentError("its process is gone")
        return self.ask("reflect()", say.Reflect(trajectory=trajectory, outcome=outcome))

    def close(self) -> None:
        """Let the agent go; nothing is left to do for one whose process is gone."""
        if self._host.alive:
            self.ask("close()", say.Close())


class _Hosted:
    """What agents of every kind have: a line to their process, and numbers for their screens."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._number = 0

    @property
    def usage(self) -> Usage | None:
        """What it has used."""
        return self._line.usage

    @property
    def model_calls(self) -> list[ModelCall]:
        """What it has told of calls of its model."""
        return self._line.calls

    def remember(self, reflections: tuple[str, ...]) -> None:
        """Give it what was written about the trials before."""
        self._line.ask("remember()", say.Remember(reflections=reflections))

    def reflect(self, trajectory: tuple[TriedStep, ...], outcome: str) -> Any:
        """What it makes of its failure; whoever asks sees to it that this is a text."""
        return self._line.reflect(trajectory, outcome)

    def close(self) -> None:
        """Let it go."""
        self._line.close()

    def _screen(self, seen: Observation) -> say.Screen:
        self._number += 1
        return say.screen_of(seen, self._number)


class HostedAgent(_Hosted):
    """A stepwise agent."""

    def start(self, goal: Goal) -> None:
        """Tell it the goal of a turn."""
        self._line.ask("start()", say.Start(goal=goal))

    def act(self, observation: Observation) -> Action:
        """Its next action; the picture is fetched if it looks at it."""
        screen = self._screen(observation)
        picture = _pictures(lambda: observation, lambda: self._number)
        return action_from_plain(self._line.ask("act()", say.Act(screen=screen), picture))


class HostedDeviceAgent(_Hosted):
    """An agent that drives the device by itself."""

    beside: Beside | None = None
    """What is looked after while it does."""

    def run(self, goal: Goal, phone: PhoneAccess) -> Ending:
        """Let it reach the goal."""

        def grant(wish: say.Wish) -> say.Granted:
            if not isinstance(wish, say.Tell):
                raise ActionError("an agent that drives the device can only tell what it did")
            self._line.calls += wish.calls
            phone.tell(action_from_plain(wish.action))
            return say.Granted()

        question = say.Run(
            goal=goal, serial=phone.serial, adb_host=phone.adb_host, adb_port=phone.adb_port
        )
        ending = self._line.ask("run()", question, grant, self.beside)
        return None if ending is None else as_ending(action_from_plain(ending))


class HostedTurnAgent(_Hosted):
    """An agent that plays a whole turn from its own code."""

    def take_turn(self, goal: Goal, turn: Turn) -> None:
        """Let it play."""
        pictures = _pictures(lambda: turn.observation, lambda: self._number)

        def grant(wish: say.Wish) -> say.Granted:
            if not isinstance(wish, say.Step):
                return pictures(wish)
            self._line.calls += wish.calls
            seen = turn.step(action_from_plain(wish.action))
            return say.Granted(screen=self._screen(seen), over=turn.over)

        self._line.ask("turn", say.Play(goal=goal, screen=self._screen(turn.observation)), grant)


_KINDS: Final[dict[say.Kind, Callable[[Line], AnyAgent]]] = {
    "steps": HostedAgent,
    "device": HostedDeviceAgent,
    "turn": HostedTurnAgent,
}


def build(line: Line) -> AnyAgent:
    """A new agent at the other end of a line.

    Raises:
        AgentError: it cannot be built.
    """
    return _KINDS[line.ask("construction", say.Build())](line)


def _spent(raised: AgentRaised) -> LimitReached | CapReached | None:
    """What the agent's model found used up, of which it made no fault of its own."""
    if raised.limit:
        return LimitReached(raised.limit, raised.allowed)
    return CapReached(bounded(raised.told.text)) if raised.told.is_a(CapReached) else None


class _Refusing:
    """Grants wishes, and tells the agent why one is not granted."""

    def __init__(self, grant: Grant) -> None:
        self._grant = grant
        self.last: LimitReached | DeviceError | ActionError | None = None

    def __call__(self, wish: say.Wish) -> say.Granted | say.Refused:
        try:
            return self._grant(wish)
        except LimitReached as error:
            self.last = error
            return say.Refused(
                error="limit", text=clean(said_by(error)), limit=error.limit, allowed=error.allowed
            )
        except DeviceError as error:
            self.last = error
            return say.Refused(error="device", text=clean(said_by(error)))
        except ActionError as error:
            self.last = error
            return say.Refused(error="action", text=clean(said_by(error)))


def _pictures(shown: Callable[[], Observation], number: Callable[[], int]) -> Grant:
    """Gives the picture of what is shown now, and of nothing else."""

    def grant(wish: say.Wish) -> say.Granted:
        if not isinstance(wish, say.Picture):
            raise ActionError("a stepwise agent returns its actions from act()")
        if wish.number != number():
            raise DeviceError("the screen has changed since: its picture can no longer be taken")
        return say.Granted(picture=shown().screenshot)

    return grant
