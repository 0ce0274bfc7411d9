"""Statistics of all tracks by type, and the filter for them."""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field
from functools import reduce
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.opentracks import look
from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.filtering import Filter, Wanted
from pytest_androidbench.phone.apps.opentracks.kinds import kind_called
from pytest_androidbench.phone.apps.opentracks.model import Stats, Track
from pytest_androidbench.phone.apps.opentracks.units import Parts, Units, elapsed
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import phone_zone
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

DAY: Final = datetime.timedelta(days=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sum:
    """All tracks of one type together."""

    category: str
    count: int
    stats: Stats


@dataclass(eq=False)
class Totals(AppScreen[OpenTracksApp, None]):
    """A block for each type of activity, the most frequent first."""

    activity: ClassVar[str] = ".ui.aggregatedStatistics.AggregatedStatisticsActivity"

    ids: list[int] = field(default_factory=list)
    """Only of these tracks; empty: of all."""
    types: list[str] = field(default_factory=list)
    """Types that were ever chosen in the filter; empty: all."""
    first: tuple[int, int, int] | None = None
    last: tuple[int, int, int] | None = None
    filtered: bool = False
    everything: bool = False
    """Whether the filter was cleared, which forgets the chosen tracks too."""

    def build(self) -> w.Widget:
        sums, units = self.sums(), self.app.units
        icon, id_, act = (
            ("clear", "aggregated_statistics_clear_filter", self.clear_filter)
            if self.filtered
            else ("filter_alt", "aggregated_statistics_filter", self.open_filter)
        )
        button = w.BarButton(icon, tr("Filter"), id=id_, on_tap=act)
        blocks = [_block(total, units) for total in sums]
        shown = (
            w.Scroll(*blocks, id="aggregated_stats_list", cls=look.RECYCLER)
            if blocks
            else look.nothing(self._why_empty(), "aggregated_stats_empty_view")
        )
        return look.framed(tr("Aggregated stats"), "bar_chart", shown, actions=(button,))

    def _why_empty(self) -> TextLike:
        if self.filtered or self.ids:
            return tr("There are not activities for the specified filter")
        return tr("Record your first track to see aggregated statistics")

    def sums(self) -> list[Sum]:
        """What is shown: by type, frequent ones first."""
        found: dict[str, list[Stats]] = {}
        for track in self.app.store.tracks():
            if self._wants(track):
                found.setdefault(track.category, []).append(track.stats)
        sums = [
            Sum(category=category, count=len(stats), stats=reduce(Stats.plus, stats))
            for category, stats in found.items()
        ]
        return sorted(sums, key=lambda total: (-total.count, total.category))

    def _wants(self, track: Track) -> bool:
        if self.everything and not self.filtered:
            return True
        if self.ids and track.id not in self.ids:
            return False
        if not self.filtered or self.first is None or self.last is None:
            return True
        here = phone_zone(self.phone)
        start = datetime.datetime(*self.first, tzinfo=here)
        end = datetime.datetime(*self.last, tzinfo=here) + DAY - datetime.timedelta(seconds=1)
        began = datetime.datetime.fromtimestamp(track.start_ms / 1000, datetime.UTC)
        return start <= began <= end and (not self.types or track.category in self.types)

    def open_filter(self) -> None:
        self.ask(Filter.of(self.phone, [total.category for total in self.sums()]), self.apply)

    def apply(self, wanted: Wanted) -> None:
        """Show what passes the filter; types once chosen stay chosen on this page."""
        self.first, self.last = wanted.first, wanted.last
        self.types = list(dict.fromkeys([*self.types, *wanted.types]))
        self.filtered = True

    def clear_filter(self) -> None:
        self.filtered, self.everything = False, True


def _block(total: Sum, units: Units) -> w.Widget:
    stats = total.stats
    pace = units.shows_pace(total.category)
    # The app's words go by the type alone, its numbers by what is preferred.
    word = "pace" if kind_called(total.category).pace else "speed"
    top = tr("Fastest pace") if word == "pace" else tr("Max speed")
    stem = "aggregated_stats"
    head = w.Row(
        w.Icon(kind_called(total.category).icon, colour="on_surface", id="activity_icon"),
        w.Spacer(16),
        w.Text(total.category, look.HEADER, id=f"{stem}_type_label", lines=1),
        w.Spacer(4),
        w.Text(f"({total.count})", look.HEADER, id=f"{stem}_num_tracks"),
    )
    sums = w.Row(
        _number(units.distance(stats.distance), f"{stem}_distance"),
        _number((elapsed(stats.moving_ms), ""), f"{stem}_time"),
        width="fill",
    )
    average, fastest = (
        units.speed(speed, pace=pace) for speed in (stats.moving_speed, stats.max_speed)
    )
    rates = w.Row(
        _rate(tr(f"Avg moving {word}"), average, f"{stem}_avg_rate"),
        _rate(top, fastest, f"{stem}_max_rate"),
        width="fill",
    )
    block = w.Column(
        head,
        sums,
        rates,
        look.line(f"{stem}_horizontal_line"),
        gap=8,
        across="stretch",
        width="fill",
    )
    return w.Panel(block, padding=8, cls=look.VIEW_GROUP, width="fill")


def _number(parts: Parts, id_: str) -> w.Widget:
    return look.number(parts, id_, f"{id_}_unit", weight=1)


def _rate(label: TextLike, parts: Parts, id_: str) -> w.Widget:
    text = w.Text(label, look.SECOND_HEADER, id=f"{id_}_label", lines=1)
    return w.Column(_number(parts, id_), text, weight=1)
