"""The steps of an attempt as a page shows them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import quote

from markupsafe import Markup

from pytest_androidbench.records.calls import CALLS, read_calls
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.report.actions import Spot, action_text, action_trace
from pytest_androidbench.report.html.asked import (
    NO_CALLS,
    NOTHING_ASKED,
    Calls,
    calls_by_step,
    joined,
)
from pytest_androidbench.report.html.screens import Screens, pack
from pytest_androidbench.report.overlay import overlay

MAX_STEPS: Final = 500
PHONE: Final[Spot] = (1080, 2400)


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
    elsewhere: str
    """Address of the picture before it, where that is in a storage; "" = it is not."""
    elsewhere_after: str
    """Of the one after it, likewise."""
    hierarchy: str
    place: str
    """Where the page has the hierarchy: begin and length; "" = nowhere."""
    screen: str
    ratio: str
    """Width by height, within what a page can lay out."""
    calls: Calls
    """What the agent asked its model before it."""
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
    calls_after: Calls = NO_CALLS
    """Those that led to no step that is shown."""


def steps_of(files: AttemptFiles, root: str, last_picture: str = "") -> Steps:
    """Read and prepare the steps of an attempt.

    Args:
        files: of the attempt.
        root: where a page reaches the run directory.
        last_picture: the name of the one after the last step.
    """
    found = read_steps(files.folder)
    steps = found[:MAX_STEPS]
    screens = pack((step.observation for step in steps), files.hierarchy)
    # Cut off, the last step shown is not the last one.
    last = last_picture if steps == found else ""
    calls = calls_by_step(read_calls(files.folder)) if files.place(CALLS) else {}
    shown = {step.index for step in steps}
    return Steps(
        views=_views(steps, _Links(files, root), screens, last, calls),
        packed=screens.packed,
        left_out=len(found) - len(steps),
        calls_after=joined(one for step, one in calls.items() if step not in shown),
    )


def step_views(
    steps: Sequence[StepRecord], files: AttemptFiles, root: str, last_picture: str = ""
) -> list[StepView]:
    """Prepare steps that were read, for a page that does not carry their hierarchies."""
    return _views(steps, _Links(files, root), Screens(), last_picture)


@dataclass(frozen=True, slots=True)
class _Links:
    """The addresses at which a page reaches an attempt's files."""

    files: AttemptFiles
    root: str

    def to(self, name: str) -> str:
        """The address of a file; "" = it was not kept."""
        place = self.files.place(name)
        return quote(self.root + place) if place else ""


@dataclass(frozen=True, slots=True)
class _Pictures:
    """Those before and after a step."""

    links: _Links
    before: str
    """By its name; "" = none was taken."""
    after: str

    @property
    def here(self) -> tuple[str, str]:
        """Addresses on the disk."""
        return self.links.to(self.before), self.links.to(self.after)

    @property
    def elsewhere(self) -> tuple[str, str]:
        """Addresses in a storage."""
        return self.links.files.link(self.before), self.links.files.link(self.after)


def _views(
    steps: Sequence[StepRecord],
    links: _Links,
    screens: Screens,
    last_picture: str,
    calls: Mapping[int, Calls] = NOTHING_ASKED,
) -> list[StepView]:
    names = [*(step.screenshot for step in steps), last_picture]
    longest = max((step.seconds for step in steps), default=0.0)
    return [
        replace(
            _view(step, _Pictures(links, names[at], names[at + 1]), screens, longest),
            calls=calls.get(step.index, NO_CALLS),
        )
        for at, step in enumerate(steps)
    ]


def _view(step: StepRecord, pictures: _Pictures, screens: Screens, longest: float) -> StepView:
    links, here, elsewhere = pictures.links, pictures.here, pictures.elsewhere
    screen = step.screen or _size(links.files, step.screenshot) or PHONE
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
        share=max(0, round(100 * (step.seconds / longest))) if longest > 0 else 0,
        picture=here[0],
        after=here[1],
        elsewhere=elsewhere[0],
        elsewhere_after=elsewhere[1],
        hierarchy=links.to(step.observation),
        place=f"{place[0]},{place[1]}" if place else "",
        screen=_numbers(screen),
        ratio=f"{min(3.0, max(0.3, screen[0] / max(1, screen[1]))):.4f}",
        calls=NO_CALLS,
        mark=overlay(action_trace(step.action, step.point, screen), screen),
        chosen=_numbers(step.bounds or step.point),
    )


def _numbers(values: Sequence[int] | None) -> str:
    return ",".join(map(str, values or ()))


def _size(files: AttemptFiles, name: str) -> Spot | None:
    """Of the screen in a picture; only steps of old records do not tell it themselves."""
    picture = files.path(name)
    if picture is None or (known := files.screen(name)):
        return known if picture else None
    from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - only for pictures

    try:
        with Image.open(picture) as image:
            return image.size
    except (UnidentifiedImageError, OSError):
        return None
