"""A simulated phone for a person: a child process, and how to reach it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import click

from pytest_androidbench.errors import DeviceUnavailable
from pytest_androidbench.texts import clean

PROGRAM: Final = (sys.executable, "-m", "pytest_androidbench.phone")
TOKEN_FLAG: Final = "--console-token-file"  # noqa: S105
TOKEN_FILE: Final = ".emulator_console_auth_token"  # noqa: S105
"""In the home folder: the emulator's own, where `adb emu` looks for the console's token."""
LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - what a phone was told, not what we tell it
GRACE: Final = 5.0
"""Seconds a phone gets to end by itself."""


def run_phone(view: int | None, options: Sequence[str]) -> int:
    """Start a phone, say how to connect, and wait for its end or for Ctrl-C."""
    shown = [] if view is None else ["--view", str(view)]
    token_file = _token_file(options)
    # Ours first: of a flag given twice, the phone heeds the last.
    flags = [TOKEN_FLAG, str(token_file), *shown, *options]
    with started(flags) as (child, ready):
        try:
            for line in directions(ready, token_file):
                click.echo(clean(line))
            return child.wait()
        except KeyboardInterrupt:
            click.echo("\nthe phone is switched off")
            return 0


def write_stub_apks(folder: Path) -> int:
    """Have the phone's program write APKs of its apps; gives its exit status."""
    return subprocess.run([*PROGRAM, "--stub-apks", str(folder)], check=False).returncode


def _token_file(options: Sequence[str]) -> Path:
    """The console's token: where the options say, or else in the home folder."""
    given = [value for flag, value in pairwise(options) if flag.lstrip("-") == TOKEN_FLAG[2:]]
    return Path(given[-1]) if given else Path.home() / TOKEN_FILE


@contextmanager
def started(options: Sequence[str]) -> Iterator[tuple[subprocess.Popen[bytes], dict[str, Any]]]:
    """A phone that is ready, with where it listens; it ends with the block or with us.

    Raises:
        DeviceUnavailable: it ended before it was ready.
    """
    # A session of its own: Ctrl-C is for us, and the closed pipe ends the phone.
    child = subprocess.Popen(
        [
            *PROGRAM,
            "-ports",
            "0,0",
            "--host-port",
            "0",
            "--ready-json",
            "--die-with-stdin",
            *options,
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield child, _ready(child)
    finally:
        _end(child)


def _ready(child: subprocess.Popen[bytes]) -> dict[str, Any]:
    assert child.stdout is not None
    line = child.stdout.readline()
    try:
        ready: dict[str, Any] = json.loads(line)
    except ValueError as error:
        told = line.decode(errors="replace").strip() or f"exit status {child.wait(GRACE)}"
        raise DeviceUnavailable(f"the phone did not start: {told}; see above") from error
    return ready


def _end(child: subprocess.Popen[bytes]) -> None:
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.close()
    try:
        child.wait(GRACE)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()
    child.stdout.close()


def directions(ready: Mapping[str, Any], token_file: Path) -> Iterator[str]:
    """How to see and reach a phone."""
    host, adbd, listen = ready["host_port"], ready["adbd_port"], ready["listen"]
    at = LOOPBACK if listen == EVERYWHERE else listen
    server = f"-P {host}" if at == LOOPBACK else f"-H {at} -P {host}"
    yield f"{ready['serial']} is running (Ctrl-C ends it)"
    if ready.get("view_url"):
        yield f"  see it    {ready['view_url']}"
    yield f"  adb       adb {server} shell            (speaks for an adb server of its own)"
    yield f"  or        adb connect {at}:{adbd}   (from the adb server you have)"
    yield f"  Python    adbutils.AdbClient({at!r}, {host}).device()"
    yield f"  console   nc 127.0.0.1 {ready['console_port']}, then: auth TOKEN, from {token_file}"
    yield f"  or        adb {server} emu avd name"
    if not ready.get("users_known_by"):
        yield (
            "  beware    this system does not tell whose a connection is: every user of this "
            "machine can use the adb ports"
        )
