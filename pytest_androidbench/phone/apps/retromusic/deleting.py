"""The system's question before an app changes or deletes files of others."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, ntr, tr
from pytest_androidbench.phone.ui.screen import WindowKind

MEDIA: Final = "com.google.android.providers.media.module"
"""Whose dialog it is: PermissionActivity of Android's MediaProvider."""


@dataclass(eq=False)
class ModifyQuestion(AppScreen[App, bool]):
    """Closes with whether the app may; a touch beside it counts for no."""

    window: ClassVar[WindowKind] = "dialog"
    cancelable: ClassVar[bool] = False

    what: str = "delete"
    """Or `modify`."""
    count: int = 1

    def build(self) -> w.Widget:
        buttons = (
            w.DialogButton(text=tr("Allow"), on_tap=partial(self.close, True)),
            w.DialogButton(text=tr("Deny"), on_tap=partial(self.close, False)),
        )
        dialog = w.Dialog(self._text(), buttons=buttons, title_id="android:id/alertTitle")
        dialog.package = MEDIA
        return dialog

    def on_back(self) -> None:
        self.close(False)

    def _text(self) -> Message:
        app = self.app.label
        if self.what == "delete":
            return ntr(
                "Allow {app} to delete this audio file?",
                "Allow {app} to delete {n} audio files?",
                self.count,
                app=app,
            )
        return ntr(
            "Allow {app} to modify this audio file?",
            "Allow {app} to modify {n} audio files?",
            self.count,
            app=app,
        )
