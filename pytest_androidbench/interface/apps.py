"""What is known of an app beside its package: what people call it, and what it shows at first."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstPages:
    """The pages an app shows the first time it is opened, and how they are passed."""

    taps: tuple[str, ...] = ()
    """Labels in order, or ids with `#` in front; with a `?` before that, only where it is shown."""
    expect: str = ""
    """A label the app shows when its first pages are done."""

    def __post_init__(self) -> None:
        if not all(label.lstrip("?#") for label in self.taps):
            raise ValueError("each of taps must name a label or an #id")


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownApp:
    """An app that may be on a device."""

    package: str
    label: str = ""
    """What people call it."""
    names: tuple[str, ...] = ()
    """What else they call it: patterns that fit a whole name, in upper or lower case."""
    first_pages: FirstPages | None = None
    """None: it has none that are known."""
    grants: tuple[str, ...] = ()
    """Permissions it is given before it is first opened, without `android.permission.`."""

    def is_called(self, name: str) -> bool:
        """Whether people call it so."""
        if self.label and name.lower() == self.label.lower():
            return True
        return any(re.fullmatch(pattern, name, re.IGNORECASE) for pattern in self.names)
