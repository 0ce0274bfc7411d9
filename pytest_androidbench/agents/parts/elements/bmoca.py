"""The lists of B-MoCA's agents: all nodes, each as Python writes a dictionary.

Facts: gimme1dollar/b-moca, `bmoca/agent/llm_agent/gpt.py` at e98681f (R0, what the paper ran) and
`bmoca/agent/foundation_model/utils.py` at 9c56c16 (R1, which came later).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from pytest_androidbench.agents.parts.elements.listing import (
    MOST,
    Element,
    ElementList,
    fit,
    short_class,
)
from pytest_androidbench.interface.observation import Node, Observation

Form: TypeAlias = Literal["R0", "R1"]
Entry: TypeAlias = dict[str, int | str]
_SHORT: Final = 20
"""Characters that a description has fewer of to be told in R0."""
_BOXED: Final = ("slider", "settings.id_label")
"""Whose places are told in R0."""


def bmoca_list(
    seen: Observation, form: Form = "R1", *, boxes: bool = False, most: int = MOST
) -> ElementList:
    """The elements as B-MoCA's agents are told them, numbered from 0.

    Nodes come as an XML parser leaves them, children ahead of what holds them. Each has a line of
    its own, where the published code has them all in the brackets of one list.

    Args:
        seen: the screen.
        form: of the paper's code, or of the later one.
        boxes: whether R1 tells where each is; R0 tells that of sliders and of labels of settings.
        most: characters of one text that are told.
    """
    elements = []
    for tag, node in enumerate(_left(seen)):
        if form == "R0":
            entry = _of_paper(node, seen, most)
        else:
            entry = _of_later(node, seen, most, boxes=boxes)
        words = str({"numeric_tag": tag, **entry})
        elements.append(Element(name=str(tag), node=node, words=words))
    return ElementList(
        seen=seen, elements=tuple(elements), text="\n".join(each.words for each in elements)
    )


def _left(seen: Observation) -> Iterator[Node]:
    """All nodes, in the order in which they end."""
    open_nodes: list[Node] = []
    for node in seen.nodes:
        while open_nodes and open_nodes[-1].index != node.parent:
            yield open_nodes.pop()
        open_nodes.append(node)
    yield from reversed(open_nodes)


def _of_later(node: Node, seen: Observation, most: int, *, boxes: bool) -> Entry:
    found: Entry = {
        "resource_id": fit(node.resource_id.rpartition("/")[2], most),
        "class": fit(short_class(node), most),
        "content_description": fit(node.desc, most),
        "text": fit(node.text, most),
        "checked": str(node.checked or node.selected or node.focused).lower(),
    }
    return {**found, "bbox location": _box(node, seen)} if boxes else found


def _of_paper(node: Node, seen: Observation, most: int) -> Entry:
    description = fit(_described(node), most)
    found: Entry = {"description": description}
    if any(part in description for part in _BOXED):
        found["location bounding box ((x1, y1), (x2, y2))"] = _box(node, seen)
    return found


def _described(node: Node) -> str:
    name = node.resource_id.replace(":", ".").replace("/", "_") or node.class_name
    if 0 < len(node.desc) < _SHORT:
        words = node.desc.replace("/", "_").replace(" ", "").replace(":", "_")
    else:
        words = node.text.lower().replace(",", "")
        for sign in "/ :":
            words = words.replace(sign, "_")
    return f"{name}_{words}" if words else name


def _box(node: Node, seen: Observation) -> str:
    left, top, right, bottom = node.bounds
    across, down = seen.width, seen.height
    return f"(({left / across:.2f}, {top / down:.2f}), ({right / across:.2f}, {bottom / down:.2f}))"
