"""The films of one group (SecondaryActivity.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.model import grouped
from pytest_androidbench.phone.apps.vlc.video_list import VideoList
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w


@dataclass(eq=False)
class VlcGroupPage(AppScreen[VlcApp, None]):
    """Films, one by one."""

    activity: ClassVar[str] = names.SECONDARY

    key: str = ""
    films: VideoList = field(default_factory=VideoList)

    def on_open(self) -> None:
        self.films.only = self.key

    def build(self) -> w.Widget:
        mode = self.app.prefs().get(names.GROUPING, "name")
        media = [medium for medium in self.app.library.media() if medium.is_video]
        title = next((one.title for one in grouped(media, mode) if one.key == self.key), "")
        bar = self.films.selection_bar() or look.bar(title, lead=w.Up(True))
        return w.Page(bar, self.films.build(), id="coordinator", cls=look.VIEW_GROUP)

    def on_back(self) -> None:
        if self.films.chosen:
            self.films.chosen.end()
        else:
            self.close()
