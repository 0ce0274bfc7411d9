"""Which app, activity and keyboard are in front, read from what dumpsys prints."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

FRONT_SCRIPT: Final = (
    "dumpsys window displays | grep -E 'mCurrentFocus=|mFocusedApp=|cur=[0-9]+x'; "
    "dumpsys input_method | grep -E 'mInputShown=|mCurMethodId='"
)
"""Prints the lines `read_front` reads, in one round trip."""

_COMPONENT: Final = re.compile(r" u\d+ ([A-Za-z_][\w.]*)/([\w.$]+)")
_WINDOW: Final = re.compile(r"mCurrentFocus=Window\{\S+ u\d+ ([^}]*)\}")
_METHOD: Final = re.compile(r"\bmCurMethodId=([\w.]+)/")
_SIZE: Final = re.compile(r"\bcur=(\d+)x(\d+)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Front:
    """What is in front of the user."""

    package: str = ""
    activity: str = ""
    """Full class name."""
    window: str = ""
    """Name of the focused window: a component, or a system window like NotificationShade."""
    keyboard: bool = False
    keyboard_package: str = ""
    """Of the input method in use, shown or not."""
    size: tuple[int, int] | None = None
    """Of the screen as it is turned now; None when the device does not say."""


def read_front(output: str) -> Front:
    """Read what FRONT_SCRIPT printed; fields the device does not tell stay empty."""
    package, activity = _component(output)
    window = _WINDOW.search(output)
    size = _SIZE.search(output)
    method = _METHOD.search(output)
    return Front(
        package=package,
        activity=activity,
        window=window[1] if window else "",
        keyboard="mInputShown=true" in output,
        keyboard_package=method[1] if method else "",
        size=(int(size[1]), int(size[2])) if size else None,
    )


def _component(output: str) -> tuple[str, str]:
    for name in ("mFocusedApp=", "mCurrentFocus="):
        for line in output.splitlines():
            if name in line and (found := _COMPONENT.search(line)):
                return found[1], full_name(found[1], found[2])
    return "", ""


def full_name(package: str, activity: str) -> str:
    """An activity's class name with its package spelled out: `.Main` -> `com.ex.app.Main`."""
    return f"{package}{activity}" if activity.startswith(".") else activity
