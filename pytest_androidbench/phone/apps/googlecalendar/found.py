"""What is found by words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.spans import span_text
from pytest_androidbench.phone.apps.googlecalendar.store import Happening
from pytest_androidbench.phone.apps.googlecalendar.views.entries import MOST_SHOWN
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

MOST_FOUND = 150


def found_events(
    app: GoogleCalendarApp, words: str, open_event: Callable[[int, int], None]
) -> w.Widget:
    """The events that hold the words, the last ones first.

    What repeats stands at its next time, or at its first one where none comes within a year.
    """
    store = app.store
    events = store.found(words)[:MOST_FOUND]
    if not events:
        said = tr("No results") if words.strip() else tr("Search your events")
        return empty_state(said, "empty")
    coming = store.coming() if any(one.rule for one in events) else {}
    begins = {one.id: coming.get(one.id, one.start) if one.rule else one.start for one in events}
    times = [store.at(id_, begins[id_]) for id_ in sorted(begins, key=lambda id_: -begins[id_])]
    rows = [_row(app, one, open_event) for one in times if one is not None]
    return w.Scroll(*rows, id="search_results", cls="androidx.recyclerview.widget.RecyclerView")


def _row(
    app: GoogleCalendarApp, one: Happening, open_event: Callable[[int, int], None]
) -> w.Widget:
    mark = w.Panel(look=w.Look(background=f"#{one.color & 0xFFFFFF:06x}", radius=7), width=14,
                   height=14)  # fmt: skip
    return w.ListItem(
        one.event.title[:MOST_SHOWN] or tr("(No title)"),
        span_text(one, app.phone.display),
        lead=mark,
        look=w.MATERIAL,
        key=f"found {one.event.id}",
        on_tap=partial(open_event, one.event.id, one.begin),
    )
