"""The main page: five tabs over the bar that leads to them (MainActivity.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.audio_list import AudioList
from pytest_androidbench.phone.apps.vlc.browsing import Browsing
from pytest_androidbench.phone.apps.vlc.filtering import ListFilter
from pytest_androidbench.phone.apps.vlc.mini_player import VlcMiniPlayer
from pytest_androidbench.phone.apps.vlc.more_tab import MoreTab
from pytest_androidbench.phone.apps.vlc.notifying import NotificationSheet
from pytest_androidbench.phone.apps.vlc.playlists_list import PlaylistsList
from pytest_androidbench.phone.apps.vlc.video_list import VideoList
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

VIDEO, AUDIO, BROWSE, PLAYLISTS, MORE = range(5)
TABS: Final = (
    w.Tab(text=tr("Video"), icon="movie", id="nav_video"),
    w.Tab(text=tr("Audio"), icon="music_note", id="nav_audio"),
    w.Tab(text=tr("Browse"), icon="folder", id="nav_directories"),
    w.Tab(text=tr("Playlists"), icon="playlist_play", id="nav_playlists"),
    w.Tab(text=tr("More"), icon="more_horiz", id="nav_more"),
)
GROUPINGS: Final = (
    ("name", tr("Group by name")),
    ("folder", tr("Group by folder")),
    ("none", tr("Do not group videos")),
)
SORTS: Final = (
    ("name", tr("Name")), ("length", tr("Length")), ("date", tr("Recently added")),
)  # fmt: skip


@dataclass(eq=False)
class VlcMain(AppScreen[VlcApp, None]):
    """The library."""

    activity: ClassVar[str] = names.MAIN
    launch_mode = "singleTask"

    tab: int = VIDEO
    films: VideoList = field(default_factory=VideoList)
    songs: AudioList = field(default_factory=AudioList)
    browsing: Browsing = field(default_factory=Browsing)
    playlists: PlaylistsList = field(default_factory=PlaylistsList)
    more_tab: MoreTab = field(default_factory=MoreTab)
    mini: VlcMiniPlayer = field(default_factory=VlcMiniPlayer)
    menus: Menus = field(default_factory=Menus)
    filtered: ListFilter = field(default_factory=ListFilter)

    def on_open(self) -> None:
        if not self.app.prefs().get(names.FIRST_RUN, default=False):
            self.start(Intent(component=f"{names.PACKAGE}/{names.ONBOARDING}"))
            self.close()
            return
        self.tab = max(VIDEO, min(self.app.prefs().get(names.TAB, VIDEO), MORE))

    def on_resume(self) -> None:
        if self.app.permitted() and self.app.prefs().get(names.SCAN, default=True):
            self.app.scan()
        asked = self.app.prefs().get(names.NOTIFICATION_ASKED, default=False)
        notified = self.phone.permissions.held(names.PACKAGE, names.NOTIFICATIONS)
        if self.app.permitted() and not asked and not notified:
            self.app.prefs().put(names.NOTIFICATION_ASKED, True)
            self.ask(NotificationSheet(), self.notify)

    def notify(self, wanted: bool) -> None:
        """Let the system ask for the permission to notify."""
        if wanted:
            self.request_permissions((names.NOTIFICATIONS,), self.notified)

    def notified(self, granted: dict[str, bool]) -> None:
        """Nothing hangs on the answer: without it notifications are hidden."""

    def beat_ms(self) -> int:
        return self.mini.beat_ms()

    def build(self) -> w.Widget:
        parts = (self.films, self.songs, self.browsing, self.playlists, self.more_tab)
        body = (
            parts[self.tab].build(self.filtered.fits)
            if self.app.permitted() or self.tab == MORE
            else self._locked()
        )
        selected = None
        if self.tab in {VIDEO, AUDIO, BROWSE}:
            selected = (self.films, self.songs, self.browsing)[self.tab].selection_bar()
        fab = None
        if self.tab == VIDEO and self.app.permitted() and self.films.groups() and not selected:
            fab = w.Fab("play_arrow", tr("Play"), id="fab", on_tap=self.play)
        body = w.Column(self.filtered.onward(), body, across="stretch", width="fill", height="fill")
        content = w.Panel(body, id="fragment_placeholder", cls=look.FRAME, weight=1, width="fill")
        inner = w.Stack(
            w.Column(selected or self._bar(), content, across="stretch",
                     width="fill", height="fill"),
            fab and w.Align(fab, across="end", down="bottom", margin=16),
            width="fill", height="fill",
        )  # fmt: skip
        return w.Page(
            w.Panel(inner, weight=1, width="fill"),
            self.mini.build(),
            w.BottomTabs(TABS, self.tab, self.go, id="navigation"),
            id="coordinator",
            cls=look.VIEW_GROUP,
        )

    def _bar(self) -> w.Widget:
        if self.filtered.open:
            return self.filtered.bar()
        search = w.BarButton(
            "search", tr("Search…"), id="ml_menu_filter", on_tap=self.filtered.typed.begin
        )
        if self.tab != VIDEO:
            if self.tab == MORE:
                return look.bar("VLC")
            return look.bar(TABS[self.tab].text, search)
        cards = self.films.cards
        shape = tr("Display in list") if cards else tr("Display in grid")
        return look.bar(
            "VLC",
            search,
            w.BarButton("history", tr("Resume playback"), id="ml_menu_last_playlist",
                        on_tap=self.resume),
            w.BarButton("sort", tr("Sort by…"), id="ml_menu_sortby",
                        on_tap=partial(self.menus.open, self.sort_rows)),
            w.BarButton("view_list" if cards else "view_module", shape, id="ml_menu_display_list",
                        on_tap=self.shape),
            w.More(partial(self.menus.open, self.more)),
        )  # fmt: skip

    def _locked(self) -> w.Widget:
        return look.empty(
            tr("VLC cannot list your media without the permission."),
            w.Text(tr("Permission not granted"), w.TITLE, id="permissionTitle"),
            w.Button(tr("Grant permission"), id="grantPermissionButton", on_tap=self.ask_access),
            w.Button(tr("Pick a file"), "text", id="pickFile", on_tap=self.pick),
        )

    def ask_access(self) -> None:
        question = Confirm(
            title=tr("Allow VLC all file access"),
            message=tr("VLC needs the access to list all your media files."),
        )
        self.ask(question, self.answered)

    def answered(self, sure: bool) -> None:
        if sure:
            self.start(Intent(action=names.ALL_FILES_PAGE, data=f"package:{names.PACKAGE}"))
        else:
            self.close()

    def pick(self) -> None:
        self.start_for(
            Intent(action="android.intent.action.OPEN_DOCUMENT", type="*/*"), self.picked
        )

    def picked(self, result: Intent | None) -> None:
        if result is not None and result.data:
            self.show(self.app.page("video_player:VlcVideoPlayer", data=result.data))

    def sort_rows(self) -> Sequence[MenuEntry]:
        kept = self.app.prefs().get(names.SORT, "name")
        return [
            MenuEntry(text=text, act=partial(self.sort, key), checked=key == kept, radio=True)
            for key, text in SORTS
        ]

    def sort(self, key: str) -> None:
        """Sort by something, or the other way round."""
        prefs = self.app.prefs()
        again = prefs.get(names.SORT, "name") == key
        turned = again and not prefs.get(names.DESCENDING, default=False)
        prefs.update({names.SORT: key, names.DESCENDING: turned})

    def more(self) -> Sequence[MenuEntry]:
        kept = self.app.prefs().get(names.GROUPING, "name")
        groups = [
            MenuEntry(text=text, act=partial(self.group, key), checked=key == kept, radio=True)
            for key, text in GROUPINGS
        ]
        return [*groups, MenuEntry(text=tr("Refresh"), act=self.refresh)]

    def group(self, key: str) -> None:
        self.app.prefs().put(names.GROUPING, key)

    def refresh(self) -> None:
        if self.app.permitted():
            self.app.scan()

    def shape(self) -> None:
        self.app.prefs().put(names.LIST_MODE, not self.films.cards)

    def resume(self) -> None:
        """Play again what was played last."""
        films = [medium for medium in self.app.library.media() if medium.last_played]
        if films:
            last = max(films, key=lambda medium: (medium.last_played, medium.id))
            self.films.acts.play([last.id])

    def play(self) -> None:
        self.films.acts.play([one.id for group in self.films.groups() for one in group.media])

    def on_pause(self) -> None:
        self.filtered.leave()

    def go(self, tab: int) -> None:
        self.filtered.leave()
        self._end_selections()
        self.tab = tab
        self.app.prefs().put(names.TAB, tab)

    def _end_selections(self) -> bool:
        """Select nothing any more; tells whether anything was."""
        parts = (self.films.chosen, self.songs.chosen, self.browsing.chosen)
        found = any(parts)
        for part in parts:
            part.end()
        return found

    def on_back(self) -> None:
        if self._end_selections():
            return
        if not self.filtered.leave() and not (self.tab == BROWSE and self.browsing.up()):
            self.close()
