"""What the lists of tracks and of markers share: rows that can be selected, and their days."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.opentracks.look import VIEW_GROUP, line
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

BOTTOM_LINE: Final = "marker_list_item_bottom_line"
"""Tracks have the markers' id for it, too."""
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"


def selection_bar(selection: Selection[int], *actions: w.Kid) -> w.Widget:
    """The bar while rows are selected."""
    done = w.Up(selection.end, desc=tr("Done"))
    done.id, done.cls = "action_mode_close_button", "android.widget.ImageView"
    return w.TopBar("", lead=done, actions=actions, id="action_mode_bar")


def selectable_rows(
    selection: Selection[int],
    ids: list[int],
    content: Callable[[int], w.Widget],
    tap: Callable[[int], None],
    list_id: str,
) -> w.Widget:
    """A list.

    Args:
        selection: its selected rows; a tap selects too while there are any.
        ids: of the rows.
        content: what stands in the row at a place.
        tap: opens what an id stands for.
        list_id: of the list's widget.
    """

    def row(place: int) -> w.Widget:
        chosen = ids[place] in selection
        return w.Panel(
            w.Column(
                w.Panel(content(place), padding=(8, 8, 8, 0)), line(BOTTOM_LINE), across="stretch"
            ),
            look=w.Look(background="secondary_container") if chosen else w.Look(),
            cls=VIEW_GROUP,
            width="fill",
            selected=chosen,
            on_tap=partial(selection.toggle if selection else tap, ids[place]),
            on_long=partial(selection.toggle, ids[place]),
        )

    return w.Scroll(count=len(ids), row=row, id=list_id, cls=RECYCLER)


def heading(name: str, day: str, stem: str) -> w.Widget:
    """The first line of a row: what it is called, and its day."""
    return w.Row(
        w.Text(name, w.BODY_LARGE, id=f"{stem}_name", lines=1, weight=1),
        w.Text(day, w.BODY_SMALL, id=f"{stem}_date"),
    )
