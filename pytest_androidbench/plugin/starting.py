"""Sets a run up: registers what runs the items and what tells about them."""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import pytest

from pytest_androidbench.agents.loading import load_agent
from pytest_androidbench.errors import AgentLoadError, RunDirectoryError
from pytest_androidbench.plugin.collect.given import KEY
from pytest_androidbench.plugin.collect.installed import take_installed_suites
from pytest_androidbench.plugin.conduct.bench import Bench
from pytest_androidbench.plugin.conduct.conductor import Conductor
from pytest_androidbench.plugin.conduct.hosts import AgentHosts
from pytest_androidbench.plugin.conduct.lease import check_device
from pytest_androidbench.plugin.settings import Settings, settings_of
from pytest_androidbench.plugin.tell.crashes import Crashes
from pytest_androidbench.plugin.tell.disk import DiskFaults
from pytest_androidbench.plugin.tell.html import HtmlColumns
from pytest_androidbench.plugin.tell.teller import Teller
from pytest_androidbench.plugin.tell.workers import Collected, Workers
from pytest_androidbench.records.files import explain
from pytest_androidbench.records.rundir import RunDirectory

_ASKS: Final = (
    "collectonly", "markers", "showfixtures", "show_fixtures_per_test", "help", "cacheshow",
)  # fmt: skip
"""Options with which pytest answers a question and runs nothing."""
_MARKS: Final = (
    "app_NAME: tasks about an app, as app_clock; -m picks them",
    "easy: tasks of this difficulty; likewise medium and hard",
    "suite_NAME: tasks of a suite, as suite_android_world",
)


def start(config: pytest.Config) -> None:
    """Make this session run tasks."""
    settings = settings_of(config)
    take_installed_suites(config)
    if hasattr(config, "workerinput"):
        _start_worker(config, settings, config.workerinput)
    else:
        _start_session(config, settings)


def header(config: pytest.Config) -> str:
    """Agent, device, suites, seeds, limits and rules in one line."""
    settings = settings_of(config)
    parts = ["audit" if settings.audit else f"agent {settings.agent}", f"device {settings.device}"]
    parts += [f"clock {settings.clock}"] if settings.clock else []
    parts += [f"restored by {settings.restore}"] if settings.restore else []
    if config.args_source is not pytest.Config.ArgsSource.ARGS and settings.suites:
        parts.append(f"suite {', '.join(settings.suites)}")
    seeds = ",".join(map(str, settings.seeds[:8])) + (",..." if len(settings.seeds) > 8 else "")
    parts.append(f"seeds {seeds}" + (f" x {settings.repeats}" if settings.repeats > 1 else ""))
    limits = [
        f"{name} {value:g}"
        for name in ("steps", "seconds", "tokens", "money")
        if (value := getattr(settings.limits, name)) is not None
    ]
    parts.append(f"limits {', '.join(limits)}" if limits else "limits of the tasks")
    parts.append(f"checks {settings.checks}")
    return f"androidbench: {'; '.join(parts)}"


def _start_worker(config: pytest.Config, settings: Settings, told: dict[str, Any]) -> None:
    given = told[KEY]
    bench = Bench(config, settings, Path(given["run"]))
    first = told["workerid"] == "gw0"
    config.pluginmanager.register(Conductor(bench, given["finished"], plans=first))
    config.pluginmanager.register(Collected(given["digest"]))


def _start_session(config: pytest.Config, settings: Settings) -> None:
    run_path = _run_path(config, settings)
    finished = _finished(run_path)
    register = config.pluginmanager.register
    conductor = Conductor(Bench(config, settings, run_path), finished, plans=True)
    teller = Teller(config, settings, run_path)
    for plugin in (conductor, teller, DiskFaults(run_path, teller, conductor)):
        register(plugin)
    register(Workers(config, run_path, finished))
    register(Crashes(run_path, settings.retry_infra))
    register(_Controller(settings))
    if getattr(config.option, "maxschedchunk", 0) is None:
        config.option.maxschedchunk = 1
    _name_marks(config)
    if not any(getattr(config.option, name, False) for name in _ASKS):
        _make_folder(run_path)
        _place_reports(config, run_path)


def _make_folder(run_path: Path) -> None:
    """Create the run directory before any other plugin tries to put its report there."""
    try:
        run_path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise pytest.UsageError(f"--ab-run: {explain(error, run_path)}") from error


class _Controller:
    """Finds mistakes of the command line before any worker is started."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Try what can be tried without a device."""
        config = session.config
        if not config.pluginmanager.hasplugin("dsession"):
            return
        check_device(config, self._settings.device)
        try:
            self._try_agent()
        except AgentLoadError as error:
            raise pytest.UsageError(str(error)) from error

    def _try_agent(self) -> None:
        settings = self._settings
        if settings.hosts_agent:
            AgentHosts(settings).try_import()
        elif not settings.audit:
            load_agent(settings.agent, settings.agent_options)


def _run_path(config: pytest.Config, settings: Settings) -> Path:
    here = config.invocation_params.dir
    if settings.run:
        return (here / settings.run).absolute()
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    agent = re.sub(r"[^A-Za-z0-9_.]+", "_", settings.agent)[:60]
    return here / "androidbench-runs" / f"{stamp}-{agent}-{os.getpid()}"


def _finished(run_path: Path) -> list[str]:
    if not (run_path / "manifest.json").exists():
        return []
    try:
        return sorted(RunDirectory.open(run_path).finished())
    except RunDirectoryError as error:
        raise pytest.UsageError(f"--ab-run: {error}") from error


def _name_marks(config: pytest.Config) -> None:
    for line in _MARKS:
        config.addinivalue_line("markers", line)


def _place_reports(config: pytest.Config, run_path: Path) -> None:
    if getattr(config.option, "xmlpath", "") is None:
        config.option.xmlpath = str(run_path / "junit.xml")
    if not config.pluginmanager.hasplugin("html"):
        return
    if config.option.htmlpath is None:
        config.option.htmlpath = str(run_path / "report.html")
        config.option.self_contained_html = True
    html_path = config.invocation_params.dir / config.option.htmlpath
    config.pluginmanager.register(HtmlColumns(run_path, html_path))
