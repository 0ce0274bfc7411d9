"""Turns each task into items, and each item into an assignment."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest

from pytest_androidbench.errors import SuiteError, TaskDefinitionError
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.collect.cells import Draw, draws
from pytest_androidbench.plugin.collect.marker import NAME as MARKER
from pytest_androidbench.plugin.collect.marker import Marked, marked
from pytest_androidbench.plugin.collect.overrides import override_of, variation_of
from pytest_androidbench.plugin.collect.refusal import refusing
from pytest_androidbench.plugin.collect.requested import requested
from pytest_androidbench.plugin.settings import Settings, settings_of
from pytest_androidbench.records.record import Cell, Episode
from pytest_androidbench.suites.suite import Suite, find_folder, load_suite
from pytest_androidbench.tasks.definition import arguments, check_definition
from pytest_androidbench.tasks.task import Task, task_of

T = TypeVar("T")

ASSIGNMENT = pytest.StashKey[Assignment]()
"""On every item of a task."""
_SUITES = pytest.StashKey[dict[Path | None, Suite]]()
_MARKED: Final = "__androidbench_marked__"
NO_AGENT: Final = "no agent: give one with --agent=package.module:Name or --agent=reference"


class _Later:
    """Stands for a param until it is drawn at set-up."""

    def __repr__(self) -> str:
        return "<drawn at set-up>"


def parametrize(metafunc: pytest.Metafunc, task: Task) -> None:
    """Give a task one item for each of its cells.

    Raises:
        pytest.Collector.CollectError: the task is declared wrongly; says where.
    """
    try:
        check_definition(task)
        suite = suite_of(metafunc.config, metafunc.definition.path)
    except (TaskDefinitionError, SuiteError) as error:
        raise pytest.Collector.CollectError(str(error)) from error
    _mark(metafunc, task, suite)
    config = metafunc.config
    asked = requested(config.args, metafunc.definition.originalname)
    cells = draws(task, settings_of(config), asked)
    names = [name for name in arguments(task.function) if name in task.params]
    rows = [[cell, *(_Later() for _ in names)] for cell in cells]
    ids = [cell.id for cell in cells]
    metafunc.parametrize(["episode", *names], rows, indirect=["episode"], ids=ids)


def assign(item: pytest.Item) -> None:
    """Note on an item of a task what is to be run, and make it findable by its task id."""
    task = task_of(getattr(item, "function", None))
    callspec: Any = getattr(item, "callspec", None)
    draw = callspec.params.get("episode") if callspec is not None else None
    if task is None or not isinstance(draw, Draw):
        return
    settings = settings_of(item.config)
    suite = suite_of(item.config, item.path)
    wanted = Marked()
    with refusing(item.config):
        wanted = marked(item.iter_markers(MARKER))
    override = override_of(item, "agent")
    cell = Cell(
        suite=suite.name,
        task=task.id,
        seed=draw.seed,
        profile=override_of(item, "device_profile") or "default",
        repeat=draw.repeat,
        variation=variation_of(item),
    )
    item.stash[ASSIGNMENT] = Assignment(
        task=task,
        suite=suite,
        cell=cell,
        nodeid=item.nodeid,
        limits=_limits(suite, task, wanted, settings),
        retry_infra=_first("ab_retry_infra", wanted.retry_infra, settings.retry_infra, settings),
        rules=_first("ab_checks", wanted.checks, settings.checks, settings),
        audit=draw.audit,
        override=override,
        mistake=draw.mistake,
    )
    item.extra_keyword_matches.add(task.id)
    if not settings.wanted and not override:
        item.add_marker(pytest.mark.skip(reason=NO_AGENT))


def _limits(suite: Suite, task: Task, wanted: Marked, settings: Settings) -> Limits:
    """The limits of an episode: command line before marker before ini file before the task."""
    declared = suite.limits.overridden_by(task.limits)
    if "ab_limits" in settings.said:
        return declared.overridden_by(wanted.limits).overridden_by(settings.limits)
    return declared.overridden_by(settings.limits).overridden_by(wanted.limits)


def _first(key: str, marked: T | None, setting: T, settings: Settings) -> T:
    """What the command line says, else a marker, else the ini file or nobody."""
    return setting if marked is None or key in settings.said else marked


def assignments(items: list[pytest.Item]) -> list[Assignment]:
    """The assignments among some items.

    Raises:
        pytest.UsageError: two items would be the same episode.
    """
    found = [item.stash[ASSIGNMENT] for item in items if ASSIGNMENT in item.stash]
    seen: dict[Episode, str] = {}
    for one in found:
        other = seen.setdefault(one.episode, one.nodeid)
        if other != one.nodeid:
            raise pytest.UsageError(
                f"two tests are the same task {one.cell.task!r} of suite {one.cell.suite!r}: "
                f"{other} and {one.nodeid}; give each task an id of its own"
            )
    return found


def suite_of(config: pytest.Config, module: Path) -> Suite:
    """The suite a test module belongs to; one of its own for a module outside any suite.

    Raises:
        SuiteError: its suite.toml cannot be used.
    """
    top = config.rootpath if module.is_relative_to(config.rootpath) else Path(module.anchor)
    folder = find_folder(module, top)
    known = config.stash.setdefault(_SUITES, {})
    if folder not in known:
        known[folder] = load_suite(folder) if folder else Suite(name="local")
        if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", known[folder].name):
            suite = known.pop(folder)
            raise SuiteError(
                f"{folder}: suite name {suite.name!r} must consist of letters, digits and _"
            )
    return known[folder]


def select_tasks(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep only the tasks named by `--ab-tasks`.

    Raises:
        pytest.UsageError: one of them was not collected.
    """
    wanted = settings_of(config).tasks
    if not wanted:
        return
    ids = {item.stash[ASSIGNMENT].task.id for item in items if ASSIGNMENT in item.stash}
    if missing := sorted(set(wanted) - ids):
        known = ", ".join(sorted(ids)) or "none"
        raise pytest.UsageError(
            f"--ab-tasks: no task {', '.join(missing)} was collected; there are: {known}"
        )
    kept = [i for i in items if ASSIGNMENT not in i.stash or i.stash[ASSIGNMENT].task.id in wanted]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def marks_of(config: pytest.Config) -> list[str]:
    """All marks that the collected tasks bear."""
    return sorted(config.stash.get(_WORDS, ()))


def _mark(metafunc: pytest.Metafunc, task: Task, suite: Suite) -> None:
    # On the function, once: a mark on each item would cost four times the collection.
    if getattr(metafunc.function, _MARKED, False):
        return
    words = set(task.tags) | set(suite.tags) | {f"suite_{suite.name}"}
    words |= {f"app_{app}" for app in task.apps}
    words |= {task.difficulty} if task.difficulty else set()
    function = getattr(metafunc.function, "__func__", metafunc.function)
    for word in sorted(words):
        _register(metafunc.config, word)
        getattr(pytest.mark, word)(function)
    function.__dict__[_MARKED] = True


def _register(config: pytest.Config, word: str) -> None:
    known = config.stash.setdefault(_WORDS, set())
    if word not in known:
        known.add(word)
        config.addinivalue_line("markers", f"{word}: a tag of tasks")


_WORDS = pytest.StashKey[set[str]]()


def with_repro(assignment: Assignment, repro: str) -> Assignment:
    """The assignment with the command that runs it again."""
    return replace(assignment, repro=repro)
