"""The apps that the dock offers in its free places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.prefs import Prefs

USUAL: Final = (
    "com.android.settings",
    "com.google.android.contacts",
    "com.google.android.deskclock",
)
"""In the order in which they take what room is left: recordings of the benchmark's emulator show
Settings after Chrome."""
DISMISSED: Final = "dismissed_predictions"


def predicted(phone: Phone, prefs: Prefs, kept: frozenset[str]) -> list[str]:
    """The packages that are offered, but those the dock has already."""
    unwanted = kept.union(_dismissed(prefs))
    return [one for one in USUAL if one not in unwanted and phone.packages.app(one) is not None]


def dismiss(prefs: Prefs, package: str) -> None:
    """Offer an app no more."""
    prefs.put(DISMISSED, ",".join([*_dismissed(prefs), package]))


def _dismissed(prefs: Prefs) -> list[str]:
    kept: str = prefs.get(DISMISSED, default="")
    return kept.split(",") if kept else []
