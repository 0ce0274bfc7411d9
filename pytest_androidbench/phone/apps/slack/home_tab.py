"""Home: the channels and talks of a workspace; and the talks alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.slack import look
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.apps.slack.schema import SlackChannel
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class SlackHome(AppPart[SlackApp]):
    """Lists of what can be opened."""

    def build(self) -> w.Widget:
        """Everything, by its kinds."""
        store = self.app.store
        starred = [each for each in (*store.joined(), *store.talks()) if each.starred]
        rows: list[w.Widget | None] = [
            w.ListItem(
                tr("Saved"), icon="bookmark", look=w.MATERIAL, id="saved_row",
                on_tap=self.open_saved,
            ),
            w.ListItem(
                tr("Files"), icon="description", look=w.MATERIAL, id="files_row",
                on_tap=self.open_files,
            ),
        ]  # fmt: skip
        if starred:
            rows += [w.Category(tr("Starred")), *self._rows(starred, "starred")]
        rows += [w.Category(tr("Channels")), *self._rows(store.joined(), "channel")]
        rows.append(
            w.ListItem(
                tr("Add channel"), icon="add", look=w.MATERIAL, id="add_channel",
                on_tap=self.add_channel,
            )
        )  # fmt: skip
        rows += [w.Category(tr("Direct messages")), *self._rows(store.talks(), "direct")]
        rows.append(
            w.ListItem(
                tr("Start a new message"), icon="add", look=w.MATERIAL, id="add_direct",
                on_tap=self.compose,
            )
        )  # fmt: skip
        return w.Scroll(*rows, id="channels_list", cls=look.RECYCLER)

    def talks(self) -> w.Widget:
        """The talks with one other member."""
        rows = self._rows(self.app.store.talks(), "direct")
        if not rows:
            start = w.Button(tr("Start a new message"), on_tap=self.compose, id="start_direct")
            return empty_state(tr("No direct messages yet"), "no_dms", action=start)
        return w.Scroll(*rows, id="dms_list", cls=look.RECYCLER)

    def _rows(self, channels: Sequence[SlackChannel], kind: str) -> list[w.Widget]:
        return [self._row(each, kind) for each in channels]

    def _row(self, channel: SlackChannel, kind: str) -> w.Widget:
        unread = 0 if channel.muted else self.app.store.unread(channel)
        sign = "notifications_off" if channel.muted else look.channel_sign(channel)
        return w.ListItem(
            channel.name,
            icon=sign,
            look=w.MATERIAL,
            key=f"{kind} {channel.id}",
            trailing=self._beside(channel, unread),
            on_tap=partial(self.open, channel.id),
        )

    def _beside(self, channel: SlackChannel, unread: int) -> w.Widget | None:
        """How much is new, else whether something was begun and not sent."""
        if unread:
            return w.Text(f"{unread}", look.STRONG, lines=1)
        if self.app.store.draft(channel.id):
            return w.Text(tr("Draft"), look.SMALL, lines=1)
        return None

    def open(self, channel: int) -> None:
        """Show what is written in a channel."""
        self.show(self.app.page("channel_page:TalkPage", channel=channel))

    def open_saved(self) -> None:
        """Show what was kept for later."""
        self.show(self.app.page("lists:SavedMessages"))

    def open_files(self) -> None:
        """Show the files."""
        self.show(self.app.page("lists:SharedFiles"))

    def add_channel(self) -> None:
        """Make a channel."""
        self.show(self.app.page("new_channel:NewChannel"))

    def compose(self) -> None:
        """Begin a message to somebody."""
        self.show(self.app.page("choosing:ChooseTalk"))
