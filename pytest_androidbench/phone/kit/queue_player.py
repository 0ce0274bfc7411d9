"""What the service of an app with songs does: it plays a queue by the phone's clock."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.notifications import Notification, NotificationAction

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.ui.message import Message

MEMORY: Final = "playback"
PLACE, AT, SINCE, TIMER, SHUFFLED, REPEAT = "place", "at", "since", "timer", "shuffle", "repeat"
HALTED: Final = -1
REPEAT_NONE, REPEAT_ALL, REPEAT_ONE = range(3)
NOTE: Final = 1
BACK_MS: Final = 3000
"""Later in a song the button to the one before goes back to its beginning."""


class Playable(Protocol):
    """A song as the player needs it."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def title(self) -> str:
        """What it is called."""

    @property
    def artist(self) -> str:
        """Whose it is."""

    @property
    def ms(self) -> int:
        """How long it lasts, at least a second."""


P = TypeVar("P", bound=Playable)


class KeptQueue(Protocol[P]):
    """Where an app keeps what is played in turn."""

    def queue(self) -> list[P]:
        """The songs; those that are gone are left out."""

    def put_queue(self, ids: list[int]) -> None:
        """Let these be played in turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerNames:
    """What an app's player is called towards the phone."""

    icon: str
    """The notification's, one of Material's."""
    activity: str
    """What a tap on the notification starts, with the extra `player`."""
    receiver: str
    toggle: str
    next: str
    previous: str
    stop: str
    words: tuple[Message, Message, Message, Message]
    """What the notification's buttons say, in the app's own words: play, pause, next, previous."""


class QueuePlayer(Generic[P]):
    """Plays songs one after the other; all it knows is in files."""

    def __init__(
        self, app: App, ended: Callable[[], None], queue: KeptQueue[P], names: PlayerNames
    ) -> None:
        """Play for an app.

        Args:
            app: the app, whose preferences `playback` it keeps.
            ended: its method that goes on to the next song.
            queue: where it keeps the queue.
            names: what it is called.
        """
        self._app = app
        self._kept = app.prefs(MEMORY)
        self._ended = ended
        self._queue = queue
        self._names = names

    @property
    def queue(self) -> list[P]:
        """What is played in turn."""
        return self._queue.queue()

    @property
    def place(self) -> int:
        """Which one of it is played."""
        return max(0, self._kept.get(PLACE, 0))

    @property
    def song(self) -> P | None:
        """What is played, or would be."""
        queue = self.queue
        return queue[min(self.place, len(queue) - 1)] if queue else None

    @property
    def running(self) -> bool:
        """Whether it goes on by itself."""
        alive = self._app.phone.processes.running(self._app.package)
        return alive and self._kept.get(SINCE, HALTED) != HALTED

    @property
    def ms(self) -> int:
        """How far the song has come."""
        song = self.song
        at = max(0, self._kept.get(AT, 0))
        if self.running:
            at += max(0, self._app.phone.clock.uptime_ms - self._kept.get(SINCE, 0))
        return min(at, song.ms) if song is not None else 0

    @property
    def shuffled(self) -> bool:
        """Whether what comes is mixed."""
        return self._kept.get(SHUFFLED, default=False)

    @property
    def repeat(self) -> int:
        """Nothing, all songs, or this one again."""
        return self._kept.get(REPEAT, REPEAT_NONE)

    def open(self, songs: Sequence[P], place: int = 0) -> None:
        """Play these, from a place on."""
        if not 0 <= place < len(songs):
            return
        ids = [one.id for one in songs]
        if self.shuffled:
            ids, place = self._mixed(ids, place), 0
        self._queue.put_queue(ids)
        self.play_at(place)

    def open_mixed(self, songs: Sequence[P]) -> None:
        """Play these in any order."""
        if songs:
            self._kept.put(SHUFFLED, value=True)
            place = self._app.phone.clock.uptime_ms // 1000 % len(songs)
            self.open(songs, place)

    def add(self, ids: list[int], *, following: bool = False) -> None:
        """Put songs behind the one that is played, or at the end."""
        queued = [one.id for one in self.queue]
        place = self.place + 1 if following and queued else len(queued)
        queued[place:place] = ids
        self._queue.put_queue(queued)

    def remove_at(self, place: int) -> None:
        """Take out what is at a place; what is played there gives way to the next."""
        ids, now = [one.id for one in self.queue], self.place
        if not 0 <= place < len(ids):
            return
        del ids[place]
        self._queue.put_queue(ids)
        if not ids:
            self.stop()
        elif place < now:
            self._kept.put(PLACE, now - 1)
        elif place == now:
            self.play_at(min(place, len(ids) - 1))

    def move(self, from_: int, to: int) -> None:
        """Put what is at one place at another."""
        ids, now = [one.id for one in self.queue], self.place
        playing = ids[min(now, len(ids) - 1)] if ids else 0
        ids.insert(to, ids.pop(from_))
        self._queue.put_queue(ids)
        if from_ == now:
            self._kept.put(PLACE, to)
        elif playing in ids:
            step = (to <= now < from_) - (from_ < now <= to)
            self._kept.put(PLACE, now + step)

    def play_at(self, place: int) -> None:
        """Play what is at a place of the queue."""
        self._kept.put(PLACE, place)
        self._run(0)

    def toggle(self) -> None:
        """Halt, or go on."""
        song = self.song
        if self.running:
            self._halt(self.ms)
            self._tell()
        elif song is not None:
            self._run(self.ms if self.ms < song.ms else 0)

    def seek(self, ms: int) -> None:
        """Go to a place in the song."""
        if self.running:
            self._run(ms)
        else:
            self._kept.put(AT, ms)

    def next(self) -> None:
        """Go on to the next song, from the last one to the first."""
        count = len(self.queue)
        if count:
            self.play_at((self.place + 1) % count)

    def back(self) -> None:
        """Go back to the beginning, or from there to the song before."""
        if self.ms > BACK_MS or self.place == 0:
            self.seek(0)
        else:
            self.play_at(self.place - 1)

    def end(self) -> None:
        """The song is over: go on as it is set."""
        last = self.place >= len(self.queue) - 1
        if self.repeat == REPEAT_ONE:
            self.play_at(self.place)
        elif last and self.repeat == REPEAT_NONE:
            self._halt(0)
            self._tell()
        else:
            self.next()

    def cycle_repeat(self) -> None:
        """Nothing, all, this one, nothing."""
        self._kept.put(REPEAT, (self.repeat + 1) % 3)

    def toggle_shuffle(self) -> None:
        """Mix what comes, or leave it as it is from now on."""
        self._kept.put(SHUFFLED, not self.shuffled)
        ids = [one.id for one in self.queue]
        if self.shuffled and ids:
            self._queue.put_queue(self._mixed(ids, min(self.place, len(ids) - 1)))
            self._kept.put(PLACE, 0)

    def stop(self) -> None:
        """Be quiet, and take the notification away."""
        self._halt(0)
        self._app.phone.notifications.cancel(self._app.package, NOTE)

    def take(self, action: str | None) -> None:
        """Do what a button of the notification asks for."""
        names = self._names
        if action == names.toggle:
            self.toggle()
        elif action == names.next:
            self.next()
        elif action == names.previous:
            self.back()
        elif action == names.stop:
            self.stop()

    def _run(self, ms: int) -> None:
        song = self.song
        if song is None:
            return
        self._app.cancel(self._kept.get(TIMER, 0))
        timer = self._app.after(max(1, song.ms - ms), self._ended)
        now = self._app.phone.clock.uptime_ms
        self._kept.update({AT: ms, SINCE: now, TIMER: timer})
        self._tell()

    def _halt(self, ms: int) -> None:
        self._app.cancel(self._kept.get(TIMER, 0))
        self._kept.update({AT: ms, SINCE: HALTED, TIMER: 0})

    def _mixed(self, ids: list[int], first: int) -> list[int]:
        rest = ids[:first] + ids[first + 1 :]
        random.Random(f"{self._app.phone.clock.uptime_ms} {ids}").shuffle(rest)
        return [ids[first], *rest]

    def _tell(self) -> None:
        """Post what is played; nothing shows it where the user wants no notifications."""
        song, running = self.song, self.running
        if song is None:
            return
        names = self._names
        main = f"{self._app.package}/{names.activity}"
        play, pause, next_, previous = names.words
        self._app.phone.notifications.post(
            Notification(
                package=self._app.package,
                id=NOTE,
                title=song.title,
                text=song.artist,
                channel="playback",
                importance=2,
                icon=names.icon,
                content=Intent(component=main, extras={"player": True}),
                delete=self._own(names.stop),
                actions=(
                    self._action(previous, names.previous),
                    self._action(pause if running else play, names.toggle),
                    self._action(next_, names.next),
                ),
                ongoing=running,
                auto_cancel=False,
            )
        )

    def _action(self, label: Message, action: str) -> NotificationAction:
        return NotificationAction(label=label, intent=self._own(action))

    def _own(self, action: str) -> Intent:
        return Intent(action=action, component=f"{self._app.package}/{self._names.receiver}")
