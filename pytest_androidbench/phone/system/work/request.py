"""What one client asked for, and what it may use."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from pytest_androidbench.phone.system.work import limits
from pytest_androidbench.phone.system.work.errors import CannotFork, OutOfMemory
from pytest_androidbench.phone.system.work.turns import Turns
from pytest_androidbench.phone.system.work.worker import Stop, Worker

T = TypeVar("T")


class Request:
    """One client's request while it is carried out.

    Whatever takes long or much on its behalf goes through here:

    * `await turn(units)` ahead of each piece of work, which lets others go on after a slice;
    * `hold(count)` and `release(count)` around memory whose size the client decides;
    * `await compute(function)` for what cannot be sliced: `function` runs on the request's own
      thread, on data of its own, while nothing else of the request goes on;
    * `with process():` around whatever Android would start a process for.
    """

    def __init__(self, requests: Requests) -> None:
        self._requests = requests
        self._worker = Worker()
        self._used = 0
        self._computing: asyncio.Future[None] | None = None
        self._line: object = self
        self._left: int | None = None
        self._exhausted: Callable[[], object] = lambda: None
        self._told = 0
        self._closed = False
        self._kept: dict[int, _Kept] = {}
        self.held = 0
        """Bytes held now."""
        self.processes = 0
        """Processes running now."""

    async def turn(self, units: int = 1) -> None:
        """Count work, about a microsecond a unit, and wait once a slice is used up."""
        while self._computing is not None:
            await asyncio.shield(self._computing)
        self._used += units
        if self._used >= limits.SLICE_UNITS:
            if self._left is not None:
                self._spend(self._left)
            # Who did a piece longer than a slice waits longer, or others would meet one such
            # piece with each of their steps.
            for _ in range(min(self._used // limits.SLICE_UNITS, limits.MOST_WAITS)):
                await self._requests.turns.wait(self._line)
            self._used = 0

    def go_behind(self, units: int, then: Callable[[], object]) -> None:
        """Share one place in line with all others nobody waits for; after so many units, `then`."""
        self._left, self._exhausted = units, then
        self._line = self._requests.turns

    def _spend(self, left: int) -> None:
        self._left = left - self._used
        if self._left < 0:
            self._left = None
            self._exhausted()

    def tell(self, tag: str, message: str) -> None:
        """Write to the phone's log that a limit was met; only so often for one request."""
        self._told += 1
        if self._told <= limits.TOLD_LINES:
            self._requests.tell(tag, message)

    def _refusal(self, count: int) -> OutOfMemory:
        # Not a variable of who raises it: what that one and its callers hold would stay.
        error = OutOfMemory(count)
        self.tell_of(error)
        return error

    def tell_of(self, error: OutOfMemory) -> None:
        """Write to the phone's log that memory was refused, unless it is there already."""
        if not error.told:
            error.told = True
            self.tell("kernel", f"__vm_enough_memory: not enough memory for {error.count} bytes")

    @property
    def room(self) -> int:
        """Bytes that may still be held."""
        return min(limits.REQUEST_BYTES - self.held, limits.PHONE_BYTES - self._requests.held)

    def hold(self, count: int) -> None:
        """Count `count` bytes more as held.

        Raises:
            OutOfMemory: that is more than the request, or all together, may hold.
        """
        if count > self.room:
            raise self._refusal(count)
        self.held += count
        self._requests.held += count

    def release(self, count: int) -> None:
        """Count `count` bytes as given back."""
        self.held -= count
        if not self._closed:
            self._requests.held -= count

    @contextmanager
    def holding(self, count: int) -> Iterator[None]:
        """Hold `count` bytes for a while."""
        self.hold(count)
        try:
            yield
        finally:
            self.release(count)

    def keep(self, value: object, count: int) -> None:
        """Count a value of `count` bytes as held, once however many keep it, until it is dropped.

        Raises:
            OutOfMemory: that is more than may be held.
        """
        kept = self._kept.get(id(value))
        if kept is None:
            self.hold(count)
            kept = self._kept[id(value)] = _Kept(value, count)
        kept.keepers += 1

    def drop(self, value: object) -> None:
        """Let one of those who keep a value do so no more."""
        kept = self._kept[id(value)]
        kept.keepers -= 1
        if not kept.keepers:
            del self._kept[id(value)]
            self.release(kept.count)

    def begin_process(self) -> None:
        """Count a process more.

        Raises:
            CannotFork: that is one more than the request, or all together, may run.
        """
        if (
            self.processes >= limits.REQUEST_PROCESSES
            or self._requests.processes >= limits.PHONE_PROCESSES
        ):
            self.tell("kernel", "cgroup: fork rejected by pids controller in /uid_2000")
            raise CannotFork(self.processes)
        self.processes += 1
        self._requests.processes += 1

    def end_process(self) -> None:
        """Count a process less."""
        self.processes -= 1
        self._requests.processes -= 1

    @contextmanager
    def process(self) -> Iterator[None]:
        """Count a process while it runs.

        Raises:
            CannotFork: that is one more than the request, or all together, may run.
        """
        self.begin_process()
        try:
            yield
        finally:
            self.end_process()

    async def compute(self, function: Callable[[Stop], T]) -> T:
        """The result of a function that is run on the request's thread.

        The function must touch nothing of the phone: it gets a copy and its result is applied by
        whoever awaits it. It is stopped when that one is cancelled, by `Stop`.
        """
        while self._computing is not None:
            await asyncio.shield(self._computing)
        self._computing = done = asyncio.get_running_loop().create_future()
        try:
            return await self._worker.run(function)
        finally:
            self._computing = None
            done.set_result(None)

    def afterwards(self, function: Callable[[], object]) -> None:
        """Have something closed that a computation may still use, without waiting for it."""
        self._worker.afterwards(function)

    def close(self) -> None:
        """Give back what is still held, and end the thread."""
        self._worker.close()
        self.release(self.held)
        self._closed = True


class _Kept:
    """A value that is counted once; that it is here keeps its identity its own."""

    def __init__(self, value: object, count: int) -> None:
        self.value = value
        self.count = count
        self.keepers = 0


class Requests:
    """All requests of a phone, and what they use together."""

    def __init__(self, tell: Callable[[str, str], None] = lambda _tag, _message: None) -> None:
        self.turns = Turns()
        self.tell = tell
        """Writes a tag and a line to the phone's log."""
        self.held = 0
        self.processes = 0

    @property
    def idle(self) -> bool:
        """Whether at least half of what there is can still be had."""
        memory, processes = limits.PHONE_BYTES // 2, limits.PHONE_PROCESSES // 2
        return self.held <= memory and self.processes <= processes

    def begin(self) -> Request:
        """A request of a client that has asked for something; `close` it at its end."""
        return Request(self)
