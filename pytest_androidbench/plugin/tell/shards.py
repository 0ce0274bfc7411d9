"""What is told of a shard at its end, and the exit status of one that has nothing to run."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.plugin.conduct.sharding import EMPTY, is_empty
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.records.contents import read_plan
from pytest_androidbench.records.division import Division, read_division
from pytest_androidbench.report.wording import count


class ShardTold:
    """Says which part of the run this was, and what becomes of it."""

    def __init__(self, settings: Settings, run_path: Path, note: Callable[[str], None]) -> None:
        """Prepare.

        Args:
            settings: of the session.
            run_path: of the shard.
            note: adds a line to the summary.
        """
        self._settings = settings
        self._run_path = run_path
        self._note = note
        self._empty = False

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Learn from a worker of pytest-xdist that it had nothing to run."""
        # One that crashed has told nothing.
        output = getattr(node, "workeroutput", None) or {}
        self._empty = self._empty or bool(output.get(EMPTY))

    # Before the exit status is made, and the report.
    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Tell, and let nothing to run be no failure."""
        empty = self._empty or is_empty(session.config)
        if empty and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK
        try:
            division = read_division(self._run_path)
            if division is not None and division.index:
                self._note(self._line(division))
        except RunDirectoryError as error:
            self._note(f"!! {error}")

    def _line(self, division: Division) -> str:
        here, whole = len(read_plan(self._run_path)), count(len(division.plan), "episode")
        if not here:
            return f"shard:    {division.shard} has none of the {whole} of the plan: nothing to run"
        judges = ", which judges --ab-min-success" if self._settings.gates.judge else ""
        return (
            f"shard:    {division.shard} has {here} of the {whole} of the plan; put the shards "
            f"together with androidbench merge{judges}"
        )
