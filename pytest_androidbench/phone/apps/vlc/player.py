"""What the playback service does: it plays a queue by the phone's clock (PlaybackService.kt)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.vlc.model import VlcMedium
from pytest_androidbench.phone.apps.vlc.notice import NOTE, playing_notice

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.vlc.library import MediaLibrary
    from pytest_androidbench.phone.system.app import App

QUEUE, PLACE, AT, SINCE, TIMER, VIDEO_SHOWN = "queue", "place", "at", "since", "timer", "video"
HALTED: Final = -1
BACK_MS: Final = 5000
"""Later in something the button to what was before goes back to its beginning."""
ENDED_SHARE: Final = 0.95
"""What was seen so far was seen whole (medialibrary, Media.cpp)."""
MOST_QUEUED: Final = 2000


class VlcPlayer:
    """Plays media one after the other; what it remembers is in a file, as snapshots need it."""

    def __init__(self, app: App, library: MediaLibrary, ended: Callable[[], None]) -> None:
        self._app, self._library, self._ended = app, library, ended
        self._kept = app.prefs("playback")

    @property
    def queue(self) -> list[VlcMedium]:
        """What is played, in turn."""
        known = {medium.id: medium for medium in self._library.media()}
        return [known[id_] for id_ in self._ids() if id_ in known]

    @property
    def place(self) -> int:
        return max(0, min(self._kept.get(PLACE, 0), len(self.queue) - 1))

    @property
    def medium(self) -> VlcMedium | None:
        """What is played, or halted."""
        queue = self.queue
        return queue[self.place] if queue else None

    @property
    def running(self) -> bool:
        alive = self._app.phone.processes.running(self._app.package)
        return alive and self._kept.get(SINCE, HALTED) >= 0 and self.medium is not None

    @property
    def ms(self) -> int:
        """How far it has come."""
        at, since = max(0, self._kept.get(AT, 0)), self._kept.get(SINCE, HALTED)
        if since >= 0:
            at += self._app.phone.clock.uptime_ms - since
        medium = self.medium
        if medium is None or medium.duration < 0:
            return at
        return min(at, medium.duration)

    @property
    def as_video(self) -> bool:
        """Whether its pictures are shown."""
        medium = self.medium
        return medium is not None and medium.is_video and self._kept.get(VIDEO_SHOWN, True)

    def open(self, media: Sequence[int], place: int, *, video: bool, from_start: bool) -> None:
        """Let these be the queue, and play what is at a place."""
        self._leave()
        self._write(list(media))
        self._kept.put(VIDEO_SHOWN, video)
        self._go(place, from_start=from_start)

    def add(self, media: Sequence[int], *, following: bool) -> None:
        """Put media at the end of the queue, or behind what is played."""
        ids = self._ids()
        if not ids:
            self.open(media, 0, video=True, from_start=False)
            return
        place = self.place + 1 if following else len(ids)
        ids[place:place] = media
        self._write(ids)

    def play_at(self, place: int) -> None:
        self._leave()
        self._go(place, from_start=True)

    def toggle(self) -> None:
        if self.running:
            self.halt()
        else:
            medium = self.medium
            over = medium is not None and 0 <= medium.duration <= self.ms
            self._run(0 if over else self.ms)

    def hear(self) -> None:
        """Show no pictures of the queue any more."""
        self._kept.put(VIDEO_SHOWN, False)
        self._tell()

    def halt(self) -> None:
        self._halt(self.ms)
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
            self._halt(ms)

    def next(self) -> bool:
        """Go on to the next; tells whether there is one."""
        if self.place + 1 >= len(self.queue):
            return False
        self.play_at(self.place + 1)
        return True

    def back(self) -> None:
        """Go back to the beginning, or from there to what was before."""
        if self.ms > BACK_MS or self.place == 0:
            self.seek(0)
        else:
            self.play_at(self.place - 1)

    def stop(self) -> None:
        """Play nothing any more."""
        self._leave()
        self._write([])
        self.forget()

    def forget(self) -> None:
        """Drop what ends with the process."""
        self._halt(max(0, self._kept.get(AT, 0)))
        self._app.phone.notifications.cancel(self._app.package, NOTE)

    def _ids(self) -> list[int]:
        words = self._kept.get(QUEUE, "").split()[:MOST_QUEUED]
        return [int(word) for word in words if word.isdecimal() and len(word) < 19]

    def _write(self, ids: list[int]) -> None:
        self._kept.put(QUEUE, " ".join(str(id_) for id_ in ids[:MOST_QUEUED]))

    def _leave(self) -> None:
        """Keep how far it has come."""
        medium = self.medium
        if medium is None:
            return
        whole = 0 < medium.duration * ENDED_SHARE <= self.ms
        self._library.seen(medium.id, self.ms, medium.duration, whole=whole)
        self._halt(0)

    def _go(self, place: int, *, from_start: bool) -> None:
        self._kept.put(PLACE, place)
        medium = self.medium
        if medium is None:
            return
        self._library.begun(medium.id)
        self._run(0 if from_start else max(0, medium.last_time))

    def _run(self, ms: int) -> None:
        medium = self.medium
        if medium is None:
            return
        self._halt(ms)
        if medium.duration < 0:
            self._tell()
            return
        timer = self._app.after(max(1, medium.duration - ms), self._ended)
        self._kept.update({SINCE: self._app.phone.clock.uptime_ms, TIMER: timer})
        self._tell()

    def _halt(self, ms: int) -> None:
        self._app.cancel(self._kept.get(TIMER, 0))
        self._kept.update({AT: ms, SINCE: HALTED, TIMER: 0})

    def _tell(self) -> None:
        medium = self.medium
        if medium is None or self.as_video:
            self._app.phone.notifications.cancel(self._app.package, NOTE)
        else:
            note = playing_notice(medium, running=self.running)
            self._app.phone.notifications.post(note)
