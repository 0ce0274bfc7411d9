"""What makes this run what it is."""

from __future__ import annotations

import os
import platform
import shlex
from collections.abc import Iterable
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.agents.fingerprint import code_of
from pytest_androidbench.codec import from_plain
from pytest_androidbench.interface import defaults
from pytest_androidbench.plugin.agent_options import without_secrets
from pytest_androidbench.plugin.assignment import Assignment, limits_as_dict
from pytest_androidbench.plugin.collect.given import KEY
from pytest_androidbench.plugin.settings import Settings, settings_of
from pytest_androidbench.records.manifest import AgentCode, Manifest, SuiteInfo
from pytest_androidbench.suites.content import content_hash, hash_files
from pytest_androidbench.suites.suite import Suite

_CODE: Final = pytest.StashKey[AgentCode | None]()
_MOVING: Final = ("pytest-androidbench", "hypothesis", "uiautomator2", "adbutils")
"""Distributions whose version can move a result."""


def manifest_for(
    config: pytest.Config,
    settings: Settings,
    assignments: Iterable[Assignment],
) -> Manifest:
    """The manifest of the run these assignments make up."""
    assigned = list(assignments)
    arguments = map(str, config.invocation_params.args)
    return Manifest(
        agent=settings.agent,
        agent_code=agent_code(config),
        agent_options={
            name: settings.secrets.told(name, value)
            for name, value in settings.agent_options.items()
        },
        experiences=settings.experiences,
        suites=_suites(assigned),
        device=settings.device,
        clock=settings.clock,
        pace=settings.pace,
        restore=settings.restore,
        web_hosts=settings.web_hosts,
        profiles=tuple(sorted({one.cell.profile for one in assigned})) or (defaults.PROFILE,),
        looks={profile.name: profile.values for profile in settings.profiles if profile.values},
        splits=dict(settings.splits),
        seeds=settings.seeds,
        repeats=settings.repeats,
        limits=limits_as_dict(settings.limits),
        draws=settings.draws,
        checks=settings.checks,
        trials=settings.trials.allowed,
        trial_signal=settings.trials.signal,
        trial_judge=settings.models.trial_judge.model,
        audit=settings.audit,
        study=bool(settings.study),
        versions=versions(),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        command=shlex.join(["pytest", *without_secrets(arguments, settings.secrets)]),
    )


def agent_code(config: pytest.Config) -> AgentCode | None:
    """Which state of its code the agent of `--agent` is in; None where there is none.

    It is looked at once, in a worker by its controller: it may change meanwhile.
    """
    if _CODE not in config.stash:
        told = getattr(config, "workerinput", {}).get(KEY, {}).get("code")
        config.stash[_CODE] = from_plain(AgentCode, told) if told else _look(settings_of(config))
    return config.stash[_CODE]


def _look(settings: Settings) -> AgentCode | None:
    if settings.audit or not settings.agent:
        return None
    return code_of(settings.agent, settings.agent_version)


def versions() -> dict[str, str]:
    """Versions of Python and of what moves results."""
    found = {"python": platform.python_version()}
    for name in _MOVING:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = "not installed"
    return found


def _suites(assigned: list[Assignment]) -> tuple[SuiteInfo, ...]:
    suites: dict[str, Suite] = {one.suite.name: one.suite for one in assigned}
    return tuple(
        SuiteInfo(
            name=name,
            version=suite.version,
            content=_content(suite, assigned),
            tasks=_tasks(suite, assigned),
        )
        for name, suite in sorted(suites.items())
    )


def _tasks(suite: Suite, assigned: list[Assignment]) -> dict[str, str]:
    if suite.folder is not None:
        return {}
    tasks = {one.task.id: Path(one.task.file) for one in assigned if one.suite.name == suite.name}
    return {id_: hash_files(file.parent, [file]) for id_, file in sorted(tasks.items())}


def _content(suite: Suite, assigned: list[Assignment]) -> str:
    if suite.folder is not None:
        return content_hash(suite.folder)
    files = {Path(one.task.file) for one in assigned if one.suite.name == suite.name}
    return hash_files(Path(os.path.commonpath([file.parent for file in files])), files)
