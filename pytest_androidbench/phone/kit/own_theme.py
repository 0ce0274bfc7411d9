"""Apps that are light or dark as somebody wants them, whatever the phone is."""

from __future__ import annotations

from dataclasses import replace

from pytest_androidbench.phone.ui.context import Display


def own_theme(display: Display, chosen: str) -> Display:
    """The display as an app shows it: `light`, `dark`, or for any other word as the phone is."""
    return replace(display, dark=chosen == "dark") if chosen in {"light", "dark"} else display
