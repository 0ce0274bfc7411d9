"""How much an episode may use."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields, replace


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Bounds of one episode, shared by its turns. None = not limited."""

    steps: int | None = None
    """Actions the agent may take."""
    seconds: float | None = None
    """Wall time of the agent and the device together."""
    tokens: int | None = None
    """Model tokens, as far as the agent tells them."""
    money: float | None = None
    """US dollars, as far as the agent tells them."""
    calls: int | None = None
    """Calls of a model, as far as the agent tells them."""

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if value is not None and not 0 < value < math.inf:
                raise ValueError(f"limit {field.name} must be positive, got {value!r}")

    def overridden_by(self, other: Limits) -> Limits:
        """These limits with every limit that `other` sets put in their place."""
        given = {f.name: getattr(other, f.name) for f in fields(other)}
        return replace(self, **{name: value for name, value in given.items() if value is not None})
