"""Tasks of the first sixty that are among the later ones, too, with another number of steps."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import cast

from pytest_androidbench import Episode, Pilot, task
from pytest_androidbench.tasks.task import Task, TaskFunction, task_of
from task_suites.bmoca_131.catalogue import limits


def declared(first: TaskFunction[[Episode]]) -> Task:
    """What was declared of a task.

    Raises:
        TypeError: it is a plain test.
    """
    known = task_of(first)
    if known is None:
        raise TypeError(f"{first!r} is no task: declare it with @task before it is taken again")
    return known


def again(first: TaskFunction[[Episode]]) -> TaskFunction[[Episode]]:
    """The same task with the later limit: goal, checks, solution and mistakes are the first's."""
    known = declared(first)
    # A function of its own, as what is declared is kept on it; code and names are the first's, so
    # that whatever points at its lines points at where they stand.
    own = cast("FunctionType", known.function)
    twin = FunctionType(own.__code__, own.__globals__, own.__name__)
    twin.__annotations__ = own.__annotations__
    made: TaskFunction[[Episode]] = task(
        known.id, known.goal, limits=limits(known.id), app=known.apps
    )(twin)
    for solve in known.solutions:
        made.solution(solve)
    for wrong in known.mistakes:
        made.mistake(wrong.label, fails=wrong.fails, turn=wrong.turn)(wrong.act)
    return made


def solution_of(first: TaskFunction[[Episode]]) -> Callable[[Pilot], None]:
    """How a task of the first sixty is solved."""
    return declared(first).solutions[0]
