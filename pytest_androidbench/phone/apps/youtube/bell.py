"""The bell of a channel that is followed: of which of its films one is told."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.youtube import look
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.model import BELLS
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

SIGNS: Final = {"All": "notifications_active", "None": "notifications_off"}


@dataclass(eq=False)
class ChannelBell(AppPart[YouTubeApp]):
    """A bell beside the button that follows a channel."""

    def build(self, channel: str) -> w.Widget | None:
        """The bell; none while the channel is not followed."""
        kept = self.app.store.subscriptions.get(channel)
        if kept is None:
            return None
        return w.IconButton(
            SIGNS.get(kept.bell, "notifications_none"),
            tr("Current setting is {name}. Tap to change your notification setting.",
               name=kept.bell),
            cls=look.IMAGE, id="notification_button", on_tap=partial(self.choose, channel),
        )  # fmt: skip

    def choose(self, channel: str) -> None:
        """Ask of which films one is told."""
        kept = self.app.store.subscriptions.get(channel)
        now = kept.bell if kept is not None else ""
        place = BELLS.index(now) if now in BELLS else -1
        dialog = Choose(title=tr("Notifications"), choices=[tr(one) for one in BELLS], chosen=place)
        self.ask(dialog, self.chosen, channel)

    def chosen(self, channel: str, place: int) -> None:
        """Keep of which films one is told."""
        self.app.store.subscriptions.put(channel, bell=BELLS[place])
