"""The picture of the display that was just taken, in its corner, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import GROUP, LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.content import file_uri
from pytest_androidbench.phone.system.intents import FLAG_NEW_TASK, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

TYPE: Final = "image/png"
PREVIEW_DP: Final = 80


@dataclass(eq=False)
class ScreenshotTaken(AppScreen[SystemUiApp, None]):
    """A small copy of the picture over two chips."""

    window: ClassVar[WindowKind] = "panel"

    path: str = ""

    def build(self) -> w.Widget:
        picture = w.Picture(
            source=self.phone.files.read(self.path),
            size=PREVIEW_DP,
            shape="round",
            desc=tr("Edit screenshot"),
            id="screenshot_preview",
            on_tap=self.edit,
        )
        chips = w.Row(
            _chip("screenshot_share_chip", "share", tr("Share"), self.share),
            _chip("screenshot_edit_chip", "edit", tr("Edit"), self.edit),
            gap=8,
            id="screenshot_actions",
            cls=LINEAR,
        )
        bar = w.Scroll(chips, axis="x", id="screenshot_actions_container", weight=0)
        close = w.IconButton(
            "close", tr("Dismiss screenshot"), id="screenshot_dismiss_button", on_tap=self.close
        )
        return w.Column(w.Row(picture, close, across="start"), bar, gap=8)

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
