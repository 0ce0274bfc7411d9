"""What an episode is for: its agent's rate, a found case kept from coming back, or neither.

Only `rated` episodes are part of a rate. What was pinned was chosen for having failed, what a study
tried was chosen to make the agent fail, and what is quarantined is known to be untrustworthy:
pooled with the others each would bend the rate.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from pytest_androidbench.records.record import Cell
from pytest_androidbench.records.studied import is_studied

PIN: Final = "pin"
"""The axis of a cell's variation that says which pinned case it is."""


class Standing(StrEnum):
    """What an episode counts for."""

    RATED = "rated"
    """For the success rate."""
    PINNED = "pinned"
    """As a regression test of a found case: told under a heading of its own."""
    STUDIED = "studied"
    """For what a search of a task's params finds: told with its study."""
    QUARANTINED = "quarantined"
    """For nothing: it is run and told, and judges nobody."""


def standing_of(cell: Cell, quarantine: str) -> Standing:
    """What an episode in a cell counts for.

    Args:
        cell: where it is.
        quarantine: since when and why it is in quarantine; "" = it is not.
    """
    if quarantine:
        return Standing.QUARANTINED
    if is_studied(cell):
        return Standing.STUDIED
    pinned = any(axis == PIN for axis, _ in cell.variation)
    return Standing.PINNED if pinned else Standing.RATED
