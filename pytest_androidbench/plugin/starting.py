"""Sets a run up: registers what runs the items and what tells about them."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from pytest_androidbench.agents.loading import load_agent
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.interface import defaults
from pytest_androidbench.interface.adb_variables import found_in
from pytest_androidbench.plugin.assignment import limits_as_dict
from pytest_androidbench.plugin.collect.again import last_outcomes
from pytest_androidbench.plugin.collect.given import KEY, stamp_of
from pytest_androidbench.plugin.collect.installed import take_installed_suites
from pytest_androidbench.plugin.collect.refusal import Stops, refusing
from pytest_androidbench.plugin.conduct.bench import Bench
from pytest_androidbench.plugin.conduct.conductor import Conductor
from pytest_androidbench.plugin.conduct.holding import check_device
from pytest_androidbench.plugin.conduct.hosts import AgentHosts
from pytest_androidbench.plugin.conduct.under_test import of_option
from pytest_androidbench.plugin.experiences import look_at_experiences, take_experiences
from pytest_androidbench.plugin.gates.baseline import BaselineChecked
from pytest_androidbench.plugin.growing import Growing
from pytest_androidbench.plugin.place import Place
from pytest_androidbench.plugin.reference import ReferenceTaken
from pytest_androidbench.plugin.resuming import ManifestKept, Resumed, check_likeness, finished_in
from pytest_androidbench.plugin.settings import Settings, settings_of
from pytest_androidbench.plugin.tell.crashes import Crashes
from pytest_androidbench.plugin.tell.disk import DiskFaults
from pytest_androidbench.plugin.tell.html import HtmlColumns
from pytest_androidbench.plugin.tell.junit import JUnitSuite
from pytest_androidbench.plugin.tell.live import Live
from pytest_androidbench.plugin.tell.reports import FitReports
from pytest_androidbench.plugin.tell.shards import ShardTold
from pytest_androidbench.plugin.tell.teller import Teller
from pytest_androidbench.plugin.tell.workers import Collected, Workers
from pytest_androidbench.report.wording import count

_ASKS: Final = (
    "collectonly", "markers", "showfixtures", "show_fixtures_per_test", "help", "cacheshow",
)  # fmt: skip
"""Options with which pytest answers a question and runs nothing."""
_MARKS: Final = (
    "app_NAME: tasks about an app, as app_clock; -m picks them",
    "easy: tasks of this difficulty; likewise medium and hard",
    "suite_NAME: tasks of a suite, as suite_android_world",
)


@dataclass(frozen=True, slots=True)
class Tellers:
    """What was registered in the process that talks to the user, as far as others need it."""

    teller: Teller
    workers: Workers
    placed: list[str]
    """Names of other plugins whose reports were given a place."""


def start(config: pytest.Config) -> None:
    """Make this session run tasks."""
    take_installed_suites(config)
    if hasattr(config, "workerinput"):
        config.pluginmanager.register(Stops())
        take_experiences(config, config.workerinput[KEY])
        start_worker(config, config.workerinput["workerid"], config.workerinput[KEY])
    else:
        path = run_path(config, stamp_of(config))
        if not only_asks(config):
            look_at_experiences(config, path)
        start_session(config, path)
        config.pluginmanager.register(_Controller(settings_of(config), path))
    fit_reports(config)


def fit_reports(config: pytest.Config) -> None:
    """Fit what is reported; last, and so around all others that put something on a report."""
    config.pluginmanager.register(FitReports(settings_of(config).secrets.fit))


def only_asks(config: pytest.Config) -> bool:
    """Whether pytest answers a question and runs nothing."""
    return any(getattr(config.option, name, False) for name in _ASKS)


def header(config: pytest.Config) -> str:
    """Agent, device, suites, seeds, limits and rules in one line."""
    settings = settings_of(config)
    agent = f"agent {settings.agent}" if settings.agent else "agents of the tests' own"
    parts = ["audit" if settings.audit else agent, f"device {settings.device}"]
    parts += [f"clock {settings.clock}"] if settings.clock else []
    parts += [f"pace {settings.pace:g} s"] if settings.pace is not None else []
    parts += [f"restored by {settings.restore}"] if settings.restore else []
    parts += [f"pages reach {', '.join(settings.web_hosts)}"] if settings.web_hosts else []
    if config.args_source is not pytest.Config.ArgsSource.ARGS and settings.suites:
        parts.append(f"suite {', '.join(settings.suites)}")
    seeds = ",".join(map(str, settings.seeds[:8])) + (",..." if len(settings.seeds) > 8 else "")
    parts.append(f"seeds {seeds}" + (f" x {settings.repeats}" if settings.repeats > 1 else ""))
    names = [profile.name for profile in settings.profiles]
    parts += [f"profiles {', '.join(names)}"] if names != [defaults.PROFILE] else []
    parts += [f"varied {settings.vary_text}"] if settings.vary else []
    parts += [f"draws {settings.draws}"] if settings.draws else []
    limits = [f"{name} {value:g}" for name, value in limits_as_dict(settings.limits).items()]
    parts.append(f"limits {', '.join(limits)}" if limits else "limits of the tasks")
    parts.append(f"checks {settings.checks}")
    if settings.trials.allowed:
        says = f" as {judge} says" if (judge := settings.models.trial_judge.model) else ""
        parts.append(f"{count(settings.trials.allowed, 'trial')} more of what fails{says}")
    if settings.shard is not None:
        parts.append(f"shard {settings.shard}")
    if settings.study:
        parts.insert(0, f"study of each task in {settings.study} episodes")
    return settings.secrets.fit(f"androidbench: {'; '.join(parts)}")


def start_worker(config: pytest.Config, name: str, given: dict[str, Any]) -> None:
    """Register what a worker of pytest-xdist needs to run tasks.

    Args:
        config: the worker's.
        name: the worker's.
        given: what `tell.workers` hands over.
    """
    bench = Bench(config, settings_of(config), Path(given["run"]))
    bench.lasting = given.get("lasting", True)
    conductor = Conductor(
        bench, given["finished"], plans=name == "gw0", waits=given.get("waits", False)
    )
    config.pluginmanager.register(conductor)
    config.pluginmanager.register(Collected(given["digest"]))


def start_session(config: pytest.Config, path: Path) -> Tellers:
    """Register what the process that talks to the user needs to run tasks, or have them run.

    Args:
        config: its own.
        path: of the run directory.
    """
    settings, placed = settings_of(config), []
    if not only_asks(config):
        place = Place(path)
        config.add_cleanup(place.leave)
        config.pluginmanager.register(place)
        placed = _place_reports(config, place)
    finished = finished_in(path)
    register = config.pluginmanager.register
    bench = Bench(config, settings, path)
    bench.live = Live(config, path, settings.secrets.fit)
    conductor = Conductor(bench, finished, plans=True)
    teller, workers = Teller(config, settings, path), Workers(config, path, finished)
    for plugin in (conductor, teller, bench.live, DiskFaults(path, teller, conductor), workers):
        register(plugin)
    if settings.cluster and not only_asks(config):
        from pytest_androidbench.plugin.cluster.controlling import OnCluster  # noqa: PLC0415 - slow

        register(OnCluster(bench, workers, teller.runs_at_once))
    register(JUnitSuite(config, settings, path, teller.tally))
    register(Crashes(path))
    register(Resumed(path, finished))
    register(ManifestKept(path, teller.note))
    if settings.shard is not None:
        register(ShardTold(settings, path, teller.note))
    if settings.gates.baseline is not None and not only_asks(config):
        register(BaselineChecked(config, settings, path))
    if settings.growth and settings.experiences is not None:
        register(Growing(settings, path, teller.note))
    if settings.reference is not None and not only_asks(config):
        register(ReferenceTaken(settings.reference, path, teller.note))
    if getattr(config.option, "maxschedchunk", 0) is None:
        config.option.maxschedchunk = 1
    _name_marks(config)
    _name_columns(config, path)
    return Tellers(teller, workers, placed)


class _Controller:
    """Finds mistakes of the command line before any worker is started."""

    def __init__(self, settings: Settings, run_path: Path) -> None:
        self._settings = settings
        self._run_path = run_path

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Try what can be tried without a device."""
        config = session.config
        if not config.pluginmanager.hasplugin("dsession"):
            return
        with refusing(config):
            if self._settings.again:
                last_outcomes(config)
            check_likeness(config, self._settings, self._run_path)
            check_device(config, self._settings.device)
            try:
                self._try_agent()
            except AgentLoadError as error:
                raise pytest.UsageError(str(error)) from error

    def _try_agent(self) -> None:
        settings = self._settings
        agent = of_option(settings)
        if agent.hosted:
            AgentHosts(settings, lambda: found_in(os.environ)).try_import(agent)
        elif not settings.audit:
            load_agent(agent.spec, agent.options)


def run_path(config: pytest.Config, stamp: str) -> Path:
    """The run directory: the one given with `--ab-run`, or a new one."""
    here, settings = config.invocation_params.dir, settings_of(config)
    if settings.run:
        return (here / settings.run).absolute()
    agent = re.sub(r"[^A-Za-z0-9_.]+", "_", settings.agent)[:60]
    shard = settings.shard
    part = f"shard{shard.index}of{shard.total}" if shard is not None else ""
    name = "-".join(filter(None, (stamp, agent, part)))
    return here / "androidbench-runs" / name


def _name_marks(config: pytest.Config) -> None:
    for line in _MARKS:
        config.addinivalue_line("markers", line)


def _place_reports(config: pytest.Config, place: Place) -> list[str]:
    """Have the reports of other plugins written that nobody has asked for; those plugins' names."""
    placed = []
    if getattr(config.option, "xmlpath", "") is None:
        config.option.xmlpath = place.report("junit.xml")
        placed.append("junitxml")
    if config.pluginmanager.hasplugin("html") and config.option.htmlpath is None:
        config.option.htmlpath = place.report("report.html")
        config.option.self_contained_html = True
        placed.append("html")
    return placed


def _name_columns(config: pytest.Config, path: Path) -> None:
    if config.pluginmanager.hasplugin("html") and config.option.htmlpath is not None:
        html_path = config.invocation_params.dir / config.option.htmlpath
        config.pluginmanager.register(HtmlColumns(path, html_path))
