"""The nodes of a screen that AndroidArena's tree has, each with what it holds.

First what neither says nor does anything goes, its children taking its place. Then what can only be
read is merged into what holds it: its words that are not there already are added.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from pytest_androidbench.agents.parts.elements.listing import fit, short_class
from pytest_androidbench.interface.observation import Bounds, Node, Observation
from pytest_androidbench.interface.xpaths import has_action

BoundsRule: TypeAlias = Literal["off", "published", "overlap"]
"""What is merged for where it lies: nothing; whatever has a holder, as the published rule compares
an element with itself; what fills more than 80 % of its holder's width and height, as is meant."""

_SYSTEM: Final = "com.android.systemui"
_NAMELESS: Final = ("View", "FrameLayout", "LinearLayout", "RelativeLayout")
"""Classes that tell nothing, and are not told."""
_CLOCK_FACE: Final = "material_clock_face"
_MOST_OVERLAP: Final = 0.8
_NAME_WORDS: Final = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class MergeRules:
    """What goes into its holder beside what can only be read; by default nothing, as published."""

    switches: bool = False
    """Tell what can be checked by words of what holds it."""
    bounds: BoundsRule = "off"

    def words_of(self, branch: ArenaBranch) -> str:
        """What a branch says, its state in place of its words where that is told so."""
        if not (self.switches and _is_switch(branch.node)):
            return branch.words
        state = "on" if branch.node.checked else "off"
        return f", it has a switch and the switch is currently {state},"

    def merges(self, branch: ArenaBranch, holder: ArenaBranch) -> bool:
        """Whether a branch goes into what holds it; its actions are lost with it."""
        if not branch.actions or (self.switches and _is_switch(branch.node)):
            return True
        if self.bounds == "overlap":
            return _overlaps(branch.node.bounds, holder.node.bounds)
        return self.bounds == "published"


@dataclass(slots=True, kw_only=True)
class ArenaBranch:
    """A node that is left, with what it holds by now."""

    node: Node
    actions: str
    words: str
    branches: list[ArenaBranch] = field(default_factory=list)

    def walk(self, depth: int) -> Iterator[tuple[ArenaBranch, int]]:
        """It and all below, in reading order, with how deep each lies."""
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


def pruned(seen: Observation, most: int) -> list[ArenaBranch]:
    """What stands at the top when all that neither says nor does anything has gone.

    Args:
        seen: the screen.
        most: characters of one text that are kept.
    """
    top: list[ArenaBranch] = []
    nearest: dict[int | None, ArenaBranch | None] = {None: None}
    for node in seen.nodes:
        holder = nearest.get(node.parent)
        nearest[node.index] = holder
        if _says_or_does_something(node):
            branch = ArenaBranch(
                node=node,
                actions=_actions(node, holder.node if holder else None),
                words="".join(f"{fit(text, most)} " for text in (node.text, node.desc) if text),
            )
            nearest[node.index] = branch
            (holder.branches if holder else top).append(branch)
    return top


def merge_upward(top: Sequence[ArenaBranch], rules: MergeRules) -> None:
    """Move upward what is told by what holds it, from the top to the leaves."""
    for branch in top:
        branch.words = rules.words_of(branch)
    waiting = list(top)
    while waiting:
        holder = waiting.pop()
        _take_in(holder, rules)
        waiting.extend(holder.branches)


def arena_name(node: Node) -> str:
    """What AndroidArena calls an element in a sentence: its first five words and its class.

    "" = its class is not known.
    """
    words = (node.text or node.desc).split()[:_NAME_WORDS]
    return " ".join((*words, short_class(node))) if node.class_name else ""


class _MergedWords:
    """The words of a holder, with those of others that are not among them."""

    def __init__(self, words: str) -> None:
        self._words = words
        self._there: set[str] | None = None
        self._added: list[str] = []

    def add(self, words: str) -> None:
        if self._there is None:
            self._there = set(_bare(self._words))
            # Semicolons part an entry's fields.
            self._words = self._words.replace(";", ". ")
        added = [word for word in _bare(words) if word not in self._there]
        self._there.update(added)
        self._added += added

    def __str__(self) -> str:
        return self._words + "".join(f" {word}" for word in self._added)


def _take_in(holder: ArenaBranch, rules: MergeRules) -> None:
    words = _MergedWords(holder.words)
    kept: list[ArenaBranch] = []
    left = list(reversed(holder.branches))
    while left:
        branch = left.pop()
        branch.words = rules.words_of(branch)
        if rules.merges(branch, holder):
            words.add(branch.words)
            left.extend(reversed(branch.branches))
        else:
            kept.append(branch)
    holder.words = str(words)
    holder.branches = kept


def _bare(words: str) -> list[str]:
    for mark in ";,.":
        words = words.replace(mark, " ")
    return words.split()


def _is_switch(node: Node) -> bool:
    return node.checked or node.checkable


def _overlaps(inner: Bounds, outer: Bounds) -> bool:
    across, down = (inner[end] - inner[end - 2] for end in (2, 3))
    of_across, of_down = (outer[end] - outer[end - 2] for end in (2, 3))
    return down > _MOST_OVERLAP * of_down and across > _MOST_OVERLAP * of_across


def _says_or_does_something(node: Node) -> bool:
    says = bool(node.text or node.desc)
    is_so = node.checked or node.password or node.selected
    return node.package != _SYSTEM and (says or is_so or has_action(node))


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
    on_a_clock = holder is not None and _CLOCK_FACE in _id(holder)
    return f"{words}click" if on_a_clock else words


def _class(node: Node) -> str:
    short = short_class(node)
    return "" if short in _NAMELESS else short


def _id(node: Node) -> str:
    return node.resource_id.partition(":id/")[2]
