"""The steps of an attempt as a page shows them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from markupsafe import Markup

from pytest_androidbench.records.attempt import PLAIN_NAME
from pytest_androidbench.records.contents import read_steps
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


def step_views(folder: Path, prefix: str) -> list[StepView]:
    """Read and prepare the steps under `folder`, whose files a page reaches at `prefix`."""
    steps = read_steps(folder)[:MAX_STEPS]
    return [_view(step, folder, prefix) for step in steps]


def _view(step: StepRecord, folder: Path, prefix: str) -> StepView:
    picture = _kept(folder, step.screenshot)
    hierarchy = _kept(folder, step.observation)
    screen = step.screen or _size(folder / picture if picture else None) or PHONE
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
        picture=prefix + picture if picture else "",
        hierarchy=prefix + hierarchy if hierarchy else "",
        screen=screen,
        mark=overlay(action_trace(step.action, step.point, screen), screen),
        drawing=wireframe(folder / hierarchy, screen) if drawn else Markup(""),
    )


def _kept(folder: Path, name: str) -> str:
    """The name, if it is that of a file in the folder; records may come from anywhere."""
    return name if PLAIN_NAME.fullmatch(name) and (folder / name).is_file() else ""


def _size(picture: Path | None) -> Spot | None:
    if picture is None:
        return None
    from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - only for pictures

    try:
        with Image.open(picture) as image:
            return image.size
    except (UnidentifiedImageError, OSError):
        return None
