"""Runs an agent's program and whatever that starts, and ends all of it together.

A program on its own: it imports nothing of this package, so that it starts at once. It ends what
it runs when its standard input ends, as it does when the harness dies. When the program ends, by
itself or by a signal, how it did is the one line this prints: `exit 0`, `signal 9`.

Children that outlive their parents become this program's own, where the system has such a thing
(Linux), so that none gets away by a session of its own.
"""

from __future__ import annotations

import ctypes
import os
import select
import signal
import sys
import time
from collections.abc import Collection, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final, NoReturn

_SET_CHILD_SUBREAPER: Final = 36
"""<linux/prctl.h>: PR_SET_CHILD_SUBREAPER."""
_ROUNDS: Final = 50
_DYING_SECONDS: Final = 5.0
"""What a killed process may take to be gone; one that waits for a disk takes its time."""


def main(use: str, descriptor: int, command: list[str]) -> None:
    """Run `command` until it ends or our input does.

    Args:
        use: what the program has of the descriptor: it is `kept` under its number, or `read` as
            its standard input.
        descriptor: the program's alone.
        command: program and arguments.
    """
    _adopt_orphans()
    # A child may end between two looks: its signal leaves a byte here.
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    signal.signal(signal.SIGCHLD, lambda _number, _frame: None)
    signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    program = os.fork()
    if not program:
        _become(command, descriptor if use == "read" else os.open(os.devnull, os.O_RDONLY))
    os.close(descriptor)
    status = None
    while status is None:
        ready, _, _ = select.select([0, reader], [], [])
        if 0 in ready and not os.read(0, 4096):
            break
        if reader in ready:
            os.read(reader, 4096)
            status = _reaped(program)
    end_below(os.getpid())
    if status is not None:
        with suppress(OSError):
            os.write(1, f"{_worded(status)}\n".encode())


def end_below(pid: int, spare: Collection[int] = ()) -> int:
    """Kill all that a process has started, and what those have, but a few; how many there were.

    Each is stopped first, so that it starts no others while we look, and is gone when this returns.
    """
    ended: set[int] = set()
    for _ in range(_ROUNDS):
        found = [each for each in descendants(pid) if each not in spare and each not in ended]
        if not found:
            break
        with _ends_of(found) as ends:
            for number in (signal.SIGSTOP, signal.SIGKILL):
                for each in found:
                    with suppress(ProcessLookupError, PermissionError):
                        os.kill(each, number)
            _await_all(ends)
        ended.update(found)
    return len(ended)


def end_of(process: int) -> int | None:
    """A descriptor that can be read once a process has ended; None where there is no such thing.

    It stands for that process alone, whoever gets its number later.
    """
    try:
        return os.pidfd_open(process)
    except (AttributeError, OSError):  # no Linux, an old one, or one that denies it
        return None


@contextmanager
def _ends_of(pids: Iterable[int]) -> Iterator[list[int]]:
    """Descriptors that can be read once these processes have ended, where there are such."""
    with ExitStack() as opened:
        ends = [end for pid in pids if (end := end_of(pid)) is not None]
        for end in ends:
            opened.callback(os.close, end)
        yield ends


def _await_all(ends: list[int]) -> None:
    """Wait until all have ended; a kill takes effect when the system comes to it."""
    deadline = time.monotonic() + _DYING_SECONDS
    waiting, left = select.poll(), set(ends)
    for end in ends:
        waiting.register(end, select.POLLIN)
    while left and (seconds := deadline - time.monotonic()) > 0:
        for end, _event in waiting.poll(seconds * 1000):
            waiting.unregister(end)
            left.discard(end)


def descendants(pid: int) -> list[int]:
    """What a process has started, and what those have, parents first."""
    children = _children_of_all()
    found, waiting = [], [pid]
    while waiting:
        below = children.get(waiting.pop(0), [])
        found += below
        waiting += below
    return found


def _children_of_all() -> dict[int, list[int]]:
    children: dict[int, list[int]] = {}
    for pid, parent in _parents():
        children.setdefault(parent, []).append(pid)
    return children


def _parents() -> Iterator[tuple[int, int]]:
    """(Process, its parent) of all that have not ended."""
    if not Path("/proc/self/stat").exists():
        import subprocess  # noqa: PLC0415 - only here, and it would delay every agent's start

        listed = subprocess.run(
            ["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, check=False
        )
        for line in listed.stdout.splitlines():
            pid, parent, state = line.split()
            if not state.startswith(b"Z"):
                yield int(pid), int(parent)
        return
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            # What stands before is its name in brackets, which may hold anything.
            fields = (folder / "stat").read_bytes().rpartition(b") ")[2].split()
            if fields[0] not in (b"Z", b"X"):
                yield int(folder.name), int(fields[1])


def _adopt_orphans() -> None:
    prctl = getattr(ctypes.CDLL(None), "prctl", None)
    if prctl is not None:
        prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _become(command: list[str], source: int) -> NoReturn:
    """Turn into the program, in a session of its own; what it prints goes where our errors do."""
    os.setsid()
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(source, 0)
    os.close(source)
    os.dup2(2, 1)
    os.execv(command[0], command)  # noqa: S606 - there is none to want a shell


def _reaped(program: int) -> int | None:
    """Collect children that have ended; the program's status, if it is among them."""
    found = None
    with suppress(ChildProcessError):
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if not pid:
                break
            if pid == program:
                found = status
    return found


def _worded(status: int) -> str:
    if os.WIFSIGNALED(status):
        return f"signal {os.WTERMSIG(status)}"
    return f"exit {os.WEXITSTATUS(status)}"


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
