"""A phone in a process of its own, for tests that speak to it as clients do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final, cast

import adbutils

READY: Final = ("--ready-json", "--die-with-stdin", "-ports", "0,0", "--host-port", "0")


class RunningPhone:
    """The process and what its ready line says."""

    def __init__(
        self,
        home: Path,
        *flags: str,
        program: str = "pytest_androidbench.phone",
        before: Sequence[str] = (),
    ) -> None:
        """Start it in a home of its own; `before` is a program that starts what follows it."""
        self.home = home
        self.process = subprocess.Popen(
            [*before, sys.executable, "-m", program, *READY, *flags],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "HOME": str(home)},
            text=True,
        )
        line = cast(IO[str], self.process.stdout).readline()
        if not line:
            raise RuntimeError(f"the phone did not start: {self.process.communicate()[1]}")
        facts = json.loads(line)
        self.serial: str = facts["serial"]
        self.host_port: int = facts["host_port"]
        self.console_port: int = facts["console_port"]
        self.adbd_port: int = facts["adbd_port"]
        self.view_port: int | None = facts["view_port"]
        self.view_url: str | None = facts["view_url"]
        self.users_known_by: str = facts["users_known_by"]
        self.pid: int = facts["pid"]

    @property
    def client(self) -> adbutils.AdbClient:
        return adbutils.AdbClient("127.0.0.1", self.host_port)

    @property
    def device(self) -> adbutils.AdbDevice:
        return self.client.device(self.serial)

    def environment(self, server_port: int) -> dict[str, str]:
        """Variables for the adb program: no server, no keys and no logs of anybody else."""
        kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
        port = str(server_port)
        home = str(self.home)
        return {**kept, "HOME": home, "TMPDIR": home, "ANDROID_ADB_SERVER_PORT": port}

    def adb(
        self, *arguments: str, sent: bytes | None = None, server_port: int = 0, timeout: float = 30
    ) -> subprocess.CompletedProcess[bytes]:
        """Run the adb program that adbutils brings along."""
        return subprocess.run(
            [adbutils.adb_path(), *arguments],
            input=sent,
            stdin=subprocess.DEVNULL if sent is None else None,
            capture_output=True,
            env=self.environment(server_port or self.host_port),
            timeout=timeout,
            check=False,
        )

    def end(self) -> tuple[int, str]:
        """Let it die with its input; returns its exit status and what it complained about."""
        _, errors = self.process.communicate(timeout=10)
        return self.process.returncode, errors
