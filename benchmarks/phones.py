"""Figures of the simulated phone, through the real clients."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import adbutils
import uiautomator2

from benchmarks.figures import Figure, median, timed
from pytest_androidbench.devices.console import Console

PHONE = [
    sys.executable, "-m", "pytest_androidbench.phone", "-ports", "0,0", "--host-port", "0",
    "--ready-json", "--die-with-stdin",
]  # fmt: skip


@contextmanager
def running_phone(
    tree: Path | None = None,
) -> Iterator[tuple[dict[str, Any], subprocess.Popen[bytes]]]:
    """A phone's process, of this or another tree, with what it said when it was ready."""
    with tempfile.TemporaryDirectory() as folder:
        token = Path(folder) / "token"
        token.write_text("bench")
        token.chmod(0o600)
        child = subprocess.Popen(
            [*PHONE, "--console-token-file", str(token)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=None if tree is None else folder,
            env=None if tree is None else {**os.environ, "PYTHONPATH": str(tree)},
        )
        assert child.stdout is not None
        try:
            yield {**json.loads(child.stdout.readline()), "token_file": token}, child
        finally:
            child.communicate()


def client(port: int) -> adbutils.AdbDevice:
    """A device by its transport id, which spares the client a probe for each call."""
    return adbutils.AdbClient("127.0.0.1", port).device(transport_id=1)


def memory_mb(pid: int, what: str) -> float:
    """A kind of memory of a process, as `VmRSS`; 0 once it is gone."""
    return _megabytes(proc_text(pid, "status"), what)


def shared_mb(pid: int) -> float:
    """Memory that is a process's own, and its share of what it has in common; 0 once it is gone."""
    return _megabytes(proc_text(pid, "smaps_rollup"), "Pss")


def proc_text(pid: int, name: str) -> str:
    """What `/proc` says of a process; nothing once it is gone."""
    try:
        return Path(f"/proc/{pid}/{name}").read_text()
    except OSError:
        return ""


def _megabytes(told: str, what: str) -> float:
    found = re.search(rf"^{what}:\s+(\d+)", told, re.MULTILINE)
    return int(found[1]) / 1024 if found else 0.0


def start_figures() -> list[Figure]:
    """From nothing to the first hierarchy, and what a phone at rest holds."""
    took, memory = [], []
    for _ in range(5):
        start = time.perf_counter()
        with running_phone() as (ready, child):
            device = uiautomator2.connect(client(ready["host_port"]))
            device.dump_hierarchy()
            took.append(time.perf_counter() - start)
            memory.append(memory_mb(child.pid, "VmRSS"))
    return [
        Figure(name="phone: start to first hierarchy", value=median(took), unit="s", target=1),
        Figure(name="phone: idle memory", value=median(memory), unit="MB", target=70),
    ]


def call_figures() -> list[Figure]:
    """Single calls on a running phone."""
    with running_phone() as (ready, _):
        device = uiautomator2.connect(client(ready["host_port"]))
        device.app_start("com.android.settings")
        figures = [_restore(ready), _hierarchy(device), _picture(device)]
        click = median(timed(lambda: device.click(540, 150), 50))
        shell = median(timed(lambda: device.shell("echo 1"), 50))
    return [
        *figures,
        Figure(name="phone: uiautomator2 click", value=click, unit="ms"),
        Figure(name="phone: adb shell echo", value=shell, unit="ms"),
    ]


def _restore(ready: dict[str, Any]) -> Figure:
    console = Console(ready["console_port"], token_file=ready["token_file"])
    console.save_snapshot("bench")
    value = median(timed(lambda: console.load_snapshot("bench"), 30))
    return Figure(name="phone: restore over the console", value=value, unit="ms", target=10)


def _hierarchy(device: uiautomator2.Device) -> Figure:
    """A denser display shows more rows: about 120 nodes."""
    device.shell("wm density 200")
    xml = device.jsonrpc.dumpWindowHierarchy(False, 50)

    def dump(phone: uiautomator2.Device) -> list[float]:
        return timed(lambda: phone.jsonrpc.dumpWindowHierarchy(False, 50), 60)

    with tempfile.NamedTemporaryFile("w", suffix=".xml", encoding="utf-8") as file:
        file.write(xml)
        file.flush()
        server = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.constant_server", file.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert server.stdout is not None
        constant = uiautomator2.Device.__new__(uiautomator2.Device)
        constant.__dict__.update(device.__dict__)
        constant._dev = client(int(server.stdout.readline()))
        baseline, real = median(dump(constant)), median(dump(device))
        server.communicate()
    device.shell("wm density reset")
    note = f"{xml.count('<node')} nodes: {real:.2f} ms against {baseline:.2f} ms"
    return Figure(
        name="phone: hierarchy, over a server of constant bytes",
        value=real / baseline,
        unit="times",
        target=3,
        note=note,
    )


def _picture(device: uiautomator2.Device) -> Figure:
    taken = []
    for place in range(30):
        device.swipe(540, 1600, 540, 1500 if place % 2 else 1700, steps=2)
        start = time.perf_counter()
        device.jsonrpc.takeScreenshot(1, 80)
        taken.append((time.perf_counter() - start) * 1000)
    size = os.environ.get("BENCH_SIZE", "1080x2400")
    return Figure(
        name=f"phone: changed picture {size}, JPEG", value=median(taken), unit="ms", target=40
    )
