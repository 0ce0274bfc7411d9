"""What harness and agent host say to each other; `docs/agent-protocol.md` is this in words.

The harness asks, the host answers each question once. While it works on an answer the agent may
ask the harness for something in turn, any number of times, one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias

import msgspec

from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.interface.trials import TriedStep
from pytest_androidbench.records.calls import ModelCall
from pytest_androidbench.records.record import Usage

VERSION: Final = 1
"""Raised when an older end could misread a newer one."""

Kind: TypeAlias = Literal["steps", "device", "turn"]
"""Which of the three protocols an agent follows: see `agents.agent`."""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Base of all; on the wire a map with its lower-case name under `type`."""


class Screen(msgspec.Struct, frozen=True, kw_only=True):
    """An observation without its picture."""

    number: int
    """Counts the observations of an episode; a picture is asked for by it."""
    nodes: tuple[Node, ...]
    package: str
    activity: str
    width: int
    height: int
    keyboard: bool = False
    error: str = ""
    xml: str = ""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """An exception: who it was, what it said, where it came from."""

    kinds: tuple[str, ...]
    """Its class and that one's bases, most special first, as `module.Name`."""
    text: str = ""
    traceback: str = ""
    cause: Told | None = None

    @property
    def name(self) -> str:
        """The name of its class, without the module."""
        return self.kinds[0].rpartition(".")[2] if self.kinds else "exception"

    @property
    def sentence(self) -> str:
        """Its name and what it said, as Python would end a traceback."""
        return f"{self.name}: {self.text}" if self.text else self.name

    @property
    def report(self) -> str:
        """Where it came from, and where its causes did."""
        return "\n".join(f"{told.traceback}{told.sentence}" for told in self.and_causes)

    @property
    def and_causes(self) -> Iterator[Told]:
        """It, what caused it, and so on."""
        told: Told | None = self
        while told is not None:
            yield told
            told = told.cause

    def is_a(self, kind: type[BaseException]) -> bool:
        """Whether it was of a class, or of one derived from it."""
        return f"{kind.__module__}.{kind.__qualname__}" in self.kinds


class Load(Message, frozen=True):
    """Import the agent; answered by `Returned`."""

    spec: str
    """`package.module:Name`."""
    options: dict[str, Any]
    path: tuple[str, ...]
    """`sys.path` of the harness."""
    variables: dict[str, str]
    """What is to be set in the environment before anything of the agent is imported."""
    file: str = ""
    """Where the module lies, if it cannot be imported by its name; "" = it can."""


class Enter(Message, frozen=True):
    """Set in the environment what changes from episode to episode."""

    variables: dict[str, str]


class Build(Message, frozen=True):
    """Make an agent for an episode; the value of `Returned` is its `Kind`."""


class Remember(Message, frozen=True):
    """Give an agent, before its first turn, what was written about the trials before."""

    reflections: tuple[str, ...]


class Start(Message, frozen=True):
    """Tell a stepwise agent the goal of a turn."""

    goal: Goal


class Act(Message, frozen=True):
    """Ask a stepwise agent for an action; the value is the action as plain data."""

    screen: Screen


class Run(Message, frozen=True):
    """Let an agent drive the device; the value is its ending as an action, or None."""

    goal: Goal
    serial: str
    adb_host: str
    adb_port: int


class Play(Message, frozen=True):
    """Let an agent play a turn by `Step`s."""

    goal: Goal
    screen: Screen


class Reflect(Message, frozen=True):
    """Ask what the agent makes of its failure; the value is a text, or None."""

    trajectory: tuple[TriedStep, ...]
    outcome: str


class Close(Message, frozen=True):
    """Call the agent's `close()`, if it has one, and let it go."""


class Rest(Message, frozen=True):
    """The episode is over; the value is a list of what it has left behind in the process."""


Question: TypeAlias = (
    Load | Enter | Build | Remember | Start | Act | Run | Play | Reflect | Close | Rest
)


class Picture(Message, frozen=True):
    """The agent wants the picture of the screen it was shown last."""

    number: int


class Tell(Message, frozen=True, omit_defaults=True):
    """The agent tells of an action it has carried out itself."""

    action: dict[str, Any]
    calls: tuple[ModelCall, ...] = ()
    """Of its model, since it last told of some."""


class Step(Message, frozen=True, omit_defaults=True):
    """The agent wants an action carried out."""

    action: dict[str, Any]
    calls: tuple[ModelCall, ...] = ()
    """As in `Tell`."""


Wish: TypeAlias = Picture | Tell | Step


class Granted(Message, frozen=True):
    """The harness's answer to a wish."""

    picture: bytes = b""
    screen: Screen | None = None
    over: bool = False
    """Whether no action can follow in this turn."""


class Refused(Message, frozen=True):
    """A wish cannot be granted; what the agent gets to see as an exception."""

    error: Literal["limit", "device", "action", "agent"]
    text: str
    limit: str = ""
    allowed: float = 0.0


class Hello(Message, frozen=True):
    """The host's first word."""

    version: int
    pid: int


class Returned(Message, frozen=True):
    """The agent came back from what it was asked."""

    value: Any = None
    usage: Usage | None = None
    """None where the agent counts nothing."""
    calls: tuple[ModelCall, ...] = ()
    """As in `Tell`."""


class Raised(Message, frozen=True):
    """An exception came out of the agent."""

    error: Told
    calls: tuple[ModelCall, ...] = ()
    """As in `Tell`."""
    limit: str = ""
    """Name of the episode's limit that the agent found used up; "" = it was no such thing."""
    allowed: float = 0.0
    """Its value."""


Answer: TypeAlias = Hello | Returned | Raised
ToHost: TypeAlias = Question | Granted | Refused
FromHost: TypeAlias = Answer | Wish


def screen_of(seen: Observation, number: int) -> Screen:
    """An observation as it goes over the wire."""
    return Screen(
        number=number,
        nodes=seen.nodes,
        package=seen.package,
        activity=seen.activity,
        width=seen.width,
        height=seen.height,
        keyboard=seen.keyboard,
        error=seen.error,
        xml=seen.xml,
    )
