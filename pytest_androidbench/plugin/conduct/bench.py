"""What this process needs to run episodes, each part made when it is first needed."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.agents.agent import AnyAgent
from pytest_androidbench.agents.case import Case, Script
from pytest_androidbench.agents.extras import close_agent
from pytest_androidbench.agents.hosting.proxy import Seconds
from pytest_androidbench.agents.loading import AgentFactory, load_agent
from pytest_androidbench.agents.null import NullAgent
from pytest_androidbench.agents.reference import ScriptedAgent
from pytest_androidbench.episodes.guard import Guard
from pytest_androidbench.errors import AgentLoadError, RunDirectoryError
from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.conduct.hosts import AgentHosts
from pytest_androidbench.plugin.conduct.lease import Lease
from pytest_androidbench.plugin.conduct.manifest import manifest_for
from pytest_androidbench.plugin.conduct.noted import Noted
from pytest_androidbench.plugin.conduct.scripts import scripts_for
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.rundir import RunDirectory

BENCH = pytest.StashKey["Bench"]()


class Bench:
    """Agent, device, guard and run directory of this process."""

    def __init__(self, config: pytest.Config, settings: Settings, run_path: Path) -> None:
        self.config = config
        self.settings = settings
        self.run_path = run_path
        self.lease = Lease(config, settings.device, compares=settings.audit)
        self.hosts = AgentHosts(settings)
        self.guard = Guard(enabled=not config.option.usepdb and not config.option.trace)
        self.run: RunDirectory | None = None
        self.finished: dict[str, Record] = {}
        self.first: AnyAgent | None = None
        """The first episode's agent, which was built before it; None in a process of its own."""

    def open_run(self, assigned: list[Assignment], finished: list[str]) -> None:
        """Create the run directory, or go on with a like one.

        Raises:
            pytest.UsageError: it holds an unlike run, or cannot be written.
        """
        manifest = manifest_for(self.config, self.settings, assigned)
        try:
            self.run = RunDirectory.create(self.run_path, manifest)
            if finished:
                known = {record.episode.key: record for record in self.run.records()}
                self.finished = {key: known[key] for key in finished if key in known}
        except RunDirectoryError as error:
            raise pytest.UsageError(f"--ab-run: {error}") from error

    @cached_property
    def factory(self) -> AgentFactory:
        """What builds the agent; loaded once this process has a device.

        Raises:
            pytest.UsageError: the agent cannot be loaded.
        """
        try:
            return load_agent(self.settings.agent, self.settings.agent_options)
        except AgentLoadError as error:
            raise pytest.UsageError(str(error)) from error

    def agent_for(
        self, assignment: Assignment, params: dict[str, Any], seconds: Seconds
    ) -> AnyAgent:
        """A fresh agent for an episode: the one under test, or the one an audit needs.

        Args:
            assignment: the episode.
            params: the values drawn for it.
            seconds: how long a call of the agent may take that begins now.
        """
        if self.settings.hosts_agent:
            return self.hosts.build(seconds)
        if assignment.audit == "null":
            return NullAgent()
        scripts: tuple[Script, ...] = scripts_for(assignment, params)
        if assignment.audit:
            return ScriptedAgent(scripts)
        first, self.first = self.first, None
        if first is not None:
            return first
        return self.factory(Case(cell=assignment.cell, scripts=scripts))

    def close(self) -> None:
        """End the agent's process, give the device back and stop watching."""
        self.guard.rest()
        first, self.first = self.first, None
        with Noted("the agent's close() failed"):
            close_agent(first)
        self.hosts.close()
        self.lease.close()
        self.guard.close()
