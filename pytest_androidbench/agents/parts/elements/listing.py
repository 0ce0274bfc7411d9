"""A list of elements: which nodes are in it, what a model calls each, and the words."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from pytest_androidbench.agents.parts.shown import Shown
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.texts import encodable

MOST: Final = 2_000
"""Characters of one text of a screen that a list has; a text field may hold megabytes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Element:
    """One element as a model is told of it."""

    name: str
    """What the model calls it: a number, letters or an id."""
    node: Node
    words: str
    """Its entry in the list, without a name that stands in front."""


@dataclass(frozen=True, kw_only=True)
class ElementList:
    """The elements of a screen in a text form."""

    seen: Observation
    elements: tuple[Element, ...]
    text: str
    """What the model is shown: an entry on each line, without a line break at the end."""

    @cached_property
    def shown(self) -> Shown:
        """The screen, its elements called as in this list."""
        # Of several of one name, which only published ids can give, the first is meant.
        return Shown(
            seen=self.seen,
            elements={each.name: each.node.index for each in reversed(self.elements)},
        )

    def get(self, name: str) -> Element | None:
        """The element of a name."""
        return self._by_name.get(name)

    def __iter__(self) -> Iterator[Element]:
        return iter(self.elements)

    def __len__(self) -> int:
        return len(self.elements)

    @cached_property
    def _by_name(self) -> Mapping[str, Element]:
        return {each.name: each for each in reversed(self.elements)}


def kept_nodes(seen: Observation) -> tuple[Node, ...]:
    """The nodes that AndroidWorld makes elements of, in reading order.

    Leaves, whatever has a description, and whatever scrolls
    (`android_world/env/representation_utils.py`). A node is a leaf where it holds no other one that
    is visible: nodes that are not are no part of an observation.
    """
    holders = {node.parent for node in seen.nodes}
    return tuple(
        node for node in seen.nodes if node.index not in holders or node.desc or node.scrollable
    )


def on_screen(node: Node, seen: Observation) -> bool:
    """Whether any of a node lies on the screen."""
    left, top, right, bottom = node.bounds
    across = max(left, 0) < min(right, seen.width)
    return across and max(top, 0) < min(bottom, seen.height)


def fit(text: str, most: int) -> str:
    """A text of the screen that can be sent: of at most so many characters, and encodable."""
    return encodable(text if len(text) <= most else text[: most - 3] + "...")


def in_quotes(text: str, *, escaped: bool) -> str:
    r"""A text in double quotes.

    Args:
        text: any.
        escaped: as JSON has it, so that a text of a screen cannot end its line or its quotes and go
            on as another element; else as it is, which published forms do.
    """
    return json.dumps(text, ensure_ascii=False) if escaped else f'"{text}"'


def short_class(node: Node) -> str:
    """The last part of a class's name, as `Button`."""
    return node.class_name.rsplit(".", 1)[-1]
