"""`python -m benchmarks.pairs OTHER`: this tree against another one, in pairs.

OTHER is a checkout of another commit (`git worktree add OTHER COMMIT`); both run with the packages
of this environment. Processor time and memory are compared, which depend least on what else the
machine does: the two take turns, and of the ratio of each pair the mean and its 95 % interval are
told. Not slower means: the interval is not wholly above 1.
"""

from __future__ import annotations

import math
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uiautomator2

from benchmarks.phones import client, running_phone, shared_mb
from pytest_androidbench.devices.console import Console

HERE: Final = Path(__file__).parents[1]
PAIRS: Final = 20
T_QUANTILE: Final = 2.093
"""Student's t at 0.975 with 19 degrees of freedom."""
FEW_TASKS: Final = (
    "ContactsAddContact,ExpenseDeleteSingle,FilesDeleteFile,MarkorCreateFolder,NotesIsTodo,"
    "RecipeDeleteSingleRecipe,SimpleSmsSend,SystemWifiTurnOff"
)


@dataclass(frozen=True, slots=True)
class Phone:
    """A running phone of one of the trees."""

    pid: int
    device: uiautomator2.Device
    console: Console

    def seconds(self) -> float:
        """Processor time of all its threads so far."""
        tasks = Path(f"/proc/{self.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9

    def megabytes(self) -> float:
        """Memory that is its own, and its share of what it has in common with others."""
        return shared_mb(self.pid)


@contextmanager
def phone_of(tree: Path) -> Iterator[Phone]:
    """A phone that runs a tree's code, once it has shown its first screen."""
    with running_phone(tree) as (ready, child):
        device = uiautomator2.connect(client(ready["host_port"]))
        device.dump_hierarchy()
        console = Console(ready["console_port"], token_file=ready["token_file"])
        yield Phone(child.pid, device, console)


def compare(name: str, unit: str, ours: Sequence[float], theirs: Sequence[float]) -> str:
    """A line of the table."""
    logs = [math.log(our / their) for our, their in zip(ours, theirs, strict=True)]
    mean = statistics.fmean(logs)
    half = T_QUANTILE * statistics.stdev(logs) / math.sqrt(len(logs))
    low, high = math.exp(mean - half), math.exp(mean + half)
    return (
        f"{name:<38} {statistics.median(theirs):>9.3f} -> {statistics.median(ours):>9.3f} {unit:<3}"
        f" ratio {math.exp(mean):.3f} [{low:.3f}, {high:.3f}] n={len(logs)}"
    )


def start_lines(other: Path) -> Iterator[str]:
    """Starting, and what a phone at rest holds."""
    seconds: dict[Path, list[float]] = {HERE: [], other: []}
    megabytes: dict[Path, list[float]] = {HERE: [], other: []}
    for number in range(PAIRS):
        for tree in (HERE, other) if number % 2 else (other, HERE):
            with phone_of(tree) as phone:
                seconds[tree].append(phone.seconds())
                megabytes[tree].append(phone.megabytes())
    yield compare("start to first hierarchy, CPU", "s", seconds[HERE], seconds[other])
    yield compare("idle memory, PSS", "MB", megabytes[HERE], megabytes[other])


def _calls(phone: Phone) -> dict[str, Callable[[], object]]:
    device = phone.device
    return {
        "restore": lambda: phone.console.load_snapshot("bench"),
        "click": lambda: device.click(540, 150),
        "hierarchy": lambda: device.jsonrpc.dumpWindowHierarchy(False, 50),
        "scroll and picture": lambda: _scrolled(device),
        "shell echo": lambda: device.shell("echo 1"),
    }


def _scrolled(device: uiautomator2.Device) -> None:
    device.swipe(540, 1600, 540, 1500, steps=2)
    device.jsonrpc.takeScreenshot(1, 80)
    device.swipe(540, 1500, 540, 1600, steps=2)


def call_lines(other: Path) -> Iterator[str]:
    """Single calls, ten at a time."""
    with ExitStack() as stack:
        phones = {tree: stack.enter_context(phone_of(tree)) for tree in (HERE, other)}
        for phone in phones.values():
            phone.device.app_start("com.android.settings")
            phone.console.save_snapshot("bench")
        for name in _calls(phones[HERE]):
            took: dict[Path, list[float]] = {HERE: [], other: []}
            for number in range(PAIRS + 1):
                for tree in (HERE, other) if number % 2 else (other, HERE):
                    before = phones[tree].seconds()
                    for _ in range(10):
                        _calls(phones[tree])[name]()
                    if number:
                        took[tree].append((phones[tree].seconds() - before) * 100)
            yield compare(f"{name}, CPU", "ms", took[HERE], took[other])


def suite_lines(other: Path) -> Iterator[str]:
    """Some tasks with their reference solutions: processor time of worker and phone."""
    took: dict[Path, list[float]] = {HERE: [], other: []}
    for number in range(PAIRS):
        for tree in (HERE, other) if number % 2 else (other, HERE):
            took[tree].append(_suite_seconds(tree))
    yield compare("reference on eight tasks, CPU", "s", took[HERE], took[other])


def _suite_seconds(tree: Path) -> float:
    with tempfile.TemporaryDirectory() as folder:
        before = os.times()
        subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "--agent=reference", "-q"),
                *("--ab-suite=android_world", f"--ab-tasks={FEW_TASKS}", "--ab-run=run"),
            ],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(tree)},
            stdout=subprocess.DEVNULL,
            check=True,
        )
        after = os.times()
    user = after.children_user - before.children_user
    return user + after.children_system - before.children_system


def main(words: Sequence[str]) -> None:
    """Compare with the tree named, by the groups named behind it or all."""
    groups = {"start": start_lines, "calls": call_lines, "suite": suite_lines}
    if not words or not set(words[1:]) <= set(groups):
        raise SystemExit(f"usage: python -m benchmarks.pairs OTHER_TREE [{' '.join(groups)}]")
    for name in words[1:] or groups:
        for line in groups[name](Path(words[0]).resolve()):
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
