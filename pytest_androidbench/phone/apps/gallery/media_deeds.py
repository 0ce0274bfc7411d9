"""What can be done with selected pictures and films."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.gallery.config import RECYCLE_BIN
from pytest_androidbench.phone.apps.gallery.edits import rotated
from pytest_androidbench.phone.apps.gallery.grid import GridPage
from pytest_androidbench.phone.apps.gallery.model import Medium
from pytest_androidbench.phone.apps.gallery.renaming import RenameManyDialog
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class MediaDeeds(GridPage):
    """A page with pictures and films."""

    place: str = ""

    def media(self) -> list[Medium]:
        """What is shown now."""
        raise NotImplementedError

    def keys(self) -> list[str]:
        return [one.path for one in self.media()]

    @property
    def chosen(self) -> list[Medium]:
        """The selected media."""
        return [one for one in self.media() if one.path in self.selected]

    def selection_actions(self) -> Sequence[Action]:
        """The menu of the selection."""
        chosen = self.chosen
        binned = any(one.binned for one in chosen)
        single, still = len(chosen) == 1, not any(one.is_video for one in chosen)
        found = (
            Action(id="cab_delete", title=tr("Delete"), icon="delete",
                   act=self.delete_selected, show="always"),
            Action(id="cab_share", title=tr("Share"), icon="share", act=self.share_selected,
                   show="always"),
            still and not binned and Action(
                id="cab_rotate", title=tr("Rotate"), act=partial(self.open_menu, "rotate",
                                                                at="more"), show="never"),
            Action(id="cab_properties", title=tr("Properties"), act=self.tell_selected,
                   show="never"),
            not binned and Action(id="cab_rename", title=tr("Rename"),
                                  act=self.rename_selected, show="never"),
            not binned and any(not one.hidden for one in chosen) and Action(
                id="cab_hide", title=tr("Hide"), act=partial(self.hide_selected, True),
                show="never"),
            not binned and any(one.hidden for one in chosen) and Action(
                id="cab_unhide", title=tr("Unhide"), act=partial(self.hide_selected, False),
                show="never"),
            Action(id="cab_copy_to", title=tr("Copy to"),
                   act=partial(self.transfer_selected, move=False), show="never"),
            not binned and Action(id="cab_move_to", title=tr("Move to"),
                                  act=partial(self.transfer_selected, move=True), show="never"),
            single and Action(id="cab_open_with", title=tr("Open with"),
                              act=self.open_selected_with, show="never"),
            single and still and Action(id="cab_set_as", title=tr("Set as"),
                                        act=self.set_selected_as, show="never"),
            single and still and not binned and Action(
                id="cab_edit", title=tr("Edit"), act=self.edit_selected, show="never"),
            not binned and any(not one.favorite for one in chosen) and Action(
                id="cab_add_to_favorites", title=tr("Add to favorites"),
                act=partial(self.favor_selected, True), show="never"),
            not binned and any(one.favorite for one in chosen) and Action(
                id="cab_remove_from_favorites", title=tr("Remove from favorites"),
                act=partial(self.favor_selected, False), show="never"),
            binned and Action(id="cab_restore_recycle_bin_files",
                              title=tr("Restore selected files"), act=self.restore_selected,
                              show="never"),
            not binned and Action(id="cab_fix_date_taken", title=tr("Fix Date Taken value"),
                                  act=self.fix_dates, show="never"),
            Action(id="cab_select_all", title=tr("Select all"), act=self.select_all,
                   show="never"),
        )  # fmt: skip
        return [action for action in found if action]

    def entries(self, menu: str) -> Sequence[MenuEntry]:
        """The rows of a menu; "rotate" is the one below "Rotate"."""
        if menu != "rotate":
            return super().entries(menu)
        return [
            MenuEntry(text=tr("Rotate right"), act=partial(self.rotate_selected, 90)),
            MenuEntry(text=tr("Rotate left"), act=partial(self.rotate_selected, 270)),
            MenuEntry(text=tr("Rotate by 180º"), act=partial(self.rotate_selected, 180)),
        ]

    def delete_selected(self) -> None:
        self.ask_delete(self.chosen)

    def share_selected(self) -> None:
        self.share(self.chosen)

    def tell_selected(self) -> None:
        self.show_facts(self.chosen)

    def rename_selected(self) -> None:
        if len(self.selected) == 1:
            self.ask_name(self.selected[0])
        elif self.may_manage():
            self.pending = [one.path for one in self.chosen]
            self.ask(RenameManyDialog(), then=self.many_renamed)

    def many_renamed(self, answer: list[str]) -> None:
        text, place = answer
        for path in self.pending:
            folder, _, name = path.rpartition("/")
            stem, dot, ending = name.rpartition(".")
            stem, tail = (stem, dot + ending) if stem else (name, "")
            new = f"{stem}{text}{tail}" if place == "end" else f"{text}{stem}{tail}"
            if not self.phone.files.exists(f"{folder}/{new}"):
                self.files.rename(path, f"{folder}/{new}")
        self.done()

    def hide_selected(self, hide: bool) -> None:
        self.hide_files([one.path for one in self.chosen], hide=hide)

    def transfer_selected(self, *, move: bool) -> None:
        self.transfer([one.path for one in self.chosen], move=move)

    def open_selected_with(self) -> None:
        self.view_elsewhere(self.selected[0])

    def set_selected_as(self) -> None:
        self.set_as(self.selected[0])

    def edit_selected(self) -> None:
        self.edit(self.selected[0])

    def favor_selected(self, on: bool) -> None:
        self.files.set_favorite([one.path for one in self.chosen], favorite=on)
        self.done()

    def rotate_selected(self, degrees: int) -> None:
        """Turn the selected pictures and save them."""
        if self.may_manage():
            for one in self.chosen:
                turned = rotated(self.phone.files.read(one.path), degrees)
                if turned is not None:
                    self.phone.files.write(one.path, turned)
            self.done()

    def restore_selected(self) -> None:
        self.files.restore([one.path for one in self.chosen])
        self.toast(tr("Files have been restored successfully"))
        self.done()
        if self.place == RECYCLE_BIN and not self.media():
            self.close()

    def fix_dates(self) -> None:
        """Take over when pictures were taken from what they say themselves."""
        found = any(one.taken_ms != one.modified_ms for one in self.chosen)
        self.toast(
            tr("Dates fixed successfully") if found else tr("No Date Taken values have been found")
        )
        self.done()
