"""Which agents are ours, told from their names alone."""

from __future__ import annotations

from typing import Final

BUILT_IN: Final = ("null", "random", "reference", "replay:RUN")


def is_built_in(spec: str) -> bool:
    """Whether `--agent` names one of ours."""
    return spec in BUILT_IN[:-1] or (spec.startswith("replay:") and spec != "replay:")
