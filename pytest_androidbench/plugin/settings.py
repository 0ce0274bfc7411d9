"""All that was asked for, in one frozen object."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

from pytest_androidbench.agents.naming import is_built_in
from pytest_androidbench.episodes.trajectory import Screenshots
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.interface.ways import ClockWay, RestoreWay
from pytest_androidbench.plugin import values
from pytest_androidbench.plugin.agent_options import INI, parse_options
from pytest_androidbench.plugin.options import OPTIONS, value_of
from pytest_androidbench.plugin.run_secrets import Secrets
from pytest_androidbench.plugin.values import AgentProcess
from pytest_androidbench.records.manifest import Resume, Rules

AUDIT_AGENT: Final = "audit"
"""What an audit's manifest names as its agent."""
_SETTINGS = pytest.StashKey["Settings"]()


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The options of a run, parsed."""

    agent: str
    """"" = none."""
    agent_options: dict[str, Any] = field(default_factory=dict, repr=False)
    """What the agent is built with, secrets included."""
    secrets: Secrets = field(default_factory=Secrets)
    agent_process: AgentProcess = "worker"
    agent_memory: int | None = None
    """Bytes; None = not limited."""
    agent_version: str = ""
    """As told; "" = nothing was."""
    suites: tuple[str, ...] = ()
    tasks: tuple[str, ...] = ()
    device: str = "phone"
    clock: ClockWay | None = None
    """None = the device's own way."""
    restore: RestoreWay | None = None
    """None = the device's own way."""
    seeds: tuple[int, ...] = (30,)
    repeats: int = 1
    run: str = ""
    resume: Resume = "same"
    limits: Limits = field(default_factory=Limits)
    checks: Rules = "strict"
    retry_infra: int = 2
    screenshots: Screenshots = "retain-on-failure"
    min_success: float | None = None
    audit: bool = False
    progress: float = 30.0
    said: frozenset[str] = frozenset()
    """Keys of the options that were given on the command line, and not in an ini file."""

    @property
    def wanted(self) -> bool:
        """Whether tasks are to be run at all."""
        return bool(self.agent)

    @property
    def device_options(self) -> dict[str, str]:
        """What the device's provider is to be built with."""
        given = {"clock": self.clock, "restore": self.restore}
        return {name: value for name, value in given.items() if value is not None}

    def hosts(self, spec: str) -> bool:
        """Whether an agent of that name has a process of its own."""
        # Ours need to know what others must not.
        return self.agent_process != "off" and not self.audit and not is_built_in(spec)


def settings_of(config: pytest.Config) -> Settings:
    """The settings, parsed when first asked for.

    Raises:
        pytest.UsageError: an option has a wrong value.
    """
    if _SETTINGS not in config.stash:
        config.stash[_SETTINGS] = _parse(config)
    return config.stash[_SETTINGS]


def _parse(config: pytest.Config) -> Settings:
    audit = bool(value_of(config, "ab_audit"))
    agent = _text(config, "ab_agent")
    if audit and agent:
        raise pytest.UsageError("--ab-audit tests the tasks and takes no --agent; remove one")
    suites = _text(config, "ab_suite")
    share = _text(config, "ab_min_success")
    options, secrets = _agent_options(config, wanted=bool(agent))
    device = _text(config, "ab_device") or "phone"
    return Settings(
        agent=AUDIT_AGENT if audit else agent,
        agent_options=options,
        secrets=secrets,
        agent_process=_agent_process(config),
        agent_memory=values.parse_size("--ab-agent-memory", _text(config, "ab_agent_memory")),
        agent_version=_text(config, "ab_agent_version"),
        suites=named_suites(suites),
        tasks=values.parse_names(_text(config, "ab_tasks")),
        device=device,
        clock=values.parse_clock(_text(config, "ab_clock"), device),
        restore=values.parse_restore(_text(config, "ab_restore"), device),
        seeds=values.parse_seeds(_text(config, "ab_seeds") or "30"),
        repeats=_count(config, "--ab-repeats", "1", low=1),
        run=_text(config, "ab_run"),
        resume=values.parse_resume(_text(config, "ab_resume") or "same"),
        limits=values.parse_limits(_text(config, "ab_limits")),
        checks=values.parse_rules(_text(config, "ab_checks") or "strict"),
        retry_infra=_count(config, "--ab-retry-infra", "2", low=0),
        screenshots=values.parse_screenshots(
            _text(config, "ab_screenshots") or "retain-on-failure"
        ),
        min_success=values.parse_share("--ab-min-success", share) if share else None,
        audit=audit,
        progress=values.parse_seconds("--ab-progress", _text(config, "ab_progress") or "30"),
        said=frozenset(
            option.key for option in OPTIONS if getattr(config.option, option.key, None) is not None
        ),
    )


def named_suites(text: str) -> tuple[str, ...]:
    """The suites that a value of `--ab-suite` names."""
    return () if text == "none" else values.parse_names(text or "android_world")


def _text(config: pytest.Config, key: str) -> str:
    return str(value_of(config, key) or "").strip()


def _count(config: pytest.Config, flag: str, default: str, *, low: int) -> int:
    key = flag.removeprefix("--").replace("-", "_")
    return values.parse_count(flag, _text(config, key) or default, low=low)


def _agent_process(config: pytest.Config) -> AgentProcess:
    wanted = values.parse_agent_process(_text(config, "ab_agent_process") or "worker")
    # A debugger's console reaches this process alone.
    return "off" if config.option.usepdb or config.option.trace else wanted


def _agent_options(config: pytest.Config, *, wanted: bool) -> tuple[dict[str, Any], Secrets]:
    pairs = value_of(config, INI)
    given = [str(pair) for pair in pairs] if isinstance(pairs, list) else []
    # Tests that run no agent need not know its secrets.
    return parse_options(given, os.environ if wanted else None)
