"""What there is to know of a channel, and what can be done with it."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.slack import look
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.apps.slack.new_channel import InviteMembers
from pytest_androidbench.phone.apps.slack.schema import SlackChannel
from pytest_androidbench.phone.kit.dialogs import Confirm, EnterText
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class ChannelDetails(AppScreen[SlackApp, bool]):
    """Closes with True where the channel was left."""

    channel: int = 0

    @property
    def shown(self) -> SlackChannel:
        """The channel as it is now."""
        return self.app.store.channels.get(self.channel) or SlackChannel()

    def build(self) -> w.Widget:
        channel, store = self.shown, self.app.store
        people = store.inside(self.channel)
        rows: list[w.Kid] = [
            w.Panel(
                w.Text(look.channel_title(channel), w.HEADLINE_SMALL, id="channel_name"),
                padding=(16, 8),
                width="fill",
            ),
            not channel.direct
            and w.ListItem(
                tr("Topic"), channel.topic or tr("Add a topic"), icon="edit", look=w.MATERIAL,
                id="topic_row", on_tap=self.ask_topic,
            ),
            w.SwitchRow(
                tr("Mute channel"), checked=channel.muted, on_tap=self.mute, key="mute_row",
                icon="notifications_off",
            ),
            w.SwitchRow(
                tr("Star"), checked=channel.starred, on_tap=self.star, key="star_row", icon="star"
            ),
            not (channel.direct or channel.gone)
            and w.ListItem(
                tr("Add people"), icon="person_add", look=w.MATERIAL, id="add_people_row",
                on_tap=self.add_people,
            ),
            w.ListItem(
                tr("Pinned"), icon="push_pin", look=w.MATERIAL, id="pinned_row",
                on_tap=self.open_pinned,
            ),
            w.Category(tr("Members")),
            *(
                w.ListItem(each.name, each.address, look=w.MATERIAL, lead=look.face(each.name),
                           key=f"member {each.id}")
                for each in people
            ),
            not (channel.direct or channel.gone)
            and w.ListItem(
                tr("Leave channel"), icon="logout", look=w.MATERIAL, id="leave_row",
                on_tap=self.ask_leave,
            ),
        ]  # fmt: skip
        bar = w.TopBar(tr("Details"), back=True, id="toolbar")
        return w.Page(bar, w.Scroll(*rows, id="details_list"))

    def mute(self) -> None:
        """Hear nothing more of it, or do again."""
        self.app.store.channels.put(self.channel, muted=not self.shown.muted)

    def star(self) -> None:
        """Put it ahead of others, or do not."""
        self.app.store.channels.put(self.channel, starred=not self.shown.starred)

    def add_people(self) -> None:
        """Choose members to take in."""
        self.show(InviteMembers(channel=self.channel))

    def open_pinned(self) -> None:
        """Show what was pinned to it."""
        self.show(self.app.page("lists:PinnedMessages", channel=self.channel))

    def ask_topic(self) -> None:
        """Ask for another topic."""
        self.ask(EnterText(title=tr("Topic"), text=self.shown.topic), self.put_topic)

    def put_topic(self, topic: str | None) -> None:
        """Keep it."""
        if topic is not None:
            self.app.store.channels.put(self.channel, topic=topic[:250])

    def ask_leave(self) -> None:
        """Make sure."""
        title = tr("Leave {channel}?", channel=look.channel_title(self.shown))
        self.ask(Confirm(title=title, positive=tr("Leave")), self.leave)

    def leave(self, sure: bool) -> None:
        """Be in it no more."""
        if sure:
            self.app.store.leave(self.channel)
            self.close(result=True)
