"""An episode's actions and steps in the form in which AndroidArena compares them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Fault: TypeAlias = Literal["", "format", "action", "element", "app"]
"""Why a reply gave no action: its form, an unknown action, an unknown element, an unknown app."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaAction:
    """One action, by what AndroidArena tells it from others by."""

    kind: str
    """`start`, `click`, `long_click`, `set_text`, `swipe_up`, `swipe_down`, `swipe_left`,
    `swipe_right`, `press_back`, `press_enter`, `press_home`, `finish`, or another of this project's
    in lower case."""
    package: str = ""
    """Of `start`."""
    xpath: str = ""
    """Of the element acted on: the form for matching where it is unique, else the executed one."""
    nearby: frozenset[str] = frozenset()
    """Both forms of parent, siblings, the element itself and children; empty for another kind."""
    text: str = ""
    """Of `set_text`, and the answer of `finish`."""

    @property
    def on_element(self) -> bool:
        """Whether it names an element: any click, and setting a text."""
        return "click" in self.kind or self.kind == "set_text"


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaStep:
    """One step of an agent: what it did, or why it did nothing."""

    action: ArenaAction | None
    """None where it named no action, or one that cannot be translated."""
    fault: Fault = ""
    """The typed result of reading the reply; never searched for in a screen's text."""
    error: str = ""
    """What the agent was told about its fault."""
    entry: int = 0
    """Characters of the chosen element's line in the compressed observation; 0 where none was
    chosen or the line is missing."""
    observation: int = 0
    """Characters of the whole compressed observation."""
    translated: bool = True
    """Whether the action has a form here; False for a point on no element, for instance."""
