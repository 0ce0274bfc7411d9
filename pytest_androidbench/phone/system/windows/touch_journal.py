"""What the events log tells of touches and pages, while somebody asks for it.

No Android writes this down. Tasks that forbid a page or a button need it all the same, whoever
touched it and by whatever means: while the property `persist.androidbench.journal` is `1`, what
lies under a finger, what is scrolled, and which screen comes to the front is an event each.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.windows.journal import EVENTS
from pytest_androidbench.phone.ui.tree import resource_id

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.journal import ActivityJournal
    from pytest_androidbench.phone.system.windows.stack import ScreenStack
    from pytest_androidbench.phone.ui.box import Box

ASKED: Final = "persist.androidbench.journal"
MOST: Final = 120
"""Characters of a label that are written down."""


class TouchJournal:
    """Writes down what is touched, and which pages are shown."""

    def __init__(self, phone: Phone, stack: ScreenStack, journal: ActivityJournal) -> None:
        self._phone = phone
        self._stack = stack
        self._journal = journal

    @property
    def _asked(self) -> bool:
        return self._phone.properties.get(ASKED, "") == "1"

    def follow(self) -> None:
        """Write which screen is in front now, if it is another one."""
        if not self._asked:
            return
        front = self._stack.front
        top = front.entries[-1] if front is not None and front.entries else None
        page = f"{top.package},{type(top.screen).__name__}" if top is not None else ""
        if page == self._journal.state.page:
            return
        self._journal.state = replace(self._journal.state, page=page)
        if page:
            self._write("androidbench_page", page)

    def pressed(self, box: Box) -> None:
        """A finger has pressed a box."""
        if self._asked:
            label = " ".join(_label(box).split())[:MOST]
            self._write("androidbench_press", f"{box.package},{_short_id(box)},{label}")

    def scrolled(self, box: Box) -> None:
        """A finger has scrolled a box."""
        if self._asked:
            self._write("androidbench_scroll", f"{box.package},{_short_id(box)}")

    def _write(self, tag: str, fields: str) -> None:
        pid = self._phone.processes.pid("system_server")
        self._phone.log.write("I", tag, f"[{fields}]", pid=pid, buffer=EVENTS)


def _short_id(box: Box) -> str:
    return resource_id(box.widget.id, box.package).rpartition("/")[2]


def _label(box: Box) -> str:
    """What a box says, or the first thing that says something in it."""
    for each in box.walk():
        desc = each.widget.desc
        if said := each.widget.label(each) or (each.ctx.text(desc) if desc is not None else ""):
            return said
    return ""
