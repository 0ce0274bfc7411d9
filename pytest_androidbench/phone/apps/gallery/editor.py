"""The editor: other looks, turning, mirroring, cutting and resizing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.gallery import edits
from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.cells import IMAGE, RELATIVE
from pytest_androidbench.phone.apps.gallery.model import EDIT_ACTIVITY
from pytest_androidbench.phone.apps.gallery.retouching import saved
from pytest_androidbench.phone.apps.gallery.saving import ResizeDialog, SaveAsDialog
from pytest_androidbench.phone.apps.simple.bars import Action, ActionBar
from pytest_androidbench.phone.apps.simple.dialogs import unsaved
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

EDIT: Final = "android.intent.action.EDIT"
RATIOS: Final[tuple[tuple[Message, str], ...]] = (
    (tr("Free"), ""),
    (tr("1:1"), "crop 1 1"),
    (tr("4:3"), "crop 4 3"),
    (tr("16:9"), "crop 16 9"),
)


@dataclass(eq=False)
class EditPage(AppScreen[GalleryApp, None]):
    """A picture with the steps that are done to it."""

    activity: ClassVar[str] = EDIT_ACTIVITY

    path: str = ""
    """Where it is, or its address."""
    steps: list[str] = field(default_factory=list)
    look: str = ""
    panel: str = "transform"
    cropping: bool = False
    bar: ActionBar = field(default_factory=ActionBar)
    leaving: Leaving = field(default_factory=Leaving)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(path=intent.data or "")

    def on_open(self) -> None:
        self.path = self.app.place_of(self.path)

    def build(self) -> w.Widget:
        data = self.app.content_of(self.path)
        shown = edits.edited(data, self._all_steps()) or data
        picture = w.Picture(
            shown, shape="rect", fit="contain", width="fill", height="fill", id="editor_canvas"
        )
        return w.Page(
            self.bar.toolbar(tr("Editor"), "editor_toolbar", self.actions),
            w.Panel(picture, padding=8, weight=1, id="editor_holder", cls=RELATIVE, width="fill"),
            self._ratios() if self.cropping else None,
            self._tools(),
            self._panels(),
        )

    def actions(self) -> Sequence[Action]:
        """The bar's menu."""
        return (
            Action(id="save_as", title=tr("Save as"), icon="check", act=self.save, show="always"),
            Action(id="edit", title=tr("Edit with"), icon="edit", act=self.edit_with,
                   show="always"),
            Action(id="share", title=tr("Share"), icon="share", act=self.share, show="always"),
        )  # fmt: skip

    def _all_steps(self) -> tuple[str, ...]:
        return (*self.steps, *([self.look] if self.look else []))

    def _tools(self) -> w.Widget:
        if self.panel == "filter":
            chips = [
                w.Chip(name, (self.look or "None") == name, on_tap=partial(self.put_look, name))
                for name in edits.FILTERS
            ]
            return w.Scroll(
                *chips, axis="x", gap=8, padding=(16, 8), id="bottom_actions_filter_list", weight=0
            )
        buttons: tuple[tuple[str, TextLike, str, Callable[[], None]], ...] = (
            ("rotate_right", tr("Rotate"), "bottom_rotate", partial(self.step, "turn 90")),
            ("photo_size_select_large", tr("Resize"), "bottom_resize", self.ask_size),
            ("crop", tr("Crop"), "bottom_crop", self.toggle_crop),
            ("flip", tr("Flip horizontally"), "bottom_flip_horizontally",
             partial(self.step, "flip x")),
            ("swap_vert", tr("Flip vertically"), "bottom_flip_vertically",
             partial(self.step, "flip y")),
        )  # fmt: skip
        return self._row([self._button(*button) for button in buttons])

    def _panels(self) -> w.Widget:
        panels = (
            ("photo_library", tr("Filter"), "bottom_primary_filter", "filter"),
            ("crop_rotate", tr("Transform"), "bottom_primary_crop_rotate", "transform"),
        )
        return self._row(
            [
                self._button(icon, text, id_, partial(self.open_panel, name), self.panel == name)
                for icon, text, id_, name in panels
            ]
        )

    def _ratios(self) -> w.Widget:
        chips = [w.Chip(text, False, on_tap=partial(self.crop, step)) for text, step in RATIOS]
        return self._row([*chips])

    @staticmethod
    def _button(
        icon: str, text: TextLike, id_: str, act: Callable[[], None], chosen: bool = False
    ) -> w.Widget:
        colour = "primary" if chosen else "on_surface"
        return w.IconButton(icon, text, colour=colour, id=id_, cls=IMAGE, on_tap=act)

    @staticmethod
    def _row(kids: Sequence[w.Widget]) -> w.Widget:
        spread = [part for kid in kids for part in (kid, w.Spacer(weight=1))]
        return w.Row(w.Spacer(weight=1), *spread, width="fill", height=56)

    def open_panel(self, name: str) -> None:
        self.panel, self.cropping = name, False

    def step(self, step: str) -> None:
        """Do something to the picture."""
        self.steps.append(step)

    def put_look(self, name: str) -> None:
        self.look = "" if name == "None" else name

    def toggle_crop(self) -> None:
        self.cropping = not self.cropping

    def crop(self, step: str) -> None:
        self.cropping = False
        if step:
            self.steps.append(step)

    def ask_size(self) -> None:
        wide, high = edits.size_of(self.app.content_of(self.path), self._all_steps())
        if wide:
            self.ask(ResizeDialog(wide=str(wide), high=str(high)), self.resize)

    def resize(self, size: list[int]) -> None:
        self.steps.append(f"resize {size[0]} {size[1]}")

    def save(self) -> None:
        path = self.phone.content.path_of(self.path) or self.path
        self.ask(SaveAsDialog(path=path, numbered=True), self.save_to)

    def save_to(self, target: str) -> None:
        if saved(self.app, self.path, self._all_steps(), target):
            self.close(toast=tr("File saved successfully"))
        else:
            self.toast(tr("Image editing failed"))

    def edit_with(self) -> None:
        uri = self.app.address_of(self.path)
        intent = Intent(action=EDIT, data=uri, type=type_of_name(self.path))
        self.phone.activities.choose(intent, tr("Edit image with:"), caller=self)

    def share(self) -> None:
        uri = self.app.address_of(self.path)
        self.phone.activities.share(streams=[uri], type="image/*", caller=self)

    def on_back(self) -> None:
        self.leaving.leave_unless(unsaved() if self._all_steps() else None, self.save)
