"""What is on the phone's screen, as the model is told and shown it.

Whatever the phone shows was written by others. It is told as JSON strings between marks that no
text can imitate, so that the model can tell data from what it is asked to do.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.agents.claude.pictures import FittedPicture, PictureLimits, fit
from pytest_androidbench.agents.parts.pictures.scaling import Scaling, Size
from pytest_androidbench.agents.parts.shown import Shown
from pytest_androidbench.errors import DeviceError
from pytest_androidbench.interface.observation import Bounds, Node, Observation
from pytest_androidbench.models.conversation import Picture
from pytest_androidbench.texts import bounded, clean

BEGIN: Final = "<screen"
END: Final = "</screen>"
MAX_LABEL: Final = 1000
"""Characters of one element's text."""
MAX_CHARACTERS: Final = 30_000
"""Of a whole list of elements."""
_MAX_DEPTH: Final = 8
"""Of listed elements within each other, as told by how far they are set in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownScreen:
    """An observation in the form in which the model gets it; indices are the observation's."""

    observation: Observation
    text: str
    """The app in front and, where the model sees them, its elements."""
    picture: FittedPicture | None

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """Its picture, if there is one, as part of a message."""
        return () if self.picture is None else (Picture(data=self.picture.data),)

    @property
    def size(self) -> Size:
        """Pixels of the screen."""
        return self.observation.width, self.observation.height

    @property
    def named(self) -> Shown:
        """It, for looking up the places that the model names."""
        picture = None if self.picture is None else self.picture.size
        return Shown(seen=self.observation, picture=picture)

    def looks_like(self, other: ShownScreen) -> bool:
        """Whether the model could not tell the two apart."""
        return (self.text, self.pictures) == (other.text, other.pictures)


def shown(
    observation: Observation, *, elements: bool, limits: PictureLimits | None, points: bool
) -> ShownScreen:
    """Make an observation fit for the model.

    Args:
        observation: what the device shows.
        elements: whether the model is told the elements.
        limits: of the picture; None = it is shown none.
        points: whether elements are told with where they lie in the picture.

    Raises:
        DeviceError: there is no picture, and nothing else to be seen.
    """
    picture = None
    if limits is not None:
        try:
            size = observation.width, observation.height
            picture = fit(observation.screenshot, size, limits)
        except DeviceError:
            if not elements:
                raise
    lines = [_begin(observation, picture, expected=limits is not None)]
    if elements:
        lines += _bounded(_lines(observation, picture if points else None))
    return ShownScreen(observation=observation, text="\n".join((*lines, END)), picture=picture)


def visible(bounds: Bounds, size: Size) -> bool:
    """Whether anything of it lies on a screen of that size."""
    left, top, right, bottom = bounds
    return max(left, 0) < min(right, size[0]) and max(top, 0) < min(bottom, size[1])


def quoted(text: str, most: int = MAX_LABEL) -> str:
    """A text of others as a JSON string that holds no mark of ours."""
    short = text if len(text) <= most else f"{text[:most]}... ({len(text)} characters)"
    return json.dumps(clean(short), ensure_ascii=False).replace("<", "\\u003c")


def _begin(observation: Observation, picture: FittedPicture | None, *, expected: bool) -> str:
    facts = [f"app={quoted(observation.package)}", f"activity={quoted(observation.activity)}"]
    facts += ['keyboard="shown"'] if observation.keyboard else []
    if picture is not None:
        facts.append(f'picture="{picture.size[0]} x {picture.size[1]} pixels"')
    elif expected:
        facts.append('picture="none could be taken"')
    return f"{BEGIN} {' '.join(facts)}>"


def _lines(observation: Observation, picture: FittedPicture | None) -> Iterator[str]:
    size = observation.width, observation.height
    depths: dict[int | None, int] = {}
    for node in observation.nodes:
        depth = depths.get(node.parent, 0)
        told = visible(node.bounds, size) and (_words(node) or _does(node))
        depths[node.index] = depth + bool(told)
        if told:
            yield "  " * min(depth, _MAX_DEPTH) + _line(node, size, picture)


def _line(node: Node, size: Size, picture: FittedPicture | None) -> str:
    kind = node.class_name.rpartition(".")[2] or "View"
    words = [f"[{node.index}]", clean(bounded(kind, 60)), *_words(node), *_does(node)]
    if picture is not None:
        words.append("at [{}, {}]".format(*_middle(node.bounds, size, picture)))
    return " ".join(words)


def _words(node: Node) -> list[str]:
    """What is written on it; what it is called in its app where nothing is."""
    texts = [node.text, node.desc if node.desc != node.text else ""]
    words = [quoted(text) for text in texts if text]
    if node.hint and not node.text:
        words.append(f"hint={quoted(node.hint)}")
    if not words and _does(node) and node.resource_id:
        words.append(f"id={quoted(node.resource_id.rpartition('/')[2], 100)}")
    return words


def _does(node: Node) -> list[str]:
    """What can be done with it, and how it is."""
    states = {
        "clickable": node.clickable,
        "long-clickable": node.long_clickable,
        "editable": node.editable,
        "scrollable": node.scrollable,
        "checked": node.checkable and node.checked,
        "unchecked": node.checkable and not node.checked,
        "selected": node.selected,
        "focused": node.focused,
        "password": node.password,
    }
    words = [word for word, holds in states.items() if holds]
    return words if node.enabled else [*words, "disabled"]


def _middle(bounds: Bounds, size: Size, picture: FittedPicture) -> tuple[int, int]:
    """The middle of what is seen of it, in the picture's pixels."""
    left, top, right, bottom = bounds
    middle = (max(left, 0) + min(right, size[0])) // 2, (max(top, 0) + min(bottom, size[1])) // 2
    return Scaling(screen=size, picture=picture.size).to_picture(middle)


def _bounded(lines: Iterator[str]) -> Iterator[str]:
    room = MAX_CHARACTERS
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            yield f"(and {1 + sum(1 for _ in lines)} elements more, which are not listed)"
            return
        yield line
