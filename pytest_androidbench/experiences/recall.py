"""How often the experience that is found is of the task that is asked for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pytest_androidbench.experiences.guards import app_of, origin_of
from pytest_androidbench.experiences.query import Query
from pytest_androidbench.experiences.search import ExperienceSearch
from pytest_androidbench.stats.rates import Rate, success_rate


@dataclass(frozen=True, slots=True, kw_only=True)
class Recall:
    """Recall at 1 of a search, over many queries."""

    same_task: Rate
    """Of queries of whose task an experience may be shown: those for which one is found first."""
    same_app: Rate
    """Of queries whose app is known: those for which an experience of that app is found first."""
    queries: int
    nothing: int
    """Queries for which nothing is found."""
    alone: int
    """Queries of whose task no experience may be shown: none in `same_task`."""


def recall(search: ExperienceSearch, queries: Iterable[Query]) -> Recall:
    """Ask a search for each query, and tell how often the best experience is of the same task.

    The intervals count tasks and not queries: other seeds of a task are found alike.

    Args:
        search: with the guard, and so with what is held out of each query's sight.
        queries: each with its cell.

    Raises:
        ValueError: a query has no cell.
    """
    tasks: dict[str, list[float]] = {}
    apps: dict[str, list[float]] = {}
    asked = nothing = alone = 0
    for query in queries:
        if query.cell is None:
            raise ValueError(f"{query.task!r} is of no cell, and so of no task")
        task = f"{query.cell.suite}/{query.cell.task}"
        found = search.best(query)
        asked += 1
        nothing += found is None
        if search.could_find(query):
            tasks.setdefault(task, []).append(found is not None and found.same_task)
        else:
            alone += 1
        if app := app_of(query):
            fits = found is not None and app <= origin_of(found.experience).apps
            apps.setdefault(task, []).append(fits)
    return Recall(
        same_task=success_rate(tasks),
        same_app=success_rate(apps),
        queries=asked,
        nothing=nothing,
        alone=alone,
    )
