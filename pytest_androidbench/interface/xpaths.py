"""XPaths of a dump's elements by AndroidArena's rules: one to match by, one to act by, nearby ones.

The rules are those of `android_env2/xml_tool.py` of AndroidArenaAgent/AndroidArena. They are for
the tree as uiautomator2 searches it, where an element is called by its class: a `$` in a class's
name is a dot there. A value with quotes in it stands in others, which the published paths forget.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from lxml import etree

from pytest_androidbench.interface.hierarchy import HierarchyDump
from pytest_androidbench.interface.observation import Node

_ID: Final = "resource-id"
_TELLING: Final = (_ID, "text", "content-desc")
"""Attributes of which a value that stands once in the dump names its element, in this order."""
_NO_NAME: Final = re.compile(r"[^\w.-]+|\.{2,}")
_CLASSLESS: Final = "node"

_Finder: TypeAlias = Callable[[etree._Element], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class XPaths:
    """Both paths of one element."""

    matching: str
    """From the nearest element at or above it of which one value stands once in the dump, or else
    from the top. A text tells more than a place, and changes more often."""
    executed: str
    """From the nearest one at or above it whose resource id stands once, or else from the top."""
    unique: bool
    """Whether `matching` is known to name this element alone."""

    @property
    def best(self) -> str:
        """The path to match by where it is unique, else the one to act by."""
        return self.matching if self.unique else self.executed


_TOP: Final = XPaths(matching="/", executed="/", unique=False)
"""Those of the hierarchy itself, to which those of the windows' roots are added."""


class ScreenPaths:
    """The paths of one dump's elements; values and places are counted once."""

    def __init__(self, dump: HierarchyDump) -> None:
        self._elements = dump.elements
        self._root = dump.root
        self._values: dict[str, Counter[str | None]] = {key: Counter() for key in _TELLING}
        self._names: Counter[str] = Counter()
        self._steps: dict[etree._Element, str] = {}
        self._by_class: dict[str, str] = {}
        for holder in dump.root.iter("*"):
            self._count(holder)
        self._is_alone = self._names.total() == 1

    def of(self, index: int) -> XPaths:
        """The paths of an observation's node.

        Raises:
            IndexError: the dump has no such node.
        """
        return self._of(self._elements[index])

    def nearby(self, index: int) -> frozenset[str]:
        """Both paths of a node, of what holds it, of what stands beside it, and of what it holds.

        Of the whole tree; the published ones are of the compressed tree, and lack what stands
        before the node.

        Raises:
            IndexError: the dump has no such node.
        """
        own = self._elements[index]
        found = [self._of(own)]
        holder = own.getparent()
        if holder is not None and holder is not self._root:
            found.append(self._of(holder))
        if holder is not None:
            found.extend(self._all_in(holder))
        found.extend(self._all_in(own))
        return frozenset(path for each in found for path in (each.matching, each.executed))

    def _count(self, holder: etree._Element) -> None:
        """Count what an element says, and number what it holds by its class."""
        if holder is not self._root:
            self._names[self._name(holder)] += 1
            for key, counter in self._values.items():
                counter[holder.get(key)] += 1
        numbers: Counter[str] = Counter()
        for inner in holder.iterchildren("*"):
            name = self._name(inner)
            numbers[name] += 1
            self._steps[inner] = f"{name}[{numbers[name]}]"

    def _of(self, element: etree._Element) -> XPaths:
        matching, unique = self._path(element, self._telling)
        executed, _ = self._path(element, self._known_id)
        return XPaths(matching=matching, executed=executed, unique=unique and not self._is_alone)

    def _all_in(self, holder: etree._Element) -> Iterator[XPaths]:
        """The paths of all that one element holds: its own is looked for only once."""
        above = _TOP if holder is self._root else self._of(holder)
        for inner in holder.iterchildren("*"):
            telling, known_id = self._telling(inner), self._known_id(inner)
            step = self._steps[inner]
            yield XPaths(
                matching=f"//{telling}" if telling else f"{above.matching}/{step}",
                executed=f"//{known_id}" if known_id else f"{above.executed}/{step}",
                unique=bool(telling or above.unique) and not self._is_alone,
            )

    def _path(self, element: etree._Element, finder: _Finder) -> tuple[str, bool]:
        """Up to what a finder knows a name of; whether there was any."""
        steps: list[str] = []
        above: etree._Element | None = element
        while above is not None and above is not self._root:
            if known := finder(above):
                return "//" + "/".join([known, *reversed(steps)]), True
            steps.append(self._steps[above])
            above = above.getparent()
        return "//" + "/".join(reversed(steps)), False

    def _telling(self, element: etree._Element) -> str:
        """A step that names an element by what no other one says; "" = it says nothing such."""
        if self._is_alone:
            # As published, though no dump has labels: the only element is told by its tag.
            return f'*[@label="{element.tag}"]'
        for key, counter in self._values.items():
            value = element.get(key)
            if value is not None and counter[value] == 1:
                return f"*[@{key}={_quoted(value)}]"
        name = self._name(element)
        return name if self._names[name] == 1 else ""

    def _name(self, element: etree._Element) -> str:
        """What uiautomator2 calls an element; a screen has many elements of few classes."""
        kind = element.get("class", "")
        name = self._by_class.get(kind)
        if name is None:
            name = _NO_NAME.sub(".", kind.strip()).strip(".") or _CLASSLESS
            self._by_class[kind] = name
        return name

    def _known_id(self, element: etree._Element) -> str:
        value = element.get(_ID, "")
        return f"*[@{_ID}={_quoted(value)}]" if value and self._values[_ID][value] == 1 else ""


def has_action(node: Node) -> bool:
    """Whether AndroidArena knows an action of an element, and tells it on a line of its own."""
    can = (node.clickable, node.scrollable, node.long_clickable, node.checkable, node.focusable)
    return any(can)


def _quoted(value: str) -> str:
    """A text as XPath writes it; one with both kinds of quotes is put together of several."""
    if '"' not in value:
        return f'"{value}"'
    if "'" not in value:
        return f"'{value}'"
    parts = ", '\"', ".join(f'"{part}"' for part in value.split('"'))
    return f"concat({parts})"
