"""What a command calls the runs it is given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path


def run_names(runs: Sequence[Path]) -> Iterator[str]:
    """Their folders' names, or their paths where two are called alike."""
    names = [path.resolve().name for path in runs]
    for name, path in zip(names, runs, strict=True):
        yield name if names.count(name) == 1 else str(path)
