"""What the turns of one episode share, and the bookkeeping of whose fault a fault is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from pytest_androidbench.agents.agent import AnyAgent
from pytest_androidbench.agents.extras import usage_of
from pytest_androidbench.episodes.budget import Budget
from pytest_androidbench.episodes.guard import Guard
from pytest_androidbench.episodes.phase import Who
from pytest_androidbench.episodes.stopwatch import Stopwatch
from pytest_androidbench.episodes.trajectory import Trajectory
from pytest_androidbench.errors import (
    ActionError,
    DeviceError,
    DeviceGone,
    LimitReached,
    RunDirectoryError,
)
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.records.record import Usage

if TYPE_CHECKING:
    from pytest_androidbench.devices.device import Device

DEVICE_SECONDS: Final = 90.0
"""What one observation or action of a device may take before it counts as hung."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One action of an episode as a task's checks can look at it."""

    turn: int
    action: Action
    observation: Observation
    """What the agent saw before it."""
    error: str = ""
    """Why it could not be carried out."""


@dataclass(slots=True, kw_only=True, weakref_slot=True)
class Stage:
    """Device, agent and books of one episode."""

    device: Device
    build_agent: Callable[[], AnyAgent]
    budget: Budget
    guard: Guard
    trajectory: Trajectory
    stopwatch: Stopwatch
    agent: AnyAgent | None = None
    steps: list[Step] = field(default_factory=list)
    answer: str | None = None
    used: Usage = field(default_factory=Usage)
    culprit: Who | None = None
    """Whose code the first exception of a turn came from."""

    @contextmanager
    def agent_acts(self, what: str) -> Iterator[None]:
        """Run code of the agent; what comes out of it is the agent's own."""
        before = self._device_seconds
        try:
            with (
                self.stopwatch.lap("agent"),
                self.guard.watching("agent", f"the agent's {what}", self.budget.call_seconds()),
            ):
                yield
        except (LimitReached, RunDirectoryError):
            raise
        except BaseException as error:
            self.blame("agent", error)
            raise
        finally:
            # A pilot's code calls the device from within; that is none of its thinking.
            self.stopwatch.add("agent", before - self._device_seconds)

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
            gone = DeviceGone(f"the device failed {what}: {type(error).__name__}: {error}")
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
        if getattr(self.agent, "usage", None) is not None:
            with self.agent_acts("usage"):
                self.used = usage_of(self.agent)
        return self.used

    @property
    def _device_seconds(self) -> float:
        return self.stopwatch.spent("device")

    def blame(self, who: Who, error: BaseException) -> None:
        """Note whose code an exception came from, unless that is known already."""
        if self.culprit is None and not isinstance(error, KeyboardInterrupt):
            self.culprit = who
