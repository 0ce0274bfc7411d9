"""Calls that scroll, as UiScrollable does it, and calls that search in lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.tree import Node
from pytest_androidbench.phone.wire.automation.arguments import Arguments
from pytest_androidbench.phone.wire.automation.errors import NotFound
from pytest_androidbench.phone.wire.automation.finder import Finder
from pytest_androidbench.phone.wire.automation.methods.touch import duration
from pytest_androidbench.phone.wire.automation.rpc import Method
from pytest_androidbench.phone.wire.automation.selector import Condition, Selector

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

SCROLL_STEPS: Final = 55
FLING_STEPS: Final = 5
MAX_SEARCH_SWIPES: Final = 30
MAX_SWIPES: Final = 500
SAMPLES: Final = 10
REST_MS: Final = 150
DEAD_ZONE: Final = 0.1
"""The share of a list at each end that a swipe keeps away from."""

Direction = Literal["forward", "backward"]


class ScrollMethods:
    """Scrolling by swipes over the element, until its end shows or something is found."""

    def __init__(self, phone: Phone, finder: Finder) -> None:
        self._phone = phone
        self._finder = finder
        self.table: dict[str, Method] = {
            "scrollForward": lambda a: self._once(a, "forward", a.whole(2, SCROLL_STEPS)),
            "scrollBackward": lambda a: self._once(a, "backward", a.whole(2, SCROLL_STEPS)),
            "scrollToBeginning": lambda a: self._far(a, "backward", a.whole(3, SCROLL_STEPS)),
            "scrollToEnd": lambda a: self._far(a, "forward", a.whole(3, SCROLL_STEPS)),
            "scrollTo": self._scroll_to,
            "flingForward": lambda a: self._once(a, "forward", FLING_STEPS),
            "flingBackward": lambda a: self._once(a, "backward", FLING_STEPS),
            "flingToBeginning": lambda a: self._far(a, "backward", FLING_STEPS),
            "flingToEnd": lambda a: self._far(a, "forward", FLING_STEPS),
            "childByText": lambda a: self._child_by(a, "text"),
            "childByDescription": lambda a: self._child_by(a, "desc"),
            "childByInstance": self._child_by_instance,
        }

    def _once(self, arguments: Arguments, direction: Direction, steps: int) -> bool:
        selector = self._finder.selector(arguments.raw(0))
        return self._scroll(selector, direction, steps, vertical=arguments.flag(1, default=True))

    def _far(self, arguments: Arguments, direction: Direction, steps: int) -> bool:
        selector = self._finder.selector(arguments.raw(0))
        vertical = arguments.flag(1, default=True)
        for _ in range(arguments.amount(2, MAX_SWIPES, MAX_SWIPES)):
            if not self._scroll(selector, direction, steps, vertical=vertical):
                break
        return True

    def _scroll_to(self, arguments: Arguments) -> bool:
        container = self._finder.selector(arguments.raw(0))
        wanted = container.then("child", self._finder.selector(arguments.raw(1)))
        return self._into_view(container, wanted, vertical=arguments.flag(2, default=True))

    def _into_view(self, container: Selector, wanted: Selector, *, vertical: bool) -> bool:
        """Look where we are, then from the beginning on."""

        def shown() -> bool:
            return self._finder.find(wanted) is not None

        if shown():
            return True
        self._search(container, "backward", lambda: False, vertical=vertical)
        return shown() or self._search(container, "forward", shown, vertical=vertical)

    def _search(
        self,
        container: Selector,
        direction: Direction,
        found: Callable[[], bool],
        *,
        vertical: bool,
    ) -> bool:
        for _ in range(MAX_SEARCH_SWIPES):
            moved = self._scroll(container, direction, SCROLL_STEPS, vertical=vertical)
            if found():
                return True
            if not moved:
                return False
        return False

    def _scroll(
        self, selector: Selector, direction: Direction, steps: int, *, vertical: bool
    ) -> bool:
        """Swipe over an element; tells whether there is more in that direction."""
        before = self._finder.need(selector)
        start, end = swipe_over(before.bounds, direction, vertical=vertical)
        if steps > FLING_STEPS:
            self._draw(start, end, duration(steps))
        else:
            self._phone.windows.fingers.swipe([start, end], duration(steps))
        after = self._finder.find(selector)
        if after is None:
            return False
        return _has_more(before, after, direction)

    def _draw(self, start: Point, end: Point, ms: int) -> None:
        """Draw a finger and rest before lifting it, so that nothing flings past what is sought."""
        windows, clock = self._phone.windows, self._phone.clock
        windows.fingers.touch("down", *start)
        for part in range(1, SAMPLES + 1):
            clock.last(ms // SAMPLES)
            x = start.x + (end.x - start.x) * part // SAMPLES
            y = start.y + (end.y - start.y) * part // SAMPLES
            windows.fingers.touch("move", x, y)
        clock.last(REST_MS)
        windows.fingers.touch("up", *end)

    def _child_by(self, arguments: Arguments, attribute: Literal["text", "desc"]) -> str:
        collection = self._finder.selector(arguments.raw(0))
        pattern = self._finder.selector(arguments.raw(1))
        wanted = arguments.text(2)
        if self._may_scroll(arguments, collection):
            self._into_view(
                collection, collection.then("child", _with(attribute, wanted)), vertical=True
            )
        for instance in range(self._finder.count(collection.then("child", pattern))):
            row = collection.then("child", pattern.numbered(instance))
            node = self._finder.find(row)
            if node is not None and any(getattr(n, attribute) == wanted for n in node.walk()):
                return self._finder.keep(row)
        raise NotFound(f'for {attribute}= "{wanted}"')

    def _may_scroll(self, arguments: Arguments, collection: Selector) -> bool:
        node = self._finder.find(collection)
        return arguments.flag(3, default=node is not None and node.scrollable)

    def _child_by_instance(self, arguments: Arguments) -> str:
        collection = self._finder.selector(arguments.raw(0))
        pattern = self._finder.selector(arguments.raw(1))
        instance = arguments.amount(2, MAX_SWIPES * MAX_SWIPES)
        return self._finder.keep(collection.then("child", pattern.numbered(instance)))


def _with(attribute: Literal["text", "desc"], value: str) -> Selector:
    condition = Condition(field=attribute, attribute=attribute, test="equals", value=value)
    return Selector(conditions=(condition,))


def _has_more(before: Node, after: Node, direction: Direction) -> bool:
    old, new = before.box.scroll, after.box.scroll
    if old is None or new is None:
        return [n.text for n in before.walk()] != [n.text for n in after.walk()]
    if old.offset == new.offset:
        return False
    return new.offset < new.limit if direction == "forward" else new.offset > 0


def swipe_over(rect: Rect, direction: Direction, *, vertical: bool) -> tuple[Point, Point]:
    """Where a swipe that scrolls `rect` starts and ends."""
    x, y = rect.center
    if vertical:
        margin = int(rect.height * DEAD_ZONE)
        near, far = Point(x, rect.bottom - margin), Point(x, rect.top + margin)
    else:
        margin = int(rect.width * DEAD_ZONE)
        near, far = Point(rect.right - margin, y), Point(rect.left + margin, y)
    return (near, far) if direction == "forward" else (far, near)
