"""Songs that are selected in a list, and the bar over them (AbsMultiSelectAdapter.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.look import FRAME
from pytest_androidbench.phone.apps.retromusic.song_acts import SongActs
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


def action_bar(count: int, end: w.Widget, *actions: w.Kid) -> w.Widget:
    """The bar while something is selected: how much, and what can be done with it."""
    number = w.Stack(
        w.Align(w.Text(f"{count}", w.TITLE, id="up"), across="start"),
        id="selection_mode_number",
        cls=FRAME,
        width="fill",
        height=56,
    )
    return w.TopBar(number, lead=end, actions=actions, id="action_mode_bar")


def done(end: Selection[int]) -> w.Widget:
    """The arrow that ends a selection."""
    arrow = w.Up(end.end, desc=tr("Done"))
    arrow.id, arrow.cls = "action_mode_close_button", "android.widget.ImageView"
    return arrow


@dataclass(eq=False)
class SongSelection(AppPart[RetroApp]):
    """Which songs are selected, in the order they were, and what is done with them together."""

    chosen: Selection[int] = field(default_factory=Selection)
    acts: SongActs = field(default_factory=SongActs)
    menus: Menus = field(default_factory=Menus)
    shown: list[int] = field(default_factory=list)
    """All songs of the list, when the menu was opened."""

    def __len__(self) -> int:
        return len(self.chosen)

    def __contains__(self, id_: int) -> bool:
        return id_ in self.chosen

    def bar(self, shown: Sequence[int]) -> w.Widget:
        """The bar over a list with these songs."""
        return action_bar(
            len(self.chosen),
            done(self.chosen),
            w.BarButton("redo", tr("Play next"), id="action_play_next", on_tap=self.play_next),
            w.BarButton(
                "queue",
                tr("Add to playing queue"),
                id="action_add_to_current_playing",
                on_tap=self.enqueue,
            ),
            w.More(partial(self.more, list(shown))),
        )

    def more(self, shown: list[int]) -> None:
        """Open the rest of the menu."""
        self.shown = shown
        self.menus.open(self.rows)

    def rows(self) -> Sequence[MenuEntry]:
        """What has no room in the bar."""
        rows = [MenuEntry(text=tr("Add to playlist"), act=self.add)]
        if self.acts.playlist:
            rows.append(MenuEntry(text=tr("Remove from playlist"), act=self.remove))
        else:
            rows.append(MenuEntry(text=tr("Share"), act=self.share))
        rows.append(MenuEntry(text=tr("Delete from device"), act=self.delete))
        return [*rows, MenuEntry(text=tr("Select all"), act=self.select_all)]

    def tap(self, id_: int) -> bool:
        """Select a song or no longer, while any are; tells whether that was all."""
        if not self.chosen:
            return False
        self.chosen.toggle(id_)
        return True

    def hold(self, id_: int) -> None:
        """Begin with a song."""
        self.chosen.toggle(id_)

    def take(self) -> list[int]:
        """What is selected; the selection ends."""
        ids = list(self.chosen.rows)
        self.chosen.end()
        return ids

    def play_next(self) -> None:
        self.acts.play_next(self.take())

    def enqueue(self) -> None:
        self.acts.enqueue(self.take())

    def add(self) -> None:
        self.acts.add_to_playlist(self.take())

    def share(self) -> None:
        self.acts.share(self.take())

    def remove(self) -> None:
        self.acts.ask_remove(self.take())

    def delete(self) -> None:
        self.acts.ask_delete(self.take())

    def select_all(self) -> None:
        self.chosen.all_or_none(self.shown)
