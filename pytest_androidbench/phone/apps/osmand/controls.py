"""The buttons over the map."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pytest_androidbench.phone.apps.osmand.look import FRAME, HEADING, LINEAR, SECOND, hud
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

Act = Callable[[], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class MapActs:
    """What the buttons do."""

    layers: Act
    search: Act
    compass: Act
    menu: Act
    route: Act
    locate: Act
    zoom_in: Act
    zoom_out: Act


def top_buttons(acts: MapActs) -> w.Widget:
    """Configure map and search, the compass under them."""
    row = w.Row(
        hud("layers", tr("Configure map"), "map_layers_button", acts.layers),
        hud("search", tr("Search"), "map_search_button", acts.search),
        gap=12,
    )
    compass = hud("explore", tr("Compass"), "map_compass_button", acts.compass, colour="error")
    column = w.Column(row, compass, gap=12)
    return w.Align(w.Panel(column, padding=12), across="start", down="top", weight=1)


def bottom_buttons(acts: MapActs, ruler: str, *, all_: bool, located: bool) -> w.Widget:
    """Menu and navigation at the start, position and zoom at the end."""
    start = w.Row(
        hud("menu", tr("Back to menu"), "map_menu_button", acts.menu),
        hud("directions", tr("Navigation"), "map_route_info_button", acts.route),
        gap=12,
    )
    place = hud(
        "my_location", tr("My Position"), "map_my_location_button", acts.locate,
        colour="primary" if located else "on_surface_variant",
    )  # fmt: skip
    zooms = w.Column(
        hud("add", tr("Zoom in"), "map_zoom_in_button", acts.zoom_in),
        hud("remove", tr("Zoom out"), "map_zoom_out_button", acts.zoom_out),
        gap=12,
    )
    scale = w.PaintedText(ruler, w.LABEL_SMALL)
    end = w.Row(scale, place, zooms, gap=12, across="end", id="map_hud_controls", cls=LINEAR)
    row = w.Row(start if all_ else None, w.Spacer(weight=1), end, across="end", width="fill")
    return w.Panel(row, padding=12, width="fill", id="bottom_controls_container", cls=FRAME)


def result_bar(title: TextLike, back: Act, close: Act) -> w.Widget:
    """The bar of a search over the map."""
    row = w.Row(
        w.IconButton(
            "arrow_back", tr("Back to search"), id="widget_top_bar_back_button", on_tap=back
        ),
        w.Panel(
            w.Text(title, HEADING, id="widget_top_bar_title", lines=1), weight=1, on_tap=back,
            id="widget_top_bar_title_layout", cls=LINEAR,
        ),
        w.IconButton("close", tr("Close"), id="widget_top_bar_close_button", on_tap=close),
        width="fill",
        height=56,
    )  # fmt: skip
    return _bar(row)


def plan_bar(name: str, known: bool, close: Act, done: Act) -> w.Widget:
    """The bar of Plan a route."""
    title = w.Column(
        w.Text(name or tr("Plan a route"), HEADING, id="widget_top_bar_title", lines=1),
        w.Text(tr("Plan a route"), SECOND, id="widget_top_bar_description") if name else None,
        weight=1,
    )
    row = w.Row(
        w.IconButton("close", tr("Close"), id="widget_top_bar_back_button", on_tap=close),
        title,
        w.Button(
            tr("SAVE") if known else tr("DONE"), "text", id="widget_top_bar_save", on_tap=done,
            cls="android.widget.TextView",
        ),
        width="fill",
        height=56,
    )  # fmt: skip
    return _bar(row)


def _bar(row: w.Widget) -> w.Widget:
    look = w.Look(background="surface", elevation=4)
    return w.Panel(row, look=look, id="widget_top_bar", cls=LINEAR, width="fill")
