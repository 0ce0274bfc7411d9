"""From touches to taps, long presses, scrolls, swipes and pinches."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.clock import Call
from pytest_androidbench.phone.system.windows.entries import Layer
from pytest_androidbench.phone.system.windows.pinch import Pinch, pinch_of
from pytest_androidbench.phone.system.windows.press import Edge, Press
from pytest_androidbench.phone.system.windows.scene import Scene, Window
from pytest_androidbench.phone.system.windows.scrolling import fling_distance, velocity
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.hit import finger_delta, handler, hit, scrollable
from pytest_androidbench.phone.ui.widget import TouchPhase, Widget
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


class Gestures:
    """Follows fingers and acts on what they turn out to mean.

    A finger acts on the boxes that lay under it when it touched, so nothing is laid out anew
    before it is lifted.
    """

    def __init__(self, phone: Phone, windows: Windows) -> None:
        self._phone = phone
        self._windows = windows
        self._presses: dict[int, Press] = {}
        self._pinch: Pinch | None = None

    def reset(self) -> None:
        """Forget all fingers."""
        self._presses.clear()
        self._pinch = None

    def down(self, point: Point, pointer: int, at_ms: int) -> None:
        """A finger touches the display."""
        scene = self._windows.scene()
        window = self._window_at(scene, point)
        if window is None:
            return
        press = Press(
            pointer,
            point,
            window,
            hit(window.root, point),
            self._edge(scene, window, point),
            slop=scene.ctx.dp(SLOP_DP),
            samples=[(at_ms, point.x, point.y)],
        )
        self._presses[pointer] = press
        self._windows.overlays.passing.touched(window.layer)
        press.timer = self._phone.clock.schedule(
            LONG_PRESS_MS, Call("windows", "press_held", (pointer, at_ms))
        )
        self._tell_screen(press, "down", point)
        if not self._joins(press) and press.edge in (None, "side"):
            self._offer(press)

    def move(self, point: Point, pointer: int, at_ms: int) -> None:
        """A finger moves."""
        press = self._presses.get(pointer)
        if press is None:
            return
        press.samples.append((at_ms, point.x, point.y))
        self._tell_screen(press, "move", point)
        if not press.moved and press.beyond_slop:
            press.moved = True
            self._phone.clock.cancel(press.timer)
            self._set_off(press)
        if press.waiting is not None and press.moved:
            self._end_waiting(press, press.waiting)
        if press.captured is not None:
            self._touch(press, press.captured, "move")
        elif press.scrolling is not None and not press.done:
            self._drag(press, press.scrolling)

    def up(self, point: Point, pointer: int, at_ms: int) -> None:
        """A finger leaves the display."""
        press = self._presses.pop(pointer, None)
        if press is None:
            return
        press.samples.append((at_ms, point.x, point.y))
        self._phone.clock.cancel(press.timer)
        self._tell_screen(press, "up", point)
        if self._pinch is not None and press in (self._pinch.first, self._pinch.second):
            self._end_pinch(self._pinch)
        elif press.captured is not None:
            self._touch(press, press.captured, "up")
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
        follower = press.captured
        lent = follower is None or follower.widget.lends_holds
        if box is None or not lent or press.waiting is not None:
            return
        press.done = True
        if follower is not None:
            press.captured = None
            app = press.window.entry.screen.app
            self._phone.guard.call(app, partial(follower.widget.let_go, follower))
        self._windows.touching.long_press(press.window, box, press.start)

    def cancel(self, pointer: int) -> None:
        """Forget a finger without acting."""
        press = self._presses.pop(pointer, None)
        if press is not None:
            self._phone.clock.cancel(press.timer)
            self._pinch = None
            self._tell_screen(press, "cancel", press.last)

    @property
    def fingers(self) -> int:
        """How many fingers are down."""
        return len(self._presses)

    def _window_at(self, scene: Scene, point: Point) -> Window | None:
        passed = {Layer.TOAST, *([Layer.NAVIGATION] if self._windows.gestural else [])}
        for window in reversed(scene.windows):
            if window.layer not in passed and window.area.contains(point):
                return window
        return None

    def _edge(self, scene: Scene, window: Window, point: Point) -> Edge | None:
        dp = scene.ctx.dp
        if point.y < scene.status_height and window.layer != Layer.SHADE:
            return "top"
        if window.layer == Layer.KEYGUARD and not self._phone.keyguard.asking:
            return None
        if point.y >= scene.size.height - dp(BOTTOM_EDGE_DP) and self._windows.gestural:
            return "bottom"
        side = dp(BACK_EDGE_DP)
        if self._windows.gestural and (point.x < side or point.x >= scene.size.width - side):
            return "side"
        return None

    def _offer(self, press: Press) -> None:
        """Let the innermost widget that follows fingers take this one, at once or later."""
        for index in range(len(press.chain) - 1, -1, -1):
            box = press.chain[index]
            if type(box.widget).touch is Widget.touch:
                continue
            if box.widget.drag_axis and any(outer.scroll for outer in press.chain[:index]):
                press.waiting = box
                return
            if self._touch(press, box, "down"):
                press.captured = box
                return

    def _joins(self, press: Press) -> bool:
        """Whether this finger and the one that is down already pinch something together."""
        others = [other for other in self._presses.values() if other is not press]
        if len(others) != 1 or (pinch := pinch_of(others[0], press)) is None:
            return False
        self._pinch = pinch
        for one in (pinch.first, pinch.second):
            one.done = True
            one.waiting = None
            self._phone.clock.cancel(one.timer)
        return True

    def _end_pinch(self, pinch: Pinch) -> None:
        """The first of two fingers is lifted: act; the other one is used up."""
        self._pinch = None
        told = pinch.box.widget.on_pinch
        if (direction := pinch.direction) is not None and told is not None:
            self._phone.guard.call(pinch.first.window.entry.screen.app, partial(told, direction))
            self._windows.changed()

    def _set_off(self, press: Press) -> None:
        """The finger has begun to move: find what it scrolls."""
        if press.captured is None and press.edge is None and not press.done:
            press.scrolling = scrollable(press.chain, *press.way)
            if press.scrolling is not None:
                self._windows.touches.scrolled(press.scrolling)

    def _end_waiting(self, press: Press, box: Box) -> None:
        """Give a moving finger to the widget that waits for it, or to what it scrolls."""
        dx, dy = press.way
        own, other = (dx, dy) if box.widget.drag_axis == "x" else (dy, dx)
        across = "y" if box.widget.drag_axis == "x" else "x"
        if press.scrolling is not None or press.edge is not None:
            press.waiting = None
        elif abs(own) > press.slop and abs(own) >= abs(other):
            press.waiting = None
            press.captured = box if self._touch(press, box, "down") else None
        elif any(b.scroll and b.scroll.axis == across and b.scroll.limit for b in press.chain):
            press.waiting = None

    def _touch(self, press: Press, box: Box, phase: TouchPhase) -> bool:
        app = press.window.entry.screen.app
        point = press.last
        return self._phone.guard.value(app, lambda: box.widget.touch(box, phase, point), False)

    def _tell_screen(self, press: Press, phase: str, point: Point) -> None:
        screen = press.window.entry.screen
        area = press.window.area
        self._phone.guard.call(
            screen.app,
            lambda: screen.on_touch(phase, point.x - area.left, point.y - area.top, press.pointer),
        )

    def _tap(self, press: Press) -> None:
        if press.edge not in (None, "side"):
            # Held back until now: it could have become a swipe of the system's.
            self._offer(press)
            if press.captured is not None:
                self._touch(press, press.captured, "up")
                return
        if press.waiting is not None and self._touch(press, press.waiting, "down"):
            self._touch(press, press.waiting, "up")
            return
        box = handler(press.chain, "on_tap")
        if box is None:
            return
        if isinstance(box.widget, Modal) and len(press.chain) > 1:
            return
        self._windows.touching.tap(press.window, box, press.start)

    def _drag(self, press: Press, box: Box) -> None:
        if box.scroll is not None and not box.scroll.snap:
            self._scroll(press, box, press.less_slop(finger_delta(box, *press.way)))

    def _let_go(self, press: Press, box: Box) -> None:
        speed_x, speed_y = velocity(press.samples)
        density = self._phone.display.density
        fling = finger_delta(
            box, fling_distance(speed_x, density), fling_distance(speed_y, density)
        )
        self._scroll(press, box, press.less_slop(finger_delta(box, *press.way)) + fling)

    def _scroll(self, press: Press, box: Box, delta: int) -> None:
        entry = press.window.entry
        self._phone.guard.call(
            entry.screen.app, lambda: box.widget.scroll_by(box, entry.view, delta)
        )
        self._windows.changed()

    def _swipe(self, press: Press) -> None:
        for box in reversed(press.chain):
            if box.widget.on_swipe is not None:
                swiped = partial(box.widget.on_swipe, press.direction)
                self._phone.guard.call(press.window.entry.screen.app, swiped)
                self._windows.changed()
                return

    def _system_swipe(self, press: Press) -> bool:
        dx, dy = press.way
        middle = self._phone.display.logical_size.width // 2
        match press.edge:
            case "top" if dy > abs(dx):
                self._windows.navigation.pull_down(
                    quick=self._windows.split_shade and press.start.x > middle
                )
            case "bottom" if -dy > abs(dx):
                self._swipe_up_from_bottom(press)
            case "side" if abs(dx) > abs(dy) and (dx > 0) == (press.start.x < middle):
                self._windows.navigation.back()
            case "side" if press.scrolling is None:
                press.scrolling = scrollable(press.chain, dx, dy)
                return False
            case _:
                return False
        return True

    def _swipe_up_from_bottom(self, press: Press) -> None:
        if press.rested_ms() >= HOLD_MS:
            self._windows.navigation.recents()
        else:
            self._windows.navigation.home()
