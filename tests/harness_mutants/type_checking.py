"""Changes that the type checker refuses: it is run with the tests, and notices as well as they.

As mutmut's `type_check_command` does: None instead of False is no change that need be tested where
nobody could make it.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tests.harness_mutants.drawing import Drawn

# What it says of code that is never reached it says of how a change is written (`... and False`),
# and not of what was done wrong.
_OPTIONS: Final = ("--no-warn-unreachable", "--no-warn-unused-ignores", "--no-error-summary")
_ERROR: Final = re.compile(r"^(\S+?):\d+(?::\d+)?: error: ", re.MULTILINE)


def refused(tree: Path, changes: Sequence[Drawn]) -> Iterator[int]:
    """Which of some changes are errors of types in their own file, by their places.

    Args:
        tree: a copy of the tree; it is as it was afterwards.
        changes: in any order.

    Raises:
        RuntimeError: the tree has errors with nothing changed.
    """
    if wrong := _wrong(tree):
        raise RuntimeError(f"mypy refuses what nobody changed: {', '.join(sorted(wrong))}")
    left = dict(enumerate(changes))
    while left:
        # One change of a file at a time; those of other files do not touch what it says of this.
        of_file = {change.path: place for place, change in reversed(left.items())}
        wrong = _wrong_with(tree, [left.pop(place) for place in of_file.values()])
        yield from sorted(place for path, place in of_file.items() if path in wrong)


def _wrong_with(tree: Path, changes: Sequence[Drawn]) -> set[str]:
    before = {change.path: (tree / change.path).read_text("utf-8") for change in changes}
    try:
        for change in changes:
            (tree / change.path).write_text(change.change.source, "utf-8")
        return _wrong(tree)
    finally:
        for path, source in before.items():
            (tree / path).write_text(source, "utf-8")


def _wrong(tree: Path) -> set[str]:
    """The files with errors."""
    command = [sys.executable, "-m", "mypy", *_OPTIONS, "pytest_androidbench"]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    found = set(_ERROR.findall(done.stdout))
    if done.returncode not in (0, 1) or bool(done.returncode) is not bool(found):
        raise RuntimeError(f"mypy failed: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    return found
