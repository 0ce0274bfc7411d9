"""A screen as AndroidGen's agent shows it, and which ids its model may name."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.agents.androidgen.apps import app_called
from pytest_androidbench.agents.parts.elements.androidgen import androidgen_list
from pytest_androidbench.agents.parts.elements.listing import ElementList, kept_nodes
from pytest_androidbench.agents.parts.shown import Shown
from pytest_androidbench.interface.observation import Observation


@dataclass(frozen=True, slots=True, kw_only=True)
class GenScreen:
    """One screen."""

    app: str
    """In front, by its name."""
    listed: ElementList
    """What is told of it."""
    shown: Shown
    """What can be named."""

    @property
    def seen(self) -> Observation:
        """The screen itself."""
        return self.listed.seen


def gen_screen(seen: Observation, *, by_position: bool = False, escaped: bool = True) -> GenScreen:
    """A screen, made ready to be shown.

    Args:
        seen: what the device shows.
        by_position: let an id name whatever stands at its place in the list from which elements
            are chosen, shown or not, as in the published code.
        escaped: as of `androidgen_list`.
    """
    listed = androidgen_list(seen, escaped=escaped)
    shown = positions_of(seen) if by_position else listed.shown
    return GenScreen(app=app_called(seen.package), listed=listed, shown=shown)


def positions_of(seen: Observation) -> Shown:
    """A screen whose ids are places among all that could be shown."""
    places = {str(place): node.index for place, node in enumerate(kept_nodes(seen))}
    return Shown(seen=seen, elements=places)
