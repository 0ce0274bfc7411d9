"""What was kept for later, and the files of the workspace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from pytest_androidbench.phone.apps.slack import look
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.apps.slack.message_row import MessageRows
from pytest_androidbench.phone.apps.slack.message_sheet import MessageActs
from pytest_androidbench.phone.apps.slack.schema import SlackFile, SlackMessage
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.row_sheets import RowSheets
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.byte_counts import size_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import Screen


@dataclass(eq=False)
class SavedMessages(AppScreen[SlackApp, None]):
    """Messages that were kept for later; a tap shows where they stand."""

    acts: MessageActs = field(default_factory=MessageActs)

    def build(self) -> w.Widget:
        nothing = tr("Messages that you save appear here")
        listed = message_rows(self.app, self.app.store.saved(), self.acts, self.open)
        none = empty_state(nothing, "no_saved")
        bar = w.TopBar(tr("Saved"), back=True, id="toolbar")
        return w.Page(
            bar, w.Scroll(*listed, id="saved_list", cls=look.RECYCLER) if listed else none
        )

    def open(self, message: int) -> None:
        """Show where a message stands."""
        found = self.app.store.messages.get(message)
        if found is not None:
            self.show(place_of(self.app, found))


@dataclass(eq=False)
class PinnedMessages(AppScreen[SlackApp, None]):
    """Messages that were pinned to a channel; a tap shows where they stand."""

    channel: int = 0
    acts: MessageActs = field(default_factory=MessageActs)

    def build(self) -> w.Widget:
        found = self.app.store.pinned(self.channel)
        listed = message_rows(self.app, found, self.acts, self.open)
        none = empty_state(tr("Messages that are pinned appear here"), "no_pinned")
        bar = w.TopBar(tr("Pinned"), back=True, id="toolbar")
        return w.Page(
            bar, w.Scroll(*listed, id="pinned_list", cls=look.RECYCLER) if listed else none
        )

    def open(self, message: int) -> None:
        """Show where a message stands."""
        found = self.app.store.messages.get(message)
        if found is not None:
            self.show(place_of(self.app, found))


def message_rows(
    app: SlackApp, found: Sequence[SlackMessage], acts: MessageActs, open_: Callable[[int], None]
) -> list[w.Widget]:
    """Messages of any channels, each with the name of its own."""
    rows = MessageRows(app, open_, acts.open, acts.react)
    return [rows.row(each, channel=where(app, each)) for each in found]


def where(app: SlackApp, message: SlackMessage) -> str:
    """The channel of a message."""
    channel = app.store.channels.get(message.channel)
    return look.channel_title(channel) if channel is not None else ""


def place_of(app: SlackApp, message: SlackMessage) -> Screen[Any]:
    """The page on which a message stands: a channel's, or that of a thread."""
    if message.parent:
        return app.page("thread_page:ThreadPage", message=message.parent)
    return app.page("channel_page:TalkPage", channel=message.channel, at=message.id)


def file_rows(app: SlackApp, act: Callable[[int], None]) -> list[w.Widget]:
    """The files of the workspace, the latest first."""
    locale = app.phone.display.locale
    return [_row(each, locale, partial(act, each.id)) for each in app.store.shared_files()]


def copy_link(screen: AppScreen[SlackApp, Any], file: int) -> None:
    """Put a file's address on the clipboard."""
    app = screen.app
    link = f"https://{app.store.workspace.id}.slack.example.com/files/{file}"
    screen.phone.clipboard.put(link, package=app.package)
    screen.toast(tr("Link copied"))


def _row(file: SlackFile, locale: str, act: Callable[[], None]) -> w.Widget:
    return w.ListItem(
        file.name, f"{file.kind}, {size_text(file.bytes, locale)}", icon=look.file_sign(file),
        look=w.MATERIAL, key=f"file {file.id}", on_tap=act,
    )  # fmt: skip


@dataclass(eq=False)
class SharedFiles(AppScreen[SlackApp, None]):
    """The files; a tap shows what can be done with one."""

    sheets: RowSheets = field(default_factory=RowSheets)

    def build(self) -> w.Widget:
        rows = file_rows(self.app, self.open)
        none = empty_state(tr("No files were shared"), "no_files")
        bar = w.TopBar(tr("Files"), back=True, id="toolbar")
        return w.Page(bar, w.Scroll(*rows, id="files_list", cls=look.RECYCLER) if rows else none)

    def open(self, file: int) -> None:
        """Show what can be done with a file."""
        found = self.app.store.files.get(file)
        if found is not None:
            self.sheets.open(found.name, self.acts, file)

    def acts(self, file: int) -> list[MenuEntry]:
        """What that is."""
        return [
            MenuEntry(text=tr("Share file"), act=partial(self.share, file), sign="share"),
            MenuEntry(text=tr("Copy link"), act=partial(self.copy, file), sign="link"),
        ]

    def share(self, file: int) -> None:
        """Choose where it goes."""
        self.show(self.app.page("choosing:ChooseTalk", file=file))

    def copy(self, file: int) -> None:
        """Put its address on the clipboard."""
        copy_link(self, file)


@dataclass(eq=False)
class ChooseFile(AppScreen[SlackApp, int]):
    """The files; closes with the id of the one that was chosen."""

    def build(self) -> w.Widget:
        rows = file_rows(self.app, self.close)
        none = empty_state(tr("No files were shared"), "no_files")
        bar = w.TopBar(tr("Choose a file"), back=True, id="toolbar")
        return w.Page(bar, w.Scroll(*rows, id="files_list", cls=look.RECYCLER) if rows else none)
