"""What Play Music declares, and what it does by the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.playmusic import model, names
from pytest_androidbench.phone.apps.playmusic.icon import ICON
from pytest_androidbench.phone.system.app import App, BroadcastResult
from pytest_androidbench.phone.system.intents import (
    CATEGORY_DEFAULT,
    Intent,
    IntentFilter,
)
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.playmusic.model import Tune
    from pytest_androidbench.phone.apps.playmusic.store import MusicStore
    from pytest_androidbench.phone.kit.queue_player import QueuePlayer

PAGES: Final = {
    "group": "group_page:GroupPage",
    "player": "now_playing:PlayerPage",
    "search": "searching:MusicSearch",
}
"""Pages of the main activity, which lead to each other in circles."""


class PlayMusicApp(App):
    """Music of a library, and of the phone."""

    package = names.PACKAGE
    label = "Play Music"
    version = "8.29.9113"
    version_code = 84913
    icon = "headphones"
    icon_color = 0xEF6C00
    icon_art = ICON
    palette = {
        "primary": "#ef6c00",
        "on_primary": "#ffffff",
        "primary_container": "#ffe0b2",
        "on_primary_container": "#3e2000",
        "secondary_container": "#ffe0b2",
        "on_secondary_container": "#3e2000",
        "background": "#fafafa",
        "surface": "#ffffff",
        "surface_container": "#f5f5f5",
    }
    dark_palette = {
        "primary": "#ffb74d",
        "on_primary": "#3e2000",
        "primary_container": "#5d3a00",
        "on_primary_container": "#ffe0b2",
    }
    system = True
    main = names.TOP
    activities = {
        names.TOP: "main:TopLevel",
        names.SETTINGS: "settings:MusicSettings",
    }
    filters = (
        IntentFilter(
            activity=names.TOP,
            actions=("android.intent.action.MUSIC_PLAYER",),
            categories=(CATEGORY_DEFAULT, "android.intent.category.APP_MUSIC"),
        ),
    )
    receivers = {names.RECEIVER: (names.TOGGLE, names.NEXT, names.PREVIOUS, names.STOP)}
    permissions = (
        names.AUDIO,
        names.POST,
        "android.permission.INTERNET",
        "android.permission.ACCESS_NETWORK_STATE",
        "android.permission.WAKE_LOCK",
        "android.permission.FOREGROUND_SERVICE",
    )
    granted = (names.AUDIO, names.POST)
    schemas = {model.DATABASE: model.SCHEMA}
    contents = {model.DATABASE: "content:rows"}

    @property
    def store(self) -> MusicStore:
        """Songs and playlists."""
        from pytest_androidbench.phone.apps.playmusic.store import MusicStore

        return MusicStore(self)

    @property
    def player(self) -> QueuePlayer[Tune]:
        """What plays, or does not."""
        from pytest_androidbench.phone.kit.queue_player import PlayerNames, QueuePlayer

        called = PlayerNames(
            icon="headphones",
            activity=names.TOP,
            receiver=names.RECEIVER,
            toggle=names.TOGGLE,
            next=names.NEXT,
            previous=names.PREVIOUS,
            stop=names.STOP,
            words=(tr("Play"), tr("Pause"), tr("Next"), tr("Previous")),
        )
        return QueuePlayer(self, self.song_ended, self.store, called)

    def page(self, name: str, /, **fields: object) -> Screen[Any]:
        """A new page of the main activity."""
        return self.screen_named(PAGES[name])(**fields)

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
        if self.player.running:
            self.player.end()
        self.phone.windows.changed()
