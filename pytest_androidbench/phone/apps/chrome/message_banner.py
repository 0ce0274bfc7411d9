"""The card that tells of a download (components/messages, message_banner_view.xml)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.look import FRAME, IMAGE, SECOND
from pytest_androidbench.phone.browser.facts import PageDownload
from pytest_androidbench.phone.kit.web.sizes import size_text
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.content import file_uri
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

SHOWN_MS: Final = 10_000


@dataclass(eq=False)
class DownloadMessage(AppPart[ChromeApp]):
    """Keeps what pages give, and says so."""

    title: str | Message = ""
    about: str | Message = ""
    path: str = ""
    """The file that the button opens."""
    timer: int = 0

    def take(self, downloads: Sequence[PageDownload], page_url: str) -> None:
        """Keep files."""
        for download in downloads:
            if download.failed:
                self._say(tr("Can’t download {name}", name=download.name), download.failed, "")
                continue
            try:
                kept = self.app.downloads.keep(download, page_url)
            except FileError:
                self._say(tr("Can’t download {name}", name=download.name),
                          tr("Not enough space"), "")  # fmt: skip
                continue
            self._say(tr("File downloaded"), f"{kept.name} ({size_text(kept.size)})", kept.path)

    def build(self) -> w.Widget | None:
        """The card, while there is something to say."""
        if not self.title:
            return None
        words = w.Column(
            w.Text(self.title, w.TITLE_SMALL, id="message_title", lines=2),
            w.Text(self.about, SECOND, id="message_description", lines=2),
            weight=1,
        )
        act = self.path != "" and w.Button(tr("Open"), "text", id="message_primary_button",
                                           on_tap=self.open)  # fmt: skip
        icon = w.Panel(w.Icon("download"), id="message_icon", cls=IMAGE)
        row = w.Row(icon, words, act, gap=16, width="fill")
        look = w.Look(background="surface_high", radius=16, elevation=6)
        card = w.Panel(row, padding=(16, 12), look=look, id="message_banner", cls=FRAME,
                       width="fill", on_swipe=lambda _: self.hush())  # fmt: skip
        return w.Panel(card, padding=8, width="fill")

    def open(self) -> None:
        """Show the file in an app for it."""
        uri = self.phone.media.uri_of(self.path) or file_uri(self.path)
        type_ = self.phone.content.type_of(uri)
        self.hush()
        if not self.start(Intent(action=ACTION_VIEW, data=uri, type=type_)):
            self.toast(tr("No app available to open this file"))

    def hush(self) -> None:
        """Take the card away."""
        self.title = self.about = self.path = ""

    def _say(self, title: Message, about: str | Message, path: str) -> None:
        self.cancel(self.timer)
        self.title, self.about, self.path = title, about, path
        self.timer = self.after(SHOWN_MS, self.hush)
