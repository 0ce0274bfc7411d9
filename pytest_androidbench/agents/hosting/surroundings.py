"""The environment of programs that are no part of us: other interpreters find their own modules."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Final

BEFORE: Final = "ANDROIDBENCH_PYTHONPATH"
"""In a host of ours: the worker's own PYTHONPATH, in whose place its whole module path stands."""


def for_ours(variables: Mapping[str, str]) -> dict[str, str]:
    """The environment of a program of ours: it finds all modules that this process finds."""
    path = os.pathsep.join(filter(None, sys.path))
    return {**variables, "PYTHONPATH": path, BEFORE: variables.get("PYTHONPATH", "")}


def for_others(variables: Mapping[str, str]) -> dict[str, str]:
    """The environment of a program of somebody else's, made of that of a program of ours.

    An interpreter of another environment would take our packages for its own, and prints into a
    pipe only when it has a lot to say.
    """
    found = {"PYTHONUNBUFFERED": "1", **variables}
    before = found.pop(BEFORE, None)
    if before:
        found["PYTHONPATH"] = before
    elif before is not None:
        found.pop("PYTHONPATH", None)
    return found
