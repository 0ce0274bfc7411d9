"""Ways that a task forbids, and whether one of them was gone: told by the device's events log.

Which activities were passed, each device tells (`appdata/activities.py`). What was pressed and
scrolled within them, and which pages lie in one activity, no Android writes down; a simulated
phone does while `persist.androidbench.journal` is `1`: `androidbench_page: [package,page]`,
`androidbench_press: [package,id,label]` and `androidbench_scroll: [package,id]`, whoever touches
it by whatever means. On other devices, and within the pages of browsers, an agent's steps tell
what it pressed and typed into.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Protocol

from pytest_androidbench.appdata.activities import ActivityWatch, watch_activities
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.actions import (
    Action,
    Adb,
    DoubleTap,
    LongPress,
    Scroll,
    Tap,
    Type,
)
from pytest_androidbench.interface.observation import Node, Observation

JOURNAL: Final = "persist.androidbench.journal"
"""Property by which a simulated phone writes down what is touched; part of a suite's state."""
_TAGS: Final = "androidbench_page androidbench_press androidbench_scroll"
_WRITTEN: Final = re.compile(r"^I/androidbench_(?P<kind>page|press|scroll): \[(?P<fields>.*)\]$")


class StepDone(Protocol):
    """A step of an episode."""

    @property
    def action(self) -> Action | Adb: ...

    @property
    def observation(self) -> Observation: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Forbidden:
    """What a constraint forbids; whatever is given is forbidden by itself."""

    packages: tuple[str, ...] = ()
    """Apps that must not come to the front."""
    activities: tuple[str, ...] = ()
    """Activities that must not, as patterns of the whole `package/full.Class`."""
    pages: tuple[str, ...] = ()
    """Pages that are no activities, as `package/page`."""
    pressed: tuple[str, ...] = ()
    """Elements that must not be pressed, as patterns of the whole `package/id/label`."""
    scrolled: tuple[str, ...] = ()
    """Packages in which nothing must be scrolled."""


@dataclass(frozen=True, slots=True)
class Touched:
    """What was passed or touched: `page`, `press` or `scroll`, and what it was."""

    kind: str
    what: str
    """`package/page`, `package/id/label` or `package/id`; the id without its package."""


@dataclass(frozen=True, slots=True)
class WayWatch:
    """What happened on a device since `watch_ways` was called."""

    activities: ActivityWatch

    def touched(self) -> list[Touched]:
        """What a simulated phone wrote down, in order; nothing on others."""
        script = f"logcat -d -b events -v tag -s {_TAGS}"
        printed = self.activities.device.shell(script, reads=True).text
        read = (_WRITTEN.match(line) for line in printed.splitlines())
        return [Touched(found["kind"], _joined(found["fields"])) for found in read if found]

    def breaches(self, forbidden: Forbidden, steps: Iterable[StepDone] = ()) -> list[str]:
        """What was done that is forbidden, in words; empty if nothing was.

        Args:
            forbidden: the ways that are.
            steps: of the episode, for devices that write nothing of touches down.
        """
        touched = [*self.touched(), *_touched_in(steps)]
        told = [*self._passed(forbidden), *_pressed(forbidden, touched)]
        return list(dict.fromkeys(told))

    def _passed(self, forbidden: Forbidden) -> Iterator[str]:
        for component in self.activities.components():
            package = component.partition("/")[0]
            if package in forbidden.packages or _fits(component, forbidden.activities):
                yield f"{component} was in front"


def watch_ways(device: Device) -> WayWatch:
    """Let the events log begin here: ahead of `episode.run()`, with the home screen in front."""
    return WayWatch(watch_activities(device))


def _pressed(forbidden: Forbidden, touched: Iterable[Touched]) -> Iterator[str]:
    for one in touched:
        match one.kind:
            case "page" if one.what in forbidden.pages:
                yield f"the page {one.what} was shown"
            case "press" if _fits(one.what, forbidden.pressed):
                yield f"{one.what} was pressed"
            case "scroll" if one.what.partition("/")[0] in forbidden.scrolled:
                yield f"{one.what} was scrolled"


def _touched_in(steps: Iterable[StepDone]) -> Iterator[Touched]:
    for step in steps:
        action, seen = step.action, step.observation
        if isinstance(action, Scroll):
            yield Touched("scroll", f"{seen.package}/")
        elif isinstance(action, Tap | DoubleTap | LongPress):
            yield from _press(_under(seen, action.at))
        elif isinstance(action, Type):
            # Who names a field to type into touches it.
            focused = next((node.index for node in seen.nodes if node.focused), -1)
            yield from _press(_under(seen, focused if action.at is None else action.at))


def _press(node: Node | None) -> Iterator[Touched]:
    if node is not None:
        short = node.resource_id.rpartition("/")[2]
        yield Touched("press", f"{node.package}/{short}/{node.label}")


def _under(seen: Observation, at: int | tuple[int, int]) -> Node | None:
    """The element that a touch goes to: the one named, or the last that can be pressed there."""
    if isinstance(at, int):
        return seen.nodes[at] if 0 <= at < len(seen.nodes) else None
    x, y = at
    there = [
        node
        for node in seen.nodes
        if node.bounds[0] <= x < node.bounds[2] and node.bounds[1] <= y < node.bounds[3]
    ]
    return next((node for node in reversed(there) if node.clickable), None)


def _joined(fields: str) -> str:
    """The fields of a line as `package/id/label`: a label may have commas of its own."""
    return "/".join(fields.split(",", 2))


def _fits(what: str, patterns: Iterable[str]) -> bool:
    return any(re.fullmatch(pattern, what, re.DOTALL) for pattern in patterns)
