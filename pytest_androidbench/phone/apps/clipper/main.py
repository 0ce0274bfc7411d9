"""The clipper app's screen, which says that its service listens."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.clipper.app import ClipperApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class OldAppNotice(AppScreen[ClipperApp, None]):
    """What Android says when an app made for a much older version is opened the first time."""

    window = "dialog"
    cancelable = False

    def build(self) -> w.Widget:
        return w.Dialog(
            None,
            tr(
                "This app was built for an older version of Android and may not work properly. "
                "Try checking for updates, or contact the developer."
            ),
            buttons=(w.DialogButton(text=tr("OK"), on_tap=self.close),),
        )


@dataclass(eq=False)
class ClipperMain(AppScreen[ClipperApp, None]):
    """The only screen: it says that the service runs."""

    activity = ".Main"

    def on_open(self) -> None:
        if not self.app.prefs().get("started", default=False):
            self.app.prefs().put("started", value=True)
            self.show(OldAppNotice())

    def build(self) -> w.Widget:
        text = w.Text(tr("Clipper service is started."), w.BODY_LARGE, align="center")
        return w.Page(w.TopBar(tr("Clipper")), w.Align(text, weight=1))
