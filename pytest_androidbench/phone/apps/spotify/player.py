"""The player: what is played, from where, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.spotify import names
from pytest_androidbench.phone.apps.spotify.schema import SpotSong
from pytest_androidbench.phone.apps.spotify.store import SpotStore
from pytest_androidbench.phone.kit.queue_player import MEMORY, PlayerNames, QueuePlayer
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytest_androidbench.phone.system.app import App

CALLED: Final = PlayerNames(
    icon="graphic_eq",
    activity=names.MAIN,
    receiver=names.RECEIVER,
    toggle=names.TOGGLE,
    next=names.NEXT,
    previous=names.PREVIOUS,
    stop=names.STOP,
    words=(tr("Play"), tr("Pause"), tr("Next"), tr("Previous")),
)


class SpotPlayer(QueuePlayer[SpotSong]):
    """Plays what is in a group, and remembers which one that is."""

    def __init__(self, app: App, ended: Callable[[], None], asleep: Callable[[], None]) -> None:
        """Play for the app.

        Args:
            app: the app.
            ended: its method that goes on to the next song.
            asleep: its method that the sleep timer calls.
        """
        super().__init__(app, ended, SpotStore(app), CALLED)
        self._prefs = app.prefs(MEMORY)
        self.sleep = SpotSleep(app, self, asleep)

    @property
    def source(self) -> tuple[str, int]:
        """Kind and number of what is played; ("", 0) where nothing is."""
        return self._prefs.get(names.FROM_KIND, ""), self._prefs.get(names.FROM_ID, 0)

    def plays(self, kind: str, id_: int) -> bool:
        """Whether something is what can be heard now."""
        return self.running and self.source == (kind, id_)

    def play_from(self, kind: str, id_: int, songs: list[SpotSong], place: int) -> None:
        """Play the songs of something, from a place on."""
        if songs:
            self._prefs.update({names.FROM_KIND: kind, names.FROM_ID: id_})
            self.open(songs, place)

    def shuffle_from(self, kind: str, id_: int, songs: list[SpotSong]) -> None:
        """Play the songs of something in any order."""
        if songs:
            self._prefs.update({names.FROM_KIND: kind, names.FROM_ID: id_})
            self.open_mixed(songs)

    def end(self) -> None:
        if self.sleep.after_track:
            self.sleep.fall()
        else:
            super().end()


class SpotSleep:
    """The sleep timer."""

    def __init__(self, app: App, player: SpotPlayer, asleep: Callable[[], None]) -> None:
        self._app = app
        self._asleep = asleep
        self._player = player
        self._prefs = app.prefs(MEMORY)

    @property
    def after_track(self) -> bool:
        """Whether it is quiet after this track."""
        return self._prefs.get(names.SLEEP_TRACK, default=False)

    @property
    def left_ms(self) -> int:
        """How long the timer still runs; 0: it does not."""
        due = self._prefs.get(names.SLEEP_AT, 0)
        return max(0, due - self._app.phone.clock.uptime_ms) if due else 0

    @property
    def on(self) -> bool:
        """Whether it will be quiet by itself."""
        return self.after_track or self.left_ms > 0

    def put(self, minutes: int) -> None:
        """Be quiet after some minutes, or (0) after this track."""
        self.drop()
        if not minutes:
            self._prefs.put(names.SLEEP_TRACK, value=True)
            return
        timer = self._app.after(minutes * 60_000, self._asleep)
        due = self._app.phone.clock.uptime_ms + minutes * 60_000
        self._prefs.update({names.SLEEP_AT: due, names.SLEEP_TIMER: timer})

    def drop(self) -> None:
        """Play on."""
        self._app.cancel(self._prefs.get(names.SLEEP_TIMER, 0))
        self._prefs.update({names.SLEEP_AT: 0, names.SLEEP_TIMER: 0, names.SLEEP_TRACK: False})

    def fall(self) -> None:
        """Be quiet."""
        self.drop()
        if self._player.running:
            self._player.toggle()
