"""Slots: places where devices can run, each leased to one process at a time."""

from __future__ import annotations

import json
import os
import re
import signal
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final, Self

from filelock import FileLock, Timeout

from pytest_androidbench.errors import DeviceUnavailable

_POLL_SECONDS: Final = 0.2
_REMAINS_SECONDS: Final = 5.0
_OCCUPANT: Final = "occupant.json"
_ENDED: Final = ("Z", "X")
"""States of processes, in Linux, that are no more than a number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Occupant:
    """A process that runs in a slot on behalf of its lease."""

    pid: int
    started: str
    """The kernel's start time of the process: a number that a reused pid does not repeat."""
    address: str = ""
    """Of its device, as SERIAL@HOST:PORT; "" = it was not told."""


class Lease:
    """The exclusive right to one slot; the kernel ends it when the process dies."""

    def __init__(self, name: str, folder: Path, lock: FileLock) -> None:
        self.name = name
        self.folder = folder
        self._lock = lock

    def occupy(self, pid: int, *, address: str = "") -> None:
        """Note which process runs in the slot, for whoever has to clean up.

        Args:
            pid: the process.
            address: of its device, as SERIAL@HOST:PORT, for whoever wants to look at it.
        """
        occupant = {"pid": pid, "started": _start_time(pid)}
        occupant |= {"address": address} if address else {}
        (self.folder / _OCCUPANT).write_text(json.dumps(occupant), encoding="utf-8")

    def vacate(self) -> None:
        """Note that nothing runs in the slot."""
        (self.folder / _OCCUPANT).unlink(missing_ok=True)

    def clean(self) -> None:
        """End what a killed owner has left running.

        Raises:
            DeviceUnavailable: it does not end.
        """
        occupant = self._occupant()
        if occupant is not None and not _ended(occupant):
            raise DeviceUnavailable(
                f"slot {self.name} still holds process {occupant.pid} of an earlier run"
            )
        self.vacate()

    def release(self) -> None:
        """Give the slot back."""
        self._lock.release()

    def _occupant(self) -> Occupant | None:
        return _read(self.folder / _OCCUPANT)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


class Slots:
    """The slots of one user on this machine."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or runtime_folder()

    def lease_new(self, kind: str) -> Lease:
        """Lease the first free of as many slots of a kind as are asked for."""
        return next(self._free(f"{kind}-{number}" for number in count()))

    def lease_one(self, kind: str, names: Sequence[str], *, seconds: float = 0.0) -> Lease:
        """Lease one of a fixed set of slots, waiting for one to become free.

        Raises:
            DeviceUnavailable: all are taken.
        """
        deadline = time.monotonic() + seconds
        while True:
            lease = next(self._free(f"{kind}-{name}" for name in names), None)
            if lease is not None:
                return lease
            if time.monotonic() >= deadline:
                taken = ", ".join(names)
                raise DeviceUnavailable(f"every {kind} device is in use by other runs: {taken}")
            time.sleep(_POLL_SECONDS)

    def reclaim(self) -> None:
        """End what killed owners have left running, in all slots that nobody has leased since.

        Most devices end with their owner; one that was stopped (SIGSTOP) does not hear of it.
        """
        for note in sorted(self._folder.glob(f"*/{_OCCUPANT}")):
            lease = self._try(note.parent.name)
            if lease is not None:
                lease.release()

    def addresses(self) -> tuple[str, ...]:
        """The devices that run in slots now, each as SERIAL@HOST:PORT."""
        found = map(_read, sorted(self._folder.glob(f"*/{_OCCUPANT}")))
        return tuple(one.address for one in found if one and one.address and _running(one))

    def _free(self, names: Iterator[str]) -> Iterator[Lease]:
        for name in names:
            lease = self._try(name)
            if lease is not None:
                yield lease

    def _try(self, name: str) -> Lease | None:
        folder = self._folder / re.sub(r"[^\w.-]", "_", name)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # A soft lock would outlive a killed owner, so a kernel without locks is an error.
        lock = FileLock(folder / "lock", thread_local=False, fallback_to_soft=False)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            return None
        lease = Lease(name, folder, lock)
        try:
            lease.clean()
        except DeviceUnavailable:
            lease.release()
            return None
        return lease


def runtime_folder() -> Path:
    """A folder of this user alone, on this machine alone."""
    given = os.environ.get("XDG_RUNTIME_DIR")
    if given and os.access(given, os.W_OK):
        return Path(given) / "pytest-androidbench"
    return Path(tempfile.gettempdir()) / f"pytest-androidbench-{os.getuid()}"


def _start_time(pid: int) -> str:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return ""
    # The name before this parenthesis may hold spaces; state and start time are fields 3 and 22.
    fields = stat.rpartition(")")[2].split()
    # One that has ended stays until its parent asks, which in a container may be never.
    return "" if fields[0] in _ENDED else fields[19]


def _read(note: Path) -> Occupant | None:
    try:
        stored = json.loads(note.read_text(encoding="utf-8"))
        return Occupant(
            pid=int(stored["pid"]),
            started=str(stored["started"]),
            address=str(stored.get("address", "")),
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def _running(occupant: Occupant) -> bool:
    started = _start_time(occupant.pid)
    return bool(started) and started == occupant.started


def _ended(occupant: Occupant) -> bool:
    for attempt in (None, signal.SIGTERM, signal.SIGKILL):
        if attempt is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(occupant.pid, attempt)
        deadline = time.monotonic() + _REMAINS_SECONDS / 3
        while _running(occupant):
            if time.monotonic() > deadline:
                break
            time.sleep(0.05)
        else:
            return True
    return False
