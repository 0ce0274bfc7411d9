"""What runs in the background, and how long."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pytest_androidbench.phone.shell.session import Job, Session
from pytest_androidbench.phone.system.work import Request, Requests, limits

_SIGNALLED: Final = 128
_SIGNALS: Final = {"HUP": 1, "INT": 2, "QUIT": 3, "KILL": 9, "TERM": 15}
_ENDING_SIGNALS: Final = frozenset(_SIGNALS.values())
_UNKNOWN: Final = 127


@dataclass(slots=True)
class _Group:
    """The jobs of one request."""

    running: dict[asyncio.Task[int], Job] = field(default_factory=dict)
    left: bool = False
    """Whether what the request was for has ended."""


class Jobs:
    """The background jobs of all shells, by the request they belong to.

    As on Android they go on when the script has ended that started them, though only for so much
    work, and not when others lack what they hold; when its client hangs up they end with it.
    """

    def __init__(self, requests: Requests, units: int = limits.ADOPTED_UNITS) -> None:
        self._requests = requests
        self._units = units
        self._groups: dict[Request, _Group] = {}

    async def open(self) -> Request:
        """Begin with a request; jobs that are left over make room for it."""
        for former, group in list(self._groups.items()):
            if self._requests.idle:
                break
            if group.left and group.running:
                self._kill(former)
                await asyncio.wait(group.running)
        request = self._requests.begin()
        self._groups[request] = _Group()
        return request

    def start(self, work: Coroutine[Any, Any, int], pid: int, session: Session) -> Job:
        """Let the work of a process that has begun go on in the background."""
        group = self._groups[session.request]
        task = asyncio.get_running_loop().create_task(work)
        job = group.running[task] = Job(pid=pid, task=task)
        task.add_done_callback(lambda _: self._ended(job, session))
        return job

    def _ended(self, job: Job, session: Session) -> None:
        session.end()
        group = self._groups[session.request]
        del group.running[job.task]
        if group.left and not group.running:
            self._close(session.request)

    def _close(self, request: Request) -> None:
        del self._groups[request]
        request.close()

    def leave(self, request: Request, *, hung_up: bool) -> None:
        """End with a request: its jobs end too, or go on for a while."""
        group = self._groups[request]
        group.left = True
        if not group.running:
            self._close(request)
        elif hung_up:
            self._cancel(group)
        else:
            request.go_behind(self._units, lambda: self._kill(request))

    def end(self, kept: Collection[asyncio.Task[object]]) -> None:
        """End all jobs but those that are `kept`."""
        for group in list(self._groups.values()):
            self._cancel(group, kept)

    def find(self, pid: int) -> Job | None:
        """The running job with a process id."""
        jobs = (job for group in self._groups.values() for job in group.running.values())
        return next((job for job in jobs if job.pid == pid), None)

    def kill(self, name: str, options: Sequence[str], session: Session) -> bool:
        """Send a job of this shell, or of any by process id, a signal; False if there is none."""
        job = named(name, session)
        if job is None and name.isdecimal() and len(name) < 10:
            job = self.find(int(name))
        if job is None:
            return False
        number = _signal(options)
        if number in _ENDING_SIGNALS and not job.task.done():
            job.signal = number
            job.task.cancel()
        return True

    def _kill(self, request: Request) -> None:
        group = self._groups[request]
        for job in group.running.values():
            request.tell("lowmemorykiller", f"Kill 'sh' ({job.pid}), left in the background")
        self._cancel(group)

    @staticmethod
    def _cancel(group: _Group, kept: Collection[asyncio.Task[object]] = ()) -> None:
        for task in list(group.running):
            if task not in kept:
                task.cancel()


async def wait_for(jobs: Sequence[Job]) -> int:
    """Wait until jobs have ended; returns the last one's exit status."""
    running = [job.task for job in jobs if not job.task.done()]
    if running:
        await asyncio.wait(running)
    return status(jobs[-1]) if jobs else 0


def status(job: Job) -> int:
    """The exit status of a job that has ended."""
    return _SIGNALLED + job.signal if job.task.cancelled() else job.task.result()


async def wait_for_named(names: Sequence[str], session: Session) -> int:
    """Wait for jobs by process id or `%number`; 127 where the last one is none."""
    found = 0
    for name in names:
        job = named(name, session)
        found = _UNKNOWN if job is None else await wait_for([job])
    return found


def named(name: str, session: Session) -> Job | None:
    """A job of this shell by `%number` or process id."""
    jobs = list(session.jobs.values())
    number = name.removeprefix("%")
    if name.startswith("%") and number in ("", "%", "+"):
        return jobs[-1] if jobs else None
    if not (number.isascii() and number.isdecimal() and len(number) < 10):
        return None
    if not name.startswith("%"):
        return session.jobs.get(int(number))
    return jobs[int(number) - 1] if 0 < int(number) <= len(jobs) else None


def signal_options(args: Sequence[str]) -> tuple[list[str], list[str]]:
    """The options of `kill`, and what it is to act on."""
    options: list[str] = []
    at = 0
    while at < len(args) and args[at].startswith("-"):
        options += args[at : at + 1 + (args[at] == "-s")]
        at += 1 + (args[at] == "-s")
    return options, list(args[at:])


def _signal(options: Sequence[str]) -> int:
    """Number of the signal that options of `kill` name; 0 for one that ends nothing."""
    if not options:
        return _SIGNALS["TERM"]
    name = options[-1].lstrip("-").upper().removeprefix("SIG")
    return int(name) if name.isdecimal() and len(name) < 3 else _SIGNALS.get(name, 0)
