"""The types below the view, to show and hide with one touch."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pytest_androidbench.phone.apps.calendar.event import EventType
from pytest_androidbench.phone.apps.calendar.preferences import DISPLAYED, QUICK_FILTER
from pytest_androidbench.phone.apps.calendar.store import EventStore
from pytest_androidbench.phone.apps.calendar.views.rows import color_code
from pytest_androidbench.phone.ui import widgets as w

HEIGHT_DP = 56


def quick_filter(store: EventStore, on_type: Callable[[int], None]) -> w.Widget | None:
    """A row of the types chosen for it; None where there are none."""
    quick = store.config.get(QUICK_FILTER)
    types = sorted((t for t in store.types() if str(t.id) in quick), key=lambda t: t.title.lower())
    if not types:
        return None
    shown = store.config.get(DISPLAYED)
    kids = (_type(kind, str(kind.id) in shown, partial(on_type, kind.id)) for kind in types)
    return w.Row(
        *kids,
        id="quick_event_type_filter",
        cls="androidx.recyclerview.widget.RecyclerView",
        width="fill",
        height=HEIGHT_DP,
    )


def _type(kind: EventType, shown: bool, on_tap: Callable[[], None]) -> w.Widget:
    line = w.Panel(look=w.Look(background=color_code(kind.color)), height=6 if shown else 2,
                   id="quick_filter_event_type_color", cls="android.view.View")  # fmt: skip
    text = w.Text(kind.title, w.BODY, None if shown else "outline", id="quick_filter_event_type",
                  align="center", lines=1, on_tap=on_tap, selected=shown, height=48)  # fmt: skip
    return w.Column(
        line,
        text,
        across="stretch",
        along="end",
        id="quick_filter_event_type_holder",
        cls="android.widget.RelativeLayout",
        weight=1,
        height="fill",
    )
