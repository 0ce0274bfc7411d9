"""What lies around the grids, as in the real app."""

from __future__ import annotations

from pytest_androidbench.phone.apps.gallery.cells import RELATIVE
from pytest_androidbench.phone.apps.simple.fast_scroller import FastScroller
from pytest_androidbench.phone.ui import widgets as w


def framed(grid: w.Widget, name: str, *above: w.Kid) -> w.Widget:
    """A grid that can be pulled to be read again; `name` begins the ids around it."""
    refreshed = w.Panel(
        FastScroller(grid, f"{name}_fastscroller"),
        id=f"{name}_refresh_layout",
        cls="android.view.ViewGroup",
        weight=1,
    )
    return w.Column(
        *above, refreshed, across="stretch", id=f"{name}_holder", cls=RELATIVE, weight=1
    )
