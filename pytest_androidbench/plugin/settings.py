"""All that was asked for, in one frozen object."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from pytest_androidbench.agents.naming import has_own_host, is_built_in
from pytest_androidbench.episodes.trajectory import Screenshots
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.interface.ways import ClockWay, RestoreWay
from pytest_androidbench.plugin import values
from pytest_androidbench.plugin.agent_options import INI, parse_options
from pytest_androidbench.plugin.axes import Varied, parse_vary
from pytest_androidbench.plugin.cluster.asked import artifacts_asked, cluster_asked
from pytest_androidbench.plugin.gates.asked import Gates, asked
from pytest_androidbench.plugin.growth_options import Growth, growth_asked
from pytest_androidbench.plugin.model_options import ModelOptions, model_options
from pytest_androidbench.plugin.options import OPTIONS, text_of, value_of
from pytest_androidbench.plugin.profile_names import parse_profiles
from pytest_androidbench.plugin.run_secrets import Secrets
from pytest_androidbench.plugin.shard_options import durations_of, shard_of
from pytest_androidbench.plugin.trial_options import trial_policy
from pytest_androidbench.plugin.values import AgentProcess, Retention
from pytest_androidbench.records.listed import Held, Pin, read_held, read_pins
from pytest_androidbench.records.manifest import ExperiencesRead, Resume, Rules
from pytest_androidbench.records.shards import Shard
from pytest_androidbench.records.trials import TrialPolicy

AUDIT_AGENT: Final = "audit"
"""What an audit's manifest names as its agent."""
_SETTINGS = pytest.StashKey["Settings"]()


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The options of a run, parsed."""

    agent: str
    """"" = none."""
    agent_options: dict[str, Any] = field(repr=False)
    """What the agent is built with, secrets included."""
    experiences: ExperiencesRead | None = None
    """What the agent reads of experiences, as it was when the run began; None = nothing."""
    growth: Growth
    """What the run adds to them."""
    secrets: Secrets
    agent_process: AgentProcess
    agent_memory: int | None
    """Bytes; None = not limited."""
    agent_version: str
    """As told; "" = nothing was."""
    suites: tuple[str, ...]
    tasks: tuple[str, ...]
    device: str
    clock: ClockWay | None
    """None = the device's own way."""
    pace: float | None
    """Seconds of the device's time after each action; None = as the suites say."""
    restore: RestoreWay | None
    """None = the device's own way."""
    web_hosts: tuple[str, ...]
    """Servers that web pages may reach."""
    seeds: tuple[int, ...]
    repeats: int
    profiles: tuple[Profile, ...]
    """Looks that every cell is run with."""
    profile_names: str
    """As they were asked for."""
    splits: Mapping[str, tuple[str, ...]]
    """Names for several profiles together, of the files that these are in."""
    vary: tuple[tuple[Varied, ...], ...]
    """What is varied, one after the other; those in a row are crossed."""
    vary_text: str
    """As it was asked for."""
    run: str
    resume: Resume
    shard: Shard | None
    """The part of the run that is run here; None = all of it."""
    durations: Path | None
    """Absolute; of the run by whose durations shards are made; None = a hash makes them."""
    cluster: str
    """Address of the Ray cluster that runs the cells, `local` or `auto`; "" = this machine does."""
    artifacts: str
    """Address of the folder that nodes write pictures to; "" = they come here."""
    limits: Limits
    models: ModelOptions
    """What models may cost, and whether they are asked."""
    draws: str
    """Name of the values that the suites keep, in place of those drawn; "" = none."""
    checks: Rules
    retry_infra: int
    trials: TrialPolicy
    """How often a cell is tried again that its agent failed."""
    screenshots: Screenshots
    device_log: Retention
    """When the device's log is kept."""
    gates: Gates
    reference: Path | None
    """Absolute; of the run whose steps efficiency goes by."""
    audit: bool
    mutants: bool
    """Whether the audit goes on to the tasks' own code."""
    study: int
    """Episodes for each task that is studied; 0 = none is."""
    step: bool
    """Whether each step waits for a person at the terminal."""
    progress: float
    again: frozenset[str]
    """Last outcomes of what alone, or first, is run; none = it does not matter."""
    pins: tuple[Pin, ...]
    """Found cases that are run whatever seeds are chosen."""
    pin_file: str
    """Where they stand, as it was said."""
    held: tuple[Held, ...]
    """What is in quarantine."""
    said: frozenset[str]
    """Keys of the options that were given on the command line, and not in an ini file."""

    @property
    def wanted(self) -> bool:
        """Whether tasks are to be run at all."""
        return bool(self.agent)

    @property
    def built_with(self) -> dict[str, Any]:
        """Keyword arguments for the agent, with the state of what it reads if that stays."""
        if self.experiences is None or self.experiences.within:
            return self.agent_options
        return {**self.agent_options, "experiences_digest": self.experiences.digest}

    @property
    def device_options(self) -> dict[str, str]:
        """What the device's provider is to be built with."""
        hosts = ",".join(self.web_hosts) or None
        given = {"clock": self.clock, "restore": self.restore, "web_hosts": hosts}
        return {name: value for name, value in given.items() if value is not None}

    def hosts(self, spec: str) -> bool:
        """Whether an agent of that name has a process of its own."""
        # Ours need to know what others must not, and some know only how to be asked from afar.
        inside = self.agent_process == "off" and not has_own_host(spec)
        return not inside and not self.audit and not is_built_in(spec)


def flags_of(device_options: Mapping[str, str]) -> list[str]:
    """What asks for these options of a device on a command line."""
    return [f"--ab-{name.replace('_', '-')}={value}" for name, value in device_options.items()]


def settings_of(config: pytest.Config) -> Settings:
    """The settings, parsed when first asked for.

    Raises:
        pytest.UsageError: an option has a wrong value.
    """
    if _SETTINGS not in config.stash:
        config.stash[_SETTINGS] = _parse(config)
    return config.stash[_SETTINGS]


def read_experiences(config: pytest.Config, found: ExperiencesRead | None) -> None:
    """Have the agent read experiences as they were found, from now on."""
    config.stash[_SETTINGS] = replace(settings_of(config), experiences=found)


def _parse(config: pytest.Config) -> Settings:
    mutants, audit_by = _audited(config)
    text = partial(text_of, config)
    agent, device, reference = map(text, ("ab_agent", "ab_device", "ab_reference_run"))
    options, secrets = _agent_options(config, wanted=bool(agent))
    looks = parse_profiles(text("ab_profiles"), folders_of(config))
    return Settings(
        agent=AUDIT_AGENT if audit_by else agent,
        agent_options=options,
        secrets=secrets,
        growth=growth_asked(config),
        agent_process=_agent_process(config),
        agent_memory=values.parse_size("--ab-agent-memory", text("ab_agent_memory")),
        agent_version=text("ab_agent_version"),
        suites=named_suites(text("ab_suite")),
        tasks=values.parse_names(text("ab_tasks")),
        device=device,
        clock=values.parse_clock(text("ab_clock"), device),
        pace=values.parse_pace(text("ab_pace")),
        restore=values.parse_restore(text("ab_restore"), device),
        web_hosts=values.parse_web_hosts(text("ab_web_hosts"), device),
        seeds=values.parse_seeds(text("ab_seeds")),
        repeats=values.parse_count("--ab-repeats", text("ab_repeats"), low=1),
        profiles=looks.profiles,
        profile_names=text("ab_profiles"),
        splits=looks.splits,
        vary=parse_vary(text("ab_vary")),
        vary_text=text("ab_vary"),
        run=text("ab_run"),
        resume=values.parse_resume(text("ab_resume")),
        limits=values.parse_limits(text("ab_limits")),
        trials=trial_policy(config, audit_by),
        models=model_options(config),
        draws=text("ab_draws"),
        checks=values.parse_rules(text("ab_checks")),
        retry_infra=values.parse_count("--ab-retry-infra", text("ab_retry_infra"), low=0),
        screenshots=values.parse_screenshots(text("ab_screenshots")),
        device_log=values.parse_device_log(text("ab_device_log")),
        gates=_gates(config, audit_by, agent),
        reference=(config.invocation_params.dir / reference).absolute() if reference else None,
        audit=bool(audit_by),
        mutants=mutants,
        study=_study(config, audit_by),
        step=_step(config, mutants=mutants),
        progress=values.parse_seconds("--ab-progress", text("ab_progress")),
        again=values.parse_again(text("ab_again")),
        said=_said(config),
        **_spread(config),
        **_listed(text, config),
    )


def _spread(config: pytest.Config) -> Mapping[str, Any]:
    """Which part of the run is run here, by what; what runs it, and where its pictures go."""
    shard = shard_of(config)
    return {
        "shard": shard,
        "durations": durations_of(config, shard),
        "cluster": cluster_asked(config),
        "artifacts": artifacts_asked(config),
    }


def _listed(text: Callable[[str], str], config: pytest.Config) -> Mapping[str, Any]:
    """The cases that files list: pinned ones, and those in quarantine."""
    pins, held = text("ab_pin"), text("ab_quarantine")
    return {
        "pins": values.read_list(config, "--ab-pin", pins, read_pins),
        "pin_file": pins,
        "held": values.read_list(config, "--ab-quarantine", held, read_held),
    }


def _audited(config: pytest.Config) -> tuple[bool, str]:
    """Whether changed code is tried, and the option that asks for an audit; "" = none does."""
    mutants = bool(value_of(config, "ab_mutants"))
    if mutants:
        flags = ("--ab-vary", "--ab-profiles", "--ab-draws")
        values.check_usual({flag: text_of(config, flag[2:].replace("-", "_")) for flag in flags})
    return mutants, "--ab-mutants" if mutants else "--ab-audit" if value_of(
        config, "ab_audit"
    ) else ""


def _study(config: pytest.Config, audit: str) -> int:
    study = values.parse_count("--ab-study", text_of(config, "ab_study") or "0", low=0)
    judged, draws = asked(config).judge, text_of(config, "ab_draws")
    values.check_study(study, audit=audit, judged=judged, draws=draws)
    return study


def _said(config: pytest.Config) -> frozenset[str]:
    """Keys of the options that were given on the command line."""
    given = (option.key for option in OPTIONS)
    return frozenset(key for key in given if getattr(config.option, key, None) is not None)


def folders_of(config: pytest.Config) -> tuple[Path, ...]:
    """Where files lie that options name: here on the command line, else beside the ini file."""
    return config.invocation_params.dir, config.rootpath


def _gates(config: pytest.Config, audit: str, agent: str) -> Gates:
    """What judges the run; `audit` is the option that asks for an audit, "" where none does."""
    if audit and agent:
        raise pytest.UsageError(f"{audit} tests the tasks and takes no --agent; remove one")
    gates = asked(config)
    if audit and gates.baseline is not None:
        raise pytest.UsageError(f"{audit} rates no agent and takes no --ab-baseline; remove one")
    return gates


def named_suites(text: str) -> tuple[str, ...]:
    """The suites that a value of `--ab-suite` names."""
    return () if text == "none" else values.parse_names(text)


def _step(config: pytest.Config, *, mutants: bool) -> bool:
    if not value_of(config, "ab_step"):
        return False
    if values.has_workers(config):
        rule = "waits at the terminal for one episode at a time: remove -n and --tx, or give -n 0"
        raise pytest.UsageError(f"--ab-step {rule}")
    if mutants:
        raise pytest.UsageError("--ab-step goes through no mutants: use --ab-audit, or remove it")
    return True


def _agent_process(config: pytest.Config) -> AgentProcess:
    wanted = values.parse_agent_process(text_of(config, "ab_agent_process"))
    # A debugger's console reaches this process alone.
    return "off" if config.option.usepdb or config.option.trace else wanted


def _agent_options(config: pytest.Config, *, wanted: bool) -> tuple[dict[str, Any], Secrets]:
    pairs = value_of(config, INI)
    given = [str(pair) for pair in pairs] if isinstance(pairs, list) else []
    elsewhere = bool(cluster_asked(config)) and not hasattr(config, "workerinput")
    # Tests that run no agent need not know its secrets.
    return parse_options(given, os.environ if wanted else None, elsewhere=wanted and elsewhere)
