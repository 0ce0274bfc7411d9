"""A worker's process: started on the machine that it runs on, asked for cell after cell."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from pytest_androidbench.agents.hosting.starting import start_leashed
from pytest_androidbench.agents.hosting.wire import Wire, WireError
from pytest_androidbench.cluster.messages import FromWorker, Given, Over, RunItem, WorkerReady
from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.texts import clean

PROGRAM: Final = "pytest_androidbench.plugin.fed"
"""What the process runs: it imports pytest, which nothing here does."""
LOG: Final = "worker.log"
"""What the process prints, beside its run directory."""
_TOLD: Final = 2_000
"""Bytes of the log's end in which the last lines are looked for."""
_LINES: Final = 3
"""Of them, those that are told of a worker that is lost."""
_END_SECONDS: Final = 30.0
"""What giving the device back may take."""


class WorkerLost(AndroidBenchError):
    """A worker's process has ended, or said what nobody can understand."""


class Worker:
    """A process that runs cells; ended, with all that it has started, when its keeper is."""

    def __init__(self, given: Given, folder: Path, environment: Mapping[str, str]) -> None:
        """Start the process; it takes a while until it is ready.

        Args:
            given: what it is to run, and how.
            folder: it is started in.
            environment: of the process.

        Raises:
            WorkerLost: it cannot be started.
        """
        self._log = Path(given.run).with_name(LOG)
        ours, theirs = socket.socketpair()
        command = [sys.executable, "-u", "-m", PROGRAM, str(theirs.fileno())]
        with theirs, self._log.open("ab") as log:
            try:
                self._leash = start_leashed(
                    "kept", theirs.fileno(), command, log.fileno(), environment, folder=folder
                )
            except OSError as error:
                raise WorkerLost(f"no process can be started here: {error}") from error
        self._wire: Wire[FromWorker] = Wire(ours, FromWorker)
        self._send(given)

    def ready(self) -> WorkerReady:
        """Wait until it is; asked for once, before any cell.

        Raises:
            WorkerLost: it has ended before.
        """
        said = self._answer()
        if not isinstance(said, WorkerReady):
            raise WorkerLost(f"it said {type(said).__name__} in place of being ready")
        return said

    def run(self, nodeid: str) -> Over:
        """Have a cell run, and wait until it is over.

        Raises:
            WorkerLost: it has ended meanwhile.
        """
        self._send(RunItem(nodeid=nodeid))
        said = self._answer()
        if not isinstance(said, Over):
            raise WorkerLost(f"it said {type(said).__name__} of a cell")
        return said

    def end(self) -> None:
        """Have it give its device back, and be gone."""
        self._wire.close()
        with suppress(subprocess.TimeoutExpired):
            self._leash.wait(_END_SECONDS)
        self.kill()

    def kill(self) -> None:
        """Be gone at once, with all it has started."""
        assert self._leash.stdin is not None
        assert self._leash.stdout is not None
        with suppress(OSError):
            self._leash.stdin.close()
        self._leash.wait()
        self._leash.stdout.close()
        self._wire.close()

    def _send(self, message: Given | RunItem) -> None:
        try:
            self._wire.send(message)
        except WireError as error:
            raise self._lost() from error

    def _answer(self) -> FromWorker:
        try:
            said = self._wire.receive()
        except WireError as error:
            raise WorkerLost(f"it said what nobody understands: {error}") from error
        if said is None:
            raise self._lost()
        return said

    def _lost(self) -> WorkerLost:
        self.kill()
        with suppress(OSError), self._log.open("rb") as log:
            log.seek(max(0, os.fstat(log.fileno()).st_size - _TOLD))
            printed = clean(log.read().decode("utf-8", "replace")).split("\n")
            told = " / ".join([line.strip() for line in printed if line.strip()][-_LINES:])
            return WorkerLost(f"its process has ended; the last it printed: {told}")
        return WorkerLost("its process has ended")
