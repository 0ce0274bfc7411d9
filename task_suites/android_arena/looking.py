"""Goals that only look: what they ask for must be in sight when the agent says that it is done.

Such a goal holds if an app's page is in front, uncovered by dialog, shade or keyboard, and each
value that belongs there stands within the screen. The values come from the app's own data and the
device's clock, never from the solution.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.observation import Node, Observation


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """One element that must be seen: whatever is given must fit."""

    id: str = ""
    """Resource id, without its package."""
    text: str = ""
    """The whole text."""
    has: str = ""
    """A pattern that text or description must contain."""
    desc: str = ""
    """The whole content description."""
    also: Callable[[Node], bool] | None = None
    """What else must be so, such as being selected."""

    def fits(self, node: Node) -> bool:
        """Whether a node is what must be seen."""
        return (
            (not self.id or node.resource_id.rpartition("/")[2] == self.id)
            and (not self.text or node.text == self.text)
            and (not self.desc or node.desc == self.desc)
            and (not self.has or bool(re.search(self.has, f"{node.text}\n{node.desc}")))
            and (self.also is None or self.also(node))
        )


def in_sight(
    device: Device, package: str, *sights: Sight, activity: str = "", typing: bool = False
) -> list[str]:
    """What is missing from the screen, in words; empty if all is there.

    Args:
        device: as the agent left it.
        package: of the app that must be in front, with nothing over it.
        sights: what must be seen there.
        activity: the end of the activity's class, where it matters.
        typing: whether the keyboard may be there, as over what is found while one types.
    """
    front = device.foreground()
    if front.package != package or not front.activity.endswith(activity):
        return [f"{front.package}/{front.activity} is in front, not {package}{activity}"]
    seen = device.observe()
    if covered := _covered(front.window, seen, package, typing=typing):
        return [covered]
    return [f"nothing on the screen is {sight}" for sight in sights if not is_seen(seen, sight)]


def _covered(window: str, seen: Observation, package: str, *, typing: bool) -> str:
    if "/" not in window:
        return f"the window {window!r} lies over the app"
    if seen.keyboard and not typing:
        return "the keyboard lies over the app"
    if seen.nodes and seen.nodes[0].package != package:
        return f"{seen.nodes[0].package} lies over the app"
    return ""


def is_seen(seen: Observation, sight: Sight) -> bool:
    """Whether something on the screen is what must be seen."""
    return any(sight.fits(node) and _is_visible(seen, node) for node in seen.nodes)


def _is_visible(seen: Observation, node: Node) -> bool:
    """Whether some of it lies within the screen: dumps cut bounds off at what scrolls."""
    left, top, right, bottom = node.bounds
    return max(left, 0) < min(right, seen.width) and max(top, 0) < min(bottom, seen.height)
