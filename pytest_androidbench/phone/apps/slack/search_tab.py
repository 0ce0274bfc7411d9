"""The tab that searches messages, channels and people."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any

from pytest_androidbench.phone.apps.slack import look
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.apps.slack.lists import place_of, where
from pytest_androidbench.phone.apps.slack.message_row import MessageRows
from pytest_androidbench.phone.apps.slack.schema import SlackMember
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import Screen


@dataclass(eq=False)
class SearchTab(AppPart[SlackApp]):
    """A field over what is found, or what was searched for before."""

    field_: SearchField = field(
        default_factory=lambda: SearchField(id="search_input", rewinds="search_results")
    )

    def bar(self) -> w.Widget:
        """The field."""
        clear = self.field_.clear_button(tr("Clear"), id="search_clear")
        box = self.field_.box(tr("Search messages, files, and more"))
        return w.TopBar(box, actions=[clear], id="toolbar")

    def build(self) -> w.Widget:
        """What is found."""
        words = self.field_.words.strip()
        if not words:
            return self._before()
        rows = [*self._places(words.casefold()), *self._messages(words)]
        none = empty_state(tr("No results for {words}", words=words), "no_results")
        return w.Scroll(*rows, id="search_results", cls=look.RECYCLER) if rows else none

    def _before(self) -> w.Widget:
        rows = [
            w.ListItem(each, icon="history", look=w.MATERIAL, key=f"recent {each}",
                       on_tap=partial(self.field_.put, each))
            for each in self.app.store.searches()
        ]  # fmt: skip
        browse = w.ListItem(tr("Browse channels"), icon="tag", look=w.MATERIAL,
                            id="browse_channels", on_tap=self.browse)  # fmt: skip
        if not rows:
            none = empty_state(tr("Find messages, channels and people"), "search_hint")
            return w.Column(browse, none, width="fill", height="fill")
        return w.Scroll(browse, w.Category(tr("Recent searches")), *rows, id="recent_searches")

    def _places(self, words: str) -> list[w.Widget]:
        store = self.app.store
        channels = [
            w.ListItem(each.name, icon=look.channel_sign(each), look=w.MATERIAL,
                       key=f"channel {each.id}", on_tap=partial(self.open, each.id))
            for each in store.browsable()
            if words.lstrip("#") in each.name.casefold()
        ]  # fmt: skip
        people = [
            w.ListItem(each.name, look=w.MATERIAL, lead=look.face(each.name),
                       key=f"member {each.id}", on_tap=partial(self.write_to, each))
            for each in store.everybody()
            if words in each.name.casefold() and not each.self
        ]  # fmt: skip
        return [*channels, *people]

    def _messages(self, words: str) -> list[w.Widget]:
        found = self.app.store.found(words)
        rows = MessageRows(self.app, self.open_message)
        listed = [rows.row(each, channel=where(self.app, each)) for each in found]
        return [w.Category(tr("Messages")), *listed] if listed else []

    def browse(self) -> None:
        """Show all channels."""
        self.hide_keyboard()
        self.show(self.app.page("browsing:BrowseChannels"))

    def open_message(self, message: int) -> None:
        """Show where a message stands."""
        found = self.app.store.messages.get(message)
        if found is not None:
            self._go(place_of(self.app, found))

    def write_to(self, member: SlackMember) -> None:
        """Show the talk with a member."""
        self.open(self.app.store.talk_with(member))

    def open(self, channel: int) -> None:
        """Show a channel, and remember what led there."""
        self._go(self.app.page("channel_page:TalkPage", channel=channel))

    def _go(self, page: Screen[Any]) -> None:
        self.app.store.remember(self.field_.words)
        self.hide_keyboard()
        self.show(page)
