"""What Retro Music declares, and what it does by the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.retromusic import names, schema
from pytest_androidbench.phone.apps.retromusic.icon import ICON
from pytest_androidbench.phone.apps.retromusic.notice import RECEIVER
from pytest_androidbench.phone.kit.own_theme import own_theme
from pytest_androidbench.phone.system.app import App, BroadcastResult
from pytest_androidbench.phone.system.intents import (
    ACTION_VIEW,
    CATEGORY_DEFAULT,
    Intent,
    IntentFilter,
)
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.retromusic.blacklist import Blacklist
    from pytest_androidbench.phone.apps.retromusic.history import PlayedSongs
    from pytest_androidbench.phone.apps.retromusic.library import MusicLibrary
    from pytest_androidbench.phone.apps.retromusic.model import Song
    from pytest_androidbench.phone.apps.retromusic.player import MusicPlayer
    from pytest_androidbench.phone.apps.retromusic.playlists import PlaylistStore

PAGES: Final = {
    "album": "album_page:AlbumPage",
    "artist": "artist_page:ArtistPage",
    "details": "details:SongDetails",
    "genre": "genres:GenrePage",
    "playing": "now_playing:NowPlaying",
    "playlist": "playlist_page:PlaylistPage",
    "queue": "queue_page:QueuePage",
    "search": "searching:RetroSearch",
    "settings": "settings:RetroSettingsPage",
    "sleep": "sleeping:SleepTimer",
    "some": "some_songs:SomeSongs",
}
"""Pages of the main activity, which lead to each other in circles."""
AUDIO_TYPES: Final = ("audio/*", "application/ogg", "application/x-ogg", "application/itunes")
SLEEP_AT, SLEEP_TIMER = "sleep_at", "sleep_timer"
PLAY_PAUSE, STOP, NEXT, PREVIOUS, PLAY, PAUSE = 85, 86, 87, 88, 126, 127
"""Android's codes of the keys on headphones."""


class RetroApp(App):
    """A player of music."""

    package = names.PACKAGE
    label = "Retro Music"
    version = "6.1.0"
    version_code = 10603
    icon = "library_music"
    icon_color = 0x24243A
    icon_art = ICON
    target_sdk = 34
    min_sdk = 21
    main = names.MAIN
    appcompat = True
    activities = {
        names.MAIN: "main:RetroMain",
        names.PERMISSIONS: "permitting:RetroPermissions",
        names.SONG_TAGS: "tag_editor:SongTags",
        names.ALBUM_TAGS: "album_tags:AlbumTags",
        names.DRIVING: "driving:DriveMode",
        names.RESTORE: "backup_page:RestoreBackup",
    }
    filters = (
        IntentFilter(
            activity=names.MAIN,
            actions=("android.intent.action.MUSIC_PLAYER",),
            categories=(CATEGORY_DEFAULT, "android.intent.category.APP_MUSIC"),
        ),
        IntentFilter(
            activity=names.MAIN,
            actions=(ACTION_VIEW,),
            schemes=("content", "file", "http"),
            types=AUDIO_TYPES,
        ),
    )
    receivers = {RECEIVER: (names.MEDIA_BUTTON, *names.PLAYER_ACTIONS)}
    permissions = (
        *names.NEEDED,
        names.NEARBY,
        "android.permission.SCHEDULE_EXACT_ALARM",
        "android.permission.VIBRATE",
        "android.permission.WAKE_LOCK",
        "android.permission.INTERNET",
        "android.permission.ACCESS_NETWORK_STATE",
        "android.permission.FOREGROUND_SERVICE",
        "android.permission.FOREGROUND_SERVICE_MEDIA_PLAYBACK",
        "android.permission.WRITE_SETTINGS",
        "android.permission.RECEIVE_BOOT_COMPLETED",
    )
    schemas = schema.SCHEMAS

    @property
    def library(self) -> MusicLibrary:
        """What music there is."""
        from pytest_androidbench.phone.apps.retromusic.library import MusicLibrary

        return MusicLibrary(self)

    @property
    def playlists(self) -> PlaylistStore:
        """The user's own playlists."""
        from pytest_androidbench.phone.apps.retromusic.playlists import PlaylistStore

        return PlaylistStore(self.database(schema.PLAYLISTS))

    @property
    def played(self) -> PlayedSongs:
        """What was played."""
        from pytest_androidbench.phone.apps.retromusic.history import PlayedSongs

        return PlayedSongs(self)

    @property
    def blacklist(self) -> Blacklist:
        """What is left out."""
        from pytest_androidbench.phone.apps.retromusic.blacklist import Blacklist

        return Blacklist(self)

    @property
    def player(self) -> MusicPlayer:
        """What plays, or does not."""
        from pytest_androidbench.phone.apps.retromusic.player import MusicPlayer

        return MusicPlayer(self, self.song_ended)

    @property
    def sleep_ms(self) -> int:
        """How long the sleep timer still runs; 0: it does not."""
        due = self.prefs("playback").get(SLEEP_AT, 0)
        return max(0, due - self.phone.clock.uptime_ms) if due else 0

    def song(self, id_: int) -> Song | None:
        """A song by its number, of the library, the queue or a playlist."""
        return next(iter(self.songs([id_])), None)

    def songs(self, ids: list[int]) -> list[Song]:
        """Several of them; those that are gone are left out."""
        known = {song.id: song for song in self.library.unsorted()}
        if not known.keys() >= set(ids):
            queued = {song.id: song for song in self.player.queue}
            known = {**self.playlists.songs(), **queued, **known}
        return [known[id_] for id_ in ids if id_ in known]

    def page(self, name: str, /, **fields: object) -> Screen[Any]:
        """A new page of the main activity."""
        return self.screen_named(PAGES[name])(**fields)

    def permitted(self) -> bool:
        """Whether it has what it cannot do without."""
        held = self.phone.permissions.held
        return all(held(self.package, permission) for permission in names.NEEDED)

    def display(self, display: Display) -> Display:
        return own_theme(display, self.prefs().get(names.THEME_KEY, "auto"))

    def on_start(self) -> None:
        super().on_start()
        self.blacklist.begin()
        # What the process before this one was about to do when the phone was switched off.
        self.player.forget()
        self.wake()

    def on_force_stop(self) -> None:
        self.player.forget()
        self.wake()

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        player = self.player
        match intent.action:
            case names.TOGGLE:
                player.toggle()
            case names.NEXT:
                player.next()
            case names.PREVIOUS:
                player.back()
            case names.QUIT:
                player.quit()
            case names.FAVORITE if player.song is not None:
                self.playlists.toggle_favorite(player.song)
            case names.MEDIA_BUTTON:
                self._key(intent.number("key"))
        return None

    def song_ended(self) -> None:
        """Called by the clock when a song is over."""
        if self.player.running:
            self.player.end()
        self.phone.windows.changed()

    def sleep_in(self, minutes: int) -> None:
        """Be quiet after some minutes."""
        ms = minutes * 60_000
        timer = self.after(ms, self.fall_asleep)
        due = self.phone.clock.uptime_ms + ms
        self.prefs("playback").update({SLEEP_AT: due, SLEEP_TIMER: timer})

    def wake(self) -> None:
        """Drop the sleep timer."""
        kept = self.prefs("playback")
        self.cancel(kept.get(SLEEP_TIMER, 0))
        kept.update({SLEEP_AT: 0, SLEEP_TIMER: 0})
        self.player.time.stop_after(song=False)

    def fall_asleep(self) -> None:
        """Called by the clock when the sleep timer is over."""
        self.wake()
        player = self.player
        if player.running and self.prefs().get(names.FINISH_SONG_KEY, default=False):
            player.time.stop_after(song=True)
        else:
            player.quit()
        self.phone.windows.changed()

    def _key(self, code: int) -> None:
        player = self.player
        if not self.phone.processes.running(self.package):
            return
        if code == PLAY_PAUSE or (code == PLAY and not player.running):
            player.toggle()
        elif code in {PAUSE, STOP} and player.running:
            player.halt()
        elif code == NEXT:
            player.next()
        elif code == PREVIOUS:
            player.back()
