"""What makes a run what it is: runs of unlike manifests are not compared and share no directory."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from pytest_androidbench.codec import SCHEMA_VERSION
from pytest_androidbench.interface import defaults
from pytest_androidbench.interface.ways import ClockWay, RestoreWay

Rules: TypeAlias = Literal["strict", "upstream"]
TrialSignal: TypeAlias = Literal["validator", "judge"]
"""What says that a trial failed: the task's own checks, or a model that is told what was done."""
Resume: TypeAlias = Literal["same", "anyway"]
"""Whether results of an agent whose code has changed since are taken."""
UNKNOWN: Final = "unknown"
"""Stands for a version that nobody told and nothing shows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SuiteInfo:
    """One suite of a run."""

    name: str
    version: str
    content: str
    """sha256 over the suite's files."""
    tasks: dict[str, str] = field(default_factory=dict)
    """Where the suite has no folder: by task, sha256 of the file it is declared in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentCode:
    """Which state of its code the agent of a run is in."""

    version: str = ""
    """What `--ab-agent-version` says, this package's for a built-in agent, or `unknown`."""
    sources: str = ""
    """sha256 over the sources of its top-level package; "" = there are none to be read."""
    packages: dict[str, str] = field(default_factory=dict)
    """Versions of the installed distribution it belongs to, and of those that one declares."""

    @property
    def known(self) -> bool:
        """Whether a change of the agent would show."""
        return bool(self.sources) or self.version != UNKNOWN


@dataclass(frozen=True, slots=True, kw_only=True)
class ExperiencesRead:
    """What an agent is shown examples from, and how they are found."""

    digest: str
    """Names the state of the database that is read, whatever is appended to it meanwhile."""
    encoder: str
    """What says how alike two instructions are."""
    guard: str
    """What is never shown."""
    within: bool = False
    """Whether each episode read what those before it in the run had taught, too; the digest is of
    the state ahead of the first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """Everything needed to tell whether two runs may be compared."""

    agent: str
    agent_code: AgentCode | None = None
    """None in an audit, and in runs of versions that did not look."""
    older_code: tuple[AgentCode, ...] = ()
    """What else results here were made with, taken by `--ab-resume=anyway`; not compared."""
    agent_options: dict[str, Any] = field(default_factory=dict)
    experiences: ExperiencesRead | None = None
    """None = its agent searches none."""
    suites: tuple[SuiteInfo, ...] = ()
    device: str = defaults.DEVICE
    """The `--ab-device` value."""
    clock: ClockWay | None = None
    """How its time moved; None = as it does by itself, virtually on a simulated phone."""
    pace: float | None = None
    """The `--ab-pace` value, seconds; None = that of each suite."""
    restore: RestoreWay | None = None
    """How it came back to a suite's state; None = in the best way it has."""
    web_hosts: tuple[str, ...] = ()
    """Servers outside that its web pages could reach."""
    profiles: tuple[str, ...] = (defaults.PROFILE,)
    looks: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What each profile sets that `--ab-profiles` names; compared where two runs have it."""
    splits: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Names that the files of these profiles have for several of them together; not compared."""
    seeds: tuple[int, ...] = ()
    repeats: int = 1
    limits: dict[str, float] = field(default_factory=dict)
    """Overrides given on the command line."""
    draws: str = ""
    """The `--ab-draws` value: values that the suites keep, in place of those drawn."""
    checks: Rules = defaults.RULES
    """Rules that tasks with two of them went by."""
    trials: int = 0
    """Further trials that a failed cell could have."""
    trial_signal: TrialSignal = defaults.TRIAL_SIGNAL
    """What said that it failed; without further trials nobody was asked."""
    trial_judge: str = ""
    """The model that said so, with the signal `judge`; else ""."""
    audit: bool = False
    study: bool = False
    """Whether its params were searched for what breaks the agent: see `--ab-study`."""
    versions: dict[str, str] = field(default_factory=dict)
    """Of Python, this package and the libraries that move results."""
    created: str = ""
    """UTC, ISO 8601; not compared."""
    command: str = ""
    """As typed; not compared."""
    schema: int = SCHEMA_VERSION
