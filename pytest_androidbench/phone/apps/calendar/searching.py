"""What the search of the main screen finds."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.calendar.event import Event
from pytest_androidbench.phone.apps.calendar.preferences import DISPLAYED
from pytest_androidbench.phone.apps.calendar.selected_events import SelectedEvents
from pytest_androidbench.phone.apps.calendar.store import EventStore
from pytest_androidbench.phone.apps.calendar.views.listing import items_of
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

LAST_SEARCHED: Final = 2_051_218_800
"""How far repetitions are searched for."""
LEAST_LETTERS: Final = 2


def found(store: EventStore, query: str) -> list[Event]:
    """What has a text in its title, place or description."""
    wanted = query.casefold()
    return [
        event
        for event in store.between(0, LAST_SEARCHED, query)
        if any(
            wanted in text.casefold() for text in (event.title, event.location, event.description)
        )
    ]


def results(store: EventStore, query: str, selected: SelectedEvents) -> w.Widget:
    """What is found, or why nothing is; what repeats is opened at its first time."""
    events = found(store, query) if len(query) >= LEAST_LETTERS else []
    if events:
        listing = selected.listing(items_of(selected.rows, events), once=True)
        kids = [listing.build("search_results_list")]
    else:
        kids = [
            w.Text(text, w.BODY_LARGE, id=id_, align="center", width="fill")
            for id_, text in _nothing(store, query)
        ]
    return w.Column(
        *kids,
        gap=0 if events else 8,
        across="stretch",
        height="fill",
        id="search_holder",
        cls="android.widget.RelativeLayout",
    )


def _nothing(store: EventStore, query: str) -> list[tuple[str, Message]]:
    texts = [("search_placeholder", tr("No items found."))]
    if not store.config.get(DISPLAYED):
        texts = [("search_placeholder", tr("You have filtered out all event types"))]
    if len(query) < LEAST_LETTERS:
        hint = tr("Type in at least 2 characters to start the search.")
        texts.append(("search_placeholder_2", hint))
    return texts
