"""The last tab: what a subscription would change."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.spotify import look
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.spotify.acts import SpotActs

PLANS: Final = (
    ("individual", tr("Premium Individual"), tr("1 account")),
    ("duo", tr("Premium Duo"), tr("2 accounts")),
    ("family", tr("Premium Family"), tr("Up to 6 accounts")),
)
GETS: Final = {
    "individual": tr("Get Premium Individual"),
    "duo": tr("Get Premium Duo"),
    "family": tr("Get Premium Family"),
}


@dataclass(eq=False)
class PremiumTab(AppPart[SpotifyApp]):
    """Plans, none of which can be had here."""

    def build(self, _acts: SpotActs, _drawer: look.Act) -> tuple[w.Widget, ...]:
        """A title over the plans."""
        head = w.Panel(
            w.Text(tr("Music without limits"), look.LARGE, lines=2, id="premium_page_header"),
            padding=(16, 24, 16, 8),
        )
        cards = [self._card(*plan) for plan in PLANS]
        return (w.Scroll(head, *cards, id="premium_list", cls=look.RECYCLER),)

    def _card(self, key: str, title: Message, text: Message) -> w.Widget:
        get = w.Button(GETS[key], id="offer_cta", key=f"plan {key}",
                       on_tap=partial(self.refuse, key))  # fmt: skip
        words = w.Column(
            w.Text(title, look.HEAD, lines=1), w.Text(text, look.SECOND, lines=1), get, gap=8
        )
        card = w.Panel(words, padding=16, look=w.Look(background="surface_high", radius=8),
                       width="fill")  # fmt: skip
        return w.Panel(card, padding=(16, 8), width="fill")

    def refuse(self, plan: str) -> None:
        """Say why a plan cannot be had."""
        names = {key: title for key, title, _ in PLANS}
        message = tr("You can't upgrade to Premium in the app. We know, it's not ideal.")
        self.show(Confirm(title=names[plan], message=message, negative=None))
