"""Turns each task into items, and picks among them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.errors import SuiteError, TaskDefinitionError
from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.collect.cells import draws
from pytest_androidbench.plugin.collect.requested import requested
from pytest_androidbench.plugin.settings import settings_of
from pytest_androidbench.suites.installed import suite_of_others
from pytest_androidbench.suites.suite import Suite, find_folder, load_suite
from pytest_androidbench.tasks.definition import arguments, check_definition
from pytest_androidbench.tasks.task import Task

ASSIGNMENT = pytest.StashKey[Assignment]()
"""On every item of a task."""
_SUITES = pytest.StashKey[dict[Path | None, Suite]]()
_MARKED: Final = "__androidbench_marked__"


class _Later:
    """Stands for a param until it is drawn at set-up."""

    def __repr__(self) -> str:
        return "<drawn at set-up>"


_LATER: Final = _Later()


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
    cells = draws(task, suite.name, settings_of(config), asked)
    names = parametrized(task)
    later = [_LATER] * (len(names) - 1)
    rows = [[cell, *later] for cell in cells]
    ids = [cell.id for cell in cells]
    metafunc.parametrize(names, rows, indirect=["episode"], ids=ids)


def parametrized(task: Task) -> tuple[str, ...]:
    """The arguments of a task's function that its cells give values to."""
    drawn = (name for name in arguments(task.function) if name in task.params)
    return ("episode", *drawn)


def assignments(items: list[pytest.Item]) -> list[Assignment]:
    """The assignments among some items.

    Raises:
        pytest.UsageError: two items would be the same episode.
    """
    found = [item.stash[ASSIGNMENT] for item in items if ASSIGNMENT in item.stash]
    seen: dict[object, Assignment] = {}
    for one in found:
        other = seen.setdefault(one.key, one)
        if other is not one and other.nodeid != one.nodeid:
            raise pytest.UsageError(
                f"two tests are the same task {one.task.id!r} of suite {one.suite.name!r}: "
                f"{other.nodeid} and {one.nodeid}; give each task an id of its own"
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
        known[folder] = load_suite(folder) if folder else suite_of_others()
        if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", known[folder].name):
            suite = known.pop(folder)
            raise SuiteError(
                f"{folder}: suite name {suite.name!r} must consist of letters, digits and _"
            )
    return known[folder]


def without_nothing_to_study(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out tasks without params, which there is nothing to search in.

    Raises:
        pytest.UsageError: there is no other.
    """
    if not settings_of(config).study:
        return
    left = [i for i in items if ASSIGNMENT in i.stash and not i.stash[ASSIGNMENT].task.params]
    if left and len(left) == sum(ASSIGNMENT in item.stash for item in items):
        raise pytest.UsageError("--ab-study: no task that was collected has params to search")
    gone = set(map(id, left))
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if id(item) not in gone]


def select_tasks(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep only the tasks named by `--ab-tasks`.

    Raises:
        pytest.UsageError: one of them was not collected.
    """
    if not (wanted := settings_of(config).tasks):
        return
    ids = {item.stash[ASSIGNMENT].task.id for item in items if ASSIGNMENT in item.stash}
    if missing := sorted(set(wanted) - ids):
        known = ", ".join(sorted(ids)) or "none"
        raise pytest.UsageError(
            f"--ab-tasks: no task {', '.join(missing)} was collected; there are: {known}"
        )
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        others = ASSIGNMENT in item.stash and item.stash[ASSIGNMENT].task.id not in wanted
        (left if others else kept).append(item)
    config.hook.pytest_deselected(items=left)
    items[:] = kept


def marks_of(config: pytest.Config) -> list[str]:
    """All marks that the collected tasks bear."""
    return sorted(config.stash.get(_WORDS, ()))


def _mark(metafunc: pytest.Metafunc, task: Task, suite: Suite) -> None:
    # On the function, once: a mark on each item would cost four times the collection.
    if getattr(metafunc.function, _MARKED, False):
        return
    words = set(task.tags) | suite.tags_of(task.id) | {f"suite_{suite.name}"}
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
