"""What may be pressed without effect, and why."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from tests.phone_apps.crawler.walk import Finding


@dataclass(frozen=True, slots=True)
class Excuse:
    """A kind of node on a kind of page; both are patterns."""

    page: str
    target: str
    reason: str

    def fits(self, finding: Finding) -> bool:
        """Whether a finding is of this kind."""
        page, target = str(finding.page), str(finding.target)
        return bool(re.search(self.page, page)) and bool(re.fullmatch(self.target, target))


EXCUSES: Final = (
    Excuse(
        "nexuslauncher Launcher full$",
        "back ''",
        "there is nothing behind the home screen",
    ),
    Excuse(
        "settings SubSettings full 'About phone'",
        "tap 'Build number'",
        "Android counts the first two touches in silence",
    ),
    Excuse(
        "settings PatternDialog",
        r"tap 'Cell \d added'",
        "a point of the pattern that is drawn already stays where it is",
    ),
    Excuse(
        "calendar.pro ReminderWarning",
        "back ''",
        "the disclaimer wants to be read, and goes by its own button only",
    ),
    Excuse(
        "PickDate",
        r"tap '\w{3}, \w{3} #'",
        "the date leads from the years back to the days, which are open",
    ),
    Excuse(
        "expense ChooseTheme",
        "back ''",
        "the dialog cannot be cancelled: it wants one of its buttons",
    ),
    Excuse(
        "smsmessenger Thread full",
        r"tap '(Your code is #|Our train.*|Ada)'",
        "a message takes touches for the selection, and does nothing outside of it",
    ),
    Excuse(
        "markor (Main|Document) full",
        "tap 'Jump to bottom'",
        "a page that is seen as a whole is at its bottom",
    ),
    Excuse(
        "markor Document full",
        "tap '(De-indent|Move text one line (up|down))'",
        "an empty note has no indent and no other line",
    ),
    Excuse(
        r"gallery\.pro EditPage full",
        "tap '(Rotate|Flip horizontally|Flip vertically)'",
        "the picture alone turns, which is no part of the hierarchy",
    ),
)
"""A tap on what is chosen already (a selected tab, a checked radio button) is never tried."""


def unexcused(findings: list[Finding]) -> list[Finding]:
    """The findings that are faults."""
    return [found for found in findings if not any(e.fits(found) for e in EXCUSES)]
