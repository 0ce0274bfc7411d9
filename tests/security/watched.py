"""A phone in a process of its own among canaries, watched from outside."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tests.phone_wire.running import READY
from tests.security import wire
from tests.security.canaries import Canaries

MEGABYTE: Final = 1024 * 1024
KILL_AT: Final = 1024 * MEGABYTE
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
_PACKAGE_FOLDER: Final = Path(__file__).parents[2]
_LAUNCH: Final = "CLASSPATH=/data/local/tmp/u2.jar app_process / com.wetest.uia2.Main"


class WatchedPhone:
    """The process; it is killed when it holds more than `kill_at` bytes."""

    def __init__(
        self, canaries: Canaries, code: Path | None = None, kill_at: int = KILL_AT
    ) -> None:
        self.canaries = canaries
        self._errors = canaries.folder.parent / f"{canaries.folder.name}.errors"
        kept = {key: os.environ[key] for key in ("PATH", "LANG", "LC_ALL") if key in os.environ}
        environment = {**kept, **canaries.environment(), "PYTHONPATH": str(code or _PACKAGE_FOLDER)}
        token = canaries.folder / "home" / "console-token"
        with self._errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "pytest_androidbench.phone", *READY,
                 "--console-token-file", str(token)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=canaries.folder / "work",
                env=environment,
            )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.process.communicate()
            raise RuntimeError(f"the phone did not start: {self.errors()}")
        facts = json.loads(line)
        self.host_port: int = facts["host_port"]
        self.console_port: int = facts["console_port"]
        self.adbd_port: int = facts["adbd_port"]
        self.pid: int = facts["pid"]
        self.grew_too_large = False
        self._largest = 0
        self._ended = threading.Event()
        threading.Thread(target=self._watch, args=(kill_at,), daemon=True).start()
        self._launcher = threading.Thread(target=self._launch, daemon=True)
        self._launcher.start()
        self._wait_for_automation()

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    @property
    def resident(self) -> int:
        """Bytes of memory it holds now; 0 when it is gone."""
        try:
            return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * _PAGE
        except (OSError, IndexError):
            return 0

    def forget_peak(self) -> None:
        """Let `peak` begin anew."""
        self._largest = 0
        Path(f"/proc/{self.pid}/clear_refs").write_text("5")

    @property
    def peak(self) -> int:
        """The most bytes it held since the last `forget_peak`."""
        try:
            status = Path(f"/proc/{self.pid}/status").read_text()
        except OSError:
            return self._largest
        found = re.search(r"VmHWM:\s+(\d+)", status)
        return max(self._largest, int(found[1]) * 1024 if found else 0)

    @property
    def cpu_seconds(self) -> float:
        """Time of the processor that all its threads used so far."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def settles_within(self, seconds: float) -> float | None:
        """Seconds until it rests, with nobody asking for anything; None when it does not."""
        start = time.monotonic()
        before = self.cpu_seconds
        while time.monotonic() - start < seconds:
            self._ended.wait(0.1)
            now = self.cpu_seconds
            if now - before <= 0.02:
                return time.monotonic() - start
            before = now
        return None

    def open_files(self) -> list[str]:
        """Files of the host that it holds open, but the null device, sockets and pipes."""
        found = []
        for link in Path(f"/proc/{self.pid}/fd").glob("*"):
            try:
                target = str(link.readlink())
            except OSError:
                continue
            if target.startswith("/") and not target.startswith("/dev/"):
                found.append(target)
        return [name for name in found if not name.startswith(str(self._errors))]

    def mappings(self) -> list[tuple[int, int]]:
        """Where in its address space something is."""
        try:
            lines = Path(f"/proc/{self.pid}/maps").read_text().splitlines()
        except OSError:
            return []
        pairs = (line.split(" ", 1)[0].split("-") for line in lines)
        return [(int(low, 16), int(high, 16)) for low, high in pairs]

    def errors(self) -> str:
        """What it complained about."""
        return self._errors.read_text(encoding="utf-8", errors="replace")

    def save(self, name: str) -> None:
        """Keep its state under a name."""
        self._snapshot("save", name)

    def load(self, name: str) -> None:
        """Put it back into a state."""
        self._snapshot("load", name)

    def _snapshot(self, what: str, name: str) -> None:
        line = f"avd snapshot {what} {name}"
        reply = wire.console(self.console_port, self.canaries.token, [line], 20)
        if reply.ended != "done" or b"KO" in reply.data:
            raise LookupError(f"{line}: {reply}")

    def end(self) -> None:
        """Let it die with its input, and kill it when it does not."""
        self._ended.set()
        try:
            self.process.communicate(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
        self._launcher.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.end()

    def _watch(self, kill_at: int) -> None:
        while not self._ended.wait(0.03) and self.alive:
            resident = self.resident
            self._largest = max(self._largest, resident)
            if resident > kill_at:
                self.grew_too_large = True
                self.process.kill()

    def _launch(self) -> None:
        """Keep the automation server running as uiautomator2 does: by a shell that stays."""
        wire.service(self.host_port, f"shell:{_LAUNCH}", b"", 1e6)

    def _wait_for_automation(self) -> None:
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            if (
                wire.http(
                    self.host_port, b"GET /ping HTTP/1.1\r\nConnection: close\r\n\r\n", 5
                ).ended
                == "done"
            ):
                return
            self._ended.wait(0.02)
        raise RuntimeError("the automation server did not start")
