"""Settings, about, streams, and what was played (MoreFragment.kt, more_fragment.xml)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.media_acts import MediaActs
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

CARD: Final = 132
"""How wide the cards of a strip are, in dp."""


@dataclass(eq=False)
class MoreTab(AppPart[VlcApp]):
    """Two buttons over two strips of cards, each with the way to its own page."""

    acts: MediaActs = field(default_factory=MediaActs)

    def build(self, fits: look.Fits = look.anything) -> w.Widget:
        del fits
        buttons = w.Row(
            w.Button(tr("Settings"), "outlined", icon="settings", id="settingsButton",
                     on_tap=self.settings, weight=1),
            w.Button(tr("About"), "outlined", icon="info", id="aboutButton", on_tap=self.about,
                     weight=1),
            gap=16,
            width="fill",
        )  # fmt: skip
        return w.Scroll(buttons, w.Spacer(16), self._streams(), self._history(), padding=16,
                        id="more")  # fmt: skip

    def _streams(self) -> w.Widget:
        cards = [
            _card("link", stream.title, partial(self.play_stream, stream.mrl), "mrl_item_title")
            for stream in self.app.streams.all()
        ]
        new = _card("add", tr("New stream"), self.streams, "mrl_item_title")
        cards = [new, *cards][: self._most]
        return _strip("streams_entry", tr("Streams"), self.streams, cards)

    def _history(self) -> w.Widget | None:
        played = self.app.library.history()
        if not played or not self.app.prefs().get(names.HISTORY, default=True):
            return None
        cards = [
            _card(look.sign_of(one), one.title, partial(self.acts.play, [one.id]), "title")
            for one in played
        ]
        return _strip("history_entry", tr("History"), self.history, cards[: self._most])

    @property
    def _most(self) -> int:
        """How many cards stand side by side; the others are on the strip's own page."""
        return max(1, int(self.host.width_dp - 32) // (CARD + 8))

    def settings(self) -> None:
        self.show(self.app.page("settings:VlcSettings"))

    def about(self) -> None:
        self.show(self.app.page("about:VlcAbout"))

    def streams(self) -> None:
        self.show(self.app.page("stream_page:VlcStreamPage"))

    def history(self) -> None:
        self.show(self.app.page("history_page:VlcHistoryPage"))

    def play_stream(self, mrl: str) -> None:
        self.app.streams.put(mrl)
        self.show(self.app.page("video_player:VlcVideoPlayer", data=mrl))


def _strip(id_: str, title: Message, act: look.Act, cards: list[w.Widget]) -> w.Widget:
    """A title with the way on, over cards side by side (title_list_view.xml)."""
    head: w.Widget = w.Row(
        w.Text(title, w.TITLE, id="title", weight=1),
        w.IconButton("chevron_right", title, id="action_button", key=f"all {id_}", on_tap=act),
        width="fill",
    )
    strip = w.Row(*cards, gap=8, id="list", key=f"{id_} list", cls=look.RECYCLER, width="fill")
    head = w.Panel(head, id="title_content", key=f"head {id_}", width="fill", on_tap=act)
    return w.Column(head, strip, id=id_, cls=look.VIEW_GROUP, across="stretch", width="fill")


def _card(icon: str, title: str | Message, act: look.Act, title_id: str) -> w.Widget:
    words = w.Column(
        look.cover(icon, 64, "icon" if title_id == "title" else "imageView10"),
        w.Text(title, w.BODY, lines=2, id=title_id, align="center"),
        gap=8,
        across="center",
        width="fill",
    )
    return w.Panel(words, padding=8, id="container" if title_id != "title" else None,
                   cls=look.VIEW_GROUP, width=CARD, on_tap=act)  # fmt: skip
