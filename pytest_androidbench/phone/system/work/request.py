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
            await self._requests.turns.wait(self)
            # What was done beyond the slice, in one piece, is forgiven: others waited already.
            self._used = 0

    def hold(self, count: int) -> None:
        """Count `count` bytes more as held.

        Raises:
            OutOfMemory: that is more than the request, or all together, may hold.
        """
        if (
            self.held + count > limits.REQUEST_BYTES
            or self._requests.held + count > limits.PHONE_BYTES
        ):
            raise OutOfMemory(f"{self.held} + {count} bytes")
        self.held += count
        self._requests.held += count

    def release(self, count: int) -> None:
        """Count `count` bytes as given back."""
        self.held -= count
        self._requests.held -= count

    @contextmanager
    def holding(self, count: int) -> Iterator[None]:
        """Hold `count` bytes for a while."""
        self.hold(count)
        try:
            yield
        finally:
            self.release(count)

    @contextmanager
    def process(self) -> Iterator[None]:
        """Count a process while it runs.

        Raises:
            CannotFork: that is one more than the request, or all together, may run.
        """
        if (
            self.processes >= limits.REQUEST_PROCESSES
            or self._requests.processes >= limits.PHONE_PROCESSES
        ):
            raise CannotFork(f"{self.processes} processes")
        self.processes += 1
        self._requests.processes += 1
        try:
            yield
        finally:
            self.processes -= 1
            self._requests.processes -= 1

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


class Requests:
    """All requests of a phone, and what they use together."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.held = 0
        self.processes = 0

    def begin(self) -> Request:
        """A request of a client that has asked for something; `close` it at its end."""
        return Request(self)
