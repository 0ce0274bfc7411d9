"""The record of one attempt at one cell, and of its steps."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias

from pytest_androidbench.codec import SCHEMA_VERSION
from pytest_androidbench.interface import defaults
from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.records.judged_trial import JudgedTrial
from pytest_androidbench.records.manifest import Rules
from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.records.roles import Part, Role, role_of

Kind: TypeAlias = Literal["simulated", "emulator", "real", ""]
"""Of device; "" = no device came up that could tell."""
PARAMETRIZE: Final = "parametrize"
"""The axis of a cell's variation that holds what parametrizing has made of a task."""
STEPS: Final = "steps"
"""The one that has another limit of steps: `--ab-vary steps`."""
DRAWS: Final = "draws"
"""The one of cells whose params a suite keeps under a name: `--ab-draws`."""
_CELL_KEY: Final = re.compile(r"(.+?)-([A-Za-z][A-Za-z0-9_]*)-s(\d{1,18})-", re.ASCII)
MAX_KEY: Final = 200
"""File systems stop at 255 bytes for a name; the rest is for suffixes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """The unit compared between runs."""

    suite: str
    task: str
    seed: int
    profile: str = defaults.PROFILE
    repeat: int = 0
    # Not in the repr: the keys of runs from before it came are made of that.
    variation: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    """Axes and values that set it apart from the task as it is declared, as
    `("parametrize", "dark-2")`, `("font", "1.3")`."""

    @property
    def key(self) -> str:
        """A file name for the cell, alike in every run: `android_world-TaskId-s30-default-r0`."""
        parts = f"{self.suite}-{self.task}-s{self.seed}-{self.profile}-r{self.repeat}"
        return _file_name("-".join([parts, *self.told]))

    @property
    def told(self) -> list[str]:
        """What sets it apart from the task as it is declared, as `font_1.3`."""
        return [
            value if axis == PARAMETRIZE else f"{axis}_{value}" for axis, value in self.variation
        ]


def cell_in(key: str) -> Cell | None:
    """Suite, task and seed of a cell, by its key or that of an episode in it; None = it is none.

    A task's id has no hyphens, so they can be told apart; more of a cell cannot be.
    """
    found = _CELL_KEY.match(key)
    return Cell(suite=found[1], task=found[2], seed=int(found[3])) if found else None


@dataclass(frozen=True, slots=True, kw_only=True)
class EpisodeId:
    """A cell, and which of a run's several episodes in it: an audit's, another agent's."""

    cell: Cell
    audit: str = ""
    """As `Record.audit`."""
    override: str = ""
    """As `Record.override`."""
    trial: int = 0
    """As `Record.trial`."""

    @property
    def key(self) -> str:
        """The episode's folder name, the same in every run and never over 200 characters."""
        name = self._first_key
        suffix = f"-trial_{self.trial}" if self.trial else ""
        if len(name) + len(suffix) > MAX_KEY:
            digest = hashlib.sha256(name.encode()).hexdigest()[:8]
            name = f"{name[: MAX_KEY - 9 - len(suffix)]}-{digest}"
        return name + suffix

    @property
    def first(self) -> EpisodeId:
        """The one of trial 0."""
        return self.at_trial(0)

    def at_trial(self, trial: int) -> EpisodeId:
        """The one of another trial."""
        return replace(self, trial=trial)

    @property
    def _first_key(self) -> str:
        """The name of trial 0."""
        name = _file_name("-".join(filter(None, (self.cell.key, self.audit, self.override))))
        apart = f"{self.cell.variation}{self.override}" if self._free else ""
        if len(name) > MAX_KEY or apart or self._is_mistake:
            digest = hashlib.sha256(f"{self.cell}{self.audit}{apart}".encode()).hexdigest()[:8]
            name = f"{name[: MAX_KEY - 9]}-{digest}"
        return name

    @property
    def _is_mistake(self) -> bool:
        role = role_of(self.audit)
        return role is not None and role.part is Part.MISTAKE

    @property
    def _free(self) -> bool:
        """Whether texts of any form are part of it, which a file name does not keep apart."""
        return bool(self.cell.variation or self.override)


def _file_name(text: str) -> str:
    return re.sub(r"[^A-Za-z0-9_.-]", "_", text)


Row: TypeAlias = str | dict[str, str]
"""A value as Python writes it; of a row with columns, each one's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckFinding:
    """Values that a failed condition names."""

    name: str
    """What they are: `expected`, `found`, `missing`, `unexpected` or words of a validator."""
    rows: tuple[Row, ...] = ()
    more: int = 0
    """How many there were beside these."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckRecord:
    """One check of an episode."""

    label: str
    weight: float
    passed: bool
    explanation: str = ""
    """Why it failed, in pytest's words."""
    line: int = 0
    """Line of the task's file."""
    condition: str = ""
    """What was asserted, as the task has it; "" = it held, or its source was not at hand."""
    findings: tuple[CheckFinding, ...] = ()
    """What was expected and what there was, as far as the condition was one that can tell."""
    constraint: bool = False
    """A condition on the way to the goal: it has no weight, and broken leaves a score of 0."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepRecord:
    """One action, what was seen before it, and what came of it."""

    index: int
    """Counted from 0 over the whole episode."""
    turn: int
    action: dict[str, Any]
    """As `interface.actions.action_to_plain` writes it."""
    point: tuple[int, int] | None = None
    """Where on the screen it took place, once an index was resolved."""
    target: str = ""
    """What a person would call the node that an index referred to; "" = no node, or nameless."""
    bounds: tuple[int, int, int, int] | None = None
    """Left, top, right and bottom of that node; None = there was no node, or it was not kept."""
    package: str = ""
    activity: str = ""
    observation: str = ""
    """File of the hierarchy the agent saw, relative to the attempt's folder; "" = not kept."""
    screenshot: str = ""
    """File of the picture, likewise."""
    screen: tuple[int, int] | None = None
    """Width and height of the screen the points refer to; None = those of the picture."""
    error: str = ""
    """Why the action could not be carried out."""
    note: str = ""
    """What whoever acted says about it, such as a label that fitted by its beginning alone."""
    seconds: float = 0.0
    """Wall time from the observation to the end of the action."""
    agent_seconds: float = 0.0
    """The agent's share of it."""
    printed: str = ""
    """What the agent's process printed since the step before, cut where it is long."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """Where an episode's wall time went, in seconds; no part of what is compared."""

    started: str = ""
    """UTC, ISO 8601."""
    lease: float = 0.0
    restore: float = 0.0
    arrange: float = 0.0
    run: float = 0.0
    agent: float = 0.0
    """The agent's own thinking, within `run`."""
    checks: float = 0.0
    judge: float = 0.0
    """Of a model that said whether a trial failed."""
    reflect: float = 0.0
    """Of an agent that wrote what it makes of its failure."""
    record: float = 0.0
    total: float = 0.0

    @property
    def harness(self) -> float:
        """What the episode cost beside the agent and the device's actions."""
        return self.restore + self.arrange + self.checks + self.record


@dataclass(frozen=True, slots=True, kw_only=True)
class Usage:
    """What the agent said it used."""

    tokens: int = 0
    money: float = 0.0
    calls: int = 0
    """Of its model."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceInfo:
    """Which device an attempt ran on."""

    serial: str = ""
    kind: Kind = ""
    model: str = ""
    android: str = ""
    apps: dict[str, str] = field(default_factory=dict)
    """Versions of the suite's required apps, by package."""
    look: Profile | None = None
    """What it looked like when the episode began, whoever made it so; None = nobody could tell."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """All that is kept of one attempt, beside the files of its steps."""

    cell: Cell
    nodeid: str
    agent: str = ""
    """What acted: the value of `--agent`, or `module:Name` of what a fixture gave; "" = not kept,
    or never known."""
    override: str = ""
    """Where the fixture `agent` that gave it stands, as `test_desk.py::TestFar`; "" = it was
    `--agent`."""
    attempt: int = 1
    trial: int = 0
    """Which try of its cell it is, with `--ab-trials`: 0 is the one that counts, each further one
    follows a failed one and is made by an agent that was given the reflections before it."""
    outcome: Outcome
    cause: Cause | None = None
    """Of an infrastructure fault; None = there was none, or it was not kept (see `fault`)."""
    score: float | None = None
    """Weighted share of passed checks, 0..1; None when not scored."""
    reason: str = ""
    """One sentence: which check failed, which error it was, which limit was reached."""
    goal: str = ""
    params: dict[str, Any] = field(default_factory=dict)
    """The drawn values, as plain data."""
    answer: str | None = None
    ending: str = ""
    """How the last turn ended: `done infeasible limit:steps limit:seconds until` or ``."""
    checks: tuple[CheckRecord, ...] = ()
    assertion: CheckRecord | None = None
    """What ended the body outside of any check; it has no label, and its score is 0."""
    steps: int = 0
    last_picture: str = ""
    """File of the picture after the last action, relative to the attempt's folder; "" = there is
    none, or the picture before the last step shows the same."""
    app: str = ""
    difficulty: str = ""
    tags: tuple[str, ...] = ()
    passes_at_start: bool = False
    """Declared by the task: doing nothing is the right thing to do."""
    limits: dict[str, float] = field(default_factory=dict)
    rules: Rules = defaults.RULES
    """Those its checks went by, where the task has two."""
    usage: Usage = field(default_factory=Usage)
    reflection: str = ""
    """What its agent wrote about it once it had failed, for those of the trials after it; "" = it
    was not asked, or wrote nothing."""
    reflection_fault: str = ""
    """Why there is none, of an agent that was to be asked."""
    judged: JudgedTrial | None = None
    """What a judge said of it, by which further trials went and no rate goes; None = none was to
    be asked."""
    look: Profile | None = None
    """What its profile sets, under its name; None = not kept. What came of it on the device is
    `device.look`."""
    device: DeviceInfo = field(default_factory=DeviceInfo)
    nondeterministic: bool = False
    """Whether the host's time decided what happened on the device, as where a page did not answer
    in time: the same actions need not come to the same again."""
    traceback: str = ""
    repro: str = ""
    """The whole command that runs just this cell again."""
    audit: str = ""
    """In an audit its role, as a text; else empty."""
    audit_check: str = ""
    """For a mistake: label of the check that must catch it."""
    timing: Timing = field(default_factory=Timing)
    fitted: tuple[str, ...] = ()
    """Fields whose texts are not as they were: what could not be written or shown is an escape
    such as `\\x1b` or `\\ud83d`, a secret its name, and an endless text is cut."""
    schema: int = SCHEMA_VERSION

    @property
    def fault(self) -> Cause | None:
        """What infrastructure fault it ended in; None = in none."""
        known = self.cause or Cause.UNKNOWN
        return known if self.outcome is Outcome.INFRA_ERROR else None

    @property
    def role(self) -> Role | None:
        """What acted in an audit; None outside of one."""
        return role_of(self.audit)

    @property
    def episode(self) -> EpisodeId:
        """Which episode of the run this is an attempt at."""
        return EpisodeId(cell=self.cell, audit=self.audit, override=self.override, trial=self.trial)
