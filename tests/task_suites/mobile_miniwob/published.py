"""The published list of pages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_LINES: Final = Path(__file__).with_name("published.txt").read_text("utf-8").splitlines()
PUBLISHED: Final = [line for line in _LINES if not line.startswith("#")]
"""Lines of it, with * behind those of the subset."""
PAGES: Final = [line.rstrip("*") for line in PUBLISHED]
