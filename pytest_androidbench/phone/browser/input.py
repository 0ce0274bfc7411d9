"""Fingers and keys, as a page gets them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from time import time
from typing import Final

from pytest_androidbench.phone.browser.errors import PageCommandRefused
from pytest_androidbench.phone.browser.session import PageSession
from pytest_androidbench.phone.browser.time import PageTime

LONG_PRESS_MS: Final = 400
"""`ViewConfiguration.DEFAULT_LONG_PRESS_TIMEOUT`."""
SLOP: Final = 8
"""Density-independent pixels that a finger at rest may move: `ViewConfiguration.TOUCH_SLOP`."""
APART: Final = 1.0
"""Seconds that a finger has been gone at least before Chromium is told of the next one."""
ASYNC_MS: Final = 200
"""Between two moves that a page is told of while the finger scrolls it: `kAsyncTouchMoveInterval`
in `main_thread_event_queue.cc`. Each costs a frame of the host's, whose place in Chromium's queue
is not ours to choose: `Input.dispatchTouchEvent` asks for the page's visual state first."""
_PHASES: Final = {
    "down": "touchStart",
    "move": "touchMove",
    "up": "touchEnd",
    "cancel": "touchCancel",
}
_CODES: Final[Mapping[str, tuple[str, int]]] = {
    "Enter": ("\r", 13),
    "Backspace": ("", 8),
    "Delete": ("", 46),
    "Tab": ("", 9),
    "Escape": ("", 27),
    "Home": ("", 36),
    "End": ("", 35),
    "PageUp": ("", 33),
    "PageDown": ("", 34),
    "ArrowLeft": ("", 37),
    "ArrowUp": ("", 38),
    "ArrowRight": ("", 39),
    "ArrowDown": ("", 40),
    " ": (" ", 32),
}
"""Text and virtual key code of the keys that have names (`KeyboardEvent.keyCode`)."""


class PageInput:
    """Hands input on, and knows how long a finger has been there."""

    def __init__(self, page: PageSession, clock: PageTime) -> None:
        self._page = page
        self._time = clock
        self._base = 0.0
        self._last = 0.0
        """When Chromium was told of a finger last, by its own clock."""
        self._down: tuple[int, int, int] | None = None
        """When, and where, the only finger was put down; nothing once it has moved."""
        self._moved: tuple[int, Sequence[tuple[int, int]]] | None = None
        """When, and whereto, fingers have moved last, if the page has not been told yet."""
        self._scrolled_ms: int | None = None
        """When a move that it was told of scrolled it, if the last one did."""

    def move(self, points: Sequence[tuple[int, int]]) -> None:
        """Keep where the fingers have come to.

        A page is told once a frame, and while a finger scrolls it seldom, as on Android.
        """
        self._note("move", points)
        self._moved = (self._page.now_ms, points)

    def has_due_move(self) -> bool:
        """Whether a move is left to be told of, ahead of one that comes now."""
        if self._moved is None:
            return False
        now = self._page.now_ms
        if self._scrolled_ms is not None:
            return now - self._scrolled_ms >= ASYNC_MS
        return _frame(self._moved[0]) != _frame(now)

    @property
    def moved(self) -> bool:
        """Whether a move is left to be told of."""
        return self._moved is not None

    def tell_move(self) -> None:
        """Tell the page of the move that it has not been told of."""
        moved, self._moved = self._moved, None
        if moved is not None:
            self._dispatch("move", moved[1], moved[0])
            # In whichever frame the finger is.
            scrolls = any(self._page.own_everywhere("scrolling()"))
            self._scrolled_ms = moved[0] if scrolls else None

    def touch(self, phase: str, points: Sequence[tuple[int, int]]) -> None:
        """Fingers come, go, or are no longer heeded: down, up or cancel.

        Args:
            phase: which of these.
            points: of those that are on the view, or were until now.
        """
        self._note(phase, points)
        if phase == "up":
            self._held()
        self._dispatch(phase, points, self._page.now_ms)

    def _note(self, phase: str, points: Sequence[tuple[int, int]]) -> None:
        if phase == "down":
            single = len(points) == 1
            self._down = (self._page.now_ms, *points[0]) if single else None
            self._moved = self._scrolled_ms = None
        elif self._down is not None and not self._rests(points):
            self._down = None

    def _dispatch(self, phase: str, points: Sequence[tuple[int, int]], moment: int) -> None:
        # Chromium takes a page's own pixels here, whatever size they are shown in.
        scale = self._page.viewport.density * self._page.zoom.scale
        gone = phase in {"up", "cancel"}
        touches = [
            {"x": x / scale, "y": y / scale, "id": number}
            for number, (x, y) in enumerate([] if gone else points)
        ]
        at = self._seconds(phase, moment)
        params = {"type": _PHASES[phase], "touchPoints": touches, "timestamp": at}
        with suppress(PageCommandRefused):
            # Without a finger there is none to lift; a page may have been loaded in between.
            self._time.answered("Input.dispatchTouchEvent", params)
        if gone:
            self._down = None

    def keys(self, names: Iterable[str]) -> None:
        """Press and release keys, one after the other."""
        for name in names:
            self.key(name)

    def key(self, name: str) -> None:
        """Press and release a key."""
        text, code = _CODES.get(name, (name if len(name) == 1 else "", 0))
        if not code and len(name) == 1 and name.isascii() and name.isalnum():
            code = ord(name.upper())
        common = {"key": name, "windowsVirtualKeyCode": code, "nativeVirtualKeyCode": code}
        down = {"type": "keyDown" if text else "rawKeyDown", "text": text, "unmodifiedText": text}
        self._page.call("Input.dispatchKeyEvent", {**common, **down})
        self._page.call("Input.dispatchKeyEvent", {**common, "type": "keyUp"})

    def type(self, text: str) -> None:
        """Put a text in at the caret."""
        self._page.call("Input.insertText", {"text": text})

    def set_text(self, text: str) -> None:
        """Put a text in instead of all that is there."""
        if not self._page.own("all()"):
            return
        if text:
            self.type(text)
        else:
            self.key("Delete")

    def press(self, bounds: tuple[int, int, int, int]) -> None:
        """Click what is there, without a finger."""
        points = (*self._page.layout(*bounds[:2]), *self._page.layout(*bounds[2:]))
        edges = ", ".join(map(str, points))
        self._page.own(f"press({edges})")

    def _rests(self, points: Sequence[tuple[int, int]]) -> bool:
        if self._down is None or len(points) > 1:
            return False
        most = SLOP * self._page.viewport.density
        _, x, y = self._down
        return all(abs(a - x) <= most and abs(b - y) <= most for a, b in points)

    def _held(self) -> None:
        """A finger that rested for long has no click, but a menu, as on Android.

        Chromium goes by the host's time here, which says nothing about the phone's.
        """
        if self._down is None or self._page.now_ms - self._down[0] < LONG_PRESS_MS:
            return
        _, x, y = self._down
        self._page.own("menu({}, {})".format(*self._page.layout(x, y)))
        self._page.own("suppress(true)")

    def _seconds(self, phase: str, moment: int) -> float:
        """When: as far apart as on the phone's clock, from where Chromium's own is now.

        A lifted finger had come to rest, so that nothing flings: that is for the embedder. Nor does
        Chromium count taps here: where it is built for desktops two near ones within 0.7 s of the
        host's time are a double click, which Android's views know nothing of.
        """
        now = moment / 1000
        if phase == "down":
            self._base = max(time(), self._last + APART) - now
        self._last = self._base + now + (1 if phase == "up" else 0)
        return self._last


def _frame(now_ms: int) -> int:
    """Of the display's sixty in a second."""
    return now_ms * 60 // 1000
