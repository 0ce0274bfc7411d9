"""What is done with media from any list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.confirming import DeleteForever
from pytest_androidbench.phone.apps.vlc.sheets import AddToPlaylist, Sheets
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import offered
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class MediaActs(AppPart[VlcApp]):
    """Plays, adds, deletes and tells of media."""

    sheets: Sheets = field(default_factory=Sheets)

    def play(self, ids: Sequence[int], place: int = 0, *, video: bool = True,
             from_start: bool = False) -> None:  # fmt: skip
        """Play media from one of them on; a film comes over the whole screen."""
        if not ids:
            return
        player = self.app.player
        player.open(ids, place, video=video, from_start=from_start)
        if player.as_video:
            self.show(self.app.page("video_player:VlcVideoPlayer"))

    def shuffle(self, ids: Sequence[int]) -> None:
        """Play media in an order of chance."""
        if not ids:
            return
        player = self.app.player
        player.open_shuffled(ids, video=True)
        if player.as_video:
            self.show(self.app.page("video_player:VlcVideoPlayer"))

    def menu(self, id_: int) -> None:
        """Open the sheet of a medium."""
        medium = self.app.library.get(id_)
        if medium is not None:
            self.sheets.open(medium.title, self.rows, id_)

    def rows(self, id_: int) -> Sequence[MenuEntry]:
        """What can be done with it (VideosFragment's and AudioBrowserFragment's flags)."""
        medium = self.app.library.get(id_)
        if medium is None:
            return ()
        video = medium.is_video
        return offered(
            (True, tr("Play"), lambda: self.play([id_])),
            (medium.last_time > 0, tr("Play from start"),
             lambda: self.play([id_], from_start=True)),
            (True, tr("Play all"), lambda: self.play_all(id_)),
            (video, tr("Play as audio"), lambda: self.play([id_], video=False)),
            (True, tr("Append"), lambda: self.app.player.add([id_], following=False)),
            (True, tr("Insert next"), lambda: self.app.player.add([id_], following=True)),
            (True, tr("Information"), lambda: self.info(id_)),
            (True, tr("Add to playlist"), lambda: self.add([id_])),
            (True, tr("Delete"), lambda: self.ask_delete([id_])),
            (True, tr("Share"), lambda: self.share([id_])),
            (video and medium.play_count == 0, tr("Mark as played"), lambda: self.mark([id_])),
        )  # fmt: skip

    def play_all(self, id_: int) -> None:
        """Play everything of the same kind, from this one on."""
        medium = self.app.library.get(id_)
        alike = [one.id for one in self.app.library.media()
                 if medium is not None and one.type == medium.type]  # fmt: skip
        self.play(alike, alike.index(id_) if id_ in alike else 0)

    def info(self, id_: int) -> None:
        self.show(self.app.page("info:VlcInfo", id=id_))

    def add(self, ids: Sequence[int]) -> None:
        self.show(AddToPlaylist(media=list(ids)))

    def mark(self, ids: Sequence[int]) -> None:
        for id_ in ids:
            self.app.library.mark_seen(id_)

    def share(self, ids: Sequence[int]) -> None:
        known = {medium.id: medium.path for medium in self.app.library.media()}
        paths = [known[id_] for id_ in ids if id_ in known]
        self.phone.activities.share(streams=[self.app.address_of(path) for path in paths])

    def ask_delete(self, ids: Sequence[int]) -> None:
        known = {medium.id: medium.title for medium in self.app.library.media()}
        titles = [known[id_] for id_ in ids if id_ in known]
        if not titles:
            return
        question = tr("Delete these {n} files?", n=len(titles))
        if len(titles) == 1:
            question = tr("Delete the file '{title}'?", title=titles[0])
        self.ask(DeleteForever(title=question), self.delete, list(ids))

    def delete(self, ids: list[int], sure: bool) -> None:
        """Remove the files, and what is known of them."""
        if not sure:
            return
        for medium in self.app.library.media():
            if medium.id in ids and self.app.files.is_file(medium.path):
                self.app.files.remove(medium.path)
        self.app.scan()
