"""The playlists (PlaylistFragment.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.confirming import DeleteForever
from pytest_androidbench.phone.apps.vlc.media_acts import MediaActs
from pytest_androidbench.phone.apps.vlc.model import VlcPlaylist, clock_text
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import offered
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, ntr, tr


@dataclass(eq=False)
class PlaylistsList(AppPart[VlcApp]):
    """A list of them."""

    acts: MediaActs = field(default_factory=MediaActs)

    def build(self, fits: look.Fits = look.anything) -> w.Widget:
        playlists = [one for one in self.app.playlists.all() if fits(one.name)]
        if not playlists:
            return look.empty(tr("No playlist found."))
        rows = [
            look.row(
                one.name, self._subtitle(one), icon="playlist_play", key=f"more {one.id}",
                more=partial(self.menu, one.id), on_tap=partial(self.open, one.id),
                desc=tr("Playlist: {name}, {n} tracks", name=one.name, n=len(one.media)),
            )
            for one in playlists
        ]  # fmt: skip
        return w.Scroll(*rows, id="audio_list", cls=look.RECYCLER)

    @staticmethod
    def _subtitle(one: VlcPlaylist) -> TextLike:
        count, time = len(one.media), clock_text(one.duration)
        return ntr("{n} track  •  {time}", "{n} tracks  •  {time}", count, time=time)

    def open(self, id_: int) -> None:
        self.show(self.app.page("playlist_page:VlcPlaylistPage", id=id_))

    def menu(self, id_: int) -> None:
        playlist = self.app.playlists.get(id_)
        if playlist is not None:
            self.acts.sheets.open(playlist.name, self.rows, id_)

    def rows(self, id_: int) -> Sequence[MenuEntry]:
        """What can be done with a playlist."""
        playlist = self.app.playlists.get(id_)
        ids = [medium.id for medium in playlist.media] if playlist is not None else []
        add = self.app.player.add
        return offered(
            (True, tr("Play"), lambda: self.acts.play(ids)),
            (True, tr("Append"), lambda: add(ids, following=False)),
            (len(ids) > 2, tr("Shuffle all"), lambda: self.acts.shuffle(ids)),
            (True, tr("Insert next"), lambda: add(ids, following=True)),
            (True, tr("Add to playlist"), lambda: self.acts.add(ids)),
            (True, tr("Delete"), lambda: self.ask_delete(id_)),
        )

    def ask_delete(self, id_: int) -> None:
        playlist = self.app.playlists.get(id_)
        if playlist is not None:
            question = tr("Delete playlist '{name}'?", name=playlist.name)
            self.ask(DeleteForever(title=question), self.delete, id_)

    def delete(self, id_: int, sure: bool) -> None:
        if sure:
            self.app.playlists.delete(id_)
