"""Which cards the feed has, and in which order (ConfigureFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.wikipedia import feed, look, names
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.reordering import Reordering
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LIST: Final = "content_types_recycler"
ROW: Final = 88
"""In dp."""


@dataclass(eq=False)
class FeedConfiguration(AppScreen[WikipediaApp, None]):
    """A switch for each kind of card, in rows that are dragged; kept when the page is left."""

    activity: ClassVar[str] = names.CONFIGURE

    enabled: list[bool] = field(default_factory=list)
    ordered: list[int] = field(default_factory=list)
    menus: Menus = field(default_factory=Menus)
    reordering: Reordering = field(
        default_factory=partial(Reordering, list_id=LIST, row_dp=float(ROW))
    )

    def on_open(self) -> None:
        self.enabled = self.app.feed.enabled
        self.ordered = [kind for kind in self.app.feed.ordered if kind in feed.CONFIGURED]

    def build(self) -> w.Widget:
        shown = self.reordering.shown(self.ordered)
        rows = [self._row(place, kind) for place, kind in enumerate(shown)]
        more = w.More(partial(self.menus.open, self.more))
        bar = w.TopBar(tr("Customize the feed"), back=True, actions=[more], id="toolbar")
        return w.Page(bar, w.Scroll(*rows, id=LIST, cls=look.RECYCLER))

    def _row(self, place: int, kind: int) -> w.Widget:
        told, count = feed.KINDS[kind], len(self.ordered)
        words = w.Column(
            w.Text(told.title, look.NAME, lines=1, id="feed_content_type_title"),
            w.Text(told.subtitle, look.ABOUT, lines=2, id="feed_content_type_subtitle"),
            gap=2,
            weight=1,
        )
        switch = w.Switch(
            self.enabled[kind], partial(self.turn, kind), id="feed_content_type_checkbox",
            key=told.name,
        )  # fmt: skip
        handle = self.reordering.handle(place, count, self.move, id="feed_content_type_drag_handle")
        row = w.Row(handle, words, switch, gap=12, width="fill", height="fill")
        return w.Panel(
            row, padding=(8, 0, 16, 0), height=ROW, width="fill", cls=look.LINEAR,
            key=f"row {told.name}", on_tap=partial(self.turn, kind, not self.enabled[kind]),
        )  # fmt: skip

    def more(self) -> list[MenuEntry]:
        """The rows behind the three dots (menu_feed_configure.xml)."""
        return [
            MenuEntry(text=tr("Show all"), act=partial(self.turn_all, True)),
            MenuEntry(text=tr("Hide all"), act=partial(self.turn_all, False)),
            MenuEntry(text=tr("Restore default view"), act=self.reset),
        ]

    def turn(self, kind: int, on: bool) -> None:
        """Show a kind of card, or not."""
        self.enabled[kind] = on

    def turn_all(self, on: bool) -> None:
        """Show every kind of card, or none."""
        for kind in range(len(feed.KINDS)):
            self.enabled[kind] = on

    def reset(self) -> None:
        """Begin anew: all cards, in their first order, the hidden ones too."""
        self.enabled, self.ordered = [True] * feed.ALL, list(feed.CONFIGURED)
        prefs = self.app.prefs()
        prefs.remove(names.HIDDEN_CARDS)

    def move(self, taken: int, at: int) -> None:
        """Put a row to another place."""
        self.ordered.insert(at, self.ordered.pop(taken))

    def on_pause(self) -> None:
        if self.enabled:
            self.app.feed.save(self.enabled, [*self.ordered, feed.EDITS])

    def on_close(self) -> None:
        self.on_pause()
