"""The picture of the display that was just taken, in its corner, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import FRAME, GROUP, LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.content import file_uri
from pytest_androidbench.phone.system.intents import FLAG_NEW_TASK, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

TYPE: Final = "image/png"
PREVIEW_DP: Final = 80
"""`overlay_x_scale`: how wide the picture is."""
BORDER_DP: Final = 4
CORNER: Final = 24
"""Half of the cross that lies on the picture's corner."""
BORDER: Final = w.Look(background="surface_container", radius=16, elevation=4)
CROSS: Final = w.Look(background="primary", radius=12, elevation=4)


@dataclass(eq=False)
class ScreenshotTaken(AppScreen[SystemUiApp, None]):
    """A small copy of the picture beside two chips."""

    window: ClassVar[WindowKind] = "panel"

    path: str = ""

    def build(self) -> w.Widget:
        size = self.phone.display.logical_size
        picture = w.Picture(
            source=self.phone.files.read(self.path),
            width=PREVIEW_DP,
            height=PREVIEW_DP * size.height / size.width,
            shape="round",
            desc=tr("Edit screenshot"),
            id="screenshot_preview",
            on_tap=self.edit,
        )
        bordered = w.Panel(picture, padding=BORDER_DP, look=BORDER, id="screenshot_preview_border")
        row = w.Row(w.Panel(bordered, padding=(0, CORNER, CORNER, 0)), self._chips(), across="end")
        corner = w.Align(self._dismiss(), across="end", down="top")
        width = PREVIEW_DP + 2 * BORDER_DP + CORNER
        return w.Stack(row, w.Panel(corner, width=width, height=2 * CORNER))

    def _chips(self) -> w.Widget:
        """What can be done with the picture."""
        chips = w.Row(
            _chip("screenshot_share_chip", "share", tr("Share"), self.share),
            _chip("screenshot_edit_chip", "edit", tr("Edit"), self.edit),
            gap=8,
            id="screenshot_actions",
            cls=LINEAR,
        )
        return w.Scroll(
            chips, axis="x", padding=(8, 4), id="screenshot_actions_container", weight=0
        )

    def _dismiss(self) -> w.Widget:
        """The cross at the corner of the picture."""
        cross = w.Panel(w.Icon("close", 16, "on_primary"), padding=4, look=CROSS)
        return w.Panel(
            w.Align(cross),
            id="screenshot_dismiss_button",
            cls=FRAME,
            desc=tr("Dismiss screenshot"),
            on_tap=self.close,
            width=2 * CORNER,
            height=2 * CORNER,
        )

    @property
    def uri(self) -> str:
        """How other apps find the picture."""
        return self.phone.media.uri_of(self.path) or file_uri(self.path)

    def share(self) -> None:
        """Offer the picture to other apps."""
        self.close()
        self.phone.activities.share(streams=[self.uri], type=TYPE)

    def edit(self) -> None:
        """Open the picture where it can be changed."""
        self.close()
        edit = "android.intent.action.EDIT"
        self.phone.activities.start(
            Intent(action=edit, data=self.uri, type=TYPE, flags=FLAG_NEW_TASK)
        )


def _chip(id_: str, icon: str, text: Message, act: Callable[[], None]) -> w.Widget:
    row = w.Row(
        w.Icon(icon, 20, id="overlay_action_chip_icon"),
        w.Text(text, w.LABEL, id="overlay_action_chip_text"),
        gap=8,
        cls=LINEAR,
    )
    look = w.Look(background="surface_container", radius=20, elevation=2)
    return w.Panel(row, padding=(16, 12), look=look, id=id_, cls=GROUP, on_tap=act)
