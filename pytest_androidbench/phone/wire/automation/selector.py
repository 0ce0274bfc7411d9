"""UiSelector: which elements fit, and in which order they are looked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Literal

from pytest_androidbench.phone.ui.tree import Node
from pytest_androidbench.phone.wire.automation.errors import BadCall, BadPattern
from pytest_androidbench.phone.wire.automation.java_regex import (
    JavaPatternError,
    SearchMatching,
    compile_java,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.matching.pattern import Pattern

MAX_DEPTH: Final = 12
MAX_LINKS: Final = 32

Relation = Literal["child", "sibling"]
Test = Literal["equals", "contains", "starts", "matches", "flag"]

_INDEX: Final = 0x800000
_INSTANCE: Final = 0x1000000

FIELDS: Final[Sequence[tuple[str, int, str, Test]]] = (
    ("text", 0x01, "text", "equals"),
    ("textContains", 0x02, "text", "contains"),
    ("textMatches", 0x04, "text", "matches"),
    ("textStartsWith", 0x08, "text", "starts"),
    ("className", 0x10, "class_name", "equals"),
    ("classNameMatches", 0x20, "class_name", "matches"),
    ("description", 0x40, "desc", "equals"),
    ("descriptionContains", 0x80, "desc", "contains"),
    ("descriptionMatches", 0x100, "desc", "matches"),
    ("descriptionStartsWith", 0x200, "desc", "starts"),
    ("checkable", 0x400, "checkable", "flag"),
    ("checked", 0x800, "checked", "flag"),
    ("clickable", 0x1000, "clickable", "flag"),
    ("longClickable", 0x2000, "long_clickable", "flag"),
    ("scrollable", 0x4000, "scrollable", "flag"),
    ("enabled", 0x8000, "enabled", "flag"),
    ("focusable", 0x10000, "focusable", "flag"),
    ("focused", 0x20000, "focused", "flag"),
    ("selected", 0x40000, "selected", "flag"),
    ("packageName", 0x80000, "package", "equals"),
    ("packageNameMatches", 0x100000, "package", "matches"),
    ("resourceId", 0x200000, "resource_id", "equals"),
    ("resourceIdMatches", 0x400000, "resource_id", "matches"),
)
"""A selector's fields: name, bit in its mask, attribute of a node, how they compare."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """One thing a node must have."""

    field: str
    attribute: str
    test: Test
    value: str | bool
    pattern: Pattern | None = None

    def holds(self, node: Node, matching: SearchMatching, *, ignore_case: bool) -> bool:
        """Whether a node has it."""
        found = getattr(node, self.attribute)
        if self.test == "flag":
            return bool(found) == self.value
        text, value = str(found), str(self.value)
        if self.pattern is not None:
            return matching.fits(self.pattern, text)
        if self.test == "equals":
            return text == value
        if ignore_case:
            text, value = text.lower(), value.lower()
        return text.startswith(value) if self.test == "starts" else value in text


@dataclass(frozen=True, slots=True, kw_only=True)
class Selector:
    """What a client looks for: conditions, a place among its like, then a child or sibling."""

    conditions: tuple[Condition, ...] = ()
    index: int | None = None
    instance: int = 0
    has_instance: bool = False
    relation: Relation | None = None
    target: Selector | None = None

    @property
    def simple(self) -> bool:
        """Whether conditions are all it has; such selectors look into every window."""
        return self.index is None and not self.has_instance and self.target is None

    @property
    def last(self) -> Selector:
        """The part whose node is the result."""
        return self if self.target is None else self.target.last

    def numbered(self, instance: int) -> Selector:
        """The same, for the result numbered `instance`."""
        if self.target is not None:
            return replace(self, target=self.target.numbered(instance))
        return replace(self, instance=instance, has_instance=True)

    def then(self, relation: Relation, target: Selector) -> Selector:
        """The same, and from its result on to a child or sibling."""
        if self.target is not None:
            return replace(self, target=self.target.then(relation, target))
        return replace(self, relation=relation, target=target)

    def __str__(self) -> str:
        words = [f"{c.field.upper()}={c.value}" for c in self.conditions]
        if self.index is not None:
            words.append(f"INDEX={self.index}")
        if self.has_instance:
            words.append(f"INSTANCE={self.instance}")
        if self.target is not None:
            words.append(f"{'CHILD' if self.relation == 'child' else 'PARENT'}={self.target}")
        return f"UiSelector[{', '.join(words)}]"


def parse(data: object, depth: int = 0) -> Selector:
    """Read a selector as clients send it: only fields whose bit is in the mask count.

    Raises:
        BadCall: it is none.
        BadPattern: one of its regular expressions is none.
    """
    if not isinstance(data, Mapping) or depth > MAX_DEPTH:
        raise BadCall("not a selector")
    mask = data.get("mask", 0)
    if type(mask) is not int:
        raise BadCall("a selector's mask is a number")
    conditions = tuple(_condition(data, *field) for field in FIELDS if mask & field[1])
    selector = Selector(
        conditions=conditions,
        index=_number(data, "index") if mask & _INDEX else None,
        instance=_number(data, "instance") if mask & _INSTANCE else 0,
        has_instance=bool(mask & _INSTANCE),
    )
    for relation, target in _links(data):
        selector = selector.then(relation, parse(target, depth + 1))
    return selector


def _condition(
    data: Mapping[str, Any], field: str, _bit: int, attribute: str, test: Test
) -> Condition:
    value = data.get(field)
    wanted = bool if test == "flag" else str
    if not isinstance(value, wanted):
        raise BadCall(f"{field} must be a {wanted.__name__}")
    pattern = None
    if test == "matches":
        try:
            pattern = compile_java(str(value))
        except JavaPatternError as error:
            raise BadPattern(str(error)) from error
    return Condition(field=field, attribute=attribute, test=test, value=value, pattern=pattern)


def _number(data: Mapping[str, Any], field: str) -> int:
    value = data.get(field, 0)
    if type(value) is not int or not 0 <= value < 2**31:
        raise BadCall(f"{field} must be a number from 0")
    return value


def _links(data: Mapping[str, Any]) -> Iterator[tuple[Relation, object]]:
    relations = data.get("childOrSibling") or []
    targets = data.get("childOrSiblingSelector") or []
    if not isinstance(relations, list) or not isinstance(targets, list):
        raise BadCall("childOrSibling and childOrSiblingSelector are lists")
    if len(relations) > MAX_LINKS:
        raise BadCall("too many children and siblings")
    for relation, target in zip(relations, targets, strict=False):
        yield ("sibling" if str(relation).lower() == "sibling" else "child"), target
