"""A terminal's line discipline: echo, editing of a line, the end-of-input key."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.streams import Input, Output

MAX_LINE: Final = 64 * 1024

_INTERRUPT: Final = 0x03
_END: Final = 0x04
_ENTER: Final = frozenset(b"\r\n")
_ERASE: Final = frozenset({0x08, 0x7F})


class TerminalInput:
    """Turns keystrokes into lines, showing what is typed."""

    def __init__(self, source: Input, screen: Output) -> None:
        self._source = source
        self._screen = screen
        self._keys = b""
        self._lines = b""
        self._line = bytearray()
        self._ended = False

    async def read(self, n: int = -1) -> bytes:
        """At most `n` bytes of whole lines, or all to the end; `b""` at the end."""
        while not self._ended and (n < 0 or not self._lines):
            await self._more()
        end = len(self._lines) if n < 0 else n
        taken, self._lines = self._lines[:end], self._lines[end:]
        return taken

    async def _more(self) -> None:
        """Take keys up to the end of a line; what was typed ahead is shown when its turn comes."""
        if not self._keys:
            self._keys = await self._source.read(4096)
            if not self._keys:
                self._finish()
        while self._keys and not self._ended:
            key, self._keys = self._keys[0], self._keys[1:]
            await self._press(key)
            if key in _ENTER:
                return

    def _finish(self) -> None:
        self._lines += bytes(self._line)
        self._line.clear()
        self._ended = True

    async def _press(self, key: int) -> None:
        if key in _ENTER:
            self._lines += bytes(self._line) + b"\n"
            self._line.clear()
            await self._screen.write(b"\n")
        elif key == _END:
            if not self._line:
                self._finish()
        elif key == _INTERRUPT:
            self._line.clear()
            self._lines += b"\n"
            await self._screen.write(b"^C\n")
        elif key in _ERASE:
            if self._line:
                del self._line[-1]
                await self._screen.write(b"\b \b")
        elif len(self._line) < MAX_LINE:
            self._line.append(key)
            await self._screen.write(bytes([key]))
