"""Selected pictures and films, and what can be done with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.gallery.file_actions import FileActions
from pytest_androidbench.phone.apps.gallery.model import TURNS, Medium
from pytest_androidbench.phone.apps.gallery.preferences import RECYCLE_BIN
from pytest_androidbench.phone.apps.gallery.renaming import RenameManyDialog
from pytest_androidbench.phone.apps.gallery.retouching import Retouching
from pytest_androidbench.phone.apps.gallery.screen import FilesPart
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.picture_edits import rotated, size_of
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class SelectedMedia(FilesPart):
    """The selection of a page with pictures and films."""

    selected: Selection[str] = field(default_factory=Selection)
    files: FileActions = field(default_factory=FileActions)
    menus: Menus = field(default_factory=Menus)
    retouching: Retouching = field(default_factory=Retouching)

    @property
    def chosen(self) -> list[Medium]:
        """The selected media."""
        return [one for one in self.home.media() if one.path in self.selected]

    @property
    def paths(self) -> list[str]:
        """Where they are."""
        return [one.path for one in self.chosen]

    def actions(self) -> Sequence[Action]:
        """The menu of the selection."""
        chosen = self.chosen
        own = not any(one.binned for one in chosen)
        single, still = len(chosen) == 1, not any(one.is_video for one in chosen)
        path = chosen[0].path if chosen else ""
        files = self.files
        found = (
            Action(id="cab_delete", title=tr("Delete"), icon="delete",
                   act=partial(files.ask_delete, chosen), show="always"),
            Action(id="cab_share", title=tr("Share"), icon="share",
                   act=partial(files.share, chosen), show="always"),
            still and own and Action(
                id="cab_rotate", title=tr("Rotate"), act=partial(self.menus.open, self.turns),
                show="never"),
            Action(id="cab_properties", title=tr("Properties"),
                   act=partial(files.show_facts, chosen), show="never"),
            own and Action(id="cab_rename", title=tr("Rename"), act=self.rename, show="never"),
            own and any(not one.hidden for one in chosen) and Action(
                id="cab_hide", title=tr("Hide"), act=partial(self.hide, True), show="never"),
            own and any(one.hidden for one in chosen) and Action(
                id="cab_unhide", title=tr("Unhide"), act=partial(self.hide, False),
                show="never"),
            Action(id="cab_copy_to", title=tr("Copy to"), act=partial(self.transfer, move=False),
                   show="never"),
            own and Action(id="cab_move_to", title=tr("Move to"),
                           act=partial(self.transfer, move=True), show="never"),
            single and Action(id="cab_open_with", title=tr("Open with"),
                              act=partial(files.view_elsewhere, path), show="never"),
            single and still and Action(id="cab_set_as", title=tr("Set as"),
                                        act=partial(files.set_as, path), show="never"),
            single and still and own and Action(
                id="cab_edit", title=tr("Edit"), act=partial(files.edit, path), show="never"),
            single and still and own and Action(
                id="cab_resize", title=tr("Resize"), act=self.resize, show="never"),
            own and any(not one.favorite for one in chosen) and Action(
                id="cab_add_to_favorites", title=tr("Add to favorites"),
                act=partial(self.favor, True), show="never"),
            own and any(one.favorite for one in chosen) and Action(
                id="cab_remove_from_favorites", title=tr("Remove from favorites"),
                act=partial(self.favor, False), show="never"),
            not own and Action(id="cab_restore_recycle_bin_files",
                               title=tr("Restore selected files"), act=self.restore,
                               show="never"),
            own and Action(id="cab_fix_date_taken", title=tr("Fix Date Taken value"),
                           act=self.fix_dates, show="never"),
            Action(id="cab_select_all", title=tr("Select all"), act=self.select_all,
                   show="never"),
        )  # fmt: skip
        return [action for action in found if action]

    def turns(self) -> Sequence[MenuEntry]:
        """The rows below "Rotate"."""
        return [MenuEntry(text=text, act=partial(self.rotate, angle)) for text, angle in TURNS]

    def select_all(self) -> None:
        self.selected.rows = self.home.keys()

    def rename(self) -> None:
        paths = self.paths
        if len(paths) == 1:
            self.files.ask_name(paths[0])
        elif self.files.access.given():
            self.ask(RenameManyDialog(), self.many_renamed, paths)

    def many_renamed(self, paths: list[str], answer: list[str]) -> None:
        text, place = answer
        for path in paths:
            folder, _, name = path.rpartition("/")
            stem, dot, ending = name.rpartition(".")
            stem, tail = (stem, dot + ending) if stem else (name, "")
            new = f"{stem}{text}{tail}" if place == "end" else f"{text}{stem}{tail}"
            if not self.phone.files.exists(f"{folder}/{new}"):
                self.app.file_operations.rename(path, f"{folder}/{new}")
        self.home.done()

    def hide(self, hide: bool) -> None:
        self.files.hide(self.paths, hide=hide)

    def transfer(self, *, move: bool) -> None:
        self.files.transfer(self.paths, move=move)

    def favor(self, on: bool) -> None:
        self.app.file_operations.set_favorite(self.paths, favorite=on)
        self.home.done()

    def rotate(self, degrees: int) -> None:
        """Turn the selected pictures and save them."""
        if self.files.access.given():
            for path in self.paths:
                turned = rotated(self.phone.files.read(path), degrees)
                if turned is not None:
                    self.phone.files.write(path, turned)
            self.home.done()

    def restore(self) -> None:
        self.app.file_operations.restore(self.paths)
        self.toast(tr("Files have been restored successfully"))
        self.home.done()
        if self.home.place == RECYCLE_BIN and not self.home.media():
            self.screen.close()

    def resize(self) -> None:
        """Save the selected picture in another size."""
        path = self.paths[0]
        if size_of(self.app.content_of(path), ())[0]:
            self.retouching.ask_size(path)

    def fix_dates(self) -> None:
        """Take over when pictures were taken from what they say themselves."""
        found = any(one.taken_ms != one.modified_ms for one in self.chosen)
        self.toast(
            tr("Dates fixed successfully") if found else tr("No Date Taken values have been found")
        )
        self.home.done()
