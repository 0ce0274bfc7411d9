"""The picture of the recipe in the form: taken, picked, removed, and kept only when saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.broccoli import cards
from pytest_androidbench.phone.apps.broccoli.app import BroccoliApp
from pytest_androidbench.phone.apps.broccoli.look import GROUP, IMAGE_VIEW, LINEAR, PHOTO
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

CAPTURE: Final = "android.media.action.IMAGE_CAPTURE"
GET_CONTENT: Final = "android.intent.action.GET_CONTENT"
FRAME: Final = w.Look(border="on_surface_variant", radius=8)


@dataclass(eq=False)
class Photo(AppPart[BroccoliApp]):
    """The picture of the recipe in a form."""

    image: str = ""
    """Its name; "" = none."""
    waiting: str = ""
    """The name of a picture that is chosen and not kept yet."""
    replaced: str = ""
    """The name of the picture that goes when the recipe is saved."""
    changed: bool = False
    """Whether there is something to discard."""

    def build(self) -> w.Widget:
        """The picture as it will be, with the sign that it can be changed."""
        data = cards.picture_of(self.app, self.image)
        shown: w.Widget = w.Panel(
            None if data is not None else w.Align(w.Icon("filter_vintage", 50)),
            look=FRAME,
            id="new_image",
            desc=PHOTO,
            cls=IMAGE_VIEW,
            on_tap=self.choose,
            width="fill",
            height=180,
        )
        if data is not None:
            shown = w.Picture(
                data, shape="rect", id="new_image", desc=PHOTO, on_tap=self.choose,
                width="fill", height=180,
            )  # fmt: skip
        colour = "on_surface_variant" if data is None else "white"
        camera = w.Panel(w.Icon("photo_camera", colour=colour, desc=tr("Change photo")), padding=10)
        return w.Stack(shown, w.Panel(camera, cls=LINEAR), width="fill", cls=GROUP)

    def choose(self) -> None:
        """Offer what can be done with it."""
        rows = [tr("Take photo"), tr("Pick photo")]
        rows += [tr("Remove photo")] if self.image else []
        self.ask(Choose(title=tr("Change photo"), choices=[*rows]), self.change)

    def change(self, place: int) -> None:
        """Take, pick or remove the picture."""
        if place == 2:
            self._set("")
        elif place == 1:
            self._start(Intent(action=GET_CONTENT, type="image/*"), self.picked)
        else:
            self.waiting = cards.new_picture(self.app)
            output = self.app.uri_of(f"{self.app.shared_paths['cache']}/{self.waiting}")
            self._start(Intent(action=CAPTURE, extras={"output": output}), self.taken)

    def _start(self, intent: Intent, then: Callable[[Intent | None], None]) -> None:
        if not self.start_for(intent, then):
            self.toast(tr("The image file could not be created."))

    def taken(self, answer: Intent | None) -> None:
        """Show what the camera has taken."""
        if answer is not None:
            self._set(self.waiting)

    def picked(self, answer: Intent | None) -> None:
        """Show what was picked."""
        if answer is None or answer.data is None:
            return
        try:
            data = self.phone.content.open(answer.data)
        except ContentError:
            self.toast(tr("The image file could not be created."))
            return
        self._set(cards.new_picture(self.app, data))

    def _set(self, name: str) -> None:
        if self.waiting and self.waiting != name:
            cards.drop_picture(self.app, self.waiting)
        if self.image and self.image != self.waiting:
            self.replaced = self.image
        self.image = self.waiting = name
        self.changed = True

    def settle(self) -> None:
        """Keep the chosen picture, and drop the one before."""
        if self.replaced:
            cards.drop_picture(self.app, self.replaced)
        if self.waiting:
            cards.keep_picture(self.app, self.waiting)
        self.waiting = ""

    def leave(self) -> None:
        """Drop what was chosen and not kept."""
        if self.waiting:
            cards.drop_picture(self.app, self.waiting)
