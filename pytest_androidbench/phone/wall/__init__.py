"""The second line of defence: what a phone gives up before it can be spoken to."""

from __future__ import annotations

from pytest_androidbench.phone.wall.wall import WallLayer, raise_wall

__all__ = ["WallLayer", "raise_wall"]
