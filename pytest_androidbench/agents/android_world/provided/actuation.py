"""Carrying out actions on given elements: stands for `android_world.env.actuation`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

_NEAR: Final = 1
"""How many letters may be other ones where an element is looked for by its words."""


def execute_adb_action(
    action: Any, screen_elements: Sequence[Any], screen_size: tuple[int, int], env: Any
) -> None:
    """Carry out a `JSONAction`, an index being one of these elements'.

    Answers and statuses do nothing here, as published.

    Raises:
        ValueError, IndexError: its index or point is none.
    """
    env.execute(action, screen_elements, screen_size)


def find_and_click_element(element_text: str, env: Any, case_sensitive: bool = False) -> None:
    """Tap the element whose text or description is nearest to a text, but for one letter.

    Raises:
        ValueError: there is none.
    """
    elements = env.get_ui_elements()
    ranked = [
        (edits(_cased(element_text, case_sensitive), _cased(words, case_sensitive)), index)
        for index, element in enumerate(elements)
        for words in (element.text, element.content_description)
        if words is not None
    ]
    distance, index = min(ranked, default=(_NEAR + 1, -1))
    if distance > _NEAR:
        raise ValueError(f"no element is called {element_text!r:.200}")
    x, y = elements[index].bbox_pixels.center
    env.run(["shell", "input", "tap", str(int(x)), str(int(y))])


def edits(one: str, other: str) -> int:
    """How many letters have to be put in, left out or exchanged; what is over 1 counts as 2."""
    while one and other and one[0] == other[0]:
        one, other = one[1:], other[1:]
    while one and other and one[-1] == other[-1]:
        one, other = one[:-1], other[:-1]
    return min(_NEAR + 1, max(len(one), len(other)))


def _cased(text: str, case_sensitive: bool) -> str:
    return text if case_sensitive else text.lower()
