"""The days of the week, to switch on and off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from pytest_androidbench.phone.apps.clock.tabs import GROUP
from pytest_androidbench.phone.system.dates import weekday
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.text import Paragraph

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter


class DayButton(w.CheckBox):
    """A day's letter in a circle that is filled when the alarm rings on it."""

    diameter: ClassVar[int] = 36

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        side = layout.ctx.dp(48)
        paragraph = layout.paragraph(self.text, w.LABEL, side)
        return BoxDraft(self, limits.width(side), limits.height(side), (), paragraph)

    def paint(self, box: Box, painter: Painter) -> None:
        dp, rect, paragraph = box.ctx.dp, box.rect, box.content
        assert isinstance(paragraph, Paragraph)
        radius = dp(self.diameter) // 2
        if self.checked:
            painter.disc(rect.center, radius, "primary")
        else:
            painter.ring(rect.center, radius, dp(1), "outline")
        colour = painter.colour("on_primary" if self.checked else "on_surface_variant")
        top = rect.top + (rect.height - paragraph.height) // 2
        painter.text(paragraph, rect.left, top, colour, rect.width, "center")


def day_row(
    days: int, week: Sequence[int], locale: str, turn: Callable[[int, bool], None]
) -> w.Widget:
    """A button for each day.

    Args:
        days: those that are on; bits from Monday = 1 to Sunday = 64.
        week: the days in their order, Monday = 0.
        locale: whose letters stand on the buttons.
        turn: is called with a day, and whether it is on from now on.
    """
    buttons = [
        DayButton(
            bool(days >> day & 1),
            text=weekday(day, locale, "narrow"),
            id=f"day_button_{place}",
            desc=weekday(day, locale),
            on_change=partial(turn, day),
        )
        for place, day in enumerate(week)
    ]
    cells = [w.Align(button, height=48, weight=1) for button in buttons]
    return w.Row(*cells, id="repeat_days", cls=GROUP, width="fill")
