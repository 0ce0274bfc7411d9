"""What is known of a page (page_info_container.xml, page_info.xml)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.look import LINEAR, SECOND, VIEW_GROUP
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class PageInfo(AppScreen[ChromeApp, str]):
    """Closes with "copy" when the address was held, "settings" for the site's settings."""

    window: ClassVar[WindowKind] = "dialog"

    url: str = ""
    whole: bool = False
    """Whether all of the address is shown."""

    def build(self) -> w.Widget:
        address = w.Text(
            self.url, w.TITLE_MEDIUM, lines=None if self.whole else 1, id="page_info_url",
            on_tap=self.unfold, on_long=self.copy,
        )  # fmt: skip
        head = w.Panel(address, padding=(24, 20), id="page_info_url_wrapper", cls=VIEW_GROUP,
                       width="fill")  # fmt: skip
        icon, title, summary = connection(self.url)
        row = w.Panel(
            w.Row(
                w.Icon(icon, id="page_info_row_icon"),
                w.Column(
                    w.Text(title, w.BODY_LARGE, id="page_info_row_title"),
                    w.Text(summary, SECOND, id="page_info_row_subtitle"),
                    weight=1,
                ),
                gap=24, width="fill",
            ),
            padding=(24, 12), id="page_info_connection_row", cls=VIEW_GROUP, width="fill",
        )  # fmt: skip
        body = w.Column(
            head, w.Divider(),
            w.Column(row, id="page_info_row_wrapper", cls=LINEAR, across="stretch", width="fill"),
            across="stretch",
        )  # fmt: skip
        look = w.Look(background="surface_high", radius=8, elevation=6)
        return w.Panel(body, look=look, padding=(0, 4), width="fill")

    def unfold(self) -> None:
        self.whole = not self.whole

    def copy(self) -> None:
        self.close("copy")


def connection(url: str) -> tuple[str, Message, Message]:
    """The sign of a page's connection, what it is, and what that means."""
    scheme = url.partition(":")[0]
    if scheme == "https":
        return (
            "lock",
            tr("Connection is secure"),
            tr("Your information (for example, passwords or credit card numbers) is private when "
               "it is sent to this site."),
        )  # fmt: skip
    if scheme in {"file", "content"}:
        return (
            "info_outline",
            tr("Connection is not secure"),
            tr("You’re viewing a local or shared file"),
        )
    if scheme in {"chrome", "chrome-native", "about"}:
        said = tr("You’re viewing a secure Google Chrome page")
        return "info_outline", tr("Connection is secure"), said
    return (
        "warning",
        tr("Connection is not secure"),
        tr("You should not enter any sensitive information on this site (for example, passwords "
           "or credit cards), because it could be stolen by attackers."),
    )  # fmt: skip
