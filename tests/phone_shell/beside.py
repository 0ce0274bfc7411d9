"""A command that may have no end, and another client beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from pytest_androidbench.phone.shell import Shell, run_text
from pytest_androidbench.phone.shell.streams import BytesInput
from pytest_androidbench.phone.system.phone import Phone

HANG: Final = 60
KEPT: Final = 200


class Counter:
    """An output that counts what it gets and keeps the beginning."""

    def __init__(self) -> None:
        self.count = 0
        self.begin = b""

    async def write(self, data: bytes, /) -> None:
        self.count += len(data)
        self.begin = (self.begin + data)[:KEPT]


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, HANG))


async def outlasts_a_neighbour(phone: Phone, script: str, errands: int = 5) -> Counter:
    """Run a script while another client runs short ones, then hang up on it."""
    out, complaints = Counter(), Counter()
    job = asyncio.ensure_future(Shell(phone).run(script, BytesInput(), out, complaints))
    for number in range(errands):
        result = await run_text(phone, f"echo here {number}; ls /sdcard | wc -l")
        assert result.stdout.startswith(f"here {number}\n")
    assert not job.done(), (out.begin, complaints.begin)
    job.cancel()
    await asyncio.wait({job})
    assert phone.requests.held == phone.requests.processes == 0
    return out
