"""What placing decides: which attempt begins where, and what is over."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Placement:
    """One attempt at a cell, at one slot."""

    cell: str
    attempt: int
    """From 1; each attempt at the cell has a number of its own."""
    lost: int
    """How many before it were given up with their slots: these use up no retry."""
    slot: str
    node: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Decided:
    """What is to be done after an event, in this order."""

    spare: bool = False
    """The record that came is of an attempt that is over: it is kept beside, and never counted."""
    given_up: tuple[Placement, ...] = ()
    """Attempts whose slots were lost: each is kept as infra_error with the name of its node."""
    ended: tuple[str, ...] = ()
    """Cells that are over: what is kept of their attempts is all there will be."""
    set_aside: tuple[str, ...] = ()
    """Nodes that are given nothing more; what runs there may end."""
    start: tuple[Placement, ...] = ()
    """Attempts that begin now."""
