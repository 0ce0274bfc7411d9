"""Values of params that are given as plain data, made into what the task itself would draw."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from types import GenericAlias
from typing import Any, Final

from pytest_androidbench.codec import from_plain, to_json
from pytest_androidbench.errors import CodecError, ParamsGivenError
from pytest_androidbench.tasks.params import draws
from pytest_androidbench.tasks.task import Task
from pytest_androidbench.texts import shown

EXAMPLES: Final = 20
"""Draws that are looked at for the type of a value."""
_CONTAINERS: Final = (list, tuple, set, frozenset)


def with_given(
    task: Task, suite: str, drawn: Mapping[str, Any], plain: Mapping[str, Any]
) -> dict[str, Any]:
    """Drawn params with some of them replaced by what is given.

    A strategy does not say which type its values have, so that what it draws is taken for an
    example: dates, enums and data classes come back from what a record keeps of them.

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
    for example in examples:
        try:
            made = from_plain(_type_of(example, plain), plain)
        except CodecError:
            continue
        if _same(made, plain):
            return made
    raise ParamsGivenError(
        f"task {task}: {shown(plain)[:200]} cannot be a value of its param {name}, which is such "
        f"as {shown(examples[0])[:200]}"
    )


def _type_of(example: Any, plain: Any) -> Any:
    """The type of an example, as far as it has to be known to read a plain value."""
    kind = type(example)
    if not isinstance(example, _CONTAINERS):
        return kind
    if not plain or not isinstance(plain, list | tuple):
        return kind
    if not example:
        # An empty one does not say what it would hold: others may.
        raise CodecError("its elements are of an unknown type")
    if kind is tuple and len(example) == len(plain):
        return GenericAlias(tuple, tuple(map(_type_of, example, plain)))
    element = _type_of(next(iter(example)), plain[0])
    return GenericAlias(kind, (element, ...) if kind is tuple else element)


def _same(made: Any, plain: Any) -> bool:
    """Whether plain data are what a record keeps of a value; the order within a set is chance."""
    if isinstance(made, set | frozenset):
        return sorted(map(to_json, made)) == sorted(map(to_json, plain))
    return to_json(made) == to_json(plain)
