"""What one gate says of a run."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class GateJudgement:
    """What one gate says."""

    status: int
    sentence: str
    page: Path | None = None
    """Where it is told at length."""
