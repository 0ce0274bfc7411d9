"""What `grep` tells of one input's lines."""

from __future__ import annotations

from collections import deque
from enum import Enum

from pytest_androidbench.phone.shell.options import Options
from pytest_androidbench.phone.system.work import Request


class Shown(Enum):
    """What is shown of a line."""

    NOTHING = "nothing"
    LINE = "line"
    PARTS = "parts"


class Report:
    """Takes lines one after the other and keeps what is to be written of them."""

    def __init__(self, head: str, options: Options, request: Request) -> None:
        self._head = head
        self._options = options
        self._request = request
        self._before = max(0, options.number("B", options.number("C", 0)))
        self._after = options.number("A", options.number("C", 0))
        self._limit = options.number("m", 2**31)
        self._quiet = any(letter in options for letter in "qlLc")
        self._number = self._printed = self._owed = 0
        self._earlier: deque[str] = deque()
        self._lines: list[str] = []
        self.count = 0
        """Lines that were selected."""
        self.ended = False
        """Whether further lines change nothing."""

    def take(self, line: str, matches: bool) -> Shown:
        """Count a line, and keep it if it is shown as a whole."""
        self._number += 1
        if matches == ("v" in self._options) or self.count >= self._limit:
            return self._pass(line)
        self.count += 1
        self._owed = self._after
        if "q" in self._options or "l" in self._options:
            self.ended = True
            return Shown.NOTHING
        shown = Shown.NOTHING if self._quiet else self._show(line)
        self.ended = self.count >= self._limit and not self._owed
        return shown

    def part(self, text: str) -> None:
        """Keep one match in the line that was taken last."""
        if text:
            self._write(self._number, ":", text)

    def text(self) -> str:
        """What is to be written now."""
        text = "".join(self._lines)
        self._lines.clear()
        return text

    def summary(self) -> str:
        """What is written at the end of the input."""
        self._forget()
        if "c" in self._options:
            return f"{self._head}{self.count}\n"
        if ("l" in self._options and self.count) or ("L" in self._options and not self.count):
            return self._head.removesuffix(":") + "\n"
        return ""

    def _pass(self, line: str) -> Shown:
        if self._owed and not self._quiet:
            self._write(self._number, "-", line)
            self._printed = self._number
            self._owed -= 1
            return Shown.LINE
        if self.count >= self._limit:
            self.ended = True
        elif self._before:
            self._request.hold(len(line))
            self._earlier.append(line)
            if len(self._earlier) > self._before:
                self._request.release(len(self._earlier.popleft()))
        return Shown.NOTHING

    def _show(self, line: str) -> Shown:
        first = self._number - len(self._earlier)
        if (self._before or self._after) and self._printed and first > self._printed + 1:
            self._lines.append("--\n")
        for number, earlier in enumerate(self._earlier, start=first):
            self._write(number, "-", earlier)
        self._forget()
        self._printed = self._number
        if "o" not in self._options:
            self._write(self._number, ":", line)
            return Shown.LINE
        return Shown.NOTHING if "v" in self._options else Shown.PARTS

    def _forget(self) -> None:
        self._request.release(sum(map(len, self._earlier)))
        self._earlier.clear()

    def _write(self, number: int, mark: str, text: str) -> None:
        head = self._head[:-1] + mark if self._head else ""
        numbered = f"{number}{mark}" if "n" in self._options else ""
        self._lines.append(f"{head}{numbered}{text}\n")
