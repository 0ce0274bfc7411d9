"""Messages between two."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final, Literal

from pytest_androidbench.phone.apps.x import look, names
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.model import XMessage, XUser
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LIST: Final = "messages_list"
ENTRY: Final = "tweet_text"


@dataclass(eq=False)
class TalksTab(AppPart[XApp]):
    """With whom the owner has written."""

    def bar(self, lead: w.Widget) -> w.Widget:
        """Title and settings."""
        settings = w.IconButton("settings", tr("Message settings"), id="toolbar_settings",
                                on_tap=self.open_settings)  # fmt: skip
        return w.TopBar(tr("Messages"), lead=lead, actions=[settings], id="toolbar")

    def build(self) -> w.Widget:
        """A row for each; held it is removed."""
        rows = [self._row(each) for each in self.app.store.talks()]
        none = empty_state(tr("Welcome to your inbox! Drop a line, share posts and more with "
                              "private conversations."), "empty_text", margin=32)  # fmt: skip
        listed = w.Scroll(*rows, id="list", cls=look.RECYCLER, key="talks")
        return listed if rows else none

    def _row(self, message: XMessage) -> w.Widget:
        user = self.app.store.user(message.peer)
        text = tr("You: {words}", words=message.text) if message.mine else message.text
        style = look.SECOND if message.seen else look.STRONG
        words = w.Column(
            w.Row(
                w.Text(user.name, look.STRONG, lines=1, id="name"),
                w.Text(look.at(user), look.SECOND, lines=1, id="screen_name", weight=1),
                w.Text(look.age(self.phone, message.at_ms), look.SMALL, lines=1, id="time"),
                gap=4,
                width="fill",
            ),
            w.Text(text, style, lines=2, id="preview"),
            gap=2,
            weight=1,
        )
        return w.Panel(
            w.Row(look.face(user, 48), words, gap=12, width="fill"), padding=(16, 10),
            width="fill", id="conversation_row", key=f"talk {user.id}", cls=look.GROUP,
            on_tap=partial(self.open, user.id), on_long=partial(self.ask_forget, user.id),
        )  # fmt: skip

    def open(self, peer: int) -> None:
        """Show what was written."""
        self.show(XTalk(peer=peer))

    def ask_forget(self, peer: int) -> None:
        """Make sure."""
        question = Confirm(
            title=tr("Delete conversation?"), positive=tr("Delete"),
            message=tr("This conversation will be deleted from your inbox."),
        )  # fmt: skip
        self.ask(question, self.forget, peer)

    def forget(self, peer: int, sure: bool) -> None:
        """Remove it."""
        if sure:
            self.app.store.forget_talk(peer)

    def open_settings(self) -> None:
        """Show who may write."""
        self.show(self.app.page("settings:XSettings", page="messages"))


@dataclass(eq=False)
class XTalk(AppScreen[XApp, None]):
    """The messages with somebody, over the field for more."""

    peer: int = 0
    text: str = ""

    def on_open(self) -> None:
        self.app.store.see_talk(self.peer)
        self.scroll_to_end(LIST)

    def build(self) -> w.Widget:
        user = self.app.store.user(self.peer)
        title = w.Panel(
            w.Column(w.Text(user.name, w.TITLE_MEDIUM, lines=1, id="title"),
                     w.Text(look.at(user), look.SMALL, lines=1, id="subtitle")),
            min_height=56, padding=(0, 8), id="talk_header", on_tap=self.open_profile,
        )  # fmt: skip
        messages = self.app.store.talk(self.peer)
        listed = w.Scroll(*map(self._bubble, messages), id=LIST, cls=look.RECYCLER, padding=(0, 8))
        none = empty_state(tr("Nothing has been written yet"), "empty_text")
        shown = w.Align(listed, down="bottom", weight=1) if messages else none
        return w.Page(w.TopBar(title, back=True, id="toolbar"), shown, self._writing())

    def _bubble(self, message: XMessage) -> w.Widget:
        ink, ground = (
            ("on_primary", "primary") if message.mine else ("on_surface", "surface_container")
        )
        text = w.Panel(
            w.Text(message.text, look.TEXT.coloured(ink), id="message_text"), padding=(14, 8),
            look=w.Look(background=ground, radius=18),
        )  # fmt: skip
        age = w.Text(look.age(self.phone, message.at_ms), look.SMALL, lines=1, id="time")
        side: Literal["start", "end"] = "end" if message.mine else "start"
        column = w.Column(text, age, gap=2, across=side, width="fill")
        inset = (64, 4, 16, 4) if message.mine else (16, 4, 64, 4)
        return w.Panel(column, padding=inset, width="fill", key=f"message {message.id}")

    def _writing(self) -> w.Widget:
        entry = w.TextField(bind="text", hint=tr("Start a message"), multiline=True, style="plain",
                            id=ENTRY, max_length=names.MOST_MESSAGE, weight=1)  # fmt: skip
        send = w.IconButton("send", tr("Send"), colour="primary", id="send_dm_button",
                            enabled=bool(self.text.strip()), on_tap=self.send)  # fmt: skip
        shape = w.Look(background="surface_container", radius=20)
        box = w.Panel(entry, padding=(16, 4), look=shape, weight=1)
        return w.Panel(w.Row(box, send, gap=4, width="fill"), padding=8, width="fill")

    def send(self) -> None:
        """Send what is written."""
        if self.text.strip():
            self.app.store.say(self.peer, self.text.strip())
            self.text = ""
            self.scroll_to_end(LIST)

    def open_profile(self) -> None:
        """Show who it is."""
        self.hide_keyboard()
        self.show(self.app.page("profile_page:ProfilePage", user=self.peer))


@dataclass(eq=False)
class ChoosePeer(AppScreen[XApp, None]):
    """To whom a message goes."""

    text: str = ""
    """What is to be sent."""
    search: SearchField = field(default_factory=lambda: SearchField(id="query"))

    def on_open(self) -> None:
        self.search.begin()

    def build(self) -> w.Widget:
        words = self.search.words.strip()
        store = self.app.store
        found = store.found(words) if words else store.followed()
        rows = [self._row(each) for each in found if not each.self]
        clear = self.search.clear_button(tr("Clear"), id="clear")
        bar = w.TopBar(tr("New message"), back=True, id="toolbar")
        entry = w.Panel(self.search.box(tr("Search for people and groups")), weight=1)
        box = w.Row(entry, clear, width="fill")
        none = empty_state(tr("No results"), "empty_text")
        listed = w.Scroll(*rows, id="list", cls=look.RECYCLER) if rows else none
        return w.Page(bar, w.Panel(box, padding=(16, 4), width="fill"), w.Divider(), listed)

    def _row(self, user: XUser) -> w.Widget:
        return w.ListItem(
            user.name, look.at(user), lead=look.face(user), look=w.MATERIAL,
            key=f"peer {user.id}", on_tap=partial(self.write_to, user.id),
        )  # fmt: skip

    def write_to(self, peer: int) -> None:
        """Write to somebody."""
        self.hide_keyboard()
        self.show(XTalk(peer=peer, text=self.text))
        self.close()
