"""Recording: what the app's service does while it runs."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.opentracks import model, names
from pytest_androidbench.phone.apps.opentracks.counting import counted, distance
from pytest_androidbench.phone.apps.opentracks.kinds import UNKNOWN
from pytest_androidbench.phone.apps.opentracks.units import Moment
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.location import enabled, position
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.opentracks.store import TrackStore
    from pytest_androidbench.phone.system.app import App

FILE: Final = "recording"
"""Where is kept what on a real phone is in the service's memory."""
TRACK, SINCE, SENSORS, SEEN, RESTING = "track", "since", "sensors", "seen", "resting"
NOTE: Final = 123
TICK_MS: Final = 1000


class TrackRecorder:
    """Starts, watches and ends a recording."""

    def __init__(
        self, app: App, store: TrackStore, *, tick: Callable[[], None], rest: Callable[[], None]
    ) -> None:
        """Record for an app.

        Args:
            app: whose settings count.
            store: where tracks are kept.
            tick: the app's method that calls `tick`, for its clock.
            rest: the same for `rest`.
        """
        self._app = app
        self._phone = app.phone
        self._store = store
        self._kept = app.prefs(FILE)
        self._tick, self._rest = tick, rest

    @property
    def track(self) -> int:
        """The id of the track that is recorded; 0: none is."""
        return self._kept.get(TRACK, 0)

    @property
    def sensors(self) -> bool:
        """Whether the GPS is in use, for a recording or to be ready for one."""
        return bool(self.track) or self._kept.get(SENSORS, default=False)

    @property
    def fixed(self) -> bool:
        """Whether the GPS says where the phone is."""
        return self.sensors and position(self._phone) is not None

    @property
    def status(self) -> str:
        """What the GPS does."""
        if not enabled(self._phone):
            return "GPS disabled"
        return "GPS fixed and ready" if self.fixed else "Waiting for GPS signal"

    def start(self) -> int:
        """Begin a new track; returns its id."""
        now = self._phone.clock.now_ms
        here = local_time(self._phone)
        offset = here.utcoffset()
        shift = int(offset.total_seconds()) if offset else 0
        seed = f"{now} {self._phone.clock.uptime_ms}".encode()
        id_ = self._store.add(now, shift, hashlib.sha256(seed).digest()[:16])
        category = self._app.prefs().get(names.TYPE_KEY, UNKNOWN)
        name = self._name(id_, Moment.of(self._phone, now, shift))
        self._store.describe(id_, name, category, "")
        self._begin(id_)
        return id_

    def resume(self, id_: int) -> None:
        """Go on with a track."""
        if self._store.track(id_) is not None:
            self._begin(id_)

    def stop(self) -> None:
        """End the recording."""
        if self.track:
            self._write(self._now(model.END))
        self.forget()

    def forget(self) -> None:
        """Drop everything, as when the process ends."""
        self._app.cancel(self._kept.get(RESTING, 0))
        for key in list(self._kept.all()):
            self._kept.remove(key)
        self._phone.notifications.cancel(self._app.package, NOTE)

    def use_sensors(self, on: bool) -> None:
        """Let the GPS run without a recording, or not."""
        self._kept.put(SENSORS, value=on)
        if on:
            self._notify(tr(self.status))
        else:
            self._phone.notifications.cancel(self._app.package, NOTE)

    def live(self) -> model.Track | None:
        """The track that is recorded, with statistics up to this moment."""
        track = self._store.track(self.track)
        if track is None:
            return None
        here = self.last_place()
        now = self._now(model.POINT)
        if here is not None:
            now = replace(now, longitude=here.longitude, latitude=here.latitude)
        return replace(track, stats=counted([*self._points(), now], self._before()))

    def last_place(self) -> model.TrackPoint | None:
        """The last point of the recording that says where it is."""
        return next((point for point in reversed(self._points()) if point.placed), None)

    def mark(self) -> int:
        """Note the present place; returns the marker's id, 0 while the place is not known."""
        here, track = self.last_place(), self.live()
        if here is None or track is None:
            return 0
        number = len(self._store.markers(track.id)) + 1
        marker = model.Marker(
            track=track.id,
            name=f"Marker {number}",
            time_ms=here.time_ms,
            longitude=here.longitude or 0.0,
            latitude=here.latitude or 0.0,
        )
        return self._store.add_marker(marker, track.stats)

    def tick(self) -> None:
        """Look where the phone is, once a second or as seldom as is set."""
        if not self.track:
            return
        here = position(self._phone)
        if here is not None and str(here) != self._kept.get(SEEN, ""):
            self._kept.put(SEEN, str(here))
            self._arrive(
                model.TrackPoint(
                    type=model.POINT,
                    time_ms=self._phone.clock.now_ms,
                    longitude=here.longitude,
                    latitude=here.latitude,
                    elevation=here.altitude,
                )
            )
        self._app.after(max(TICK_MS, self._setting(names.SAMPLING_KEY, 0) * 1000), self._tick)

    def rest(self) -> None:
        """Note that nothing has moved for a while."""
        if self.track:
            self._write(self._now(model.IDLE))

    def _begin(self, id_: int) -> None:
        track = self._store.track(id_)
        stats = track.stats if track is not None else model.Stats()
        self._kept.update(
            {
                TRACK: id_,
                SINCE: len(self._store.points(id_)),
                "distance": float(stats.distance),
                "total": stats.total_ms,
                "moving": stats.moving_ms,
                "top": float(stats.top_speed),
            }
        )
        self._write(self._now(model.MANUAL_START))
        self._app.after(TICK_MS, self._tick)
        self._notify(tr(self.status))

    def _arrive(self, point: model.TrackPoint) -> None:
        """Keep a place if it lies far enough from the last one that was kept."""
        last = self.last_place()
        if last is None:
            self._write(point)
            return
        way = distance(last, point)
        seconds = (point.time_ms - last.time_ms) / 1000
        point = replace(point, speed=way / seconds if seconds else None)
        if way > self._setting(names.FAR_KEY, 200):
            self._write(replace(point, type=model.AUTO_START))
        elif way >= self._setting(names.INTERVAL_KEY, 10):
            self._write(point)
        else:
            return
        self._app.cancel(self._kept.get(RESTING, 0))
        wait = self._setting(names.IDLE_KEY, 10) * 1000
        self._kept.put(RESTING, self._app.after(wait, self._rest))

    def _write(self, point: model.TrackPoint) -> None:
        self._store.add_point(self.track, point)
        stats = counted(self._points(), self._before())
        self._store.count_up(self.track, point.time_ms, stats)

    def _points(self) -> list[model.TrackPoint]:
        """The points of this recording; not those from before it was resumed."""
        return self._store.points(self.track)[self._kept.get(SINCE, 0) :]

    def _before(self) -> model.Stats:
        return model.Stats(
            distance=self._kept.get("distance", 0.0),
            total_ms=self._kept.get("total", 0),
            moving_ms=self._kept.get("moving", 0),
            top_speed=self._kept.get("top", 0.0),
        )

    def _now(self, type_: str) -> model.TrackPoint:
        return model.TrackPoint(type=type_, time_ms=self._phone.clock.now_ms)

    def _name(self, id_: int, start: Moment) -> str:
        chosen = self._app.prefs().get(names.NAME_KEY, "DATE_ISO_8601")
        if chosen == "NUMBER":
            return f"Track {id_}"
        return start.full() if chosen == "DATE_LOCAL" else start.iso()

    def _setting(self, key: str, default: int) -> int:
        return int(self._app.prefs().get(key, str(default)))

    def _notify(self, text: TextLike) -> None:
        page = names.RECORDING if self.track else ".TrackListActivity"
        note = Notification(
            package=self._app.package,
            id=NOTE,
            title=self._app.label,
            text=text,
            icon=self._app.icon,
            importance=2,
            ongoing=True,
            content=Intent(component=f"{self._app.package}/{page}"),
        )
        self._phone.notifications.post(note)
