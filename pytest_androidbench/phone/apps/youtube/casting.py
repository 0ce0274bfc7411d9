"""The button that leads to screens beside the phone: there are none, but for a TV with a code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.youtube import look, names
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

LINK: Final = "link"


@dataclass(eq=False)
class CastDevices(AppScreen[YouTubeApp, str]):
    """The devices that were found, and the row for one that was not."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        rows = w.Column(
            w.Text(tr("Searching for devices…"), look.SECOND, id="mr_chooser_searching"),
            w.Spacer(8),
            w.ListItem(tr("Link with TV code"), icon="tv", look=w.MATERIAL, id="link_with_tv_code",
                       on_tap=self.link),
            w.ListItem(tr("Learn more"), icon="help_outline", look=w.MATERIAL, on_tap=self.learn),
            across="stretch",
        )  # fmt: skip
        cancel = w.DialogButton(text=tr("Cancel"), on_tap=self.close)
        return w.Dialog(tr("Connect to a device"), body=rows, buttons=(cancel,))

    def link(self) -> None:
        """Choose the TV that shows a code."""
        self.close(LINK)

    def learn(self) -> None:
        """Say what is needed."""
        self.toast(tr("Connect your phone and TV to the same Wi-Fi network"))


@dataclass(eq=False)
class CastButton(AppPart[YouTubeApp]):
    """Stands in bars."""

    def build(self, colour: str = "on_surface", side: float = 48) -> w.Widget:
        """The button, so many dp wide and high."""
        return w.IconButton(
            "cast", tr("Cast. Disconnected"), size=side / 2, colour=colour,
            id="media_route_button", cls=look.IMAGE, on_tap=self.choose, width=side, height=side,
        )  # fmt: skip

    def choose(self) -> None:
        """Offer devices."""
        self.ask(CastDevices(), self.chosen)

    def chosen(self, what: str) -> None:
        """Let a code be typed."""
        if what == LINK:
            self.start(names.leading_to(names.PAIR_WITH_TV))
