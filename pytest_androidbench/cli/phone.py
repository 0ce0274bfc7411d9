"""A simulated phone for a person: a child process, and how to reach it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

import click

from pytest_androidbench.errors import DeviceUnavailable

PROGRAM: Final = (sys.executable, "-m", "pytest_androidbench.phone")
GRACE: Final = 5.0
"""Seconds a phone gets to end by itself."""


def run_phone(view: int | None, options: Sequence[str]) -> int:
    """Start a phone, say how to connect, and wait for its end or for Ctrl-C."""
    shown = [] if view is None else ["--view", str(view)]
    with started([*shown, *options]) as (child, ready):
        try:
            for line in directions(ready):
                click.echo(line)
            return child.wait()
        except KeyboardInterrupt:
            click.echo("\nthe phone is switched off")
            return 0


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


def directions(ready: Mapping[str, Any]) -> Iterator[str]:
    """How to see and reach a phone."""
    host, adbd = ready["host_port"], ready["adbd_port"]
    yield f"{ready['serial']} is running (Ctrl-C ends it)"
    if ready.get("view_port"):
        yield f"  see it    http://127.0.0.1:{ready['view_port']}/"
    yield f"  adb       adb -P {host} shell            (speaks for an adb server of its own)"
    yield f"  or        adb connect 127.0.0.1:{adbd}   (from the adb server you have)"
    yield f"  Python    adbutils.AdbClient(port={host}).device()"
    yield f"  console   nc 127.0.0.1 {ready['console_port']}"
