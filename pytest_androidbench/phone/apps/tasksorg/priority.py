"""The four round buttons of a priority, and the dialog that shows them alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.look import BODY1, COMPOSE, PRIORITY
from pytest_androidbench.phone.apps.tasksorg.model import HIGH, NONE
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter


class PriorityButton(w.Radio):
    """A round button in the colour of its priority; it says nothing about itself."""

    def __init__(self, priority: int, *, chosen: bool, on_tap: Callable[[], None]) -> None:
        super().__init__(chosen, on_tap=on_tap)
        self.colour = PRIORITY[priority]

    def paint_sign(self, box: Box, rect: Rect, painter: Painter) -> None:
        name = "radio_button_checked" if self.checked else "radio_button_unchecked"
        painter.icon(name, rect, box.ctx.dp(24), painter.colour(self.colour))


def priority_row(chosen: int, pick: Callable[[int], None]) -> w.Widget:
    """The buttons behind their name, from none at the start to high at the end."""
    buttons = (
        PriorityButton(each, chosen=each == chosen, on_tap=partial(pick, each))
        for each in range(NONE, HIGH - 1, -1)
    )
    return w.Row(w.Text(tr("Priority"), BODY1), w.Spacer(weight=1), *buttons, width="fill")


@dataclass(eq=False)
class PickPriority(AppScreen[TasksApp, int]):
    """Closes with a priority."""

    window: ClassVar[WindowKind] = "dialog"
    priority: int = -1

    def build(self) -> w.Widget:
        row = priority_row(self.priority, self.pick)
        buttons = ok_cancel(self.accept, self.close)
        own = w.Panel(row, id="priority_row", cls=COMPOSE)
        return w.Dialog(body=w.Panel(own, padding=(24, 24, 24, 8)), buttons=buttons)

    def pick(self, priority: int) -> None:
        """Choose one."""
        self.priority = priority

    def accept(self) -> None:
        """Take the chosen one."""
        self.close(None if self.priority < 0 else self.priority)
