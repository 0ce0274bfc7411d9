"""Where `sed` writes: a stream, or a text that replaces a file."""

from __future__ import annotations

from types import TracebackType
from typing import Final, Protocol, Self

from pytest_androidbench.phone.shell.escapes import to_bytes
from pytest_androidbench.phone.shell.streams import Output
from pytest_androidbench.phone.system.work import Request

_ENOUGH: Final = 64 * 1024
"""Characters that are kept before they are written."""


class Sink(Protocol):
    """What takes lines."""

    async def line(self, text: str, *, ended: bool = True) -> None:
        """Write a line; one that is not ended gets its end when another one follows."""
        ...

    async def flush(self) -> None:
        """Write what was kept."""
        ...


class StreamSink:
    """Writes lines to a stream."""

    def __init__(self, output: Output) -> None:
        self._output = output
        self._parts: list[str] = []
        self._length = 0
        self._open = False

    async def line(self, text: str, *, ended: bool = True) -> None:
        """Write a line; one that is not ended gets its end when another one follows."""
        if self._open:
            self._parts.append("\n")
        self._parts.append(text + "\n" * ended)
        self._open = not ended
        self._length += len(text)
        if self._length >= _ENOUGH:
            await self.flush()

    async def flush(self) -> None:
        """Write what was kept."""
        data = to_bytes("".join(self._parts))
        self._parts.clear()
        self._length = 0
        if data:
            await self._output.write(data)


class FileSink:
    """Keeps lines in memory, and counts them as held until it is left."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._parts: list[str] = []
        self._held = 0
        self._open = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._request.release(self._held)

    async def line(self, text: str, *, ended: bool = True) -> None:
        """Keep a line; one that is not ended gets its end when another one follows."""
        self._request.hold(len(text) + 1)
        self._held += len(text) + 1
        if self._open:
            self._parts.append("\n")
        self._parts.append(text + "\n" * ended)
        self._open = not ended

    async def flush(self) -> None:
        """Do nothing: the whole is written at once."""

    def text(self) -> str:
        """All that was kept."""
        return "".join(self._parts)
