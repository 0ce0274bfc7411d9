"""From touches to taps, long presses, scrolls and swipes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal

from pytest_androidbench.phone.system.clock import Call
from pytest_androidbench.phone.system.windows.entries import Layer
from pytest_androidbench.phone.system.windows.scene import Scene, Window
from pytest_androidbench.phone.system.windows.scrolling import Sample, fling_distance, velocity
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.hit import finger_delta, handler, hit, scrollable
from pytest_androidbench.phone.ui.widget import SwipeDirection, Widget
from pytest_androidbench.phone.ui.widgets import Modal

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.windows import Windows

LONG_PRESS_MS: Final = 400
SLOP_DP: Final = 8
BACK_EDGE_DP: Final = 24
BOTTOM_EDGE_DP: Final = 32
HOLD_MS: Final = 150
"""A finger that rests this long at the end of a swipe from the bottom asks for recent apps."""

Edge = Literal["top", "bottom", "side"]


@dataclass(eq=False, slots=True)
class Press:
    """A finger on the display."""

    pointer: int
    start: Point
    window: Window
    chain: list[Box]
    edge: Edge | None
    samples: list[Sample] = field(default_factory=list)
    timer: int = 0
    moved: bool = False
    done: bool = False
    """A long press, or the end of a drag, has used the gesture up."""
    captured: Box | None = None
    scrolling: Box | None = None

    @property
    def last(self) -> Point:
        """Where the finger is."""
        return Point(self.samples[-1][1], self.samples[-1][2])


class Gestures:
    """Follows fingers and acts on what they turn out to mean."""

    def __init__(self, phone: Phone, windows: Windows) -> None:
        self._phone = phone
        self._windows = windows
        self._presses: dict[int, Press] = {}

    def reset(self) -> None:
        """Forget all fingers."""
        self._presses.clear()

    def down(self, point: Point, pointer: int, at_ms: int) -> None:
        """A finger touches the display."""
        scene = self._windows.scene()
        window = self._window_at(scene, point)
        if window is None:
            return
        chain = hit(window.root, point)
        press = Press(pointer, point, window, chain, self._edge(scene, window, point))
        press.samples.append((at_ms, point.x, point.y))
        self._presses[pointer] = press
        press.timer = self._phone.clock.schedule(
            LONG_PRESS_MS, Call("windows", "press_held", (pointer, at_ms))
        )
        self._tell_screen(press, "down", point)
        if press.edge is None or press.edge == "side":
            press.captured = self._capture(press, point)

    def move(self, point: Point, pointer: int, at_ms: int) -> None:
        """A finger moves."""
        press = self._presses.get(pointer)
        if press is None:
            return
        press.samples.append((at_ms, point.x, point.y))
        self._tell_screen(press, "move", point)
        slop = self._windows.scene().ctx.dp(SLOP_DP)
        dx, dy = point.x - press.start.x, point.y - press.start.y
        if not press.moved and max(abs(dx), abs(dy)) > slop:
            press.moved = True
            self._phone.clock.cancel(press.timer)
            if press.captured is None and press.edge is None and not press.done:
                press.scrolling = scrollable(press.chain, dx, dy)
        if press.captured is not None:
            self._touch(press, press.captured, "move", point)
        elif press.scrolling is not None and not press.done:
            self._drag(press, press.scrolling, dx, dy)

    def up(self, point: Point, pointer: int, at_ms: int) -> None:
        """A finger leaves the display."""
        press = self._presses.pop(pointer, None)
        if press is None:
            return
        press.samples.append((at_ms, point.x, point.y))
        self._phone.clock.cancel(press.timer)
        self._tell_screen(press, "up", point)
        if press.captured is not None:
            self._touch(press, press.captured, "up", point)
        elif press.done:
            return
        elif not press.moved:
            self._tap(press)
        elif press.edge is not None and self._system_swipe(press):
            return
        elif press.scrolling is not None:
            self._let_go(press, press.scrolling)
        else:
            self._swipe(press)

    def held(self, pointer: int, at_ms: int) -> None:
        """The long-press time is over for a finger that has not moved."""
        press = self._presses.get(pointer)
        if press is None or press.moved or press.done or press.samples[0][0] != at_ms:
            return
        box = handler(press.chain, "on_long")
        if box is not None and press.captured is None:
            press.done = True
            self._windows.long_press_at(press.window, box, press.start)

    def cancel(self, pointer: int) -> None:
        """Forget a finger without acting."""
        press = self._presses.pop(pointer, None)
        if press is not None:
            self._phone.clock.cancel(press.timer)

    @property
    def fingers(self) -> int:
        """How many fingers are down."""
        return len(self._presses)

    def _window_at(self, scene: Scene, point: Point) -> Window | None:
        for window in reversed(scene.windows):
            if window.layer != Layer.TOAST and window.area.contains(point):
                return window
        return None

    def _edge(self, scene: Scene, window: Window, point: Point) -> Edge | None:
        dp = scene.ctx.dp
        if point.y < scene.status_height and window.layer != Layer.SHADE:
            return "top"
        if point.y >= scene.size.height - dp(BOTTOM_EDGE_DP) and self._windows.gestural:
            return "bottom"
        side = dp(BACK_EDGE_DP)
        if self._windows.gestural and (point.x < side or point.x >= scene.size.width - side):
            return "side"
        return None

    def _capture(self, press: Press, point: Point) -> Box | None:
        for box in reversed(press.chain):
            if type(box.widget).touch is not Widget.touch and self._touch(
                press, box, "down", point
            ):
                return box
        return None

    def _touch(
        self, press: Press, box: Box, phase: Literal["down", "move", "up"], point: Point
    ) -> bool:
        app = press.window.entry.screen.app
        return self._phone.guard.value(app, lambda: box.widget.touch(box, phase, point), False)

    def _tell_screen(self, press: Press, phase: str, point: Point) -> None:
        screen = press.window.entry.screen
        area = press.window.area
        self._phone.guard.call(
            screen.app,
            lambda: screen.on_touch(phase, point.x - area.left, point.y - area.top, press.pointer),
        )

    def _tap(self, press: Press) -> None:
        box = handler(press.chain, "on_tap")
        if box is None:
            return
        if isinstance(box.widget, Modal) and len(press.chain) > 1:
            return
        self._windows.tap_at(press.window, box, press.start)

    def _drag(self, press: Press, box: Box, dx: int, dy: int) -> None:
        if box.scroll is not None and not box.scroll.snap:
            self._scroll(press, box, self._beyond_slop(finger_delta(box, dx, dy)))

    def _let_go(self, press: Press, box: Box) -> None:
        dx, dy = press.last.x - press.start.x, press.last.y - press.start.y
        speed_x, speed_y = velocity(press.samples)
        density = self._phone.display.density
        fling = finger_delta(
            box, fling_distance(speed_x, density), fling_distance(speed_y, density)
        )
        self._scroll(press, box, self._beyond_slop(finger_delta(box, dx, dy)) + fling)

    def _scroll(self, press: Press, box: Box, delta: int) -> None:
        entry = press.window.entry
        self._phone.guard.call(
            entry.screen.app, lambda: box.widget.scroll_by(box, entry.view, delta)
        )
        self._windows.changed()

    def _beyond_slop(self, delta: int) -> int:
        slop = self._windows.scene().ctx.dp(SLOP_DP)
        return max(0, abs(delta) - slop) * (1 if delta > 0 else -1)

    def _swipe(self, press: Press) -> None:
        direction = _direction(press)
        for box in reversed(press.chain):
            if box.widget.on_swipe is not None:
                swiped = partial(box.widget.on_swipe, direction)
                self._phone.guard.call(press.window.entry.screen.app, swiped)
                self._windows.changed()
                return

    def _system_swipe(self, press: Press) -> bool:
        dx, dy = press.last.x - press.start.x, press.last.y - press.start.y
        match press.edge:
            case "top" if dy > abs(dx):
                half = self._windows.scene().size.width // 2
                self._windows.pull_down(quick=self._windows.split_shade and press.start.x > half)
            case "bottom" if -dy > abs(dx):
                self._swipe_up_from_bottom(press)
            case "side" if abs(dx) > abs(dy) and (dx > 0) == (press.start.x < self._middle):
                self._windows.go_back()
            case "side" if press.scrolling is None:
                press.scrolling = scrollable(press.chain, dx, dy)
                return False
            case _:
                return False
        return True

    @property
    def _middle(self) -> int:
        return self._windows.scene().size.width // 2

    def _swipe_up_from_bottom(self, press: Press) -> None:
        end = press.samples[-1]
        rested = [s for s in press.samples if s[1:] == end[1:]]
        if end[0] - rested[0][0] >= HOLD_MS:
            self._windows.show_recents()
        else:
            self._windows.go_home()


def _direction(press: Press) -> SwipeDirection:
    dx, dy = press.last.x - press.start.x, press.last.y - press.start.y
    if abs(dx) > abs(dy):
        return "right" if dx > 0 else "left"
    return "down" if dy > 0 else "up"


def along(points: Sequence[tuple[int, int]], ms: int, step_ms: int = 10) -> list[Sample]:
    """Samples of a finger that goes through points at an even speed, times from 0."""
    lengths = [max(abs(b[0] - a[0]), abs(b[1] - a[1]), 1) for a, b in pairwise(points)]
    total, count = sum(lengths), max(2, min(200, ms // step_ms))
    samples = [(0, *points[0])]
    for number in range(1, count + 1):
        reach, index = total * number / count, 0
        while index < len(lengths) - 1 and reach > lengths[index]:
            reach -= lengths[index]
            index += 1
        share = min(1.0, reach / lengths[index])
        (ax, ay), (bx, by) = points[index], points[index + 1]
        place = (round(ax + (bx - ax) * share), round(ay + (by - ay) * share))
        samples.append((ms * number // count, *place))
    return samples
