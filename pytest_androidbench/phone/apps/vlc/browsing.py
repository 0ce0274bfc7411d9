"""Folders and the media in them (FileBrowserFragment.kt, main_browser_fragment.xml)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.media_acts import MediaActs
from pytest_androidbench.phone.apps.vlc.model import VlcMedium
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

INTERNAL = tr("Internal memory")


@dataclass(eq=False)
class Browsing(AppPart[VlcApp]):
    """Storages, or what is in a folder of one."""

    folder: str = ""
    chosen: Selection[int] = field(default_factory=Selection)
    acts: MediaActs = field(default_factory=MediaActs)

    def build(self, fits: look.Fits = look.anything) -> w.Widget:
        if not self.folder:
            return self._roots()
        rows = self._rows(fits)
        body: w.Widget = w.Scroll(*rows, id="network_list", key=f"folder {self.folder}",
                                  cls=look.RECYCLER)  # fmt: skip
        if not rows:
            body = look.empty(tr("Empty directory"))
        return w.Column(self._path(), body, across="stretch", width="fill", height="fill")

    def _roots(self) -> w.Widget:
        local = w.Column(
            w.Panel(w.Text(tr("Storages"), w.TITLE, id="title"), padding=(16, 12)),
            w.Column(
                self._row(INTERNAL, "", "folder", SHARED_ROOT, more=False),
                id="list", cls=look.RECYCLER, across="stretch", width="fill",
            ),
            id="local_browser_entry", cls=look.VIEW_GROUP, across="stretch", width="fill",
        )  # fmt: skip
        network = w.Column(
            w.Panel(w.Text(tr("Local Network"), w.TITLE, id="title"), padding=(16, 12)),
            w.Panel(
                w.Text(tr("No connection to local network."), look.SECOND, id="emptyTextView"),
                padding=(16, 8),
            ),
            id="network_browser_entry", cls=look.VIEW_GROUP, across="stretch", width="fill",
        )  # fmt: skip
        return w.Scroll(local, network, key="storages")

    def _path(self) -> w.Widget:
        """The folders on the way, each of which leads back to itself."""
        parts = self.folder.removeprefix(SHARED_ROOT).strip("/").split("/")
        places: list[tuple[TextLike, str]] = [(INTERNAL, SHARED_ROOT)]
        for part in filter(None, parts):
            places.append((part, f"{places[-1][1]}/{part}"))
        steps = [
            w.Panel(w.Text(title, look.SECOND, lines=1), padding=(8, 8),
                    on_tap=partial(self.open, path))
            for title, path in places[-3:]
        ]  # fmt: skip
        row = w.Row(*steps, id="ariane", cls=look.RECYCLER, width="fill")
        return w.Panel(row, padding=(8, 0), width="fill")

    def _rows(self, fits: look.Fits) -> list[w.Widget]:
        prefs, files = self.app.prefs(), self.app.files
        hidden = prefs.get(names.HIDDEN, default=False)
        there = sorted(files.listdir(self.folder)) if files.is_dir(self.folder) else []
        found = [
            (name, self._row(name, self._within(f"{self.folder}/{name}"), "folder",
                             f"{self.folder}/{name}"))
            for name in there
            if fits(name) and (hidden or not name.startswith("."))
            and files.is_dir(f"{self.folder}/{name}")
        ]  # fmt: skip
        media = [one for one in self._media(self.folder) if fits(one.filename)]
        rows = [(one.filename, self._medium(one)) for one in media]
        if prefs.get(names.FOLDERS_FIRST, default=True):
            return [row for _, row in found] + [row for _, row in rows]
        return [row for _, row in sorted(found + rows, key=lambda pair: pair[0].lower())]

    def _media(self, folder: str) -> list[VlcMedium]:
        own = [one for one in self.app.library.media() if one.folder == folder]
        return sorted(own, key=lambda one: one.filename)

    def _within(self, folder: str) -> TextLike:
        """How many folders and media are in a folder."""
        files = self.app.files
        folders = sum(
            files.is_dir(f"{folder}/{name}")
            for name in files.listdir(folder)
            if not name.startswith(".")
        )
        media = len(self._media(folder))
        counts = ((folders, "subfolder"), (media, "media file"))
        parts = [f"{n} {noun}{'' if n == 1 else 's'}" for n, noun in counts if n]
        return "  •  ".join(parts)

    def _row(self, title: TextLike, below: TextLike, icon: str, path: str, *,
             more: bool = True) -> w.Widget:  # fmt: skip
        words = w.Column(
            w.Text(title, w.BODY_LARGE, lines=1, id="title"),
            below != "" and w.Text(below, look.SECOND, lines=1, id="text"),
            weight=1,
        )
        dots = more and look.dots(f"more {path}", partial(self.menu, path))
        content = w.Row(look.cover(icon, 48, "item_icon"), words, dots, gap=12, width="fill")
        desc = tr("Folder: {name}", name=title if isinstance(title, str) else title.english())
        return _boxed(content, desc, partial(self.open, path))

    def _medium(self, one: VlcMedium) -> w.Widget:
        words = w.Column(
            w.Text(one.filename, w.BODY_LARGE, lines=1, id="title"),
            w.Text(look.time_of(one), look.SECOND, lines=1, id="text"),
            weight=1,
        )
        chosen = one.id in self.chosen
        dots = not chosen and look.dots(f"more {one.id}", partial(self.acts.menu, one.id))
        content = w.Row(
            chosen and w.CheckBox(True, partial(self._turn, one.id), id="browser_checkbox"),
            look.cover(look.sign_of(one), 48, "item_icon", self.app.thumbnails.get(one.id)),
            words,
            dots,
            gap=12,
            width="fill",
        )
        row = _boxed(content, tr("File: {name}", name=one.filename), partial(self.tap, one.id))
        row.on_long, row.selected = partial(self.chosen.toggle, one.id), chosen
        return row

    def _turn(self, id_: int, on: bool) -> None:
        del on
        self.chosen.toggle(id_)

    def tap(self, id_: int) -> None:
        """Select while anything is; else play a file, or its folder from it on."""
        if self.chosen:
            self.chosen.toggle(id_)
            return
        medium = self.app.library.get(id_)
        video = medium is not None and medium.is_video
        key = names.PLAY_ALL_VIDEO if video else names.PLAY_ALL_AUDIO
        ids = [id_]
        if self.app.prefs().get(key, default=False):
            ids = [one.id for one in self._media(self.folder)]
        self.acts.play(ids, ids.index(id_))

    def selection_bar(self) -> w.Widget | None:
        """The bar while anything is selected (action_mode_browser_file.xml)."""
        if not self.chosen:
            return None
        lead = w.Up(self.chosen.end, desc=tr("Done"))
        lead.id, lead.cls = "action_mode_close_button", look.IMAGE
        one, waits = len(self.chosen) == 1, self.app.player.medium is not None
        actions = (
            one and w.BarButton("info", tr("Information"), id="action_mode_file_info",
                                on_tap=self.info),
            w.BarButton("play_arrow", tr("Play all"), id="action_mode_file_play",
                        on_tap=self.play_chosen),
            waits and w.BarButton("playlist_play", tr("Append"), id="action_mode_file_append",
                                  on_tap=self.append),
            w.BarButton("delete", tr("Delete"), id="action_mode_file_delete", on_tap=self.delete),
            w.BarButton("playlist_add", tr("Add to playlist"),
                        id="action_mode_file_add_playlist", on_tap=self.add),
        )  # fmt: skip
        return w.TopBar(tr("{n} selected", n=len(self.chosen)), lead=lead, actions=actions,
                        id="action_mode_bar")  # fmt: skip

    def _take(self) -> list[int]:
        ids = list(self.chosen.rows)
        self.chosen.end()
        return ids

    def info(self) -> None:
        self.acts.info(self._take()[0])

    def play_chosen(self) -> None:
        self.acts.play(self._take())

    def append(self) -> None:
        self.app.player.add(self._take(), following=False)

    def delete(self) -> None:
        self.acts.ask_delete(self._take())

    def add(self) -> None:
        self.acts.add(self._take())

    def menu(self, path: str) -> None:
        """Open the sheet of a folder."""
        self.acts.sheets.open(path.rpartition("/")[2], self.rows, path)

    def rows(self, path: str) -> Sequence[MenuEntry]:
        """What can be done with a folder."""
        ids = [one.id for one in self._media(path)]
        return (
            MenuEntry(text=tr("Play"), act=lambda: self.acts.play(ids)),
            MenuEntry(text=tr("Append"), act=lambda: self.app.player.add(ids, following=False)),
            MenuEntry(text=tr("Add to playlist"), act=lambda: self.acts.add(ids)),
        )

    def open(self, folder: str) -> None:
        self.chosen.end()
        self.folder = folder

    def up(self) -> bool:
        """Go to the folder above; tells whether there is one."""
        if not self.folder:
            return False
        self.folder = "" if self.folder == SHARED_ROOT else self.folder.rpartition("/")[0]
        return True


def _boxed(content: w.Widget, desc: TextLike, act: look.Act) -> w.Widget:
    """A row that can be tapped on."""
    return w.Panel(content, padding=(12, 8), desc=desc, id="browser_container",
                   cls=look.VIEW_GROUP, width="fill", on_tap=act)  # fmt: skip
