"""Finds what a person would mean by a label on the screen, and says why it cannot."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.texts import some

_MOST_LABELS: Final = 60
_SAME: Final = str.maketrans(
    {"\u2011": "-", "\u2010": "-", "\u2019": "'", "\u2018": "'", "\u00a0": " ", "\u202f": " "}
)
"""Characters that look alike and that nobody types."""
_UNSEEN: Final = re.compile("[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """What to look for; everything given has to fit."""

    label: str | None = None
    """Text, description or hint."""
    text: str | None = None
    desc: str | None = None
    id: str | None = None
    """Resource id, with or without its package."""
    index: int | None = None
    """Which of several that fit, from 0 in reading order; negative counts from the last."""
    editable: bool = False

    def __str__(self) -> str:
        given = {"text": self.text, "desc": self.desc, "id": self.id, "index": self.index}
        words = [repr(self.label)] if self.label is not None else []
        words += [f"{name}={value!r}" for name, value in given.items() if value is not None]
        return ("text field " if self.editable else "") + (", ".join(words) or "anything")


def find_all(observation: Observation, target: Target, *, begins: bool = True) -> list[Node]:
    """Nodes that fit best: exactly, else but for case and look-alikes, else by how they begin."""
    fitting = [n for n in observation.nodes if _fits_id(n, target) and _fits_kind(n, target)]
    for same in (_exactly, _alike, _begins_alike) if begins else (_exactly, _alike):
        found = [node for node in fitting if _fits_words(node, target, same)]
        if found:
            return found
    return []


def find_one(observation: Observation, target: Target) -> Node:
    """The one node that is meant.

    Raises:
        PilotError: none fits, or several do; says what the screen shows.
    """
    found = find_all(observation, target)
    if not found:
        raise PilotError(f"cannot find {target}; {described(observation)}")
    if target.index is not None:
        return _numbered(found, target, observation)
    touched = _apart(observation, found)
    if len(touched) > 1:
        places = "; ".join(_place(observation, node) for node in touched)
        raise PilotError(
            f"{target} is ambiguous, {len(touched)} fit: {places}; "
            f"add index= to choose one; {described(observation)}"
        )
    return touched[0]


def fits_by_beginning_only(observation: Observation, target: Target) -> bool:
    """Whether what fits here does so by how its words begin, and nothing fits better."""
    exact = find_all(observation, target, begins=False)
    return not exact and bool(find_all(observation, target))


def check_touchable(observation: Observation, node: Node) -> None:
    """Make sure that a tap on a node would reach it.

    Raises:
        PilotError: it is disabled, off the screen, or something lies over it.
    """
    name = _place(observation, node)
    if not node.enabled:
        raise PilotError(f"{name} is disabled; {described(observation)}")
    x, y = node.center
    if not (0 <= x < observation.width and 0 <= y < observation.height):
        raise PilotError(f"{name} lies outside of the screen; {described(observation)}")
    cover = _cover(observation, node)
    if cover is not None:
        over = _place(observation, cover)
        raise PilotError(f"{name} is covered by {over}; {described(observation)}")


def described(observation: Observation) -> str:
    """What is in front and every label on the screen, for error messages."""
    labels = list(dict.fromkeys(node.label for node in observation.nodes if node.label))
    shown = some([*map(repr, labels)], _MOST_LABELS) or "nothing with a label"
    keyboard = ", with the keyboard open" if observation.keyboard else ""
    return f"{observation.package} ({observation.activity}){keyboard} shows {shown}"


def ancestors(observation: Observation, node: Node) -> Iterator[Node]:
    """A node's parent, that one's parent, and so on."""
    while node.parent is not None:
        node = observation.nodes[node.parent]
        yield node


def descendants(observation: Observation, node: Node) -> list[Node]:
    """Everything inside a node."""
    inside = {node.index}
    for candidate in observation.nodes[node.index + 1 :]:
        if candidate.parent in inside:
            inside.add(candidate.index)
    return [observation.nodes[index] for index in sorted(inside - {node.index})]


def plain(text: str) -> str:
    """A text without case, look-alike characters and marks that cannot be seen."""
    return " ".join(_UNSEEN.sub("", text).translate(_SAME).casefold().split())


def _exactly(wanted: str, shown: str) -> bool:
    return wanted == shown


def _alike(wanted: str, shown: str) -> bool:
    return plain(wanted) == plain(shown)


def _begins_alike(wanted: str, shown: str) -> bool:
    return bool(plain(wanted)) and plain(shown).startswith(plain(wanted))


def _fits_words(node: Node, target: Target, same: Callable[[str, str], bool]) -> bool:
    shown = ((target.text, (node.text,)), (target.desc, (node.desc,)))
    label = ((target.label, (node.text, node.desc, node.hint)),)
    return all(
        wanted is None or any(same(wanted, word) for word in words)
        for wanted, words in (*shown, *label)
    )


def _fits_id(node: Node, target: Target) -> bool:
    wanted = target.id
    return wanted is None or node.resource_id == wanted or node.resource_id.endswith(f"/{wanted}")


def _fits_kind(node: Node, target: Target) -> bool:
    return node.editable or not target.editable


def _numbered(found: Sequence[Node], target: Target, observation: Observation) -> Node:
    assert target.index is not None
    try:
        return found[target.index]
    except IndexError:
        raise PilotError(
            f"cannot find {target}: only {len(found)} fit; {described(observation)}"
        ) from None


def _apart(observation: Observation, found: Sequence[Node]) -> list[Node]:
    """One node for each thing that a tap would reach; things that take taps win over others."""
    by_receiver: dict[int, Node] = {}
    for node in found:
        by_receiver.setdefault(_receiver(observation, node).index, node)
    active = [n for n in by_receiver.values() if _takes_taps(_receiver(observation, n))]
    return active or list(by_receiver.values())


def _receiver(observation: Observation, node: Node) -> Node:
    chain = (node, *ancestors(observation, node))
    return next((member for member in chain if _takes_taps(member)), node)


def _takes_taps(node: Node) -> bool:
    return node.clickable or node.long_clickable or node.checkable or node.editable


def _cover(observation: Observation, node: Node) -> Node | None:
    """What lies over the middle of a node and would take its tap; later nodes are on top."""
    related = {n.index for n in descendants(observation, _receiver(observation, node))}
    x, y = node.center
    for other in reversed(observation.nodes[node.index + 1 :]):
        left, top, right, bottom = other.bounds
        over = left <= x < right and top <= y < bottom
        if over and other.index not in related and _takes_taps(other):
            return other
    return None


def _place(observation: Observation, node: Node) -> str:
    inner = (n.label for n in descendants(observation, node) if n.label)
    name = node.label or next(inner, node.resource_id or node.class_name)
    kind = node.class_name.rpartition(".")[2]
    return f"{name!r} ({kind} at {list(node.bounds)})"
