"""The clipper app (github.com/majido/clipper): a screen that listens, and two broadcasts.

Actions, extras, result codes and result texts follow its source.
"""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.system.app import App, AppScreen, BroadcastResult
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import BODY_LARGE
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Align, Dialog, DialogButton, Page, Text, TopBar

PACKAGE = "ca.zgrs.clipper"
SET, GET = ("clipper.set", "set"), ("clipper.get", "get")
OK, FAILED = -1, 0


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


class ClipperApp(App):
    """Clipboard access for scripts."""

    package = PACKAGE
    label = "Clipper"
    version = "1.2.1"
    version_code = 5
    icon = "content_paste"
    icon_color = 0x607D8B
    target_sdk = 19
    min_sdk = 11
    main = ".Main"
    activities = {".Main": Main}
    receivers = {".ClipperReceiver": (*SET, *GET)}

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        if intent.action in GET:
            text = self.phone.clipboard.read(PACKAGE)
            return BroadcastResult(OK, text) if text else BroadcastResult(FAILED, "")
        text = intent.text("text")
        if not text:
            return BroadcastResult(FAILED, 'No text is provided. Use -e text "text to be pasted"')
        self.phone.clipboard.put(text, package=PACKAGE)
        return BroadcastResult(OK, "Text is copied into clipboard.")
