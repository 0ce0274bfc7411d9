"""The panel below the map while a route is planned."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.osmand import coordinates
from pytest_androidbench.phone.apps.osmand.look import LINEAR, SECOND, TITLE, row
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.osmand.plan import RoutePlan


def plan_panel(plan: RoutePlan, middle: LatLon) -> w.Widget:
    """The panel below the map."""
    panel = _moving(plan) if plan.moved is not None else _controls(plan, middle)
    look = w.Look(background="surface", radius=12, elevation=8)
    return w.Panel(panel, look=look, width="fill", id="main_view", cls=LINEAR)


def _controls(plan: RoutePlan, middle: LatLon) -> w.Widget:
    return w.Column(
        _numbers(plan, middle),
        _list(plan) if plan.listed else None,
        _buttons(plan, middle),
        w.Spacer(28),
        across="stretch",
    )


def _numbers(plan: RoutePlan, middle: LatLon) -> w.Widget:
    count = len(plan.points)
    away = distance_m(plan.points[-1], middle) if count else 0.0
    texts = w.Column(
        w.Row(
            w.Text(
                f"{coordinates.distance(plan.metres)},", TITLE,
                id="measurement_distance_text_view",
            ),
            w.Text(tr("points: {n}", n=count), SECOND, id="measurement_points_text_view"),
            gap=6,
        ),
        count > 0
        and w.Text(
            f"– {coordinates.distance(away)}", SECOND, id="distance_to_center_text_view"
        ),
        weight=1,
    )  # fmt: skip
    toggle = w.Panel(
        w.Icon("expand_more" if plan.listed else "expand_less", 24),
        padding=12, id="up_down_button", cls="android.widget.ImageView", on_tap=plan.toggle,
        desc=tr("Points"),
    )  # fmt: skip
    icon = w.Icon("straighten", colour="secondary", id="main_icon")
    row_ = w.Row(icon, texts, toggle, gap=16, width="fill", id="up_down_row",
                 cls="android.widget.RelativeLayout")  # fmt: skip
    return w.Panel(row_, padding=(16, 8, 4, 4), width="fill")


def _list(plan: RoutePlan) -> w.Widget:
    rows: list[w.Widget] = []
    before: LatLon | None = None
    for number, segment in enumerate(plan.segments):
        for place, point in enumerate(segment):
            at = LatLon(*point)
            away = coordinates.distance(distance_m(before, at)) if before else tr("Start")
            rows.append(
                row(
                    tr("Point {n}", n=len(rows) + 1), icon="place", colour="secondary",
                    summary=away, id="measure_point", title_id="measure_point_title",
                    on_tap=partial(plan.offer, number, place),
                    end=w.IconButton(
                        "close", tr("Delete"), id="measure_point_remove_image_button",
                        on_tap=partial(plan.remove, number, place),
                    ),
                )
            )  # fmt: skip
            before = at
    return w.Scroll(
        *rows, id="measure_points_recycler_view", height=230, weight=0,
        cls="androidx.recyclerview.widget.RecyclerView",
    )  # fmt: skip


def _buttons(plan: RoutePlan, middle: LatLon) -> w.Widget:
    options = w.Button(
        tr("Options"), "text", icon="settings", id="options_button", on_tap=plan.options,
        cls="android.widget.TextView",
    )  # fmt: skip
    row_ = w.Row(
        options,
        w.Spacer(weight=1),
        w.IconButton(
            "undo", tr("Undo"), id="undo_point_button", on_tap=plan.undo,
            enabled=bool(plan.done),
        ),
        w.IconButton(
            "redo", tr("Redo"), id="redo_point_button", on_tap=plan.redo,
            enabled=bool(plan.undone),
        ),
        w.Button(
            tr("Add"), id="add_point_button", icon="add", on_tap=partial(plan.add, middle)
        ),
        gap=4,
        width="fill",
        id="measure_mode_controls",
        cls=LINEAR,
    )  # fmt: skip
    return w.Panel(row_, padding=(8, 4, 16, 8), width="fill")


def _moving(plan: RoutePlan) -> w.Widget:
    text = w.Text(tr("Move the map to change where the point lies"), SECOND, id="move_point_text")
    row_ = w.Row(
        w.Button(tr("Cancel"), "text", id="cancel_move_point_button", on_tap=plan.stay),
        w.Spacer(weight=1),
        w.Button(tr("Apply"), id="apply_move_point_button", on_tap=plan.apply),
        width="fill",
        id="move_point_controls",
        cls="android.widget.RelativeLayout",
    )
    return w.Panel(w.Column(text, row_, gap=8), padding=(16, 12, 16, 36), width="fill")
