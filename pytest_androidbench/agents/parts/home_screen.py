"""Which package is a home screen's."""

from __future__ import annotations

from typing import Final

_LAUNCHER: Final = "launcher"
"""What packages of home screens have in their names."""


def is_home(package: str) -> bool:
    """Whether a package is a home screen, such as `com.google.android.apps.nexuslauncher`."""
    return _LAUNCHER in package
