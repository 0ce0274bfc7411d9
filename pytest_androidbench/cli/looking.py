"""What shows one episode, or two: `androidbench gif` and `androidbench diff`."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from pytest_androidbench.cli.choosing import chosen
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.actions import action_text
from pytest_androidbench.report.animation import animation
from pytest_androidbench.report.html import Side, page_of, put, put_assets, side_by_side, within_run
from pytest_androidbench.report.likeness import alike
from pytest_androidbench.report.wording import OUTCOME_NAMES, cell_text, count, one_line


def animated(run: Path, name: str, number: int | None, out: Path | None) -> Iterator[str]:
    """Write an episode as a GIF, and say where."""
    side = _side(run, name, number)
    target = out or side.contents.path / page_of(side.attempt).replace("index.html", "episode.gif")
    frames = animation(side.files, side.record, target)
    yield f"{target}: {count(frames, 'frame')}, {target.stat().st_size / 1e6:.1f} MB"


def compared(
    one: tuple[Path, str, int | None], other: tuple[Path, str, int | None]
) -> Iterator[str]:
    """Write the page of two episodes, and say where they part."""
    left, right = _side(*one), _side(*other)
    steps = [read_steps(side.files.folder) for side in (left, right)]
    same = alike(*steps)
    for side, found in zip((left, right), steps, strict=True):
        outcome = OUTCOME_NAMES[side.record.outcome]
        yield f"  {outcome:<11}  {cell_text(side.record)}  ({count(len(found), 'step')})"
    if same == max(map(len, steps)):
        yield f"alike: {count(same, 'step')}"
    else:
        yield f"alike: {count(same, 'step')}; they differ from step {same + 1} on"
        for found in steps:
            step = found[same] if same < len(found) else None
            told = one_line(action_text(step.action, step.target)) if step else "(it had ended)"
            yield f"  {told}"
    key = f"{right.contents.path.resolve()} {right.attempt.digest}{left.attempt.digest}"
    digest = hashlib.sha256(key.encode("utf-8", "surrogateescape")).hexdigest()[:8]
    place = page_of(left.attempt).replace("index.html", f"compared-{digest}.html")
    path = left.contents.path
    put_assets(path)
    yield f"page: {put(path, place, side_by_side(left, right, within_run(path, place)))}"


def _side(run: Path, name: str, number: int | None) -> Side:
    contents = RunDirectory.open(run).contents()
    return Side(contents=contents, attempt=chosen(contents, name, number))
