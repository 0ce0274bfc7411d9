from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, cast

import adbutils
import pytest

PROGRAM = "from pytest_androidbench.cli import main; main()"


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What `androidbench phone` printed, and the home it runs in."""

    text: str
    home: Path

    def found(self, pattern: str) -> str:
        match = re.search(pattern, self.text)
        assert match is not None, self.text
        return match[1]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Told]:
    home = tmp_path_factory.mktemp("home")
    command = [sys.executable, "-c", PROGRAM, "phone"]
    environment = {**os.environ, "HOME": str(home)}
    program = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)
    with program:
        output = cast(IO[str], program.stdout)
        lines = []
        while "adb -P" not in (line := output.readline()) or "emu" not in line:
            assert line, "it ended"
            lines.append(line)
        yield Told(text="".join([*lines, line]), home=home)
        program.send_signal(signal.SIGINT)
        output.read()


def test_the_console_wants_the_token_it_names(told: Told) -> None:
    token_file = Path(told.found(r"auth TOKEN, from (\S+)"))
    assert token_file == told.home / ".emulator_console_auth_token"
    assert token_file.stat().st_mode & 0o777 == 0o600
    port = int(told.found(r"nc 127.0.0.1 (\d+)"))
    with socket.create_connection(("127.0.0.1", port), timeout=10) as console:
        console.sendall(b"avd snapshot list\nauth x\nauth " + token_file.read_bytes() + b"\n")
        console.sendall(b"avd snapshot list\nquit\n")
        lines = console.makefile().read().splitlines()
    assert lines[0] == "Android Console: Authentication required"
    assert "KO: unknown command, try 'help'" in lines
    assert f"KO: authentication token does not match {token_file}" in lines
    assert lines[-2:] == ["There is no snapshot available.", "OK"]


def test_adb_finds_the_token_where_the_emulator_leaves_it(told: Told) -> None:
    server = told.found(r"adb -P (\d+) emu")
    environment = {"PATH": os.environ["PATH"], "HOME": str(told.home), "TMPDIR": str(told.home)}
    answer = subprocess.run(
        [adbutils.adb_path(), "-P", server, "emu", "avd", "snapshot", "list"],
        capture_output=True, env=environment, timeout=30, check=True,
    )  # fmt: skip
    assert answer.stdout.split(b"\r\n")[:2] == [b"There is no snapshot available.", b"OK"]


def test_the_live_view_is_for_who_has_the_printed_address(told: Told) -> None:
    address = told.found(r"see it +(\S+)")
    with urllib.request.urlopen(address, timeout=10) as page:
        assert page.status == 200
    with pytest.raises(urllib.error.HTTPError, match="403") as refused:
        urllib.request.urlopen(address.partition("?")[0], timeout=10)
    refused.value.close()
