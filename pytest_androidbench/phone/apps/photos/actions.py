"""What can be done with pictures, in a grid as in the viewer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.photos.app import ATTACH, PhotosApp
from pytest_androidbench.phone.apps.photos.creating import MADE, created, created_path, creations
from pytest_androidbench.phone.apps.photos.store import PhotoLibrary
from pytest_androidbench.phone.kit.dialogs import Choose, Confirm, EnterText, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.ui.message import Message, ntr, tr
from pytest_androidbench.phone.ui.part import at_path

MOST_TITLE: Final = 200


def shared_type(paths: Sequence[str]) -> str:
    """The type that files are shared as: that of all of them, as far as they agree."""
    kinds = {type_of_name(path).partition("/")[0] for path in paths}
    return f"{kinds.pop()}/*" if len(kinds) == 1 else "*/*"


@dataclass(eq=False)
class PhotoActions(AppPart[PhotosApp]):
    """Acts on files by their paths; says what it did in a snackbar."""

    told: str = ""
    """The method of the screen that is called when something was done; "" = it has none."""
    undone: list[str] = field(default_factory=list)
    """What an undo puts back."""
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    menus: Menus = field(default_factory=Menus)

    def _tell(self) -> None:
        if self.told:
            at_path(self.screen, self.told)()

    def share(self, paths: Sequence[str]) -> None:
        """Send files to another app."""
        media = self.phone.media
        uris = [uri for uri in map(media.uri_of, paths) if uri]
        kind = shared_type(paths)
        self.phone.activities.share(streams=uris, type=kind, caller=self.screen)

    def more(self, paths: list[str], album: int = 0) -> list[MenuEntry]:
        """The rows behind the three dots, on the page of an album or anywhere else."""
        store = PhotoLibrary(self.app)
        starred = all(store.row(path).favorite for path in paths)
        archived = all(store.row(path).archived for path in paths)
        star = tr("Remove from favorites") if starred else tr("Favorite")
        archive = tr("Unarchive") if archived else tr("Move to Archive")
        return [
            MenuEntry(text=star, act=partial(self.star, paths, not starred)),
            MenuEntry(text=archive, act=partial(self.archive, paths, not archived)),
            *([MenuEntry(text=tr("Remove from album"), act=partial(self.take_out, album, paths))]
              if album else []),
        ]  # fmt: skip

    def star(self, paths: Sequence[str], on: bool) -> None:
        """Make favourites of pictures, or no longer."""
        for path in paths:
            PhotoLibrary(self.app).put(path, favorite=on)
        self._tell()

    def archive(self, paths: Sequence[str], on: bool) -> None:
        """Take pictures out of the main view, or back."""
        for path in paths:
            PhotoLibrary(self.app).put(path, archived=on)
        self.snackbar.say(tr("Moved to archive") if on else tr("Unarchived"))
        self._tell()

    def take_out(self, album: int, paths: Sequence[str]) -> None:
        """Take pictures out of an album."""
        PhotoLibrary(self.app).take_out(album, paths)
        self.snackbar.say(ntr("Removed from album", "{n} items removed from album", len(paths)))
        self._tell()

    def ask_trash(self, paths: list[str]) -> None:
        """Ask before files go to the trash."""
        message = ntr(
            "Item will be deleted after 60 days", "{n} items will be deleted after 60 days",
            len(paths),
        )  # fmt: skip
        question = Confirm(
            title=tr("Move to trash?"), message=message, positive=tr("Move to trash")
        )
        self.ask(question, self.trash, paths)

    def trash(self, paths: list[str], sure: bool) -> None:
        """Move to the trash."""
        if sure:
            self.undone = paths
            PhotoLibrary(self.app).trash(paths)
            said = ntr("Moved to trash", "{n} items moved to trash", len(paths))
            self.snackbar.say(said, self.put_back)
            self._tell()

    def put_back(self) -> None:
        """Undo."""
        PhotoLibrary(self.app).restore(self.undone)
        self.undone = []
        self.snackbar.hush()

    def ask_album(self, paths: list[str]) -> None:
        """Ask what is to be made of files, or which album they go to."""
        albums = PhotoLibrary(self.app).albums.all("ORDER BY _id")
        made = creations(paths)
        names: list[str | Message] = [tr("New album"), *(MADE[each] for each in made)]
        dialog = Choose(title=tr("Add to"), choices=[*names, *(album.title for album in albums)])
        choices: list[str | int] = [*made, *(album.id for album in albums)]
        self.ask(dialog, self.album_chosen, paths, choices)

    def album_chosen(self, paths: list[str], choices: list[str | int], place: int) -> None:
        """Add to an album, make something, or ask for the title of a new album."""
        chosen = choices[place - 1] if place else ""
        if isinstance(chosen, int):
            self.put_into(chosen, paths)
        elif chosen:
            self.create(chosen, paths)
        else:
            dialog = EnterText(title=tr("New album"), hint=tr("Add a title"), required=True)
            self.ask(dialog, self.album_named, paths)

    def create(self, what: str, paths: list[str]) -> None:
        """Make an animation or a collage of pictures, beside the first of them."""
        files = self.app.files
        made = created(what, [files.read(path) for path in paths if files.is_file(path)])
        if made is None:
            self.snackbar.say(tr("These photos can't be used"))
            return
        files.write(created_path(files, what, paths[0]), made, uid=self.app.uid)
        self.snackbar.say(tr("Saved"))
        self._tell()

    def album_named(self, paths: list[str], title: str) -> None:
        """Make the album."""
        name = title.strip()[:MOST_TITLE]
        if name:
            self.put_into(PhotoLibrary(self.app).create(name), paths)

    def put_into(self, album: int, paths: list[str]) -> None:
        """Put pictures into an album."""
        store = PhotoLibrary(self.app)
        store.add(album, paths)
        found = store.albums.get(album)
        title = found.title if found is not None else ""
        self.snackbar.say(tr("Added to {title}", title=title))
        self._tell()

    def use_as(self, path: str) -> None:
        """Let another app use a picture, as a contact's or as wallpaper."""
        uri = self.phone.media.uri_of(path)
        if not self.start(Intent(action=ATTACH, data=uri, type=type_of_name(path))):
            self.toast(tr("No apps can perform this action."))
