"""What a model was shown of a screen, and from its words for a place to the place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.agents.parts.faults import Unusable, quoted
from pytest_androidbench.agents.parts.pictures.scaling import Point, Scaling
from pytest_androidbench.interface.observation import Observation

_DIGITS: Final = 10
"""More than any element's number has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """A screen as a model sees it: by which names it knows elements, in which pixels it points."""

    seen: Observation
    elements: Mapping[str, int] | None = None
    """Index of the node that each name stands for; None = nodes go by their own indices."""
    picture: tuple[int, int] | None = None
    """Width and height of the picture that it points at; None = those of the screen."""

    def node(self, name: int | str) -> int:
        """The index of the node that a model means.

        Raises:
            Unusable: it was not shown any by that name, or none of it is on the screen.
        """
        index = self._index(name)
        left, top, right, bottom = self.seen.nodes[index].bounds
        across = max(left, 0) < min(right, self.seen.width)
        if not (across and max(top, 0) < min(bottom, self.seen.height)):
            sentence = f"element {quoted(name)} lies outside of the screen; scroll to it first"
            raise Unusable(sentence, fault="element")
        return index

    def point(self, point: Point) -> Point:
        """The point of the screen that a model means by one of its picture.

        Raises:
            Unusable: it lies beside the picture.
        """
        screen = (self.seen.width, self.seen.height)
        width, height = self.picture or screen
        if not (0 <= point[0] < width and 0 <= point[1] < height):
            raise Unusable(
                f"the point {quoted(point)} lies outside of the picture, which is {width} wide and "
                f"{height} high",
                fault="element",
            )
        return Scaling(screen=screen, picture=(width, height)).to_screen(point)

    def _index(self, name: int | str) -> int:
        if self.elements is None:
            count = len(self.seen.nodes)
            if isinstance(name, str) and name.isdecimal() and len(name) < _DIGITS:
                name = int(name)
            if isinstance(name, int) and 0 <= name < count:
                return name
            sentence = f"there is no element {quoted(name)}: they go from 0 to {count - 1}"
            raise Unusable(sentence, fault="element")
        index = self.elements.get(str(name))
        if index is None:
            sentence = f"there is no element {quoted(name)} in the list that was shown"
            raise Unusable(sentence, fault="element")
        return index


def shown_of(screen: Shown | Observation) -> Shown:
    """A screen as it is, for whoever was shown all of it."""
    return screen if isinstance(screen, Shown) else Shown(seen=screen)
