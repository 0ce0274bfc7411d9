"""What the turns of one episode share, and the bookkeeping of whose fault a fault is."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

from pytest_androidbench.agents.agent import AnyAgent
from pytest_androidbench.agents.calls import CallBook
from pytest_androidbench.agents.extras import usage_of
from pytest_androidbench.agents.hosting.host import AgentRaised
from pytest_androidbench.agents.hosting.telling import told
from pytest_androidbench.devices.vitals import Disturbances
from pytest_androidbench.episodes.budget import Budget
from pytest_androidbench.episodes.guard import Guard, Interrupted
from pytest_androidbench.episodes.phase import Who
from pytest_androidbench.episodes.stopwatch import Stopwatch
from pytest_androidbench.episodes.trajectory import Trajectory
from pytest_androidbench.errors import (
    ActionError,
    AgentError,
    CapReached,
    DeviceError,
    DeviceGone,
    LimitReached,
    RunDirectoryError,
)
from pytest_androidbench.interface.actions import Action, Adb
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.records.record import Usage
from pytest_androidbench.texts import named

if TYPE_CHECKING:
    from pytest_androidbench.devices.device import Device
    from pytest_androidbench.devices.door.door import Door
    from pytest_androidbench.devices.vitals import Death, Vitals

DEVICE_SECONDS: Final = 90.0
"""What one observation or action of a device may take before it counts as hung."""


class Pause(Protocol):
    """Lets a person look at a step."""

    def __call__(self, number: int, action: Action, seen: Observation, *, done: bool) -> float:
        """Return when it may be made, or go on; the seconds that took.

        Args:
            number: of steps before it.
            action: the step.
            seen: what the agent saw.
            done: whether the agent has made it already.
        """


def _no_pause(number: int, action: Action, seen: Observation, *, done: bool) -> float:  # noqa: ARG001 - the protocol's shape
    return 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One action of an episode as a task's checks can look at it."""

    turn: int
    action: Action | Adb
    observation: Observation
    """What the agent saw before it."""
    error: str = ""
    """Why it could not be carried out."""
    note: str = ""
    """What whoever acted says about it."""


def _no_door() -> None:
    return None


@dataclass(slots=True, kw_only=True, weakref_slot=True)
class Stage:
    """Device, agent and books of one episode."""

    device: Device
    build_agent: Callable[[], AnyAgent]
    budget: Budget
    guard: Guard
    trajectory: Trajectory
    stopwatch: Stopwatch
    hosted: bool = False
    """Whether the agent has a process of its own, which looks after itself."""
    pace: float = 0.0
    """Seconds of the device's time that pass after each action, before anybody looks again."""
    pause: Pause = _no_pause
    """Called before each step; the seconds it took, which are nobody's."""
    door: Callable[[], Door | None] = _no_door
    """Gives what agents that drive the device by themselves reach it through; None = nothing."""
    printed: Callable[[], str] = str
    """What the agent's process printed since this was last asked."""
    reflections: tuple[str, ...] = ()
    """What its agent is given of the trials before."""
    agent: AnyAgent | None = None
    steps: list[Step] = field(default_factory=list)
    answer: str | None = None
    used: Usage = field(default_factory=Usage)
    last_picture: str = ""
    """As `Record.last_picture`."""
    seen_aside: bytes = b""
    """What the screen showed after all that the agent did by itself; b"" = nobody has looked."""
    left_alone: int | None = None
    """Requests the device had served when an agent was done that had it to itself."""
    culprit: Who | None = None
    """Whose code the first exception of a turn came from."""
    _book: CallBook = field(default_factory=CallBook)
    _before: Disturbances = field(init=False)

    def __post_init__(self) -> None:
        self._before = self._disturbances()

    @contextmanager
    def agent_acts(self, what: str) -> Iterator[None]:
        """Run code of the agent; what comes out of it is the agent's own."""
        __tracebackhide__ = True
        before = self._others_seconds
        try:
            with self.stopwatch.lap("agent"), self._watched(what):
                yield
        except (CapReached, LimitReached, RunDirectoryError, KeyboardInterrupt):
            raise
        except (AgentError, DeviceError, Interrupted) as error:
            self.blame("agent", error)
            raise
        except BaseException as error:  # noqa: BLE001 - pytest has some that end the run
            self.blame("agent", error)
            # Not as it is: it could skip the test, and its text may be anything. A debugger gets
            # the frames.
            raise AgentRaised(told(error)).with_traceback(error.__traceback__) from None
        finally:
            # A pilot's code calls the device from within; that is none of its thinking.
            self.stopwatch.add("agent", before - self._others_seconds)

    def _watched(self, what: str) -> AbstractContextManager[None]:
        if self.hosted:
            return nullcontext()
        return self.guard.watching("agent", f"the agent's {what}", self.budget.call_seconds())

    @contextmanager
    def device_acts(self, what: str, seconds: float = 0.0) -> Iterator[None]:
        """Run code of the device; what comes out of it, wrong actions aside, is its fault."""
        watch = self.guard.watching("device", f"the device, {what},", DEVICE_SECONDS + seconds)
        try:
            with self.stopwatch.lap("device"), watch:
                yield
        except (ActionError, LimitReached):
            raise
        except DeviceError as error:
            self.blame("device", error)
            raise
        except (OSError, EOFError, ValueError, LookupError) as error:
            gone = DeviceGone(f"the device failed {what}: {named(error)}")
            self.blame("device", gone)
            raise gone from error
        except BaseException as error:
            self.blame("device", error)
            raise

    @contextmanager
    def task_decides(self, what: str) -> Iterator[None]:
        """Run code of the task inside a turn."""
        try:
            with self.guard.watching("task", what, DEVICE_SECONDS):
                yield
        except BaseException as error:
            self.blame("device" if isinstance(error, DeviceError) else "task", error)
            raise

    def usage(self) -> Usage:
        """What the agent says it has used by now."""
        # Looked up without being read: a property is code of the agent's.
        if inspect.getattr_static(self.agent, "usage", None) is not None:
            with self.agent_acts("usage"):
                self.used = usage_of(self.agent)
        return self.used

    def keep_calls(self) -> None:
        """Keep what the agent has asked its model since this was last asked, for the next step.

        It is for people, and fails nothing.
        """
        culprit = self.culprit
        if inspect.getattr_static(self.agent, "model_calls", None) is not None:
            with suppress(AgentError), self.agent_acts("model_calls"):
                self.trajectory.keep_calls(len(self.steps), self._book.news(self.agent))
        self.culprit = culprit

    def note_left_alone(self) -> None:
        """The agent that had the device to itself is done with it, or with its own life."""
        if self._vitals is not None:
            self.left_alone = self._vitals.requests()

    def death_by_agent(self) -> Death | None:
        """How the device ended while an agent had it to itself; None where that is not known."""
        if self._vitals is None or self.left_alone is None:
            return None
        death = self._vitals.death()
        # Whatever else it has served since was ours.
        return death if self._vitals.requests() == self.left_alone else None

    def disturbed(self) -> Disturbances:
        """What disturbed the device since the stage was set."""
        return self._disturbances().since(self._before)

    def _disturbances(self) -> Disturbances:
        return self._vitals.disturbances() if self._vitals is not None else Disturbances()

    @property
    def _vitals(self) -> Vitals | None:
        # Devices of other people's providers need not have it.
        return getattr(self.device, "vitals", None)

    @property
    def _others_seconds(self) -> float:
        return self.stopwatch.spent("device") + self.stopwatch.spent("person")

    def blame(self, who: Who, error: BaseException) -> None:
        """Note whose code an exception came from, unless that is known already."""
        if self.culprit is None and not isinstance(error, KeyboardInterrupt):
            self.culprit = who
