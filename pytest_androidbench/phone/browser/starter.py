"""Starts Chromium and ends it: it sees no page, only short messages and connections.

It has no wall itself, as it makes the network and the folder that Chromium is kept in; it opens
no socket and reads nothing but numbers.
"""

from __future__ import annotations

import os
import resource
import shutil
import signal
import socket
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from pytest_androidbench.phone.browser.command_line import command_line
from pytest_androidbench.phone.browser.limits import DATA_BYTES, FILE_BYTES, OPEN_FILES
from pytest_androidbench.phone.browser.starter_messages import BEGIN, KILL, MESSAGE
from pytest_androidbench.phone.wall.landlock import restrict_files
from pytest_androidbench.phone.wall.limits import limited
from pytest_androidbench.phone.wall.linux import NotAvailable, end_with_parent
from pytest_androidbench.phone.wall.namespaces import leave_network

_READ: Final = 3
_WRITE: Final = 4
_READABLE: Final = (
    *("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/opt/google/chrome"),
    *("/usr/share", "/usr/local/share", "/etc/fonts", "/etc/ld.so.cache", "/nix/store"),
    *("/etc/localtime", "/proc", "/sys/devices/system/cpu", "/dev/urandom", "/dev/random"),
    *("/var/cache/fontconfig", "/gnu/store", "/etc/chromium", "/etc/chromium.d"),
)


_CHANGEABLE: Final = ("/dev/null", "/dev/shm")  # noqa: S108 - shared memory
_OWN: Final = ("/proc",)
"""Where Chromium's own sandbox says who its users are; others' processes are out of its reach."""


def serve() -> None:
    """Do as is said until nothing more is."""
    control = socket.socket(fileno=0)
    chromium = _Chromium(Path(sys.argv[2]), control)
    try:
        while True:
            message, connections, _, _ = socket.recv_fds(control, MESSAGE.size, 1)
            if len(message) < MESSAGE.size:
                return
            command, number = MESSAGE.unpack(message)
            if command == KILL:
                chromium.kill(number)
                continue
            chromium.end()
            if command == BEGIN and connections:
                chromium.begin(connections[0])
    except OSError:
        return
    finally:
        chromium.end()


class _Chromium:
    """The one that runs."""

    def __init__(self, program: Path, control: socket.socket) -> None:
        self._program = program
        self._control = control
        self._pid = 0
        self._folder: Path | None = None

    def begin(self, connection: int) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="androidbench-pages-"))
        self._pid = os.fork()
        if self._pid:
            os.close(connection)
            return
        try:
            self._become(connection, self._folder)
        finally:
            os._exit(1)

    def kill(self, number: int) -> None:
        """End one of its processes."""
        if self._pid and number in _below(self._pid):
            with suppress(ProcessLookupError, PermissionError):
                os.kill(number, signal.SIGKILL)

    def end(self) -> None:
        if self._pid:
            # Whoever is left without a parent is found no more.
            for number in [self._pid, *_below(self._pid)]:
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(number, signal.SIGKILL)
            with suppress(ChildProcessError):
                os.waitpid(self._pid, 0)
            self._pid = 0
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = None

    def _become(self, connection: int, folder: Path) -> None:
        os.setsid()
        end_with_parent()
        # Away from the numbers that both become, and inherited by nothing but those.
        pipe = os.dup(connection)
        spare = os.dup(pipe)
        os.dup2(spare, _READ)
        os.dup2(pipe, _WRITE)
        for number in (_READ, _WRITE):
            os.set_inheritable(number, True)
        null = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(null, number)
        sandbox = os.geteuid() != 0
        _confine(self._program, folder, sandbox=sandbox)
        environment = {
            **{
                name: str(folder)
                for name in ("HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
            },
            "LANG": "C.UTF-8",
            "TZ": "UTC",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        }
        command = command_line(self._program, folder, sandbox=sandbox)
        os.execve(command[0], command, environment)  # noqa: S606 - no shell is wanted


def _confine(program: Path, folder: Path, *, sandbox: bool) -> None:
    for kind, most in (
        (resource.RLIMIT_FSIZE, FILE_BYTES),
        (resource.RLIMIT_DATA, DATA_BYTES),
        (resource.RLIMIT_NOFILE, OPEN_FILES),
        (resource.RLIMIT_CORE, 0),
    ):
        limited(kind, most)
    # As with the phone's own wall: nothing relies on it, and the doctor tells what is missing.
    with suppress(NotAvailable):
        leave_network()
    with suppress(NotAvailable):
        restrict_files(
            map(Path, _READABLE),
            runnable=[program.parent, *map(Path, ("/lib", "/lib64", "/usr/lib", "/usr/lib64"))],
            changeable=[folder, *map(Path, _CHANGEABLE), *(map(Path, _OWN) if sandbox else ())],
            offline=True,
        )


def _below(pid: int) -> Iterator[int]:
    """All processes that one has started, and those they have."""
    for task in _listed(Path(f"/proc/{pid}/task")):
        with suppress(OSError):
            for word in (task / "children").read_text().split():
                yield int(word)
                yield from _below(int(word))


def _listed(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []
