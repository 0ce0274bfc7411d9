"""The clipper app's screen, which says that its service listens."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import BODY_LARGE
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Align, Dialog, DialogButton, Page, Text, TopBar


@dataclass(eq=False)
class OldAppNotice(AppScreen[None]):
    """What Android says when an app made for a much older version is opened the first time."""

    window = "dialog"
    cancelable = False

    def build(self) -> Widget:
        return Dialog(
            None,
            tr(
                "This app was built for an older version of Android and may not work properly. "
                "Try checking for updates, or contact the developer."
            ),
            buttons=(DialogButton(text=tr("OK"), on_tap=self.close),),
        )


@dataclass(eq=False)
class Main(AppScreen[None]):
    """The only screen: it says that the service runs."""

    activity = ".Main"

    def on_open(self) -> None:
        if not self.app.prefs().get("started", default=False):
            self.app.prefs().put("started", value=True)
            self.show(OldAppNotice())

    def build(self) -> Widget:
        text = Text(tr("Clipper service is started."), BODY_LARGE, align="center")
        return Page(TopBar(tr("Clipper")), Align(text, weight=1))
