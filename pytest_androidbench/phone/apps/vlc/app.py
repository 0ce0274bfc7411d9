"""What VLC declares, and what it does by the clock."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.vlc import names, schema
from pytest_androidbench.phone.apps.vlc.icon import ICON
from pytest_androidbench.phone.system.app import App, BroadcastResult
from pytest_androidbench.phone.system.app_ops import all_files
from pytest_androidbench.phone.system.intents import (
    ACTION_VIEW,
    CATEGORY_DEFAULT,
    Intent,
    IntentFilter,
)
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.vlc.groups import VideoGroupStore
    from pytest_androidbench.phone.apps.vlc.library import MediaLibrary
    from pytest_androidbench.phone.apps.vlc.player import VlcPlayer
    from pytest_androidbench.phone.apps.vlc.playlists import VlcPlaylistStore
    from pytest_androidbench.phone.apps.vlc.streams import StreamStore
    from pytest_androidbench.phone.apps.vlc.thumbnails import FilmThumbnails
    from pytest_androidbench.phone.system.databases import Database
    from pytest_androidbench.phone.ui.context import Display

ACCENT: Final = "#ff8800"


class VlcApp(App):
    """A player of films and songs.

    The version code is that of the build for x86_64; 13050407 is for arm64-v8a, 13050405 for x86
    and 13050404 for armeabi-v7a (3.5.4, application/app/build.gradle).
    """

    package = names.PACKAGE
    label = "VLC"
    version = "3.5.4"
    version_code = 13050408
    icon = "play_arrow"
    icon_color = 0xFF8800
    icon_art = ICON
    palette = {
        "primary": ACCENT,
        "on_primary": "#ffffff",
        "primary_container": ACCENT,
        "on_primary_container": "#ffffff",
        "secondary_container": "#ffe0b2",
        "on_secondary_container": "#3e2723",
        "surface": "#fafafa",
        "surface_container": "#f5f5f5",
        "surface_highest": "#e0e0e0",
    }
    dark_palette = {
        "primary": ACCENT,
        "on_primary": "#ffffff",
        "primary_container": ACCENT,
        "on_primary_container": "#ffffff",
        "secondary_container": "#5d3a00",
        "on_secondary_container": "#ffe0b2",
    }
    material = 2
    appcompat = True
    target_sdk = 33
    min_sdk = 17
    main = names.START
    aliases = {names.START: names.MAIN}
    activities = {
        names.MAIN: "main:VlcMain",
        names.ONBOARDING: "onboarding:VlcOnboarding",
        names.HEADER_LIST: "playlist_page:VlcPlaylistPage",
        names.SECONDARY: "group_page:VlcGroupPage",
        names.VIDEO: "video_player:VlcVideoPlayer",
        names.INFO: "info:VlcInfo",
        names.SEARCH: "searching:VlcSearch",
        names.SETTINGS: "settings:VlcSettings",
    }
    filters = (
        IntentFilter(
            activity=names.VIDEO,
            actions=(ACTION_VIEW,),
            categories=(CATEGORY_DEFAULT,),
            schemes=("file", "content"),
            types=("video/*", "audio/*"),
        ),
    )
    receivers = {names.RECEIVER: names.REMOTE}
    permissions = (
        "android.permission.MANAGE_EXTERNAL_STORAGE",
        "android.permission.WRITE_EXTERNAL_STORAGE",
        names.NOTIFICATIONS,
        "android.permission.RECORD_AUDIO",
        "android.permission.WRITE_SETTINGS",
        "android.permission.SYSTEM_ALERT_WINDOW",
        "android.permission.INTERNET",
        "android.permission.WAKE_LOCK",
        "android.permission.FOREGROUND_SERVICE",
        "android.permission.VIBRATE",
    )
    schemas = {schema.DATABASE: schema.SCHEMA}

    def database(self, name: str = "") -> Database:
        chosen = name or schema.DATABASE
        path = f"{self.home}/{schema.FOLDER}/{chosen}"
        if not self.files.is_dir(f"{self.home}/{schema.FOLDER}"):
            self.files.mkdir(f"{self.home}/{schema.FOLDER}", parents=True, uid=self.uid)
        return self.phone.databases.open(path, self.schemas.get(chosen), self.uid)

    @property
    def library(self) -> MediaLibrary:
        """What media there are."""
        from pytest_androidbench.phone.apps.vlc.library import MediaLibrary

        return MediaLibrary(self, self.database())

    @property
    def playlists(self) -> VlcPlaylistStore:
        """The user's playlists."""
        from pytest_androidbench.phone.apps.vlc.playlists import VlcPlaylistStore

        return VlcPlaylistStore(self.database(), self.library, self.phone.clock.now_ms // 1000)

    @property
    def groups(self) -> VideoGroupStore:
        """Groups of films that were made by hand."""
        from pytest_androidbench.phone.apps.vlc.groups import VideoGroupStore

        return VideoGroupStore(self.database(), self.phone.clock.now_ms // 1000)

    @property
    def streams(self) -> StreamStore:
        """Addresses that were played."""
        from pytest_androidbench.phone.apps.vlc.streams import StreamStore

        return StreamStore(self.database(), self.phone.clock.now_ms // 1000)

    @property
    def thumbnails(self) -> FilmThumbnails:
        """Small pictures of films."""
        from pytest_androidbench.phone.apps.vlc.thumbnails import FilmThumbnails

        return FilmThumbnails(self)

    @property
    def player(self) -> VlcPlayer:
        """What plays, or does not."""
        from pytest_androidbench.phone.apps.vlc.player import VlcPlayer

        return VlcPlayer(self, self.library, self.ended)

    def scan(self) -> None:
        """Look for media on shared storage; what is gone is played no more."""
        self.library.scan()
        self.player.drop_missing()

    def permitted(self) -> bool:
        """Whether it may see the files of shared storage."""
        return all_files(self.package).read(self.phone)

    def page(self, place: str, /, **fields: object) -> Screen[Any]:
        """A new screen at `module:Class`; pages lead to each other in circles."""
        return self.screen_named(place)(**fields)

    def display(self, display: Display) -> Display:
        theme = self.prefs().get(names.THEME, "-1")
        return replace(display, dark=theme == "2") if theme in {"1", "2"} else display

    def on_start(self) -> None:
        super().on_start()
        self.player.forget()

    def on_force_stop(self) -> None:
        self.player.forget()

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        player = self.player
        match intent.action:
            case names.TOGGLE:
                player.toggle()
            case names.NEXT:
                player.next()
            case names.PREVIOUS:
                player.back()
            case names.STOP:
                player.stop()
        return None

    def ended(self) -> None:
        """Called by the clock when something is over."""
        player = self.player
        if player.running:
            player.go_on()
        self.phone.windows.changed()
