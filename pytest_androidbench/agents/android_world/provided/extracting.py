"""JSON out of a model's answer: stands for `android_world.agents.agent_utils`."""

from __future__ import annotations

import ast
import json
import re
from typing import Any, Final

_FIRST: Final = re.compile(r"\{.*?\}")
_MOST: Final = 100_000
"""Characters: nothing longer is an action, and Python's parser takes its time with it."""


def extract_json(s: str) -> dict[str, Any] | None:
    """The first braces on a line of a text, read as Python has it, else as JSON; None if neither.

    Braces within them end it early: an action has none.
    """
    found = _FIRST.search(s)
    if found is None or len(found[0]) > _MOST:
        return None
    for read in (ast.literal_eval, json.loads):
        try:
            value: Any = read(found[0])
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            continue
        return value if isinstance(value, dict) else None
    return None
