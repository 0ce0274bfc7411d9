"""Actions with the thoughts that led to them."""

from __future__ import annotations

from dataclasses import replace

from pytest_androidbench.agents.parts.faults import note_of
from pytest_androidbench.interface.actions import Action, Wait


def noted(action: Action, thought: str) -> Action:
    """An action with a model's thought as its note."""
    return replace(action, note=note_of(thought))


def nothing_done(why: str) -> Wait:
    """What an agent does in a step in which its model's reply can be of no use.

    The published agents spend a step on such a reply and leave the device alone. A wait of no time
    at all is an action that does the same; its note says why.
    """
    return Wait(0, note=note_of(why))
