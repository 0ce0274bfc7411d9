"""The console's line protocol: banner, authentication, commands, OK or KO."""

from __future__ import annotations

import hmac
import os
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.phone.wire.console.errors import CommandRefused, Leave
from pytest_androidbench.phone.wire.console.subcommands import ALIASES, Command, Subcommands
from pytest_androidbench.phone.wire.errors import ProtocolError, StreamClosed
from pytest_androidbench.phone.wire.note import RequestNote
from pytest_androidbench.phone.wire.stream import Stream

MAX_LINE: Final = 4096
HINT: Final = "Android Console: type 'help' for a list of commands"
BEFORE_AUTH: Final = frozenset({"help", "help-verbose", "ping", "auth", "quit"})
WRONG_TOKENS: Final = 10
"""After as many on one connection it ends. The emulator has no such limit."""
_HTTP: Final = ("GET ", "POST ", "PUT ", "HEAD ", "OPTIONS ", "DELETE ", "CONNECT ", "PATCH ")


def _nobody_told(_: str) -> None:
    pass


@dataclass(slots=True)
class _Client:
    """What is known of one client."""

    trusted: bool
    wrong_tokens: int = 0


class Console:
    """Serves console clients one line at a time."""

    def __init__(
        self,
        commands: Mapping[str, Command],
        token_file: Path | None,
        tell: Callable[[str], None] = _nobody_told,
        note: RequestNote | None = None,
    ) -> None:
        """Prepare to serve.

        Args:
            commands: what it can do, by the first word.
            token_file: where its token is; None asks for none.
            tell: takes a sentence for whoever started the phone.
            note: where requests are noted.

        Raises:
            OSError: the token cannot be read.
        """
        self._commands = commands
        self._token_file = token_file
        self._tell = tell
        self._note = note or RequestNote()
        self._wrong_tokens = 0
        self._last_token = token_file.read_text(encoding="utf-8").strip() if token_file else ""

    def _token(self) -> str:
        """The token, read anew as the emulator does; empty means that none is asked for."""
        if self._token_file is not None:
            # Gone, or out of reach since the process gave up its rights: the last one holds.
            with suppress(OSError):
                self._last_token = self._token_file.read_text(encoding="utf-8").strip()
        return self._last_token

    async def serve(self, stream: Stream) -> None:
        """Serve one client."""
        client = _Client(trusted=not self._token())
        await _send(stream, *([HINT] if client.trusted else self._banner()), "OK")
        while True:
            line = await self._line(stream)
            if line is None:
                return
            if line.startswith(_HTTP):
                await _send(stream, "KO: Forbidden HTTP request. Aborting")
                return
            if not line.isprintable():
                await _send(stream, "KO: Forbidden binary request. Aborting")
                return
            try:
                await self._answer(stream, line.strip(), client)
            except Leave as leave:
                await _send(stream, *leave.lines)
                return

    def _banner(self) -> list[str]:
        return [
            "Android Console: Authentication required",
            "Android Console: type 'auth <auth_token>' to authenticate",
            "Android Console: you can find your <auth_token> in ",
            f"'{self._token_file}'",
        ]

    @staticmethod
    async def _line(stream: Stream) -> str | None:
        try:
            line = await stream.read_until(b"\n", MAX_LINE)
        except (StreamClosed, ProtocolError):
            return None
        return line.decode("utf-8", "surrogateescape").rstrip("\r\n").replace("\t", " ")

    async def _answer(self, stream: Stream, line: str, client: _Client) -> None:
        word, _, rest = line.partition(" ")
        word = ALIASES.get(word, word)
        if not word:
            return
        self._note.tell("console", word)
        try:
            if word == "auth":
                lines = self._authenticate(rest.strip(), client)
            elif not client.trusted and word not in BEFORE_AUTH and line != "avd name":
                raise CommandRefused("unknown command, try 'help'")
            else:
                lines = self._run(word, rest.strip())
        except CommandRefused as refusal:
            await _send(stream, *refusal.lines, f"KO: {refusal.reason}")
            if client.wrong_tokens >= WRONG_TOKENS:
                raise Leave from None
        else:
            await _send(stream, *lines, "OK")

    def _authenticate(self, given: str, client: _Client) -> list[str]:
        if not given:
            raise CommandRefused("missing authentication token")
        token = self._token()
        if token and not hmac.compare_digest(token.encode(), given.encode("utf-8", "replace")):
            client.wrong_tokens += 1
            self._wrong_tokens += 1
            self._tell(f"the console was given a wrong token, {self._wrong_tokens} so far")
            raise CommandRefused(f"authentication token does not match {self._token_file}")
        client.trusted = True
        return [HINT]

    def _run(self, word: str, rest: str) -> list[str]:
        if word in {"help", "help-verbose"}:
            return self._help(rest)
        if word == "quit":
            raise Leave
        command = self._commands.get(word)
        if command is None:
            raise CommandRefused("unknown command, try 'help'")
        return command(rest)

    def _help(self, name: str) -> list[str]:
        if not name:
            names = ["help|h|?", "help-verbose", *self._commands, "quit|exit", "auth"]
            return [
                "Android console commands:",
                *(f"    {word}" for word in names),
                "Try 'help-verbose' for more description",
                "Try 'help <command>' for command-specific help",
            ]
        command = self._commands.get(name.split(maxsplit=1)[0])
        if command is None:
            raise CommandRefused("unknown command")
        return (
            command.help_lines()
            if isinstance(command, Subcommands)
            else [f"{name}: no more to tell"]
        )


async def _send(stream: Stream, *lines: str) -> None:
    if lines:
        text = "".join(f"{line}\r\n" for line in lines)
        await stream.write(text.encode("utf-8", "surrogateescape"))


def make_token(path: Path, new_token: Callable[[], str]) -> None:
    """Write a token file for its owner's eyes, unless there is one."""
    if path.exists():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    # Moved into place when it is complete: an empty file, even for a moment, would let in anybody.
    descriptor, written = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(new_token())
        Path(written).replace(path)
    except OSError:
        Path(written).unlink()
        raise


def open_to_others(path: Path) -> bool:
    """Whether others than its owner may read a token file, or put another token there."""
    return bool(path.stat().st_mode & 0o066)
