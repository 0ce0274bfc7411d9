"""The page that cuts a track into parts of equal length."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.counting import Interval, intervals
from pytest_androidbench.phone.apps.opentracks.look import HEADER, LINE, RECYCLER
from pytest_androidbench.phone.apps.opentracks.model import TrackPoint
from pytest_androidbench.phone.apps.opentracks.units import Units
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LENGTHS: Final = (0.1, 0.5, 1, 2, 3, 4, 5, 10, 20, 50)
"""In miles or kilometres."""


@dataclass(eq=False)
class IntervalPage(AppPart[OpenTracksApp]):
    """A track in parts of a chosen length."""

    length: int = 2
    """Which of the lengths; one mile at first."""

    def build(self, points: list[TrackPoint], *, pace: bool, last_first: bool) -> w.Widget:
        """The chosen length over a row for each part."""
        units = self.app.units
        metres = LENGTHS[self.length] * units.large_metres
        choices = [units.distance_text(n * units.large_metres, 0) for n in LENGTHS]
        parts = intervals(points, metres)
        rows = [_row(units, parts, place, pace=pace) for place in range(len(parts))]
        page = w.Column(
            w.Panel(
                w.Spinner(choices, self.length, self.choose, id="intervals_dropdown", width="fill"),
                look=w.Look(border="outline", radius=4),
                id="intervals_input_layout",
                cls="android.widget.LinearLayout",
            ),
            _heads(pace=pace),
            w.Panel(look=w.Look(background=LINE), height=1, width="fill"),
            w.Scroll(
                *(reversed(rows) if last_first else rows), id="interval_list", cls=RECYCLER, gap=8
            ),
            gap=8,
            across="stretch",
            height="fill",
            width="fill",
        )
        return w.Panel(page, padding=8, height="fill", width="fill")

    def choose(self, index: int) -> None:
        """Cut the track anew."""
        self.length = index


def _heads(*, pace: bool) -> w.Widget:
    heads = {
        "distance": tr("Distance"),
        "rate": tr("Pace") if pace else tr("Speed"),
        "altitude": tr("Elevation"),
    }
    texts = [
        w.Text(head, HEADER, id=f"interval_{name}", lines=1, weight=1)
        for name, head in heads.items()
    ]
    return w.Row(*texts, width="fill")


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
