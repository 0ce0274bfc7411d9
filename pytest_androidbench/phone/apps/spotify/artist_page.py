"""An artist: songs, albums, lists, and who they are."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.spotify import items, look
from pytest_androidbench.phone.apps.spotify.pages import SpotPage
from pytest_androidbench.phone.apps.spotify.schema import SpotArtist
from pytest_androidbench.phone.apps.spotify.shelves import item_shelf
from pytest_androidbench.phone.apps.spotify.track_rows import TrackRows
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.drawn_cover import cover
from pytest_androidbench.phone.system.amounts import grouped_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

POPULAR_SHOWN = 5


@dataclass(eq=False)
class SpotArtistPage(SpotPage):
    """Picture, buttons, popular songs, shelves."""

    artist: int = 0

    def on_resume(self) -> None:
        if self.app.store.artists.get(self.artist) is None:
            self.close()

    def build(self) -> w.Widget:
        store = self.app.store
        artist = store.artists.get(self.artist) or SpotArtist()
        popular = store.popular(self.artist)[:POPULAR_SHOWN]
        rows = TrackRows(self.app, self.acts, items.ARTIST, self.artist).rows(popular)
        listed = w.Scroll(
            self._head(artist), self._buttons(artist), look.heading(tr("Popular")), *rows,
            *self._shelves(artist), *self._about(artist), id="recycler_view", cls=look.RECYCLER,
            padding=(0, 0, 0, 16),
        )  # fmt: skip
        return self.framed(look.bar(""), listed)

    def _head(self, artist: SpotArtist) -> w.Widget:
        width = self.host.width_dp
        name = w.Text(artist.name, w.TextStyle(36, 700, "#ffffff"), lines=2, id="title")
        layers = w.Stack(
            cover(artist.name, width, id_="header_image"),
            w.Align(w.Panel(name, padding=16), across="start", down="bottom"),
            width="fill",
            height="fill",
        )
        return w.Panel(layers, height=200, width="fill", clips=True)

    def _buttons(self, artist: SpotArtist) -> w.Widget:
        player, library = self.app.player, self.app.library
        count = grouped_text(artist.listeners, self.phone.display.locale)
        listeners = w.Text(tr("{count} monthly listeners", count=count), look.SECOND, lines=1,
                           id="metadata")  # fmt: skip
        follows = library.has(items.ARTIST, artist.id)
        follow = look.outlined(tr("Following") if follows else tr("Follow"),
                               partial(self.acts.keep, items.ARTIST, artist.id),
                               "follow_button")  # fmt: skip
        more = w.IconButton("more_vert", tr("More options for {name}", name=artist.name),
                            id="glue_overflow", key="more", on_tap=self.more)  # fmt: skip
        shuffle = w.IconButton(
            "shuffle", tr("Shuffle play"), colour="on_surface", id="shuffle_button",
            on_tap=partial(self.acts.shuffle, items.ARTIST, artist.id),
        )  # fmt: skip
        play = look.play_button(playing=player.plays(items.ARTIST, artist.id),
                                act=partial(self.acts.turn, items.ARTIST, artist.id))  # fmt: skip
        line = w.Row(follow, more, w.Spacer(weight=1), shuffle, play, width="fill", height=64)
        return w.Panel(w.Column(listeners, line, gap=4, across="stretch", width="fill"),
                       padding=(16, 12, 16, 0), width="fill")  # fmt: skip

    def _shelves(self, artist: SpotArtist) -> list[w.Widget]:
        store = self.app.store
        albums = [store.album(each) for each in store.discography(artist.id)]
        lists = [store.playlist(each) for each in store.lists_with(artist.id)]
        others = [items.artist_item(each) for each in store.like(artist)]
        return [
            *item_shelf(self.acts, tr("Popular releases"), albums, "albums"),
            *item_shelf(self.acts, tr("Featuring {name}", name=artist.name), lists, "lists"),
            *item_shelf(self.acts, tr("Fans also like"), others, "others"),
        ]

    def _about(self, artist: SpotArtist) -> list[w.Widget]:
        if not artist.about:
            return []
        text = w.Text(artist.about, look.SECOND, lines=3, id="biography")
        card = w.Panel(text, padding=16, look=w.Look(background="surface_high", radius=8),
                       width="fill", cls=look.GROUP, id="about_card", on_tap=self.tell)  # fmt: skip
        return [look.heading(tr("About")), w.Panel(card, padding=(16, 0), width="fill")]

    def tell(self) -> None:
        """Show all that is known of them."""
        artist = self.app.store.artists.get(self.artist) or SpotArtist()
        self.show(Confirm(title=artist.name, message=artist.about, negative=None))

    def more(self) -> None:
        """Offer what can be done with them."""
        self.acts.menus.open(items.ARTIST, self.artist)
