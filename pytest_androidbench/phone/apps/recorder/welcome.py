"""The first page there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.recorder.app import RecorderApp
from pytest_androidbench.phone.apps.recorder.look import still_wave
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

PAGES: Final = (
    (tr("Audio Recorder"), tr("Welcome to a simple and fast application")),
    (tr("Audio Recorder"), tr("Beautiful design and good functionality")),
    (tr("Recordio Audier"), tr("Select best settings and start recording")),
)
TITLE: Final = w.TextStyle(36, 500)
DETAILS: Final = w.TextStyle(24)


@dataclass(eq=False)
class RecorderWelcome(AppScreen[RecorderApp, None]):
    """Three pages to swipe through, and the way on."""

    activity = ".app.welcome.WelcomeActivity"
    page: int = 0

    def build(self) -> w.Widget:
        go_on = w.Button(tr("Get started"), id="btn_action", on_tap=self.go_on)
        pager = w.Pager(
            count=len(PAGES), index=self.page, page=self.lay_out, on_page=self.turn, id="pager"
        )
        wave = w.Panel(still_wave(200, "item_image_first"), padding=(0, 96, 0, 48))
        return w.Page(
            not self.phone.display.is_wide and wave,
            pager,
            w.Panel(w.Align(go_on), padding=(0, 16, 0, 48), width="fill", height=112),
        )

    def lay_out(self, place: int) -> w.Widget:
        """One of the pages."""
        title, details = PAGES[place]
        texts = w.Column(
            w.Text(title, TITLE, id="txt_title", align="center"),
            w.Text(details, DETAILS, id="txt_details", align="center"),
            gap=24,
            across="center",
            width="fill",
        )
        return w.Panel(texts, padding=(32, 16), width="fill", height="fill")

    def turn(self, place: int) -> None:
        self.page = place

    def go_on(self) -> None:
        self.show(self.app.screen_named("setup:Setup")())
        self.close()
