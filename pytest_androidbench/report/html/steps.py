"""The steps of an attempt as a page shows them."""

from __future__ import annotations

import json
import posixpath
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import quote

from markupsafe import Markup

from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.report.actions import Spot, action_text, action_trace
from pytest_androidbench.report.html.screens import Screens, pack
from pytest_androidbench.report.overlay import overlay

MAX_STEPS: Final = 500
PHONE: Final[Spot] = (1080, 2400)
_RUN: Final = "../../../"
"""From an attempt's folder to that of its run."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepView:
    """One step: what was seen, what was done, what came of it."""

    number: int
    turn: int
    text: str
    fields: str
    """The action as it is stored."""
    where: str
    error: str
    note: str
    printed: str
    seconds: float
    agent_seconds: float
    share: int
    """Its time in percent of the longest step's."""
    picture: str
    """Before it, as an address; "" = none was kept."""
    after: str
    """After it, likewise."""
    hierarchy: str
    place: str
    """Where the page has the hierarchy: begin and length; "" = nowhere."""
    screen: str
    ratio: str
    """Width by height, within what a page can lay out."""
    mark: Markup
    chosen: str
    """The rectangle, or else the point, of what the action was aimed at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Steps:
    """All of an attempt's steps that a page shows."""

    views: list[StepView]
    packed: str
    """Their hierarchies."""
    left_out: int = 0


class _Files:
    """The files of an attempt, and the addresses at which a page reaches them."""

    def __init__(self, folder: Path, prefix: str) -> None:
        self.kept = AttemptFiles.at(folder)
        self._prefix = prefix

    def link(self, name: str) -> str:
        """The address of a file that a record names; "" = it was not kept."""
        place = self.kept.place(name)
        own = place.removeprefix(f"{self.kept.folder}/")
        way = own if own != place else f"{_RUN}{place}"
        return quote(posixpath.normpath(self._prefix + way)) if place else ""


def steps_of(folder: Path, prefix: str, last_picture: str = "") -> Steps:
    """Read and prepare the steps under `folder`, whose files a page reaches at `prefix`."""
    found = read_steps(folder)
    steps = found[:MAX_STEPS]
    files = _Files(folder, prefix)
    screens = pack(files.kept, (step.observation for step in steps))
    # Cut off, the last step shown is not the last one.
    last = last_picture if steps == found else ""
    return Steps(
        views=_views(steps, files, screens, last),
        packed=screens.packed,
        left_out=len(found) - len(steps),
    )


def step_views(
    steps: Sequence[StepRecord], folder: Path, prefix: str, last_picture: str = ""
) -> list[StepView]:
    """Prepare steps that were read, for a page that does not carry their hierarchies."""
    return _views(steps, _Files(folder, prefix), Screens(), last_picture)


def _views(
    steps: Sequence[StepRecord], files: _Files, screens: Screens, last_picture: str
) -> list[StepView]:
    pictures = [files.link(step.screenshot) for step in steps]
    pictures.append(files.link(last_picture))
    longest = max((step.seconds for step in steps), default=0.0)
    return [
        _view(step, files, screens, (pictures[at], pictures[at + 1]), longest)
        for at, step in enumerate(steps)
    ]


def _view(
    step: StepRecord, files: _Files, screens: Screens, pictures: tuple[str, str], longest: float
) -> StepView:
    screen = step.screen or _size(files, step.screenshot) or PHONE
    place = screens.places.get(step.observation)
    return StepView(
        number=step.index + 1,
        turn=step.turn,
        text=action_text(step.action, step.target),
        fields=json.dumps(step.action, ensure_ascii=False, sort_keys=True),
        where=f"{step.package}/{step.activity}".strip("/"),
        error=step.error,
        note=step.note,
        printed=step.printed,
        seconds=step.seconds,
        agent_seconds=step.agent_seconds,
        share=max(0, round(100 * step.seconds / longest)) if longest > 0 else 0,
        picture=pictures[0],
        after=pictures[1],
        hierarchy=files.link(step.observation),
        place=f"{place[0]},{place[1]}" if place else "",
        screen=_numbers(screen),
        ratio=f"{min(3.0, max(0.3, screen[0] / max(1, screen[1]))):.4f}",
        mark=overlay(action_trace(step.action, step.point, screen), screen),
        chosen=_numbers(step.bounds or step.point),
    )


def _numbers(values: Sequence[int] | None) -> str:
    return ",".join(map(str, values or ()))


def _size(files: _Files, name: str) -> Spot | None:
    """Of a picture; only steps of old records, which do not tell it, have theirs opened."""
    picture, known = files.kept.path(name), files.kept.screen(name)
    if picture is None or known is not None:
        return known
    from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - only for pictures

    try:
        with Image.open(picture) as image:
            return image.size
    except (UnidentifiedImageError, OSError):
        return None
