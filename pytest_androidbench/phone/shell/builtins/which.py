"""`which`."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options


async def which(io: IO, args: list[str]) -> int:
    options = read_options("which", args, "a", least=1)
    status = 0
    for name in options.rest:
        path = io.shell.locate(name, io.session)
        if path is None:
            status = 1
        else:
            await io.line(path)
    return status


COMMANDS: Final[Commands] = {"which": which}
