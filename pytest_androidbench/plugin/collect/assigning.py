"""Gives each item of a task its assignment.

A run may have a hundred thousand items, a thousand for each task: what the items of a function
have in common is looked up once for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Self, TypeVar

import pytest

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.plugin.assignment import Assignment, Terms
from pytest_androidbench.plugin.collect.cells import Draw
from pytest_androidbench.plugin.collect.lists import check_lists
from pytest_androidbench.plugin.collect.marker import NAME as MARKER
from pytest_androidbench.plugin.collect.marker import Marked, marked
from pytest_androidbench.plugin.collect.overrides import Changes, changes_of
from pytest_androidbench.plugin.collect.refusal import refusing
from pytest_androidbench.plugin.collect.tasks import ASSIGNMENT, parametrized, suite_of
from pytest_androidbench.plugin.settings import Settings, settings_of
from pytest_androidbench.suites.frozen_draws import frozen_draws
from pytest_androidbench.suites.suite import Suite
from pytest_androidbench.tasks.task import Task, task_of

T = TypeVar("T")

_ASSIGNER: Final = "androidbench-assigner"
NO_AGENT: Final = "no agent: give one with --agent=package.module:Name or --agent=reference"


class _Assigner:
    """A plugin that is there once a task was collected: other runs pay for nothing."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Go before those who pick items by the words that we add."""
        _assign_all(config, items)


def assign_later(config: pytest.Config) -> None:
    """Have the items of tasks assigned when all are collected."""
    if not config.pluginmanager.has_plugin(_ASSIGNER):
        config.pluginmanager.register(_Assigner(), _ASSIGNER)


def _assign_all(config: pytest.Config, items: Iterable[pytest.Item]) -> None:
    """Note on the items of tasks what is to be run, and make them findable by their task ids.

    Raises:
        pytest.UsageError: a marker says what cannot be.
    """
    settings = settings_of(config)
    common: _Common | None = None
    assigned: list[Assignment] = []
    for item in items:
        callspec = getattr(item, "callspec", None)
        draw = callspec.params.get("episode") if callspec is not None else None
        if not isinstance(item, pytest.Function) or not isinstance(draw, Draw):
            continue
        if common is None or not common.holds_for(item):
            common = _Common.of(item, settings)
        given = common.assign(item, draw)
        item.stash[ASSIGNMENT] = given
        assigned.append(given)
        item.extra_keyword_matches.add(given.task.id)
        if not settings.wanted and not given.override:
            item.add_marker(pytest.mark.skip(reason=NO_AGENT))
    with refusing(config):
        check_lists(config, settings, assigned)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Common:
    """What items that follow each other have in common: those of one function, marked alike."""

    parent: object
    function: str
    marks: list[pytest.Mark]
    """Of the items' own, those that are ours."""
    ours: tuple[str, ...]
    """Arguments that the cells give values to."""
    changes: Changes
    """What is changed of those items that are told apart by nothing but their cells."""
    terms: Terms

    @classmethod
    def of(cls, item: pytest.Function, settings: Settings) -> Self:
        """What an item shares with those after it."""
        task = task_of(item.function)
        assert task is not None  # else no item would have a draw
        ours = parametrized(task)
        return cls(
            parent=item.parent,
            function=item.originalname,
            marks=_own_marks(item),
            ours=ours,
            changes=changes_of(item, ours),
            terms=_terms(item, task, settings),
        )

    def holds_for(self, item: pytest.Function) -> bool:
        """Whether all of it is true of another item."""
        return (
            item.parent is self.parent
            and item.originalname == self.function
            and _own_marks(item) == self.marks
        )

    def assign(self, item: pytest.Function, draw: Draw) -> Assignment:
        """The assignment of an item that all of it is true of."""
        alike = len(item.callspec.params) == len(self.ours)
        changes = self.changes if alike else changes_of(item, self.ours)
        return Assignment(self.terms, draw, changes, item)


def _terms(item: pytest.Function, task: Task, settings: Settings) -> Terms:
    suite = suite_of(item.config, item.path)
    wanted = Marked()
    frozen: Mapping[str, Any] = {}
    with refusing(item.config):
        wanted = marked(item.iter_markers(MARKER))
        frozen = _frozen(suite, task, settings.draws)
    return Terms(
        task=task,
        suite=suite,
        limits=_limits(suite, task, wanted, settings),
        retry_infra=_first("ab_retry_infra", wanted.retry_infra, settings.retry_infra, settings),
        rules=_first("ab_checks", wanted.checks, settings.checks, settings),
        frozen=frozen,
        pace=suite.pace if settings.pace is None else settings.pace,
        held=tuple(held for held in settings.held if held.task == f"{suite.name}/{task.id}"),
    )


def _frozen(suite: Suite, task: Task, name: str) -> Mapping[str, Any]:
    """The params that the suite keeps under a name for a task; none where nothing is asked for."""
    if not name:
        return {}
    try:
        kept = frozen_draws(suite, name).get(task.id, {})
    except SuiteError as error:
        raise pytest.UsageError(f"--ab-draws={name}: {error}") from error
    if unknown := sorted(kept.keys() - task.params.keys()):
        known = ", ".join(task.params) or "none"
        what = f"task {suite.name}/{task.id} has no param {', '.join(unknown)}; it has {known}"
        raise pytest.UsageError(f"--ab-draws={name}: {what}")
    return kept


def _own_marks(item: pytest.Function) -> list[pytest.Mark]:
    return [mark for mark in item.own_markers if mark.name == MARKER]


def _limits(suite: Suite, task: Task, wanted: Marked, settings: Settings) -> Limits:
    """The limits of an episode: command line before marker before ini file before the task."""
    declared = suite.limits.overridden_by(task.limits)
    if "ab_limits" in settings.said:
        return declared.overridden_by(wanted.limits).overridden_by(settings.limits)
    return declared.overridden_by(settings.limits).overridden_by(wanted.limits)


def _first(key: str, marked: T | None, setting: T, settings: Settings) -> T:
    """What the command line says, else a marker, else the ini file or nobody."""
    return setting if marked is None or key in settings.said else marked
