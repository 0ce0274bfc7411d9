"""The screen before a recorded step, and which of its elements the step was about."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from pytest_androidbench.errors import DeviceGone
from pytest_androidbench.interface.hierarchy import HierarchyDump, read_dump
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.interface.xpaths import ScreenPaths, has_action
from pytest_androidbench.records.record import StepRecord

PHONE: Final = (1080, 2400)


@dataclass(frozen=True, kw_only=True)
class RecordedScreen:
    """What an agent saw before a step, as far as it was kept."""

    step: StepRecord
    dump: HierarchyDump

    @cached_property
    def paths(self) -> ScreenPaths:
        """The paths of its elements."""
        return ScreenPaths(self.dump)

    @property
    def observation(self) -> Observation:
        """What the agent saw, but for the keyboard and the picture."""
        width, height = self.step.screen or PHONE
        return Observation(
            nodes=self.dump.nodes,
            package=self.step.package,
            activity=self.step.activity,
            width=width,
            height=height,
        )

    def chosen(self, at: Any) -> int | None:
        """The index of the element that an action's place means; None = there is none.

        A node's index means the node, or what holds it and can be acted on where it cannot be. A
        point means the deepest node with an action under it: of those that lie over each other the
        last one, which is drawn on top.
        """
        nodes = self.dump.nodes
        if type(at) is int:
            return self._acted_on(nodes[at]) if 0 <= at < len(nodes) else None
        if not (isinstance(at, list | tuple) and len(at) == 2):
            return None
        x, y = at
        if not (type(x) is int and type(y) is int):
            return None
        under = (n for n in reversed(nodes) if has_action(n) and _holds(n, x, y))
        return next((node.index for node in under), None)

    def focused(self) -> int | None:
        """The index of what a text goes into for which no place is named."""
        return next((node.index for node in self.dump.nodes if node.focused), None)

    def _acted_on(self, node: Node) -> int:
        """The node, or the nearest one around it that can be acted on."""
        around: Node | None = node
        while around is not None:
            if has_action(around):
                return around.index
            around = None if around.parent is None else self.dump.nodes[around.parent]
        return node.index


def screen_of(step: StepRecord, hierarchy: str) -> RecordedScreen | None:
    """What was seen before a step; None = its hierarchy was not kept, or cannot be read."""
    if not hierarchy:
        return None
    try:
        return RecordedScreen(step=step, dump=read_dump(hierarchy))
    except DeviceGone:
        return None


def _holds(node: Node, x: int, y: int) -> bool:
    left, top, right, bottom = node.bounds
    return left <= x < right and top <= y < bottom
