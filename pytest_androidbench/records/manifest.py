"""What makes a run what it is: unlike manifests are not compared and do not share a directory."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from pytest_androidbench.codec import SCHEMA_VERSION
from pytest_androidbench.interface.ways import ClockWay, RestoreWay

Rules: TypeAlias = Literal["strict", "upstream"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SuiteInfo:
    """One suite of a run."""

    name: str
    version: str
    content: str
    """sha256 over the suite's files."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """Everything needed to tell whether two runs may be compared."""

    agent: str
    agent_options: dict[str, Any] = field(default_factory=dict)
    suites: tuple[SuiteInfo, ...] = ()
    device: str = "phone"
    """The `--ab-device` value."""
    clock: ClockWay | None = None
    """How its time moved; None = as it does by itself, virtually on a simulated phone."""
    restore: RestoreWay | None = None
    """How it came back to a suite's state; None = in the best way it has."""
    profiles: tuple[str, ...] = ("default",)
    seeds: tuple[int, ...] = ()
    repeats: int = 1
    limits: dict[str, float] = field(default_factory=dict)
    """Overrides given on the command line."""
    checks: Rules = "strict"
    """Rules that tasks with two of them went by."""
    audit: bool = False
    versions: dict[str, str] = field(default_factory=dict)
    """Of Python, this package and the libraries that move results."""
    created: str = ""
    """UTC, ISO 8601; not compared."""
    command: str = ""
    """As typed; not compared."""
    schema: int = SCHEMA_VERSION
