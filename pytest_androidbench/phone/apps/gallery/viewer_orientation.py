"""How the display is turned while media fill it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.model import Medium
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.kit import picture_edits as edits
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import Orientation

BY_SETTING, BY_DEVICE, BY_SHAPE = range(3)
"""Values of the preference "Rotate fullscreen media by"."""
FORCED: Final[tuple[tuple[Message, Orientation | None], ...]] = (
    (tr("Force portrait"), "portrait"),
    (tr("Force landscape"), "landscape"),
    (tr("Use default orientation"), None),
)


@dataclass(eq=False)
class ViewerOrientation(AppPart[GalleryApp]):
    """As the user forces it, else as the settings have it."""

    forced: Orientation | None = None

    def asked(self, one: Medium | None) -> Orientation:
        """What is asked for while a medium is shown."""
        if self.forced is not None:
            return self.forced
        chosen = self.app.config.number("screen_rotation")
        if chosen == BY_SHAPE:
            return self._of_shape(one)
        return "sensor" if chosen == BY_DEVICE else "unspecified"

    def action(self, menus: Menus) -> Action:
        """The entry of the bar."""
        return Action(
            id="menu_change_orientation",
            title=tr("Change orientation"),
            icon="screen_rotation",
            act=partial(menus.open, self.choices),
        )

    def choices(self) -> Sequence[MenuEntry]:
        """The rows below "Change orientation"."""
        return [MenuEntry(text=text, act=partial(self.force, asked)) for text, asked in FORCED]

    def force(self, asked: Orientation | None) -> None:
        """Turn the display, or let it go."""
        self.forced = asked

    def _of_shape(self, one: Medium | None) -> Orientation:
        """Along the longer side of a picture; as before where it is as wide as high."""
        if one is None or one.is_video:
            return "unspecified"
        width, height = edits.size_of(self.app.content_of(one.path), ())
        if width == height:
            return "unspecified"
        return "landscape" if width > height else "portrait"
