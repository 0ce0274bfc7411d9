"""Finding elements on the screen as it is now, by selector or by handle."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui.tree import Node
from pytest_androidbench.phone.wire.automation import search
from pytest_androidbench.phone.wire.automation.errors import NotFound
from pytest_androidbench.phone.wire.automation.selector import Selector, parse

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

MAX_HANDLES: Final = 1000
POLL_SECONDS: Final = 0.05
POLL_MS: Final = 1000
"""What shows the time changes on full seconds, with nothing due."""


class Finder:
    """Looks at the screen; looking again with nothing in between lets time pass."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self._handles: dict[str, Selector] = {}
        self._next_handle = 1

    def selector(self, value: object) -> Selector:
        """A selector from what a client sent: the selector itself, or a handle to one.

        Raises:
            NotFound: the handle is unknown.
        """
        if not isinstance(value, str):
            return parse(value)
        known = self._handles.get(value)
        if known is None:
            raise NotFound(f"UiObject {value} not found!")
        return known

    def keep(self, selector: Selector) -> str:
        """Make a handle for a selector; the oldest ones are forgotten."""
        handle = f"object-{self._next_handle}"
        self._next_handle += 1
        self._handles[handle] = selector
        if len(self._handles) > MAX_HANDLES:
            del self._handles[next(iter(self._handles))]
        return handle

    def forget(self) -> None:
        """Forget all handles."""
        self._handles.clear()
        self._next_handle = 1

    def find(self, selector: Selector) -> Node | None:
        """The element that fits first, or None."""
        windows = self._phone.windows
        active = windows.view.tree()
        everything = windows.view.all_trees() if selector.simple else active
        return search.find(everything, active, selector)

    def need(self, selector: Selector) -> Node:
        """The element that fits first.

        Raises:
            NotFound: nothing fits.
        """
        node = self.find(selector)
        if node is None:
            raise NotFound(str(selector))
        return node

    def count(self, selector: Selector) -> int:
        """How many elements fit."""
        windows = self._phone.windows
        return search.count(windows.view.all_trees(), windows.view.tree(), selector)

    def look(self) -> None:
        """Let the time pass that asking for the hierarchy again costs."""
        self._phone.windows.view.look()

    async def wait(self, condition: Callable[[], bool], ms: int) -> bool:
        """Wait until a condition holds, at most `ms` of the phone's time."""
        if condition():
            return True
        if self._phone.clock.tied:
            return await self._wait_really(condition, ms)
        return await self._advance_until(condition, ms)

    async def _advance_until(self, condition: Callable[[], bool], ms: int) -> bool:
        clock = self._phone.clock
        end = clock.uptime_ms + ms
        while (left := end - clock.uptime_ms) > 0:
            due = clock.next_due()
            step = min(left, POLL_MS - clock.now_ms % POLL_MS)
            clock.advance(step if due is None else max(1, min(step, due)))
            if condition():
                return True
            # Others may act on the phone meanwhile; their input counts too.
            await asyncio.sleep(0)
        return False

    async def _wait_really(self, condition: Callable[[], bool], ms: int) -> bool:
        loop = asyncio.get_running_loop()
        end = loop.time() + ms / 1000
        while loop.time() < end:
            await asyncio.sleep(min(POLL_SECONDS, max(0.0, end - loop.time())))
            self._phone.clock.catch_up()
            if condition():
                return True
        return False
