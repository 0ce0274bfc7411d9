"""The rules of repetition that are offered, in words."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.message import Message, tr

WEEKLY_ON_WEEKDAYS: Final = "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
RULES: Final[dict[str, Message]] = {
    "": tr("Does not repeat"), "FREQ=DAILY": tr("Every day"),
    WEEKLY_ON_WEEKDAYS: tr("Every weekday (Monday to Friday)"), "FREQ=WEEKLY": tr("Every week"),
    "FREQ=MONTHLY": tr("Every month"), "FREQ=YEARLY": tr("Every year"),
}  # fmt: skip
"""The rules that are offered; all others are put together on a page."""
