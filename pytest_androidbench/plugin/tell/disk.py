"""Tells what could not be written at the end of a run, in place of an internal error."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from pytest_androidbench.plugin.conduct.conductor import Conductor
from pytest_androidbench.plugin.tell.teller import Teller
from pytest_androidbench.records.files import CLOSED, FULL, explain


class DiskFaults:
    """Lets a run end in order though reports of other plugins cannot be written."""

    def __init__(self, run_path: Path, teller: Teller, conductor: Conductor) -> None:
        self._run_path = run_path
        self._teller = teller
        self._conductor = conductor

    # Innermost, so that the terminal's own wrapper goes on to print its summary.
    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> Generator[None, object, object]:
        """Take a full or read-only disk for what it is; do what the fault kept from being done."""
        try:
            return (yield)
        except OSError as error:
            if error.errno not in FULL | CLOSED:
                raise
            self._teller.note(f"!! {explain(error, self._run_path)}")
        self._teller.pytest_sessionfinish(session)
        self._conductor.pytest_sessionfinish()
        if session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.INTERRUPTED
        return None
