"""What was played, the last one first (HistoryFragment.kt, history_list.xml)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.media_acts import MediaActs
from pytest_androidbench.phone.apps.vlc.mini_player import VlcMiniPlayer
from pytest_androidbench.phone.apps.vlc.model import VlcMedium
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class VlcHistoryPage(AppScreen[VlcApp, None]):
    """A tap plays it again; the menu forgets all of it."""

    activity: ClassVar[str] = names.SECONDARY

    acts: MediaActs = field(default_factory=MediaActs)
    menus: Menus = field(default_factory=Menus)
    chosen: Selection[int] = field(default_factory=Selection)
    mini: VlcMiniPlayer = field(default_factory=VlcMiniPlayer)

    def beat_ms(self) -> int:
        return self.mini.beat_ms()

    def build(self) -> w.Widget:
        rows = [self._row(one) for one in self.app.library.history()]
        body: w.Widget = w.Scroll(*rows, id="list", cls=look.RECYCLER)
        if not rows:
            nothing = tr("You have no playback history yet.")
            body = w.Align(w.Text(nothing, look.SECOND, id="empty"), weight=1)
        bar = self._selected() or look.bar(
            tr("History"),
            bool(rows) and w.More(partial(self.menus.open, self.more)),
            lead=w.Up(True),
        )
        return w.Page(bar, body, self.mini.build(), id="coordinator", cls=look.VIEW_GROUP)

    def _row(self, medium: VlcMedium) -> w.Widget:
        chosen = medium.id in self.chosen
        words = w.Column(
            w.Text(medium.title, w.BODY_LARGE, lines=1, id="title"),
            w.Text(look.line(medium), look.SECOND, lines=1, id="subtitle"),
            weight=1,
        )
        picture = self.app.thumbnails.get(medium.id)
        row = w.Row(
            look.cover(look.sign_of(medium), 48, "icon", picture), words, gap=12, width="fill"
        )
        return w.Panel(
            row, padding=(16, 8), cls=look.VIEW_GROUP, width="fill", selected=chosen,
            look=w.Look(background="secondary_container") if chosen else w.Look(),
            on_tap=partial(self.tap, medium.id), on_long=partial(self.chosen.toggle, medium.id),
        )  # fmt: skip

    def _selected(self) -> w.Widget | None:
        if not self.chosen:
            return None
        lead = w.Up(self.chosen.end, desc=tr("Done"))
        lead.id, lead.cls = "action_mode_close_button", look.IMAGE
        info = w.BarButton("info", tr("Information"), id="action_history_info", on_tap=self.info)
        play = w.BarButton("play_arrow", tr("Play"), id="action_history_play", on_tap=self.play)
        append = w.BarButton("playlist_play", tr("Append"), id="action_history_append",
                             on_tap=self.append)  # fmt: skip
        actions = (info if len(self.chosen) == 1 else None, play, append)
        return w.TopBar(tr("{n} selected", n=len(self.chosen)), lead=lead, actions=actions,
                        id="action_mode_bar")  # fmt: skip

    def tap(self, id_: int) -> None:
        if self.chosen:
            self.chosen.toggle(id_)
        else:
            self.acts.play([id_])

    def _take(self) -> list[int]:
        ids = list(self.chosen.rows)
        self.chosen.end()
        return ids

    def play(self) -> None:
        self.acts.play(self._take())

    def append(self) -> None:
        self.app.player.add(self._take(), following=False)

    def info(self) -> None:
        self.acts.info(self._take()[0])

    def more(self) -> Sequence[MenuEntry]:
        return (MenuEntry(text=tr("Clear history"), act=self.app.library.forget_history),)

    def on_back(self) -> None:
        if self.chosen:
            self.chosen.end()
        else:
            self.close()
