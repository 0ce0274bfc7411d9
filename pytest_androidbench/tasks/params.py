"""Drawing the params of a cell: the only user of Hypothesis' engine.

Each param is drawn on its own from bytes that depend on suite, task, param and seed alone, so
neither another param, nor another test, nor an imported file can move it.
"""

from __future__ import annotations

import os
import random
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from pytest_androidbench.codec import to_plain
from pytest_androidbench.errors import ParamsError
from pytest_androidbench.tasks.task import Task
from pytest_androidbench.texts import shown

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

Source: TypeAlias = tuple[Callable[[bytes], bytes | None], list[Any]]
"""Makes a value of bytes, and the list it puts it into."""
TRIES: Final = 50
BYTES: Final = 8192
"""As much as Hypothesis takes for one value."""
_AS_THEY_ARE: Final = (str, int, float, bool, type(None))
_ADDRESS: Final = re.compile(r" at 0x[0-9A-Fa-f]+(?=>)")


def draw(task: Task, suite: str, seed: int) -> dict[str, Any]:
    """Draw every param of one cell.

    Raises:
        ParamsError: a strategy gave no value; names the param and the seed.
    """
    return next(draws(task, suite, [seed]))


def draws(task: Task, suite: str, seeds: Iterable[int]) -> Iterator[dict[str, Any]]:
    """Draw every param of many cells, one after the other; the same values as one by one.

    Raises:
        ParamsError: a strategy gave no value; names the param and the seed.
    """
    sources = {name: _target(strategy) for name, strategy in task.params.items()}
    for seed in seeds:
        yield {name: _draw_one(task, suite, name, seed, source) for name, source in sources.items()}


def bytes_of(task: Task, suite: str, param: str, seed: int) -> Iterator[bytes]:
    """What a param's value is made of: the first of these that makes one."""
    for redraw in range(TRIES):
        generator = random.Random(f"{suite}/{task.id}/{param}/{seed}/{redraw}")
        yield generator.randbytes(BYTES)


def record_values(values: Mapping[str, Any]) -> dict[str, Any]:
    """The drawn values as plain data, for the record: equal ones alike in every process."""
    return {name: _plain(value) for name, value in values.items()}


def _plain(value: object) -> Any:
    if type(value) in _AS_THEY_ARE:
        return value
    if isinstance(value, set | frozenset):
        # In an order of their own they would be in that of their hashes.
        return sorted(map(_plain, value), key=repr)
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: _plain(getattr(value, f.name)) for f in fields(value) if f.init}
    try:
        if isinstance(value, Mapping):
            return dict(
                zip(to_plain(dict.fromkeys(value)), map(_plain, value.values()), strict=True)
            )
        return to_plain(value)
    except TypeError:
        # Where in memory it lies says nothing.
        return _ADDRESS.sub("", shown(value))


def _draw_one(task: Task, suite: str, param: str, seed: int, source: Source) -> Any:
    fuzz, taken = source
    taken.clear()
    for data in bytes_of(task, suite, param, seed):
        if fuzz(data) is not None:
            return taken[-1]
    raise ParamsError(task.id, param, seed, TRIES)


def _target(strategy: SearchStrategy[Any]) -> Source:
    keep_hypothesis_out_of_the_project()
    from hypothesis import HealthCheck, Phase, Verbosity, given, settings  # noqa: PLC0415 - costs 100 ms
    from hypothesis.errors import Unsatisfiable  # noqa: PLC0415

    no_phases: tuple[Phase, ...] = ()
    taken: list[Any] = []

    @settings(
        database=None,
        deadline=None,
        phases=no_phases,
        verbosity=Verbosity.normal,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def take(value: object) -> None:
        taken.append(value)

    try:
        return take.hypothesis.fuzz_one_input, taken  # type: ignore[attr-defined]
    except Unsatisfiable:
        return lambda _: None, taken


def keep_hypothesis_out_of_the_project() -> None:
    """Let Hypothesis write its cache elsewhere."""
    # Text strategies write a cache even with database=None.
    home = Path(tempfile.gettempdir()) / f"androidbench-hypothesis-{os.getuid()}"
    os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(home))
