"""The editor: other looks, turning, mirroring, cutting and resizing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.cells import IMAGE, RELATIVE
from pytest_androidbench.phone.apps.gallery.drawing import PictureDrawing
from pytest_androidbench.phone.apps.gallery.model import EDIT_ACTIVITY
from pytest_androidbench.phone.apps.gallery.retouching import saved
from pytest_androidbench.phone.apps.gallery.saving import ResizeDialog, Resizing, SaveAsDialog
from pytest_androidbench.phone.apps.simple.bars import Action, ActionBar
from pytest_androidbench.phone.apps.simple.dialogs import radio, unsaved
from pytest_androidbench.phone.kit import picture_edits as edits
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

EDIT: Final = "android.intent.action.EDIT"
RATIOS: Final[tuple[tuple[str, Message, str], ...]] = (
    ("free", tr("Free"), ""),
    ("one_one", tr("1:1"), "crop 1 1"),
    ("four_three", tr("4:3"), "crop 4 3"),
    ("sixteen_nine", tr("16:9"), "crop 16 9"),
)
OTHER_RATIOS: Final = (
    "2:1", "3:2", "4:3", "5:3", "16:9", "19:9",
    "1:2", "2:3", "3:4", "3:5", "9:16", "9:19",
)  # fmt: skip
"""What "Other" offers, the wide ones first."""
CAPS: Final = w.TextStyle(14, 500, caps=True)
FILTER_DP: Final = 88


@dataclass(eq=False)
class EditPage(AppScreen[GalleryApp, None]):
    """A picture with the steps that are done to it."""

    activity: ClassVar[str] = EDIT_ACTIVITY

    path: str = ""
    """Where it is, or its address."""
    steps: list[str] = field(default_factory=list)
    look: str = ""
    panel: str = ""
    """Which tools are shown: for filters, to transform, to draw."""
    drawing: PictureDrawing = field(default_factory=PictureDrawing)
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
        bar = w.Panel(
            self.bar.toolbar(tr("Editor"), "editor_toolbar", self.actions),
            id="editor_app_bar_layout",
            cls="android.widget.LinearLayout",
        )
        drawn = self.drawing.canvas(shown) if self.panel == "draw" else self._picture(shown)
        tools = w.Column(
            self._ratios() if self.cropping else None,
            self._tools(),
            self._panels(),
            across="stretch",
        )
        holder = w.Column(
            w.Panel(drawn, padding=8, weight=1, width="fill"),
            w.Panel(tools, id="bottom_editor_actions_background", cls=RELATIVE, width="fill"),
            across="stretch",
            id="activity_edit_holder",
            cls=RELATIVE,
            weight=1,
        )
        return w.Page(bar, holder, id="editor_coordinator")

    def _picture(self, shown: bytes) -> w.Widget:
        """The picture: as it is, or between the handles of the crop."""
        name = "crop_image_view" if self.panel == "transform" else "default_image_view"
        return w.Picture(shown, shape="rect", fit="contain", width="fill", height="fill", id=name)

    def actions(self) -> Sequence[Action]:
        """The bar's menu."""
        return (
            Action(id="save_as", title=tr("Save as"), icon="check", act=self.save, show="always"),
            Action(id="edit", title=tr("Edit with"), icon="edit", act=self.edit_with,
                   show="always"),
            Action(id="share", title=tr("Share"), icon="share", act=self.share, show="always"),
        )  # fmt: skip

    def _all_steps(self) -> tuple[str, ...]:
        return (*self.steps, *self.drawing.steps, *([self.look] if self.look else []))

    def _filters(self) -> w.Widget:
        """The looks a picture can have."""

        def item(place: int) -> w.Widget:
            name = edits.FILTERS[place]
            chip = w.Chip(name, (self.look or "None") == name, on_tap=partial(self.put_look, name))
            return w.Panel(w.Align(chip), width=FILTER_DP)

        return w.Scroll(
            count=len(edits.FILTERS),
            row=item,
            axis="x",
            id="bottom_actions_filter_list",
            weight=0,
            width="fill",
            height=56,
        )

    def _tools(self) -> w.Widget:
        if self.panel == "filter":
            return self._filters()
        if self.panel == "draw":
            return self.drawing.tools()
        if self.panel != "transform":
            return w.Spacer(height=0)
        buttons: tuple[tuple[str, TextLike, str, Callable[[], None]], ...] = (
            ("rotate_right", tr("Rotate"), "bottom_rotate", partial(self.step, "turn 90")),
            ("photo_size_select_large", tr("Resize"), "bottom_resize", self.ask_size),
            ("crop", tr("Crop"), "bottom_aspect_ratio", self.toggle_crop),
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
            ("brush", tr("Draw"), "bottom_primary_draw", "draw"),
        )
        return self._row(
            [
                self._button(icon, text, id_, partial(self.open_panel, name), self.panel == name)
                for icon, text, id_, name in panels
            ]
        )

    def _ratios(self) -> w.Widget:
        choices = [self._ratio(name, text, partial(self.crop, step)) for name, text, step in RATIOS]
        return self._row([*choices, self._ratio("other", tr("Other"), self.ask_ratio)])

    @staticmethod
    def _ratio(name: str, text: Message, act: Callable[[], None]) -> w.Widget:
        return w.Text(
            text, CAPS, id=f"bottom_aspect_ratio_{name}", align="center", on_tap=act, width=64,
            height=48,
        )  # fmt: skip

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
        self.keep_drawing()
        self.panel, self.cropping = "" if name == self.panel else name, False

    def keep_drawing(self) -> None:
        """What was drawn becomes a step of its own."""
        self.steps += self.drawing.taken()

    def ask_ratio(self) -> None:
        """Ask for another ratio."""
        self.ask(radio(OTHER_RATIOS), self.ratio_chosen)

    def ratio_chosen(self, place: int) -> None:
        """Cut the picture to a ratio."""
        wide, _, high = OTHER_RATIOS[place].partition(":")
        self.crop(f"crop {wide} {high}")

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

    def resize(self, size: Resizing) -> None:
        self.steps.append(f"resize {size.wide} {size.high}")

    def save(self) -> None:
        self.keep_drawing()
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
