"""Writes docs/android_world.md and its contact sheet from a run of the reference agent.

python -m pytest --agent=reference --ab-seeds=30 --ab-screenshots=on --ab-run=RUN
python -m tests.task_suites.android_world.page RUN
"""

from __future__ import annotations

import argparse
import ast
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.records.contents import StoredAttempt, read_contents, read_steps
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.record import Record
from pytest_androidbench.tasks.task import Task

PAGE: Final = Path("docs/android_world.md")
SHEET: Final = Path("docs/images/android-world-tasks.webp")
FONT: Final = Path("pytest_androidbench/phone/ui/fonts/Roboto-Regular.ttf")
START: Final = "<!-- tasks -->"
END: Final = "<!-- /tasks -->"
HEAD: Final = (
    "| task | app | what is checked | budget | solution | mistakes |\n|---|---|---|---|---|---|\n"
)
THUMB: Final = (108, 240)
ACROSS: Final = 12
GAP: Final = 6
LABEL: Final = 26


@dataclass(frozen=True, slots=True, kw_only=True)
class Solved:
    """What a task's solution took, and the checks it met, as the table has them."""

    steps: int
    checks: str


def solved_by(record: Record) -> Solved:
    """The same of the reference's record."""
    labels = dict.fromkeys(check.label for check in record.checks)
    return Solved(steps=record.steps, checks="; ".join(labels))


def main() -> None:
    """Read the run; write table and pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", type=Path)
    run = parser.parse_args().run
    attempts = read_contents(run).counted
    solved = {attempt.record.cell.task: solved_by(attempt.record) for attempt in attempts}
    before, _, rest = PAGE.read_text("utf-8").partition(START)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{START}\n\n{table(tasks_of(), solved)}\n{END}{after}", "utf-8")
    sheet(run, attempts).save(SHEET, quality=40, method=6)


def table(tasks: Mapping[str, Task], solved: Mapping[str, Solved]) -> str:
    """One row for each task."""
    return HEAD + "".join(_row(task, solved[name]) for name, task in tasks.items())


def has_asserts(task: Task) -> bool:
    """Whether a task's body has plain asserts, which hold what no check names."""
    return any(isinstance(statement, ast.Assert) for statement in _declaration(task).body)


def _declaration(task: Task) -> ast.FunctionDef:
    tree = ast.parse(Path(task.file).read_text("utf-8"))
    name = task.function.__name__
    (found,) = (n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == name)
    return found


def _row(task: Task, solved: Solved) -> str:
    mistakes = "; ".join(mistake.label for mistake in task.mistakes)
    checked = solved.checks + "; nothing else has changed" * has_asserts(task)
    cells = (task.id, ", ".join(task.apps), checked, task.limits.steps, solved.steps, mistakes)
    return f"| {' | '.join(str(cell) for cell in cells)} |\n"


def sheet(run: Path, attempts: Sequence[StoredAttempt]) -> Image.Image:
    """What each task looks like shortly before its end."""
    width, height = THUMB[0] + GAP, THUMB[1] + LABEL + GAP
    rows = -(-len(attempts) // ACROSS)
    canvas = Image.new("RGB", (ACROSS * width + GAP, rows * height + GAP), "#e8e8e8")
    draw, font = ImageDraw.Draw(canvas), ImageFont.truetype(str(FONT), 11)
    for place, attempt in enumerate(attempts):
        x, y = place % ACROSS * width + GAP, place // ACROSS * height + GAP
        name = attempt.record.cell.task
        for line, text in enumerate(textwrap.wrap(name, 17)[:2]):
            draw.text((x, y + 12 * line), text, "#202020", font)
        canvas.paste(
            _last_picture(run, attempt).resize(THUMB, Image.Resampling.LANCZOS),
            (x, y + LABEL),
        )
    return canvas


def _last_picture(run: Path, attempt: StoredAttempt) -> Image.Image:
    files = AttemptFiles(run, attempt.folder)
    names = [step.screenshot for step in read_steps(files.folder) if step.screenshot]
    paths = [path for name in names if (path := files.path(name)) is not None]
    if not paths:
        raise SystemExit(f"{files.folder} holds no pictures: run with --ab-screenshots=on")
    return Image.open(paths[-1]).convert("RGB")


if __name__ == "__main__":
    main()
