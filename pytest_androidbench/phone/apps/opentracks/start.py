"""The pages that are shown when the app is opened the first time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.colours import ORANGE
from pytest_androidbench.phone.apps.opentracks.look import round_button
from pytest_androidbench.phone.apps.opentracks.names import INTRODUCTION_KEY, PACKAGE
from pytest_androidbench.phone.apps.opentracks.tracks import TrackList
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

PAGES: Final = (
    (
        "timeline",
        tr("OpenTracks is a sport tracking application that completely respects your privacy."),
    ),
    (
        "map",
        tr(
            "OpenTracks itself does not provide a map. Please install OSMDashboard to view your "
            "recordings on a map."
        ),
    ),
)
LARGE: Final = w.TextStyle(30)


@dataclass(eq=False)
class Introduction(AppScreen[OpenTracksApp, None]):
    """Two pages, then the list; later on it leads to the list at once."""

    activity: ClassVar[str] = ".introduction.IntroductionActivity"

    page: int = 0
    passed: bool = False

    def on_open(self) -> None:
        if not self.app.prefs().get(INTRODUCTION_KEY, default=True):
            self.forward()

    def on_resume(self) -> None:
        if self.passed:
            self.close()

    def build(self) -> w.Widget:
        button = round_button("play_arrow", None, ORANGE, "next_button", self.next)
        pages = w.Pager(
            count=len(PAGES),
            index=self.page,
            page=_page,
            on_page=self.turn,
            id="introduction_view_pager",
        )
        return w.Page(pages, fab=button, fab_bottom=90, cls="android.widget.RelativeLayout")

    def turn(self, page: int) -> None:
        """Show a page."""
        self.page = page

    def next(self) -> None:
        """Turn the page, or go on to the list."""
        if self.page + 1 < len(PAGES):
            self.page += 1
        else:
            self.app.prefs().put(INTRODUCTION_KEY, value=False)
            self.forward()

    def forward(self) -> None:
        """Go on to the list; this page is left behind it only until one comes back."""
        self.passed = True
        self.start(Intent(component=f"{PACKAGE}/{TrackList.activity}"))


def _page(place: int) -> w.Widget:
    icon, text = PAGES[place]
    words = w.Text(text, LARGE, align="center", width="fill")
    return w.Column(
        w.Spacer(height=75),
        w.Panel(w.Align(w.Icon(icon, 200, ORANGE)), height=200, width="fill"),
        w.Spacer(height=10),
        w.Panel(words, padding=(16, 0), width="fill"),
        width="fill",
        height="fill",
    )
