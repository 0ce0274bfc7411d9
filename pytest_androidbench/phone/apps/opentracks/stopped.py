"""The page after a recording was stopped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.colours import ORANGE, RED
from pytest_androidbench.phone.apps.opentracks.deleting import DeleteTracks
from pytest_androidbench.phone.apps.opentracks.editing import TrackForm
from pytest_androidbench.phone.apps.opentracks.look import IMAGE, form, number
from pytest_androidbench.phone.apps.opentracks.model import Track
from pytest_androidbench.phone.apps.opentracks.names import PACKAGE, RECORDING
from pytest_androidbench.phone.apps.opentracks.units import Parts, elapsed
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

TIME, LENGTH = w.TextStyle(60), w.TextStyle(40)


@dataclass(eq=False)
class TrackStopped(AppScreen[OpenTracksApp, None]):
    """A recording that has ended: finish, go on or throw it away."""

    activity: ClassVar[str] = ".TrackStoppedActivity"

    form: TrackForm = field(default_factory=TrackForm)

    def build(self) -> w.Widget:
        track, units = self.app.store.track(self.form.id) or Track(), self.app.units
        stats, pace = track.stats, units.shows_pace(track.category)
        sums = w.Row(
            _sum(units.distance(stats.distance), "distance"),
            _sum(units.speed(stats.moving_speed, pace=pace), "speed"),
            width="fill",
        )
        time = w.Text(elapsed(stats.moving_ms), TIME, id="time", align="center", width="fill")
        fields = (*self.form.build(), time, sums)
        parts = form(self.phone.display.is_wide, fields, self._buttons())
        content = w.Column(
            *parts,
            id="content_linear_layout",
            cls="android.widget.LinearLayout",
            across="stretch",
            weight=1,
        )
        return w.Page(content)

    def _buttons(self) -> w.Widget:
        discard = _button("delete_forever", tr("Discard"), "discard_button", self.discard, size=32)
        record = _button(
            "fiber_manual_record", tr("Record"), "resume_button", self.resume, colour=RED
        )
        finish = _button("check_circle", tr("Stop"), "finish_button", self.finish, colour=ORANGE)
        side = w.Spacer(weight=1)
        row = w.Row(
            side, discard, w.Spacer(52), record, w.Spacer(36), finish, w.Spacer(weight=1),
            width="fill",
        )  # fmt: skip
        return w.Panel(row, padding=(8, 8, 8, 24))

    def on_back(self) -> None:
        self.go_on()

    def finish(self) -> None:
        """Keep it as it is described."""
        self.form.save()
        self.close()

    def resume(self) -> None:
        """Keep what was written, and record on."""
        self.form.save()
        self.go_on()

    def go_on(self) -> None:
        """Record on."""
        self.app.recorder.resume(self.form.id)
        self.start(Intent(component=f"{PACKAGE}/{RECORDING}"))
        self.close()

    def discard(self) -> None:
        self.ask(DeleteTracks(ids=[self.form.id]), self.discarded)

    def discarded(self, done: bool) -> None:
        """Leave when it is thrown away."""
        if done:
            self.close()


def _button(
    icon: str,
    desc: TextLike,
    id_: str,
    act: Callable[[], None],
    *,
    size: float = 64,
    colour: str = "on_surface_variant",
) -> w.Widget:
    return w.IconButton(icon, desc, id=id_, cls=IMAGE, size=size, colour=colour, on_tap=act)


def _sum(parts: Parts, id_: str) -> w.Widget:
    shown = number(parts, id_, f"{id_}_unit", LENGTH)
    return w.Row(w.Spacer(weight=1), shown, w.Spacer(weight=1), weight=1, across="end")
