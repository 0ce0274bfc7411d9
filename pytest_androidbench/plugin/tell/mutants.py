"""What is told of the tasks' changed code at the end of a session, once tests had their say."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from pytest_androidbench.audit import MUTANTS, findings_of
from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.mutants.findings import read_findings
from pytest_androidbench.mutants.store import kept_tests, write_tested
from pytest_androidbench.mutants.told import mutant_lines
from pytest_androidbench.plugin.conduct import internals
from pytest_androidbench.plugin.trying.groups import groups_of
from pytest_androidbench.plugin.trying.running import try_group
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.wording import count


class MutantsTold:
    """For one session."""

    def __init__(self, config: pytest.Config, run: Path) -> None:
        self._config, self._run = config, run
        self.bad = False
        """Whether what was found makes the session fail."""

    def try_tests(self) -> None:
        """Let the tests that the suites name notice what no end does."""
        found = read_findings(self._run)
        if found is None:
            return
        groups = groups_of([*found.survivors, *found.by_tests], kept_tests(self._run))
        if groups:
            number = sum(len(group.survivors) for group in groups)
            told = f"androidbench: {count(number, 'survivor')} tried against tests"
            internals.print_line(self._config, told)
        workers = len(self._config.getoption("tx", None) or "1")
        with ThreadPoolExecutor(workers) as pool:
            parts = [part for group in groups for part in group.parts(workers)]
            tried = list(pool.map(partial(try_group, root=self._config.rootpath), parts))
        noticed = [one for each in tried for one in each.noticed]
        refused = dict.fromkeys(one for each in tried for one in each.refused)
        write_tested(self._run, noticed, refused)

    def lines(self) -> list[str]:
        """The table, survivors and all that is wrong."""
        try:
            found = findings_of(RunDirectory.open(self._run))
        except AndroidBenchError as error:
            return [f"nothing is told of mutants: {error}"]
        if found is None:
            return []
        self.bad = found.bad
        return mutant_lines(found, f"{self._run / MUTANTS} and audit.html have them")
