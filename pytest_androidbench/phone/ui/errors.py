"""What can be wrong with a screen an app has built."""

from __future__ import annotations

from pytest_androidbench.errors import AndroidBenchError


class LayoutError(AndroidBenchError):
    """A screen's widgets contradict each other or name something that does not exist."""


class UnknownIconError(LayoutError, ValueError):
    """An icon's name is not in the bundled font."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no icon is named {name!r}; phone/ui/icon_names.py lists them all")


class FontError(AndroidBenchError):
    """A font that the phone needs is not bundled."""
