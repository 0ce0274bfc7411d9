"""What is told about the player of films, once (VideoTipsDelegate.kt, player_tips.xml)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

WHITE: Final = "#ffffff"
TIPS: Final = (
    (tr("Tap"), tr("Tap the screen to show or hide the controls.")),
    (tr("Seek"), tr("Swipe along the screen, or tap its sides twice, to go on or back.")),
    (tr("Brightness and volume"), tr("Swipe up or down on the sides of the screen.")),
)


@dataclass(eq=False)
class PlayerTips(AppPart[VlcApp]):
    """Pages over a film, which waits until they are closed."""

    page: int = -1
    """-1: none is shown."""

    @property
    def open(self) -> bool:
        return self.page >= 0

    def begin(self) -> bool:
        """Show them where nobody has seen them; tells whether the film has to wait."""
        if not self.app.prefs().get(names.TIPS, default=False):
            self.page = 0
            self.app.player.halt()
        return self.open

    def build(self) -> w.Widget:
        title, text = TIPS[self.page]
        last = self.page == len(TIPS) - 1
        close = w.IconButton("close", tr("Close"), id="close", colour=WHITE, cls=look.IMAGE,
                             size=32, on_tap=self.end)  # fmt: skip
        heading = w.Text(tr("Video player tips"), w.TITLE.coloured(WHITE), id="title", weight=1)
        words = w.Column(
            w.Row(heading, close, width="fill"),
            w.Text(title, w.TITLE.coloured(WHITE), id="helpTitle"),
            w.Text(text, w.BODY.coloured(WHITE), id="helpDescription"),
            w.Button(tr("Done") if last else tr("Next"), "text", id="nextButton", on_tap=self.next),
            gap=24,
            across="stretch",
        )
        return w.Panel(words, padding=(24, 48), look=w.Look(background="#cc000000"),
                       id="overlayTipsLayout", cls=look.VIEW_GROUP, width="fill",
                       height="fill", on_tap=self.stay)  # fmt: skip

    def stay(self) -> None:
        """Let no tap through to what lies below."""

    def next(self) -> None:
        if self.page < len(TIPS) - 1:
            self.page += 1
        else:
            self.end()

    def end(self) -> None:
        """Never show them again, and let the film begin."""
        self.app.prefs().put(names.TIPS, True)
        self.page = -1
        self.app.player.toggle()
