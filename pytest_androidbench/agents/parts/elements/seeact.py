"""The choices of SeeAct: each element described in words, behind letters.

How an element is described follows its class, as in `android_world/agents/seeact_utils.py`.
"""

from __future__ import annotations

import string
from typing import Final

from pytest_androidbench.agents.parts.elements.listing import (
    MOST,
    Element,
    ElementList,
    fit,
    in_quotes,
    kept_nodes,
    short_class,
)
from pytest_androidbench.interface.observation import Node, Observation

_LETTERS: Final = string.ascii_uppercase


def seeact_list(seen: Observation, *, escaped: bool = True, most: int = MOST) -> ElementList:
    """The elements as SeeAct offers them, A to Z, AA and so on.

    Only what has a class, and a text, description, hint or id to describe it by. What follows the
    choices, that none of them is right, is the agent's to add: `letters(len(...))` is its name.

    Args:
        seen: the screen.
        escaped: write texts as JSON; the published list does not.
        most: characters of one text that are told.
    """
    nodes = [node for node in kept_nodes(seen) if _can_be_described(node)]
    elements = tuple(
        Element(name=letters(place), node=node, words=described(node, escaped=escaped, most=most))
        for place, node in enumerate(nodes)
    )
    text = "\n".join(f"{each.name}. {each.words}" for each in elements)
    return ElementList(seen=seen, elements=elements, text=text)


def letters(place: int) -> str:
    """The name of a choice, counted from 0: A to Z, AA to ZZ, AAA and so on."""
    name = ""
    while place >= 0:
        place, letter = divmod(place, len(_LETTERS))
        name = _LETTERS[letter] + name
        place -= 1
    return name


def described(node: Node, *, escaped: bool = True, most: int = MOST) -> str:
    """An element in words, as `a "Name" text box that is empty` or `"Save" button`."""

    def quoted(text: str) -> str:
        return in_quotes(fit(text, most), escaped=escaped)

    kind = short_class(node).lower()
    if "radiobutton" in kind:
        return _checkable(node, "radio button", "selected", quoted(_first(node)))
    if "button" in kind:
        return _typed(node, "button", quoted(_typed_words(node)))
    if "image" in kind:
        return _typed(node, "image", quoted(_typed_words(node)))
    if "text" in kind and node.editable:
        name = node.hint or node.desc
        box = f"a {quoted(name)} text box" if name else "a text box"
        return f"{box} with the text {quoted(node.text)}" if node.text else f"{box} that is empty"
    if "text" not in kind and "switch" in kind:
        return _checkable(node, "switch", "checked", quoted(_first(node)))
    if "text" not in kind and "checkbox" in kind:
        return _checkable(node, "checkbox", "checked", quoted(_first(node)))
    return _typed(node, "icon", quoted(_typed_words(node)))


def _can_be_described(node: Node) -> bool:
    return bool(node.class_name and (node.label or node.resource_id))


def _first(node: Node) -> str:
    return node.text or node.hint or node.desc


def _typed_words(node: Node) -> str:
    return node.label or node.resource_id


def _typed(node: Node, kind: str, words: str) -> str:
    return f"{words} {kind}" if _typed_words(node) else kind


def _checkable(node: Node, kind: str, state: str, words: str) -> str:
    if node.text:
        told = f"a {kind} with the text {words}"
    else:
        told = f"a {words} {kind}" if _first(node) else f"a {kind}"
    return f"{told} that is {'' if node.checked else 'not '}{state}"
