"""Sheets from below: what can be done with an item, and where to put media."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.model import clock_text, tracks
from pytest_androidbench.phone.kit.dialogs import Label, MenuEntry
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr
from pytest_androidbench.phone.ui.part import at_path, handler_of
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class ContextSheet(AppScreen[VlcApp, int]):
    """Rows under a title; closes with the row that was tapped (contextual_sheet.xml)."""

    window: ClassVar[WindowKind] = "sheet"

    title: Label = ""
    rows: list[Label] = field(default_factory=list)

    def build(self) -> w.Widget:
        rows = [
            w.Panel(
                w.Text(text, w.BODY_LARGE, id="context_option_title"),
                padding=(24, 12),
                cls=look.VIEW_GROUP,
                width="fill",
                on_tap=partial(self.close, place),
            )
            for place, text in enumerate(self.rows)
        ]
        title = w.Panel(
            w.Text(self.title, w.TITLE, lines=2, id="ctx_title"), padding=(24, 16, 24, 8)
        )
        listed = w.Scroll(*rows, id="ctx_list", cls=look.RECYCLER, weight=0, padding=(0, 0, 0, 24))
        return w.Panel(
            w.Column(title, listed, across="stretch", width="fill"),
            look=w.Look(background="surface"),
            cls=look.LINEAR,
            width="fill",
        )


@dataclass(eq=False)
class Sheets(AppPart[VlcApp]):
    """Opens context sheets; what was tapped is looked up in the rows as they are then."""

    def open(
        self, title: Label, rows: Callable[..., Sequence[MenuEntry]], *args: int | str
    ) -> None:
        """Open a sheet with the rows that a method of the screen, or of a part, gives."""
        texts = [row.text for row in rows(*args)]
        path = handler_of(self.screen, rows).path
        self.ask(ContextSheet(title=title, rows=texts), self.picked, path, args)

    def picked(self, path: str, args: tuple[int | str, ...], place: int) -> None:
        at_path(self.screen, path)(*args)[place].act()


@dataclass(eq=False)
class DuplicatesDialog(AppScreen[VlcApp, int]):
    """Asks about media that are in a playlist already: 0 none, 1 the new ones, 2 all."""

    window: ClassVar[WindowKind] = "dialog"

    count: int = 1

    def build(self) -> w.Widget:
        title = ntr("Add duplicated item?", "Add duplicated items?", self.count)
        buttons = (
            w.DialogButton(text=tr("Add all"), on_tap=partial(self.close, 2)),
            w.DialogButton(text=tr("Add new only"), on_tap=partial(self.close, 1)),
            w.DialogButton(text=tr("Cancel"), on_tap=partial(self.close, 0)),
        )
        text = tr("The playlist has some of them already.")
        return w.Dialog(title, text, buttons=buttons)


@dataclass(eq=False)
class AddToPlaylist(AppScreen[VlcApp, bool]):
    """A new playlist, or one of those there are (SavePlaylistDialog.kt, dialog_playlist.xml)."""

    window: ClassVar[WindowKind] = "sheet"

    media: list[int] = field(default_factory=list)
    name: str = ""
    error: str = ""

    def build(self) -> w.Widget:
        known = ntr("{n} media", "{n} media", len(self.media))
        box = w.TextField(bind="name", hint=tr("Playlist name"), key="name", on_done=self.save,
                          action="done")  # fmt: skip
        form = w.Column(
            w.Row(
                w.Text(tr("Add to new playlist"), w.TITLE, id="textView9", weight=1),
                w.Text(known, look.SECOND, id="medias2"),
                width="fill",
            ),
            w.Panel(box, id="dialog_playlist_name", cls=look.LINEAR, width="fill"),
            self.error != ""
            and w.Text(
                tr("Playlist {name} already exists", name=self.error),
                w.BODY_SMALL.coloured("error"),
                id="textinput_error",
            ),
            w.Text(tr("Add to existing playlist"), w.TITLE, id="selected_playlist_count"),
            w.Panel(self._existing(), id="dialog_list_container", cls=look.FRAME, width="fill"),
            gap=12,
            across="stretch",
            width="fill",
            id="form_container",
            cls=look.VIEW_GROUP,
        )
        save = w.Button(tr("Save"), "text", id="dialog_playlist_save", on_tap=self.save)
        return w.Panel(
            w.Column(
                w.Scroll(form, key="form", weight=0),
                w.Row(w.Spacer(weight=1), save, width="fill"),
                across="stretch",
                width="fill",
            ),
            look=w.Look(background="surface"),
            padding=16,
            cls=look.LINEAR,
            width="fill",
        )

    def _existing(self) -> w.Widget:
        playlists = self.app.playlists.all()
        rows = [
            w.Panel(
                w.Row(
                    w.Icon("playlist_play", 32, id="imageView8"),
                    w.Column(
                        w.Text(one.name, w.BODY_LARGE, lines=1, id="textView16"),
                        w.Text(tracks(len(one.media)), look.SECOND, id="subtitle"),
                        weight=1,
                    ),
                    gap=16,
                    width="fill",
                ),
                padding=(8, 8),
                cls=look.VIEW_GROUP,
                width="fill",
                on_tap=partial(self.choose, one.id),
            )
            for one in playlists
        ]
        if not rows:
            return w.Text(tr("No playlist found."), look.SECOND, id="empty")
        return w.Column(*rows, id="list", cls=look.RECYCLER, across="stretch", width="fill")

    def save(self) -> None:
        """Make the playlist, if its name is a new one."""
        name, store = self.name.strip(), self.app.playlists
        if not name:
            return
        if store.named(name) is not None:
            self.error = name
            return
        store.add(store.make(name), self.media)
        self.close(True)

    def choose(self, id_: int) -> None:
        """Put the media into a playlist, and ask first where they are in it."""
        playlist = self.app.playlists.get(id_)
        if playlist is None:
            return
        there = {medium.id for medium in playlist.media}
        again = len(there & set(self.media))
        if again:
            self.ask(DuplicatesDialog(count=again), self.chosen, id_)
        else:
            self.chosen(id_, 2)

    def chosen(self, id_: int, answer: int) -> None:
        playlist = self.app.playlists.get(id_)
        if answer and playlist is not None:
            there = {medium.id for medium in playlist.media} if answer == 1 else set()
            self.app.playlists.add(id_, [one for one in self.media if one not in there])
            self.close(True)
        elif not answer:
            self.close(False)


def playlist_text(count: int, duration: int) -> str:
    """How much is in a playlist."""
    return f"{count}, {clock_text(duration)}"
