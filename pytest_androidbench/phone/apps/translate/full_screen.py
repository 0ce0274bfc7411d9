"""A translation in letters that are read across a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LARGE: Final = w.TextStyle(44)


@dataclass(eq=False)
class FullScreenText(AppScreen[TranslateApp, None]):
    """Nothing but the text."""

    text: str = ""

    def build(self) -> w.Widget:
        away = w.IconButton("fullscreen_exit", tr("Exit fullscreen"), id="fullscreen_exit",
                            on_tap=self.close)  # fmt: skip
        shown = w.Text(self.text, LARGE, id="fullscreen_text", align="center", width="fill")
        return w.Page(
            w.Panel(w.Align(away, across="end"), height=56, width="fill"),
            w.Scroll(w.Panel(shown, padding=24, width="fill"), id="fullscreen_scroll"),
        )
