"""The list of AndroidGen: a tag for each element.

As `environment/android/env.py` of THUDM/AndroidGen writes it: M3A's elements, with its numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pytest_androidbench.agents.parts.elements.listing import (
    MOST,
    Element,
    ElementList,
    fit,
    in_quotes,
    kept_nodes,
    on_screen,
    short_class,
)
from pytest_androidbench.interface.observation import Node, Observation

_KEYBOARD: Final = "inputmethod"
"""What the ids of a keyboard's elements have, which are left out."""


def androidgen_list(seen: Observation, *, escaped: bool = True, most: int = MOST) -> ElementList:
    """The elements as AndroidGen tells them.

    Args:
        seen: the screen.
        escaped: let no text of the screen begin a line or a tag; the published list does.
        most: characters of one text that are told.
    """
    elements = tuple(
        Element(name=str(number), node=node, words=_tag(number, node, escaped, most))
        for number, node in enumerate(kept_nodes(seen))
        if on_screen(node, seen) and _KEYBOARD not in node.resource_id
    )
    return ElementList(seen=seen, elements=elements, text="\n".join(e.words for e in elements))


def _tag(number: int, node: Node, escaped: bool, most: int) -> str:
    words = fit(node.text or node.desc, most)
    words = _without_tags(words) if escaped else words
    attributes = "".join(f" {each}" for each in _attributes(number, node))
    return f"<element{attributes}> {words} </element>"


def _attributes(number: int, node: Node) -> Iterator[str]:
    yield f'id="{number}"'
    if node.class_name:
        yield f"class={_value(short_class(node))}"
    if node.resource_id:
        yield f"resource-name={_value(node.resource_id)}"
    if node.clickable:
        yield "clickable"
    if node.checkable:
        yield f'checkable status="{"on" if node.checked else "off"}"'
    if node.editable:
        yield "editable"


def _value(text: str) -> str:
    # Android's own tools let no quotes into such names; an app that has some has made it up.
    return in_quotes(_without_tags(fit(text, MOST)), escaped=True)


def _without_tags(text: str) -> str:
    return text.replace("<", "&lt;").replace("\n", "\\n")
