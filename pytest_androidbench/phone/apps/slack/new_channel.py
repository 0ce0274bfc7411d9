"""Making a channel, and taking people into one."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.slack import look, names
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.apps.slack.store import channel_name
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

NAME: Final = "channel_name_input"


@dataclass(eq=False)
class NewChannel(AppScreen[SlackApp, None]):
    """A name, and who may see it."""

    name: str = ""
    private: bool = False
    taken: bool = False
    """Whether there is a channel of that name."""

    def on_open(self) -> None:
        self.focus(NAME)

    def build(self) -> w.Widget:
        create = w.Button(
            tr("Create"), "text", id="create_channel", enabled=bool(channel_name(self.name)),
            on_tap=self.create,
        )  # fmt: skip
        bar = w.TopBar(tr("New channel"), back=True, actions=[create], id="toolbar")
        entry = w.TextField(
            self.name, self.put, hint=tr("e.g. plan-budget"), id=NAME,
            action="done", on_done=self.create, max_length=names.MOST_TITLE,
        )  # fmt: skip
        error = self.taken and w.Text(
            tr("That name is already taken by a channel"), w.BODY_SMALL.coloured("error"),
            id="name_error",
        )  # fmt: skip
        switch = w.SwitchRow(
            tr("Make private"),
            checked=self.private,
            on_tap=self.turn,
            summary=tr("Only people who are invited can see and read it"),
            key="private",
        )
        body = w.Column(
            w.Panel(w.Column(entry, error or None, gap=4, width="fill"), padding=16, width="fill"),
            switch,
            width="fill",
        )
        return w.Page(bar, w.Scroll(body, id="new_channel"))

    def put(self, name: str) -> None:
        """Call it otherwise."""
        self.name, self.taken = name, False

    def turn(self) -> None:
        """Let everybody see it, or those alone who are invited."""
        self.private = not self.private

    def create(self) -> None:
        """Make it, and go on to whom to invite."""
        if not channel_name(self.name):
            return
        made = self.app.store.add_channel(self.name, private=self.private)
        if not made:
            self.taken = True
            return
        self.hide_keyboard()
        self.show(self.app.page("channel_page:TalkPage", channel=made))
        self.show(InviteMembers(channel=made))
        self.close()


@dataclass(eq=False)
class InviteMembers(AppScreen[SlackApp, None]):
    """The members of the workspace who are not in a channel yet, to tick."""

    channel: int = 0
    chosen: list[int] = field(default_factory=list)
    search: SearchField = field(default_factory=lambda: SearchField(id="invite_input"))

    def build(self) -> w.Widget:
        store = self.app.store
        add = w.Button(
            tr("Add") if self.chosen else tr("Skip"), "text", id="invite_done", on_tap=self.invite
        )
        bar = w.TopBar(tr("Add people"), back=True, actions=[add], id="toolbar")
        inside = {each.id for each in store.inside(self.channel)}
        words = self.search.words.strip().casefold()
        rows = [
            w.ListItem(
                each.name, each.address, look=w.MATERIAL, lead=look.face(each.name),
                trailing=w.CheckBox(each.id in self.chosen), key=f"member {each.id}",
                on_tap=partial(self.choose, each.id),
            )
            for each in store.everybody()
            if each.id not in inside
            and (words in each.name.casefold() or words in each.address.casefold())
        ]  # fmt: skip
        none = empty_state(tr("No results"), "no_results")
        box = w.Panel(self.search.box(tr("Type a name or address")), padding=(16, 8), width="fill")
        return w.Page(
            bar, box, w.Scroll(*rows, id="members_list", cls=look.RECYCLER) if rows else none
        )

    def choose(self, member: int) -> None:
        """Tick a member, or do not."""
        if member in self.chosen:
            self.chosen.remove(member)
        else:
            self.chosen.append(member)

    def invite(self) -> None:
        """Take them in."""
        self.app.store.invite(self.channel, self.chosen)
        self.hide_keyboard()
        self.close()
