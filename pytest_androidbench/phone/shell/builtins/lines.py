"""Lines of files, in pieces between which others have their turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from pytest_androidbench.phone.shell.escapes import to_text
from pytest_androidbench.phone.system.work import Request

_BLOCK: Final = 64 * 1024
_BYTES_A_UNIT: Final = 200


async def line_blocks(request: Request, data: bytes) -> AsyncIterator[list[str]]:
    """A file's lines without their ends, as many at a time as fit into a block."""
    start = 0
    while start < len(data):
        end = data.rfind(b"\n", start, start + _BLOCK)
        if end < 0:
            end = data.find(b"\n", start)
        end = len(data) if end < 0 else end
        await request.turn((end - start) // _BYTES_A_UNIT)
        yield to_text(data[start:end]).split("\n")
        start = end + 1
