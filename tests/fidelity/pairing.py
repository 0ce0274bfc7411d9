"""Pairs the elements of a real screen with the nodes of a dump of ours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from lxml import etree

from tests.fidelity.outlines import FLAGS, Element, Outline

Node: TypeAlias = etree._Element


@dataclass(slots=True)
class Pairs:
    """What was found of an outline in a dump."""

    nodes: list[Node]
    """Of the dump, in its order."""
    same: dict[Node, Element] = field(default_factory=dict)
    """Nodes that are as an element says, where it says."""
    near: dict[Node, Element] = field(default_factory=dict)
    """Nodes that stand where an element does, and differ from it."""
    repeats: dict[Node, Element] = field(default_factory=dict)
    """Further nodes of elements that stand for many."""
    wrong: list[str] = field(default_factory=list)
    """What is neither so nor told."""

    @property
    def alone(self) -> list[Node]:
        """Nodes that no element stands for."""
        return [node for node in self.nodes if not self.taken(node)]

    def taken(self, node: Node) -> bool:
        """Whether an element was found to be this node."""
        return node in self.same or node in self.near or node in self.repeats


def pair(outline: Outline, xml: str) -> Pairs:
    """Pair an outline with a dump; say what is not told."""
    root = etree.fromstring(xml.encode("utf-8", errors="replace"))
    found = Pairs(list(root.iter("node")))
    pairing = _Pairing(found, {node: place for place, node in enumerate(found.nodes)})
    pairing.level(outline.roots, root, 0, first=True)
    ours = {called(node) for node in found.alone}
    found.wrong += [f"ours alone: {name}" for name in sorted(ours - outline.ours.keys())]
    found.wrong += [f"told as ours, is not: {name}" for name in sorted(outline.ours.keys() - ours)]
    return found


def called(node: Node) -> str:
    """A node as `Class #id`, by the last words of both."""
    name = node.get("resource-id", "").rpartition("/")[2]
    return node.get("class", "").rpartition(".")[2] + (f" #{name}" if name else "")


@dataclass(frozen=True, slots=True)
class _Pairing:
    found: Pairs
    place: dict[Node, int]

    def level(self, elements: Sequence[Element], above: Node, after: int, *, first: bool) -> int:
        """Pair siblings below a node, behind a place of the dump; where the next may be."""
        for element in elements:
            node = self._find(element, above, after)
            if node is None:
                after = self._missing(element, above, after, first=first)
                continue
            self._take(node, element, first=first)
            after = self._inside(element, node, first=first)
            if element.many:
                after = self._repeat(element, node, after)
        return after

    def _find(self, element: Element, above: Node, after: int) -> Node | None:
        """The node that is as the element says; one that comes near where it is told to differ."""
        candidates = [n for n in self._candidates(element, above) if self.place[n] >= after]
        alike = [node for node in candidates if not differences(element, node)]
        if alike:
            return alike[0]
        near = [n for n in candidates if element.id and n.get("resource-id") == element.id]
        return near[0] if near and element.why else None

    def _candidates(self, element: Element, above: Node) -> Iterator[Node]:
        """What has a name is found however deep, what has none only where it ought to be."""
        yield from above.iterchildren("node")
        if element.id or element.text or element.desc:
            yield from (node for node in above.iterdescendants("node"))

    def _missing(self, element: Element, above: Node, after: int, *, first: bool) -> int:
        if first and not element.why:
            self.found.wrong.append(f"not found: {short(element)} @{element.file}:{element.line}")
        return self.level(element.kids, above, after, first=first)

    def _take(self, node: Node, element: Element, *, first: bool) -> None:
        so = not differences(element, node)
        if not first:
            self.found.repeats[node] = element
        elif so:
            self.found.same[node] = element
        else:
            self.found.near[node] = element
        if first and so and element.why:
            self.found.wrong.append(f"is so, and told as different: {short(element)}")

    def _inside(self, element: Element, node: Node, *, first: bool) -> int:
        self.level(element.kids, node, self.place[node] + 1, first=first)
        return self.place[node] + sum(1 for _ in node.iter("node"))

    def _repeat(self, element: Element, node: Node, after: int) -> int:
        for sibling in node.itersiblings("node"):
            if not differences(element, sibling):
                self._take(sibling, element, first=False)
                after = self._inside(element, sibling, first=False)
        return after


def differences(element: Element, node: Node) -> list[str]:
    """In what a node is not as an element says."""
    flags = frozenset(name for name in FLAGS.values() if node.get(name) == "true")
    says = {"class": element.cls, "resource-id": element.id}
    says |= {"text": element.text} if element.text else {}
    says |= {"content-desc": element.desc} if element.desc else {}
    differ = [name for name, value in says.items() if node.get(name, "") != value]
    return differ + (["flags"] if element.flags is not None and element.flags != flags else [])


def short(element: Element) -> str:
    """An element as `Class #id`."""
    name = element.id.rpartition("/")[2]
    return element.cls.rpartition(".")[2] + (f" #{name}" if name else "")
