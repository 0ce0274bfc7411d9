"""The steps of an attempt as a page shows them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from markupsafe import Markup

from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.report.actions import Spot, action_text, action_trace
from pytest_androidbench.report.html.wireframe import wireframe
from pytest_androidbench.report.overlay import overlay

MAX_STEPS: Final = 500
MAX_WIREFRAMES: Final = 60
"""A drawn hierarchy costs ten kilobytes of page; a long episode gets them for its first steps."""
PHONE: Final[Spot] = (1080, 2400)


@dataclass(frozen=True, slots=True, kw_only=True)
class StepView:
    """One step: what was seen, what was done, what came of it."""

    number: int
    turn: int
    name: str
    text: str
    fields: str
    """The action as it is stored."""
    where: str
    error: str
    note: str
    seconds: float
    picture: str
    """Relative to the page; "" = none was kept."""
    hierarchy: str
    screen: Spot
    mark: Markup
    drawing: Markup
    """Stands in for a picture that was not kept."""


def step_views(run: Path, folder: str, root: str) -> list[StepView]:
    """Read and prepare the steps of an attempt.

    Args:
        run: the run directory.
        folder: of the attempt, relative to it.
        root: where a page reaches the run directory.
    """
    files = AttemptFiles(run, folder)
    return [_view(step, files, root) for step in read_steps(run / folder)[:MAX_STEPS]]


def _view(step: StepRecord, files: AttemptFiles, root: str) -> StepView:
    picture = files.place(step.screenshot)
    hierarchy = files.place(step.observation)
    screen = step.screen or _size(files, step.screenshot) or PHONE
    drawn = bool(hierarchy) and not picture and step.index < MAX_WIREFRAMES
    return StepView(
        number=step.index + 1,
        turn=step.turn,
        name=str(step.action.get("action", "?")),
        text=action_text(step.action, step.target),
        fields=json.dumps(step.action, ensure_ascii=False, sort_keys=True),
        where=f"{step.package}/{step.activity}".strip("/"),
        error=step.error,
        note=step.note,
        seconds=step.seconds,
        picture=root + picture if picture else "",
        hierarchy=root + hierarchy if hierarchy else "",
        screen=screen,
        mark=overlay(action_trace(step.action, step.point, screen), screen),
        drawing=wireframe(files.hierarchy(step.observation), screen) if drawn else Markup(""),
    )


def _size(files: AttemptFiles, name: str) -> Spot | None:
    """Of the screen in a picture; steps of old records do not tell it themselves."""
    picture = files.path(name)
    if picture is None or (known := files.screen(name)):
        return known if picture else None
    from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - only for pictures

    try:
        with Image.open(picture) as image:
            return image.size
    except (UnidentifiedImageError, OSError):
        return None
