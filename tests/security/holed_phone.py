"""A phone without its first line of defence: its command `hole` runs Python in the phone itself."""

from __future__ import annotations

import sys
from code import InteractiveInterpreter
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

from pytest_androidbench.phone.__main__ import make_phone
from pytest_androidbench.phone.shell.io import IO
from pytest_androidbench.phone.shell.table import COMMANDS
from pytest_androidbench.phone.wire.program import run


async def hole(io: IO, arguments: list[str]) -> int:
    """Run statements; what they print comes back, with the traceback of what goes wrong."""
    printed = StringIO()
    with redirect_stdout(printed), redirect_stderr(printed):
        InteractiveInterpreter().runcode(compile(arguments[0], "hole", "exec"))
    await io.out(printed.getvalue())
    return 0


if __name__ == "__main__":
    COMMANDS["hole"] = hole
    sys.exit(run(sys.argv[1:], make_phone))
