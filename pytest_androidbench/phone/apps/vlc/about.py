"""Version and licence (AboutFragment.kt, about.xml)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class VlcAbout(AppScreen[VlcApp, None]):
    """Two cards."""

    activity: ClassVar[str] = names.SECONDARY

    def build(self) -> w.Widget:
        version = w.Column(w.Text(self.app.version, w.TITLE, id="app_version"), gap=4)
        licence = w.Column(
            w.Text("Copyleft © 1996–2026 by VideoLAN", id="copyleft"),
            w.Text("GNU General Public License v2.0", id="license"),
            gap=4,
        )
        words = w.Column(
            w.Icon("play_arrow", 72, "primary", id="logo"),
            w.Text("VLC for Android", w.HEADLINE_SMALL, id="textView7"),
            w.Panel(version, padding=16, id="version_card", cls=look.CARD, width="fill"),
            w.Panel(licence, padding=16, id="about_vlc_card", cls=look.CARD, width="fill"),
            gap=12,
            across="center",
            width="fill",
        )
        return w.Page(
            look.bar(tr("About"), lead=w.Up(True)), w.Scroll(words, padding=24, id="about"),
            id="coordinator", cls=look.VIEW_GROUP,
        )  # fmt: skip
