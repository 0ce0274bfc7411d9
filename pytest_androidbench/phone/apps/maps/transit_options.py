"""The ways by public transport among which one chooses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol, cast

from pytest_androidbench.phone.apps.maps import look
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.trips import Trip, duration, leaves
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ORDERS: Final = (tr("Best route"), tr("Fewer transfers"), tr("Less walking"))
"""As the real app's options call them."""


def _fastest(way: Trip) -> float:
    return way.seconds


def _transfers(way: Trip) -> tuple[int, float]:
    return len(way.lines), way.seconds


def _walking(way: Trip) -> float:
    return way.on_foot


KEYS: Final[tuple[Callable[[Trip], object], ...]] = (_fastest, _transfers, _walking)


class OfTransit(Protocol):
    """What it needs of the page of a way."""

    def take(self, way: Trip) -> None:
        """Show one of the ways."""


@dataclass(eq=False)
class TransitOptions(AppPart[MapsApp]):
    """Rows with lines, times and how far one walks, in an order that is chosen."""

    order: int = 0

    def build(self, ways: Sequence[Trip]) -> w.Widget:
        """The list, the best one first."""
        chip = w.Chip(ORDERS[self.order], icon="tune", id="transit_options_chip", on_tap=self.sort)
        ordered = sorted(ways, key=cast("Callable[[Trip], float]", KEYS[self.order]))
        return w.Column(
            w.Filters(chip),
            w.Scroll(*map(self._row, ordered), id="transit_route_list"),
            across="stretch",
            weight=1,
            width="fill",
        )

    def _row(self, way: Trip) -> w.Widget:
        say, display = self.phone.windows.translate, self.phone.display
        leaving = clock_text(leaves(way, local_time(self.phone)), display)
        lines = " > ".join(say(tr("Bus {line}", line=line)) for line in way.lines)
        walk = say(tr("{distance} on foot", distance=look.told(self.app, way.on_foot)))
        texts = w.Column(
            w.Text(lines, w.BODY_LARGE, lines=1, id="title"),
            w.Text(tr("{time} from {stop}", time=leaving, stop=way.via), look.SECOND, lines=2,
                   id="departure"),
            w.Text(walk, look.SECOND, lines=1, id="distance"),
            gap=2,
            weight=1,
        )  # fmt: skip
        time = w.Text(duration(way.minutes), w.TITLE_MEDIUM, id="duration")
        row = w.Row(w.Icon("directions_bus"), texts, time, gap=16, width="fill")
        return w.Panel(row, padding=(16, 10), width="fill", cls="android.widget.RelativeLayout",
                       on_tap=partial(cast("OfTransit", self.screen).take, way),
                       key=f"transit {way.lines}")  # fmt: skip

    def sort(self) -> None:
        """Ask what matters most."""
        dialog = Choose(title=tr("Routes"), choices=[*ORDERS], chosen=self.order)
        self.ask(dialog, self.sorted)

    def sorted(self, order: int) -> None:
        """Put that first."""
        self.order = order
