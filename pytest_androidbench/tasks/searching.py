"""Searching a task's params with Hypothesis, one question at a time.

Hypothesis runs a test itself, stops shrinking after 300 s and seeds the global generators while it
does: none of this fits episodes of half a minute. So it never sees an episode. It runs a test
that looks outcomes up, and is left where one is not known; the episode is run, and Hypothesis
goes the same way again, from its example database and the outcomes known so far, up to the next
question, which takes milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from pytest_androidbench.codec import to_json
from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.tasks.params import (
    bytes_of,
    keep_hypothesis_out_of_the_project,
    record_values,
)
from pytest_androidbench.tasks.task import Task

Values: TypeAlias = dict[str, Any]
Lookup: TypeAlias = Callable[[Values], bool | None]
"""Whether the agent failed with some values; None = it was not scored.

Raises:
    Unknown: nobody has tried.
"""
EXAMPLES: Final = 1000
"""Most examples that Hypothesis makes up in one round; nearly all of them are known."""


class Unknown(BaseException):
    """Leaves Hypothesis where an outcome is needed that is not known; no fault of a test."""

    def __init__(self, values: Values) -> None:
        super().__init__()
        self.values = values


class _Breaks(AndroidBenchError):
    """What Hypothesis is shown for a failed episode."""


class _Params(dict[str, Any]):
    """Params that are told briefly: Hypothesis writes out what it tries, whoever looks at it."""

    def __repr__(self) -> str:
        return "params"


def key_of(values: Mapping[str, Any]) -> bytes:
    """Equal for equal values: their JSON."""
    return to_json(record_values(dict(values)))


class Search:
    """Makes up params of a task, and looks for the simplest that break an agent."""

    def __init__(self, task: Task, suite: str, seed: int) -> None:
        """Prepare to search.

        Args:
            task: whose params.
            suite: its suite's name.
            seed: of the search: the same outcomes lead the same way.
        """
        keep_hypothesis_out_of_the_project()
        from hypothesis import strategies as st  # noqa: PLC0415 - costs 100 ms

        self._names = sorted(task.params)
        self._task, self._suite, self._seed = task, suite, seed
        drawn = st.tuples(*(task.params[name] for name in self._names))
        self._values = drawn.map(lambda values: _Params(zip(self._names, values, strict=True)))
        self._start = b""
        """The failed draw to begin with, as an example database keeps it; "" = none."""

    def start_from(self, seeds: Mapping[str, int]) -> None:
        """Simplify from params that fail: by name, a benchmark's draw for a seed."""
        self._start = b"".join(self._written(name, seeds[name]) for name in self._names)

    def made_up(self, lookup: Lookup) -> Values | None:
        """The next values made up that nobody has tried; None = one fails, or there are no more."""
        return self._round(lookup, shrink=False)

    def simpler(self, lookup: Lookup) -> Values | None:
        """The next values to try on the way to the simplest that fail; None = they are found."""
        return self._round(lookup, shrink=True)

    def _round(self, lookup: Lookup, *, shrink: bool) -> Values | None:
        from hypothesis import Phase, reject  # noqa: PLC0415
        from hypothesis.errors import Unsatisfiable  # noqa: PLC0415

        def look_up(values: Values) -> None:
            failed = lookup(values)
            if failed is None:
                reject()
            if failed:
                raise _Breaks

        begin = Phase.reuse if shrink and self._start else Phase.generate
        phases = (begin, Phase.shrink) if shrink else (begin,)
        try:
            _test(self._values, look_up, phases, self._seed, _database(self._start))()
        except Unknown as asked:
            return dict(asked.values)
        except (_Breaks, Unsatisfiable):  # the latter where none of all there is was scored
            return None
        return None

    def _written(self, param: str, seed: int) -> bytes:
        """A param's draw for a seed as an example database keeps it."""
        kept: list[bytes] = []

        def fail(values: object) -> None:  # noqa: ARG001 - a test takes its values
            raise _Breaks

        database = _database(b"", kept.append)
        test = _test(self._task.params[param], fail, (), self._seed, database)
        for data in bytes_of(self._task, self._suite, param, seed):
            try:
                test.hypothesis.fuzz_one_input(data)
            except _Breaks:
                break
        return kept[-1]


def _test(
    strategy: Any, look: Callable[[Any], None], phases: Any, number: int, database: Any
) -> Any:
    from hypothesis import HealthCheck, Verbosity, given, seed, settings  # noqa: PLC0415

    # The settings outside of the seed, which takes the database away.
    @settings(
        database=database,
        deadline=None,
        max_examples=EXAMPLES,
        phases=phases,
        print_blob=False,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.quiet,
    )
    @seed(number)
    @given(strategy)
    def breaks(values: Any) -> None:
        look(values)

    # `--hypothesis-seed` takes the place in the database away from tests that have no own one.
    breaks._hypothesis_internal_database_key = b"searched"
    return breaks


def _database(example: bytes, keep: Callable[[bytes], None] | None = None) -> Any:
    """An example database of one that is not simplified yet."""
    from hypothesis.database import ExampleDatabase  # noqa: PLC0415

    class Given(ExampleDatabase):
        """Every round goes the way of the last one: what that one found is no new start."""

        def save(self, key: bytes, value: bytes) -> None:  # noqa: ARG002 - there is one test
            if keep is not None:
                keep(value)

        def fetch(self, key: bytes) -> list[bytes]:
            # What has the primary key, Hypothesis takes for simplified already.
            return [example] if example and key.endswith(b".secondary") else []

        def delete(self, key: bytes, value: bytes) -> None: ...

    return Given()
