"""Whom or where a message goes to."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.slack import look
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.apps.slack.schema import SlackMember
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class ChooseTalk(AppScreen[SlackApp, None]):
    """Channels and members; what was chosen opens with a text and a file ready to be sent."""

    text: str = ""
    file: int = 0
    search: SearchField = field(default_factory=lambda: SearchField(id="to_input"))

    def on_open(self) -> None:
        self.search.begin()

    def build(self) -> w.Widget:
        bar = w.TopBar(
            self.search.box(tr("To: a channel or a person")),
            back=True,
            actions=[self.search.clear_button(tr("Clear"), id="clear_to")],
            id="toolbar",
        )
        rows = [*self._people(), *self._channels()]
        none = empty_state(tr("No results"), "no_results")
        return w.Page(bar, w.Scroll(*rows, id="talks_list", cls=look.RECYCLER) if rows else none)

    def _fits(self, name: str) -> bool:
        return self.search.words.strip().lstrip("#@").casefold() in name.casefold()

    def _people(self) -> list[w.Widget]:
        return [
            w.ListItem(
                each.name, each.address, look=w.MATERIAL, lead=look.face(each.name),
                key=f"member {each.id}", on_tap=partial(self.write_to, each),
            )
            for each in self.app.store.everybody()
            if self._fits(each.name) and not each.self
        ]  # fmt: skip

    def _channels(self) -> list[w.Widget]:
        return [
            w.ListItem(
                each.name, icon=look.channel_sign(each), look=w.MATERIAL,
                key=f"channel {each.id}", on_tap=partial(self.open, each.id),
            )
            for each in self.app.store.joined()
            if self._fits(each.name)
        ]  # fmt: skip

    def write_to(self, member: SlackMember) -> None:
        """Write to a member."""
        self.open(self.app.store.talk_with(member))

    def open(self, channel: int) -> None:
        """Show a channel, with what is to be sent."""
        self.hide_keyboard()
        page = self.app.page(
            "channel_page:TalkPage", channel=channel, text=self.text, file=self.file
        )
        self.show(page)
        self.close()
