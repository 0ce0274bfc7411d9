"""The films of one group (SecondaryActivity.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.group_acts import RenameSheet
from pytest_androidbench.phone.apps.vlc.mini_player import VlcMiniPlayer
from pytest_androidbench.phone.apps.vlc.model import VideoGroup, grouped
from pytest_androidbench.phone.apps.vlc.video_list import VideoList
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class VlcGroupPage(AppScreen[VlcApp, None]):
    """Films, one by one; the bar renames the group, or dissolves it."""

    activity: ClassVar[str] = names.SECONDARY

    key: str = ""
    films: VideoList = field(default_factory=VideoList)
    mini: VlcMiniPlayer = field(default_factory=VlcMiniPlayer)

    def on_open(self) -> None:
        self.films.only = self.key

    def beat_ms(self) -> int:
        return self.mini.beat_ms()

    def _group(self) -> VideoGroup | None:
        media = [medium for medium in self.app.library.media() if medium.is_video]
        found = grouped(media, self.films.mode)
        return next((one for one in found if one.key == self.key), None)

    def build(self) -> w.Widget:
        group = self._group()
        named = group is not None and self.films.mode == "name"
        bar = self.films.selection_bar() or look.bar(
            group.title if group is not None else "",
            named and w.BarButton("edit", tr("Rename video group"), id="rename_group",
                                  on_tap=self.ask_name),
            named and w.BarButton("delete", tr("Ungroup"), id="ungroup", on_tap=self.dissolve),
            lead=w.Up(True),
        )  # fmt: skip
        content = w.Panel(self.films.build(), id="fragment_placeholder", cls=look.FRAME, weight=1,
                          width="fill")  # fmt: skip
        return w.Page(bar, content, self.mini.build(), id="coordinator", cls=look.VIEW_GROUP)

    def ask_name(self) -> None:
        group = self._group()
        if group is not None:
            self.ask(RenameSheet(title=group.title, name=group.title), self.rename)

    def rename(self, name: str) -> None:
        """Go on with the group, which has a row of its own by then."""
        group = self._group()
        if group is None:
            return
        self.films.group_acts.rename(self.key, name)
        medium = self.app.library.get(group.media[0].id)
        if medium is not None:
            self.key = self.films.only = f"group {medium.group}"

    def dissolve(self) -> None:
        group = self._group()
        if group is not None:
            self.films.group_acts.set_apart([medium.id for medium in group.media])
        self.close()

    def on_back(self) -> None:
        if self.films.chosen:
            self.films.chosen.end()
        else:
            self.close()
