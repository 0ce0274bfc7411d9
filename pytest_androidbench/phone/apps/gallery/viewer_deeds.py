"""What can be done with the picture or film that fills the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.gallery import edits
from pytest_androidbench.phone.apps.gallery.config import IMAGES, VIDEOS
from pytest_androidbench.phone.apps.gallery.model import Medium
from pytest_androidbench.phone.apps.gallery.operating import Operating
from pytest_androidbench.phone.apps.gallery.saving import ResizeDialog, SaveAsDialog
from pytest_androidbench.phone.apps.gallery.settings import SettingsPage
from pytest_androidbench.phone.apps.gallery.slideshow import SlideshowDialog
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.ui.message import tr

TURNS: Final = (
    (tr("Rotate right"), 90),
    (tr("Rotate left"), 270),
    (tr("Rotate by 180º"), 180),
)


@dataclass(eq=False)
class ViewerDeeds(Operating):
    """A page that shows one medium of a place, or one that another app has given."""

    path: str = ""
    """Where it is, or its address where it is no file of the storage."""
    place: str = ""
    position: int = 0
    """Where it stood among the others when something was begun."""
    turned: int = 0
    size: str = ""
    """Width and height that were asked for."""
    running: bool = False
    """Whether the film runs."""
    since_ms: int = 0
    at_ms: int = 0

    def media(self) -> list[Medium]:
        """What can be paged through."""
        if self.path.startswith("content://"):
            return [self._foreign()]
        found = self.library.media(self.place) if self.place else []
        if any(one.path == self.path for one in found):
            return found
        alone = self.library.medium(self.path)
        return [alone] if alone is not None else []

    @property
    def current(self) -> Medium | None:
        """What is shown."""
        return next((one for one in self.media() if one.path == self.path), None)

    @property
    def title(self) -> str:
        """The name of what is shown."""
        if self.path.startswith("content://"):
            return self.phone.content.name_of(self.path)
        return self.path.rpartition("/")[2]

    def content_of(self, path: str) -> bytes:
        """What is in a file or at an address."""
        if not path.startswith("content://"):
            return self.phone.files.read(path) if self.phone.files.is_file(path) else b""
        try:
            return self.phone.content.open(path)
        except ContentError:
            return b""

    def _foreign(self) -> Medium:
        type_ = self.phone.content.type_of(self.path) or ""
        size = self.phone.content.size_of(self.path)
        kind = VIDEOS if type_.startswith("video/") else IMAGES
        return Medium(path=self.path, kind=kind, size=size, modified_ms=0, taken_ms=0)

    def beat_ms(self) -> int:
        return 1000 if self.running else 0

    def turn_to(self, path: str) -> None:
        """Show another one."""
        self.path, self.turned = path, 0
        self.running, self.at_ms = False, 0

    def actions(self) -> Sequence[Action]:
        one = self.current
        return self.actions_for(one) if one is not None else ()

    def actions_for(self, one: Medium) -> Sequence[Action]:
        """What the bar offers for a picture or film."""
        own, still = not one.path.startswith("content://"), not one.is_video
        bottom = self.config.on("bottom_actions")
        found = (
            bool(self.turned) and Action(id="menu_save_as", title=tr("Save as"), icon="check",
                                         act=self.save_as, show="always"),
            not bottom and Action(id="menu_delete", title=tr("Delete"), icon="delete",
                                  act=self.delete_current, show="always"),
            not bottom and Action(id="menu_share", title=tr("Share"), icon="share",
                                  act=self.share_current, show="always"),
            still and own and Action(id="menu_rotate", title=tr("Rotate"), icon="rotate_right",
                                     act=partial(self.open_menu, "rotate", at="more")),
            Action(id="menu_properties", title=tr("Properties"), icon="info",
                   act=partial(self.act_on, "facts")),
            own and not one.binned and Action(
                id="menu_rename", title=tr("Rename"), act=partial(self.act_on, "rename")),
            own and not one.binned and Action(
                id="menu_hide", title=tr("Unhide") if one.hidden else tr("Hide"),
                act=partial(self.act_on, "hide")),
            own and Action(id="menu_copy_to", title=tr("Copy to"),
                           act=partial(self.act_on, "copy"), show="never"),
            own and not one.binned and Action(
                id="menu_move_to", title=tr("Move to"), act=partial(self.act_on, "move"),
                show="never"),
            Action(id="menu_open_with", title=tr("Open with"), act=partial(self.act_on, "open"),
                   show="never"),
            still and Action(id="menu_set_as", title=tr("Set as"),
                             act=partial(self.act_on, "set")),
            not bottom and still and Action(id="menu_edit", title=tr("Edit"),
                                            act=self.edit_current),
            one.binned and Action(id="menu_restore_file", title=tr("Restore this file"),
                                  act=self.restore_current, show="never"),
            still and Action(id="menu_print", title=tr("Print"), act=self.refuse, show="never"),
            still and own and Action(id="menu_resize", title=tr("Resize"),
                                     act=self.ask_size, show="never"),
            still and Action(id="menu_show_on_map", title=tr("Show on map"),
                             act=self.show_on_map, show="never"),
            own and Action(id="menu_slideshow", title=tr("Slideshow"), act=self.ask_slideshow),
            Action(id="menu_settings", title=tr("Settings"), act=self.open_settings),
        )  # fmt: skip
        return [action for action in found if action]

    def entries(self, menu: str) -> Sequence[MenuEntry]:
        """The rows of a menu; "rotate" is the one below "Rotate"."""
        if menu != "rotate":
            return super().entries(menu)
        return [MenuEntry(text=text, act=partial(self.rotate, angle)) for text, angle in TURNS]

    def act_on(self, act: str) -> None:
        """Do something with what is shown."""
        found = self.media()
        self.position = next((n for n, one in enumerate(found) if one.path == self.path), -1)
        if self.position < 0:
            return
        one = found[self.position]
        deeds = {
            "share": partial(self.share, [one]),
            "delete": partial(self.ask_delete, [one]),
            "facts": partial(self.show_facts, [one]),
            "rename": partial(self.ask_name, one.path),
            "hide": partial(self.hide_files, [one.path], hide=not one.hidden),
            "copy": partial(self.transfer, [one.path], move=False),
            "move": partial(self.transfer, [one.path], move=True),
            "open": partial(self.view_elsewhere, one.path),
            "set": partial(self.set_as, one.path),
        }
        deeds[act]()

    def done(self) -> None:
        """Go on to the next one when this one is gone."""
        if self.phone.files.exists(self.path):
            return
        left = self.library.media(self.place) if self.place else []
        if left:
            self.turn_to(left[min(self.position, len(left) - 1)].path)
        else:
            self.close()

    def renamed(self, target: str) -> None:
        if self.files.rename(self.pending[0], target):
            self.path = target
        else:
            self.toast(tr("Could not rename the file"))

    def star(self) -> None:
        one = self.current
        if one is not None:
            self.files.set_favorite([one.path], favorite=not one.favorite)

    def edit_current(self) -> None:
        self.edit(self.path)

    def share_current(self) -> None:
        self.act_on("share")

    def delete_current(self) -> None:
        self.act_on("delete")

    def restore_current(self) -> None:
        self.files.restore([self.path])
        self.toast(tr("Files have been restored successfully"))
        self.done()

    def rotate(self, degrees: int) -> None:
        """Turn the picture; it is saved with "Save as"."""
        self.turned = (self.turned + degrees) % 360

    def save_as(self) -> None:
        self.size = ""  # one that was chosen for a copy that was never saved
        self.ask(SaveAsDialog(path=self.path), then=self.save_to)

    def save_to(self, target: str) -> None:
        steps = tuple(
            step for step in (f"turn {self.turned}" if self.turned else "", self.size) if step
        )
        ending = target.rpartition(".")[2].lower()
        made = edits.edited(self.content_of(self.path), steps, ending)
        if made is None:
            self.toast(tr("Image editing failed"))
            return
        try:
            self.phone.files.write(target, made)
        except FileError:
            self.toast(tr("Image editing failed"))
            return
        self.size, self.turned = "", 0
        self.toast(tr("File saved successfully"))

    def ask_size(self) -> None:
        wide, high = edits.size_of(self.content_of(self.path), ())
        if wide and self.may_manage():
            self.ask(ResizeDialog(wide=str(wide), high=str(high)), then=self.size_chosen)

    def size_chosen(self, size: list[int]) -> None:
        self.size = f"resize {size[0]} {size[1]}"
        self.ask(SaveAsDialog(path=self.path, numbered=True), then=self.save_to)

    def refuse(self) -> None:
        self.toast(tr("No valid app found"))

    def show_on_map(self) -> None:
        self.toast(tr("Unknown location"))

    def ask_slideshow(self) -> None:
        self.ask(SlideshowDialog(), then=self.slideshow_ready)

    def slideshow_ready(self, sure: bool) -> None:
        """Begin a slideshow."""

    def open_settings(self) -> None:
        self.show(SettingsPage())

    def play_or_pause(self) -> None:
        """Let the film run, or stop it where it is."""
        if self.running:
            self.at_ms = self.played_ms
        self.running, self.since_ms = not self.running, self.now_ms

    @property
    def played_ms(self) -> int:
        """How far the film has come."""
        one = self.current
        length = one.duration_ms if one is not None else 0
        gone = self.now_ms - self.since_ms if self.running else 0
        return min(self.at_ms + gone, length)

    def seek(self, seconds: int) -> None:
        self.at_ms, self.since_ms = seconds * 1000, self.now_ms
