"""Dates and times in the formats that are set."""

from __future__ import annotations

import re
from datetime import datetime
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.joplin.preferences import (
    DATE_FORMAT,
    TIME_FORMAT,
    JoplinPreferences,
)
from pytest_androidbench.phone.system.times import local_time

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

DATE_FORMATS: Final = (
    "DD/MM/YYYY", "DD/MM/YY", "MM/DD/YYYY", "MM/DD/YY", "YYYY-MM-DD", "DD.MM.YYYY", "YYYY.MM.DD",
    "YYMMDD", "YYYY/MM/DD",
)  # fmt: skip
TIME_FORMATS: Final = ("HH:mm", "h:mm A", "HH.mm")
_CODES: Final = {
    "YYYY": "%Y",
    "YY": "%y",
    "MM": "%m",
    "DD": "%d",
    "HH": "%H",
    "mm": "%M",
    "A": "%p",
}
_TOKEN: Final = re.compile("YYYY|YY|MM|DD|HH|mm|h|A")


def moment_text(phone: Phone, settings: JoplinPreferences, ms: int) -> str:
    """A date with its time, as in `15/10/2023 15:34`."""
    pattern = f"{settings.text(DATE_FORMAT)} {settings.text(TIME_FORMAT)}"
    return formatted(local_time(phone, ms), pattern)


def formatted(moment: datetime, pattern: str) -> str:
    """A moment in a format of moment.js."""

    def part(found: re.Match[str]) -> str:
        if found[0] == "h":
            return str(moment.hour % 12 or 12)
        return moment.strftime(_CODES[found[0]])

    return _TOKEN.sub(part, pattern)
