"""What the app is, and where more of it is (AboutFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.retromusic import look
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

GITHUB: Final = "https://github.com/RetroMusicPlayer/RetroMusicPlayer"
LINKS: Final = (
    ("code", tr("GitHub"), tr("Fork the project on GitHub"), "appGithub", GITHUB),
    ("help_outline", tr("FAQ"), tr("Need more help?"), "faqLink",
     f"{GITHUB}/blob/master/FAQ.md"),
    ("bug_report", tr("Report an issue"), None, "bugReportLink", f"{GITHUB}/issues"),
)  # fmt: skip


@dataclass(eq=False)
class RetroAboutPage(AppScreen[RetroApp, None]):
    """Version and links."""

    def build(self) -> w.Widget:
        version = w.ListItem(tr("Version"), self.app.version, icon="info_outline", look=w.MATERIAL)
        version.id = "appVersion"
        rows: list[w.Widget] = [version]
        for icon, title, text, id_, url in LINKS:
            row = w.ListItem(
                title, text, icon=icon, look=w.MATERIAL, on_tap=partial(self.open, url)
            )
            row.id = id_
            rows.append(row)
        return w.Page(
            look.bar(tr("About"), lead=w.Up(True)), w.Scroll(*rows, key="about", padding=(0, 8))
        )

    def open(self, url: str) -> None:
        """Show a page of the web, where there is a browser."""
        if not self.start(Intent(action=ACTION_VIEW, data=url)):
            self.toast(tr("No app found to open this link"))
