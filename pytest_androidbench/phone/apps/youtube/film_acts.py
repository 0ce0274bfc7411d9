"""What can be done with a film wherever it stands: watch it, keep it, hand it on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.youtube import names
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.model import WATCH_LATER
from pytest_androidbench.phone.apps.youtube.sheets import PlaylistForm, SaveSheet
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.row_sheets import RowSheets
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(eq=False)
class FilmActs(AppPart[YouTubeApp]):
    """The sheets of a page's films, and the bar below that says what was done."""

    sheets: RowSheets = field(default_factory=RowSheets)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    last: str = ""
    """The film that was changed last."""
    last_list: int = 0
    """The playlist that was changed with it."""

    def said(self) -> w.Widget | None:
        """The bar, while there is something to say."""
        return self.snackbar.build()

    def watch(self, video: str, playlist: int = 0) -> None:
        """Show a film."""
        self.show(self.app.page("watch", video=video, playlist=playlist))

    def channel(self, id_: str) -> None:
        """Show a channel."""
        self.show(self.app.page("channel", id=id_))

    def menu(self, video: str, place: str = "feed", playlist: int = 0) -> None:
        """Offer what can be done: `place` is feed, history, playlist or list."""
        self.sheets.open("", self.rows, video, place, playlist)

    def rows(self, video: str, place: str, playlist: int) -> Sequence[MenuEntry]:
        """The rows of a film's sheet."""
        found = [
            _row("watch_later", tr("Save to Watch later"), partial(self.later, video)),
            _row("playlist_add", tr("Save to playlist"), partial(self.save, video)),
            _row("share", tr("Share"), partial(self.share, video)),
        ]
        if place == "feed":
            act = partial(self.dismiss, video)
            found.append(_row("block", tr("Not interested"), act))
        if place == "history":
            act = partial(self.forget, video)
            found.append(_row("delete_outline", tr("Remove from watch history"), act))
        if place == "playlist":
            kept = self.app.store.playlists.get(playlist)
            text = tr("Remove from {name}", name=kept.title if kept is not None else "")
            act = partial(self.take_out, video, playlist)
            found.append(_row("delete_outline", text, act))
        return found

    def later(self, video: str) -> None:
        """Keep a film for later."""
        if self.app.store.holds(WATCH_LATER, video):
            self.snackbar.say(tr("Already in Watch later"))
            return
        self.app.store.keep(WATCH_LATER, video)
        self.last, self.last_list = video, WATCH_LATER
        self.snackbar.say(tr("Saved to Watch later"), self.undo_later)

    def undo_later(self) -> None:
        """Take it out again."""
        self.app.store.keep(self.last_list, self.last, on=False)
        self.snackbar.hush()

    def save(self, video: str) -> None:
        """Let playlists be ticked."""
        self.ask(SaveSheet(video=video), self.saved, video)

    def saved(self, video: str, answer: str) -> None:
        """Ask for a new playlist's name, where one is wanted."""
        if answer == "new":
            self.ask(PlaylistForm(), self.named, video)

    def named(self, video: str, given: tuple[str, str]) -> None:
        """Make the playlist, with the film in it where there is one."""
        title, privacy = given
        id_ = self.app.store.make_playlist(title, privacy)
        if video:
            self.app.store.keep(id_, video)
            self.snackbar.say(tr("Added to {name}", name=title))
        else:
            self.snackbar.say(tr("Playlist created"))

    def share(self, video: str) -> None:
        """Offer ways to hand the address on."""
        self.sheets.open(tr("Share"), self.ways, video)

    def ways(self, video: str) -> Sequence[MenuEntry]:
        """How the address can be handed on."""
        return (
            _row("content_copy", tr("Copy link"), partial(self.copy, video)),
            _row("more_horiz", tr("More"), partial(self.hand_on, video)),
        )

    def copy(self, video: str) -> None:
        """Put the address on the clipboard."""
        self.phone.clipboard.put(names.link(video), package=self.app.package)
        self.snackbar.say(tr("Link copied"))

    def hand_on(self, video: str) -> None:
        """Offer the address to other apps."""
        found = self.app.store.videos.get(video)
        subject = found.title if found is not None else ""
        self.phone.activities.share(text=names.link(video), subject=subject, caller=self.screen)

    def dismiss(self, video: str) -> None:
        """Propose a film no more."""
        self.app.store.dismiss(video)
        self.last = video
        self.snackbar.say(tr("Video removed"), self.undo_dismiss)

    def undo_dismiss(self) -> None:
        """Propose it again."""
        self.app.store.dismiss(self.last, on=False)
        self.snackbar.hush()

    def forget(self, video: str) -> None:
        """Take a film out of the history."""
        self.app.store.forget(video)
        self.snackbar.say(tr("Removed from watch history"))

    def take_out(self, video: str, playlist: int) -> None:
        """Take a film out of a playlist."""
        self.app.store.keep(playlist, video, on=False)
        self.last, self.last_list = video, playlist
        kept = self.app.store.playlists.get(playlist)
        name = kept.title if kept is not None else ""
        self.snackbar.say(tr("Removed from {name}", name=name), self.put_back)

    def put_back(self) -> None:
        """Put it in again, at the end."""
        self.app.store.keep(self.last_list, self.last)
        self.snackbar.hush()


def _row(sign: str, text: Message, act: partial[None]) -> MenuEntry:
    return MenuEntry(text=text, act=act, sign=sign)
