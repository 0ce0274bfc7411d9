"""What an agent may ask of the harness while it is at work: pictures, steps, to be told of."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import assert_never

from pytest_androidbench.agents.agent import PhoneAccess
from pytest_androidbench.agents.hosting import messages as say
from pytest_androidbench.agents.hosting.wire import Wire, WireError
from pytest_androidbench.errors import ActionError, AgentError, DeviceError, LimitReached
from pytest_androidbench.interface.actions import Action, action_to_plain
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.records.calls import ModelCall


class Wishes:
    """Asks the harness, for whichever thread of the agent wants something."""

    def __init__(
        self, wire: Wire[say.ToHost], calls: Callable[[], tuple[ModelCall, ...]] = tuple
    ) -> None:
        self._wire = wire
        self.calls = calls
        """What the agent has asked its model since this was last asked."""
        self._lock = threading.RLock()
        self._process = os.getpid()
        self._open = False

    @contextmanager
    def open(self) -> Iterator[None]:
        """The agent is at work, and may ask."""
        self._open = True
        try:
            yield
        finally:
            # A thread of the agent that asks just now gets its answer first.
            with self._lock:
                self._open = False

    def grant(self, wish: say.Wish) -> say.Granted:
        """Have a wish granted.

        Raises:
            LimitReached, DeviceError, ActionError: it is not, for such a reason.
            AgentError: nobody asked the agent for anything, or this is another process.
        """
        if os.getpid() != self._process:
            raise AgentError("only the agent's own process can ask the harness for something")
        with self._lock:
            if not self._open:
                raise AgentError("the agent asks for something while it is not its turn")
            self._wire.send(wish)
            answer = self._wire.receive()
        if isinstance(answer, say.Granted):
            return answer
        if isinstance(answer, say.Refused):
            raise _raised(answer)
        raise WireError("the harness has closed the connection")


class HostedTurn:
    """A turn as the agent's process sees it."""

    def __init__(self, screen: say.Screen, wishes: Wishes) -> None:
        self._wishes = wishes
        self._seen = shown(screen, wishes)
        self._over = False

    @property
    def observation(self) -> Observation:
        """What the device shows now."""
        return self._seen

    @property
    def over(self) -> bool:
        """Whether no action can follow."""
        return self._over

    def step(self, action: Action) -> Observation:
        """Count, carry out and record an action; what the device shows then."""
        granted = self._wishes.grant(say.Step(action=_checked(action), calls=self._wishes.calls()))
        self._over = granted.over
        if granted.screen is not None:
            self._seen = shown(granted.screen, self._wishes)
        return self._seen


def shown(screen: say.Screen, wishes: Wishes) -> Observation:
    """The observation that a screen is; its picture is fetched when it is read."""
    taken: list[bytes] = []

    def take() -> bytes:
        if not taken:
            taken.append(wishes.grant(say.Picture(number=screen.number)).picture)
        return taken[0]

    return Observation(
        nodes=screen.nodes,
        package=screen.package,
        activity=screen.activity,
        width=screen.width,
        height=screen.height,
        keyboard=screen.keyboard,
        error=screen.error,
        xml=screen.xml,
        take_screenshot=take,
    )


def phone_for(question: say.Run, wishes: Wishes) -> PhoneAccess:
    """The access to the device that an agent gets."""

    def tell(action: Action) -> None:
        wishes.grant(say.Tell(action=_checked(action), calls=wishes.calls()))

    return PhoneAccess(
        serial=question.serial,
        adb_host=question.adb_host,
        adb_port=question.adb_port,
        tell=tell,
    )


def _checked(action: object) -> dict[str, object]:
    if not isinstance(action, Action):
        raise ActionError(f"{action!r:.200} is no action")
    return action_to_plain(action)


def _raised(refused: say.Refused) -> Exception:
    match refused.error:
        case "limit":
            return LimitReached(refused.limit, refused.allowed)
        case "device":
            return DeviceError(refused.text)
        case "action":
            return ActionError(refused.text)
        case "agent":
            return AgentError(refused.text)
        case _:
            assert_never(refused.error)
