"""Songs by the folders they lie in (FoldersFragment.kt, SongFileAdapter.kt)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.retromusic import look, names
from pytest_androidbench.phone.apps.retromusic.covers import cover
from pytest_androidbench.phone.apps.retromusic.model import Song
from pytest_androidbench.phone.apps.retromusic.song_list import SongList
from pytest_androidbench.phone.apps.retromusic.tab import RetroTab
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.files import SHARED_ROOT, FileError
from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

MUSIC: Final = f"{SHARED_ROOT}/Music"
UNITS: Final = ("B", "KB", "MB", "GB")
MOST_FILES: Final = 2000
"""So many are listed of a folder, and looked for in folders within it."""
MOST_DEPTH: Final = 10
MOST_STEPS: Final = 50
"""So many folders can be gone back to."""


@dataclass(eq=False)
class FoldersTab(RetroTab):
    """A folder with its songs, below the way that leads to it."""

    place: str = ""
    """The path of the folder; "": the one to start with."""
    before: list[str] = field(default_factory=list)
    listing: SongList = field(default_factory=SongList)
    menus: Menus = field(default_factory=Menus)

    @property
    def first(self) -> str:
        """The folder to start with."""
        kept = self.app.prefs().get(names.START_FOLDER_KEY, MUSIC)
        return kept if self._is_folder(kept) else SHARED_ROOT

    @property
    def folder(self) -> str:
        """The folder that is shown."""
        return self.place if self._is_folder(self.place) else self.first

    def _is_folder(self, path: str) -> bool:
        within = path == SHARED_ROOT or path.startswith(f"{SHARED_ROOT}/")
        return within and "/../" not in f"{path}/" and self.phone.files.is_dir(path)

    def build(self) -> w.Widget:
        """The way, and what is there."""
        self.listing.marked.acts.file = True
        folders, files = self.content(self.folder)
        rows = [self._folder_row(place, path) for place, path in enumerate(folders)]
        songs = self.known(files)
        ids = [songs[path].id for path in files if path in songs]
        rows += [self._file_row(path, songs.get(path), ids) for path in files]
        if not rows:
            body = look.nothing(tr("Nothing to see"))
        else:
            body = w.Scroll(*rows, padding=(0, 0, 0, 24), id="recyclerView", cls=look.RECYCLER)
        return w.Column(self._crumbs(), body, across="stretch", weight=1)

    def content(self, folder: str) -> tuple[list[str], list[str]]:
        """The folders and the sounds in a folder, each by name; hidden ones are left out."""
        try:
            found = [name for name in self.phone.files.listdir(folder) if not name.startswith(".")]
        except FileError:
            return [], []
        found.sort(key=str.lower)
        paths = [f"{folder}/{name}" for name in found[:MOST_FILES]]
        folders = [path for path in paths if self.phone.files.is_dir(path)]
        files = [path for path in paths if path not in folders and is_sound(path)]
        return folders, files

    def known(self, files: Sequence[str]) -> dict[str, Song]:
        """What the library has of some files, by path."""
        wanted = set(files)
        return {song.path: song for song in self.app.library.unsorted() if song.path in wanted}

    def within(self, folder: str, depth: int = MOST_DEPTH) -> Iterator[str]:
        """All sounds of a folder and of those in it."""
        folders, files = self.content(folder)
        if depth > 1:
            for each in folders:
                yield from self.within(each, depth - 1)
        yield from files

    def ids_within(self, folder: str) -> list[int]:
        """The songs of a folder and of those in it."""
        files = [path for path, _ in zip(self.within(folder), range(MOST_FILES), strict=False)]
        songs = self.known(files)
        return [songs[path].id for path in files if path in songs]

    def _crumbs(self) -> w.Widget:
        rest = self.folder.removeprefix(SHARED_ROOT).strip("/")
        parts = rest.split("/") if rest else []
        kids: list[w.Widget] = []
        for place, name in enumerate(("0", *parts)):
            path = "/".join((SHARED_ROOT, *parts[:place]))
            shade = "on_surface" if place == len(parts) else "on_surface_variant"
            sign = w.Icon("chevron_right", 24, "on_surface_variant")
            kids += [w.Panel(sign, padding=(0, 10))] if place else []
            kids.append(
                w.Panel(
                    w.Text(name, w.BODY.coloured(shade)),
                    padding=(8, 12),
                    key=f"crumb {place}",
                    cls=look.LINEAR,
                    on_tap=partial(self.open, path),
                )
            )
        return w.Scroll(
            *kids, axis="x", id="breadCrumbs", cls="android.widget.HorizontalScrollView",
            padding=(60, 0, 8, 0), weight=0, height=48, width="fill",
        )  # fmt: skip

    def _folder_row(self, place: int, path: str) -> w.Widget:
        key = f"folder {place}"
        dots = look.dots(key, partial(self.menus.open, self.folder_menu, key, path))
        image = w.Picture(icon="folder", size=45, id="image")
        content = look.song_row(image, path.rpartition("/")[2], "", dots)
        return look.row(content, partial(self.open, path))

    def _file_row(self, path: str, song: Song | None, ids: list[int]) -> w.Widget:
        name = path.rpartition("/")[2]
        stat = self.phone.files.stat(path)
        size = readable(stat.size if stat is not None else 0)
        if song is None:
            image = w.Picture(icon="music_note", size=45, id="image")
            return look.row(look.song_row(image, name, size, None), partial(self.unknown, name))
        marked, place = self.listing.marked, ids.index(song.id)
        chosen = song.id in marked
        menu = look.dots(f"menu {place}", partial(self.listing.menu, song.id, place))
        content = look.song_row(
            cover(self.app, song, 45), name, size, None if chosen else menu, selected=chosen
        )
        return look.row(
            content,
            partial(self.listing.tap, song.id, place, ids),
            partial(marked.hold, song.id),
            selected=chosen,
        )

    def unknown(self, name: str) -> None:
        """Say that a file is no song of the library."""
        self.toast(tr("{name} is not listed in the media store.", name=name))

    def folder_menu(self, path: str) -> Sequence[MenuEntry]:
        """What can be done with a folder."""
        acts, ids = self.listing.marked.acts, self.ids_within(path)
        rows = (
            (tr("Play next"), partial(acts.play_next, ids) if ids else None),
            (tr("Add to playing queue"), partial(acts.enqueue, ids) if ids else None),
            (tr("Add to playlist"), partial(acts.add_to_playlist, ids) if ids else None),
            (tr("Set as start directory"), partial(self.begin_with, path)),
            (tr("Scan"), partial(self.scan, path)),
            (tr("Add to Blacklist"), partial(self.app.blacklist.add, path)),
            (tr("Delete from device"), partial(acts.ask_delete, ids) if ids else None),
        )
        return [MenuEntry(text=text, act=act or self.nothing) for text, act in rows]

    def nothing(self) -> None:
        """Without songs nothing happens."""

    def begin_with(self, path: str) -> None:
        """Start with a folder from now on."""
        self.place = self.folder
        self.app.prefs().put(names.START_FOLDER_KEY, path)
        self.toast(tr("{path} is the new start directory.", path=path))

    def scan(self, path: str) -> None:
        """Have the media store look at a folder's sounds; it has seen them already."""
        files = sum(1 for _ in zip(self.within(path), range(MOST_FILES), strict=False))
        self.toast(tr("Scanned {n} of {m} files.", n=files, m=files))

    def open(self, path: str) -> None:
        """Show a folder."""
        self.listing.back()
        if path != self.folder:
            self.before = [*self.before, self.folder][-MOST_STEPS:]
            self.place = path

    def selection_bar(self) -> w.Widget | None:
        """The bar while songs are selected."""
        marked = self.listing.marked
        if not marked.chosen:
            return None
        _, files = self.content(self.folder)
        songs = self.known(files)
        return marked.bar([songs[path].id for path in files if path in songs])

    def options_rows(self) -> Sequence[MenuEntry]:
        """The upper rows of the menu."""
        return (
            MenuEntry(text=tr("Scan media"), act=partial(self.scan, self.folder)),
            MenuEntry(text=tr("Go to start directory"), act=self.go_to_start),
        )

    def go_to_start(self) -> None:
        """Show the folder to start with."""
        self.open(self.first)

    def back(self) -> bool:
        """End the selection, or go to the folder before; tells whether there was either."""
        if self.listing.back():
            return True
        if not self.before:
            return False
        *self.before, self.place = self.before
        return True


def is_sound(path: str) -> bool:
    """Whether a file's name is one of a sound."""
    return type_of_name(path).startswith("audio/")


def readable(size: int) -> str:
    """A size as the app writes it: 68.36 KB."""
    if size <= 0:
        return f"{size} B"
    step = min(int(math.log2(size)) // 10, len(UNITS) - 1)
    text = f"{size / 1024**step:,.2f}".rstrip("0").rstrip(".")
    return f"{text} {UNITS[step]}"
