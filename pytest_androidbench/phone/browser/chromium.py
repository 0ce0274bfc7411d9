"""One running Chromium, from the waiting process to its end."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.browser.errors import BrowserLost, BrowserMissing
from pytest_androidbench.phone.browser.finding import MISSING, chromium_program
from pytest_androidbench.phone.browser.limits import ANSWER_CPU_SECONDS, PATIENCE
from pytest_androidbench.phone.browser.starter_messages import BEGIN, END, KILL, MESSAGE
from pytest_androidbench.phone.wall.waiting import WaitingProcess

if TYPE_CHECKING:
    from pytest_androidbench.phone.browser.devtools import DevTools, JsonObject

_STARTER: Final = "pytest_androidbench.phone.browser.starter"


class BrowserProcess:
    """Starts Chromium when it is wanted, and another when that one is gone."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        """Seconds on the wall for a browser that says nothing."""
        self._waiting: WaitingProcess | None = None
        self._missing = ""

    @property
    def missing(self) -> str:
        """Why there can be no browser, or nothing."""
        self.start()
        return self._missing

    def start(self) -> None:
        """Have a process wait that Chromium is started from."""
        if self._waiting is not None or self._missing:
            return
        program = chromium_program()
        if program is None:
            self._missing = MISSING
            return
        try:
            self._waiting = WaitingProcess(_STARTER, [str(program)])
        except OSError:
            self._missing = "no process can be started to show pages in"

    def connect(self) -> socket.socket:
        """A connection to a new Chromium.

        Raises:
            BrowserMissing: there is none.
            BrowserLost: it cannot be started.
        """
        self.start()
        if self._waiting is None:
            raise BrowserMissing(self._missing)
        try:
            return self._waiting.connect(MESSAGE.pack(BEGIN, 0), self.patience)
        except OSError as error:
            raise BrowserLost("the process that the browser is started from is gone") from error

    def kill(self, number: int) -> None:
        """End one of Chromium's processes."""
        if self._waiting is not None:
            self._waiting.say(MESSAGE.pack(KILL, number))

    def end(self) -> None:
        """End Chromium."""
        if self._waiting is not None:
            self._waiting.say(MESSAGE.pack(END, 0))

    def close(self) -> None:
        """End everything."""
        if self._waiting is not None:
            self._waiting.close()
            self._waiting = None


class ProcessorWatch:
    """Ends what uses too much of the processor for one answer."""

    def __init__(self, kill: Callable[[int], None], most: float = ANSWER_CPU_SECONDS) -> None:
        self._kill = kill
        self._most = most
        self._asked = 0
        self._before: dict[int, float] = {}
        self.ended = 0
        """How many processes it has ended."""

    def renew(self) -> None:
        """Begin with another connection, whose numbers are given anew."""
        self._asked = 0
        self._before.clear()

    def begin(self) -> None:
        """Begin to count, for another answer."""
        self._before.clear()

    def look(self, devtools: DevTools) -> None:
        """Compare with before.

        Raises:
            BrowserLost: it is the browser itself that takes too long.
        """
        if self._asked and not devtools.arrived(self._asked):
            return
        if self._asked:
            self._judge(devtools.finish(self._asked))
        self._asked = devtools.begin("SystemInfo.getProcessInfo")

    def _judge(self, answer: JsonObject) -> None:
        for process in answer.get("processInfo", []):
            number, used = int(process["id"]), float(process["cpuTime"])
            if used - self._before.setdefault(number, used) < self._most:
                continue
            if process["type"] != "renderer":
                raise BrowserLost("the browser takes too long")
            self.ended += 1
            self._before.pop(number)
            self._kill(number)
