"""The clipboard, which only the app in front may read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Clip:
    """What was copied, by whom."""

    text: str
    label: str = ""
    package: str = ""


class Clipboard:
    """One clip; since Android 10 apps in the background see nothing."""

    def __init__(self, foreground: Callable[[], str], copied: Callable[[str, str], None]) -> None:
        self._foreground = foreground
        self._copied = copied
        """Told of every text and the package that copied it."""
        self._clip: Clip | None = None

    @property
    def clip(self) -> Clip | None:
        """What is there, for the system itself."""
        return self._clip

    @property
    def text(self) -> str:
        """The text that is there, for the system itself."""
        return self._clip.text if self._clip else ""

    def put(self, text: str, *, label: str = "", package: str = "") -> None:
        """Copy a text."""
        self._clip = Clip(text=text, label=label, package=package)
        self._copied(text, package)

    def read(self, package: str) -> str | None:
        """What an app gets; None unless it is in front and there is something."""
        if self._clip is None or self._foreground() != package:
            return None
        return self._clip.text

    def clear(self) -> None:
        """Empty it."""
        self._clip = None

    def state(self) -> Clip | None:
        """Everything, as plain values."""
        return self._clip

    def restore(self, state: Clip | None) -> None:
        """Go back to a kept clip."""
        self._clip = state
