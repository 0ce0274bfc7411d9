"""The first page there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.recorder.look import still_wave
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Align, Button, Column, Page, Pager, Panel, Text

PAGES: Final = (
    (tr("Audio Recorder"), tr("Welcome to a simple and fast application")),
    (tr("Audio Recorder"), tr("Beautiful design and good functionality")),
    (tr("Recordio Audier"), tr("Select best settings and start recording")),
)
TITLE: Final = TextStyle(36, 500)
DETAILS: Final = TextStyle(24)


@dataclass(eq=False)
class Welcome(AppScreen[None]):
    """Three pages to swipe through, and the way on."""

    activity = ".app.welcome.WelcomeActivity"
    page: int = 0

    def build(self) -> Widget:
        go_on = Button(tr("Get started"), id="btn_action", on_tap=self.go_on)
        pager = Pager(
            count=len(PAGES), index=self.page, page=self.lay_out, on_page=self.turn, id="pager"
        )
        wave = Panel(still_wave(200, "item_image_first"), padding=(0, 96, 0, 48))
        return Page(
            not self.phone.display.is_wide and wave,
            pager,
            Panel(Align(go_on), padding=(0, 16, 0, 48), width="fill", height=112),
        )

    def lay_out(self, place: int) -> Widget:
        """One of the pages."""
        title, details = PAGES[place]
        texts = Column(
            Text(title, TITLE, id="txt_title", align="center"),
            Text(details, DETAILS, id="txt_details", align="center"),
            gap=24,
            across="center",
            width="fill",
        )
        return Panel(texts, padding=(32, 16), width="fill", height="fill")

    def turn(self, place: int) -> None:
        self.page = place

    def go_on(self) -> None:
        self.show(self.app.screen_named("setup:Setup")())
        self.close()
