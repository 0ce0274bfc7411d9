"""Recording and playing: what the app's services do while they run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.recorder.model import Record, silence, stem_and_ending
from pytest_androidbench.phone.apps.recorder.names import ACTIVE, PACKAGE, PREFS
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.recorder.store import RecordingStore
    from pytest_androidbench.phone.system.app import App

RECORDING, PLAYING = "recording", "playback"
"""Where is kept what on a real phone is in the memory of a service."""
ID, SINCE, BEFORE, TIMER = "id", "since", "before", "timer"
IDLE: Final = -1
WHOLE: Final = 1000
"""Steps of the bar to seek with."""
NOTE: Final = {RECORDING: 101, PLAYING: 102}


class Running:
    """Something that runs, can be halted, and knows how long it has run."""

    file: str

    def __init__(self, app: App, store: RecordingStore) -> None:
        self._app = app
        self._phone = app.phone
        self._kept = app.prefs(self.file)
        self._store = store

    @property
    def id(self) -> int:
        """The recording it is about; 0: none."""
        return self._kept.get(ID, 0)

    @property
    def record(self) -> Record | None:
        """The same as a row."""
        return self._store.get(self.id) if self.id else None

    @property
    def running(self) -> bool:
        """Whether it runs now."""
        return self.id > 0 and self._kept.get(SINCE, IDLE) >= 0

    @property
    def halted(self) -> bool:
        """Whether it was halted and can go on."""
        return self.id > 0 and not self.running

    @property
    def ms(self) -> int:
        """How long it has run."""
        since = self._kept.get(SINCE, IDLE)
        more = self._phone.clock.uptime_ms - since if since >= 0 else 0
        return self._kept.get(BEFORE, 0) + more

    def _set(self, id_: int, before: int, *, runs: bool) -> None:
        since = self._phone.clock.uptime_ms if runs else IDLE
        self._kept.update({ID: id_, SINCE: since, BEFORE: before})

    def forget(self) -> None:
        """Drop everything, as when the process ends."""
        self._app.cancel(self._kept.get(TIMER, 0))
        for key in list(self._kept.all()):
            self._kept.remove(key)
        self._phone.notifications.cancel(PACKAGE, NOTE[self.file])

    def _notify(self, text: Message, title: str) -> None:
        note = Notification(
            package=PACKAGE,
            id=NOTE[self.file],
            title=title,
            text=text,
            icon="mic" if self.file == RECORDING else "play_arrow",
            importance=2,
            ongoing=True,
            content=Intent(component=f"{PACKAGE}/{self._app.main}"),
        )
        self._phone.notifications.post(note)


class SoundRecorder(Running):
    """Takes the sound of the microphone into a file."""

    file = RECORDING

    def __init__(self, app: App, store: RecordingStore, player: Player) -> None:
        super().__init__(app, store)
        self._player = player

    def press(self) -> None:
        """Begin, halt or go on; as in the real app every press makes a file, needed or not."""
        path = self._store.new_file()
        if not self.id:
            self._begin(path)
        elif self.running:
            self.halt()
        else:
            self._set(self.id, self.ms, runs=True)
            self._notify(tr("Recording…"), self._app.label)

    def halt(self) -> None:
        """Stop listening for a while."""
        if self.running:
            self._set(self.id, self.ms, runs=False)
            self._notify(tr("Paused"), self._app.label)

    def stop(self) -> int:
        """Finish the file; returns the recording's id."""
        record, ms = self.record, self.ms
        self.forget()
        if record is None:
            return 0
        data, length = record.sound.file(ms), record.sound.duration_us(ms)
        self._store.write(record.path, data)
        done = replace(record, duration_us=length, size=len(data), data=silence(ms))
        self._store.change(done)
        return record.id

    def drop(self) -> None:
        """End without keeping anything."""
        record = self.record
        self.forget()
        if record is not None:
            self._store.forget(record)
        self._app.prefs(PREFS).put(ACTIVE, IDLE)

    def _begin(self, path: str) -> None:
        self._player.stop()
        now, sound = self._phone.clock.now_ms, self._store.sound()
        record = Record(
            name=stem_and_ending(path)[0],
            created=now,
            added=now,
            path=path,
            format=sound.format,
            rate=sound.rate,
            channels=sound.channels,
            bits=sound.bits,
        )
        id_ = self._store.add(record).id
        self._app.prefs(PREFS).put(ACTIVE, id_)
        self._set(id_, 0, runs=True)
        self._notify(tr("Recording…"), self._app.label)


class Player(Running):
    """Plays a recording."""

    file = PLAYING

    def __init__(self, app: App, store: RecordingStore, played: Callable[[], None]) -> None:
        """Play for an app; `played` is its method that ends it, for its clock."""
        super().__init__(app, store)
        self._played = played

    def position(self, record: Record | None) -> int:
        """The place in a recording that is played now; 0 while it is not."""
        return min(record.ms, self.ms) if record is not None and self.id == record.id else 0

    def play(self, id_: int) -> bool:
        """Play from the beginning; False where the file is gone."""
        self.stop()
        record = self._store.get(id_)
        if record is None or not self._phone.files.exists(record.path):
            return False
        self._go(record, 0)
        return True

    def press(self) -> None:
        """Halt, or go on."""
        record = self.record
        if record is None:
            self.stop()
        elif self.running:
            self._halt(self.ms)
        else:
            self._go(record, self.ms)

    def seek(self, ms: int) -> None:
        """Go to a place; what plays plays on from there."""
        record = self.record
        if record is not None and self.running:
            self._go(record, ms)
        elif record is not None:
            self._halt(ms)

    def seek_share(self, steps: int) -> None:
        """Go to a place on the bar to seek with."""
        if self.record is not None:
            self.seek(self.record.ms * steps // WHOLE)

    def stop(self) -> None:
        """End, and go back to the beginning."""
        if self.id:
            self.forget()

    def _go(self, record: Record, ms: int) -> None:
        self._app.cancel(self._kept.get(TIMER, 0))
        self._set(record.id, ms, runs=True)
        rest = max(0, record.ms - ms)
        self._kept.put(TIMER, self._app.after(rest, self._played))
        self._notify(tr("Playback: {name}", name=record.name), self._app.label)

    def _halt(self, ms: int) -> None:
        self._app.cancel(self._kept.get(TIMER, 0))
        self._set(self.id, ms, runs=False)
