"""Where two texts differ, for what remembers changes and takes them back."""

from __future__ import annotations

from pytest_androidbench.phone.ui.box import TextEdit


def difference(before: str, after: str) -> TextEdit:
    """The one change that makes a text another; of like texts an empty one at the end."""
    start = _alike(before, after)
    end = _alike(before[start:][::-1], after[start:][::-1])
    return TextEdit(start, before[start : len(before) - end], after[start : len(after) - end])


def _alike(one: str, other: str) -> int:
    """How many characters two texts begin with alike, found by halves, as texts may be long."""
    known, most = 0, min(len(one), len(other))
    while known < most:
        middle = (known + most + 1) // 2
        if one[known:middle] == other[known:middle]:
            known = middle
        else:
            most = middle - 1
    return known
