"""What was done in a step, in words for the scratchpad; the paper's agents are told it likewise."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.agents.parts.elements.listing import ElementList, short_class
from pytest_androidbench.agents.parts.history import one_line
from pytest_androidbench.interface.actions import (
    OPPOSITE,
    Action,
    Answer,
    LongPress,
    NoAction,
    Open,
    Press,
    Scroll,
    Tap,
    Type,
)

WORDS: Final = 5
"""Of an element's own that name it."""
_MOST_NAME: Final = 60
_MOST_TYPED: Final = 120
_FIELDS: Final = 4
"""Of an entry, ahead of its words."""


def did(action: Action, listed: ElementList) -> str:
    """A sentence part such as `click "Save" (Button)`; it holds no id, so it stays true."""
    match action:
        case Open(app=app):
            return f"start {one_line(app, _MOST_NAME)}"
        case Tap(at=at):
            return f"click {_element(at, listed)}"
        case LongPress(at=at):
            return f"long click {_element(at, listed)}"
        case Type(text=text, at=at):
            return f'type "{one_line(text, _MOST_TYPED)}" into {_element(at, listed)}'
        case Scroll(direction=direction):
            return f"swipe {OPPOSITE[direction]}"
        case Press(key=key):
            return f"press {key}"
        case Answer(text=text):
            return f'finish with "{one_line(text, _MOST_TYPED)}"'
        case NoAction(fault=fault):
            return f"nothing, as the answer could not be used (wrong {fault})"
        case _:
            return type(action).__name__.lower()


def _element(at: object, listed: ElementList) -> str:
    """What an element is called: the first words of its entry, and the short name of its class."""
    entry = next((each for each in listed if each.node.index == at), None)
    if entry is None:
        return f"the place {at}"
    # Behind names, actions, state and more; what was merged into it counts as its own.
    told = entry.words.split(";", _FIELDS)[-1].removesuffix(": ")
    words = " ".join(told.split()[:WORDS])
    kind = short_class(entry.node) or "element"
    return f'"{one_line(words, _MOST_NAME)}" ({kind})' if words else f"the {kind}"
