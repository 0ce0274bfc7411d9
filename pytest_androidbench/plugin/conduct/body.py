"""A task's body, from its first line to the verdict."""

from __future__ import annotations

from collections.abc import Generator
from types import TracebackType

import pytest

from pytest_androidbench.episodes.checks import Checks
from pytest_androidbench.episodes.settle import settle
from pytest_androidbench.plugin.conduct.expectation import AuditFailed, fault_of
from pytest_androidbench.plugin.conduct.keeping import Keeper


def run_body(keeper: Keeper, item: pytest.Function) -> Generator[None, object, object]:
    """Wrap the call of a task's function: fill in its params, then judge how it ended."""
    __tracebackhide__ = True
    episode, assignment = keeper.attempt.episode, keeper.attempt.assignment
    if episode is None:
        return (yield)
    params = keeper.attempt.params
    item.funcargs.update({name: params[name] for name in params if name in item.funcargs})
    result: object = True
    with _Audited(keeper):
        with keeper.ruling(), _Told(episode.checks), keeper.bench.around:
            result = yield
        verdict, error = settle(episode, needs_done=assignment.needs_done)
        keeper.conclude(verdict, error)
        if error is not None:
            raise error
    return result


class _Told:
    """Takes note of an assertion that ended the body, and adds the failed checks to it."""

    def __init__(self, checks: Checks) -> None:
        self._checks = checks

    def __enter__(self) -> None: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if not isinstance(error, AssertionError):
            return
        self._checks.note_end(error, trace)
        if self._checks.failed:
            error.add_note(self._checks.told())


class _Audited:
    """In an audit, lets the item pass when the episode came to what was expected."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    def __enter__(self) -> None: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        __tracebackhide__ = True
        record = self._keeper.record
        if record is None or not record.audit or not record.outcome.scored:
            return False
        if fault := fault_of(record):
            raise AuditFailed(f"task {record.cell.task}: {fault}") from error
        return True
