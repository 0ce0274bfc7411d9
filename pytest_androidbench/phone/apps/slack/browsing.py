"""The channels of a workspace, those that the owner is not in as well."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.slack import look
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.apps.slack.schema import SlackChannel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, ntr, tr


@dataclass(eq=False)
class BrowseChannels(AppScreen[SlackApp, None]):
    """A tap shows what is written in a channel; there it can be joined."""

    def build(self) -> w.Widget:
        rows = [
            w.ListItem(
                each.name, self._below(each), icon=look.channel_sign(each), look=w.MATERIAL,
                key=f"channel {each.id}", on_tap=partial(self.open, each.id),
            )
            for each in self.app.store.browsable()
        ]  # fmt: skip
        bar = w.TopBar(tr("Browse channels"), back=True, id="toolbar")
        return w.Page(bar, w.Scroll(*rows, id="browse_list", cls=look.RECYCLER))

    def _below(self, channel: SlackChannel) -> Message:
        people = len(self.app.store.inside(channel.id))
        if channel.gone:
            return ntr("{n} member", "{n} members", people)
        return ntr("Joined, {n} member", "Joined, {n} members", people)

    def open(self, channel: int) -> None:
        """Show it."""
        self.show(self.app.page("channel_page:TalkPage", channel=channel))
