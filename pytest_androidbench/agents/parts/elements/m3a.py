"""The list of M3A: a line like JSON for each element.

Form and order of the fields are those of `android_world/agents/m3a.py`; it leaves out what is empty
or, for some fields, false.
"""

from __future__ import annotations

from collections.abc import Iterator

from pytest_androidbench.agents.parts.elements.listing import (
    MOST,
    Element,
    ElementList,
    fit,
    in_quotes,
    kept_nodes,
    on_screen,
)
from pytest_androidbench.interface.observation import Node, Observation


def m3a_list(seen: Observation, *, escaped: bool = True, most: int = MOST) -> ElementList:
    """The elements as M3A tells them.

    An element's number is its place among all that could be told, so that numbers are missing where
    one lies beside the screen.

    Args:
        seen: the screen.
        escaped: write texts as JSON; the published list does not.
        most: characters of one text that are told.
    """
    elements = tuple(
        Element(name=str(number), node=node, words=_line(number, node, escaped, most))
        for number, node in enumerate(kept_nodes(seen))
        if on_screen(node, seen)
    )
    text = "\n".join(f"UI element {each.name}: {each.words}" for each in elements)
    return ElementList(seen=seen, elements=elements, text=text)


def _line(number: int, node: Node, escaped: bool, most: int) -> str:
    told = ", ".join(f'"{name}": {value}' for name, value in _fields(node, escaped, most))
    return f'{{"index": {number}, {told}}}'


def _fields(node: Node, escaped: bool, most: int) -> Iterator[tuple[str, str | bool]]:
    texts = {"text": node.text, "content_description": node.desc, "hint_text": node.hint}
    for name, text in texts.items():
        if text:
            yield name, in_quotes(fit(text, most), escaped=escaped)
    yield "is_clickable", node.clickable
    yield "is_long_clickable", node.long_clickable
    yield "is_editable", node.editable
    if node.scrollable:
        yield "is_scrollable", True
    if node.focusable:
        yield "is_focusable", True
    yield "is_selected", node.selected
    yield "is_checked", node.checked
