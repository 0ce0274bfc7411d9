"""What this process needs to run episodes, each part made when it is first needed."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pytest_androidbench.agents.agent import AnyAgent
from pytest_androidbench.agents.case import Case, Script, Sight
from pytest_androidbench.agents.extras import close_agent
from pytest_androidbench.agents.hosting.proxy import Seconds
from pytest_androidbench.agents.loading import AgentFactory, load_agent
from pytest_androidbench.agents.null import NullAgent
from pytest_androidbench.agents.reference import ScriptedAgent
from pytest_androidbench.devices.acting.labels import androids
from pytest_androidbench.episodes.episode import Play
from pytest_androidbench.episodes.guard import Guard
from pytest_androidbench.episodes.loop import play
from pytest_androidbench.errors import AgentLoadError, RunDirectoryError
from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.conduct.holding import holder_of
from pytest_androidbench.plugin.conduct.hosts import AgentHosts
from pytest_androidbench.plugin.conduct.manifest import manifest_for
from pytest_androidbench.plugin.conduct.noted import Noted
from pytest_androidbench.plugin.conduct.repro import Commands
from pytest_androidbench.plugin.conduct.scripts import scripts_for
from pytest_androidbench.plugin.conduct.stepping import Stepping
from pytest_androidbench.plugin.conduct.under_test import UnderTest
from pytest_androidbench.plugin.model_options import OF_RUN, AgentVariables
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.plugin.tell.address import tell_address
from pytest_androidbench.plugin.tell.live import Live
from pytest_androidbench.records.fitting import fitted
from pytest_androidbench.records.packing import Packer
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.roles import Part
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.records.secret import check_secrets

if TYPE_CHECKING:
    from pytest_androidbench.plugin.conduct.trial_judge import TrialJudge


class Bench:
    """Agent, device, guard and run directory of this process."""

    def __init__(self, config: pytest.Config, settings: Settings, run_path: Path) -> None:
        self.config = config
        self.settings = settings
        self.run_path = run_path
        self.holder = holder_of(config)
        self.holder.looks.run_path = run_path
        self.guard = Guard(enabled=not config.option.usepdb and not config.option.trace)
        self.hosts = AgentHosts(settings, self.holder.agent_variables, clock=self.guard.time)
        self.commands = Commands(config, settings)
        self.stepping: Stepping | None = None
        """Asks a person before each step; None = nobody is asked."""
        if settings.step:
            self.stepping = Stepping(config, lambda: self.guard, settings.secrets.fit)
        self.run: RunDirectory | None = None
        self.lasting = True
        """Whether records stay where they are written; from here they may be sent elsewhere."""
        self.finished: dict[str, Record] = {}
        self.live: Live | None = None
        """Shows an episode while it runs; None = nobody looks, or not in this process."""
        self._factories: list[tuple[UnderTest, AgentFactory]] = []
        self.first: AnyAgent | None = None
        """The first episode's agent, which was built before it; None in a process of its own."""
        self.play: Play = play
        """How the turns of its episodes are played."""
        self.around: AbstractContextManager[object] = nullcontext()
        """What a task's function is called in."""
        self.told = AgentVariables()
        """What agents are told by the environment."""
        self.trial_judge: TrialJudge | None = None
        """Says which trials failed; None = no model is asked, or not yet."""
        self._packer: Packer | None = None
        self._session = os.getppid() if hasattr(config, "workerinput") else 0

    def check_session(self) -> None:
        """See whether the session that this process is a worker of goes on.

        With it the lock of the run directory has gone, and another run may be at the same episode.

        Raises:
            RunDirectoryError: it has ended.
        """
        if self._session and os.getppid() != self._session:
            raise RunDirectoryError(
                "the session of this worker has ended, and with it the right to write to "
                f"{self.run_path}; run again with the same --ab-run to resume"
            )

    def let_nobody_watch(self) -> None:
        """Have nobody who follows episodes or guards them, and no session that could end.

        For a fork of this process, whose guard watches this process and not the fork.
        """
        self.live, self._session = None, 0
        # Reports would go over the worker's channel, which this process has in common with it.
        for plugin in self.config.pluginmanager.get_plugins():
            if type(plugin).__name__ == "WorkerInteractor":
                self.config.pluginmanager.unregister(plugin)
        self.config.option.tbstyle = "no"  # pytest takes longer to show a failure than to run it
        self.guard = Guard(enabled=False)

    def open_run(self, assigned: list[Assignment], finished: list[str]) -> None:
        """Create the run directory, or go on with a like one.

        Raises:
            pytest.UsageError: it holds an unlike run, or cannot be written.
        """
        fit = self.settings.secrets.fit
        manifest = manifest_for(self.config, self.settings, assigned)
        try:
            self.run = RunDirectory.create(self.run_path, manifest, resume=self.settings.resume)
            self.run.durable = self.lasting
            check_secrets(self.run.path, self.settings.secrets.values)
            if finished:
                known = {record.episode.key: record for record in self.run.records()}
                self.finished = {key: fitted(known[key], fit) for key in finished if key in known}
        except RunDirectoryError as error:
            raise pytest.UsageError(f"--ab-run: {error}") from error

    def open_judge(self) -> None:
        """Get the model ready that judges trials, where one is to be asked.

        Raises:
            pytest.UsageError: there is no such model, or it cannot be asked.
        """
        models = self.settings.models
        if not models.trial_judge.model:
            return
        # Seldom: it imports what reads screens and speaks to models.
        from pytest_androidbench.plugin.conduct.trial_judge import (  # noqa: PLC0415 - as said
            TrialJudge,
        )

        try:
            self.trial_judge = TrialJudge(models, self.run_path)
        except AgentLoadError as error:
            raise pytest.UsageError(f"--ab-trial-judge: {error}") from error

    def pack(self, folder: str) -> None:
        """Keep the files of a finished attempt once by content, its pictures small."""
        assert self.run is not None
        if not self.run.durable:
            return
        if self._packer is None:
            self._packer = Packer(self.run.path)
        # Its record is written, and what was not packed stays where it is: a full disk is told by
        # the next record.
        with suppress(OSError):
            self._packer.keep_up(folder)

    def tell_agents(self) -> None:
        """Have the environment tell agents of the run, which one may read when it is imported."""
        self.told.tell(self.settings.models.variables(self.run_path), OF_RUN)

    def factory(self, agent: UnderTest) -> AgentFactory:
        """What builds an agent in this process; loaded once the process has a device.

        Raises:
            AgentLoadError: the agent cannot be loaded.
        """
        for known, factory in self._factories:
            if known == agent:
                return factory
        factory = load_agent(agent.spec, agent.options, agent.file)
        self._factories.append((agent, factory))
        # Only a person's agent has one, which is there from now on, over all of its episodes.
        if (open_page := getattr(factory, "open_page", None)) is not None:
            tell_address(self.config, open_page())
        return factory

    def agent_for(
        self,
        agent: UnderTest,
        assignment: Assignment,
        params: dict[str, Any],
        seconds: Seconds,
        sight: Sight,
    ) -> AnyAgent:
        """A fresh agent for an episode: the one under test, or the one an audit needs.

        Args:
            agent: the one under test.
            assignment: the episode.
            params: the values drawn for it.
            seconds: how long a call of the agent may take that begins now.
            sight: what a person sees of the episode.
        """
        self.holder.doorway.relax()
        if agent.hosted:
            return self.hosts.build(agent, seconds)
        if agent.object is not None:
            return agent.object
        role = assignment.role
        if role is not None and role.part is Part.NULL:
            return NullAgent()
        scripts: tuple[Script, ...] = scripts_for(assignment, params)
        if role is not None:
            return ScriptedAgent(scripts)
        if self.first is not None and not assignment.override:
            first, self.first = self.first, None
            return first
        apps = (*assignment.suite.known_apps, *androids())
        case = Case(cell=assignment.cell, scripts=scripts, sight=sight, apps=apps)
        return self.factory(agent)(case)

    def close(self) -> None:
        """End the agent's process, give the device back and stop watching."""
        self.guard.rest()
        first, self.first = self.first, None
        with Noted("the agent's close() failed"):
            close_agent(first)
        self.hosts.close()
        if self.stepping is not None:
            self.stepping.close()
        for _, factory in self._factories:
            close_agent(factory)
        if self.trial_judge is not None:
            self.trial_judge.close()
        self.holder.close()
        self.told.take_back()
        self.guard.close()
