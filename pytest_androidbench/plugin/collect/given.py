"""What the controller of pytest-xdist hands to its workers."""

from __future__ import annotations

from typing import Final

KEY: Final = "androidbench"
"""Entry of `workerinput`."""
