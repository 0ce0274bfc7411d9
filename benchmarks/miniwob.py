"""MobileMiniWoB++: the suite, one of its episodes, and phones that show a page each."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from benchmarks.figures import Figure, median
from benchmarks.phones import proc_text, shared_mb
from fixtures.processes import below
from pytest_androidbench.appdata.miniwob import MiniWob
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.report.loading import load

PAGES: Final = (
    "click-test", "email-inbox", "book-flight", "use-colorwheel", "choose-date", "social-media",
    "terminal", "text-editor",
)  # fmt: skip
"""What eight phones show: small pages, and the largest ones."""
SEED: Final = 1


def miniwob_figures() -> Iterator[Figure]:
    """All of them; there have to be a Chromium and the pages."""
    yield from _suite_figures()
    yield from _memory_figures()


def _suite_figures() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        run = Path(folder) / "run"
        options = (
            "--agent=reference",
            "--ab-suite=mobile_miniwob",
            "--ab-seeds=0",
            "-n",
            "2",
            "-q",
        )
        begin = time.perf_counter()
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *options, f"--ab-run={run}"],
            capture_output=True, text=True, check=False, cwd=folder,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )  # fmt: skip
        seconds = time.perf_counter() - begin
        taken = [record.timing.total for record in load(run).records]
    verdict = next((line for line in done.stdout.splitlines() if "outcomes:" in line), "no run")
    yield Figure(name="miniwob: reference, one seed, -n 2", value=seconds, unit="s", target=60,
                 note=verdict.strip())  # fmt: skip
    yield Figure(name="miniwob: an episode, median", value=median(taken), unit="s", target=1,
                 note=f"{len(taken)} episodes; at most {max(taken):.1f} s")  # fmt: skip


def _memory_figures() -> Iterator[Figure]:
    before = set(below(os.getpid()))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        for number, page in enumerate(PAGES):
            provider = PhoneProvider(slots=Slots(folder / str(number)), export=False)
            device = provider.acquire()
            stack.callback(provider.release, device)
            MiniWob(device).begin(page, SEED)
            device.picture_aside()
        pids = [pid for pid in below(os.getpid()) if pid not in before]
        chromium = [pid for pid in pids if "androidbench-pages-" in proc_text(pid, "cmdline")]
        of_pages = sum(map(shared_mb, chromium)) / len(PAGES)
        of_all = sum(map(shared_mb, pids)) / len(PAGES)
    shares = f"Chromium {of_pages:.0f} MB, the phone {of_all - of_pages:.0f} MB"
    note = f"{len(PAGES)} phones, PSS; {shares}"
    yield Figure(name="miniwob: memory of a phone with a page", value=of_all, unit="MB",
                 target=200, note=note)  # fmt: skip
