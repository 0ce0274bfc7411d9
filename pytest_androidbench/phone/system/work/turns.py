"""Whose turn it is: one slice of one client's work in each round of the event loop."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """A line of requests that have used up their slice; each round the first one goes on.

    Between two slices the loop serves its connections, so that whoever asks for little waits for
    one slice, however many requests stand in line. Requests take turns, and so do the tasks of
    one request among themselves: which task goes on depends on their order alone, not on time.
    """

    def __init__(self) -> None:
        self._lines: dict[object, deque[asyncio.Future[None]]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._arranged = False

    async def wait(self, request: object) -> None:
        """Stand in line until it is the request's turn again."""
        loop = asyncio.get_running_loop()
        if self._loop is not loop:
            # A phone in a test may outlive the loop it was first used from.
            self._loop, self._arranged = loop, False
            self._lines.clear()
        future = loop.create_future()
        self._lines.setdefault(request, deque()).append(future)
        self._arrange(loop)
        await future

    def _arrange(self, loop: asyncio.AbstractEventLoop) -> None:
        if not self._arranged:
            self._arranged = True
            loop.call_soon(self._next, loop)

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        self._arranged = False
        while self._lines:
            request, line = next(iter(self._lines.items()))
            del self._lines[request]
            future = line.popleft()
            if line:
                self._lines[request] = line
            if not future.done():
                future.set_result(None)
                break
        if self._lines:
            self._arrange(loop)
