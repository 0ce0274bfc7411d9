"""A slot of a cluster: keeps a worker's process on its machine, and what was not yet taken away."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from pytest_androidbench.cluster.artifacts import Artifacts
from pytest_androidbench.cluster.carried import CarriedAttempt, carried
from pytest_androidbench.cluster.held_folder import HeldFolder
from pytest_androidbench.cluster.messages import Given, WorkerReady
from pytest_androidbench.cluster.worker import Worker, WorkerLost
from pytest_androidbench.records.contents import EPISODES


@dataclass(frozen=True, slots=True, kw_only=True)
class Ran:
    """What came of a cell at a slot."""

    attempts: tuple[CarriedAttempt, ...]
    errors: tuple[str, ...] = ()
    stop: str = ""
    lost: str = ""
    """Why the worker is gone; "" = it waits for another cell."""
    unstored: str = ""
    """Why pictures are with the attempts that should be in the storage; "" = none are."""


class SlotStatus(msgspec.Struct, frozen=True, kw_only=True):
    """What a slot does at a moment."""

    name: str
    running: str
    """Id of the cell; "" = it waits for one."""
    done: int
    """Cells that are over."""
    lost: int
    """Workers that are."""


class Slot:
    """Runs cells in a worker; starts another one where that was lost."""

    def __init__(self, given: Given, folder: str) -> None:
        """Prepare a slot.

        Args:
            given: what its workers are started with; `run` is the slot's own to fill in.
            folder: that they are started in, below the directory this process was started in.
        """
        self._given = given
        self._held = HeldFolder()
        self._place = self._held.path
        # Of its own: what Ray has unpacked it removes by itself, be it that somebody is there yet.
        here, self._root = Path.cwd(), self._place / "project"
        shutil.copytree(here, self._root, symlinks=True)
        self._folder = self._root / folder
        self._environment = _moved(os.environ, here, self._root)
        self._artifacts = Artifacts(given.artifacts, given.name) if given.artifacts else None
        self._worker: Worker | None = None
        self._workers = 0
        self._running = ""
        self._last: Ran | None = None
        self._done = self._lost = 0

    def start(self) -> WorkerReady:
        """Start a worker, and wait until it is ready.

        Raises:
            WorkerLost: it has ended before.
            SharedStorageError: this is the first one, and nothing can be written where pictures go.
        """
        if self._artifacts is not None and not self._workers:
            self._artifacts.open()
        self._workers += 1
        place = self._place / str(self._workers)
        place.mkdir()
        name = f"{self._given.name}.{self._workers}"
        given = msgspec.structs.replace(self._given, name=name, run=str(place / "run"))
        self._worker = Worker(given, self._folder, self._environment)
        return self._worker.ready()

    def run(self, nodeid: str) -> Ran:
        """Run a cell; what the one before left is forgotten, as it was taken away."""
        assert self._worker is not None
        shutil.rmtree(self._run / EPISODES, ignore_errors=True)
        self._running, self._last = nodeid, None
        try:
            self._last = self._ran(self._worker, nodeid)
        finally:
            self._running = ""
        return self._last

    def again(self) -> Ran | None:
        """What the last cell came to, for whom that was lost on its way; None = nothing yet."""
        return self._last

    def status(self) -> SlotStatus:
        """What it does now."""
        return SlotStatus(
            name=self._given.name, running=self._running, done=self._done, lost=self._lost
        )

    def end(self) -> None:
        """Give the device back, and leave nothing on this machine."""
        if self._worker is not None:
            self._worker.end()
        self._held.remove()

    def _ran(self, worker: Worker, nodeid: str) -> Ran:
        try:
            over = worker.run(nodeid)
        except WorkerLost as error:
            self._lost += 1
            attempts, unstored = self._carried(self._left())
            return Ran(attempts=attempts, lost=str(error), unstored=unstored)
        self._done += 1
        attempts, unstored = self._carried(over.attempts)
        return Ran(attempts=attempts, errors=over.errors, stop=over.stop, unstored=unstored)

    def _carried(self, folders: Iterable[str]) -> tuple[tuple[CarriedAttempt, ...], str]:
        """Attempts as they are to be told: by the controller's paths, which are those of a run.

        Gives also why pictures of theirs could not be stored.
        """
        found = carried(self._run, folders)
        moved = tuple(one.moved(self._root, Path(self._given.root)) for one in found)
        if self._artifacts is None:
            return moved, ""
        stored = [self._artifacts.store(one) for one in moved]
        return tuple(one for one, _ in stored), next((why for _, why in stored if why), "")

    @property
    def _run(self) -> Path:
        return self._place / str(self._workers) / "run"

    def _left(self) -> list[str]:
        """Folders of all attempts that a dead worker left, finished ones first."""
        found = (self._run / EPISODES).glob("*/*")
        folders = sorted(
            found, key=lambda one: (one.parent.name, one.name.startswith("."), one.name)
        )
        return [one.relative_to(self._run).as_posix() for one in folders if one.is_dir()]


def _moved(variables: Mapping[str, str], here: Path, there: Path) -> dict[str, str]:
    """Variables in which the way to modules leads `there` in the place of `here`."""
    ways = variables.get("PYTHONPATH", "").split(os.pathsep)
    moved = [str(there) if way == str(here) else way for way in ways if way]
    return {**variables, "PYTHONPATH": os.pathsep.join(moved)}
