"""A bar that tells when it goes."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.kit.snackbar import SHOWN_MS, SnackbarHost
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from tests.phone_system.sample import Finger, phone_showing

PACKAGE = "com.ex.snackbar"


@dataclass(eq=False)
class Bin(AppScreen[App, None]):
    """A button that says something, and counts when that was over."""

    activity = ".Main"
    gone: int = 0
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    def build(self) -> w.Widget:
        say = partial(self.snackbar.say, "Deleted", self.undo, self.over)
        words = w.Column(w.Button("Say", id="say", on_tap=say), w.Text(str(self.gone), id="gone"))
        return w.Page(words, over=self.snackbar.build())

    def undo(self) -> None:
        self.snackbar.hush()

    def over(self) -> None:
        self.gone += 1


def test_what_waits_for_the_bar_to_go_is_done_once_by_time_or_by_hand() -> None:
    phone = phone_showing(Bin)
    finger = Finger(phone)
    finger.tap(id="say")
    phone.snapshots.save("said")
    phone.snapshots.load("said")
    phone.clock.advance(SHOWN_MS)
    phone.windows.changed()
    assert finger.find(id="gone").text == "1"
    finger.tap(id="say")
    finger.tap(text="UNDO")
    phone.clock.advance(2 * SHOWN_MS)
    phone.windows.changed()
    assert finger.find(id="gone").text == "2"
