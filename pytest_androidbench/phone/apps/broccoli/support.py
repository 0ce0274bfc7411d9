"""The page that asks for support."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.broccoli.look import HEADLINE, PLAIN
from pytest_androidbench.phone.apps.broccoli.pages import SUPPORT, BroccoliPage
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

KOFI = "https://ko-fi.com/flauschtrud"
STORE = "https://f-droid.org/packages/com.flauschcode.broccoli"


@dataclass(eq=False)
class SupportPage(BroccoliPage):
    """Where to give money, and a way to tell others."""

    place = SUPPORT

    def build(self) -> w.Widget:
        donate = w.Button(
            tr("Support me on Ko-Fi"),
            icon="local_cafe",
            id="buy_me_coffee_button",
            on_tap=partial(self.leave, KOFI),
        )
        share = w.Button(
            tr("Share the app"), icon="share", id="share_app_button", on_tap=self.share
        )
        money = tr(
            "Broccoli is free for everyone. But you can support the development of the app and "
            "buy me a coffee. Thanks a lot!"
        )
        friends = tr("Do your friends also like to cook? Tell them about Broccoli!")
        parts = w.Column(
            *_part(tr("Donate"), money, donate),
            *_part(tr("Tell your friends"), friends, share),
            gap=12,
            across="center",
            width="fill",
        )
        return self.framed(tr("Support the app"), w.Scroll(parts, padding=16))

    def share(self) -> None:
        self.phone.activities.share(text=STORE, caller=self)


def _part(title: TextLike, text: TextLike, button: w.Widget) -> tuple[w.Widget, ...]:
    heading = w.Panel(w.Text(title, HEADLINE), padding=(0, 16, 0, 0))
    return heading, w.Text(text, PLAIN, align="center", width="fill"), button
