"""Shapes and words that the pages of the weather app share."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.times import half_of_day, zone
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.weather.schema import WeatherPlace
    from pytest_androidbench.phone.ui.context import Display

RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
GROUP: Final = "android.view.ViewGroup"
SMALL: Final = w.BODY_SMALL.coloured("on_surface_variant")
HUGE: Final = w.TextStyle(64, 500)
SKIES: Final = {
    "Sunny": ("wb_sunny", "#f9a825", tr("Sunny")),
    "Clear": ("bedtime", "#5c6bc0", tr("Clear")),
    "Mostly Sunny": ("wb_sunny", "#f9a825", tr("Mostly Sunny")),
    "Mostly Clear": ("bedtime", "#5c6bc0", tr("Mostly Clear")),
    "Partly Cloudy": ("cloud", "#90a4ae", tr("Partly Cloudy")),
    "Mostly Cloudy": ("cloud", "#78909c", tr("Mostly Cloudy")),
    "Cloudy": ("cloud", "#607d8b", tr("Cloudy")),
    "Fog": ("cloud", "#b0bec5", tr("Fog")),
    "Showers": ("water_drop", "#42a5f5", tr("Showers")),
    "Rain": ("water_drop", "#1e88e5", tr("Rain")),
    "Thunderstorms": ("bolt", "#f9a825", tr("Thunderstorms")),
    "Snow": ("star", "#81d4fa", tr("Snow")),
}
"""A sky -> the sign for it, its colour, and what it is called."""
UNKNOWN: Final = ("cloud", "#90a4ae", tr("Unknown"))


def sky_name(sky: str) -> Message:
    """What a sky is called."""
    return SKIES.get(sky, UNKNOWN)[2]


def sky_sign(sky: str, size: float, key: str = "") -> w.Widget:
    """The sign of a sky, which says what it is called."""
    icon, colour, name = SKIES.get(sky, UNKNOWN)
    return w.Icon(icon, size, colour, desc=name, key=key or None)


def card(
    title: TextLike, *kids: w.Kid, id_: str, on_tap: Callable[[], None] | None = None
) -> w.Widget:
    """A white surface with a title."""
    column = w.Column(
        w.Text(title, w.TITLE_MEDIUM, lines=1, id=f"{id_}_title"), *kids, gap=8, width="fill"
    )
    panel = w.Panel(
        column,
        padding=16,
        look=w.Look(background="surface_container", radius=12),
        id=id_,
        cls=GROUP,
        width="fill",
        on_tap=on_tap,
    )
    return w.Panel(panel, padding=(12, 6), width="fill")


def hour_name(at: int, place: WeatherPlace, display: Display) -> str:
    """The full hour at a place: "3 PM"."""
    moment = datetime.fromtimestamp(at, zone(place.zone))
    if display.hour24:
        return f"{moment:%H}:00"
    return f"{moment.hour % 12 or 12} {half_of_day(moment.hour, display.locale)}"
