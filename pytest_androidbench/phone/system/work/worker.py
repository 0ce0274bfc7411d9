"""A thread for what cannot be done in slices: SQLite, compression, hashing, decoding."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, TypeVar

from pytest_androidbench.phone.system.work.errors import Stopped

T = TypeVar("T")
REQUEST: Final = "request"
"""Name of the threads."""


class Stop:
    """Tells a running computation that nobody waits for it any more."""

    def __init__(self) -> None:
        # A flag, not an event: nobody waits for it, and one is made for every line of some tools.
        self._stopped = False
        self._actions: list[Callable[[], None]] = []

    @property
    def stopped(self) -> bool:
        """Whether nobody waits any more."""
        return self._stopped

    def check(self) -> None:
        """Give up if nobody waits; to be called between blocks.

        Raises:
            Stopped: nobody does.
        """
        if self._stopped:
            raise Stopped

    def call(self, action: Callable[[], None]) -> None:
        """Have `action` called when nobody waits any more, from any thread, maybe twice."""
        self._actions.append(action)
        if self._stopped:
            action()

    def stop(self) -> None:
        """Say that nobody waits any more."""
        self._stopped = True
        for action in self._actions:
            action()


class Worker:
    """One thread, started when first needed, that runs one computation after the other."""

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def run(self, function: Callable[[Stop], T]) -> T:
        """The function's result; when the wait for it is cancelled the function is stopped."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        stop = Stop()
        self._jobs.put(lambda: _run(function, stop, loop, future))
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True, name=REQUEST)
            self._thread.start()
        try:
            return await future
        except asyncio.CancelledError:
            stop.stop()
            raise

    def afterwards(self, function: Callable[[], object]) -> None:
        """Have something done behind what the thread does now, at once where it does nothing."""
        if self._thread is None:
            function()
        else:
            self._jobs.put(lambda: (function(), None)[1])

    def close(self) -> None:
        """Let the thread end after what it does now."""
        if self._thread is not None:
            self._jobs.put(None)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()
            del job


def _run(
    function: Callable[[Stop], T],
    stop: Stop,
    loop: asyncio.AbstractEventLoop,
    future: asyncio.Future[T],
) -> None:
    try:
        stop.check()
        result = function(stop)
    except BaseException as error:  # noqa: BLE001 - raised again where the result is awaited
        _deliver(loop, future, future.set_exception, error)
    else:
        _deliver(loop, future, future.set_result, result)


def _deliver(
    loop: asyncio.AbstractEventLoop,
    future: asyncio.Future[T],
    put: Callable[[Any], None],
    value: object,
) -> None:
    def put_if_awaited() -> None:
        if not future.done():
            put(value)

    try:
        loop.call_soon_threadsafe(put_if_awaited)
    except RuntimeError:
        # The loop is closed: the phone has ended meanwhile.
        return
