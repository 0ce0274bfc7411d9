"""The tracks of an album, a podcast, a playlist, a radio, or of what the owner likes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.spotify import items, look
from pytest_androidbench.phone.apps.spotify.items import SpotItem
from pytest_androidbench.phone.apps.spotify.pages import SpotPage
from pytest_androidbench.phone.apps.spotify.schema import PODCAST, SpotAlbum, SpotSong
from pytest_androidbench.phone.apps.spotify.shelves import item_shelf
from pytest_androidbench.phone.apps.spotify.track_rows import TrackRows
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, ntr, tr

ALBUM: Final = tr("Album")
KINDS: Final = {"Single": tr("Single"), "EP": tr("EP")}


@dataclass(eq=False)
class SpotTrackList(SpotPage):
    """A picture, a title, buttons, tracks."""

    kind: str = items.ALBUM
    item: int = 0

    def on_resume(self) -> None:
        if self.app.store.item(self.kind, self.item) is None:
            self.close()

    def build(self) -> w.Widget:
        store = self.app.store
        item = store.item(self.kind, self.item)
        if item is None:
            return self.framed(look.bar(""))
        songs = store.songs_of(self.kind, self.item)
        rows = TrackRows(self.app, self.acts, self.kind, self.item).rows(songs)
        listed = w.Scroll(
            self._head(item, songs), self._buttons(item, songs), *(rows or [self._nothing()]),
            *self._below(), id="recycler_view", cls=look.RECYCLER, padding=(0, 0, 0, 16),
        )  # fmt: skip
        return self.framed(look.bar("", lead=w.Up(True, desc=tr("Back"))), listed)

    @property
    def _own(self) -> bool:
        found = self.app.store.playlists.get(self.item) if self.kind == items.PLAYLIST else None
        return found is not None and found.own

    @property
    def _album(self) -> SpotAlbum | None:
        return self.app.store.albums.get(self.item) if self.kind == items.ALBUM else None

    def _head(self, item: SpotItem, songs: list[SpotSong]) -> w.Widget:
        about = self._about()
        words = w.Column(
            w.Align(look.art(item, 200, "artwork")),
            w.Spacer(8),
            w.Text(item.title, w.HEADLINE_SMALL, lines=3, id="title"),
            w.Text(about, look.SECOND, lines=3, id="description") if about else None,
            self._creator(),
            w.Text(self._facts(songs), look.SMALL, lines=2, id="metadata"),
            gap=4,
            across="stretch",
            width="fill",
        )
        return w.Panel(words, padding=(16, 0), width="fill")

    def _about(self) -> str:
        if self.kind == items.PLAYLIST:
            playlist = self.app.store.playlists.get(self.item)
            return playlist.about if playlist is not None else ""
        album = self._album
        return album.about if album is not None else ""

    def _creator(self) -> w.Widget | None:
        """Whose it is; a tap leads to their page where they have one."""
        store = self.app.store
        album = self._album
        artist = store.artists.get(album.artist) if album is not None else None
        if artist is None:
            name: TextLike = items.SERVICE if self.kind != items.PLAYLIST or not self._own \
                else store.owner  # fmt: skip
            if self.kind in look.GATHERED:
                name = store.owner
            return w.Text(name, look.STRONG, lines=1, id="creator_names")
        if artist.publisher:
            return w.Text(artist.name, look.STRONG, lines=1, id="creator_names")
        return w.Panel(
            w.Text(artist.name, look.STRONG, lines=1, id="creator_names"), padding=(0, 6),
            cls=look.GROUP, id="creator_row", width="fill",
            on_tap=partial(self.acts.open, items.ARTIST, artist.id),
        )  # fmt: skip

    def _facts(self, songs: list[SpotSong]) -> TextLike:
        album = self._album
        if album is not None and album.kind != PODCAST:
            return f"{self.phone.windows.translate(KINDS.get(album.kind, ALBUM))} • {album.year}"
        told = self.kind == items.EPISODES or album is not None
        count = (
            ntr("{n} episode", "{n} episodes", len(songs)) if told
            else ntr("{n} song", "{n} songs", len(songs))
        )  # fmt: skip
        length = look.long_length(sum(each.ms for each in songs))
        return " • ".join(map(self.phone.windows.translate, (count, length)))

    def _buttons(self, item: SpotItem, songs: list[SpotSong]) -> w.Widget:
        player = self.app.player
        more = w.IconButton("more_vert", tr("More options for {name}", name=item.title),
                            id="glue_overflow", key="more", on_tap=self.more)  # fmt: skip
        down = w.IconButton("file_download", tr("Download"), id="download_button",
                            on_tap=self.refuse)  # fmt: skip
        shuffle = w.IconButton(
            "shuffle", tr("Shuffle play"), colour="on_surface", id="shuffle_button",
            on_tap=partial(self.acts.shuffle, self.kind, self.item),
        )  # fmt: skip
        play = look.play_button(playing=player.plays(self.kind, self.item),
                                act=partial(self.acts.turn, self.kind, self.item))  # fmt: skip
        line = w.Row(
            self._heart(), down, None if self.kind in look.GATHERED else more,
            w.Spacer(weight=1), *((shuffle, play) if songs else ()), width="fill", height=64,
        )  # fmt: skip
        return w.Panel(line, padding=(4, 0, 16, 0), width="fill")

    def _heart(self) -> w.Widget | None:
        if self.kind not in {items.ALBUM, items.PLAYLIST} or self._own:
            return None
        kept = self.app.library.has(self.kind, self.item)
        sign = "check_circle" if kept else "add_circle_outline"
        desc = tr("Remove from Your Library") if kept else tr("Add to Your Library")
        return w.IconButton(sign, desc, colour="primary" if kept else "on_surface_variant",
                            id="heart_button", key="page heart",
                            on_tap=partial(self.acts.keep, self.kind, self.item))  # fmt: skip

    def _nothing(self) -> w.Widget:
        text = w.Text(tr("Let's find something for your playlist"), look.STRONG, lines=2,
                      id="empty_view_title")  # fmt: skip
        add = look.outlined(tr("Add to this playlist"), partial(self.acts.show_page, "search"),
                            "cta_button")  # fmt: skip
        return w.Panel(w.Column(text, self._own and add, gap=12), padding=24)

    def _below(self) -> list[w.Widget]:
        """What else there is of the artist."""
        album = self._album
        if album is None or album.kind == PODCAST:
            return []
        store = self.app.store
        others = [each for each in store.discography(album.artist) if each.id != album.id]
        artist = store.artists.get(album.artist)
        name = artist.name if artist is not None else ""
        return item_shelf(
            self.acts, tr("More by {name}", name=name), [*map(store.album, others)], "others"
        )

    def more(self) -> None:
        """Offer what can be done with it."""
        self.acts.menus.open(self.kind, self.item)

    def refuse(self) -> None:
        """Say why nothing is downloaded."""
        self.acts.say(tr("Downloads are part of Premium"))
