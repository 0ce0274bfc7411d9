"""The tree of AndroidArena: compressed twice, an indented line with an id for each node left.

As `android_env2/xml_tool.py` of AndroidArenaAgent/AndroidArena has it, whose spaces and colons are
kept; `arena_branches` has what is left out and what is merged.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pytest_androidbench.agents.parts.elements.arena_branches import (
    BoundsRule,
    MergeRules,
    merge_upward,
    pruned,
)
from pytest_androidbench.agents.parts.elements.arena_ids import ids_from
from pytest_androidbench.agents.parts.elements.listing import MOST, Element, ElementList
from pytest_androidbench.agents.parts.home_screen import is_home
from pytest_androidbench.agents.parts.screen_digest import screen_digest
from pytest_androidbench.interface.observation import Observation

_INDENT: Final = " " * 4
_DEEPEST: Final = 100
"""Levels that are indented: no app's screen has as many, and blanks would be all that is told of
one that is made to."""


def androidarena_tree(
    seen: Observation,
    *,
    app: str | None = None,
    merge: bool = True,
    merge_switches: bool = False,
    merge_by_bounds: BoundsRule = "off",
    ids: Iterator[str] | None = None,
    most: int = MOST,
) -> ElementList:
    """The tree as AndroidArena tells it.

    Args:
        seen: the screen.
        app: what the app in front is called, "" for the home screen; None = what its package says.
        merge: whether to merge what can only be read into what holds it.
        merge_switches: whether to tell a switch by words of what holds it, as the published code
            can and by default does not.
        merge_by_bounds: what else to merge, for where it lies; likewise off by default.
        ids: what to call the elements, in reading order (`arena_ids`); None = by ids that follow
            from the screen, no two alike.
        most: characters of one text that are told.
    """
    top = pruned(seen, most)
    if merge:
        merge_upward(top, MergeRules(switches=merge_switches, bounds=merge_by_bounds))
    names = ids_from(int(screen_digest(seen)[:4], 16)) if ids is None else ids
    elements = []
    lines = [_headline(seen, app)]
    for branch, depth in (each for one in top for each in one.walk(depth=1)):
        name, words = next(names), branch.line()
        elements.append(Element(name=name, node=branch.node, words=words))
        lines.append(f"{_INDENT * min(depth, _DEEPEST)}[{name}] {words}")
    return ElementList(seen=seen, elements=tuple(elements), text="\n".join(lines))


def lengths_in(tree: ElementList) -> Mapping[int, int]:
    """Characters of each node's line in a tree, its blanks in front included, by its index."""
    lines = tree.text.split("\n")[1:]
    return {each.node.index: len(line) for each, line in zip(tree, lines, strict=True)}


def _headline(seen: Observation, app: str | None) -> str:
    if app is None:
        app = "" if is_home(seen.package) else seen.package.rsplit(".", 1)[-1]
    told = f"The current APP is {app}.: " if app else "This is the home screen view.: "
    return told.replace("\n", "")
