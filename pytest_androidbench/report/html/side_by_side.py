"""Two episodes beside each other, from the first step in which they differ."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import to_json
from pytest_androidbench.records.contents import RunContents, StoredAttempt, read_steps
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.record import Record
from pytest_androidbench.report.html.environment import render
from pytest_androidbench.report.html.steps import StepView, step_views
from pytest_androidbench.report.likeness import alike
from pytest_androidbench.report.pages import page_of, way
from pytest_androidbench.report.wording import cell_text

MAX_ROWS: Final = 60
"""Rows of two pictures; nobody goes on reading so long after two episodes have parted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One of the two, and what the page shows of it."""

    contents: RunContents
    attempt: StoredAttempt

    @property
    def record(self) -> Record:
        """Of the attempt."""
        return self.attempt.record

    @property
    def files(self) -> AttemptFiles:
        """What was kept of the attempt."""
        return AttemptFiles(self.contents.path, self.attempt.folder)


@dataclass(frozen=True, slots=True, kw_only=True)
class PagePlace:
    """Where a page lies, and what it leads back to."""

    folder: Path
    """The page's own."""
    top: Path
    """Of the page it leads back to, and of what pages need to be drawn."""
    back: str = "index.html"
    """That page's name."""
    back_text: str = "the run's index"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """One side of the page."""

    name: str
    agent: str
    run: str
    """Name of the run's folder, where the other side is of another one."""
    record: Record
    page: str
    """Of the episode, relative to this one; "" = no report of its run was made."""


def within_run(run: Path, place: str) -> PagePlace:
    """The place of a page among those of a run, by its path in the run directory."""
    return PagePlace(folder=(run / place).parent, top=run)


def side_by_side(left: Side, right: Side, place: PagePlace) -> bytes:
    """The page of two episodes, maybe of two runs."""
    folder = place.folder
    sides = (left, right)
    steps = [read_steps(side.files.folder) for side in sides]
    same = alike(*steps)
    views = [
        step_views(
            found[: same + MAX_ROWS], side.files, f"{way(side.contents.path, folder)}/",
            side.record.last_picture if len(found) <= same + MAX_ROWS else "",
        )
        for side, found in zip(sides, steps, strict=True)
    ]  # fmt: skip
    apart = left.contents.path != right.contents.path
    return render(
        "side_by_side.html",
        sides=[_shown(side, folder, apart=apart) for side in sides],
        alike=views[0][:same],
        first=same + 1,
        rows=list(zip_longest(views[0][same:], views[1][same:])),
        ends=[len(found) for found in steps],
        last=[_last(view) for view in views],
        params=_params(left.record, right.record),
        checks=_checks(left.record, right.record),
        root=f"{way(place.top, folder)}/",
        place=place,
    )


def _shown(side: Side, folder: Path, *, apart: bool) -> Shown:
    record = side.record
    page = side.contents.path / page_of(side.attempt)
    # Those of the page's own run are made with it.
    known = not apart or page.is_file()
    return Shown(
        name=cell_text(record),
        agent=record.agent or side.contents.manifest.agent,
        run=side.contents.path.name if apart else "",
        record=record,
        page=way(page, folder) if known else "",
    )


def _last(views: list[StepView]) -> StepView | None:
    """The last step, where a picture shows what it came to."""
    return views[-1] if views and views[-1].after else None


def _params(left: Record, right: Record) -> list[tuple[str, str, str]]:
    """The params that differ: name and both values."""
    names = sorted({*left.params, *right.params})
    found = [(name, _value(left, name), _value(right, name)) for name in names]
    return [row for row in found if row[1] != row[2]]


def _value(record: Record, name: str) -> str:
    return to_json(record.params[name]).decode() if name in record.params else ""


def _checks(left: Record, right: Record) -> list[tuple[str, bool | None, bool | None]]:
    """Each check by its label, and whether it held on either side; None = it was not reached."""
    passed = [{check.label: check.passed for check in record.checks} for record in (left, right)]
    return [(label, passed[0].get(label), passed[1].get(label)) for label in passed[0] | passed[1]]
