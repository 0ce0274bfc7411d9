"""The parts of all screens that walks go through, and what has no effect there with reason."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps import INSTALLED, WORLD
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.walk import Finding

LAUNCHER: Final = "com.google.android.apps.nexuslauncher"
KEYBOARD: Final = "com.google.android.inputmethod.latin"
SYSTEM_LISTS: Final = frozenset({"Choose", "EnterText", "SpinnerList", "ShareSheet"})
"""Dialogs that an app with many settings opens again and again."""
PICKERS: Final = frozenset({"PickDate", "PickTime", "PickTimeMaterial", "PickColor"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """A part of all screens that one walk goes through."""

    starts: Mapping[str, Callable[[Phone], object]]
    """How one gets from home to where the walk starts."""
    beyond: frozenset[str]
    """Packages and names of screens that others go through."""
    least: int
    """So many pages are there at least: fewer means that the walk lost its way."""


@dataclass(frozen=True, slots=True)
class Excuse:
    """A kind of node on a kind of page that may be pressed without effect; both are patterns."""

    page: str
    target: str
    reason: str

    def fits(self, finding: Finding) -> bool:
        """Whether a finding is of this kind."""
        page, target = str(finding.page), str(finding.target)
        return bool(re.search(self.page, page)) and bool(re.fullmatch(self.target, target))


def started(package: str) -> Callable[[Phone], object]:
    """The way to an app that its icon starts."""
    return lambda phone: phone.windows.start_app(package)


def app_ground(
    package: str,
    least: int,
    pickers: Collection[str] = (),
    *,
    starts: Mapping[str, Callable[[Phone], object]] | None = None,
    beyond: Collection[str] = (),
) -> Ground:
    """The screens of one app, and the system's dialogs it leads to.

    Args:
        package: the app's.
        least: as of `Ground`.
        pickers: those of the system that are walked through here: once is enough for all apps.
        starts: by default the app as its icon starts it.
        beyond: names of screens that others go through.
    """
    others = frozenset(app.package for app in (*INSTALLED, *WORLD) if app.main) - {package}
    return Ground(
        starts=starts or {package: started(package)},
        beyond=others | {LAUNCHER, KEYBOARD} | (PICKERS - set(pickers)) | set(beyond),
        least=least,
    )
