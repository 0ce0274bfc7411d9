"""Calls about elements: whether they exist, what they are, their text, gestures on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.tree import Node
from pytest_androidbench.phone.wire.automation.arguments import Arguments
from pytest_androidbench.phone.wire.automation.finder import Finder
from pytest_androidbench.phone.wire.automation.methods.touch import duration
from pytest_androidbench.phone.wire.automation.rpc import Method

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

MAX_WAIT_MS: Final = 3_600_000
FINGER_HALF_WIDTH: Final = 20

Pair = tuple[Point, Point]


class ObjectMethods:
    """Everything that takes a selector, but scrolling."""

    def __init__(self, phone: Phone, finder: Finder) -> None:
        self._phone = phone
        self._finder = finder
        self.table: dict[str, Method] = {
            "exist": self._exist,
            "count": self._count,
            "objInfo": self._info,
            "objInfoOfAllInstances": self._all_infos,
            "waitForExists": self._wait_for_exists,
            "waitUntilGone": self._wait_until_gone,
            "getText": self._get_text,
            "setText": self._set_text,
            "clearTextField": self._clear_text,
            "dragTo": self._drag_to,
            "gesture": self._gesture,
            "pinchIn": self._pinch_in,
            "pinchOut": self._pinch_out,
        }

    def _look_for(self, arguments: Arguments) -> Node:
        self._finder.look()
        return self._finder.need(self._finder.selector(arguments.raw(0)))

    def _exist(self, arguments: Arguments) -> bool:
        self._finder.look()
        return self._finder.find(self._finder.selector(arguments.raw(0))) is not None

    def _count(self, arguments: Arguments) -> int:
        self._finder.look()
        return self._finder.count(self._finder.selector(arguments.raw(0)))

    def _info(self, arguments: Arguments) -> dict[str, object]:
        return describe(self._look_for(arguments))

    def _all_infos(self, arguments: Arguments) -> list[dict[str, object]]:
        self._finder.look()
        selector = self._finder.selector(arguments.raw(0))
        if selector.last.has_instance:
            node = self._finder.find(selector)
            return [] if node is None else [describe(node)]
        found: list[dict[str, object]] = []
        while (node := self._finder.find(selector.numbered(len(found)))) is not None:
            found.append(describe(node))
        return found

    async def _wait_for_exists(self, arguments: Arguments) -> bool:
        selector = self._finder.selector(arguments.raw(0))
        self._finder.look()
        ms = arguments.amount(1, MAX_WAIT_MS, 0)
        return await self._finder.wait(lambda: self._finder.find(selector) is not None, ms)

    async def _wait_until_gone(self, arguments: Arguments) -> bool:
        selector = self._finder.selector(arguments.raw(0))
        self._finder.look()
        ms = arguments.amount(1, MAX_WAIT_MS, 0)
        return await self._finder.wait(lambda: self._finder.find(selector) is None, ms)

    def _get_text(self, arguments: Arguments) -> str:
        return self._look_for(arguments).text

    def _set_text(self, arguments: Arguments) -> bool:
        text = arguments.text_or_none(1) or ""
        self._phone.windows.fingers.tap(*self._look_for(arguments).bounds.center)
        # The tap may have moved everything: a keyboard came up, a field took its place.
        node = self._finder.need(self._finder.selector(arguments.raw(0)))
        self._phone.windows.set_text(node, text)
        return True

    def _clear_text(self, arguments: Arguments) -> None:
        self._phone.windows.clear_text(self._look_for(arguments))

    def _drag_to(self, arguments: Arguments) -> bool:
        start = self._look_for(arguments).bounds.center
        if len(arguments) > 3:
            end, steps = arguments.point(1), arguments.whole(3)
        else:
            target = self._finder.selector(arguments.raw(1))
            end, steps = self._finder.need(target).bounds.center, arguments.whole(2)
        self._phone.windows.fingers.drag(start, end, duration(steps))
        return True

    def _gesture(self, arguments: Arguments) -> bool:
        self._look_for(arguments)
        starts = (arguments.point_object(1), arguments.point_object(2))
        ends = (arguments.point_object(3), arguments.point_object(4))
        return self._move_two(starts, ends, arguments.whole(5))

    def _pinch_out(self, arguments: Arguments) -> bool:
        inner, outer = self._pinch_points(arguments)
        return self._move_two(inner, outer, arguments.whole(2))

    def _pinch_in(self, arguments: Arguments) -> bool:
        inner, outer = self._pinch_points(arguments)
        return self._move_two(outer, inner, arguments.whole(2))

    def _move_two(self, starts: Pair, ends: Pair, steps: int) -> bool:
        paths = [[start, end] for start, end in zip(starts, ends, strict=True)]
        self._phone.windows.fingers.pinch(paths, duration(steps))
        return True

    def _pinch_points(self, arguments: Arguments) -> tuple[Pair, Pair]:
        """Where the fingers are near each other, and where they are apart."""
        bounds = self._look_for(arguments).bounds
        x, y = bounds.center
        reach = max(1, bounds.width // 2 * arguments.amount(1, 100) // 100)
        near = min(reach, FINGER_HALF_WIDTH)
        return (Point(x - near, y), Point(x + near, y)), (
            Point(x - reach, y),
            Point(min(x + reach, bounds.right - 1), y),
        )


def describe(node: Node) -> dict[str, object]:
    """An element as clients get it."""
    bounds = _rect(node.bounds)
    return {
        "bounds": bounds,
        "checkable": node.checkable,
        "checked": node.checked,
        "childCount": len(node.children),
        "className": node.class_name,
        "clickable": node.clickable,
        "contentDescription": node.desc or None,
        "enabled": node.enabled,
        "focusable": node.focusable,
        "focused": node.focused,
        "longClickable": node.long_clickable,
        "packageName": node.package,
        "resourceName": node.resource_id or None,
        "scrollable": node.scrollable,
        "selected": node.selected,
        "text": node.text or None,
        "visibleBounds": bounds,
    }


def _rect(rect: Rect) -> dict[str, int]:
    return {"left": rect.left, "top": rect.top, "right": rect.right, "bottom": rect.bottom}
