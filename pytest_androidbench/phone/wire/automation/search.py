"""Looking for a selector's element, in the order UiAutomator looks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pytest_androidbench.phone.ui.tree import Node
from pytest_androidbench.phone.wire.automation.errors import BadPattern
from pytest_androidbench.phone.wire.automation.java_regex import JavaPatternError, SearchMatching
from pytest_androidbench.phone.wire.automation.selector import Selector


def walk(root: Node) -> Iterator[Node]:
    """A node and everything below, parents first."""
    stack = [root]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(node.children))


class _Part:
    """One part of a chained selector with its own count of matches so far."""

    __slots__ = ("_matching", "seen", "selector")

    def __init__(self, selector: Selector, matching: SearchMatching) -> None:
        self.selector = selector
        self.seen = 0
        self._matching = matching

    def fits(self, node: Node, index: int) -> bool:
        selector = self.selector
        if selector.index is not None and selector.index != index:
            return False
        holds = (c.holds(node, self._matching, ignore_case=True) for c in selector.conditions)
        if not all(holds):
            return False
        if selector.instance > self.seen:
            self.seen += 1
            return False
        return True


class _Search:
    """A search for a chained selector; what fails below a match is not looked at again."""

    def __init__(self, selector: Selector, matching: SearchMatching) -> None:
        self._parts: list[_Part] = []
        part: Selector | None = selector
        while part is not None:
            self._parts.append(_Part(part, matching))
            part = part.target

    def run(self, node: Node, parent: Node | None, index: int, at: int = 0) -> Node | None:
        part = self._parts[at]
        start = node
        if part.fits(node, index):
            if part.selector.target is None:
                return node
            if part.selector.relation == "sibling":
                if parent is None:
                    return None
                start = parent
            at += 1
        for number, child in enumerate(start.children):
            if (found := self.run(child, start, number, at)) is not None:
                return found
        return None


def _simple(windows: Sequence[Node], selector: Selector, matching: SearchMatching) -> Node | None:
    for root in windows:
        for node in walk(root):
            if all(c.holds(node, matching, ignore_case=False) for c in selector.conditions):
                return node
    return None


def _find(
    windows: Sequence[Node], active: Sequence[Node], selector: Selector, matching: SearchMatching
) -> Node | None:
    if selector.simple:
        return _simple(windows, selector, matching)
    search = _Search(selector, matching)
    for number, root in enumerate(active):
        if (found := search.run(root, None, number)) is not None:
            return found
    return None


def find(windows: Sequence[Node], active: Sequence[Node], selector: Selector) -> Node | None:
    """The first element that fits.

    Simple selectors look into all `windows` and mind the case; the others know only the
    `active` window and do not, as UiAutomator's two ways to search differ.

    Raises:
        BadPattern: matching takes too long.
    """
    try:
        return _find(windows, active, selector, SearchMatching())
    except JavaPatternError as error:
        raise BadPattern(str(error)) from error


def count(windows: Sequence[Node], active: Sequence[Node], selector: Selector) -> int:
    """How many elements fit, as instances numbered from 0.

    Raises:
        BadPattern: matching takes too long.
    """
    if selector.last.has_instance:
        return int(find(windows, active, selector) is not None)
    found = 0
    matching = SearchMatching()
    try:
        while _find(windows, active, selector.numbered(found), matching) is not None:
            found += 1
    except JavaPatternError as error:
        raise BadPattern(str(error)) from error
    return found
