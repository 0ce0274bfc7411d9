"""What is said to an emulator's console for each wish, and what is made of its answers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fixtures.listening import Listening
from pytest_androidbench.devices.console import TOKEN_FILE, Console, ConsoleError, snapshot_names
from pytest_androidbench.devices.snapshots import ConsoleSnapshots
from pytest_androidbench.errors import DeviceGone, SnapshotError
from tests.devices.lineserver import serving
from tests.devices.test_console import TOKEN, Emulator, console, emulator

__all__ = ["console", "emulator"]


def test_each_wish_is_one_command(console: Console, emulator: Emulator) -> None:
    console.call("5551234")
    console.set_position(-9.5, 47)
    console.load_snapshot("clean")
    console.delete_snapshot("old")
    console.kill()
    assert emulator.told == [
        "gsm call 5551234",
        "geo fix -9.5 47",
        "avd snapshot load clean",
        "avd snapshot delete old",
        "kill",
    ]


def test_states_of_the_whole_device_are_the_consoles(console: Console, emulator: Emulator) -> None:
    kept = ConsoleSnapshots(console)
    kept.include(["org.ex"])
    kept.save("a")
    kept.load("a")
    kept.delete("a")
    assert kept.names() == []
    assert kept.whole
    assert emulator.told == [
        *(f"avd snapshot {what} a" for what in ("save", "load", "delete")),
        "avd snapshot list",
    ]


class Refusing(Emulator):
    """An emulator that carries out nothing."""

    def answer(self, line: str) -> str:
        return f"first\r\nKO: no {line}\r\n"


class HangingUp(Emulator):
    """An emulator that answers nothing and is gone."""

    def answer(self, line: str) -> str:
        raise ConnectionResetError


@pytest.fixture
def token_file(tmp_path: Path) -> Path:
    path = tmp_path / "token"
    path.write_text(TOKEN)
    return path


def test_what_is_refused_is_told_with_all_that_was_said(token_file: Path) -> None:
    with serving(Refusing().serve) as port:
        refusing = Console(port, token_file=token_file)
        with pytest.raises(ConsoleError, match=r"^first; no ping$"):
            refusing.command("ping")
        with pytest.raises(
            SnapshotError, match=r"^could not save snapshot 'a': first; no avd snap"
        ):
            refusing.save_snapshot("a")
        with pytest.raises(SnapshotError, match=r"^could not delete snapshot 'a': first; no avd "):
            refusing.delete_snapshot("a")
        with pytest.raises(SnapshotError, match=r"^first; no avd snapshot list$"):
            refusing.snapshots()
        with pytest.raises(ConsoleError):
            refusing.kill()


def test_a_console_that_hangs_up_is_gone_unless_it_was_to_end(token_file: Path) -> None:
    with serving(HangingUp().serve) as port:
        console = Console(port, token_file=token_file)
        console.kill()
        with pytest.raises(DeviceGone) as told:
            console.command("ping")
    assert str(told.value) == (
        f"the console at 127.0.0.1:{port} failed at 'ping': it closed the connection"
    )


@pytest.mark.parametrize("command", ["a\nb", "a\rb", "\n"])
def test_a_command_of_two_lines_is_none(console: Console, command: str) -> None:
    with pytest.raises(ConsoleError, match="a console command is one line, got "):
        console.command(command)


def test_a_token_that_nobody_has_is_not_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    with serving(Emulator().serve) as port:
        with pytest.raises(ConsoleError, match=r"^unknown command, try 'help'$"):
            Console(port).command("avd name")
        (tmp_path / TOKEN_FILE).write_text(f" {TOKEN}\n")
        assert Console(port).command("avd name") == "Pixel"
        with pytest.raises(ConsoleError, match="unknown command"):
            Console(port, token_file=tmp_path / "none").command("avd name")


class Latin(Emulator):
    """An emulator that prints bytes which are no UTF-8, and text that is."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"hello\r\nOK\r\n")
        self.told.append((await reader.readline()).decode())
        writer.write("ä ".encode() + b"\xff\nOKAY\r\n KO\r\nOK\r\n")


def test_what_is_printed_may_be_anything_and_lines_end_as_they_end(tmp_path: Path) -> None:
    latin = Latin()
    with serving(latin.serve) as port:
        printed = Console(port, token_file=tmp_path / "none").command("sms send 1 grüß dich")
    assert printed == "ä \ufffd\nOKAY\n KO"
    assert latin.told == ["sms send 1 grüß dich\r\n"]


def test_who_is_between_is_asked_for_every_command(console: Console) -> None:
    console.between = listening = Listening()
    console.snapshots()
    console.save_snapshot("x")
    assert [what for what, _ in listening.changes] == [
        "console avd snapshot list",
        "console avd snapshot save x",
    ]


@pytest.mark.parametrize(
    ("printed", "names"),
    [
        ("", []),
        ("\n  \n", []),
        ("There is no snapshot available.", []),
        ("None", []),
        ("List of snapshots present on all disks:\nNone", []),
        ("one\ntwo", ["one", "two"]),
        ("ID        TAG   VM SIZE\n--        first   75M x\n7  second  1M", ["first", "second"]),
        ("1 named", ["named"]),
        ("a\nList of partial (non-loadable) snapshots:\nb\n", ["a"]),
    ],
)
def test_names_of_snapshots_are_read(printed: str, names: list[str]) -> None:
    assert snapshot_names(printed) == names
