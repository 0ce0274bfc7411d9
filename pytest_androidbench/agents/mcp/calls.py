"""Calls of tools, from the thread of a server to the one that has the turn, and answers back."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

from pytest_androidbench.agents.mcp.tools import OVER, ToolAnswer

Answering = Callable[[str, Mapping[str, Any]], ToolAnswer]


class ToolCalls:
    """What was called and not answered yet; `fileno` can be read once there is something."""

    def __init__(self) -> None:
        self._reader, self._writer = os.pipe()
        os.set_blocking(self._reader, False)
        self._waiting: deque[tuple[str, Mapping[str, Any], Future[ToolAnswer]]] = deque()
        self._lock = threading.Lock()
        self._closed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        with self._lock:
            self._closed = True
            os.close(self._writer)
        self._refuse()
        os.close(self._reader)

    def fileno(self) -> int:
        """The descriptor to wait for."""
        return self._reader

    def put(self, name: str, arguments: Mapping[str, Any]) -> Future[ToolAnswer]:
        """Have a tool called, from any thread."""
        answer: Future[ToolAnswer] = Future()
        with self._lock:
            if self._closed:
                answer.set_result(ToolAnswer(text=OVER, failed=True))
            else:
                self._waiting.append((name, arguments, answer))
                os.write(self._writer, b"x")
        return answer

    def serve(self, answering: Answering) -> None:
        """Answer what was called, in its order; what that raises comes out of here.

        The one that called, and all others, are told then that the turn is over.
        """
        self._drain()
        while self._waiting:
            name, arguments, answer = self._waiting.popleft()
            try:
                answer.set_result(answering(name, arguments))
            except BaseException:
                answer.set_result(ToolAnswer(text=OVER, failed=True))
                self._refuse()
                raise

    def _drain(self) -> None:
        with suppress(BlockingIOError):
            os.read(self._reader, 1 << 16)

    def _refuse(self) -> None:
        while self._waiting:
            self._waiting.popleft()[2].set_result(ToolAnswer(text=OVER, failed=True))
