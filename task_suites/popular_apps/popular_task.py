"""How tasks of this suite are declared: what is published of them comes from the catalogue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ParamSpec

from pytest_androidbench import task
from pytest_androidbench.tasks.task import TaskFunction
from task_suites.popular_apps.catalogue import published

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

P = ParamSpec("P")


def popular_task(
    task_id: str, goal: str, *, params: Mapping[str, SearchStrategy[Any]] | None = None
) -> Callable[[Callable[P, None]], TaskFunction[P]]:
    """A task with the limits, apps and tags that its entry of the catalogue has."""
    entry = published()[task_id]
    return task(
        task_id, goal, params=params or {}, limits=entry.limits, app=entry.apps, tags=entry.tags
    )
