"""The program an agent runs in: `python -m pytest_androidbench.agents.hosting.program WHERE`.

WHERE is the number of a descriptor that is a connected socket, or HOST:PORT of a harness that
listens there; then the first line of standard input is the token it wants.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import socket
import sys
from typing import Final, NoReturn

from pytest_androidbench.agents.hosting.messages import ToHost
from pytest_androidbench.agents.hosting.serving import Serving
from pytest_androidbench.agents.hosting.wire import Wire

WHERE_SIGNAL: Final = signal.SIGUSR2
"""Has every thread's stack printed, even while C code holds the interpreter's lock."""


def main(where: str) -> None:
    """Serve an agent until the harness closes the connection."""
    connection = _connected(where)
    sys.breakpointhook = _no_breakpoint
    faulthandler.register(WHERE_SIGNAL, file=2, all_threads=True)
    Serving(Wire(connection, ToHost)).run()


def _connected(where: str) -> socket.socket:
    host, colon, port = where.rpartition(":")
    if not colon:
        connection = socket.socket(fileno=int(where))
        # What the agent starts must not hold the connection open.
        os.set_inheritable(connection.fileno(), False)
        return connection
    token = sys.stdin.readline().strip()
    connection = socket.create_connection((host, int(port)))
    connection.sendall(token.encode() + b"\n")
    return connection


def _no_breakpoint(*_args: object, **_named: object) -> NoReturn:
    raise RuntimeError(
        "breakpoint() reaches nobody in the agent's own process: run with "
        "--ab-agent-process=off, or with --pdb, which means the same"
    )


if __name__ == "__main__":
    main(sys.argv[1])
