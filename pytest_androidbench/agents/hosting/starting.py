"""Starts what an agent runs in, under a leash and connected to us: our program, or anybody's.

Anybody's is `--agent="host:COMMAND"`. It gets the connection as a descriptor, or, where none can be
handed on, as into a container, an address, and on its standard input a token to show there first.
"""

from __future__ import annotations

import hmac
import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.agents.commands.command import CommandLine, parse_command
from pytest_androidbench.agents.hosting import leash
from pytest_androidbench.agents.hosting.surroundings import for_others, for_ours
from pytest_androidbench.agents.naming import command_in, has_own_host
from pytest_androidbench.errors import AgentLoadError

START_SECONDS: Final = 60.0
"""What starting our interpreter may take, on a machine with no time to spare."""
OTHERS_SECONDS: Final = 300.0
"""What starting anybody's program may take: some make an environment first."""
PLACES: Final = ("descriptor", "address")
_SHOW_SECONDS: Final = 2.0
"""What showing a token may take; others who connect must not keep us."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StartedHost:
    """A program that has been started and may not have connected yet."""

    leash: subprocess.Popen[bytes]
    connection: socket.socket
    """Our end; where there is a token, the socket that listens for it."""
    token: bytes = b""
    seconds: float = START_SECONDS
    """How long it may take until it says hello."""

    def let_in(self) -> socket.socket | None:
        """The connection of who waits to be let in; None where that one has not the token."""
        connection, _ = self.connection.accept()
        if hmac.compare_digest(_read(connection, len(self.token)), self.token):
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return connection
        connection.close()
        return None


def host_command(spec: str) -> CommandLine | None:
    """The program that `--agent` names as its own host; None where ours is to be used.

    Raises:
        AgentLoadError: it names one that cannot be started, or tells it no place to speak to.
    """
    if not has_own_host(spec):
        return None
    command = parse_command(spec, command_in(spec), PLACES)
    if len(command.places) != 1:
        raise AgentLoadError(
            f"--agent={spec}: a host of its own needs {{descriptor}} or {{address}} in its command "
            "line, to know where the harness is; see docs/agent-protocol.md"
        )
    return command


def start_host(
    command: CommandLine | None, printed: int, environment: Mapping[str, str]
) -> StartedHost:
    """Start a host.

    Args:
        command: starts anybody's; None = ours.
        printed: a descriptor that gets all it prints.
        environment: what it is started in.
    """
    if command is not None and "address" in command.places:
        return _start_at_address(command, printed, for_others(environment))
    ours, theirs = socket.socketpair()
    with theirs:
        number = theirs.fileno()
        words = command.filled({"descriptor": number}) if command else _own(number)
        variables = for_ours(environment) if command is None else for_others(environment)
        started = start_leashed("kept", number, words, printed, variables)
    seconds = START_SECONDS if command is None else OTHERS_SECONDS
    return StartedHost(leash=started, connection=ours, seconds=seconds)


def _own(descriptor: int) -> list[str]:
    return [sys.executable, "-u", "-m", f"{__package__}.program", str(descriptor)]


def _start_at_address(
    command: CommandLine, printed: int, environment: Mapping[str, str]
) -> StartedHost:
    listening = socket.create_server(("127.0.0.1", 0))
    token = secrets.token_hex(16).encode() + b"\n"
    reader, writer = os.pipe()
    try:
        with os.fdopen(writer, "wb") as pipe:
            pipe.write(token)
        host, port = listening.getsockname()
        words = command.filled({"address": f"{host}:{port}"})
        started = start_leashed("read", reader, words, printed, environment)
    finally:
        os.close(reader)
    return StartedHost(leash=started, connection=listening, token=token, seconds=OTHERS_SECONDS)


def start_leashed(
    use: str,
    descriptor: int,
    words: Sequence[str],
    printed: int,
    environment: Mapping[str, str],
    *,
    folder: Path | None = None,
) -> subprocess.Popen[bytes]:
    """Start a program that is ended, with all it has started, when our end of its leash goes.

    Args:
        use: what it has of the descriptor: `kept` under its number, or `read` as standard input.
        descriptor: the program's alone.
        words: program and arguments.
        printed: a descriptor that gets all it prints.
        environment: what it is started in.
        folder: it is started in; None = ours.
    """
    return subprocess.Popen(
        # It needs no installed packages, and starts sooner without a look at them.
        [sys.executable, "-I", "-S", leash.__file__, use, str(descriptor), *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=printed,
        pass_fds=[descriptor],
        start_new_session=True,
        env=dict(environment),
        cwd=folder,
    )


def _read(connection: socket.socket, size: int) -> bytes:
    """So many bytes, or fewer of who has no more to show."""
    shown = b""
    connection.settimeout(_SHOW_SECONDS)
    with suppress(OSError):
        while len(shown) < size and (data := connection.recv(size - len(shown))):
            shown += data
    connection.settimeout(None)
    return shown
