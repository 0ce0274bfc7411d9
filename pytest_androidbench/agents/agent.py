"""What an agent is: three protocols, of which it follows one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias, runtime_checkable

from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import Action, Done, Infeasible
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation

Ending: TypeAlias = Done | Infeasible | None
"""How a `DeviceAgent` says that it stopped; None = without a word."""


@runtime_checkable
class Agent(Protocol):
    """Turns observations into actions; a fresh one is built for every episode."""

    def start(self, goal: Goal) -> None:
        """Take in the goal of a turn."""

    def act(self, observation: Observation) -> Action:
        """Choose the next action."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PhoneAccess:
    """How an agent that drives the device by itself reaches it, and tells what it did."""

    serial: str
    adb_host: str
    adb_port: int
    tell: Callable[[Action], None]
    """Counts and records an action the agent has carried out itself; optional to call."""

    @property
    def adb_command(self) -> list[str]:
        """The start of a command line for the adb program: the one on PATH, else adbutils' own."""
        from adbutils import adb_path  # noqa: PLC0415 - few agents need it, and it takes long

        return [str(adb_path()), "-H", self.adb_host, "-P", str(self.adb_port), "-s", self.serial]


@runtime_checkable
class DeviceAgent(Protocol):
    """Drives the device by itself over adb, as most published agents do."""

    def run(self, goal: Goal, phone: PhoneAccess) -> Ending:
        """Reach the goal; tell answers by `phone.tell(Answer(...))`."""


class Turn(Protocol):
    """One turn of an episode, for agents that ask for steps instead of being asked."""

    @property
    def observation(self) -> Observation:
        """What the device shows now."""

    @property
    def over(self) -> bool:
        """Whether no action can follow: done, infeasible, or the task's condition holds."""

    def step(self, action: Action) -> Observation:
        """Count, carry out and record an action; what the device shows then.

        Raises:
            LimitReached: no step is left.
        """

    def note(self, text: str) -> None:
        """Have a sentence kept with the next step."""


@runtime_checkable
class TurnAgent(Protocol):
    """Plays a whole turn from its own code, as solutions written with a Pilot do."""

    def take_turn(self, goal: Goal, turn: Turn) -> None:
        """Act until the goal is reached."""


AnyAgent: TypeAlias = Agent | DeviceAgent | TurnAgent


def as_ending(value: object) -> Ending:
    """What `run()` returned, if it is a way to end.

    Raises:
        ActionError: it is none.
    """
    if not isinstance(value, Done | Infeasible | None):
        raise ActionError(f"run() must return Done(), Infeasible() or None, got {value!r:.200}")
    return value
