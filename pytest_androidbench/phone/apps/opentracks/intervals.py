"""The page that cuts a track into parts of equal length."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.opentracks.counting import Interval, intervals
from pytest_androidbench.phone.apps.opentracks.look import HEADER, LINE
from pytest_androidbench.phone.apps.opentracks.model import Point
from pytest_androidbench.phone.apps.opentracks.pages import TracksScreen
from pytest_androidbench.phone.apps.opentracks.units import Units
from pytest_androidbench.phone.system.app import R
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LENGTHS: Final = (0.1, 0.5, 1, 2, 3, 4, 5, 10, 20, 50)
"""In miles or kilometres."""


@dataclass(eq=False)
class WithIntervals(TracksScreen[R]):
    """A screen with a page of intervals."""

    length: int = 2
    """Which of the lengths; one mile at first."""

    def interval_page(
        self, points: list[Point], *, pace: bool, last_first: bool = False
    ) -> w.Widget:
        """The chosen length over a row for each part."""
        units = self.units
        metres = LENGTHS[self.length] * units.large_metres
        choices = [units.distance_text(n * units.large_metres, 0) for n in LENGTHS]
        parts = intervals(points, metres)
        rows = [_row(units, parts, place, pace=pace) for place in range(len(parts))]
        heads = (tr("Distance"), tr("Pace") if pace else tr("Speed"), tr("Elevation"))
        ids = ("interval_distance", "interval_rate", "interval_altitude")
        page = w.Column(
            w.Panel(
                w.Spinner(
                    choices, self.length, self.choose_length, id="intervals_dropdown", width="fill"
                ),
                look=w.Look(border="outline", radius=4),
            ),
            w.Row(
                *(
                    w.Text(head, HEADER, id=id_, lines=1, weight=1)
                    for head, id_ in zip(heads, ids, strict=True)
                ),
                width="fill",
            ),
            w.Panel(look=w.Look(background=LINE), height=1, width="fill"),
            w.Scroll(
                *(reversed(rows) if last_first else rows),
                id="interval_list",
                cls="androidx.recyclerview.widget.RecyclerView",
                gap=8,
            ),
            gap=8,
            across="stretch",
            height="fill",
            width="fill",
        )
        return w.Panel(page, padding=8, height="fill", width="fill")

    def choose_length(self, index: int) -> None:
        """Cut the track anew."""
        self.length = index


def _row(units: Units, parts: list[Interval], place: int, *, pace: bool) -> w.Widget:
    part = parts[place]
    before = sum(earlier.metres for earlier in parts[:place])
    cells = (
        (units.distance_text(before + part.metres), "distance"),
        (" ".join(units.speed(part.speed, pace=pace)), "rate"),
    )
    heights = w.Column(
        w.Text(" ".join(units.height(part.gain)), w.BODY, id="interval_item_gain"),
        w.Text(" ".join(units.height(part.loss)), w.BODY, id="interval_item_loss"),
        weight=1,
    )
    return w.Row(
        *(w.Text(text, w.BODY_LARGE, id=f"interval_item_{name}", weight=1) for text, name in cells),
        heights,
        width="fill",
    )
