"""The processes of a run, found below the one that tests it, and their ports."""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final

from pytest_androidbench.agents.hosting.leash import descendants, end_below
from tests.devices.test_slots import is_running
from tests.end_to_end.test_faults import wait_for

_SET_CHILD_SUBREAPER: Final = 36
"""<linux/prctl.h>: PR_SET_CHILD_SUBREAPER."""
_LISTENS: Final = "0A"
"""<net/tcp_states.h>: TCP_LISTEN."""
_PHONE: Final = "pytest_androidbench.phone"
_HOST: Final = "pytest_androidbench.agents.hosting.program"


@contextmanager
def keeping_orphans() -> Iterator[frozenset[int]]:
    """Have orphans below us become our own, so that none is lost; gives what is there before.

    What is still there at the end is ended.
    """
    before = frozenset(descendants(os.getpid()))
    _adopt(orphans=True)
    try:
        yield before
    finally:
        end_below(os.getpid(), spare=before)
        _adopt(orphans=False)


def children(pid: int) -> list[int]:
    """What a process has started, and nothing that those have."""
    return [each for each in descendants(pid) if parent_of(each) == pid]


def parent_of(pid: int) -> int:
    """The process that has started a process, or has adopted it; 0 = it has ended."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return int(stat.rpartition(")")[2].split()[1])


def worker_above(pid: int, controller: int) -> int | None:
    """The worker that a process belongs to, which may be that process; None = another run's."""
    while (parent := parent_of(pid)) != controller:
        if not parent:
            return None
        pid = parent
    return pid


def workers_with_phones(controller: int) -> list[int]:
    """The workers of a run that have a phone by now."""
    return [pid for pid in children(controller) if any(phones_of(pid))]


def phones_of(worker: int) -> Iterator[int]:
    """The phone of a worker, if it has one now."""
    return (pid for pid in children(worker) if _PHONE in _command(pid))


def host_of(worker: int) -> int:
    """The process in which a worker has its agents."""
    # The leash names the program, too, which is below it.
    return [pid for pid in descendants(worker) if _HOST in _command(pid)][-1]


def kill(pid: int) -> None:
    """Kill a process and wait for its end."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
    wait_for(lambda: not is_running(pid))


def fill_disk_of(controller: int) -> None:
    """Let no file grow any more by what a run writes."""
    for pid in [controller, *descendants(controller)]:
        with suppress(ProcessLookupError):
            _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))


def listening_ports(pid: int) -> list[int]:
    """Every TCP port that a process listens at."""
    sockets = {link[len("socket:[") : -1] for link in _open_files(pid) if "socket:[" in link}
    lines = Path(f"/proc/{pid}/net/tcp").read_text(encoding="ascii").splitlines()[1:]
    rows = [line.split() for line in lines]
    return sorted(
        int(row[1].partition(":")[2], 16)
        for row in rows
        if row[3] == _LISTENS and row[9] in sockets
    )


def send_garbage(port: int, random: Random) -> None:
    """Connect to a port a few times and say what nobody can understand."""
    for beginning in (b"", b"ffff", b"CNXN", b"000chost:devices", b"auth "):
        with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
            # A phone may hang up in the middle of it.
            with suppress(OSError):
                connection.sendall(beginning + random.randbytes(random.randrange(1, 5000)))
            if random.random() < 0.5:
                hang_up_at_once = struct.pack("ii", 1, 0)
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, hang_up_at_once)


def _open_files(pid: int) -> Iterator[str]:
    for link in Path(f"/proc/{pid}/fd").iterdir():
        # It may be closed while we look.
        with suppress(FileNotFoundError):
            yield str(link.readlink())


def _command(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8").split("\0")
    except (FileNotFoundError, ProcessLookupError):
        return []


def _adopt(*, orphans: bool) -> None:
    ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, int(orphans), 0, 0, 0)
