"""Finds a node of one observation in another: the same thing, wherever it stands now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from pytest_androidbench.interface.finding import plain
from pytest_androidbench.interface.observation import Node


@dataclass(frozen=True, slots=True)
class SeenNode:
    """A node and what belongs to it."""

    node: Node
    words: frozenset[str]
    """Labels of it and of what is in it."""
    around: frozenset[str]
    """Labels within the nearest node above it that has some beside these."""

    @property
    def name(self) -> tuple[str, str]:
        """Text and description; of a field that has one, the hint in place of what was typed."""
        node = self.node
        text = node.hint if node.editable and node.hint else node.text
        return plain(text), plain(node.desc)

    @property
    def named(self) -> bool:
        """Whether it has a text or a description of its own."""
        return any(self.name)


_Alike: TypeAlias = Callable[[SeenNode, SeenNode], bool]


def seen_of(nodes: Sequence[Node]) -> list[SeenNode]:
    """The nodes of an observation with what belongs to each."""
    words: list[set[str]] = [{plain(node.label)} - {""} for node in nodes]
    for node in reversed(nodes):  # what is inside comes behind what it is in
        if node.parent is not None:
            words[node.parent] |= words[node.index]
    within = list(map(frozenset, words))
    return [SeenNode(node, within[node.index], _around(node, nodes, within)) for node in nodes]


def _around(node: Node, nodes: Sequence[Node], within: Sequence[frozenset[str]]) -> frozenset[str]:
    above = node.parent
    while above is not None and within[above] == within[node.index]:
        above = nodes[above].parent
    return within[above] if above is not None else frozenset()


def _exactly(one: SeenNode, other: SeenNode) -> bool:
    return _kind(one) == _kind(other) and one.name == other.name and one.words == other.words


def _by_name_and_kind(one: SeenNode, other: SeenNode) -> bool:
    same = _kind(one) == _kind(other) and one.name == other.name
    return same and (one.named or not one.words or bool(one.words & other.words))


def _by_name_and_id(one: SeenNode, other: SeenNode) -> bool:
    same = one.node.resource_id == other.node.resource_id and one.name == other.name
    return same and one.named


def _by_label(one: SeenNode, other: SeenNode) -> bool:
    label = plain(one.node.label)
    return label != "" and label == plain(other.node.label)


def _by_words(one: SeenNode, other: SeenNode) -> bool:
    return not one.named and bool(one.words) and one.words == other.words


def _kind(seen: SeenNode) -> tuple[str, str]:
    return seen.node.resource_id, seen.node.class_name


_WAYS: Final[tuple[_Alike, ...]] = (
    _exactly, _by_name_and_kind, _by_name_and_id, _by_label, _by_words,
)  # fmt: skip
"""How two nodes can be the same, surest first."""


def find_again(wanted: SeenNode, now: Sequence[SeenNode]) -> Node | None:
    """The node that is the same by id, class, text and description, else by fewer of these.

    Of several the one that has the same around it, and of these the nearest. A node that carries
    an id and no word is found by them alone where one of that kind is on the screen.

    Returns:
        None where nothing is the same.
    """
    for alike in _WAYS:
        if found := [other for other in now if alike(wanted, other)]:
            return min(found, key=lambda other: _distance(wanted, other)).node
    alone = [other for other in now if _kind(other) == _kind(wanted)]
    return alone[0].node if wanted.node.resource_id and len(alone) == 1 else None


def _distance(one: SeenNode, other: SeenNode) -> tuple[int, int, int]:
    (x, y), (u, v) = one.node.center, other.node.center
    shared = len(one.around & other.around)
    return -shared, abs(x - u) + abs(y - v), abs(one.node.index - other.node.index)
