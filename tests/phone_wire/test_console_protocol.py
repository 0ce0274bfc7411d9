from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.wire.console.errors import CommandRefused, Leave
from pytest_androidbench.phone.wire.console.server import (
    HINT,
    WRONG_TOKENS,
    Console,
    make_token,
    open_to_others,
)
from pytest_androidbench.phone.wire.console.subcommands import Command, Subcommands
from pytest_androidbench.phone.wire.stream import PipeStream


def refuse(rest: str) -> list[str]:
    raise CommandRefused(f"no {rest}", "a line before")


def leave(_rest: str) -> list[str]:
    raise Leave("OK: bye")


COMMANDS: dict[str, Command] = {
    "ping": lambda _rest: ["I am alive!"],
    "echo": lambda rest: [rest],
    "refuse": refuse,
    "kill": leave,
    "avd": Subcommands("avd", "about", {"name": ("its name", lambda _rest: ["N"])}),
}


def talk(sent: bytes, token_file: Path | None = None) -> list[str]:
    """Send bytes to a new console and return the lines that come."""
    return exchange(Console(COMMANDS, token_file), sent)


def exchange(console: Console, sent: bytes) -> list[str]:
    """Send bytes and return the lines that come until the connection ends."""

    async def run() -> bytes:
        client, served = PipeStream.pair()
        await client.write(sent)
        served.feed_end()
        await console.serve(served)
        served.close()
        answer = b""
        while data := await client.read():
            answer += data
        return answer

    return asyncio.run(run()).decode().split("\r\n")[:-1]


def test_without_a_token_everything_is_open() -> None:
    assert talk(b"ping\r\necho a  b\nauth whatever\nquit\n") == [
        HINT, "OK", "I am alive!", "OK", "a  b", "OK", HINT, "OK"
    ]  # fmt: skip


def test_with_a_token_only_little_is_open_before(tmp_path: Path) -> None:
    token = tmp_path / "token"
    token.write_text("secret\n")
    lines = talk(b"echo x\nping\navd name\nauth\nauth wrong\nauth secret\necho x\nquit\n", token)
    assert lines[0] == "Android Console: Authentication required"
    assert lines[3:] == [
        f"'{token}'",
        "OK",
        "KO: unknown command, try 'help'",
        "I am alive!",
        "OK",
        "N",
        "OK",
        "KO: missing authentication token",
        f"KO: authentication token does not match {token}",
        HINT,
        "OK",
        "x",
        "OK",
    ]


def test_wrong_tokens_are_counted_and_soon_enough(tmp_path: Path) -> None:
    token, told = tmp_path / "token", list[str]()
    token.write_text("secret")
    console = Console(COMMANDS, token, told.append)
    guessing = b"auth wrong\n" * (WRONG_TOKENS + 5)
    refusals = [f"KO: authentication token does not match {token}"] * WRONG_TOKENS
    assert exchange(console, guessing)[5:] == refusals
    assert exchange(console, b"auth secrets\nauth secret\nping\n")[-2:] == ["I am alive!", "OK"]
    assert told[-1] == f"the console was given a wrong token, {WRONG_TOKENS + 1} so far"


def test_a_token_is_read_anew_and_holds_when_its_file_is_gone(tmp_path: Path) -> None:
    token = tmp_path / "token"
    token.write_text("first")
    console = Console(COMMANDS, token)
    token.write_text("second")
    assert exchange(console, b"auth first\nauth second\n")[-2:] == [HINT, "OK"]
    token.unlink()
    assert exchange(console, b"ping\nauth x\n")[-1].startswith("KO: authentication token")
    assert exchange(console, b"auth second\n")[-2:] == [HINT, "OK"]


def test_an_empty_token_file_opens_everything(tmp_path: Path) -> None:
    token = tmp_path / "token"
    token.touch()
    assert talk(b"echo x\n", token)[2:] == ["x", "OK"]


@pytest.mark.parametrize(
    ("sent", "last"),
    [
        (b"nonsense\n", ["KO: unknown command, try 'help'"]),
        (b"refuse it\n", ["a line before", "KO: no it"]),
        (b"kill\nping\n", ["OK: bye"]),
        (b"GET / HTTP/1.1\r\nHost: x\r\n\r\nping\n", ["KO: Forbidden HTTP request. Aborting"]),
        (b"\x00\x01\nping\n", ["KO: Forbidden binary request. Aborting"]),
        (b"\n  \nping\n", ["I am alive!", "OK"]),
    ],
)
def test_lines_end_as_the_emulator_ends_them(sent: bytes, last: list[str]) -> None:
    assert talk(sent)[2:] == last


def test_groups_tell_what_is_missing_and_what_is_wrong() -> None:
    assert talk(b"avd\n")[-1] == "KO: missing sub-command"
    assert talk(b"avd nonsense\n")[-1] == "KO:  bad sub-command"


def test_help_lists_the_commands() -> None:
    lines = talk(b"help\n")
    assert lines[2] == "Android console commands:"
    assert "    ping" in lines
    assert talk(b"help avd\n")[2] == "about"


@given(st.binary(max_size=200))
def test_garbage_is_answered_or_ends_the_connection(sent: bytes) -> None:
    talk(sent + b"\n")


def test_endless_lines_end_the_connection() -> None:
    assert talk(b"x" * 100_000 + b"\nping\n") == [HINT, "OK"]


def test_a_token_is_made_once_for_its_owner_only(tmp_path: Path) -> None:
    token = tmp_path / "new" / "token"
    make_token(token, lambda: "first")
    make_token(token, lambda: "second")
    assert token.read_text() == "first"
    assert token.stat().st_mode & 0o077 == 0
    assert list(token.parent.iterdir()) == [token]
    assert not open_to_others(token)
    token.chmod(0o640)
    assert open_to_others(token)
