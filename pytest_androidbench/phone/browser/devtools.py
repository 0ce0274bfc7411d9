"""The DevTools protocol over a pipe: messages of JSON that end in NUL.

https://chromedevtools.github.io/devtools-protocol/ ; `--remote-debugging-pipe` in
`content/browser/devtools/devtools_pipe_handler.cc`.
"""

from __future__ import annotations

import json
import select
import socket
import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final

from pytest_androidbench.phone.browser.errors import BrowserLost, PageCommandRefused, PageLost
from pytest_androidbench.phone.browser.limits import (
    MOST_BEHIND,
    MOST_MESSAGE,
    PATIENCE,
    POLL_SECONDS,
)

JsonObject = dict[str, Any]
Handler = Callable[[str, str, JsonObject], None]
"""Session, method and parameters of what happened."""
_END: Final = b"\0"
_AT_ONCE: Final = 1 << 20


class DevTools:
    """Asks one browser; what happens meanwhile is handed on in the order in which it comes."""

    def __init__(
        self,
        connection: socket.socket,
        handle: Handler,
        watch: Callable[[], None],
        patience: float = PATIENCE,
    ) -> None:
        """Take a connection over.

        Args:
            connection: to the browser's pipe.
            handle: is told what happens; it may `send`, and not wait.
            watch: is called while an answer is waited for; it may raise.
            patience: seconds for a browser that says nothing at all.
        """
        self._connection = connection
        self._connection.settimeout(POLL_SECONDS)
        self._handle = handle
        self._watch = watch
        self._patience = patience
        self._read = bytearray()
        self._number = 0
        self._answers: dict[int, JsonObject] = {}
        self._unwanted: set[int] = set()
        self._waiting: dict[int, str] = {}
        self._events: deque[JsonObject] = deque()
        self._handling = False
        self.lost: set[str] = set()
        """Sessions whose process is gone."""

    def send(
        self, method: str, params: Mapping[str, object] | None = None, session: str = ""
    ) -> None:
        """Tell the browser something; what it answers is of no interest.

        Raises:
            BrowserLost: it is gone.
        """
        self._unwanted.add(self._sent(method, params, session))

    def begin(
        self, method: str, params: Mapping[str, object] | None = None, session: str = ""
    ) -> int:
        """Ask, without waiting; `finish` has the answer, `arrived` says whether it is here.

        Raises:
            BrowserLost: it is gone.
        """
        number = self._sent(method, params, session)
        self._waiting[number] = session
        return number

    def arrived(self, number: int) -> bool:
        """Whether there is an answer."""
        return number in self._answers

    def finish(self, number: int) -> JsonObject:
        """The answer to what was begun.

        Raises:
            BrowserLost: the browser is gone, or hangs.
            PageLost: the page's process is gone.
            PageCommandRefused: the answer is an error.
        """
        session = self._waiting[number]
        self.wait(lambda: number in self._answers or session in self.lost)
        self._waiting.pop(number, None)
        answer = self._answers.pop(number, None)
        if answer is None:
            self._unwanted.add(number)
            raise PageLost("the page's process has ended")
        if "error" in answer:
            raise PageCommandRefused(str(answer["error"])[:1000])
        result = answer.get("result")
        return result if isinstance(result, dict) else {}

    def forget(self, number: int) -> None:
        """Have no more interest in what was begun."""
        self._waiting.pop(number, None)
        if self._answers.pop(number, None) is None:
            self._unwanted.add(number)

    def call(
        self, method: str, params: Mapping[str, object] | None = None, session: str = ""
    ) -> JsonObject:
        """Ask and wait; raises as `finish` does."""
        return self.finish(self.begin(method, params, session))

    def wait(self, until: Callable[[], bool]) -> None:
        """Hand on what happens until something is the case.

        Raises:
            BrowserLost: it is gone, or hangs.
        """
        heard = watched = time.monotonic()
        self._hand_on()
        while not until():
            if self._receive():
                heard = time.monotonic()
            moment = time.monotonic()
            if moment - heard > self._patience:
                raise BrowserLost("the browser does not answer")
            if moment - watched >= POLL_SECONDS:
                watched = moment
                self._watch()
            self._hand_on()

    def wait_a_little(self, until: Callable[[], bool], seconds: float = POLL_SECONDS) -> bool:
        """Wait for something that may not come; whether it came.

        Args:
            until: whether it is here.
            seconds: how long, up to `POLL_SECONDS`.

        Raises:
            BrowserLost: the browser is gone.
        """
        begun = time.monotonic()
        self._connection.settimeout(seconds)
        try:
            self.wait(lambda: until() or time.monotonic() - begun > seconds)
        finally:
            self._connection.settimeout(POLL_SECONDS)
        return until()

    def ended(self) -> bool:
        """Whether the other side is gone."""
        poll = select.poll()
        poll.register(self._connection, select.POLLHUP)
        return bool(poll.poll(0))

    def close(self) -> None:
        """Hang up."""
        self._connection.close()

    def _sent(self, method: str, params: Mapping[str, object] | None, session: str) -> int:
        self._number += 1
        message: JsonObject = {"id": self._number, "method": method, "params": params or {}}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + _END
        before = self._connection.gettimeout()
        self._connection.settimeout(self._patience)
        try:
            self._connection.sendall(data)
        except OSError as error:
            raise BrowserLost("the browser is gone") from error
        finally:
            self._connection.settimeout(before)
        return self._number

    def _receive(self) -> bool:
        """Read what is there; False when there is nothing yet."""
        try:
            block = self._connection.recv(_AT_ONCE)
        except (TimeoutError, BlockingIOError):
            return False
        except OSError as error:
            raise BrowserLost("the browser is gone") from error
        if not block:
            raise BrowserLost("the browser has ended")
        begin = len(self._read)
        self._read += block
        if len(self._read) > MOST_MESSAGE:
            raise BrowserLost("the browser says more than it may")
        while (end := self._read.find(_END, begin)) >= 0:
            self._take(bytes(self._read[:end]))
            del self._read[: end + 1]
            begin = 0
        return True

    def _take(self, data: bytes) -> None:
        try:
            message = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise BrowserLost("the browser does not keep to its protocol") from error
        number = message.get("id")
        if number is None:
            self._events.append(message)
            if len(self._events) > MOST_BEHIND:
                raise BrowserLost("the browser says more than it may")
        elif number in self._unwanted:
            self._unwanted.discard(number)
        else:
            self._answers[number] = message

    def _hand_on(self) -> None:
        if self._handling:
            return
        self._handling = True
        try:
            while self._events:
                event = self._events.popleft()
                params = event.get("params")
                self._handle(
                    event.get("sessionId", ""),
                    event.get("method", ""),
                    params if isinstance(params, dict) else {},
                )
        finally:
            self._handling = False
