"""Recorded screens as AndroidGen's agent tells them, each read once for all steps that saw it."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from pytest_androidbench.agents.parts.elements.androidgen import androidgen_list
from pytest_androidbench.agents.parts.elements.listing import Element, ElementList
from pytest_androidbench.records.kept import AttemptFiles, is_place
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.records.screens import RecordedScreen, screen_of

_MOST_SCREENS: Final = 800
"""That are held at once; each takes some 100 kB."""


@dataclass(frozen=True, kw_only=True)
class ToldScreen:
    """A screen, its elements under the names that AndroidGen's agent knows them by."""

    recorded: RecordedScreen
    escaped: bool = True
    """As of `androidgen_list`."""

    @cached_property
    def listed(self) -> ElementList:
        """What is told of it."""
        return androidgen_list(self.recorded.observation, escaped=self.escaped)

    def at(self, place: Any) -> Element | None:
        """The listed element that stands for a place of an action; None = none does.

        A node that is listed stands for itself. For any other place it is the deepest listed
        element under it that lets the same node act, or else the first one that does, one with a
        label if there is any: a row that is no element of the list is touched by what it holds.
        """
        if type(place) is int and place in self._by_index:
            return self._by_index[place]
        acting = self.recorded.chosen(place)
        under = [each for each in self.listed if _lies_under(each, place)]
        if acting is None:
            return under[-1] if under else None
        same = [each for each in under if self._acting(each) == acting]
        return same[-1] if same else self._first(acting)

    def scrollable(self, place: Any) -> Element | None:
        """The listed element that is scrolled where a place is named; None = none is."""
        if type(place) is int:
            return self._scrolled_around(place)
        under = [each for each in self.listed if each.node.scrollable and _lies_under(each, place)]
        return under[-1] if under else None

    def focused(self) -> Element | None:
        """The listed element that a text goes into for which no place is named."""
        index = self.recorded.focused()
        return None if index is None else self._by_index.get(index)

    def with_text(self, element: Element, text: str) -> str:
        """What is told once a field holds a text, as far as nothing else has changed."""
        seen = self.recorded.observation
        nodes = (
            replace(node, text=text) if node.index == element.node.index else node
            for node in seen.nodes
        )
        return androidgen_list(replace(seen, nodes=tuple(nodes))).text

    @cached_property
    def _by_index(self) -> dict[int, Element]:
        return {each.node.index: each for each in self.listed}

    def _acting(self, element: Element) -> int | None:
        return self.recorded.chosen(element.node.index)

    def _first(self, acting: int) -> Element | None:
        same = [each for each in self.listed if self._acting(each) == acting]
        labelled = (each for each in same if each.node.label)
        return next(labelled, same[0] if same else None)

    def _scrolled_around(self, index: int) -> Element | None:
        nodes = self.recorded.dump.nodes
        around: int | None = index if 0 <= index < len(nodes) else None
        while around is not None:
            if nodes[around].scrollable:
                return self._by_index.get(around)
            around = nodes[around].parent
        return None


class ToldScreens:
    """The screens of a run: many steps see the same one, and reading it takes most of the time."""

    def __init__(self, *, escaped: bool = True) -> None:
        """Hold none yet.

        Args:
            escaped: as of `androidgen_list`.
        """
        self._escaped = escaped
        self._held: OrderedDict[tuple[object, ...], ToldScreen | None] = OrderedDict()

    def before(self, step: StepRecord, files: AttemptFiles) -> ToldScreen | None:
        """What was seen before a step; None = its hierarchy was not kept, or cannot be read."""
        place = files.place(step.observation)
        if not place:
            return None
        if is_place(place):
            # It is called by its content.
            return self._told((place, step.screen), step, files, None)
        data = files.hierarchy(step.observation)
        return self._told((hashlib.sha256(data).digest(), step.screen), step, files, data)

    def _told(
        self, key: tuple[object, ...], step: StepRecord, files: AttemptFiles, data: bytes | None
    ) -> ToldScreen | None:
        if key in self._held:
            self._held.move_to_end(key)
            return self._held[key]
        data = files.hierarchy(step.observation) if data is None else data
        recorded = screen_of(step, data.decode("utf-8", "replace"))
        told = None if recorded is None else ToldScreen(recorded=recorded, escaped=self._escaped)
        self._held[key] = told
        if len(self._held) > _MOST_SCREENS:
            self._held.popitem(last=False)
        return told


def _lies_under(element: Element, place: Any) -> bool:
    if not (isinstance(place, list | tuple) and len(place) == 2):
        return False
    left, top, right, bottom = element.node.bounds
    x, y = place
    return bool(type(x) is int and type(y) is int and left <= x < right and top <= y < bottom)
