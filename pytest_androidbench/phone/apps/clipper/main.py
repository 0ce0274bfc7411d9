"""The clipper app's screen, which says that its service listens."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.clipper.app import ClipperApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LARGE, MEDIUM = w.TextStyle(22, 700), w.TextStyle(18)


@dataclass(eq=False)
class ClipperMain(AppScreen[ClipperApp, None]):
    """The only screen: it says that the service runs, and how it is spoken to."""

    activity = ".Main"

    def build(self) -> w.Widget:
        usage = tr(
            "You can now copy to or paste from clipboard using the following commands in adb shell:"
            "\n \n 1. am broadcast -a clipper.set -e text 'This may be pasted now' "
            "\n 2. am broadcast -a clipper.get "
        )
        started = w.Text(tr("Clipper service is started."), LARGE, id="head", width="fill")
        texts = w.Column(
            w.Panel(started, padding=(0, 20)),
            w.Text(usage, MEDIUM, id="sub", width="fill"),
            cls="android.widget.LinearLayout",
            width="fill",
            weight=1,
        )
        return w.Page(w.TopBar(tr("Clipper")), texts)
