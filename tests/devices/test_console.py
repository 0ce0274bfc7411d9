from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from fixtures.listening import Listening
from pytest_androidbench.devices.console import Console, ConsoleError
from pytest_androidbench.errors import DeviceGone, SnapshotError
from tests.devices.lineserver import serving

TOKEN = "s3cret"
MISSING = (
    "KO: Device 'cache' does not have the requested snapshot 'x'\r\n"
    "KO: Snapshot load failure: snapshot doesn't exist\r\n"
)


@dataclass
class Emulator:
    """Speaks the console's protocol as an emulator does, and notes what it was told."""

    asks_token: bool = True
    told: list[str] = field(default_factory=list)
    token_file: str = ""
    """Named in the greeting, as emulators do."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        trusted = not self.asks_token
        banner = "type 'help'" if trusted else "Authentication required"
        where = f"'{self.token_file}'\r\n" if self.token_file else ""
        writer.write(f"Android Console: {banner}\r\n{where}OK\r\n".encode())
        while line := (await reader.readline()).decode().strip():
            if line.startswith("auth "):
                trusted = line == f"auth {TOKEN}"
                answer = "OK\r\n" if trusted else "KO: authentication token does not match\r\n"
            elif not trusted:
                answer = "KO: unknown command, try 'help'\r\n"
            else:
                self.told.append(line)
                answer = self.answer(line)
            writer.write(answer.encode())
            await writer.drain()

    def answer(self, line: str) -> str:
        answers = {
            "avd name": "Pixel\r\nOK\r\n",
            "help": "Android console commands:\r\n    help\r\n    ping\r\nOK\r\n",
            "avd snapshot load x": MISSING,
            "avd snapshot list": "There is no snapshot available.\r\nOK\r\n",
            "hang": "",
        }
        return answers.get(line, "OK\r\n")


@pytest.fixture
def emulator() -> Emulator:
    return Emulator()


@pytest.fixture
def console(emulator: Emulator, tmp_path: Path) -> Iterator[Console]:
    token_file = tmp_path / "token"
    token_file.write_text(f"{TOKEN}\n")
    with serving(emulator.serve) as port:
        yield Console(port, token_file=token_file)


def test_a_command_gives_what_is_printed_before_ok(console: Console) -> None:
    assert console.command("avd name") == "Pixel"


def test_lines_that_are_printed_are_lines(console: Console) -> None:
    assert console.command("help") == "Android console commands:\n    help\n    ping"


def test_who_listens_is_told_of_commands(console: Console) -> None:
    console.between = listening = Listening()
    console.command("ping")
    assert listening.changes == [("console ping", b"")]


def test_commands_arrive_as_they_are(console: Console, emulator: Emulator) -> None:
    console.send_sms("5551234", "see you at 8, ok?")
    console.set_position(9.52, 47.14)
    console.save_snapshot("clean")
    assert emulator.told == [
        "sms send 5551234 see you at 8, ok?",
        "geo fix 9.52 47.14",
        "avd snapshot save clean",
    ]


def test_a_snapshot_that_cannot_be_loaded_says_why(console: Console) -> None:
    with pytest.raises(SnapshotError, match="does not have the requested snapshot"):
        console.load_snapshot("x")


def test_no_snapshots_are_an_empty_list(console: Console) -> None:
    assert console.snapshots() == []


def test_a_wrong_token_is_refused(emulator: Emulator, tmp_path: Path) -> None:
    token_file = tmp_path / "token"
    token_file.write_text("guess")
    with serving(emulator.serve) as port, pytest.raises(ConsoleError, match="does not match"):
        Console(port, token_file=token_file).command("avd name")


def test_the_token_is_read_from_where_the_console_says_it_is(tmp_path: Path) -> None:
    token_file = tmp_path / "token"
    token_file.write_text(TOKEN)
    with serving(Emulator(token_file=str(token_file)).serve) as port:
        assert Console(port).command("avd name") == "Pixel"


def test_a_console_without_a_token_needs_none(tmp_path: Path) -> None:
    with serving(Emulator(asks_token=False).serve) as port:
        assert Console(port, token_file=tmp_path / "none").command("avd name") == "Pixel"


def test_a_console_that_does_not_answer_is_gone(console: Console) -> None:
    with pytest.raises(DeviceGone, match="timed out"):
        console.command("hang", seconds=0.2)


def test_a_console_that_is_not_there_is_gone(tmp_path: Path) -> None:
    with serving(Emulator().serve) as port:
        pass
    with pytest.raises(DeviceGone, match="refused"):
        Console(port, token_file=tmp_path / "none").command("ping")


def test_a_command_cannot_smuggle_in_another(console: Console, emulator: Emulator) -> None:
    with pytest.raises(ConsoleError, match="one line"):
        console.send_sms("5551234", "hi\r\nkill")
    assert emulator.told == []
