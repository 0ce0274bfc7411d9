"""Ways a device can be kept while episodes run on it, where it has several."""

from __future__ import annotations

from typing import Literal, TypeAlias

ClockWay: TypeAlias = Literal["virtual", "wall"]
"""Whether its time moves by what is done, as only a simulated phone's can, or as on the wall."""
RestoreWay: TypeAlias = Literal["snapshot", "app-data"]
"""Whether the whole of it comes back, or the data of apps, shared storage and settings."""
