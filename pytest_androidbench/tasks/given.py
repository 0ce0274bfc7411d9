"""Values of params that are given as plain data, made into what the task itself would draw."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, Final

from pytest_androidbench.errors import ParamsGivenError
from pytest_androidbench.tasks.params import draws
from pytest_androidbench.tasks.rebuilding import value_like
from pytest_androidbench.tasks.task import Task
from pytest_androidbench.texts import shown

EXAMPLES: Final = 20
"""Draws that are looked at for the type of a value."""


def with_given(
    task: Task, suite: str, drawn: Mapping[str, Any], plain: Mapping[str, Any]
) -> dict[str, Any]:
    """Drawn params with some of them replaced by what is given.

    Args:
        task: whose params they are.
        suite: it belongs to.
        drawn: values for its seed.
        plain: values by name, as a record keeps them.

    Raises:
        ParamsGivenError: the task has no such param, or a value is none that it would draw.
    """
    if unknown := sorted(plain.keys() - task.params.keys()):
        known = ", ".join(task.params) or "none"
        raise ParamsGivenError(
            f"task {suite}/{task.id} has no param {', '.join(unknown)}; it has {known}"
        )
    examples = list(islice(draws(task, suite, range(EXAMPLES)), EXAMPLES)) if plain else []
    given = {
        name: _like(f"{suite}/{task.id}", name, [drawn[name], *(e[name] for e in examples)], value)
        for name, value in plain.items()
    }
    return {**drawn, **given}


def _like(task: str, name: str, examples: list[Any], plain: Any) -> Any:
    try:
        return value_like(plain, examples)
    except ValueError as error:
        raise ParamsGivenError(
            f"task {task}: {shown(plain)[:200]} cannot be a value of its param {name}, which is "
            f"such as {shown(examples[0])[:200]}"
        ) from error
