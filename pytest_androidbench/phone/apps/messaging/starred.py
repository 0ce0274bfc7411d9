"""The messages that were given a star, of all conversations."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.messaging.app import MessagingApp
from pytest_androidbench.phone.apps.messaging.look import (
    RECYCLER,
    face,
    long_time,
    shown_name,
)
from pytest_androidbench.phone.apps.messaging.names import STARRED, THREAD, leading_to
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.texting.model import Message
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

SHOWN: Final = 500
"""So many characters of a message are in a row."""


@dataclass(eq=False)
class StarredMessages(AppScreen[MessagingApp, None]):
    """A tap opens the conversation."""

    activity = STARRED

    def build(self) -> w.Widget:
        found = self.app.store.starred()
        bar = w.TopBar(tr("Starred"), back=True, id="toolbar")
        nothing = empty_state(tr("Starred messages appear here"), "empty_text_hint")
        rows = [self._row(one) for one in found]
        return w.Page(bar, w.Scroll(*rows, id="starred_list", cls=RECYCLER) if rows else nothing)

    def _row(self, one: Message) -> w.Widget:
        name = self.app.store.title(one.thread)
        who: TextLike = shown_name(name) if one.received else tr("You to {name}", name=name)
        texts = w.Column(
            w.Row(
                w.Text(who, w.BODY_LARGE, id="starred_name", lines=1, weight=1),
                w.Text(long_time(self.phone, one.date_ms), w.BODY_SMALL, id="starred_time"),
                gap=8,
                width="fill",
            ),
            w.Text(one.body[:SHOWN], w.BODY, "on_surface_variant", id="starred_text"),
            gap=2,
            weight=1,
        )
        row = w.Row(face(name), texts, gap=16, across="start", width="fill")
        return w.Panel(
            row,
            padding=(16, 10),
            width="fill",
            key=f"starred {one.id}",
            on_tap=partial(self.open, one.thread),
        )

    def open(self, thread: int) -> None:
        """Show a conversation."""
        self.start(leading_to(THREAD, thread_id=thread))
