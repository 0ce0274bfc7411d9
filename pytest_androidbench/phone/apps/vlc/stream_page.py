"""Where an address is typed and played (MRLPanelFragment.kt, mrl_panel.xml)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.group_acts import RenameSheet
from pytest_androidbench.phone.apps.vlc.sheets import Sheets
from pytest_androidbench.phone.apps.vlc.streams import VlcStream
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class VlcStreamPage(AppScreen[VlcApp, None]):
    """A field, and the addresses that were played."""

    activity: ClassVar[str] = names.SECONDARY

    address: str = ""
    sheets: Sheets = field(default_factory=Sheets)

    def on_open(self) -> None:
        self.focus("mrl_field")

    def build(self) -> w.Widget:
        box = w.TextField(
            bind="address", id="mrl_field", keyboard="uri", action="go", on_done=self.play,
            hint=tr("Enter a network address, such as http://, mms://, or rtsp://"),
        )  # fmt: skip
        bar = w.Row(
            w.Panel(box, id="mrl_edit", cls=look.LINEAR, weight=1),
            w.IconButton("play_arrow", tr("Play Button"), id="play", cls=look.IMAGE,
                         on_tap=self.play),
            gap=8,
            width="fill",
        )  # fmt: skip
        rows = [self._row(stream) for stream in self.app.streams.all()]
        body = w.Column(
            w.Panel(bar, padding=16, id="mrlbar", cls=look.VIEW_GROUP, width="fill"),
            w.Scroll(*rows, id="mrl_list", cls=look.RECYCLER),
            across="stretch", width="fill", height="fill",
        )  # fmt: skip
        return w.Page(
            look.bar(tr("Streams"), lead=w.Up(True)),
            w.Panel(body, id="mrl_root", cls=look.VIEW_GROUP, weight=1, width="fill"),
            id="coordinator", cls=look.VIEW_GROUP,
        )  # fmt: skip

    def _row(self, stream: VlcStream) -> w.Widget:
        words = w.Column(
            w.Text(stream.title, w.BODY_LARGE, lines=1, id="mrl_item_title"),
            w.Text(stream.mrl, look.SECOND, lines=1, id="mrl_item_uri"),
            weight=1,
        )
        more = w.IconButton("more_vert", tr("More Actions"), id="mrl_ctx",
                            key=f"more {stream.id}", cls=look.IMAGE,
                            on_tap=partial(self.menu, stream.id))  # fmt: skip
        return w.Panel(
            w.Row(words, more, gap=12, width="fill"), padding=(16, 8), cls=look.VIEW_GROUP,
            desc=tr("Stream: {title}", title=stream.title), width="fill",
            on_tap=partial(self.open, stream.mrl),
        )  # fmt: skip

    def play(self) -> None:
        """Play what was typed."""
        address, self.address = self.address.strip(), ""
        if address:
            self.hide_keyboard()
            self.open(address)

    def open(self, mrl: str) -> None:
        self.app.streams.put(mrl)
        self.show(self.app.page("video_player:VlcVideoPlayer", data=mrl))

    def menu(self, id_: int) -> None:
        stream = self._stream(id_)
        if stream is not None:
            self.sheets.open(stream.title, self.rows, id_)

    def rows(self, id_: int) -> Sequence[MenuEntry]:
        """What can be done with an address."""
        return (
            MenuEntry(text=tr("Rename"), act=lambda: self.ask_name(id_)),
            MenuEntry(text=tr("Delete"), act=lambda: self.app.streams.delete(id_)),
        )

    def _stream(self, id_: int) -> VlcStream | None:
        return next((one for one in self.app.streams.all() if one.id == id_), None)

    def ask_name(self, id_: int) -> None:
        stream = self._stream(id_)
        if stream is not None:
            self.ask(RenameSheet(title=stream.title, name=stream.title), self.rename, id_)

    def rename(self, id_: int, name: str) -> None:
        self.app.streams.rename(id_, name)
