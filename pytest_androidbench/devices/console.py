"""The emulator console: snapshots, messages, calls, places."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from pytest_androidbench.devices.link.asking import NOBODY, Between, Request
from pytest_androidbench.errors import DeviceError, DeviceGone, SnapshotError

TOKEN_FILE: Final = ".emulator_console_auth_token"  # noqa: S105
"""In the home folder of whoever started the emulator."""
_COMMAND_SECONDS: Final = 10.0
_SNAPSHOT_SECONDS: Final = 120.0


class ConsoleError(DeviceError):
    """The console would not carry out a command."""


class Console:
    """A client of one emulator's console; every command is a connection of its own."""

    def __init__(
        self, port: int, *, host: str = "127.0.0.1", token_file: Path | None = None
    ) -> None:
        self._address = (host, port)
        self._token_file = token_file
        self.between: Between = NOBODY
        """Is asked in place of the emulator."""

    def command(self, command: str, *, seconds: float = _COMMAND_SECONDS) -> str:
        """Run one command and give what it prints before its OK.

        Raises:
            ConsoleError: it answered KO; says why.
            DeviceGone: the console cannot be reached or did not answer in time.
        """
        if "\n" in command or "\r" in command:
            raise ConsoleError(f"a console command is one line, got {command!r}")
        return self.between.ask(Request(f"console {command}"), partial(self._run, command, seconds))

    def save_snapshot(self, name: str) -> None:
        """Save the device's whole state under a name, in place of an older one."""
        self._snapshot("save", name)

    def load_snapshot(self, name: str) -> None:
        """Put the device into a saved state."""
        self._snapshot("load", name)

    def delete_snapshot(self, name: str) -> None:
        """Forget a saved state."""
        self._snapshot("delete", name)

    def snapshots(self) -> list[str]:
        """Names of the saved states."""
        try:
            printed = self.command("avd snapshot list", seconds=_SNAPSHOT_SECONDS)
        except ConsoleError as error:
            raise SnapshotError(str(error)) from error
        return snapshot_names(printed)

    def send_sms(self, number: str, text: str) -> None:
        """Let a text message arrive."""
        self.command(f"sms send {number} {text}")

    def call(self, number: str) -> None:
        """Let a call come in."""
        self.command(f"gsm call {number}")

    def set_position(self, longitude: float, latitude: float) -> None:
        """Move the device to a place on Earth."""
        self.command(f"geo fix {longitude} {latitude}")

    def kill(self) -> None:
        """Ask the emulator to end; it may hang up before it answers."""
        with suppress(DeviceGone):
            self.command("kill")

    def _snapshot(self, what: str, name: str) -> None:
        try:
            self.command(f"avd snapshot {what} {name}", seconds=_SNAPSHOT_SECONDS)
        except ConsoleError as error:
            raise SnapshotError(f"could not {what} snapshot {name!r}: {error}") from error

    def _run(self, command: str, seconds: float) -> str:
        try:
            connection = socket.create_connection(self._address, timeout=_COMMAND_SECONDS)
            with connection, connection.makefile("rb") as lines:
                return _Conversation(connection, lines, seconds).run(self._token, command)
        except OSError as error:
            place = f"{self._address[0]}:{self._address[1]}"
            detail = str(error) or type(error).__name__
            raise DeviceGone(f"the console at {place} failed at {command!r}: {detail}") from error

    def _token(self, greeting: str) -> str:
        """The token from the file we were given, or the one that the console itself names."""
        named = re.search(r"'(/[^']+)'", greeting)
        usual = Path(named[1]) if named else Path.home() / TOKEN_FILE
        try:
            return (self._token_file or usual).read_text(encoding="utf-8").strip()
        except FileNotFoundError:
            return ""


class _Conversation:
    """One connection's lines."""

    def __init__(self, connection: socket.socket, lines: BinaryIO, seconds: float) -> None:
        self._connection = connection
        self._lines = lines
        self._seconds = seconds

    def run(self, token_for: Callable[[str], str], command: str) -> str:
        greeting = self._answer(_COMMAND_SECONDS)
        if "auth" in greeting.lower() and (token := token_for(greeting)):
            self._send(f"auth {token}")
            self._answer(_COMMAND_SECONDS)
        self._send(command)
        return self._answer(self._seconds)

    def _send(self, line: str) -> None:
        self._connection.sendall(line.encode("utf-8") + b"\r\n")

    def _answer(self, seconds: float) -> str:
        deadline = time.monotonic() + seconds
        printed: list[str] = []
        while True:
            self._connection.settimeout(max(deadline - time.monotonic(), 0.001))
            line = self._lines.readline()
            if not line:
                raise ConnectionError("it closed the connection")
            text = line.decode("utf-8", errors="replace").rstrip("\r\n")
            if text == "OK":
                return "\n".join(printed)
            if text.startswith("KO"):
                raise ConsoleError("; ".join([*printed, text.removeprefix("KO:").strip()]))
            printed.append(text)


def snapshot_names(printed: str) -> list[str]:
    """Names in what `avd snapshot list` prints, in the table's form and as bare lines."""
    names: list[str] = []
    for line in printed.splitlines():
        words = line.split()
        if line.startswith("List of partial"):
            break
        if not words or line.startswith(("List of", "There is no", "None")) or words[0] == "ID":
            continue
        names.append(words[1] if len(words) > 2 else words[-1])
    return names
