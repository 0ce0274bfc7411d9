"""What was just copied, in the corner of the display, and the page where it is edited."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import FRAME, GROUP
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import FLAG_NEW_TASK, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

PREVIEW_DP: Final = 144
"""So wide is a copied text shown, whatever its length."""
EDIT_COPIED: Final = "com.android.systemui/.clipboardoverlay.EditTextActivity"


@dataclass(eq=False)
class Copied(AppScreen[SystemUiApp, None]):
    """The text that was just copied, in the corner."""

    window: ClassVar[WindowKind] = "panel"

    text: str = ""

    def build(self) -> w.Widget:
        preview = w.Panel(
            w.Text(self.text, w.BODY, id="text_preview", lines=3),
            padding=12,
            look=w.Look(background="surface_highest", radius=16),
            width=PREVIEW_DP,
            id="clipboard_preview",
            cls=FRAME,
            on_tap=self.edit,
            desc=tr("Edit copied text"),
        )
        row = w.Row(
            preview,
            w.IconButton("edit", tr("Edit"), id="edit_chip", on_tap=self.edit),
            w.IconButton(
                "close", tr("Dismiss copy UI"), size=20, id="dismiss_button", on_tap=self.close
            ),
            gap=4,
        )
        look = w.Look(background="surface_container", radius=20, elevation=4)
        return w.Panel(row, padding=8, look=look, id="clipboard_ui", cls=GROUP)

    def edit(self) -> None:
        """Open the text for editing."""
        self.close()
        self.phone.activities.start(Intent(component=EDIT_COPIED, flags=FLAG_NEW_TASK))


@dataclass(eq=False)
class EditCopied(AppScreen[SystemUiApp, None]):
    """The clipboard's text in a field."""

    activity: ClassVar[str] = ".clipboardoverlay.EditTextActivity"

    text: str = ""

    def build(self) -> w.Widget:
        done = w.Button(tr("Done"), "text", id="done_button", on_tap=self.save)
        field = w.TextField(
            bind="text", multiline=True, style="plain", id="edit_text", height="fill"
        )
        body = w.Panel(w.Column(field, across="stretch"), padding=16, weight=1)
        return w.Page(w.TopBar(tr("Edit clipboard"), actions=[done]), body)

    def on_open(self) -> None:
        self.text = self.phone.clipboard.text

    def save(self) -> None:
        """Copy the text as it is now."""
        self.phone.clipboard.put(self.text)
        self.close()
