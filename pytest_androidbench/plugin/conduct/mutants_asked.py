"""Before the tasks' code is changed: whether it can be, and what can be told of it as it stands."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.mutants.entries import FILE_NAME
from pytest_androidbench.mutants.excused import read_excuses
from pytest_androidbench.mutants.naming import read_tests
from pytest_androidbench.mutants.store import write_unread
from pytest_androidbench.mutants.unread import unread_params
from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.conduct.bench import Bench


def check_mutants(bench: Bench, assigned: Iterable[Assignment]) -> None:
    """Refuse what is no simulated phone, and entries of suites that cannot be read.

    Raises:
        pytest.UsageError: says what is wrong and what to do.
    """
    kind = bench.holder.acquire().facts.kind
    if kind != "simulated":
        raise pytest.UsageError(
            "--ab-mutants restores a device some ten thousand times and is for the simulated "
            f"phone alone, --ab-device=phone; --ab-device={bench.settings.device} is "
            f"of the kind {kind}"
        )
    folders = {one.suite.folder for one in assigned if one.suite.folder is not None}
    try:
        for folder in sorted(folders):
            read_excuses(folder / FILE_NAME)
            read_tests(folder / FILE_NAME)
    except SuiteError as error:
        raise pytest.UsageError(f"--ab-mutants: {error}") from error


def note_unread(bench: Bench, assigned: Iterable[Assignment]) -> None:
    """Keep what no mutant can show: that there is nothing to be changed about a param."""
    tasks = {one.task.id: one.task for one in assigned}
    found = {
        name: unread_params(task.function, (task.goal, *task.wordings))
        for name, task in tasks.items()
    }
    write_unread(bench.run_path, {name: some for name, some in found.items() if some})
