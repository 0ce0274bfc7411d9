"""What the playback service does: it plays a queue by the phone's clock (PlaybackService.kt)."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.vlc.model import VlcMedium, unplayable
from pytest_androidbench.phone.apps.vlc.notice import NOTE, playing_notice
from pytest_androidbench.phone.apps.vlc.play_queue import REPEAT_ONE, PlayQueue
from pytest_androidbench.phone.apps.vlc.play_time import ORDINARY, PlayTime

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.vlc.library import MediaLibrary
    from pytest_androidbench.phone.system.app import App

VIDEO_SHOWN: Final = "video"
BACK_MS: Final = 5000
"""Later in something the button to what was before goes back to its beginning."""
ENDED_SHARE: Final = 0.95
"""What was seen so far was seen whole (medialibrary, Media.cpp)."""


class VlcPlayer:
    """Plays media one after the other; what it remembers is in a file, as snapshots need it."""

    def __init__(self, app: App, library: MediaLibrary, ended: Callable[[], None]) -> None:
        self._app, self._library = app, library
        self._kept = app.prefs("playback")
        self.order = PlayQueue(self._kept)
        self.time = PlayTime(app, self._kept, ended)

    @property
    def queue(self) -> list[VlcMedium]:
        """What is played, in turn; without what is gone from storage."""
        known = {medium.id: medium for medium in self._library.media()}
        return [known[id_] for id_ in self.order.ids if id_ in known]

    @property
    def place(self) -> int:
        """Where in the queue it is."""
        return self.order.place

    @property
    def medium(self) -> VlcMedium | None:
        """What is played, or halted."""
        ids = self.order.ids
        return self._library.get(ids[self.order.place]) if ids else None

    @property
    def running(self) -> bool:
        return self.time.running and self.medium is not None

    @property
    def ms(self) -> int:
        """How far it has come."""
        medium = self.medium
        if medium is None or medium.duration < 0:
            return self.time.ms
        return min(self.time.ms, medium.duration)

    @property
    def as_video(self) -> bool:
        """Whether its pictures are shown."""
        medium = self.medium
        return medium is not None and medium.is_video and self._kept.get(VIDEO_SHOWN, True)

    def open(self, media: Sequence[int], place: int, *, video: bool, from_start: bool) -> None:
        """Let these be the queue, and play what is at a place."""
        self._leave()
        self.order.write(media, place)
        self._kept.put(VIDEO_SHOWN, video)
        self._begin(from_start=from_start)

    def open_shuffled(self, media: Sequence[int], *, video: bool) -> None:
        """Let these be the queue, and play them in an order of chance from one of them on."""
        seed = self._seed(media)
        self.order.shuffle(seed)
        first = random.Random(seed).randrange(len(media)) if media else 0
        self.open(media, first, video=video, from_start=False)

    def toggle_shuffle(self) -> None:
        """Play the queue in an order of chance, or again one after the other."""
        ids = self.order.ids
        self.order.shuffle(None if self.order.shuffled else self._seed(ids))

    def set_speed(self, speed: int) -> None:
        """Play faster or slower, in hundredths."""
        ms = self.ms
        self.time.set_speed(speed)
        if self.running:
            self._run(ms)

    def add(self, media: Sequence[int], *, following: bool) -> None:
        """Put media at the end of the queue, or behind what is played."""
        ids = self.order.ids
        if ids:
            self.order.insert(media, self.place + 1 if following else len(ids))
        else:
            self.open(media, 0, video=True, from_start=False)

    def drop_missing(self) -> None:
        """Take out of the queue what is gone from storage."""
        known = {medium.id for medium in self._library.media()}
        for place in reversed(range(len(self.order.ids))):
            if self.order.ids[place] not in known:
                self.remove(place)

    def remove(self, place: int) -> None:
        """Take something out of the queue; what is played then is what came behind it."""
        if place != self.place:
            self.order.remove(place)
            return
        running = self.running
        self._leave()
        self.order.remove(place)
        if self.medium is None:
            self.stop()
        elif running:
            self._begin(from_start=True)

    def play_at(self, place: int) -> None:
        self._leave()
        self.order.go(place)
        self._begin(from_start=True)

    def toggle(self) -> None:
        if self.running:
            self.halt()
        else:
            medium = self.medium
            over = medium is not None and 0 <= medium.duration <= self.ms
            self._run(0 if over else self.ms)

    def show_pictures(self, shown: bool) -> None:
        """Show the pictures of the queue, or let it only be heard."""
        self._kept.put(VIDEO_SHOWN, shown)
        self._tell()

    def halt(self) -> None:
        self.time.halt(self.ms)
        self._tell()

    def seek(self, ms: int) -> None:
        medium = self.medium
        if medium is None:
            return
        if medium.duration >= 0:
            ms = max(0, min(ms, medium.duration))
        if self.running:
            self._run(ms)
        else:
            self.time.halt(ms)

    def next(self) -> bool:
        """Go on to the next; tells whether there is one."""
        for _ in self.order.ids:
            place = self.order.following()
            if place is None:
                break
            self.play_at(place)
            medium = self.medium
            if medium is not None and medium.duration >= 0:
                return True
            self._complain(medium)
        return False

    def go_on(self) -> None:
        """Do what follows when something is over: the same again, the next, or nothing."""
        if self.order.repeat == REPEAT_ONE:
            self.play_at(self.place)
        elif not self.next():
            self.stop()

    def back(self) -> None:
        """Go back to the beginning, or from there to what was before."""
        ms = self.ms
        if ms <= BACK_MS and self._can_go_back():
            self._begin(from_start=True)
        else:
            self.seek(0)

    def stop(self) -> None:
        """Play nothing any more."""
        self._leave()
        self.order.write((), 0)
        self.time.set_speed(ORDINARY)
        self.forget()

    def forget(self) -> None:
        """Drop what ends with the process."""
        self.time.forget()
        self._app.phone.notifications.cancel(self._app.package, NOTE)

    def _can_go_back(self) -> bool:
        medium, ms = self.medium, self.ms
        found = self.order.go_back()
        if found and medium is not None:
            self._keep(medium, ms)
        return found

    def _seed(self, ids: Sequence[int]) -> int:
        """Chance that is the same on every phone that has come here the same way."""
        text = f"{self._app.phone.clock.uptime_ms} {' '.join(map(str, ids))}"
        return random.Random(text).getrandbits(31)

    def _leave(self) -> None:
        """Keep how far it has come."""
        medium = self.medium
        if medium is not None:
            self._keep(medium, self.ms)
            self.time.halt(0)

    def _keep(self, medium: VlcMedium, ms: int) -> None:
        whole = 0 < medium.duration * ENDED_SHARE <= ms
        self._library.seen(medium.id, ms, medium.duration, whole=whole)

    def _begin(self, *, from_start: bool) -> None:
        medium = self.medium
        if medium is None:
            return
        self._library.begun(medium.id)
        self._run(0 if from_start else max(0, medium.last_time))

    def _run(self, ms: int) -> None:
        medium = self.medium
        if medium is None:
            return
        if medium.duration < 0:
            self.time.halt(ms)
        else:
            self.time.run(ms, medium.duration)
        self._tell()

    def _complain(self, medium: VlcMedium | None) -> None:
        if medium is not None:
            self._app.phone.windows.overlays.toast(unplayable(medium.mrl))

    def _tell(self) -> None:
        medium = self.medium
        if medium is None or self.as_video:
            self._app.phone.notifications.cancel(self._app.package, NOTE)
        else:
            note = playing_notice(medium, running=self.running)
            self._app.phone.notifications.post(note)
