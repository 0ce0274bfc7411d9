"""The tree of AndroidArena: compressed twice, an indented line with an id for each node left.

First what neither says nor does anything goes, its children taking its place. Then what can only be
read is merged into what holds it: its words that are not there already are added, as in
`android_env2/xml_tool.py` of AndroidArenaAgent/AndroidArena, whose spaces and colons are kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.agents.parts.elements.listing import (
    MOST,
    Element,
    ElementList,
    fit,
    short_class,
)
from pytest_androidbench.agents.parts.screen_digest import screen_digest
from pytest_androidbench.interface.observation import Node, Observation

_SYSTEM: Final = "com.android.systemui"
_NAMELESS: Final = ("View", "FrameLayout", "LinearLayout", "RelativeLayout")
"""Classes that tell nothing, and are not told."""
_INDENT: Final = " " * 4
_IDS: Final = 0x10000
_STRIDE: Final = 40_503
"""Odd, so that its multiples go through all ids before one comes again."""


def androidarena_tree(
    seen: Observation,
    *,
    app: str | None = None,
    merge: bool = True,
    merge_switches: bool = False,
    most: int = MOST,
) -> ElementList:
    """The tree as AndroidArena tells it.

    Its ids are as long as the published ones, which are drawn anew for each screen; these follow
    from the screen, and no two are alike.

    Args:
        seen: the screen.
        app: what the app in front is called, "" for the home screen; None = what its package says.
        merge: whether to merge what can only be read into what holds it.
        merge_switches: whether to tell a switch by words of what holds it, as the published code
            can and by default does not.
        most: characters of one text that are told.
    """
    top = _pruned(seen, most)
    if merge:
        _merge(top, merge_switches)
    placed = [each for branch in top.branches for each in branch.walk(depth=1)]
    elements = []
    lines = [_headline(seen, app)]
    first = int(screen_digest(seen)[:4], 16)
    for place, (branch, depth) in enumerate(placed):
        name = _name(first, place)
        words = branch.line()
        elements.append(Element(name=name, node=branch.node, words=words))
        lines.append(f"{_INDENT * depth}[{name}] {words}")
    return ElementList(seen=seen, elements=tuple(elements), text="\n".join(lines))


def _name(first: int, place: int) -> str:
    rounds, place = divmod(place, _IDS)
    return f"n{rounds or ''}{(first + _STRIDE * place) % _IDS:04x}"


def _headline(seen: Observation, app: str | None) -> str:
    if app is None:
        app = "" if "launcher" in seen.package else seen.package.rsplit(".", 1)[-1]
    return f"The current APP is {app}.: " if app else "This is the home screen view.: "


@dataclass(slots=True, kw_only=True)
class _Top:
    """What holds the windows; no element itself."""

    branches: list[_Branch] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class _Branch:
    """A node that is left, with what it holds by now."""

    node: Node
    actions: str
    words: str
    branches: list[_Branch] = field(default_factory=list)

    def walk(self, depth: int) -> Iterator[tuple[_Branch, int]]:
        """It and all below, in reading order."""
        waiting = [(self, depth)]
        while waiting:
            branch, deep = waiting.pop()
            yield branch, deep
            waiting.extend((each, deep + 1) for each in reversed(branch.branches))

    def line(self) -> str:
        """What is told of it, behind its id."""
        node = self.node
        names = (_class(node), _id(node))
        status = "".join(
            f"{word} "
            for word, holds in (
                ("checked", node.checked),
                ("password", node.password),
                ("selected", node.selected),
                ("unchecked", node.checkable and not node.checked),
            )
            if holds
        )
        more = " you can input password, " if node.password else ""
        more += " selected, " if node.selected else ""
        told = "".join(f"{name} " for name in names if name)
        return f"{told};{self.actions}; {status};{more};{self.words}: ".replace("\n", "")


def _class(node: Node) -> str:
    short = short_class(node)
    return "" if short in _NAMELESS else short


def _id(node: Node) -> str:
    return node.resource_id.partition(":id/")[2]


def _pruned(seen: Observation, most: int) -> _Top:
    top = _Top()
    left: dict[int, _Branch] = {}
    for node in seen.nodes:
        holder = _holder(seen, node, left)
        if _says_or_does_something(node):
            branch = _Branch(
                node=node,
                actions=_actions(node, holder.node if holder else None),
                words="".join(f"{fit(text, most)} " for text in (node.text, node.desc) if text),
            )
            left[node.index] = branch
            (holder or top).branches.append(branch)
    return top


def _holder(seen: Observation, node: Node, left: dict[int, _Branch]) -> _Branch | None:
    """The nearest node above that is left."""
    parent = node.parent
    while parent is not None and parent not in left:
        parent = seen.nodes[parent].parent
    return None if parent is None else left[parent]


def _says_or_does_something(node: Node) -> bool:
    does = (
        node.checkable, node.checked, node.clickable, node.focusable, node.scrollable,
        node.long_clickable, node.password, node.selected,
    )  # fmt: skip
    return node.package != _SYSTEM and (bool(node.text or node.desc) or any(does))


def _actions(node: Node, holder: Node | None) -> str:
    words = "".join(
        f"{word} "
        for word, can in (
            ("click", node.clickable),
            ("scroll", node.scrollable),
            ("long-click", node.long_clickable),
            ("check", node.checkable),
        )
        if can
    )
    if not words and node.focusable:
        words = "focusable "
    # The numbers of a clock's face can be touched, and Android does not say so.
    on_a_clock = holder is not None and "material_clock_face" in _id(holder)
    return f"{words}click" if on_a_clock else words


def _merge(top: _Top, switches: bool) -> None:
    """Move what can only be read upward, from the top to the leaves."""
    waiting: list[_Top | _Branch] = [top]
    while waiting:
        holder = waiting.pop()
        merged: list[_Branch] = []
        left = list(reversed(holder.branches))
        while left:
            branch = left.pop()
            goes = not branch.actions
            if switches and (branch.node.checked or branch.node.checkable):
                state = "on" if branch.node.checked else "off"
                branch.words = f", it has a switch and the switch is currently {state},"
                goes = True
            if goes and isinstance(holder, _Branch):
                holder.words = _with_words(holder.words, branch.words)
                left.extend(reversed(branch.branches))
            else:
                merged.append(branch)
        holder.branches = merged
        waiting.extend(merged)


def _with_words(words: str, more: str) -> str:
    """Words with those of others that are not among them; semicolons part an entry's fields."""
    there = _bare(words)
    added = "".join(f" {word}" for word in _bare(more) if word not in there)
    return (words + added).replace(";", ". ")


def _bare(words: str) -> list[str]:
    for mark in ";,.":
        words = words.replace(mark, " ")
    return words.split()
