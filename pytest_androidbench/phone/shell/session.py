"""What a running shell knows: variables, place, user, functions."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.shell.memory import SMALL, Memory, size_of, size_of_all
from pytest_androidbench.phone.shell.syntax import Function, Redirected
from pytest_androidbench.phone.system.files import owner_name
from pytest_androidbench.phone.system.work import CannotFork, OutOfMemory, Request, limits

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

MAX_CALLS: Final = 40
_CALL_FRAMES: Final = 3
_FORK_TRIES: Final = 6
SHELL_PATH: Final = "/system/bin/sh"
SEARCH_PATH: Final = (
    "/product/bin:/apex/com.android.runtime/bin:/apex/com.android.art/bin:/system_ext/bin"
    ":/system/bin:/system/xbin:/odm/bin:/vendor/bin:/vendor/xbin"
)


@dataclass(slots=True, kw_only=True, eq=False)
class Job:
    """A command in the background; `signal` is what ends it when it is cancelled."""

    pid: int
    task: asyncio.Task[int]
    signal: int = 9


@dataclass(slots=True, kw_only=True)
class Session:
    """One shell's state; a subshell works on a copy."""

    phone: Phone
    request: Request
    """On whose behalf it runs; all subshells share it."""
    memory: Memory
    variables: dict[str, str]
    exported: set[str]
    cwd: str = "/"
    uid: int = 0
    name: str = SHELL_PATH
    positional: list[str] = field(default_factory=list)
    """Never changed in place: subshells share it."""
    functions: dict[str, Redirected] = field(default_factory=dict)
    options: set[str] = field(default_factory=set)
    readonly: set[str] = field(default_factory=set)
    traps: dict[str, str] = field(default_factory=dict)
    status: int = 0
    pid: int = 4000
    background: int = 0
    jobs: dict[int, Job] = field(default_factory=dict)
    """What it started in the background, by process id, the first one first."""
    depth: int = 0
    """How many function calls deep."""
    frames: int = 0
    """About how many calls of ours deep, which Python allows a thousand of."""
    guarded: int = 0
    """Inside conditions, where `set -e` does not act."""

    def fork(self) -> Session:
        """A copy for a subshell."""
        return replace(
            self,
            memory=self.memory.fork(),
            variables=dict(self.variables),
            exported=set(self.exported),
            jobs={},
            functions=dict(self.functions),
            options=set(self.options),
            readonly=set(self.readonly),
            traps={},
        )

    def begin(self) -> None:
        """Be a process.

        Raises:
            CannotFork: there are too many.
            OutOfMemory: it would hold too much.
        """
        self.request.begin_process()
        try:
            self.memory.begin(len(self.variables) + len(self.functions))
        except OutOfMemory as error:
            # As for Linux, where a process that cannot be copied cannot be forked.
            self.request.end_process()
            raise CannotFork(self.request.processes) from error

    def end(self) -> None:
        """Be a process no more."""
        # An interpreter and its expander hold each other: values would stay until Python's
        # collector comes by, long after they count no more.
        self.variables.clear()
        self.functions.clear()
        self.positional = []
        self.memory.end()
        self.request.end_process()

    def assign(self, name: str, value: str) -> None:
        """Set a variable.

        Raises:
            OutOfMemory: it is too large.
        """
        if len(value) > SMALL or name in self.memory.kept:
            self.memory.keep(name, value, size_of(value))
        self.variables[name] = value
        self.memory.grow(len(self.variables) + len(self.functions))
        if "a" in self.options:
            self.exported.add(name)

    def unset(self, name: str) -> None:
        """Forget a variable."""
        self.memory.keep(name, None, 0)
        self.variables.pop(name, None)
        self.exported.discard(name)

    def define(self, function: Function) -> None:
        """Make a function known.

        Raises:
            OutOfMemory: it is too large.
        """
        self.memory.keep(f"{function.name}()", function.body, function.size)
        self.functions[function.name] = function.body
        self.memory.grow(len(self.variables) + len(self.functions))

    def set_positional(self, values: list[str]) -> None:
        """Replace `$1` and those after it.

        Raises:
            OutOfMemory: they are too many.
        """
        self.memory.keep(f"@{self.depth}", values, size_of_all(values))
        self.positional = values

    @contextmanager
    def called(self, args: list[str]) -> Iterator[None]:
        """Be in a function or a script read by `.`, with arguments of its own.

        Raises:
            RecursionError: that is too deep.
        """
        if self.depth >= MAX_CALLS:
            raise RecursionError
        kept, self.positional = self.positional, args
        self.depth += 1
        self.frames += _CALL_FRAMES
        try:
            yield
        finally:
            self.memory.keep(f"@{self.depth}", None, 0)
            self.frames -= _CALL_FRAMES
            self.depth -= 1
            self.positional = kept

    def remember(self, job: Job) -> None:
        """Know a job of this shell; those that ended long ago are forgotten."""
        if len(self.jobs) >= limits.REQUEST_PROCESSES:
            self.jobs = {pid: job for pid, job in self.jobs.items() if not job.task.done()}
        self.jobs[job.pid] = job

    def environment(self) -> dict[str, str]:
        """The exported variables."""
        return {name: self.variables[name] for name in self.exported if name in self.variables}

    def path(self, name: str) -> str:
        """An absolute path for a name given by the user."""
        return name if name.startswith("/") else f"{self.cwd.rstrip('/')}/{name}"


async def begin(session: Session) -> None:
    """Be a process; as mksh does, try again while other processes may end.

    Raises:
        CannotFork: there are too many all the time.
    """
    for _ in range(_FORK_TRIES - 1):
        try:
            session.begin()
        except CannotFork:
            await session.request.turn(limits.SLICE_UNITS)
        else:
            return
    session.begin()


def new_session(
    phone: Phone, request: Request, uid: int, environment: Mapping[str, str] | None = None
) -> Session:
    """The state a login on the phone starts with."""
    user = owner_name(uid)
    variables = {
        "ANDROID_ART_ROOT": "/apex/com.android.art",
        "ANDROID_ASSETS": "/system/app",
        "ANDROID_BOOTLOGO": "1",
        "ANDROID_DATA": "/data",
        "ANDROID_ROOT": "/system",
        "ANDROID_STORAGE": "/storage",
        "ASEC_MOUNTPOINT": "/mnt/asec",
        "EXTERNAL_STORAGE": "/sdcard",
        "HOME": "/",
        "HOSTNAME": "emu64x",
        "LOGNAME": user,
        "PATH": SEARCH_PATH,
        "SHELL": "/bin/sh",
        "TERM": "dumb",
        "TMPDIR": "/data/local/tmp",
        "USER": user,
        **(environment or {}),
    }
    exported = set(variables)
    return Session(
        phone=phone,
        request=request,
        memory=Memory(request),
        variables={**variables, "PWD": "/", "IFS": " \t\n", "PS1": "$ ", "OPTIND": "1"},
        exported=exported,
        uid=uid,
    )
