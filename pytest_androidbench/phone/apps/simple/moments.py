"""How the Simple apps write days and hours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

PATTERN: Final = "date_format"
HOUR24: Final = "use_24_hour_format"
PATTERNS: Final[Mapping[str, tuple[str, str]]] = {
    "dd.MM.yyyy": ("one", "%d.%m.%Y"),
    "dd/MM/yyyy": ("two", "%d/%m/%Y"),
    "MM/dd/yyyy": ("three", "%m/%d/%Y"),
    "dd-MM-yyyy": ("eight", "%d-%m-%Y"),
    "MM-dd-yyyy": ("seven", "%m-%d-%Y"),
    "yyyy-MM-dd": ("four", "%Y-%m-%d"),
    "d MMMM yyyy": ("five", "%-d %B %Y"),
    "MMMM d yyyy": ("six", "%B %-d %Y"),
}
"""The pattern as it is kept -> what its button's id ends with, and the pattern for Python.

In the order they are offered; the first holds on a fresh phone.
"""


def day_pattern(app: App) -> str:
    """How days are written, for `strftime`."""
    return PATTERNS[kept_pattern(app)][1]


def hour24(app: App) -> bool:
    """Whether hours are counted to 24: as was chosen, else as the phone does."""
    return app.prefs("Prefs").get(HOUR24, app.phone.display.hour24)


def kept_pattern(app: App) -> str:
    """How days are written, as it is kept."""
    first = next(iter(PATTERNS))
    kept = app.prefs("Prefs").get(PATTERN, first)
    return kept if kept in PATTERNS else first
