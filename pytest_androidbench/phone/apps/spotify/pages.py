"""What all pages have around them: what is played, and the tabs below."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from pytest_androidbench.phone.apps.spotify import items, look
from pytest_androidbench.phone.apps.spotify.acts import SpotActs
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.apps.spotify.playing_bar import PlayingBar
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

HOME, SEARCH, LIBRARY, PREMIUM = range(4)
TABS: Final = (
    w.Tab(text=tr("Home"), icon="home", id="home_tab"),
    w.Tab(text=tr("Search"), icon="search", id="search_tab"),
    w.Tab(text=tr("Your Library"), icon="library_music", id="your_library_tab"),
    w.Tab(text=tr("Premium"), icon="verified", id="premium_tab"),
)

LINKED: Final = (items.ARTIST, items.ALBUM, items.PLAYLIST, items.TRACK)
"""What addresses lead to."""


def linked(address: str) -> tuple[str, int]:
    """Kind and number of what an address leads to; ("", 0) where it leads to nothing."""
    try:
        path = urlsplit(address).path
    except ValueError:
        return "", 0
    kind, _, number = path.strip("/").partition("/")
    if kind in LINKED and number.isascii() and number.isdecimal() and len(number) < 16:
        return kind, int(number)
    return "", 0


@dataclass(eq=False)
class SpotPage(AppScreen[SpotifyApp, int]):
    """A page above the tabs; closes with the tab that was chosen on it."""

    tab: int = HOME
    """The one that it was opened from."""
    acts: SpotActs = field(default_factory=SpotActs)
    playing: PlayingBar = field(default_factory=PlayingBar)

    def beat_ms(self) -> int:
        return self.playing.beat_ms()

    def on_intent(self, intent: Intent) -> None:
        self.follow(intent.data or "", player=bool(intent.extras.get("player")))

    def follow(self, link: str, *, player: bool) -> None:
        """Show what an address leads to, or (from the notification) the player."""
        if player and self.app.player.song is not None:
            self.playing.open()
        if not link:
            return
        kind, id_ = linked(link)
        if self.app.store.item(kind, id_) is None:
            self.toast(tr("We couldn't find that link"))
        else:
            self.acts.open(kind, id_)

    def go_to(self, tab: int) -> None:
        """Leave for a tab."""
        self.close(tab)

    def tabs_shown(self) -> w.Widget:
        """The tabs; on a page each of them leads on, its own one too."""
        return w.BottomTabs(TABS, -1, self.go_to, id="navigation_bar")

    def framed(self, *parts: w.Kid) -> w.Widget:
        """What the page shows, over what is played and the tabs."""
        below = w.Column(self.playing.build(), self.tabs_shown(), width="fill", across="stretch")
        said = self.acts.snackbar.build()
        body = w.Column(*parts, width="fill", height="fill", across="stretch")
        layers = w.Stack(body, said and w.Align(said, down="bottom"), width="fill", height="fill")
        return w.Page(w.Panel(layers, weight=1, width="fill", cls=look.FRAME), below)
