"""What the app's service does: it plays a queue by the phone's clock (MusicService.kt)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.retromusic import names, schema
from pytest_androidbench.phone.apps.retromusic.history import PlayedSongs
from pytest_androidbench.phone.apps.retromusic.notice import playing_notice
from pytest_androidbench.phone.apps.retromusic.queue_store import QueueStore
from pytest_androidbench.phone.apps.retromusic.track_time import TrackTime
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pytest_androidbench.phone.apps.retromusic.model import Song
    from pytest_androidbench.phone.system.app import App

NOTE: Final = 1
REPEAT_NONE, REPEAT_ALL, REPEAT_THIS = range(3)
BACK_MS: Final = 2000
"""Later in a song the button to the one before goes back to its beginning."""


class MusicPlayer:
    """Plays songs one after the other."""

    def __init__(self, app: App, ended: Callable[[], None]) -> None:
        """Play for an app; `ended` is its method that goes on to the next song, for its clock."""
        self._app = app
        self._prefs = app.prefs()
        self._queues = QueueStore(app.database(schema.PLAYBACK))
        self._played = PlayedSongs(app)
        self.time = TrackTime(app, ended)

    @property
    def queue(self) -> list[Song]:
        """What is played, in turn."""
        return self._queues.playing()

    @property
    def position(self) -> int:
        """The place in the queue that is played; -1 where there is none."""
        kept = self._prefs.get(names.POSITION_KEY, 0)
        return max(-1, min(kept, self._queues.count() - 1))

    @property
    def song(self) -> Song | None:
        """What is played, or would be."""
        return self._queues.at(max(0, self.position))

    @property
    def running(self) -> bool:
        """Whether it can be heard."""
        return self.time.running and bool(self.song)

    @property
    def ms(self) -> int:
        """How far the song has come."""
        song = self.song
        return min(self.time.ms, song.duration) if song is not None else 0

    @property
    def repeat(self) -> int:
        """Nothing, all songs, or this one again."""
        return self._prefs.get(names.REPEAT_KEY, REPEAT_NONE)

    @property
    def shuffled(self) -> bool:
        """Whether the queue is played in another order than it was given in."""
        return self._prefs.get(names.SHUFFLE_KEY, 0) == 1

    def open(self, songs: Sequence[Song], position: int, *, play: bool) -> None:
        """Let these be the queue, from a place on."""
        if not 0 <= position < len(songs):
            return
        if self._prefs.get(names.NEW_QUEUE_KEY, default=False):
            self._prefs.put(names.SHUFFLE_KEY, 0)
        playing = list(songs)
        if self.shuffled:
            playing, position = self._mixed(playing, position), 0
        self._leave()
        self._queues.write(playing, songs)
        self._go(position, play=play)

    def open_shuffled(self, songs: Sequence[Song]) -> None:
        """Play these in any order."""
        if songs:
            self._prefs.put(names.SHUFFLE_KEY, 1)
            self.open(songs, self._random(songs).randrange(len(songs)), play=True)

    def add(self, songs: Sequence[Song], *, following: bool = False) -> None:
        """Put songs at the end of the queue, or behind the one that is played."""
        playing, original = self.queue, self._queues.original()
        if not playing:
            self.open(songs, 0, play=False)
            return
        place = self.position + 1 if following else len(playing)
        playing[place:place] = songs
        place = place if following else len(original)
        original[place:place] = songs
        self._queues.write(playing, original)
        self._tell()

    def remove(self, ids: Sequence[int]) -> None:
        """Take songs out of the queue, each once."""
        for id_ in ids:
            place = next((at for at, song in enumerate(self.queue) if song.id == id_), None)
            if place is not None:
                self.remove_at(place)

    def remove_at(self, place: int) -> None:
        """Take out what is at a place; what is played there gives way to the next."""
        playing, original, position = self.queue, self._queues.original(), self.position
        if not 0 <= place < len(playing):
            return
        gone = playing.pop(place)
        if gone in original:
            original.remove(gone)
        self._queues.write(playing, original)
        if not playing:
            self.quit()
        elif place < position:
            self._prefs.put(names.POSITION_KEY, position - 1)
        elif place == position:
            self._go(min(place, len(playing) - 1), play=self.time.running)

    def move(self, from_: int, to: int) -> None:
        """Put what is at one place at another."""
        playing, original, position = self.queue, self._queues.original(), self.position
        playing.insert(to, playing.pop(from_))
        if not self.shuffled and len(original) == len(playing):
            original.insert(to, original.pop(from_))
        self._queues.write(playing, original)
        if from_ == position:
            position = to
        elif to <= position < from_:
            position += 1
        elif from_ < position <= to:
            position -= 1
        self._prefs.put(names.POSITION_KEY, position)

    def clear(self) -> None:
        """Empty the queue."""
        self._queues.write([], [])
        self.quit()

    def play_at(self, place: int) -> None:
        """Play what is at a place of the queue."""
        self._leave()
        self._go(place, play=True)

    def toggle(self) -> None:
        """Halt, or go on."""
        if self.time.running:
            self.halt()
        elif self.song is not None:
            self._run(self.ms if self.ms < self.song.duration else 0)

    def halt(self) -> None:
        """Be quiet."""
        self.time.halt(self.ms)
        self._tell()

    def seek(self, ms: int) -> None:
        """Go to a place in the song."""
        if self.time.running:
            self._run(ms)
        else:
            self.time.halt(ms)

    def next(self) -> None:
        """Go on to the next song."""
        self._step(1)

    def back(self) -> None:
        """Go back to the beginning, or from there to the song before."""
        if self.ms > BACK_MS:
            self.seek(0)
        else:
            self._step(-1)

    def end(self) -> None:
        """The song is over: go on as it is set."""
        last = self.position >= self._queues.count() - 1
        if self.time.last_song:
            self.quit()
        elif self.repeat == REPEAT_THIS:
            self.play_at(self.position)
        elif self.repeat == REPEAT_NONE and last:
            self._leave()
            self.time.halt(0)
            self._tell()
        else:
            self._step(1)

    def cycle_repeat(self) -> None:
        """Nothing, all, this one, nothing."""
        self._prefs.put(names.REPEAT_KEY, (self.repeat + 1) % 3)

    def toggle_shuffle(self) -> None:
        """Mix what is played, or go back to the order it was given in."""
        song, original = self.song, self._queues.original()
        self._prefs.put(names.SHUFFLE_KEY, 0 if self.shuffled else 1)
        if song is None:
            return
        if self.shuffled:
            self._queues.write(self._mixed(self.queue, self.position), original)
            self._prefs.put(names.POSITION_KEY, 0)
        else:
            self._queues.write(original, original)
            place = original.index(song) if song in original else 0
            self._prefs.put(names.POSITION_KEY, place)

    def quit(self) -> None:
        """Stop, and take the notification away."""
        self.time.halt(0)
        self.forget()

    def forget(self) -> None:
        """Drop what ends with the process: the queue and the place in it stay."""
        self.time.forget()
        self._app.phone.notifications.cancel(self._app.package, NOTE)

    def _step(self, way: int) -> None:
        place, last = self.position + way, self._queues.count() - 1
        if last < 0:
            return
        if not 0 <= place <= last:
            around = 0 if place > last else last
            place = max(0, min(place, last)) if self.repeat == REPEAT_NONE else around
        self.play_at(place)

    def _go(self, place: int, *, play: bool) -> None:
        self._prefs.put(names.POSITION_KEY, place)
        song = self.song
        if song is not None:
            self._played.begun(song)
        if play:
            self._run(0)
        else:
            self.time.halt(0)
            self._tell()

    def _run(self, ms: int) -> None:
        song = self.song
        if song is None:
            return
        if self._app.files.is_file(song.path):
            self.time.run(ms, song.duration)
        else:
            self.time.halt(0)
            self._app.phone.windows.overlays.toast(tr("Couldn’t play this song."))
        self._tell()

    def _leave(self) -> None:
        """Count the song that is left, if at least half of it was heard."""
        song = self.song
        if song is not None and song.duration and self.ms * 2 > song.duration:
            self._played.heard(song.id)

    def _mixed(self, songs: list[Song], first: int) -> list[Song]:
        rest = songs[:first] + songs[first + 1 :]
        self._random(songs).shuffle(rest)
        return [songs[first], *rest]

    def _random(self, songs: Sequence[Song]) -> random.Random:
        """Chance that is the same on every phone that has come here the same way."""
        ids = " ".join(str(song.id) for song in songs)
        return random.Random(f"{self._app.phone.clock.uptime_ms} {ids}")

    def _tell(self) -> None:
        song = self.song
        if song is None:
            self._app.phone.notifications.cancel(self._app.package, NOTE)
            return
        note = playing_notice(song, NOTE, running=self.time.running)
        self._app.phone.notifications.post(note)
