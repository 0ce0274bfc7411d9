"""What a page's scripts write to the console (`WebChromeClient.onConsoleMessage`)."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Mapping
from typing import Any

from pytest_androidbench.phone.browser.limits import MOST_LINES, MOST_TEXT


class PageConsole:
    """Lines that nobody has taken yet; of too many the last ones stay."""

    def __init__(self) -> None:
        self._lines: deque[str] = deque(maxlen=MOST_LINES)

    def called(self, params: Mapping[str, Any]) -> None:
        """A script has called `console.log`, or another of its functions."""
        self._lines.append(" ".join(map(_written, params.get("args", [])))[:MOST_TEXT])

    def take(self) -> tuple[str, ...]:
        """Each line once, in the order in which they came."""
        lines = tuple(self._lines)
        self._lines.clear()
        return lines


def _written(value: Mapping[str, Any]) -> str:
    """A value as the console shows it."""
    known = value.get("value")
    if isinstance(known, str):
        return known
    plain = "undefined" if value.get("type") == "undefined" else json.dumps(known)
    return str(value.get("description", plain))
