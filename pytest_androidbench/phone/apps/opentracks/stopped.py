"""The page after a recording was stopped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.opentracks.colours import ORANGE, RED
from pytest_androidbench.phone.apps.opentracks.deleting import ask_to_delete
from pytest_androidbench.phone.apps.opentracks.editing import TypeForm
from pytest_androidbench.phone.apps.opentracks.look import UNIT
from pytest_androidbench.phone.apps.opentracks.model import Track
from pytest_androidbench.phone.apps.opentracks.names import PACKAGE
from pytest_androidbench.phone.apps.opentracks.units import Parts, elapsed
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

TIME, LENGTH = w.TextStyle(60), w.TextStyle(40)
RECORDING: Final = ".TrackRecordingActivity"


@dataclass(eq=False)
class TrackStopped(TypeForm[None]):
    """A recording that has ended: finish, go on or throw it away."""

    activity: ClassVar[str] = ".TrackStoppedActivity"

    def build(self) -> w.Widget:
        track, units = self.store.track(self.id) or Track(), self.units
        stats = track.stats
        length = units.distance(stats.distance)
        pace = units.shows_pace(track.category)
        kids = (
            *self.fields(),
            w.Text(elapsed(stats.moving_ms), TIME, id="time", align="center", width="fill"),
            w.Row(
                _sum(length, "distance"),
                _sum(units.speed(stats.moving_speed, pace=pace), "speed"),
                width="fill",
            ),
        )
        return w.Page(*self.with_buttons(kids, self._buttons()))

    def _buttons(self) -> w.Widget:
        picture = "android.widget.ImageView"
        discard = w.IconButton(
            "delete_forever",
            tr("Discard"),
            id="discard_button",
            cls=picture,
            size=32,
            on_tap=self.discard,
        )
        record = w.IconButton(
            "fiber_manual_record",
            tr("Record"),
            id="resume_button",
            cls=picture,
            size=64,
            colour=RED,
            on_tap=self.resume,
        )
        finish = w.IconButton(
            "check_circle",
            tr("Stop"),
            id="finish_button",
            cls=picture,
            size=64,
            colour=ORANGE,
            on_tap=self.finish,
        )
        side = w.Spacer(weight=1)
        row = w.Row(
            side,
            discard,
            w.Spacer(52),
            record,
            w.Spacer(36),
            finish,
            w.Spacer(weight=1),
            width="fill",
        )
        return w.Panel(row, padding=(8, 8, 8, 24))

    def on_back(self) -> None:
        self.go_on()

    def finish(self) -> None:
        """Keep it as it is described."""
        self.save_fields()
        self.close()

    def resume(self) -> None:
        """Keep what was written, and record on."""
        self.save_fields()
        self.go_on()

    def go_on(self) -> None:
        """Record on."""
        self.recorder.resume(self.id)
        self.start(Intent(component=f"{PACKAGE}/{RECORDING}"))
        self.close()

    def discard(self) -> None:
        ask_to_delete(self, [self.id], self.discarded)

    def discarded(self, done: bool) -> None:
        """Leave when it is thrown away."""
        if done:
            self.close()


def _sum(parts: Parts, id_: str) -> w.Widget:
    value, unit = parts
    return w.Row(
        w.Spacer(weight=1),
        w.Text(value, LENGTH, id=id_, lines=1),
        w.Spacer(4),
        w.Text(unit, UNIT, id=f"{id_}_unit", lines=1),
        w.Spacer(weight=1),
        weight=1,
        across="end",
    )
