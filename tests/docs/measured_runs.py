"""Runs that a page's numbers are made of: each a directory in one folder, gone on with if there."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.records.contents import MANIFEST
from tests.end_to_end.projects import Project

SECONDS: Final = 3_600
"""That a run may take."""
_COMMAND: Final = (sys.executable, "-c", "from pytest_androidbench.cli import main; main()")


@dataclass(frozen=True, slots=True, kw_only=True)
class MeasuredRuns:
    """Runs of the same tasks of one suite."""

    folder: Path
    suite: str
    """Its package."""
    tasks: Sequence[str]
    variables: Mapping[str, str] = field(default_factory=dict)
    """Of the environment."""

    @property
    def project(self) -> Project:
        """Where they are made."""
        return Project(path=self.folder, variables=self.variables)

    def run(self, name: str, *options: str, seeds: Sequence[int] = (0,)) -> Path:
        """Have a run made, unless it is there; goes on with one that was cut off.

        Raises:
            RuntimeError: some cell did not come to an end.
        """
        if self._lacks(name, seeds):
            ended = self.project.run(
                f"--ab-seeds={','.join(map(str, seeds))}", f"--ab-run={name}", *options,
                "--pyargs", *self._functions(), seconds=SECONDS,
            )  # fmt: skip
            if lacking := self._lacks(name, seeds):
                raise RuntimeError(f"{name} lacks {sorted(lacking)}: {ended.out}\n{ended.err}")
        return self.folder / name

    def command(self, *arguments: str | Path) -> str:
        """What `androidbench` says.

        Raises:
            RuntimeError: it ended with another exit status than 0.
        """
        ended = self.project.execute(*_COMMAND, *map(str, arguments), seconds=SECONDS)
        if ended.returncode:
            raise RuntimeError(f"androidbench {arguments}: {ended.stdout}\n{ended.stderr}")
        return ended.stdout

    def _lacks(self, name: str, seeds: Sequence[int]) -> set[tuple[str, int]]:
        """The cells that a run has not come to an end with."""
        wanted = {(task, seed) for task in self.tasks for seed in seeds}
        if not (self.folder / name / MANIFEST).is_file():
            return wanted
        attempts = self.project.attempts(name)
        return wanted - {(one.record.cell.task, one.record.cell.seed) for one in attempts}

    def _functions(self) -> Iterator[str]:
        """The test functions of the tasks: to name them spares looking through the whole suite."""
        known = tasks_of(self.suite)
        for task in self.tasks:
            function = known[task].function
            yield f"{function.__module__}::{function.__name__}"
