"""What Spotify declares, and what it does by the clock; its pages are known, not seen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.spotify import names, schema
from pytest_androidbench.phone.apps.spotify.icon import ICON
from pytest_androidbench.phone.system.app import App, BroadcastResult
from pytest_androidbench.phone.system.intents import (
    ACTION_VIEW,
    CATEGORY_BROWSABLE,
    CATEGORY_DEFAULT,
    Intent,
    IntentFilter,
)
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.spotify.library import SpotLibrary
    from pytest_androidbench.phone.apps.spotify.player import SpotPlayer
    from pytest_androidbench.phone.apps.spotify.store import SpotStore

PAGES: Final = {
    "add": "adding:SpotAdding",
    "artist": "artist_page:SpotArtistPage",
    "credits": "song_credits:SongCredits",
    "category": "category_page:CategoryPage",
    "edit": "edit_playlist:EditPlaylist",
    "edit_profile": "edit_profile:SpotEditProfile",
    "group": "group_page:SpotTrackList",
    "listed": "met_items:SpotItemList",
    "library_search": "library_search:LibrarySearch",
    "lyrics": "lyrics:SpotLyrics",
    "new": "new_playlist:NewPlaylist",
    "player": "now_playing:SpotNowPlaying",
    "profile": "profile:SpotProfile",
    "queue": "queue_page:SpotQueue",
    "search": "searching:SpotSearch",
    "settings": "settings:SpotSettings",
}
"""Pages of the main activity, which lead to each other in circles."""


class SpotifyApp(App):
    """Music of others."""

    package = names.PACKAGE
    label = "Spotify"
    version = "8.9.18.512"
    version_code = 112181120
    icon = "graphic_eq"
    icon_color = 0x1ED760
    icon_art = ICON
    target_sdk = 33
    min_sdk = 24
    dark_palette = {
        "primary": "#1ed760",
        "on_primary": "#000000",
        "primary_container": "#1e5c35",
        "on_primary_container": "#ffffff",
        "secondary_container": "#1e5c35",
        "on_secondary_container": "#ffffff",
        "background": "#121212",
        "surface": "#121212",
        "on_surface": "#ffffff",
        "on_surface_variant": "#b3b3b3",
        "surface_container": "#1f1f1f",
        "surface_high": "#2a2a2a",
        "outline": "#727272",
        "outline_variant": "#2a2a2a",
    }
    main = names.MAIN
    activities = {names.MAIN: "main:SpotifyMain"}
    filters = (
        IntentFilter(
            activity=names.MAIN,
            actions=("android.intent.action.MUSIC_PLAYER",),
            categories=(CATEGORY_DEFAULT, "android.intent.category.APP_MUSIC"),
        ),
        IntentFilter(
            activity=names.MAIN,
            actions=(ACTION_VIEW,),
            categories=(CATEGORY_DEFAULT, CATEGORY_BROWSABLE),
            schemes=("http", "https"),
            hosts=names.HOSTS,
        ),
    )
    receivers = {names.RECEIVER: (names.TOGGLE, names.NEXT, names.PREVIOUS, names.STOP)}
    permissions = (
        names.POST,
        "android.permission.INTERNET",
        "android.permission.ACCESS_NETWORK_STATE",
        "android.permission.WAKE_LOCK",
        "android.permission.FOREGROUND_SERVICE",
        "android.permission.BLUETOOTH_CONNECT",
        "android.permission.RECORD_AUDIO",
        "android.permission.CAMERA",
    )
    granted = (names.POST,)
    schemas = {schema.DATABASE: schema.SCHEMA}
    contents = {schema.DATABASE: "content:rows"}

    @property
    def store(self) -> SpotStore:
        """What the service has."""
        from pytest_androidbench.phone.apps.spotify.store import SpotStore

        return SpotStore(self)

    @property
    def library(self) -> SpotLibrary:
        """What the owner has."""
        from pytest_androidbench.phone.apps.spotify.library import SpotLibrary

        return SpotLibrary(self, self.store)

    @property
    def player(self) -> SpotPlayer:
        """What plays, or does not."""
        from pytest_androidbench.phone.apps.spotify.player import SpotPlayer

        return SpotPlayer(self, self.song_ended, self.fall_asleep)

    def page(self, name: str, /, **fields: object) -> Screen[Any]:
        """A new page of the main activity."""
        return self.screen_named(PAGES[name])(**fields)

    def display(self, display: Display) -> Display:
        return replace(display, dark=True)

    def on_start(self) -> None:
        super().on_start()
        # What the process before this one was about to do when the phone was switched off.
        self.player.stop()

    def on_force_stop(self) -> None:
        self.player.stop()

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        self.player.take(intent.action)
        return None

    def song_ended(self) -> None:
        """Called by the clock when a song is over."""
        player = self.player
        if player.running:
            player.end()
        self.phone.windows.changed()

    def fall_asleep(self) -> None:
        """Called by the clock when the sleep timer is over."""
        self.player.sleep.fall()
        self.phone.windows.changed()
