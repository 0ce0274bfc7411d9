"""Checks of a task's declaration, made at collection."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from typing import Final

from pytest_androidbench.errors import TaskDefinitionError
from pytest_androidbench.tasks.goal import placeholders, slots
from pytest_androidbench.tasks.task import Task

DIFFICULTIES: Final = ("", "easy", "medium", "hard")
DRAFT: Final = (
    "it is a draft, which nobody can pass or fail: write behind episode.run() what must hold, each "
    "condition in `with episode.check(...)`, see that its params are what it needs, then take "
    "draft=True away"
)
_ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


def check_definition(task: Task) -> None:
    """Refuse a task that cannot run as it is declared.

    Raises:
        TaskDefinitionError: the first fault found, with file and line.
    """
    for fault in _faults(task):
        raise TaskDefinitionError(f"task {task.id!r}: {fault}", file=task.file, line=task.line)
    for solve in task.solutions:
        _check_pilot_function(task, solve, "solution")
    for mistake in task.mistakes:
        _check_pilot_function(task, mistake.act, f"mistake {mistake.label!r}")
        if mistake.turn >= len(task.solutions):
            what = f"task {task.id!r}: mistake {mistake.label!r} is for turn {mistake.turn}, which no solution reaches"  # noqa: E501
            _fail(what, mistake.act)


def arguments(function: Callable[..., None]) -> list[str]:
    """The names a test function takes, fixtures and params alike."""
    return [name for name in inspect.signature(function).parameters if name != "self"]


def _faults(task: Task) -> Iterator[str]:
    if not _ID.fullmatch(task.id):
        yield "an id consists of letters, digits and _ and starts with a letter"
    if task.difficulty not in DIFFICULTIES:
        yield f"difficulty must be easy, medium or hard, got {task.difficulty!r}"
    for word in sorted(task.tags | set(task.apps)):
        if not _ID.fullmatch(word):
            yield f"tag or app {word!r} cannot become a mark: use letters, digits and _"
    yield from _goal_faults(task)
    yield from _argument_faults(task)
    labels = [mistake.label for mistake in task.mistakes]
    for label in sorted({label for label in labels if labels.count(label) > 1}):
        yield f"two mistakes are called {label!r}"
    # Last, so that whoever finishes one is told first of what else is wrong with it.
    if task.draft:
        yield DRAFT


def _goal_faults(task: Task) -> Iterator[str]:
    try:
        named = placeholders(task.goal)
    except ValueError as error:
        yield f"its goal cannot be read: {error}"
        return
    for name in sorted(named - set(task.params)):
        yield f"the goal names {{{name}}}, which is no param; {_params(task)}"
    for number, wording in enumerate(task.wordings, 1):
        yield from _wording_faults(task, number, wording)


def _wording_faults(task: Task, number: int, wording: str) -> Iterator[str]:
    try:
        there, here = slots(task.goal), slots(wording)
    except ValueError as error:
        yield f"wording {number} cannot be read: {error}"
        return
    if there.keys() != here.keys():
        goal, said = (", ".join(sorted(each)) or "none" for each in (there, here))
        yield f"wording {number} must have the placeholders of the goal ({goal}), not {said}"
    others = [task.goal, *task.wordings[: number - 1]]
    if wording in others:
        same = "the goal" if wording == task.goal else f"wording {others.index(wording)}"
        yield f"wording {number} is {same}, word for word"


def _argument_faults(task: Task) -> Iterator[str]:
    taken = arguments(task.function)
    if "episode" not in taken:
        yield f"{task.function.__name__}() must take the fixture 'episode'"
    if "episode" in task.params:
        yield "no param can be called 'episode'"
    for name, strategy in task.params.items():
        # Asked by its methods, so that Hypothesis is imported only where params are drawn.
        if not callable(getattr(strategy, "example", None)):
            yield (
                f"param {name!r} must be a strategy, as one_of('a', 'b') of "
                f"pytest_androidbench.tasks.strategies, got {strategy!r:.80}"
            )
    try:
        used = placeholders(task.goal) | set(taken)
    except ValueError:
        return
    for name in sorted(set(task.params) - used):
        yield (
            f"param {name!r} is used by neither the goal nor the arguments "
            f"({', '.join(taken)}) of {task.function.__name__}()"
        )


def _check_pilot_function(task: Task, function: Callable[..., None], what: str) -> None:
    names = list(inspect.signature(function).parameters)
    if not names:
        _fail(f"task {task.id!r}: its {what} must take the pilot first", function)
    for name in names[1:]:
        if name not in task.params:
            _fail(
                f"task {task.id!r}: its {what} takes {name!r}, which is no param; {_params(task)}",
                function,
            )


def _params(task: Task) -> str:
    return f"its params are {', '.join(sorted(task.params)) or 'none'}"


def _fail(what: str, function: Callable[..., None]) -> None:
    code = inspect.unwrap(function).__code__
    raise TaskDefinitionError(what, file=code.co_filename, line=code.co_firstlineno)
