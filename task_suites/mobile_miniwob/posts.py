"""Posts on a page of a social network: who wrote them, and the small pictures to touch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.interface.finding import descendants
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.reading import on_page
from task_suites.mobile_miniwob.seeing import Sight

AREA: Final = "area"
ICONS: Final = 4
"""Pictures at the foot of each post."""
ICON_CLASS: Final = "android.widget.Image"
WAY: Final = 450
"""Pixels of the display to move all posts by: a post of which the foot is not seen keeps its head.

The posts that are seen take 770 of them, and each of them 310.
"""
SCROLLS: Final = 9
VIVID: Final = 60
"""How far the parts of a colour are from each other that is no grey."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """What is seen of one."""

    user: str
    icons: list[Node]
    """Those that are seen as a whole, from left to right."""


def area(pilot: Pilot) -> Node:
    """What the posts are in."""
    return pilot.node(id=AREA)


def posts(pilot: Pilot) -> list[Post]:
    """Those that can be seen from head to foot."""
    there = area(pilot)
    found: list[Post] = []
    for node in descendants(pilot.observation, there):
        user = re.search(r"@\S+", node.text)
        if user and not node.clickable:
            found.append(Post(user=user.group(), icons=[]))
        elif found and node.class_name == ICON_CLASS and node.bounds[3] < there.bounds[3]:
            found[-1].icons.append(node)
    return [post for post in found if len(post.icons) == ICONS]


def screens(pilot: Pilot) -> Iterator[None]:
    """Stop at each part of the posts, until there are no more."""
    for _ in range(SCROLLS):
        yield
        before = pilot.observation.nodes
        left, top, right, bottom = area(pilot).bounds
        middle, start = (left + right) // 2, bottom - 100
        pilot.swipe((middle, start), (middle, max(start - WAY, top)), ms=1000)
        if pilot.observation.nodes == before:
            return
    yield


def is_lit(pilot: Pilot, icon: Node) -> bool:
    """Whether an icon is coloured: it was touched."""
    left, top, right, bottom = (round(edge) for edge in on_page(pilot, icon.bounds))
    sight = Sight(pilot)
    points = ((x, y) for x in range(left, right) for y in range(top, bottom))
    return any(max(c) - min(c) > VIVID for c in (sight.colour(x, y) for x, y in points))
