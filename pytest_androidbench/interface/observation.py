"""What an agent sees of the device at one moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pytest_androidbench.errors import DeviceError

Bounds = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels of the screen; right and bottom lie outside."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """One element of the UI tree, as Android's hierarchy dump describes it."""

    index: int
    """Place in `Observation.nodes`; what an action's `at` refers to."""
    parent: int | None = None
    """Index of the node that holds this one; None at a window's root."""
    text: str = ""
    desc: str = ""
    """Content description."""
    hint: str = ""
    resource_id: str = ""
    class_name: str = ""
    package: str = ""
    bounds: Bounds
    checkable: bool = False
    checked: bool = False
    clickable: bool = False
    long_clickable: bool = False
    scrollable: bool = False
    focusable: bool = False
    focused: bool = False
    selected: bool = False
    enabled: bool = True
    password: bool = False

    @property
    def center(self) -> tuple[int, int]:
        """The point in the middle of the bounds."""
        left, top, right, bottom = self.bounds
        return (left + right) // 2, (top + bottom) // 2

    def across(self, share: float) -> tuple[int, int]:
        """The point halfway down at a share of the width, 0 to 1 from the left: of a slider."""
        left, _, right, _ = self.bounds
        return left + round((right - 1 - left) * share), self.center[1]

    @property
    def editable(self) -> bool:
        """Whether text can be typed into it."""
        return self.class_name.endswith(("EditText", "AutoCompleteTextView"))

    @property
    def label(self) -> str:
        """What a person would call it: text, else description, else hint."""
        return self.text or self.desc or self.hint


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """The UI tree in reading order, what is in front, and a picture on demand."""

    nodes: tuple[Node, ...]
    package: str
    """Package of the app in front."""
    activity: str
    """Its activity, full class name."""
    width: int
    height: int
    keyboard: bool = False
    """Whether a keyboard covers the lower part."""
    error: str = ""
    """Why the action before could not be carried out; "" = it was."""
    xml: str = field(default="", repr=False)
    """The hierarchy dump the nodes were read from."""
    take_screenshot: Callable[[], bytes] | None = field(default=None, repr=False, compare=False)

    @property
    def screenshot(self) -> bytes:
        """A JPEG or PNG of the screen, fetched on first use.

        Raises:
            DeviceError: the device could not give one, or pictures are not at hand (a replay).
        """
        if self.take_screenshot is None:
            raise DeviceError("this observation carries no picture")
        return self.take_screenshot()

    def find(self, label: str) -> Node | None:
        """The first node whose text, description or hint is `label`; None if there is none.

        Where none is exactly so, case and look-alike characters do not count: Android writes
        the hyphen of "Wi-Fi" as one that nobody types.
        """
        from pytest_androidbench.interface.finding import Target, find_all  # noqa: PLC0415 - a cycle

        found = find_all(self, Target(label=label), begins=False)
        return found[0] if found else None
